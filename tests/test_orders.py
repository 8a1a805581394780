"""What is offered, and in which order, at chosen decisions that show every question there is.

Programs learn and save the places of options, so a change of order must be seen and wanted:
`python -m tests.test_orders --write [NAME]` writes the files anew; look at the difference.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator

import pytest
from tests.laws import chooser
from tests.parts import folder_of

import kingsroad
from kingsroad import AnyGame
from kingsroad.core.dice import Dice
from kingsroad.core.game import Ask

PER_QUESTION = 2
"""Decisions shown of each question: different ones, with most options of all games searched."""
SEARCHED = 4000
"""Games searched; more if a question has not come up by then."""


def questions(name: str) -> set[str]:
    """The names of all questions of a game: what its modules speak of and can be asked."""
    inside = f"kingsroad.games.{name}."
    found: set[str] = set()
    for module_name, module in sys.modules.items():
        if module_name.startswith(inside):
            for thing in vars(module).values():
                if isinstance(thing, type) and issubclass(thing, Ask):
                    listed = thing.options is not Ask.options
                    asks = listed or thing.offered is not Ask.offered
                    found |= {thing.__name__} if asks else set()
    return found


def moments(name: str, players: int, seed: int, style: int) -> Iterator[AnyGame]:
    """A seeded game, decision by decision; chance is left open."""
    rules = kingsroad.find_game(name)
    options = {
        option.key: option.values[seed // 4 % len(option.values)] for option in rules.options
    }
    game = rules.start(players, options)
    choose = chooser(Dice(seed), rules.catalogue.choices, style)
    while not game.over:
        yield game
        game.apply(game.legal[choose(game.legal)])


def shown(game: AnyGame) -> str:
    """A decision as text."""
    return f"{game.pending!r}: {', '.join(choice.name for choice in game.legal)}"


def read_file(name: str) -> list[tuple[int, int, int, int, str]]:
    """Players, seed, style, number of the decision, and what it must look like."""
    found = []
    for line in (folder_of(name) / "orders.txt").read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            where, _, text = line.partition(" | ")
            players, seed, style, number = (int(word) for word in where.split())
            found.append((players, seed, style, number, text))
    return found


@pytest.mark.parametrize("name", kingsroad.GAMES)
def test_options_and_their_order(name: str) -> None:
    wanted: dict[tuple[int, int, int], dict[int, str]] = {}
    for players, seed, style, number, text in read_file(name):
        wanted.setdefault((players, seed, style), {})[number] = text
    for (players, seed, style), decisions in wanted.items():
        found = {}
        for number, game in enumerate(moments(name, players, seed, style)):
            if number in decisions:
                found[number] = shown(game)
        assert found == decisions, f"players {players}, seed {seed}, style {style}"


@pytest.mark.parametrize("name", kingsroad.GAMES)
def test_every_question_is_shown(name: str) -> None:
    assert {text.partition("(")[0] for *_, text in read_file(name)} == questions(name)


def written(name: str) -> str:
    """The file anew: of each question the richest decisions of the games searched."""
    best: dict[str, list[tuple[int, str]]] = {}
    seats = kingsroad.find_game(name).seats
    for seed in range(100 * SEARCHED):
        if seed >= SEARCHED and questions(name) == set(best):
            break
        players = seats[seed % len(seats)]
        style = seed % 6
        for number, game in enumerate(moments(name, players, seed, style)):
            row = f"{players} {seed} {style} {number} | {shown(game)}"
            rows = best.setdefault(type(game.pending).__name__, [])
            if all(row.split(": ")[1] != other.split(": ")[1] for _, other in rows):
                rows.append((len(game.legal), row))
                rows.sort(key=lambda row: -row[0])
                del rows[PER_QUESTION:]
    counts = Counter({question: len(rows) for question, rows in best.items()})
    header = (
        "# What is offered, in order. Written by: python -m tests.test_orders --write\n"
        f"# {counts.total()} decisions of {len(counts)} questions.\n"
        "#\n# players seed style decision | question: options\n"
    )
    return header + "".join(row + "\n" for q in sorted(best) for _, row in best[q])


if __name__ == "__main__" and "--write" in sys.argv:
    for game_name in sys.argv[2:] or kingsroad.GAMES:
        (folder_of(game_name) / "orders.txt").write_text(written(game_name), encoding="utf-8")
