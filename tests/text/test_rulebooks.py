"""The rules and rulings in every language: they say what the English text says, rule by rule."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from importlib.resources import files

import pytest

import kingsroad
from kingsroad.library import part
from kingsroad.text import ENGLISH, LANGUAGES
from kingsroad.text.books import book_of
from kingsroad.text.rulebook import RULES, RULINGS, file_name, find, for_players, read_rules
from kingsroad.text.vocabulary import tile_noun, words_of

OTHERS = [language for language in LANGUAGES if language != ENGLISH]
every_text = pytest.mark.parametrize(
    ("game", "kind", "language"),
    [
        (game, kind, language)
        for game in kingsroad.GAMES
        for kind in (RULES, RULINGS)
        for language in OTHERS
    ],
)

START = re.compile(r"^(?=#|- |\| R\d)", re.MULTILINE)
"""Where a new part begins: a heading, an item or a ruling. Tables belong to what they follow."""
ID = re.compile(r"- \[([^]]+)\]|\| (R\d+) ")
CODE = re.compile(r"`[^`]*`|\[[^]]*\]")
ONLY_ENGLISH = {
    *("the", "and", "with", "which", "when", "from", "for", "to", "each", "every"),
    *("this", "that", "must", "you", "your", "it", "its", "has"),
}
"""Words that no other language of ours has."""
TWO_MEANINGS = {"bank"}
"""English words that are a tile and something else: the bank is also the endless store."""


def text_of(game: str, kind: str, language: str = ENGLISH) -> str:
    return read_rules(kingsroad.GAMES[game], kind, language)


def parts(text: str) -> list[str]:
    """Headings, rules and rulings, one by one, with what stands below them."""
    return START.split(text)


def ids(text: str) -> list[str]:
    """The id of each part, empty for those without."""
    found = [ID.match(each) for each in parts(text)]
    return [(match[1] or match[2]) if match else "" for match in found]


def pairs(game: str, kind: str, language: str) -> list[tuple[str, str]]:
    """Each part in English and in the language."""
    english, own = text_of(game, kind), text_of(game, kind, language)
    return list(zip(parts(english), parts(own), strict=True))


def numbers(text: str) -> Counter[str]:
    return Counter(re.findall(r"\d+", CODE.sub("", text)))


def shape(text: str) -> list[str]:
    """Headings by their level, and the lines of tables by their columns."""
    marks = re.findall(r"^(#+) |^(\|.*\|)$", text, re.MULTILINE)
    return [heading or columns(row) for heading, row in marks]


def columns(row: str) -> str:
    """How many columns a row has; the line below a head also says to which side they are set."""
    ruled = not row.strip("|-: ")
    return re.sub("-+", "-", row) if ruled else "|" * row.count("|")


def plain(text: str) -> str:
    """Small letters without accents: a plural changes a vowel, but hardly the letter."""
    marked = unicodedata.normalize("NFD", text.lower())
    return "".join(letter for letter in marked if not unicodedata.combining(letter))


def bent(name: str) -> re.Pattern[str]:
    """A name in any form: its words begin as they should, and end as they like."""
    words = plain(name).split()
    stems = [re.escape(word[: max(4, len(word) - 2)]) for word in words]
    return re.compile(r"\b" + r"\w*\W+".join(stems))


def names(game: str, language: str) -> dict[str, str]:
    """What every building and character is called in English, and in the language."""
    rules = kingsroad.GAMES[game]
    book, english, own = book_of(rules), words_of(rules), words_of(rules, language)
    keys = [*(tile.key for tile in book.tiles), *book.characters]
    called = {english.name(tile_noun(key)): own.name(tile_noun(key)) for key in keys}
    return {name: called[name] for name in sorted(called, key=len, reverse=True)}


def mentioned(names: list[str], text: str) -> list[str]:
    """The names in an English text, the longest first: a stone farm is not also a farm."""
    found: list[str] = []
    for name in names:
        left = re.sub(rf"\b{re.escape(name)}\b|\b{plural(name)}\b", "·", text, flags=re.IGNORECASE)
        if left != text:
            found.append(name)
        text = left
    return found


def plural(name: str) -> str:
    return re.escape(name[:-1] + "ies" if name.endswith("y") else name + "s")


# -- each text against the English one -----------------------------------------------------------


@every_text
def test_every_game_has_it(game: str, kind: str, language: str) -> None:
    home = files(part(kingsroad.GAMES[game], "games"))
    assert home.joinpath(file_name(kind, language)).is_file()


@every_text
def test_the_same_ids_in_the_same_order(game: str, kind: str, language: str) -> None:
    wanted = ids(text_of(game, kind))
    assert sum(map(bool, wanted)) > 30
    assert ids(text_of(game, kind, language)) == wanted


@every_text
def test_the_same_numbers(game: str, kind: str, language: str) -> None:
    for english, own in pairs(game, kind, language):
        assert numbers(own) == numbers(english), own


@every_text
def test_the_same_headings_and_tables(game: str, kind: str, language: str) -> None:
    assert shape(text_of(game, kind, language)) == shape(text_of(game, kind))


@every_text
def test_no_english_is_left(game: str, kind: str, language: str) -> None:
    words = re.findall(r"\w+", CODE.sub("", text_of(game, kind, language)).lower())
    assert len(words) > 1000
    assert set(words) & ONLY_ENGLISH == set()


@every_text
def test_tiles_have_the_names_they_have_at_the_table(game: str, kind: str, language: str) -> None:
    called = names(game, language)
    wanted = [name for name in called if name not in TWO_MEANINGS]
    checked = 0
    for english, own in pairs(game, kind, language):
        spoken = plain(CODE.sub("", own))
        for name in mentioned(wanted, CODE.sub("", english)):
            assert bent(called[name]).search(spoken), f"{called[name]} ({name}) in: {own}"
            checked += 1
    assert checked > 20


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", kingsroad.GAMES)
def test_rulings_name_the_same_rules_and_tests(game: str, language: str) -> None:
    for english, own in pairs(game, RULINGS, language):
        if english.startswith("| R"):
            assert own.rstrip().split("|")[-3:] == english.rstrip().split("|")[-3:]


# -- reading -------------------------------------------------------------------------------------


def test_a_word_is_found_in_its_language() -> None:
    german = for_players(read_rules(kingsroad.GAMES["caylus2005"], RULES, "de"))
    assert "### Turnierplatz" in find(german, "turnierPLATZ")
    assert find(german, "joust") == ""
