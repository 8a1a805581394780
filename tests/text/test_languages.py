"""Whole games in every language; sentences that were read and found good."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.test_text import good, table_of
from tests.parts import part_of

import kingsroad
from kingsroad.cli.boards import board_of
from kingsroad.cli.terminal.sheet import sheet
from kingsroad.cli.terminal.speech import own_words, speech_of
from kingsroad.core.dice import Dice
from kingsroad.core.event import Chronicle
from kingsroad.core.game import NOBODY
from kingsroad.text import LANGUAGES, ask, card, explain, label, narrate, tell
from kingsroad.text.books import book_of
from kingsroad.text.labels import noun_label
from kingsroad.text.verdict import verdict
from kingsroad.text.vocabulary import words_of

TOLD: dict[str, dict[str, list[str]]] = json.loads(
    Path(__file__).with_name("told.json").read_text(encoding="utf-8")
)
OTHERS = [language for language in LANGUAGES if language != "en"]
WIDTH = 80
SEEDS = 4


@pytest.mark.parametrize("rules", kingsroad.GAMES.values(), ids=lambda rules: rules.key)
@pytest.mark.parametrize("language", OTHERS)
def test_whole_games_are_told(language: str, rules: kingsroad.AnyRuleset) -> None:
    """A message that is missing or wants what it is not given would raise."""
    draw = board_of(rules).draw
    for seed in range(SEEDS):
        game = table_of(rules, seed)
        heard = Chronicle()
        game.listener = heard
        dice = Dice(seed)
        while not game.over:
            assert good(ask(game, language)), game.question
            for choice in game.legal:
                assert good(explain(game, choice, language)), choice
                assert good(label(rules, choice, language)), choice
                assert bool(noun_label(words_of(rules, language), choice)) == bool(choice.noun)
            if dice.below(5) == 0:
                lines = draw(game, WIDTH, max(game.seat, NOBODY), language)
                assert all(line.cell_len <= WIDTH for line in lines), lines
            game.apply(game.legal[dice.below(len(game.legal))])
        events = heard.events
        for reader in (None, NOBODY, 0):
            told = narrate(events, rules, reader, language)
            assert all(good(line.text) for line in told)
        assert all(good(tell(event, rules, language)) for event in events)
        assert all(good(tell(event.seen_by(NOBODY), rules, language)) for event in events)
        assert all(line.cell_len <= WIDTH for line in sheet(game, events, language))
        assert good(verdict(game, language))
        assert ask(game, language) == words_of(rules, language).say("event-over")


@pytest.mark.parametrize("rules", kingsroad.GAMES.values(), ids=lambda rules: rules.key)
@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_legends_and_shelves(language: str, rules: kingsroad.AnyRuleset) -> None:
    book, board = book_of(rules), board_of(rules)
    for key in (*(tile.key for tile in book.tiles), *book.characters):
        assert good(card(rules, key, language)), key
    shown = speech_of(rules, language).legend() + "\n" + own_words(language).say("help")
    assert all(len(line) <= WIDTH for line in shown.splitlines())
    game = rules.start(3, {}, 5)
    assert all(good(heading) for heading, _ in board.shelves(game, 0, language))


@pytest.mark.parametrize("key", kingsroad.GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_reads_well(language: str, key: str) -> None:
    told = narrate(part_of(key, "words").STORY, kingsroad.GAMES[key], language=language)
    assert [line.text for line in told] == TOLD[language][key]


@pytest.mark.parametrize(
    ("language", "alone", "together"),
    [
        ("en", "Red wins with 1 prestige.", "Blue and red win together with 7 prestige."),
        (
            "de",
            "Rot gewinnt mit 1 Prestigepunkt.",
            "Blau und Rot gewinnen gemeinsam mit 7 Prestigepunkten.",
        ),
        (
            "nl",
            "Rood wint met 1 prestigepunt.",
            "Blauw en Rood winnen samen met 7 prestigepunten.",
        ),
        (
            "fr",
            "Rouge gagne avec 1 point de prestige.",
            "Bleu et Rouge gagnent ensemble avec 7 points de prestige.",
        ),
    ],
)
def test_the_verdict_counts_winners_and_points(language: str, alone: str, together: str) -> None:
    words = words_of(kingsroad.GAMES["caylus2005"], language)
    red, blue = (words.say(f"seat-{name}") for name in ("red", "blue"))
    assert words.sentence("sheet-winner", winners=1, seats=red, points=1) == alone
    seats = words.all_of([blue, red])
    assert words.sentence("sheet-winner", winners=2, seats=seats, points=7) == together


def test_fluent_is_loaded_with_the_first_sentence() -> None:
    code = """
import sys
import kingsroad, kingsroad.text, kingsroad.cli.main
assert not [name for name in sys.modules if name.split(".")[0] in ("fluent", "babel", "pytz")]
kingsroad.text.ask(kingsroad.new_game("caylus2005", players=2, seed=1), "de")
assert "fluent.runtime" in sys.modules
from kingsroad.text.sentences import read
print(read.cache_info().currsize)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "2", "one language, what all games share and the game itself"
