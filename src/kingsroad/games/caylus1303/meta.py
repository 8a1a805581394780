"""What Caylus 1303 is: title, seats, options, rules version."""

from __future__ import annotations

from typing import Final

from kingsroad.core.game import Ask, Game, Option, Ruleset
from kingsroad.games.caylus1303.about import about
from kingsroad.games.caylus1303.choices import CATALOGUE, SEAT_NAMES
from kingsroad.games.caylus1303.documents import View
from kingsroad.games.caylus1303.position.reading import read_position
from kingsroad.games.caylus1303.position.writing import write_position
from kingsroad.games.caylus1303.setup import opening
from kingsroad.games.caylus1303.state import Board
from kingsroad.games.caylus1303.steps import WORDS
from kingsroad.games.caylus1303.views import view

RULES_VERSION: Final = 2


class Caylus1303(Ruleset[Board]):
    """Caylus 1303 as published in 2019."""

    def __init__(self) -> None:
        super().__init__(
            key="caylus1303",
            title="Caylus 1303",
            version=RULES_VERSION,
            seats=[2, 3, 4, 5],
            seat_names=SEAT_NAMES,
            options=[
                Option(
                    "setup",
                    ["random", "first-game"],
                    "first-game: as recommended for beginners",
                )
            ],
            catalogue=CATALOGUE,
            words=WORDS,
            hidden=("prestige",),
        )

    def new(self, players: int, options: dict[str, str]) -> Game[Board]:
        """A game before its first step."""
        board, agenda = opening(players, options["setup"] == "first-game")
        return Game(self, board, agenda)

    def about(self, g: Game[Board], asked: Ask[Board]) -> dict[str, str]:
        """What a question is about."""
        return about(g, asked, super().about(g, asked))

    def copy_state(self, state: Board) -> Board:
        """Clone a board."""
        return state.clone()

    def chosen_options(self, state: Board) -> dict[str, str]:
        """The options under which a board is played."""
        return {"setup": "first-game" if state.first_game else "random"}

    def scores(self, g: Game[Board]) -> list[int]:
        """The prestige of each seat now."""
        return [seat.prestige for seat in g.state.seats]

    def view(self, g: Game[Board], seat: int) -> View:
        """What a seat may see."""
        return view(g, seat)

    def write_position(self, g: Game[Board]) -> dict[str, object]:
        """The whole position as a document."""
        return write_position(g)

    def read_position(self, document: dict[str, object]) -> Game[Board]:
        """A game that goes on from a document."""
        return read_position(self, document)


RULES: Final = Caylus1303()
