"""The rules of a game as text: read, as players want them, searched."""

from __future__ import annotations

import re
from importlib.resources import files

from kingsroad.library import AnyRuleset, part
from kingsroad.text.vocabulary import ENGLISH

RULES = "RULES.md"
RULINGS = "RULINGS.md"
ID = re.compile(r"^(\s*- )\[[a-z]+(?:\.[a-z0-9-]+)+\] ", re.MULTILINE)
TEST = re.compile(r"(?<=\|)(?: test| Test|---| `test_[^`|]*`) ?\|$", re.MULTILINE)
"""The last column of a table of rulings: which test holds the ruling."""
HEADING = re.compile(r"^#+ ")


def read_rules(rules: AnyRuleset, kind: str = RULES, language: str = ENGLISH) -> str:
    """A text that comes with a game; in English if the game lacks it in this language."""
    home = files(part(rules, "games"))
    own = home.joinpath(file_name(kind, language))
    found = own if own.is_file() else home.joinpath(file_name(kind, ENGLISH))
    return found.read_text(encoding="utf-8")


def file_name(kind: str, language: str) -> str:
    """`RULES.de.md`; the English text is the one that the others follow and has the short name."""
    return kind if language == ENGLISH else kind.removesuffix("md") + f"{language}.md"


def for_players(text: str) -> str:
    """Without what only those look for who keep the rules: ids of rules, tests of rulings."""
    return ID.sub(r"\1", TEST.sub("", text) if "`test_" in text else text)


def find(text: str, word: str) -> str:
    """The rules with a word, below the headings they stand under; empty if there is none."""
    wanted = word.lower()
    found: list[str] = []
    heading = ""
    table: list[str] = []
    for each in blocks(text):
        block = each
        if HEADING.match(block):
            heading = block
            continue
        if block.startswith("|"):
            table.append(block)
            if len(table) <= 2 or wanted not in block.lower():
                continue
            if found and found[-1].startswith(table[0]):
                found[-1] += "\n" + block
                continue
            block = "\n".join([*table[:2], block])
        else:
            table = []
            if wanted not in block.lower() and wanted not in heading.lower():
                continue
        if heading:
            found.append(heading)
            heading = ""
        found.append(block)
    return "\n\n".join(found)


def blocks(text: str) -> list[str]:
    """Headings, items, paragraphs and rows of tables, one by one."""
    parts: list[str] = []
    going_on = False
    for line in text.splitlines():
        if not line.strip():
            going_on = False
        elif going_on and not line.startswith(("- ", "|", "#")):
            parts[-1] += "\n" + line
        else:
            parts.append(line)
            going_on = not line.startswith(("|", "#"))
    return parts
