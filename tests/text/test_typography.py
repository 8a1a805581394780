"""Each language is set as its printers set it: quotes, apostrophes, spaces, minus."""

from __future__ import annotations

import re

import pytest
from tests.text.test_glossary import sentences

SPACED = "[\u00a0\u202f]"
"""French marks stand behind a space, and no line ends there."""
ALL = [r"(?<=[\s(])-\d", r"\w …\w"]
NEVER = {
    "en": [r"\d\s%", r"[„«»]", r"‘\{"],
    "de": [r"\"", r"\w['’]\w", r"[”«»]", r"\w\.\.\."],
    "nl": [r"\"", r"\w'\w", r"[„«»]", r"‘\{", r"\d\s%", r"\w\.\.\."],
    "fr": [
        r"\"", r"\w'\w", r"[“”„]", rf"«(?!{SPACED})", rf"(?<!{SPACED})»", r"(?<=\S) [:;!?](?!\w)",
        r"\d %", r"(?<=[^\W\d]) …$", r"\w\.\.\.",
    ],
}  # fmt: skip
NOT_SPOKEN = re.compile(r"`[^`]*`|^\s*(●|○|help|legend).*$|--\w+", re.MULTILINE)
"""Names of things, and tables of signs that stand in columns."""
WEB_ONLY = {"en": [r"\"", r"\w'\w"]}
"""Terminals, records and rules have the apostrophe and the quotes of keyboards in English."""


def misset(language: str, where: str, text: str) -> list[str]:
    """What of a sentence is not set as it should be."""
    patterns = ALL + NEVER[language] + (WEB_ONLY.get(language, []) if "web" in where else [])
    plain = NOT_SPOKEN.sub("", text)
    return [pattern for pattern in patterns if re.search(pattern, plain)]


@pytest.mark.parametrize("language", NEVER)
def test_sentences_are_well_set(language: str) -> None:
    found = {where: misset(language, where, text) for where, text in sentences(language)}
    assert {where: what for where, what in found.items() if what} == {}


MISSET = {
    "en": ["95 % of them", "nothing fits ‘{ $text }’", "by -3 spaces"],
    "de": ['„so"', "Wie geht’s", "um -3 Felder"],
    "nl": ["past niet bij ‘{ $text }’", 'de "tafel"', "50 %"],
    "fr": ["Qui joue ?", "«oui»", "l'ouvrier", "à 95 %", "Un instant …"],
}


@pytest.mark.parametrize("language", MISSET)
def test_what_is_set_badly_is_found(language: str) -> None:
    for wrong in MISSET[language]:
        assert misset(language, "here", wrong), wrong
