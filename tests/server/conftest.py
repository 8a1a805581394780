"""A server for each test that wants one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.helpers import Client, running


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    """A server with an empty folder."""
    with running(tmp_path / "data") as found:
        yield found
