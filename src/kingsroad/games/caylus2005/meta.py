"""What Caylus (2005) is: title, seats, options, rules version."""

from __future__ import annotations

from typing import Final

from kingsroad.core.game import Ask, Game, Option, Ruleset
from kingsroad.games.caylus2005.about import about
from kingsroad.games.caylus2005.choices import CATALOGUE, SEAT_NAMES
from kingsroad.games.caylus2005.documents import View
from kingsroad.games.caylus2005.position.reading import read_position
from kingsroad.games.caylus2005.position.writing import write_position
from kingsroad.games.caylus2005.setup import opening
from kingsroad.games.caylus2005.state import Board, Variant
from kingsroad.games.caylus2005.steps import WORDS
from kingsroad.games.caylus2005.tiles import TILES
from kingsroad.games.caylus2005.views import view

RULES_VERSION: Final = 2


class Caylus2005(Ruleset[Board]):
    """Caylus as published in 2005, with its variants."""

    def __init__(self) -> None:
        super().__init__(
            key="caylus2005",
            title="Caylus (2005)",
            version=RULES_VERSION,
            seats=[2, 3, 4, 5],
            seat_names=SEAT_NAMES,
            options=[
                Option("favors", ["standard", "simple"], "simple: each royal favor is 3 prestige"),
                *[
                    Option(tile.key, ["off", "on"], f"on: {tile.optional}")
                    for tile in TILES
                    if tile.optional
                ],
            ],
            catalogue=CATALOGUE,
            words=WORDS,
        )

    def new(self, players: int, options: dict[str, str]) -> Game[Board]:
        """A game before its first step."""
        board, agenda = opening(players, Variant(options))
        return Game(self, board, agenda)

    def about(self, g: Game[Board], asked: Ask[Board]) -> dict[str, str]:
        """What a question is about."""
        return about(g, asked, super().about(g, asked))

    def copy_state(self, state: Board) -> Board:
        """Clone a board."""
        return state.clone()

    def chosen_options(self, state: Board) -> dict[str, str]:
        """The options under which a board is played."""
        return state.variant.options()

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


RULES: Final = Caylus2005()
