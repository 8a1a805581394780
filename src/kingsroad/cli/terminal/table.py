"""A game at the terminal: a course of play, with people and bots at the seats."""

from __future__ import annotations

from functools import partial

from kingsroad.bots.bot import Bot, RandomBot
from kingsroad.cli.files import Saved
from kingsroad.cli.terminal.speech import own_words
from kingsroad.core.choice import Choice
from kingsroad.core.dice import Dice, derived_seed
from kingsroad.core.event import Event
from kingsroad.core.game import CHANCE, NOBODY
from kingsroad.library import AnyGame, AnyRuleset
from kingsroad.record.course import Course, SeedDealer
from kingsroad.text import ENGLISH
from kingsroad.text.vocabulary import seat_noun


class Table:
    """A course of play, who sits at it, and everything that was told."""

    def __init__(self, course: Course, seed: int) -> None:
        self.course = course
        self.seed = seed
        self.dealer = SeedDealer(seed)
        self.humans: set[int] = set()
        self.bots: list[Bot] = [RandomBot()]
        """Who plays the seats without people, around the table."""
        self.language = ENGLISH
        self.events: list[Event] = []
        """Everything that happened, in order."""

    @property
    def game(self) -> AnyGame:
        """The game as it is now; another object after going back."""
        return self.course.game

    @property
    def choices(self) -> list[Choice]:
        """Every choice since the game began."""
        return self.course.history

    def choose(self, choice: Choice) -> None:
        """Make a choice for the seat that is asked."""
        self.events += self.course.make(choice)[1]

    def advance(self) -> None:
        """Let chance and the bots choose until a person is asked or the game is over."""
        game = self.game
        while not game.over and game.seat not in self.humans:
            if game.seat == CHANCE:
                self.events += self.course.deal(self.dealer).events
            else:
                # Dice of its own for each choice: after going back a bot chooses as before.
                dice = Dice(derived_seed(self.seed, self.course.choices) + 1)
                self.choose(self.bot_at(game.seat).choose(game, dice).choice)

    def bot_at(self, seat: int) -> Bot:
        """Who plays a seat without a person."""
        empty = [each for each in range(self.game.players) if each not in self.humans]
        return self.bots[empty.index(seat) % len(self.bots)]

    def undo(self) -> str:
        """Go back to the last decision of the person who is asked; why not, or nothing."""
        back = max((self.course.latest.get(seat, -1) for seat in self.humans), default=-1)
        if back < 0:
            return own_words(self.language).sentence("undo-nothing")
        seat = self.course.seats[back]
        if not self.game.over and seat != self.game.seat:
            name = self.game.seat_name(seat)
            return own_words(self.language).sentence("undo-chosen", seat=seat_noun(name))
        problem = self.learned_since(back)
        if not problem:
            self.events = self.course.go_back(back).events
        return problem

    def learned_since(self, back: int) -> str:
        """What people have seen since a choice that going back would not make unseen."""
        teacher = self.course.teacher_since(back, self.humans)
        if teacher == NOBODY:
            return ""
        own = own_words(self.language)
        if teacher == CHANCE:
            return own.sentence("undo-drawn")
        return own.sentence("undo-shown", seat=seat_noun(self.game.seat_name(teacher)))

    def record_text(self, reader: int | None = None) -> str:
        """The record of the game; as one seat may read it, if one is named."""
        return self.course.record().write(seen_by=reader)


def new_table(rules: AnyRuleset, players: int, options: dict[str, str], seed: int) -> Table:
    """A new game; the seed deals as everywhere."""
    return Table(Course(partial(rules.start, players, options)), seed)


def loaded_table(saved: Saved, seed: int) -> Table:
    """A game that goes on from a file."""
    record = saved.record
    if record is None:
        return Table(Course(saved.game), seed)
    record.replay()  # a broken record is refused with its line
    table = Table(Course(record.start), seed)
    table.events = table.course.load(record.choices).events
    return table
