"""Lessons: which there are, and one of them step by step. The server keeps nothing of a learner."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody

from kingsroad.core.choice import Choice
from kingsroad.learn.classroom import READ, NotInLesson, attend
from kingsroad.learn.lesson import LEARNER, Lesson, Stage, lessons_of, words_of_lessons
from kingsroad.library import AnyRuleset, find_game
from kingsroad.record.course import Course
from kingsroad.server.errors import Refusal
from kingsroad.server.languages import known_language
from kingsroad.server.table import views
from kingsroad.server.table.frames import play_frame
from kingsroad.server.wire.http import AskLesson, Frame, LessonInfo, LessonMoment
from kingsroad.text.vocabulary import Vocabulary


@get("/api/games/{game:str}/lessons", tags=["learn"], sync_to_thread=True)
def lessons(game: FromPath[str], language: FromQuery[str | None] = None) -> list[LessonInfo]:
    """The lessons of a game in their order."""
    rules = find_game(game)
    words = words_of_lessons(rules, known_language(language))
    return [
        LessonInfo(lesson.key, words.say(lesson.key), lesson.length) for lesson in lessons_of(rules)
    ]


@post(
    "/api/games/{game:str}/lessons/{lesson:str}",
    tags=["learn"],
    status_code=200,
    sync_to_thread=True,
)
def go_on(
    game: FromPath[str],
    lesson: FromPath[str],
    data: JSONBody[AskLesson],
    language: FromQuery[str | None] = None,
) -> LessonMoment:
    """The lesson after some steps of the learner, and one more if what is tried will do."""
    rules = find_game(game)
    chosen = next((each for each in lessons_of(rules) if each.key == lesson), None)
    if chosen is None:
        raise Refusal("unknown", f"{rules.title} has no lesson called {lesson[:60]!r}")
    try:
        return moment(chosen, rules, data.steps, data.trial, known_language(language))
    except NotInLesson as error:
        raise Refusal("unknown", str(error)) from None


def moment(
    lesson: Lesson, rules: AnyRuleset, steps: list[str], trial: str | None, language: str
) -> LessonMoment:
    """What the learner sees next. A trial that will not do leaves everything as it is."""
    words = words_of_lessons(rules, language)
    wrong = None
    if trial is not None and len(steps) < lesson.length:
        tried = lesson.stages[len(steps)]
        if trial in (tried.right or (READ,)):
            steps = [*steps, trial]
        else:
            wrong = reason(words, lesson, tried, rules)
    attended = attend(lesson, rules, steps)
    course = attended.course
    view = views.view_of(course.game, LEARNER)
    frames = play(course, attended.recent, view, language)
    if wrong is not None:
        view, frames = views.view_of(course.game, LEARNER), []
    return LessonMoment(
        title=words.say(lesson.key),
        steps=steps,
        length=lesson.length,
        text=words.say(f"{lesson.key}-{attended.stage.key}"),
        right=list(attended.stage.right),
        glow=list(attended.stage.glow),
        wrong=wrong,
        over=attended.over,
        you=rules.seat_names[LEARNER],
        view=view,
        frames=frames,
        question=views.question(course.game, LEARNER, language),
    )


def reason(words: Vocabulary, lesson: Lesson, stage: Stage, rules: AnyRuleset) -> str:
    """Why a choice will not do: the stage says so, or what is chosen there in general."""
    if not stage.right:
        return words.say("wrong")
    verb = rules.catalogue.named(stage.right[0]).verb
    told = (f"{lesson.key}-{stage.key}-wrong", f"wrong-{verb}", "wrong")
    return words.say(next(key for key in told if words.has(key)))


def play(
    course: Course,
    choices: Sequence[Choice],
    view: views.View,
    language: str,
    seat: int = LEARNER,
) -> list[Frame]:
    """Make some choices; each as the learner is told it."""
    frames = []
    for number, choice in enumerate(choices, course.choices + 1):
        frame, view = play_frame(course, choice, number, view, seat, language)
        frames.append(frame)
    return frames


ROUTES: Final = [lessons, go_on]
