"""The one line that plugs the drill's game in, and takes it out again."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.drill.games.toll_road.meta import RULES
from tests.drill.laws import TollRoadLaws
from tests.laws import LAWS

from kingsroad import library


@pytest.fixture(autouse=True)
def toll_road(monkeypatch: pytest.MonkeyPatch) -> Iterator[library.AnyRuleset]:
    monkeypatch.setenv("KINGSROAD_LANGUAGE", "en")
    monkeypatch.setitem(LAWS, RULES.key, TollRoadLaws())
    library.add(RULES)
    yield RULES
    del library.GAMES[RULES.key]
