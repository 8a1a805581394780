"""Steps declare their facts once: names, arguments and words follow from the declaration."""

from __future__ import annotations

from typing import Any

import pytest
from tests.fuzz import agenda_of

import kingsroad
from kingsroad.core.game import Ask, Step

NAMES = list(kingsroad.GAMES)


def subclasses(kind: type[Step[Any]]) -> set[type[Step[Any]]]:
    """All classes below one."""
    below = set(kind.__subclasses__())
    return below.union(*[subclasses(each) for each in below])


def some_facts(name: str, kind: type[Step[Any]]) -> list[int]:
    """A number for each fact; those of the same sort differ, as far as there are words."""
    words = agenda_of(name).words
    return [min(i + 1, len(words[sort]) - 1) for i, sort in enumerate(kind.SORTS)]


@pytest.mark.parametrize("name", NAMES)
def test_a_game_lists_all_its_steps(name: str) -> None:
    """Whoever forgets one finds out here, and not when a position is written."""
    package = f"kingsroad.games.{name}."
    own = {kind for kind in subclasses(Step) if kind.__module__.startswith(package)}
    listed = set(agenda_of(name).steps.values())
    assert own <= listed
    assert all(kind.__module__.startswith((package, "kingsroad.realm.")) for kind in listed)
    assert len({kind.__name__ for kind in listed}) == len(listed)


@pytest.mark.parametrize("name", NAMES)
def test_a_step_is_built_from_its_facts_in_the_declared_order(name: str) -> None:
    agenda = agenda_of(name)
    for key, kind in agenda.steps.items():
        facts = some_facts(name, kind)
        step = agenda.make(key, facts)
        assert type(step) is kind
        assert step.facts() == facts, f"{key} declares {kind.SORTS}"
        if isinstance(step, Ask) and kind.SORTS[:1] == ("seat",):
            assert step.seat in (facts[0], -2)


@pytest.mark.parametrize("name", NAMES)
def test_every_step_is_read_as_it_is_written(name: str) -> None:
    agenda = agenda_of(name)
    for key, kind in agenda.steps.items():
        written = agenda.write(agenda.make(key, some_facts(name, kind)))
        words = written.split()
        assert words[0] == key
        assert len(words) == 1 + len(kind.SORTS)
        again = agenda.read(written)
        assert (type(again), again.facts()) == (kind, some_facts(name, kind))


@pytest.mark.parametrize("name", NAMES)
def test_flags_have_two_words(name: str) -> None:
    agenda = agenda_of(name)
    used = {sort for kind in agenda.steps.values() for sort in kind.SORTS}
    assert used == set(agenda.words), "a sort without words, or words that no step uses"
    assert all(len(agenda.words[sort]) == 2 for sort in agenda.flags)
