"""Write the tables of docs/observations.md: ``python docs/make_observations.py``."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path

from kingsroad import GAMES, AnyRuleset
from kingsroad.research.profile import features_of

PAGE = Path(__file__).parent / "observations.md"
MARK = "<!-- The tables below are written by make_observations.py. -->"


def numbers(first: int, count: int) -> str:
    """A number, or the first and the last of several."""
    return str(first) if count == 1 else f"{first}-{first + count - 1}"


def layout(rules: AnyRuleset) -> list[str]:
    """The pieces of a game's observations, one a row."""
    features = features_of(rules)
    lines = [
        f"Layout version {features.version}: {features.size} numbers.",
        "",
        "| numbers | piece | shape | range | unit | meaning |",
        "|---|---|---|---|---:|---|",
    ]
    at = 0
    for piece in features.pieces:
        shape = " x ".join(str(side) for side in piece.shape)
        lines.append(
            f"| {numbers(at, piece.length)} | `{piece.name}` | {shape} | "
            f"{piece.low} to {piece.high} | {piece.unit} | {piece.meaning} |"
        )
        at += piece.length
    return lines


def names(rules: AnyRuleset) -> str:
    """What the piece `about` counts: the tiles with their numbers, then other causes."""
    return ", ".join(f"{number} {name}" for number, name in enumerate(features_of(rules).causes))


def actions(rules: AnyRuleset) -> list[str]:
    """The catalogue of a game, one verb a row."""
    lines = [
        f"{len(rules.catalogue.choices)} actions.",
        "",
        "| actions | verb | of what, in order |",
        "|---|---|---|",
    ]
    for verb, group in groupby(rules.catalogue.choices, key=lambda choice: choice.verb):
        choices = list(group)
        nouns = ", ".join(choice.noun for choice in choices if choice.noun)
        whose = "; only chance chooses it" if verb in rules.catalogue.chance else ""
        codes = numbers(choices[0].code, len(choices))
        lines.append(f"| {codes} | `{verb}` | {nouns}{whose} |")
    return lines


def page() -> str:
    """The whole page; what stands above the mark is written by hand."""
    parts = [PAGE.read_text(encoding="utf-8").split(MARK)[0] + MARK]
    for rules in GAMES.values():
        parts += ["", f"## {rules.title}", "", "### What is observed", "", *layout(rules)]
        parts += ["", "### Tiles and causes", "", names(rules) + "."]
        parts += ["", "### What can be done", "", *actions(rules)]
    return "\n".join(parts) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
