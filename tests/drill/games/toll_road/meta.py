"""What Toll Road is: title, seats, rules version, and what nobody else may know."""

from __future__ import annotations

from typing import Final

from tests.drill.games.toll_road.choices import CATALOGUE, SEAT_NAMES
from tests.drill.games.toll_road.position import read_position, write_position
from tests.drill.games.toll_road.state import Road
from tests.drill.games.toll_road.steps import WORDS, opening
from tests.drill.games.toll_road.views import conceal, view

from kingsroad.core.dice import Dice
from kingsroad.core.game import Game, Ruleset


class TollRoad(Ruleset[Road]):
    """Toll Road."""

    def __init__(self) -> None:
        super().__init__(
            key="toll_road",
            title="Toll Road",
            version=1,
            seats=[2, 3, 4],
            seat_names=SEAT_NAMES,
            options=[],
            catalogue=CATALOGUE,
            words=WORDS,
            hidden=("hand",),
            secrets=True,
            reveals=("show",),
            home="tests.drill",
        )

    def new(self, players: int, options: dict[str, str]) -> Game[Road]:
        return Game(self, Road(players), opening(players))

    def copy_state(self, state: Road) -> Road:
        return state.clone()

    def chosen_options(self, state: Road) -> dict[str, str]:
        return {}

    def scores(self, g: Game[Road]) -> list[int]:
        return g.state.points.copy()

    def view(self, g: Game[Road], seat: int) -> dict[str, object]:
        return view(g, seat)

    def conceal(self, g: Game[Road], seat: int, dice: Dice) -> Game[Road]:
        return conceal(g, seat, dice)

    def write_position(self, g: Game[Road]) -> dict[str, object]:
        return write_position(g)

    def read_position(self, document: dict[str, object]) -> Game[Road]:
        return read_position(self, document)


RULES: Final = TollRoad()
