"""The one line that plugs the drill's game in, and takes it out again."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.drill.games.toll_road.meta import RULES

from kingsroad import library


@pytest.fixture(autouse=True)
def toll_road() -> Iterator[library.AnyRuleset]:
    library.add(RULES)
    yield RULES
    del library.GAMES[RULES.key]
