"""The Fluent files: every language says everything, and nothing that nobody wants to hear."""

from __future__ import annotations

import ast as python
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import kingsroad
from kingsroad.library import part as part_of
from kingsroad.text import LANGUAGES
from kingsroad.text.books import book_of
from kingsroad.text.doubts import BOARD, slug
from kingsroad.text.sentences import BadSentence, Sentences, locales, read
from kingsroad.text.vocabulary import COMMON, Noun, Vocabulary, tile_noun, vocabulary, words_of

SRC = Path(kingsroad.__file__).parent
BOOKS = {key: book_of(rules) for key, rules in kingsroad.GAMES.items()}
PARTS = (*BOOKS, "terminal")
OTHERS = [language for language in LANGUAGES if language != "en"]
GRAMMAR = ("form-", "owned")
"""Messages that only make forms: each language has those that it needs."""
CAUSES = {key: part_of(rules, "games", "causes").CAUSES for key, rules in kingsroad.GAMES.items()}
PHASES = [part_of(rules, "games", "tiles").PHASE_NAMES for rules in kingsroad.GAMES.values()]


class Mentions(Visitor):
    """The variables and messages of an entry, and its attributes' too."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent's
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - Fluent's
        self.messages.add(node.id.name)


def mentions(entry: ast.BaseNode) -> Mentions:
    found = Mentions()
    found.visit(entry)
    return found


def messages(language: str, part: str) -> dict[str, ast.Message]:
    return Sentences(language, (COMMON, part)).entries


def wanted(language: str, part: str, key: str) -> set[str]:
    """The gaps of a message, whatever forms it wants of them."""
    variables = Sentences(language, (COMMON, part)).variables(key)
    return {variable.partition("-")[0] for variable in variables}


def spoken(language: str, part: str) -> set[str]:
    return {key for key in messages(language, part) if not key.startswith(GRAMMAR)}


# -- the files -----------------------------------------------------------------------------------


def test_every_language_has_every_file() -> None:
    files = {code: {file.name for file in locales().joinpath(code).iterdir()} for code in LANGUAGES}
    assert {path.name for path in locales().iterdir()} == set(LANGUAGES)
    for code in OTHERS:
        assert files[code] == files["en"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_can_be_read(language: str) -> None:
    for file in locales().joinpath(language).iterdir():
        entries = read(language, file.name.removesuffix(".ftl")).body
        assert not [entry for entry in entries if isinstance(entry, ast.Junk)], file
        keys = [entry.id.name for entry in entries if isinstance(entry, (ast.Message, ast.Term))]
        assert len(set(keys)) == len(keys), file


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_messages_of_english(language: str, part: str) -> None:
    assert spoken(language, part) == spoken("en", part)


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("language", OTHERS)
def test_messages_have_the_variables_of_english(language: str, part: str) -> None:
    ours, english = Sentences(language, (COMMON, part)), Sentences("en", (COMMON, part))
    for key in spoken("en", part):
        if key == "card-head" and part == "terminal":
            continue  # the games have the kinds of buildings
        there = {name.partition("-")[0] for name in ours.variables(key)}
        here = {name.partition("-")[0] for name in english.variables(key)}
        if key.startswith("label"):
            assert there <= {"noun"}, key
            assert here <= {"key"}, key
        else:
            assert there == here, key


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_mention_only_messages_that_there_are(language: str, part: str) -> None:
    entries = messages(language, part)
    for key, entry in entries.items():
        missing = mentions(entry).messages - set(entries)
        assert not missing or (key, part) == ("card-head", "terminal"), key


# -- names ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("part", BOOKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_building_has_all_its_forms(language: str, part: str) -> None:
    words, book = vocabulary(language, part), BOOKS[part]
    used = {form for form in forms(words, "tile") if form != "power"}
    assert {"the", "object", "at"} <= used | {"object"}
    for key in {tile.key for tile in book.tiles} - {"site"}:
        for form in ("", "short", "object", *used):
            assert words.name(tile_noun(key), form).strip(), (key, form)
    for key in book.characters:
        for form in ("", "the", "object", "power"):
            assert words.name(tile_noun(key), form).strip(), (key, form)


def forms(words: Vocabulary, name: str) -> set[str]:
    """The forms of a gap that some message wants."""
    variables: set[str] = set()
    for entry in words.sentences.entries.values():
        variables |= mentions(entry).variables
    return {form for gap, _, form in (one.partition("-") for one in variables) if gap == name} - {
        ""
    }


@pytest.mark.parametrize("part", BOOKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_building_says_what_its_language_needs_to_know(language: str, part: str) -> None:
    needed = {"en": None, "de": "gender", "nl": "article", "fr": "article"}[language]
    allowed = {
        "de": {"masculine", "feminine", "neuter", "plural"},
        "nl": {"de", "het"},
        "fr": {"le", "la", "l", "les"},
    }
    if needed is None:
        return
    words = vocabulary(language, part)
    for key in words.keys("tile-"):
        assert words.name(tile_noun(key), needed) in allowed[language], key


@pytest.mark.parametrize("language", LANGUAGES)
def test_short_names_fit_the_tables(language: str) -> None:
    for part, room in (("caylus2005", 11), ("magna_carta", 13), ("caylus1303", 11)):
        words = vocabulary(language, part)
        for tile in BOOKS[part].tiles:
            name = words.name(tile_noun(tile.key), "short")
            assert len(name) <= room or (part == "caylus2005" and tile.kind == 0), name


@pytest.mark.parametrize("part", BOOKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_buildings_differ(language: str, part: str) -> None:
    words = vocabulary(language, part)
    tiles = [tile.key for tile in BOOKS[part].tiles]
    for form, keys in (("", [*tiles, *BOOKS[part].characters]), ("short", tiles)):
        names = [words.name(tile_noun(key), form) for key in keys]
        assert len(set(names)) == len(names), form


@pytest.mark.parametrize("part", BOOKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_cause_has_a_name(language: str, part: str) -> None:
    words = vocabulary(language, part)
    assert all(words.name(Noun("cause", cause)) for cause in CAUSES[part])


def test_what_is_missing_is_an_error_and_not_a_gap() -> None:
    words = vocabulary("en", "caylus2005")
    with pytest.raises(BadSentence, match="no message event-dance"):
        words.say("event-dance")
    with pytest.raises(BadSentence, match="seat"):
        words.say("event-favor")
    with pytest.raises(BadSentence, match="tile-ballroom"):
        words.say("event-place", seat=Noun("seat", "blue"), tile=tile_noun("ballroom"))
    with pytest.raises(ValueError, match="no language"):
        vocabulary("tlh", "caylus2005")


def test_a_language_without_a_message_borrows_it(monkeypatch: pytest.MonkeyPatch) -> None:
    german = Vocabulary("de", "caylus2005")
    monkeypatch.delitem(german.sentences.entries, "event-over")
    assert german.say("event-over") == "The game is over."


# -- nothing to spare ----------------------------------------------------------------------------


def named_in_code() -> tuple[set[str], list[re.Pattern[str]]]:
    """The strings of the code, and the patterns of those that are put together."""
    words: set[str] = set()
    patterns: list[re.Pattern[str]] = []
    for path in [*(SRC / "text").rglob("*.py"), *(SRC / "cli").rglob("*.py")]:
        for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, python.Constant) and isinstance(node.value, str):
                words.add(node.value)
            elif isinstance(node, python.JoinedStr) and len(node.values) > 1:
                text = "".join(
                    re.escape(str(value.value)) if isinstance(value, python.Constant) else "[\\w-]+"
                    for value in node.values
                )
                if re.match(r"[a-z]+\\-", text):
                    patterns.append(re.compile(text))
    return words, patterns


def families() -> Iterator[tuple[str, set[str]]]:
    """What can follow the beginnings of keys that the code puts together."""
    rules = kingsroad.GAMES.values()
    tiles = {tile.key for book in BOOKS.values() for tile in book.tiles}
    causes = {cause for names in CAUSES.values() for cause in names}
    yield "tile-", tiles | {"site", "own-peddler-owned"}
    yield "character-", {key for book in BOOKS.values() for key in book.characters}
    yield "cause-", causes
    yield "loss-", causes
    yield "phase-", {phase for names in PHASES for phase in names}
    yield "source-", {key for book in BOOKS.values() for key in book.sources}
    choices = [choice for one in rules for choice in one.catalogue.choices]
    yield "label-", {choice.verb for choice in choices}
    yield "button-", {f"{choice.verb}-{choice.noun}" for choice in choices}
    yield "seat-", {name for one in rules for name in one.seat_names}


def test_no_message_is_unused() -> None:
    words, patterns = named_in_code()
    known = dict(families())
    for part in (*PARTS, "doubts"):
        entries = messages("en", part)
        mentioned: set[str] = set().union(*(mentions(entry).messages for entry in entries.values()))
        for key in spoken("en", part) - mentioned - words:
            family = key.partition("-")[0] + "-"
            if family in known and key.removeprefix(family) in known[family]:
                continue
            assert family not in known, key
            assert any(pattern.fullmatch(key) for pattern in patterns), key


@pytest.mark.parametrize("language", OTHERS)
def test_doubts_are_told_in_every_language(language: str) -> None:
    """Facts and reasons stand in English beside the tiles: each has its words, nothing else has."""
    rules = kingsroad.GAMES["caylus1303"]
    ours = book_of(rules).doubts(words_of(rules, language))
    english = book_of(rules).doubts(words_of(rules))
    for here, there in zip(ours, english, strict=True):
        assert (here.tile, here.confidence) == (there.tile, there.confidence)
        assert re.findall(r"\d+", here.value) == re.findall(r"\d+", there.value)
        assert here.why != there.why
    facts = {f"fact-{slug(each.fact)}" for each in english} | {f"fact-{BOARD}"}
    whys = {f"why-{slug(each.why)}" for each in english}
    own = {
        entry.id.name for entry in read(language, "doubts").body if isinstance(entry, ast.Message)
    }
    assert {key for key in own if not key.startswith("doubts-")} == facts | whys


# -- no sentence in code -------------------------------------------------------------------------


def told_to_developers(tree: python.AST) -> set[int]:
    """Docstrings and what is raised: players never read them."""
    found: set[int] = set()
    for node in python.walk(tree):
        if isinstance(node, python.Raise):
            found |= {id(inner) for inner in python.walk(node)}
        elif isinstance(node, python.Expr) and isinstance(node.value, python.Constant):
            found.add(id(node.value))
    return found


def test_no_sentence_stands_in_the_code() -> None:
    facts = {doubt.fact for tile in BOOKS["caylus1303"].tiles for doubt in tile.doubts}
    facts |= {"first game"}
    for path in (SRC / "text").rglob("*.py"):
        tree = python.parse(path.read_text(encoding="utf-8"))
        ours = told_to_developers(tree)
        for node in python.walk(tree):
            if not isinstance(node, python.Constant) or not isinstance(node.value, str):
                continue
            if id(node) in ours or node.value in facts:
                continue
            assert not re.search(r"\w \w|[.!?;]$", node.value), (path.name, node.value)
