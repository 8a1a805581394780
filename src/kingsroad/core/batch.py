"""Many games stepped together: choices in, observations and masks out, ended games begun anew.

Everything that comes out lies in buffers that are written in place, where arrays can look at it.
Each seat of a game has a page of its own there: between two looks of a seat little changes.
"""

from __future__ import annotations

from typing import Final, Generic

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from kingsroad.core.bits import lowest
from kingsroad.core.choice import Choice
from kingsroad.core.dice import Dice, derived_seed
from kingsroad.core.errors import IllegalChoice
from kingsroad.core.features import Features, Sheet
from kingsroad.core.game import NOTHING_LEGAL, Ask, Game, S


class Batch(Generic[S]):
    """Some games of one kind. Every game is shown as the seat sees it that must choose."""

    def __init__(
        self,
        features: Features[S],
        players: int,
        options: dict[str, str],
        count: int,
        seed: int,
        first: int = 0,
        of: int = 0,
    ) -> None:
        self.features: Final = features
        self.players: Final[i64] = players
        self.options: Final = features.rules.checked(players, options)
        self.count: Final[i64] = count
        self.first: Final = first
        """The number of the first place, where this is a part of a larger batch."""
        self.of: Final = of or count
        """How many places there are in all."""
        self.actions: Final[i64] = len(features.rules.catalogue.choices)
        self.sheet: Final = Sheet(features.size, count * players)
        """A page for each seat of each game: what it saw when it had to choose."""
        self.pages: Final[vec[i64]] = vec[i64]([0] * count)
        """The page of the seat that must choose, game by game."""
        self.masks: Final[vec[u8]] = vec[u8]([0] * (self.actions * count))
        self.listed: Final[list[list[Choice]]] = [NOTHING_LEGAL] * count
        """What each mask shows, where the question listed its options ..."""
        self.sets: Final[vec[i64]] = vec[i64]([0] * count)
        """... and where it told them as a set."""
        self.numbered: Final[list[list[Choice]]] = [NOTHING_LEGAL] * count
        """What its numbers stand for."""
        self.seats: Final[vec[u8]] = vec[u8]([0] * count)
        """The seat that must choose."""
        self.ended: Final[vec[u8]] = vec[u8]([0] * count)
        """Whether the last step ended the game that was played here."""
        self.scores: Final[vec[i16]] = vec[i16]([0] * (count * players))
        """The scores of the games that the last step ended."""
        self.chosen: Final[vec[i64]] = vec[i64]([0] * count)
        """The choices of the last step."""
        self.drawn: Final[vec[i64]] = vec[i64]([0] * count)
        """A choice for each game, where any will do."""
        self.begun: Final[vec[i64]] = vec[i64]([0] * count)
        """How many games have been begun here; the number of each follows from it."""
        self.seed: int = seed
        self.dice = self.chooser()
        self.games: Final[list[Game[S]]] = []
        self.begin_all(seed)

    def begin_all(self, seed: int) -> None:
        """Begin everything anew."""
        self.seed = seed
        self.dice = self.chooser()
        self.games.clear()
        for at in range(self.count):
            self.begun[at] = 0
            self.ended[at] = 0
            self.games.append(self.new_game(at))
            self.show(at)

    def chooser(self) -> Dice:
        """Who chooses where any choice will do: not a dealer, whose seeds are even."""
        return Dice(derived_seed(self.seed, self.first) + 1)

    def new_game(self, at: i64) -> Game[S]:
        """The next game of a place; each has a seed of its own, as in a run of `playouts`."""
        number = self.first + int(at) + self.of * int(self.begun[at])
        self.begun[at] += 1
        seed = derived_seed(self.seed, number)
        game = self.features.rules.start(int(self.players), self.options, seed)
        game.history = None  # nobody will ask for a record
        return game

    def show(self, at: i64) -> None:
        """Write down one game as it is now."""
        game = self.games[at]
        asked = game.pending
        assert asked is not None, "an ended game is begun anew at once"
        self.seats[at] = u8(asked.seat)
        page = at * self.players + asked.seat
        self.pages[at] = page
        self.features.write_at(game, asked.seat, self.sheet, page)
        self.show_offered(game, asked, at)

    def show_offered(self, game: Game[S], asked: Ask[S], at: i64) -> None:
        """Write what is offered into the mask of a game; of a set only what differs."""
        if game.offered == 0:
            self.wipe(at)
            for choice in game.legal:
                self.masks[at * self.actions + choice.code] = 1
            self.listed[at] = game.legal
            return
        numbered = asked.numbered(game)
        if numbered is not self.numbered[at]:
            self.wipe(at)
            self.numbered[at] = numbered
        masks = self.masks
        first = at * self.actions
        offered = game.offered
        differing = offered ^ self.sets[at]
        while differing != 0:
            number = lowest(differing)
            differing &= differing - 1
            masks[first + numbered[number].code] = u8(offered >> number & 1)
        self.sets[at] = offered

    def wipe(self, at: i64) -> None:
        """Take away what the mask of a game shows."""
        masks = self.masks
        first = at * self.actions
        numbered = self.numbered[at]
        shown = self.sets[at]
        while shown != 0:
            masks[first + numbered[lowest(shown)].code] = 0
            shown &= shown - 1
        self.sets[at] = 0
        self.numbered[at] = NOTHING_LEGAL
        for choice in self.listed[at]:
            masks[first + choice.code] = 0
        self.listed[at] = NOTHING_LEGAL

    def step(self, codes: list[int]) -> None:
        """Make one choice in every game. If one of them is not offered, none is made."""
        if len(codes) != self.count:
            raise IllegalChoice(f"{self.count} choices are needed, not {len(codes)}")
        masks = self.masks
        chosen = self.chosen
        for at in range(self.count):
            code: i64 = codes[at]
            if not 0 <= code < self.actions or masks[at * self.actions + code] == 0:
                raise IllegalChoice(f"choice {code} is not offered in game {at}")
            chosen[at] = code
        choices = self.features.rules.catalogue.choices
        for at in range(self.count):
            game = self.games[at]
            game.go_on(choices[chosen[at]])
            self.ended[at] = 0
            if game.pending is None:
                self.end(at)
            self.show(at)

    def end(self, at: i64) -> None:
        """Keep the scores of a game and begin the next one."""
        self.ended[at] = 1
        scores = self.games[at].scores()
        for seat in range(len(scores)):
            self.scores[at * self.players + seat] = i16(scores[seat])
        self.games[at] = self.new_game(at)

    def draw(self) -> None:
        """Draw a choice for each game, any of those offered."""
        for at in range(self.count):
            self.drawn[at] = self.games[at].draw(self.dice).code
