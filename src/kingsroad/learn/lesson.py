"""A lesson: a position, what the learner shall do there, and what the others do.

Lessons are data. Their words stand in Fluent files by the keys given here: ``workers`` is the
title of a lesson, ``workers-quarry`` what is said in one of its stages, and
``workers-quarry-wrong`` why another choice will not do there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from kingsroad.library import AnyGame, AnyRuleset, MissingPart, load_position, part
from kingsroad.text.vocabulary import Vocabulary, vocabulary

Document = dict[str, object]


class Stage(NamedTuple):
    """Something is said; then the learner does it, or just reads on."""

    key: str
    right: tuple[str, ...] = ()
    """The choices that will do; none where something is only said."""
    then: tuple[str, ...] = ()
    """What is chosen next without the learner, whoever is asked."""
    glow: tuple[str, ...] = ()
    """What is spoken of besides the right choices: tiles, places and figures, by their keys."""


class Lesson(NamedTuple):
    """Some two minutes about one thing."""

    key: str
    stages: tuple[Stage, ...]
    """The last one asks for nothing: it says what was learned."""
    start: Mapping[str, object] = {}
    """Where the position differs from that of a new game; `seats` seat by seat."""
    opening: tuple[str, ...] = ()
    """What was chosen in the new game before."""
    players: int = 2
    options: Mapping[str, str] = {}

    @property
    def length(self) -> int:
        """How many steps lead to the last stage."""
        return len(self.stages) - 1


LEARNER = 0
"""The seat of the learner in every lesson."""
SEED = 7
"""The same for all, so that nothing of a lesson depends on luck."""


def lessons_of(rules: AnyRuleset) -> Sequence[Lesson]:
    """The lessons of a game in their order; a game may have none."""
    try:
        found: Sequence[Lesson] = part(rules, "learn.lessons").LESSONS
    except MissingPart:
        return ()
    return found


def words_of_lessons(rules: AnyRuleset, language: str) -> Vocabulary:
    """What is said in the lessons of a game."""
    return vocabulary(language, f"lessons_{rules.key}", rules.home)


def start_of(lesson: Lesson, rules: AnyRuleset) -> AnyGame:
    """The game in which a lesson begins; nobody deals in it but the lesson itself."""
    game = rules.start(lesson.players, dict(lesson.options), SEED)
    for name in lesson.opening:
        game.play(name)
    document = rules.write_position(game)
    changed = {**document, **lesson.start}
    if "seats" in lesson.start:
        changed["seats"] = seat_by_seat(document["seats"], lesson.start["seats"])
    return load_position(changed)


def seat_by_seat(seats: object, changes: object) -> Document:
    """The seats of a position, with what is different."""
    assert isinstance(seats, dict)
    assert isinstance(changes, dict)
    return {name: {**seat, **changes.get(name, {})} for name, seat in seats.items()}
