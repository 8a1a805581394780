"""One choice as it is played back: what was chosen, what happened, what changed."""

from __future__ import annotations

from kingsroad.core.choice import Choice
from kingsroad.record.course import Course
from kingsroad.server.table import views
from kingsroad.server.table.changes import differences
from kingsroad.server.wire.http import Frame


def play_frame(
    course: Course, choice: Choice, number: int, before: views.View, seat: int, language: str
) -> tuple[Frame, views.View]:
    """Make a choice, the one with this number; how a seat is told it, and its view after it."""
    rules = course.rules
    move, events = course.make(choice)
    move = move._replace(number=number)
    after = views.view_of(course.game, seat)
    told = views.happened([move], events, rules, seat, language)
    named = views.label(rules.key, choice, language) if move.known_to(seat) else ""
    frame = Frame(told.made[0], named, told.events, told.log, differences(before, after))
    return frame, after
