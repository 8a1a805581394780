"""A game in the making: people, bots, what was chosen, and the way back."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from kingsroad.bots.bot import Bot, RandomBot
from kingsroad.cli.files import Saved
from kingsroad.cli.speech import own_words
from kingsroad.core.choice import Choice
from kingsroad.core.dice import Dice
from kingsroad.core.event import Chronicle, Event
from kingsroad.core.game import CHANCE, NOBODY
from kingsroad.library import AnyGame, AnyRuleset, derived_seed
from kingsroad.record import record_of
from kingsroad.record.knowledge import learned, shown_in
from kingsroad.text import ENGLISH
from kingsroad.text.vocabulary import seat_noun


class Table:
    """A game, who sits at it, and every choice since it began.

    Going back means playing the choices again from the origin, all but the last.
    """

    def __init__(self, origin: Callable[[], AnyGame], seed: int) -> None:
        self.origin = origin
        self.seed = seed
        self.humans: set[int] = set()
        self.bot: Bot = RandomBot()
        """Who plays the seats without people."""
        self.language = ENGLISH
        self.game = origin()
        self.chronicle = Chronicle()
        self.game.listener = self.chronicle
        self.dealer = Dice(seed)
        self.choices: list[Choice] = []
        self.seats: list[int] = []
        """Who made each choice."""
        self.audiences: list[int] = []
        """Who may know what each choice was; EVERYBODY for most."""
        self.marks: list[int] = []
        """How many events there were before each choice."""
        self.loaded = 0
        """The first choices came from a file: the dealer had no part in them."""

    @property
    def events(self) -> list[Event]:
        """Everything that happened, in order."""
        return self.chronicle.events

    def choose(self, choice: Choice) -> None:
        """Make a choice for the seat that is asked."""
        asked = self.game.pending
        events = len(self.events)
        self.game.apply(choice)
        assert asked is not None  # or the choice had been refused
        self.choices.append(choice)
        self.seats.append(asked.seat)
        self.audiences.append(asked.audience())
        self.marks.append(events)

    def advance(self) -> None:
        """Let chance and the bots choose until a person is asked or the game is over."""
        game = self.game
        while not game.over and game.seat not in self.humans:
            if game.seat == CHANCE:
                self.choose(game.legal[self.dealer.below(len(game.legal))])
            else:
                # Dice of its own for each choice: after going back a bot chooses as before.
                dice = Dice(derived_seed(self.seed, len(self.choices)) + 1)
                self.choose(self.bot.choose(game, dice).choice)

    def undo(self) -> str:
        """Go back to the last decision of the person who is asked; why not, or nothing."""
        back = len(self.seats) - 1
        while back >= 0 and self.seats[back] not in self.humans:
            back -= 1
        if back < 0:
            return own_words(self.language).sentence("undo-nothing")
        seat = self.seats[back]
        if not self.game.over and seat != self.game.seat:
            name = self.game.seat_name(seat)
            return own_words(self.language).sentence("undo-chosen", seat=seat_noun(name))
        problem = self.learned_since(back)
        if not problem:
            self.go_back(back)
        return problem

    def learned_since(self, back: int) -> str:
        """What people have seen since a choice that going back would not make unseen."""
        rules, marks = self.game.rules, [*self.marks[back:], len(self.events)]
        shown = [shown_in(rules, self.events[first:last]) for first, last in pairwise(marks)]
        teacher = learned(self.humans, self.seats[back:], self.audiences[back:], shown)
        if teacher == NOBODY:
            return ""
        own = own_words(self.language)
        if teacher == CHANCE:
            return own.sentence("undo-drawn")
        return own.sentence("undo-shown", seat=seat_noun(self.game.seat_name(teacher)))

    def go_back(self, back: int) -> None:
        """Play all choices before one of them again; chance and the bots go on as they did."""
        choices, seats = self.choices[:back], self.seats[:back]
        self.loaded = min(self.loaded, back)
        self.dealer = Dice(self.seed)
        for _ in range(seats[self.loaded :].count(CHANCE)):
            self.dealer.below(1)
        self.game = self.origin()
        self.chronicle = Chronicle()
        self.game.listener = self.chronicle
        self.choices, self.seats, self.audiences, self.marks = [], [], [], []
        for choice in choices:
            self.choose(choice)

    def record_text(self, reader: int | None = None) -> str:
        """The record of the game; as one seat may read it, if one is named."""
        return record_of(self.game).write(seen_by=reader)


def new_table(rules: AnyRuleset, players: int, options: dict[str, str], seed: int) -> Table:
    """A new game; the seed deals as everywhere."""
    return Table(lambda: rules.start(players, options), seed)


def loaded_table(saved: Saved, seed: int) -> Table:
    """A game that goes on from a file."""
    record = saved.record
    if record is None:
        return Table(saved.game, seed)
    record.replay()  # a broken record is refused with its line
    table = Table(record.start, seed)
    for choice in record.choices:
        table.choose(choice)
    table.loaded = len(table.choices)
    return table
