"""Lessons hold against the engine: every step is legal, is the learner's, and has its words."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import kingsroad
from kingsroad.learn.classroom import READ, NotInLesson, attend
from kingsroad.learn.lesson import LEARNER, Lesson, lessons_of, start_of, words_of_lessons
from kingsroad.library import AnyRuleset
from kingsroad.text import LANGUAGES
from kingsroad.text.sentences import read

MOST_WORDS = 50
LESSONS = [
    pytest.param(rules, lesson, id=f"{key}-{lesson.key}")
    for key, rules in kingsroad.GAMES.items()
    for lesson in lessons_of(rules)
]


def ways(lesson: Lesson) -> Iterator[list[str]]:
    """The straight way through a lesson, and one for each other choice that will do."""
    straight = [(stage.right or (READ,))[0] for stage in lesson.stages[: lesson.length]]
    yield straight
    for number, stage in enumerate(lesson.stages):
        for other in stage.right[1:]:
            yield [*straight[:number], other, *straight[number + 1 :]]


def test_every_game_has_six_to_eight_lessons() -> None:
    for rules in kingsroad.GAMES.values():
        assert 6 <= len(lessons_of(rules)) <= 8


@pytest.mark.parametrize(("rules", "lesson"), LESSONS)
def test_the_learner_makes_the_moves(rules: AnyRuleset, lesson: Lesson) -> None:
    assert start_of(lesson, rules).seat == LEARNER
    for way in ways(lesson):
        for number in range(len(way)):
            attended = attend(lesson, rules, way[:number])
            attended.course.make_all(attended.recent)
            assert not attended.over
            if attended.stage.right:
                game = attended.course.game
                assert game.seat == LEARNER
                offered = {choice.name for choice in game.legal}
                assert offered >= set(attended.stage.right)
                assert len(offered) > 1 or attended.stage.key in FORCED, attended.stage.key
        attended = attend(lesson, rules, way)
        attended.course.make_all(attended.recent)
        assert attended.over
        assert not attended.stage.right


FORCED = {"over"}
"""Where the only residence is built over: what is asked there is what is taught."""


@pytest.mark.parametrize(("rules", "lesson"), LESSONS)
def test_a_lesson_is_short_and_asks_for_something(rules: AnyRuleset, lesson: Lesson) -> None:
    assert any(stage.right for stage in lesson.stages)
    words = words_of_lessons(rules, "en")
    for stage in lesson.stages:
        assert len(words.say(f"{lesson.key}-{stage.key}").split()) <= MOST_WORDS
        assert not (stage.right and stage.glow), "what glows where something is asked will do"


@pytest.mark.parametrize("rules", kingsroad.GAMES.values(), ids=list(kingsroad.GAMES))
@pytest.mark.parametrize("language", LANGUAGES)
def test_lessons_say_all_that_they_need_and_nothing_else(rules: AnyRuleset, language: str) -> None:
    said = own_keys(rules, language)
    needed, reasons = {"wrong"}, {"wrong-place", "wrong-pass", "wrong-provost", "wrong-use"}
    for lesson in lessons_of(rules):
        needed.add(lesson.key)
        for stage in lesson.stages:
            needed.add(f"{lesson.key}-{stage.key}")
            if stage.right:
                reasons.add(f"{lesson.key}-{stage.key}-wrong")
    assert needed <= said
    assert said - needed <= reasons
    assert said == own_keys(rules, "en")


def own_keys(rules: AnyRuleset, language: str) -> set[str]:
    """The messages in the file of the lessons itself."""
    body = read(language, f"lessons_{rules.key}").body
    return {entry.id.name for entry in body if hasattr(entry, "id")}


def test_steps_that_no_learner_can_have_gone_are_refused() -> None:
    rules = kingsroad.find_game("caylus2005")
    lesson = lessons_of(rules)[0]
    with pytest.raises(NotInLesson, match="'place gate' will not do in workers-quarry"):
        attend(lesson, rules, [READ, "place gate"])
    with pytest.raises(NotInLesson, match="has 6 steps"):
        attend(lesson, rules, [READ] * 7)
