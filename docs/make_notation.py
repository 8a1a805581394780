"""Write the tables of docs/notation.md from the catalogues: ``python docs/make_notation.py``."""

from __future__ import annotations

import tomllib
from pathlib import Path

from kingsroad import GAMES, Choice

PAGE = Path(__file__).parent / "notation.md"
MARK = "<!-- The tables below are written by make_notation.py. -->"

MEANING = {
    "pass": "do no more in this phase",
    "place": "place a worker: {noun}",
    "erect": "build the prestige building: {noun}",
    "draw": "pay 1 denier and draw a card",
    "exchange": "put the whole hand away and draw as many cards",
    "keep": "keep the first hand",
    "gold": "pay {noun} cubes of the kind in question in gold",
    "use": "take what the card gives",
    "first": "chance gives the first-player card to {noun}",
    "deal": "chance deals this card to the seat that draws: {noun}",
    "home": "take the worker home (gate, inn)",
    "stay": "leave the worker in the inn",
    "provost": "move the provost by {noun}",
    "offer": "accept printed offer {noun} of the building at work",
    "take": "take {noun} from the bank",
    "give": "give one {noun} to the bank",
    "build": "build: {noun}",
    "over": "lay the prestige building over the own residence: {noun}",
    "transform": "turn into a residence: {noun}",
    "line": "choose favor line {noun}",
    "field": "use field {noun} of the chosen line",
    "batch": "offer a batch to the castle: {noun}",
    "done": "offer no more batches",
    "decline": "leave the building or the favor unused",
    "lay": "chance lays this neutral building next: {noun}",
    "next": "chance makes {noun} the next in turn order",
}


def own_meaning(game: str) -> dict[str, str]:
    """What a verb means in one game only, if the game has a file about it."""
    path = PAGE.parent / "notation" / f"{game}.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


def meaning(choice: Choice, game: str) -> str:
    """A choice in words."""
    noun = choice.noun
    told = MEANING | own_meaning(game)
    if choice.verb == "batch":  # the food of a Caylus (2005) batch goes without saying
        goods = noun.split("-")
        noun = " + ".join(goods if len(goods) == 3 else ["food", *goods])
    elif choice.verb == "bundle":
        noun = noun.replace("-", " + ")
    elif choice.verb != "provost":
        noun = noun.replace("-", " ")
    return told[choice.verb].format(noun=noun)


def main() -> None:
    """Replace everything below the mark."""
    head = PAGE.read_text(encoding="utf-8").split(MARK)[0]
    parts = [head, MARK]
    for rules in GAMES.values():
        parts.append(
            f"\n\n## The catalogue of {rules.title}\n\n| code | name | meaning |\n|---:|---|---|"
        )
        parts += [
            f"\n| {choice.code} | `{choice.name}` | {meaning(choice, rules.key)} |"
            for choice in rules.catalogue.choices
        ]
    PAGE.write_text("".join(parts) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
