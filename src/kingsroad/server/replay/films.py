"""Games that are being looked back at, kept so that no moment is played again and again.

Of each some positions are kept, from which any other is a few choices away, the frames that were
told and whole answers that took the whole game. All of it follows from the choices and who sat
there: after an undo it begins anew.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from typing import Final, TypeVar

import msgspec

from kingsroad.core.choice import Choice
from kingsroad.core.event import Event
from kingsroad.library import AnyGame
from kingsroad.record import Record
from kingsroad.record.course import Course
from kingsroad.server.errors import Refusal
from kingsroad.server.table import views
from kingsroad.server.table.frames import play_frame
from kingsroad.server.wire.http import RoundScores

STRIDE: Final = 8
"""Choices between two positions that are kept."""
MOST_FILMS: Final = 30
MOST_REELS: Final = 4
"""Frames of a film are kept for so many pairs of seat and language: 0.1 to 0.3 MB each."""
MOST_PRINTS: Final = 8
"""Whole answers of a film that are kept: up to 20 KB each."""

ENCODER: Final = msgspec.json.Encoder()

T = TypeVar("T")


class Film:
    """One game, as far as it was looked at."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.stops: Final[list[AnyGame]] = []
        """The positions after 0, STRIDE, 2 * STRIDE and so on choices."""
        self.reels: Final[OrderedDict[tuple[int, str], dict[int, bytes]]] = OrderedDict()
        """For a seat and a language: frames by their choices, counted from 0, as they are sent."""
        self.tale: tuple[list[Event], list[RoundScores]] | None = None
        self.prints: Final[OrderedDict[Hashable, bytes]] = OrderedDict()
        """Answers about the whole game, by what was asked."""

    def shows(self, record: Record) -> bool:
        """Whether a game is that of this film, or has gone on from it."""
        return record.choices[: len(self.record)] == self.record.choices

    def go_on(self, record: Record) -> None:
        """The game has gone on."""
        self.record = record
        self.tale = None
        self.prints.clear()

    def way_to(self, choices: int) -> int:
        """How many choices must be played to come to a moment."""
        played = max(0, len(self.stops) - 1) * STRIDE
        return choices - played if choices >= played + STRIDE else choices % STRIDE

    def upto(self, choices: int) -> Course:
        """The game after some of its choices. The course itself begins a few choices before."""
        if not 0 <= choices <= len(self.record):
            raise Refusal("unknown", f"the game has {len(self.record)} choices, not {choices}")
        if not self.stops:
            self.stops.append(self.record.start())
        while len(self.stops) * STRIDE <= choices:
            begun = (len(self.stops) - 1) * STRIDE
            course = going_on(self.stops[-1], self.record.choices[begun : begun + STRIDE])
            self.stops.append(course.game.clone())
        stop = choices // STRIDE
        return going_on(self.stops[stop], self.record.choices[stop * STRIDE : choices])

    def unseen(self, since: int, upto: int, seat: int, language: str) -> int:
        """How many choices must be played to have some frames."""
        reel = self.reels.get((seat, language), {})
        missing = [number for number in range(since, upto) if number not in reel]
        return missing[-1] + 1 - missing[0] + self.way_to(missing[0]) if missing else 0

    def frames(self, since: int, upto: int, seat: int, language: str) -> list[bytes]:
        """Choices one by one with what they changed, each as it is sent."""
        reel = self.reels.pop((seat, language), {})
        self.reels[seat, language] = reel
        if len(self.reels) > MOST_REELS:
            self.reels.popitem(last=False)
        missing = [number for number in range(since, upto) if number not in reel]
        if missing:
            self.shoot(reel, range(missing[0], missing[-1] + 1), seat, language)
        return [reel[number] for number in range(since, upto)]

    def shoot(self, reel: dict[int, bytes], wanted: range, seat: int, language: str) -> None:
        """Make frames."""
        course = self.upto(wanted.start)
        view = views.view_of(course.game, seat)
        for number in wanted:
            choice = self.record.choices[number]
            frame, view = play_frame(course, choice, number + 1, view, seat, language)
            reel[number] = ENCODER.encode(frame)

    def story(self) -> tuple[list[Event], list[RoundScores]]:
        """All that happened, and the points after each round."""
        if self.tale is None:
            self.tale = tell(self.upto(0), self.record.choices)
        return self.tale

    def keep(self, asked: Hashable, made: bytes) -> bytes:
        """Keep an answer about the whole game, until it goes on."""
        self.prints[asked] = made
        if len(self.prints) > MOST_PRINTS:
            self.prints.popitem(last=False)
        return made


def going_on(stop: AnyGame, choices: Sequence[Choice]) -> Course:
    """A course from a position on."""
    course = Course(stop.clone)
    course.make_all(choices)
    return course


def tell(course: Course, choices: Sequence[Choice]) -> tuple[list[Event], list[RoundScores]]:
    """Play a game to its end; what happened, and the points after each round."""
    events: list[Event] = []
    rounds: list[RoundScores] = []
    turn = course.game.state.turn()
    for choice in choices:
        events += course.make(choice)[1]
        now = course.game.state.turn()
        if now != turn or course.game.over:
            if turn:
                rounds.append(RoundScores(turn, course.choices, course.game.scores()))
            turn = now
    return events, rounds


class Look:
    """Something that somebody wants to see of a game."""

    def work(self, film: Film) -> int:
        """How many choices must be played for it."""
        raise NotImplementedError

    def find(self, film: Film) -> bytes:
        """What is seen, as it is sent."""
        raise NotImplementedError


class Films:
    """The films that were looked at last. Threads may look at the same, one at a time."""

    def __init__(self) -> None:
        self.kept: Final[OrderedDict[str, Film]] = OrderedDict()
        self.lock: Final = threading.Lock()

    def work(self, table: str, record: Record, look: Look) -> int:
        """How many choices must be played for a look at a table, as far as can be told now."""
        film = self.kept.get(table)
        return look.work(film if film is not None and film.shows(record) else Film(record))

    def glance(self, table: str, record: Record, look: Look) -> bytes | None:
        """A look that takes no time; none if somebody else is looking just now."""
        if not self.lock.acquire(blocking=False):
            return None
        try:
            return look.find(self.film(table, record))
        finally:
            self.lock.release()

    def look(self, table: str, record: Record, find: Callable[[Film], T]) -> T:
        """Find something in the film of a table."""
        with self.lock:
            return find(self.film(table, record))

    def film(self, table: str, record: Record) -> Film:
        """The film of a table, as far as it was played; it is the last to be forgotten now."""
        film = self.kept.pop(table, None)
        if film is None or not film.shows(record):
            film = Film(record)
        elif len(record) > len(film.record):
            film.go_on(record)
        self.kept[table] = film
        if len(self.kept) > MOST_FILMS:
            self.kept.popitem(last=False)
        return film
