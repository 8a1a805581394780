"""Favors: a character of another seat, or a tile of the construction site."""

from __future__ import annotations

from mypy_extensions import i64

from kingsroad.core.bits import BIT
from kingsroad.core.choice import Choice
from kingsroad.core.game import Ask, Game

# Buildings give favors and favors build: the rule goes round, and so does the import.
from kingsroad.games.caylus1303 import activation
from kingsroad.games.caylus1303.choices import DECLINE, ENGAGE, KEYS, SITE, STEAL
from kingsroad.games.caylus1303.state import Board
from kingsroad.games.caylus1303.tiles import CHARACTER_KEYS, CHARACTERS


def grant(g: Game[Board], seat: i64) -> None:
    """[favor.2] A seat receives a favor, to be used at once."""
    if g.listener is not None:
        g.tell("favor", seat)
    g.then(UseFavor(seat))


class UseFavor(Ask[Board]):
    """[favor.2] Take a character from another seat, or use a tile of the construction site."""

    def options(self, g: Game[Board]) -> list[Choice]:
        """[favor.6] Every character of the others, and the tiles of the site open by now."""
        b = g.state
        theirs: i64 = 0
        for seat in range(len(b.seats)):
            if seat != self.seat:
                theirs |= b.seats[seat].characters
        legal = [STEAL[i] for i in range(CHARACTERS) if theirs >> i & 1]
        for number in range(b.open_site_tiles()):
            legal.append(SITE[number])
        return legal

    def choose(self, g: Game[Board], choice: Choice) -> None:
        """[favor.3] The character changes hands, or [favor.4] [favor.7] [favor.9] the tile acts.

        [favor.13] What the character has done this round stays done.
        """
        b = g.state
        if choice.verb == "steal":
            holder = b.holder_of(choice.arg)
            b.seats[holder].characters &= ~BIT[choice.arg]
            b.seats[self.seat].characters |= BIT[choice.arg]
            if g.listener is not None:
                g.tell("steal", self.seat, CHARACTER_KEYS[choice.arg], holder)
            return
        tile = b.site_tile(choice.arg)
        if g.listener is not None:
            g.tell("site", self.seat, KEYS[tile], choice.arg + 1)
        g.then(EngageCharacter(self.seat))
        activation.carry_out(g, self.seat, tile, True)


class EngageCharacter(Ask[Board]):
    """[favor.10] Take a character from beside the castle, or leave them."""

    def options(self, g: Game[Board]) -> list[Choice]:
        """The characters that are there."""
        legal = [ENGAGE[i] for i in range(CHARACTERS) if g.state.characters >> i & 1]
        if legal:
            legal.append(DECLINE)
        return legal

    def choose(self, g: Game[Board], choice: Choice) -> None:
        """The character goes to the seat."""
        if choice is not DECLINE:
            engage(g, self.seat, choice.arg)


def engage(g: Game[Board], seat: i64, character: i64) -> None:
    """A seat takes a character from beside the castle."""
    b = g.state
    b.characters &= ~BIT[character]
    b.seats[seat].characters |= BIT[character]
    if g.listener is not None:
        g.tell("engage", seat, CHARACTER_KEYS[character])
