"""Setting up: chance lays the tiles, draws the first seat and deals characters to draft."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from kingsroad.core.bits import BIT
from kingsroad.core.choice import Choice
from kingsroad.core.game import Ask, Draw, Game, Sorts, Step
from kingsroad.games.caylus1303.camp import hire
from kingsroad.games.caylus1303.causes import SETUP
from kingsroad.games.caylus1303.choices import DEAL, ENGAGE, FIRST, KEYS, LAY
from kingsroad.games.caylus1303.favors import engage
from kingsroad.games.caylus1303.phases import PlayRound, clockwise
from kingsroad.games.caylus1303.state import Board, bare_board
from kingsroad.games.caylus1303.tiles import (
    CHARACTER_KEYS,
    CHARACTERS,
    FIRST_GAME_CHARACTERS,
    FIRST_GAME_ROAD,
    FIRST_GAME_SITE,
    FIRST_GAME_STONE,
    FIRST_GAME_WOOD,
    LAST_START_PLOT,
    MASON,
    OF_KIND,
    OF_STONE,
    SPARE_CHARACTERS,
    START,
    STARTING_STOCK,
    STARTING_WORKERS,
    STONE_PLOT,
    TILE_NUMBER,
    WOOD_PLOT,
    WOODEN,
)
from kingsroad.realm.table import gain, tell_order

# The spots that are filled before the game, in this order. Three of them are at the site.
SITE_SPOT: Final = [0, 9, 11]
WOOD_SPOT: Final[i64] = 10
STONE_SPOT: Final[i64] = 12
SPOTS: Final[i64] = 13


def opening(players: int, first_game: bool) -> tuple[Board, list[Step[Board]]]:
    """The board out of the box, and the agenda of a whole game (last in, first out)."""
    rest: list[Step[Board]] = [PlayRound(), DealStart(), Draft(), DealCharacters(), DrawFirst()]
    rest.append(LayFirstGame() if first_game else LayTiles(0))
    return bare_board(players, first_game), rest


class LayTiles(Draw[Board]):
    """[setup.5] [setup.6] [setup.8] Tiles go to the construction site and to the road at random."""

    SORTS: ClassVar[Sorts] = ("spot",)

    def __init__(self, spot: i64) -> None:
        super().__init__()
        self.spot: Final = spot

    def facts(self) -> list[int]:
        """The spot to fill."""
        return [self.spot]

    def options(self, g: Game[Board]) -> list[Choice]:
        """[setup.7] The tiles of the kind that are left; the mason never goes to the road."""
        kind = START
        if self.spot >= SITE_SPOT[2]:
            kind = OF_STONE
        elif self.spot >= SITE_SPOT[1]:
            kind = WOODEN
        return [
            LAY[tile]
            for tile in OF_KIND[kind]
            if g.state.in_supply(tile) and not (tile == MASON and self.spot == WOOD_SPOT)
        ]

    def choose(self, g: Game[Board], choice: Choice) -> None:
        """Lay the tile and go on to the next spot."""
        lay_at(g, choice.arg, self.spot)
        if self.spot + 1 < SPOTS:
            g.then(LayTiles(self.spot + 1))


def lay_at(g: Game[Board], tile: i64, spot: i64) -> None:
    """Lay a tile before the game."""
    b = g.state
    b.supply &= ~BIT[tile]
    if spot in SITE_SPOT:
        number = SITE_SPOT.index(spot)
        b.lay_site_tile(number, tile)
        if g.listener is not None:
            g.tell("lay-site", subject=KEYS[tile], amount=number + 1)
        return
    plot = spot if spot <= LAST_START_PLOT else WOOD_PLOT if spot == WOOD_SPOT else STONE_PLOT
    b.lay(plot, tile)
    if g.listener is not None:
        g.tell("lay", subject=KEYS[tile], amount=plot)


class LayFirstGame(Step[Board]):
    """[first.1] The buildings recommended for a first game."""

    def run(self, g: Game[Board]) -> None:
        """Lay them in the order in which chance would."""
        for i in range(len(FIRST_GAME_SITE)):
            lay_at(g, TILE_NUMBER[FIRST_GAME_SITE[i]], SITE_SPOT[i])
        for i in range(len(FIRST_GAME_ROAD)):
            lay_at(g, TILE_NUMBER[FIRST_GAME_ROAD[i]], i + 1)
        lay_at(g, TILE_NUMBER[FIRST_GAME_WOOD], WOOD_SPOT)
        lay_at(g, TILE_NUMBER[FIRST_GAME_STONE], STONE_SPOT)


class DrawFirst(Draw[Board]):
    """[setup.2] The first seat is drawn at random; the others follow clockwise."""

    def options(self, g: Game[Board]) -> list[Choice]:
        """Every seat."""
        return FIRST[: g.players]

    def choose(self, g: Game[Board], choice: Choice) -> None:
        """The seat leads the first round."""
        g.state.order = clockwise(len(g.state.seats), choice.arg)
        tell_order(g)


class DealCharacters(Draw[Board]):
    """[setup.15] Three characters more than seats are drawn; the others stay in the box."""

    def run(self, g: Game[Board]) -> None:
        """[first.2] For a first game they are named."""
        if g.state.first_game:
            for i in range(g.players + SPARE_CHARACTERS):
                bring(g, FIRST_GAME_CHARACTERS[i])
        else:
            super().run(g)

    def options(self, g: Game[Board]) -> list[Choice]:
        """The characters in the box; nothing once enough are drawn."""
        drawn = g.state.characters
        count = 0
        for i in range(CHARACTERS):
            count += drawn >> i & 1
        if count == g.players + SPARE_CHARACTERS:
            return []
        return [DEAL[i] for i in range(CHARACTERS) if not drawn >> i & 1]

    def choose(self, g: Game[Board], choice: Choice) -> None:
        """Lay it open."""
        bring(g, choice.arg)
        g.then(DealCharacters())


def bring(g: Game[Board], character: i64) -> None:
    """A character comes into the game."""
    g.state.characters |= BIT[character]
    if g.listener is not None:
        g.tell("character", subject=CHARACTER_KEYS[character])


class Draft(Step[Board]):
    """[setup.16] From the last seat on, against the clock, each takes one character."""

    def run(self, g: Game[Board]) -> None:
        """Ask them in this order."""
        for seat in g.state.order:
            g.then(DraftCharacter(seat))


class DraftCharacter(Ask[Board]):
    """[setup.16] Take one of the characters that are left."""

    def options(self, g: Game[Board]) -> list[Choice]:
        """Those that nobody has taken; [setup.17] three will be left beside the castle."""
        return [ENGAGE[i] for i in range(CHARACTERS) if g.state.characters >> i & 1]

    def choose(self, g: Game[Board], choice: Choice) -> None:
        """It lies open before the seat."""
        engage(g, self.seat, choice.arg)


class DealStart(Step[Board]):
    """[setup.14] [setup.18] Workers by the number of seats, and four cubes for each."""

    def run(self, g: Game[Board]) -> None:
        """Deal to every seat."""
        b = g.state
        for seat in b.order:
            hire(g, seat, STARTING_WORKERS[len(b.seats)], SETUP)
            gain(g, seat, STARTING_STOCK, SETUP)
