"""What OpenSpiel's algorithms are shown of a state: as an array, as text, in public or private."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np
import pyspiel
from numpy.typing import NDArray

from kingsroad.core.game import NOBODY
from kingsroad.library import AnyGame, AnyRuleset
from kingsroad.research.observation import Scribe, layout_of
from kingsroad.research.render import difference, pairs
from kingsroad.research.text import ASKED, observe

if TYPE_CHECKING:
    from kingsroad.research.openspiel import SpielState

HIDDEN: Final = "?"

Floats = NDArray[np.float32]


class SpielObserver:
    """Looks at states in one of the ways OpenSpiel knows.

    `tensor` is None where there is no array: with perfect recall, which only the text has, and
    where there is nothing private.
    """

    def __init__(
        self,
        rules: AnyRuleset,
        players: int,
        wanted: pyspiel.IIGObservationType,
        params: dict[str, Any] | None,
    ) -> None:
        if params:
            raise ValueError(f"there are no observation parameters, but {params} was passed")
        kinds = pyspiel.PrivateInfoType
        self.rules = rules
        self.public: bool = wanted.public_info
        self.recall: bool = wanted.perfect_recall
        self.own: bool = wanted.private_info == kinds.SINGLE_PLAYER
        self.all: bool = wanted.private_info == kinds.ALL_PLAYERS
        self.tensor: Floats | None = None
        self.dict: dict[str, Floats] = {}
        if not self.recall:
            self._lay_out(players)

    def _lay_out(self, players: int) -> None:
        """One array, and a view of it for each piece."""
        self.layout = layout_of(self.rules.key)
        self.scribe = Scribe(self.rules.key)
        shapes: dict[str, tuple[int, ...]] = {}
        for piece in self.layout.features.pieces:
            if not piece.private:
                if self.public:
                    shapes[piece.name] = tuple(piece.shape)
            elif self.all:  # a row for each seat
                shapes[piece.name] = (players, *piece.shape)
            elif self.own:
                shapes[piece.name] = tuple(piece.shape)
        if not shapes:
            return
        self.tensor = np.zeros(sum(int(np.prod(shape)) for shape in shapes.values()), np.float32)
        at = 0
        for name, shape in shapes.items():
            size = int(np.prod(shape))
            self.dict[name] = self.tensor[at : at + size].reshape(shape)
            at += size

    # -- arrays ------------------------------------------------------------------------------

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a seat sees; the seats are counted from it on, in public from the first."""
        if self.tensor is None:
            return
        game = state.game
        seen = self._pieces(game, player if self.own else 0)
        if self.own and self.public:  # all of it, in the same order
            self.tensor[:] = seen
            return
        named = self.layout.named(seen)
        hidden = [piece.name for piece in self.layout.features.pieces if piece.private]
        for name, view in self.dict.items():
            if name not in hidden or self.own:
                view[...] = named[name]
        if self.all:
            for seat in range(game.players):
                private = self.layout.named(self._pieces(game, seat))
                for name in hidden:
                    self.dict[name][seat] = private[name]

    def _pieces(self, game: AnyGame, seat: int) -> Floats:
        return self.layout.scaled(self.scribe.observe(game, seat))

    # -- text --------------------------------------------------------------------------------

    def string_from(self, state: SpielState, player: int) -> str:
        """What a seat sees as text; with perfect recall every move as it may know it."""
        if self.recall:
            return self._history(state, player)
        parts: list[str] = []
        if self.public:
            parts.append(observe(state.game, player if self.own else NOBODY, options="names"))
        if self.all or (self.own and not self.public):
            seats = range(state.game.players) if self.all else [player]
            parts += [private_text(state.game, seat) for seat in seats]
        return "\n".join(part for part in parts if part)

    def _history(self, state: SpielState, player: int) -> str:
        """The moves, one a line as in a record; what others drew in secret is not told."""
        game = state.game
        lines = [f"you {game.seat_name(player)}"] if self.own else []
        for number, move in enumerate(state.full_history()):
            choice = state.choice_of(move.player, move.action)
            audience = state.audiences[number] if state.audiences else 0
            known = self.all or (self.own and audience == player + 1)
            if (audience == 0 and self.public) or (audience != 0 and known):
                told = choice.name
            elif audience != 0 and self.public:
                told = f"{choice.verb} {HIDDEN}"
            else:
                continue
            seat = "chance" if move.player < 0 else game.seat_name(move.player)
            lines.append(f"{seat}: {told}")
        return "\n".join(lines)


def private_text(game: AnyGame, seat: int) -> str:
    """What a seat sees and a spectator does not; empty if there is no such thing."""
    mine = {key: value for key, value in game.view(seat).items() if key not in ASKED}
    found = difference(mine, game.view(NOBODY)).get("seats", {})
    assert isinstance(found, dict), "what is private is a seat's own"
    name = game.seat_name(seat)
    told = pairs(found.get(name, {}))
    return f"{name}: {told}" if told else ""
