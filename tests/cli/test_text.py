"""Sentences: every event, question and choice that occurs has one."""

from __future__ import annotations

import inspect
import pkgutil
from importlib import import_module

import pytest
from tests.parts import part_of

import kingsroad
from kingsroad.core.dice import Dice
from kingsroad.core.event import Chronicle, Event
from kingsroad.core.game import NOBODY, Ask, Draw
from kingsroad.library import part
from kingsroad.realm.steps import TileAsk
from kingsroad.text import ask, explain, narrate, tell
from kingsroad.text.books import book_of
from kingsroad.text.vocabulary import Noun, words_of

GAMES = 40

FRAMES = (Ask, Draw, TileAsk)
"""What questions are made from."""


def good(sentence: str) -> bool:
    """No gap is left open, nothing is blank."""
    return bool(sentence.strip()) and "{" not in sentence and "  " not in sentence


def consequence(game: kingsroad.AnyGame, name: str) -> str:
    return explain(game, game.rules.catalogue.named(name))


def table_of(rules: kingsroad.AnyRuleset, seed: int) -> kingsroad.AnyGame:
    """A game to play at random: poor or rich, with every option now and then."""
    game: kingsroad.AnyGame = part_of(rules.key, "words").table(seed)
    return game


@pytest.mark.parametrize("rules", kingsroad.GAMES.values(), ids=lambda rules: rules.key)
def test_random_games_have_words_for_everything(rules: kingsroad.AnyRuleset) -> None:
    kinds: set[str] = set()
    questions: set[str] = set()
    verbs: set[str] = set()
    seen: set[tuple[int, str]] = set()
    for seed in range(GAMES):
        game = table_of(rules, seed)
        heard = Chronicle()
        game.listener = heard
        dice = Dice(seed)
        while not game.over:
            questions.add(type(game.pending).__name__)
            assert good(ask(game)), game.question
            for choice in game.legal:
                verbs.add(choice.verb)
                assert good(explain(game, choice)), choice
            # What this kind of table has not seen yet comes first, so that rare things happen.
            new = [choice for choice in game.legal if (seed % 4, choice.verb) not in seen]
            pool = new or game.legal
            choice = pool[dice.below(len(pool))]
            seen.add((seed % 4, choice.verb))
            game.apply(choice)
            events = heard.take()
            kinds.update(event.kind for event in events)
            for reader in (None, NOBODY, 0):
                assert all(good(line.text) for line in narrate(events, rules, reader))
            assert all(good(tell(event, rules)) for event in events)
            assert all(good(tell(event.seen_by(NOBODY), rules)) for event in events)
        assert ask(game) == "The game is over."
    book = book_of(rules)
    words = words_of(rules)
    assert questions <= set(words.keys("question-"))
    assert verbs == set(book.explain)
    assert kinds == set(words.keys("event-")) - part_of(rules.key, "words").VARIANTS


@pytest.mark.parametrize("rules", kingsroad.GAMES.values(), ids=lambda rules: rules.key)
def test_every_question_of_a_game_has_a_sentence(rules: kingsroad.AnyRuleset) -> None:
    found = set()
    package = part(rules, "games")
    for module in pkgutil.iter_modules(package.__path__):
        members = inspect.getmembers(import_module(f"{package.__name__}.{module.name}"))
        found |= {
            name
            for name, value in members
            if inspect.isclass(value) and issubclass(value, Ask) and value not in FRAMES
        }
    assert found <= set(words_of(rules).keys("question-"))


@pytest.mark.parametrize("rules", kingsroad.GAMES.values(), ids=lambda rules: rules.key)
def test_every_verb_of_the_catalogue_is_explained(rules: kingsroad.AnyRuleset) -> None:
    assert {choice.verb for choice in rules.catalogue.choices} == set(book_of(rules).explain)


@pytest.mark.parametrize("rules", kingsroad.GAMES.values(), ids=lambda rules: rules.key)
def test_every_cause_and_phase_has_a_name(rules: kingsroad.AnyRuleset) -> None:
    words = words_of(rules)
    causes = part(rules, "games", "causes").CAUSES
    phases = part(rules, "games", "tiles").PHASE_NAMES
    names = [words.name(Noun("cause", cause)) for cause in causes]
    assert all(names)
    assert not any("-" in name for name in names)
    assert set(phases) <= set(words.keys("phase-"))


@pytest.mark.parametrize("rules", kingsroad.GAMES.values(), ids=lambda rules: rules.key)
def test_headings(rules: kingsroad.AnyRuleset) -> None:
    turn = Event("turn", NOBODY, "", 3, 0)
    assert tell(turn, rules) == part_of(rules.key, "words").HEADING
    told = narrate([turn, Event("pass", 1, "bridge", 2, 0)], rules)
    assert [line.kind for line in told] == ["turn", "pass"]
    assert [line.heading for line in told] == [True, False]
