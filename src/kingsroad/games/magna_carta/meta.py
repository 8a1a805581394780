"""What Caylus Magna Carta is: title, seats, options, rules version."""

from __future__ import annotations

from typing import Final

from kingsroad.core.dice import Dice
from kingsroad.core.game import Ask, Game, Option, Ruleset
from kingsroad.games.magna_carta.about import about
from kingsroad.games.magna_carta.choices import CATALOGUE, SEAT_NAMES
from kingsroad.games.magna_carta.documents import View
from kingsroad.games.magna_carta.position.reading import read_position
from kingsroad.games.magna_carta.position.writing import write_position
from kingsroad.games.magna_carta.scoring import score_of
from kingsroad.games.magna_carta.setup import opening
from kingsroad.games.magna_carta.state import Board
from kingsroad.games.magna_carta.steps import WORDS
from kingsroad.games.magna_carta.views import conceal, view

RULES_VERSION: Final = 2


class MagnaCarta(Ruleset[Board]):
    """Caylus Magna Carta, standard or beginner."""

    def __init__(self) -> None:
        super().__init__(
            key="magna_carta",
            title="Caylus Magna Carta",
            version=RULES_VERSION,
            seats=[2, 3, 4],
            seat_names=SEAT_NAMES,
            options=[
                Option("rules", ["standard", "beginner"], "beginner: no provost, no residences")
            ],
            catalogue=CATALOGUE,
            words=WORDS,
            hidden=("hand",),
            secrets=True,
            reveals=("build", "discard"),
        )

    def new(self, players: int, options: dict[str, str]) -> Game[Board]:
        """A game before its first step."""
        board, agenda = opening(players, options["rules"] == "beginner")
        return Game(self, board, agenda)

    def about(self, g: Game[Board], asked: Ask[Board]) -> dict[str, str]:
        """What a question is about."""
        return about(g, asked, super().about(g, asked))

    def copy_state(self, state: Board) -> Board:
        """Clone a board."""
        return state.clone()

    def chosen_options(self, state: Board) -> dict[str, str]:
        """The options under which a board is played."""
        return {"rules": "beginner" if state.beginner else "standard"}

    def scores(self, g: Game[Board]) -> list[int]:
        """The prestige of each seat if the game ended now."""
        return [int(score_of(seat)) for seat in g.state.seats]

    def view(self, g: Game[Board], seat: int) -> View:
        """What a seat may see."""
        return view(g, seat)

    def conceal(self, g: Game[Board], seat: int, dice: Dice) -> Game[Board]:
        """A clone with everything dealt anew that a seat cannot know."""
        return conceal(g, seat, dice)

    def write_position(self, g: Game[Board]) -> dict[str, object]:
        """The whole position as a document."""
        return write_position(g)

    def read_position(self, document: dict[str, object]) -> Game[Board]:
        """A game that goes on from a document."""
        return read_position(self, document)


RULES: Final = MagnaCarta()
