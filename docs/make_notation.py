"""Write the tables of docs/notation.md from the catalogues: ``python docs/make_notation.py``."""

from __future__ import annotations

from pathlib import Path

from kingsroad import GAMES, Choice

PAGE = Path(__file__).parent / "notation.md"
MARK = "<!-- The tables below are written by make_notation.py. -->"

MEANING = {
    "pass": "stop placing workers this turn",
    "place": "place a worker: {noun}",
    "home": "take the worker home (gate, inn)",
    "stay": "leave the worker in the inn",
    "provost": "move the provost by {noun}",
    "offer": "accept printed offer {noun} of the building at work",
    "take": "take {noun} from the bank",
    "give": "give one {noun} to the bank",
    "build": "build the tile: {noun}",
    "over": "lay the prestige tile over the own residence on space {noun}",
    "transform": "turn the tile into a residence: {noun}",
    "line": "choose favor line {noun}",
    "field": "use field {noun} of the chosen line",
    "batch": "offer a batch to the castle: food, {noun}",
    "done": "offer no more batches",
    "decline": "leave the building or the favor unused",
    "lay": "chance lays this neutral tile on the next space: {noun}",
    "next": "chance makes {noun} the next in turn order",
}


def meaning(choice: Choice) -> str:
    """A choice in words."""
    noun = choice.noun.replace("-", " and ") if choice.verb == "batch" else choice.noun
    if choice.verb not in ("batch", "provost"):
        noun = noun.replace("-", " ")
    return MEANING[choice.verb].format(noun=noun)


def main() -> None:
    """Replace everything below the mark."""
    head = PAGE.read_text(encoding="utf-8").split(MARK)[0]
    parts = [head, MARK]
    for rules in GAMES.values():
        parts.append(
            f"\n\n## The catalogue of {rules.title}\n\n| code | name | meaning |\n|---:|---|---|"
        )
        parts += [f"\n| {c.code} | `{c.name}` | {meaning(c)} |" for c in rules.catalogue.choices]
    PAGE.write_text("".join(parts) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
