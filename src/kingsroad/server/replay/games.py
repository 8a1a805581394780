"""What was played: any moment of a game as a viewer may see it, the record, the score sheet."""

from __future__ import annotations

from typing import Final, NamedTuple

from kingsroad.core.event import Event
from kingsroad.core.game import NOBODY
from kingsroad.record import Record
from kingsroad.record.course import Course
from kingsroad.server.errors import Refusal
from kingsroad.server.table import views
from kingsroad.server.table.chairs import Chair
from kingsroad.server.table.changes import differences
from kingsroad.server.wire.http import Frame, Moment, RoundScores, Sheet, SheetRow
from kingsroad.text import ENGLISH
from kingsroad.text.books import book_of
from kingsroad.text.tally import tally
from kingsroad.text.verdict import verdict
from kingsroad.text.vocabulary import capital, words_of

MOST_FRAMES: Final = 200


class PlayedGame(NamedTuple):
    """A game as far as it was on disk at one moment; the table may go on meanwhile."""

    record: Record
    over: bool

    @property
    def choices(self) -> int:
        """How many choices were made."""
        return len(self.record)

    def upto(self, choices: int) -> Course:
        """The game after some of its choices, played again."""
        if not 0 <= choices <= self.choices:
            raise Refusal("unknown", f"the game has {self.choices} choices, not {choices}")
        course = Course(self.record.start)
        course.make_all(self.record.choices[:choices])
        return course


def played_game(course: Course) -> PlayedGame:
    """What was played so far; asked when nothing is half written."""
    return PlayedGame(course.record(), course.game.over)


def moment(played: PlayedGame, choices: int, seat: int, language: str = ENGLISH) -> Moment:
    """The table after some choices."""
    game = played.upto(choices).game
    return Moment(
        choices=choices,
        total=played.choices,
        you=None if seat == NOBODY else game.seat_name(seat),
        view=views.view_of(game, seat),
        question=views.question(game, seat, language),
        over=game.over,
    )


def frames(
    played: PlayedGame, since: int, upto: int, seat: int, language: str = ENGLISH
) -> list[Frame]:
    """Choices one by one, with what they changed; the first leads from choice `since`."""
    if upto - since > MOST_FRAMES:
        raise Refusal("too-large", f"at most {MOST_FRAMES} choices at a time")
    course = played.upto(min(since, upto))
    found = []
    view = views.view_of(course.game, seat)
    for choice in played.record.choices[since:upto]:
        move, events = course.make(choice)
        after = views.view_of(course.game, seat)
        told = views.happened([move], events, course.rules, seat, language)
        named = views.label(course.rules.key, choice, language) if move.known_to(seat) else ""
        found.append(Frame(told.made[0], named, told.events, told.log, differences(view, after)))
        view = after
    return found


def record_text(played: PlayedGame, seat: int) -> str:
    """The record: whole when the game is over, before that as a seat may read it."""
    return played.record.write(seen_by=None if played.over else seat)


def sheet(played: PlayedGame, chairs: list[Chair], language: str = ENGLISH) -> Sheet:
    """The final score, by source, and how it came about."""
    if not played.over:
        raise Refusal("not-over", "the score is counted when the game is over")
    course = played.upto(0)
    events: list[Event] = []
    rounds: list[RoundScores] = []
    turn = course.game.state.turn()
    for choice in played.record.choices:
        events += course.make(choice)[1]
        now = course.game.state.turn()
        if now != turn or course.game.over:
            if turn:
                rounds.append(RoundScores(turn, course.choices, course.game.scores()))
            turn = now
    game = course.game
    words = words_of(game.rules, language)
    rows = tally(game, events)
    return Sheet(
        seats=[game.seat_name(seat) for seat in range(game.players)],
        names=[chair.name or chair.bot or "" for chair in chairs],
        rows=[
            SheetRow(key, capital(words.say(f"source-{key}")), rows[key])
            for key in book_of(game.rules).sources
            if any(rows.get(key, []))
        ],
        scores=game.scores(),
        places=game.ranking(),
        verdict=verdict(game, language),
        rounds=rounds,
    )
