"""The HTTP API does what its schema says, whatever it is sent: Schemathesis finds out.

Every answer has a status that is documented and the form that its status has, what is not allowed
says what is (Allow), and nothing is ever a mistake of the server (5xx).
"""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

pytest.importorskip("litestar", reason="the web table is an extra")

from tests.server.processes import LOG, create, serving

EXAMPLES = int(os.environ.get("KINGSROAD_CONTRACT_EXAMPLES", "8"))
"""Requests at random for each operation, beside those at the bounds of its schema."""
LIMITS = """
[limits]
requests_burst = 1e9
creations_burst = 1e9
looks_burst = 1e9
"""
UNSAID = "positive_data_acceptance"
"""Not checked: whether everything that fits the schema is taken. A name may be taken, and a game
says for itself how many can sit there."""


@pytest.mark.skipif(find_spec("schemathesis") is None, reason="Schemathesis is not installed")
@pytest.mark.skipif(
    os.environ.get("KINGSROAD_EXPECT") == "interpreted", reason="once is enough: the compiled run"
)
@pytest.mark.parametrize("who", ["a stranger", "a player"])
def test_the_api_keeps_its_contract(who: str, tmp_path: Path) -> None:
    settings, config = tmp_path / "settings.toml", tmp_path / "schemathesis.toml"
    settings.write_text(LIMITS)
    config.touch()
    with serving(tmp_path / "data", "--settings", str(settings), "--thinkers", "1") as (where, _):
        more = []
        if who == "a player":  # somebody who is known, at a table that is there
            table, cookie = create(where)
            config.write_text(f'[parameters]\n"path.table" = "{table}"\n"path.seat" = "blue"\n')
            more = ["--header", f"Cookie: {cookie}"]
        done = subprocess.run(
            [
                *(sys.executable, "-m", "schemathesis.cli", "--config-file", str(config), "run"),
                *(f"http://{where}/schema/openapi.json", "--seed", "1", "--no-shrink"),
                *("--phases", "examples,coverage,fuzzing", "--max-examples", str(EXAMPLES)),
                *("--continue-on-failure", "--exclude-checks", UNSAID, "--warnings", "off"),
                *("--no-color", "--generation-database", "none", *more),
            ],
            capture_output=True,
            text=True,
            check=False,
            timeout=900,
            cwd=tmp_path,
        )
    assert done.returncode == 0, done.stdout[-20_000:]
    assert " 0 selected" not in done.stdout
    assert "Traceback" not in (tmp_path / "data" / LOG).read_text()
