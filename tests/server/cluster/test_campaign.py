"""The short form of the campaign: each of its blows once, under play."""

from __future__ import annotations

import asyncio
import json
import os
from pathlib import Path

import pytest
from tests.campaign.__main__ import fight


@pytest.mark.skipif(
    os.environ.get("KINGSROAD_EXPECT") == "interpreted", reason="once is enough: the compiled run"
)
def test_nothing_is_lost_or_invented(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    latest = float("inf")  # a busy machine is no fault; `make campaign` measures
    assert asyncio.run(fight(16.0, tables=6, seed=1, folder=tmp_path, latest=latest)) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["choices"] > 100
    assert all(told["blows"].values())
    assert told["lives"] > 3
    # Who has a table depends on its id; but the proxy and the database are everybody's.
    for kind in ("kill", "proxy"):
        assert told["back"][kind]["times"] > 0
