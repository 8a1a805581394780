"""The words of the web table: in every language the same, all of them used, none missing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast
from tests.text.test_locales import OTHERS, mentions

from kingsroad.text.sentences import locales, read

CLIENT = Path(__file__).parents[2] / "web" / "src"
PARTS = sorted(
    file.name.removesuffix(".ftl")
    for file in locales().joinpath("en").iterdir()
    if file.name.startswith("web")
)
PREFIX = "web-"


def entries(language: str, part: str) -> dict[str, ast.Message]:
    """The messages of one file."""
    return {
        entry.id.name: entry
        for entry in read(language, part).body
        if isinstance(entry, ast.Message)
    }


def code() -> str:
    """All of the client."""
    files = [*CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte")]
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(files))


def named_in_code() -> tuple[set[str], list[re.Pattern[str]]]:
    """The messages that the client names, and patterns of those whose names it puts together."""
    text = code()
    whole = set(re.findall(r"[\"'`](web-[a-z0-9-]*[a-z0-9])[\"'`]", text))
    parts = re.findall(r"`(web-[^`\s]*\$\{[^`]*)`", text)
    patterns = [
        re.compile(re.sub(r"\\\$\\\{.*?\\\}", r"[\\w-]+", re.escape(part))) for part in parts
    ]
    return whole, patterns


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("language", OTHERS)
def test_every_language_says_the_same(language: str, part: str) -> None:
    english, other = entries("en", part), entries(language, part)
    assert list(other) == list(english)
    for key, entry in other.items():
        assert mentions(entry).variables == mentions(english[key]).variables, key


def test_names_begin_with_web_and_are_said_once() -> None:
    found = [key for part in PARTS for key in entries("en", part)]
    assert len(found) == len(set(found)) > 500
    assert [key for key in found if not key.startswith(PREFIX)] == []


def test_what_the_client_says_is_there() -> None:
    known = {key for part in PARTS for key in entries("en", part)}
    whole, patterns = named_in_code()
    assert whole - known == set()
    for pattern in patterns:
        assert any(pattern.fullmatch(key) for key in known), pattern.pattern


def test_no_message_is_unused() -> None:
    whole, patterns = named_in_code()
    mentioned: set[str] = set()
    for part in PARTS:
        for entry in entries("en", part).values():
            mentioned |= mentions(entry).messages
    unused = [
        key
        for part in PARTS
        for key in entries("en", part)
        if key not in whole | mentioned and not any(each.fullmatch(key) for each in patterns)
    ]
    assert unused == []
