"""Puzzles: which there are, and one of them choice by choice. The server keeps nothing of a solver.

What the answer is, nobody is told before it was found or given up.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final, cast

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from kingsroad.learn.puzzles.puzzle import Puzzle, puzzles_of
from kingsroad.learn.puzzles.solving import NotInPuzzle, of_the_day, solve_so_far, stages_of
from kingsroad.library import AnyRuleset, find_game
from kingsroad.server.errors import Refusal
from kingsroad.server.languages import known_language
from kingsroad.server.lessons.routes import play
from kingsroad.server.service import Service
from kingsroad.server.table import views
from kingsroad.server.wire.learning import (
    Answer,
    AskPuzzle,
    PuzzleInfo,
    PuzzleKind,
    PuzzleMoment,
    PuzzleShelf,
    PuzzleTheme,
)
from kingsroad.text.reasons import reason_text


@get("/api/games/{game:str}/puzzles", tags=["learn"], sync_to_thread=True)
def shelf(game: FromPath[str], service: NamedDependency[Service]) -> PuzzleShelf:
    """The puzzles of a game, the easiest first, and which is that of the day."""
    rules = find_game(game)
    found = puzzles_of(rules)
    day = datetime.fromtimestamp(service.settings.clock.now(), UTC).date()
    return PuzzleShelf(
        day=day.isoformat(),
        daily=of_the_day(list(found), rules.key, day) if found else None,
        puzzles=[
            PuzzleInfo(each.key, cast(PuzzleKind, each.kind), each.rating, len(seats_of(each)))
            for each in sorted(found.values(), key=lambda puzzle: (puzzle.rating, puzzle.key))
        ],
    )


def seats_of(puzzle: Puzzle) -> dict[str, object]:
    """Who sits at the table of a puzzle."""
    seats: dict[str, object] = puzzle.position["seats"]
    return seats


@post(
    "/api/games/{game:str}/puzzles/{puzzle:str}",
    tags=["learn"],
    status_code=200,
    sync_to_thread=True,
)
def attempt(
    game: FromPath[str],
    puzzle: FromPath[str],
    data: JSONBody[AskPuzzle],
    language: FromQuery[str | None] = None,
) -> PuzzleMoment:
    """The puzzle after some right choices, and one more if what is tried is right."""
    rules = find_game(game)
    chosen = puzzles_of(rules).get(puzzle)
    if chosen is None:
        raise Refusal("unknown", f"{rules.title} has no puzzle called {puzzle[:60]!r}")
    try:
        return moment(chosen, rules, data, known_language(language))
    except NotInPuzzle as error:
        raise Refusal("unknown", str(error)) from None


def moment(puzzle: Puzzle, rules: AnyRuleset, asked: AskPuzzle, language: str) -> PuzzleMoment:
    """What the solver sees next. A trial that is wrong leaves everything as it is."""
    solving = solve_so_far(puzzle, asked.steps)
    steps, wrong = asked.steps, False
    if solving.answer is not None and (asked.reveal or asked.trial is not None):
        if asked.reveal or asked.trial == solving.answer.name:
            steps = [*steps, solving.answer.name]
            solving = solve_so_far(puzzle, steps)
        else:
            wrong = True
    view = views.view_of(solving.course.game, solving.seat)
    frames = play(solving.course, solving.recent, view, language, solving.seat)
    if wrong:
        view, frames = views.view_of(solving.course.game, solving.seat), []
    over = solving.answer is None
    return PuzzleMoment(
        kind=cast(PuzzleKind, puzzle.kind),
        rating=puzzle.rating,
        steps=steps,
        total=solving.total,
        wrong=wrong,
        over=over,
        answer=answer_of(puzzle, rules, language) if over else None,
        you=rules.seat_names[solving.seat],
        view=view,
        frames=frames,
        question=views.question(solving.course.game, solving.seat, language),
    )


def answer_of(puzzle: Puzzle, rules: AnyRuleset, language: str) -> Answer:
    """The answer in words."""
    return Answer(
        choices=[views.label(rules.key, stage[0], language) for stage in stages_of(puzzle)],
        rival=views.label(rules.key, rules.catalogue.named(puzzle.rival), language),
        reasons=[reason_text(kind, more, language) for kind, more in puzzle.reasons],
        leads=list(puzzle.leads),
        gap=puzzle.gap,
        themes=[cast(PuzzleTheme, theme) for theme in puzzle.themes],
    )


ROUTES: Final = [shelf, attempt]
