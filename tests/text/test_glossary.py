"""One term for one thing: what a glossary forbids stands nowhere that people read."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentSerializer, ast

import kingsroad
from kingsroad.text import LANGUAGES
from kingsroad.text.sentences import locales, read

ROOT = Path(__file__).parents[2]
GAMES = Path(kingsroad.__file__).parent / "games"


def glossary(language: str) -> dict[str, dict[str, str | list[str]]]:
    text = (ROOT / "docs" / "glossary" / f"{language}.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def sentences(language: str) -> Iterator[tuple[str, str]]:
    """Everything that is said: messages without their keys, and the lines of rules and rulings."""
    serializer = FluentSerializer()
    for file in locales().joinpath(language).iterdir():
        for entry in read(language, file.name.removesuffix(".ftl")).body:
            if isinstance(entry, ast.Message):
                said = serializer.serialize_entry(entry)
                yield f"{file.name}: {entry.id.name}", said.partition("=")[2]
    ending = "" if language == "en" else f".{language}"
    for path in GAMES.glob(f"*/RUL*{ending}.md"):
        if language != "en" or path.name.count(".") == 1:
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
                yield f"{path.parent.name}/{path.name}:{number}", line


def test_there_is_a_glossary_for_each_language() -> None:
    assert {path.stem for path in (ROOT / "docs" / "glossary").iterdir()} == set(LANGUAGES)


def misnamed(language: str, said: list[tuple[str, str]]) -> dict[str, list[str]]:
    """Where a thing is called by a word that its glossary forbids."""
    found: dict[str, list[str]] = {}
    for thing, entry in glossary(language).items():
        for never in entry["never"]:
            where = [where for where, text in said if re.search(never, text, re.IGNORECASE)]
            if where:
                found[f"{thing}: {never} instead of {entry['say']}"] = where
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_thing_has_one_term(language: str) -> None:
    said = list(sentences(language))
    assert len(said) > 1500
    for entry in glossary(language).values():
        word = str(entry["say"])
        assert any(word.lower() in text.lower() for _, text in said), f"nobody says {word}"
    assert misnamed(language, said) == {}


CONTESTED = {
    "en": ["Who passes first receives 1 denier.", "A residential tile", "A privilege"],
    "de": [
        "die Gunstleiste", "eine Gunst-Zeile", "die Wertung der Türme", "ein Wohngebäude",
        "deine Residenzen", "zwei Rohstoffe", "der Eigentümer", "das Protokoll", "Das Spielplan",
        "ein Rivale",
    ],
    "nl": [
        "Vak { $number }", "op vak 3", "negen ronden", "een gunst", "twee woonhuizen",
        "4 dinar", "de puntentelling", "twee goederen", "Privilegeen van de koning",
        "je rivaal",
    ],
    "fr": [
        "ce que tu prends", "Réessaie", "le récit de la partie", "deux marchandises",
        "Qui passe prend la place suivante.", "** vends un cube", "une faveur royale",
    ],
}  # fmt: skip
"""Words that stood for one thing beside another word, and what native readers stumbled over."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_term_is_found(language: str) -> None:
    for wrong in CONTESTED[language]:
        assert misnamed(language, [("here", wrong)]), wrong
