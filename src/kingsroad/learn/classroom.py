"""Going through a lesson: how far the learner is, and what has just happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from kingsroad.core.choice import Choice
from kingsroad.core.errors import KingsroadError
from kingsroad.learn.lesson import Lesson, Stage, start_of
from kingsroad.library import AnyRuleset
from kingsroad.record.course import Course

READ = ""
"""The step of a learner who has read what was said."""


class NotInLesson(KingsroadError):
    """Steps that no learner can have gone."""


class Attended(NamedTuple):
    """A lesson after some steps of the learner."""

    course: Course
    """The game before what is recent."""
    stage: Stage
    """What is said now."""
    recent: Sequence[Choice]
    """The last step of the learner, if it was a choice, and what followed it."""
    over: bool


def attend(lesson: Lesson, rules: AnyRuleset, steps: Sequence[str]) -> Attended:
    """Go the steps of a learner: a choice in each stage that asks for one, else READ."""
    if len(steps) > lesson.length:
        raise NotInLesson(f"the lesson {lesson.key} has {lesson.length} steps")
    course = Course(start_of(lesson, rules).clone)
    recent: list[Choice] = []
    for stage, step in zip(lesson.stages, steps, strict=False):
        if step not in (stage.right or (READ,)):
            raise NotInLesson(f"{step!r} will not do in {lesson.key}-{stage.key}")
        course.make_all(recent)
        recent = [rules.catalogue.named(name) for name in (step, *stage.then) if name]
    return Attended(course, lesson.stages[len(steps)], recent, len(steps) == lesson.length)
