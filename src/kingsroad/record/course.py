"""A course of play: a running game, its choices, who may know them, and the way back.

Terminal and web table both play on one; each adds what it needs besides.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Collection, Iterable
from typing import Final, NamedTuple

from kingsroad.core.choice import Choice
from kingsroad.core.dice import Dice
from kingsroad.core.event import EVERYBODY, Chronicle, Event
from kingsroad.core.game import CHANCE
from kingsroad.library import AnyGame, AnyRuleset
from kingsroad.record.knowledge import learned, shown_in
from kingsroad.record.record import Record, record_of

Origin = Callable[[], AnyGame]
"""Sets the table anew, as it was before the first choice."""


class Move(NamedTuple):
    """A choice as it was made."""

    number: int
    """The game has so many choices with this one."""
    seat: int
    audience: int
    """Who may know what was chosen."""
    choice: Choice

    def known_to(self, seat: int) -> bool:
        """Whether a seat may know what was chosen."""
        return self.audience in (EVERYBODY, seat)


class Played(NamedTuple):
    """Some choices in a row, and what happened with them."""

    moves: list[Move]
    events: list[Event]


class Course:
    """A running game from its origin on. Going back means playing again, all but the last."""

    def __init__(self, origin: Origin) -> None:
        self.origin: Final = origin
        self.loaded = 0
        """The first choices came from elsewhere: no dealer of ours had a part in them."""
        self.begin()
        self.rules: Final[AnyRuleset] = self.game.rules

    def begin(self) -> None:
        """The table before the first choice."""
        self.chronicle = Chronicle()
        self.game: AnyGame = self.origin()
        self.game.listener = self.chronicle
        self.seats: array[int] = array("b")
        """Who made each choice."""
        self.audiences: array[int] = array("b")
        """Who may know what each choice was; EVERYBODY for most."""
        self.shown: list[frozenset[int]] = []
        """The seats that showed something secret with each choice."""
        self.latest: dict[int, int] = {}
        """The last choice of each seat, counted from 0."""

    @property
    def choices(self) -> int:
        """How many choices were made."""
        return len(self.seats)

    @property
    def history(self) -> list[Choice]:
        """Every choice since the origin."""
        assert self.game.history is not None
        return self.game.history

    @property
    def draws(self) -> int:
        """How many of the choices a dealer of ours has made."""
        return self.seats[self.loaded :].count(CHANCE)

    # -- going on ----------------------------------------------------------------------------

    def make(self, choice: Choice) -> tuple[Move, list[Event]]:
        """Make one choice; what it was and what happened."""
        asked = self.game.pending
        self.game.apply(choice)
        assert asked is not None  # or the choice had been refused
        events = self.chronicle.take()
        self.latest[asked.seat] = self.choices
        self.seats.append(asked.seat)
        self.audiences.append(asked.audience())
        self.shown.append(shown_in(self.rules, events))
        return Move(self.choices, asked.seat, asked.audience(), choice), events

    def make_all(self, choices: Iterable[Choice]) -> Played:
        """Make choices one after the other."""
        played = Played([], [])
        for choice in choices:
            move, events = self.make(choice)
            played.moves.append(move)
            played.events.extend(events)
        return played

    def load(self, choices: Iterable[Choice]) -> Played:
        """Make choices that come from elsewhere, a record for example."""
        played = self.make_all(choices)
        self.loaded = self.choices
        return played

    def deal(self, dealer: Dealer) -> Played:
        """Answer for chance until a seat is asked."""
        played = Played([], [])
        while self.game.seat == CHANCE:
            legal = self.game.legal
            move, events = self.make(legal[dealer.pick(self, len(legal))])
            played.moves.append(move)
            played.events.extend(events)
        return played

    # -- going back --------------------------------------------------------------------------

    def go_back(self, choices: int) -> Played:
        """Go back to a number of choices; what is played again on the way."""
        kept = self.history[:choices]
        self.loaded = min(self.loaded, choices)
        self.begin()
        return self.make_all(kept)

    def teacher_since(self, at: int, people: Collection[int]) -> int:
        """Who taught people something new since a choice, that one included; or NOBODY."""
        return learned(people, self.seats[at:], self.audiences[at:], self.shown[at:])

    def record(self) -> Record:
        """The record of what was played so far."""
        return record_of(self.game)


class Dealer:
    """Who answers for chance. At the same place of a course it always draws the same."""

    def pick(self, course: Course, options: int) -> int:
        """Which of so many options is drawn, counted from 0."""
        raise NotImplementedError


class SeedDealer(Dealer):
    """Draws one number after the other from dice with a seed, as the dealer of a game does."""

    def __init__(self, seed: int) -> None:
        self.seed: Final = seed
        self.begin()

    def begin(self) -> None:
        """Before the first draw."""
        self.dice = Dice(self.seed)
        self.drawn = 0

    def pick(self, course: Course, options: int) -> int:
        """The next number; after going back, the one that was next at that place."""
        draws = course.draws
        if draws < self.drawn:
            self.begin()
        while self.drawn < draws:
            self.dice.below(1)
            self.drawn += 1
        self.drawn += 1
        return self.dice.below(options)
