"""The terminal of the tests speaks English, whatever the system speaks."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KINGSROAD_LANGUAGE", "en")
