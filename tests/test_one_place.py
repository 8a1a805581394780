"""A game is one thing: outside its own files nobody names it.

Whatever knows a game by its name would have to be told of the next one. So each fact of a game
stands in its folder or in the one file it has in another package, and all else asks the library.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

from kingsroad import GAMES, AnyRuleset
from kingsroad.library import part

ROOT = Path(__file__).parent.parent
PLACES = ("src", "web/src", "benchmarks", "docs", ".ci")
FILES = ("pyproject.toml", "Makefile", "hatch_build.py", "constraints.txt")
KINDS = {
    ".py", ".ftl", ".ts", ".js", ".mjs", ".svelte", ".css", ".html", ".json", ".toml", ".txt", "",
}  # fmt: skip
"""Pages for people (Markdown) and pictures may name games as they like."""
BUILT = ("__pycache__", "node_modules", "static")

ALLOWED = {
    "src/kingsroad/library.py": "the line that plugs the games in",
    "web/src/generated/*": "written by a program from what the library knows",
    "web/src/*.test.ts": "tests name games as examples",
    "docs/research/*": "an example that trains on one game, and what came of it",
}


def squeezed(text: str) -> str:
    """However a name is spelled: magna_carta, magna-carta, MagnaCarta, MAGNA_CARTA."""
    return re.sub(r"[_-]", "", text).lower()


NAMES = [squeezed(key) for key in GAMES]


def games_in(text: str) -> set[str]:
    """The games that are named in a text."""
    plain = squeezed(text)
    return {name for name in NAMES if name in plain}


def words_of_code(source: str) -> Iterator[str]:
    """Names and short strings of a module; a text with spaces is prose or an example."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Constant(value=str(text)):
                if not re.search(r"\s", text):
                    yield text
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name):
                yield name
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name) | ast.alias(name=name):
                yield name
            case ast.ImportFrom(module=str(name)):
                yield name
            case _:
                pass


def all_files() -> Iterator[Path]:
    """Everything that is written by hand and could name a game."""
    yield from (ROOT / name for name in FILES)
    for place in PLACES:
        for path in sorted((ROOT / place).rglob("*")):
            if path.is_file() and path.suffix in KINDS and not set(BUILT) & set(path.parts):
                yield path


def naming_files() -> set[str]:
    """The files that name a game which is not theirs.

    A file belongs to a game if it has its name, or lies in a folder that has.
    """
    found = set()
    for path in all_files():
        inside = path.relative_to(ROOT).as_posix()
        text = path.read_text(encoding="utf-8")
        words = words_of_code(text) if path.suffix == ".py" else [text]
        if any(games_in(word) - games_in(inside) for word in words):
            found.add(inside)
    return found


def test_nobody_names_a_game_but_the_library() -> None:
    if not (ROOT / "src").is_dir():
        pytest.skip("these are not the sources")
    found = naming_files()
    more = {path for path in found if not any(fnmatchcase(path, each) for each in ALLOWED)}
    assert not more, f"a game is named in {sorted(more)}: let it follow from the game"
    gone = [each for each in ALLOWED if not any(fnmatchcase(path, each) for path in found)]
    assert not gone, f"these name no game any more: {gone}"


@pytest.mark.parametrize(
    ("code", "named"),
    [
        ('TABLE = {"magna_carta": 1}', True),
        ("from kingsroad.games.caylus2005 import tiles", True),
        ("from kingsroad.games import caylus2005", True),
        ("def source_caylus1303(): ...", True),
        ('ID = "kingsroad/MagnaCarta-v0"', True),
        ('"""Play with ``kingsroad play caylus2005``."""', False),
        ("# caylus2005 is an example\nx = 1", False),
        ('describe("kingsroad play magna_carta --players 3")', False),
    ],
)
def test_the_check_itself(code: str, named: bool) -> None:
    assert any(games_in(word) for word in words_of_code(code)) == named


@pytest.mark.parametrize("rules", GAMES.values(), ids=lambda rules: rules.key)
def test_every_game_has_the_same_parts(rules: AnyRuleset) -> None:
    """Where a part is missing something plain would stand in for it, and nobody might notice."""
    assert part(rules, "games", "meta").RULES is rules
    assert part(rules, "games", "features").FEATURES.rules is rules
    assert part(rules, "text.games").BOOK
    assert part(rules, "bots.judges").JUDGE
    assert part(rules, "cli.boards").BOARD
    assert part(rules, "research.games").PROFILE
