"""What was played: any moment of a game as a viewer may see it, the record, the score sheet."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import NamedTuple

from kingsroad.bots.persons import bot_name
from kingsroad.core.game import NOBODY
from kingsroad.record import Record
from kingsroad.record.course import Course
from kingsroad.server.errors import Refusal
from kingsroad.server.replay.films import Film
from kingsroad.server.table import views
from kingsroad.server.table.chairs import Chair
from kingsroad.server.wire.http import Moment, Sheet, SheetRow
from kingsroad.text import ENGLISH
from kingsroad.text.books import book_of
from kingsroad.text.tally import tally
from kingsroad.text.verdict import verdict
from kingsroad.text.vocabulary import capital, words_of


class PlayedGame(NamedTuple):
    """A game as far as it was on disk at one moment; the table may go on meanwhile."""

    record: Record
    over: bool

    @property
    def choices(self) -> int:
        """How many choices were made."""
        return len(self.record)


def played_game(course: Course) -> PlayedGame:
    """What was played so far; asked when nothing is half written."""
    return PlayedGame(course.record(), course.game.over)


def moment(film: Film, choices: int, seat: int, language: str = ENGLISH) -> Moment:
    """The table after some choices."""
    game = film.upto(choices).game
    return Moment(
        choices=choices,
        total=len(film.record),
        you=None if seat == NOBODY else game.seat_name(seat),
        view=views.view_of(game, seat),
        question=views.question(game, seat, language),
        over=game.over,
    )


def remarks(film: Film, chairs: list[Chair], created: int | None) -> list[str]:
    """Who played when, and how it ended: for people, who find it at the head of the record."""
    rules = film.record.rules
    told = [rules.title]
    if created is not None:
        told.append(f"date {datetime.fromtimestamp(created, UTC):%Y-%m-%d}")
    for chair in chairs:
        bot = f" (bot: {chair.bot})" if chair.bot and chair.name else ""
        name = chair.name or (f"bot: {chair.bot}" if chair.bot else "nobody")
        told.append(f"{rules.seat_names[chair.number]} is {name}{bot}")
    game = film.upto(len(film.record)).game
    if game.over:
        points = zip(rules.seat_names, game.scores(), strict=False)
        told.append("result " + ", ".join(f"{name} {score}" for name, score in points))
    return told


def sheet(film: Film, chairs: list[Chair], language: str = ENGLISH) -> Sheet:
    """The final score, by source, and how it came about."""
    game = film.upto(len(film.record)).game
    if not game.over:
        raise Refusal("not-over", "the score is counted when the game is over")
    events, rounds = film.story()
    words = words_of(game.rules, language)
    rows = tally(game, events)
    return Sheet(
        seats=[game.seat_name(seat) for seat in range(game.players)],
        names=[chair.name or bot_name(chair.bot) for chair in chairs],
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
