"""What looking back costs: CPU time of the server for one request, by its form.

A server has finished games, and somebody with a cookie looks at moments, single steps and long
stretches of them, at score sheets and at records. With --beside, a server of an older checkout does
the same in the same run, form by form in turns, and the share of its cost is shown.

    python benchmarks/replay_web.py --beside OLD/checkout --beside-python OLD/venv/bin/python
"""

import argparse
import http.client
import itertools
import json
import random
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from statistics import median

from load_web import PATIENCE, SERVER, ask, cpu_seconds, serving

import kingsroad
from kingsroad.core.dice import Dice
from kingsroad.library import first_game

STRETCH = 200
TABLES = 60
"""More than a server keeps in mind: what walks through them meets none that was looked at."""


class Looker:
    """Somebody who looks back, on one connection."""

    def __init__(self, where: str, pid: int, record: str, choices: int) -> None:
        self.connection = http.client.HTTPConnection(where, timeout=PATIENCE)
        self.pid = pid
        self.choices = choices
        self.cookie = ""
        self.tables: list[str] = []
        seats = [{"kind": "me"}] * 2
        for _ in range(TABLES):
            body = {"seats": seats, "origin": {"record": record}}
            info, cookie = ask(self.connection, "POST", "/api/tables", body)
            self.cookie = self.cookie or cookie
            self.tables.append(info["id"])

    def get(self, path: str) -> None:
        """Ask for something that is there."""
        self.connection.request("GET", path, headers={"Cookie": self.cookie})
        answer = self.connection.getresponse()
        data = answer.read()
        if answer.status != 200 or not data:
            raise RuntimeError(f"{path}: {answer.status} {data[:200]!r}")

    def cost(self, paths: Iterator[str], requests: int) -> float:
        """Milliseconds of CPU that the server needs for one of some requests."""
        self.connection.close()  # the server has, if the other was measured for long
        before = cpu_seconds(self.pid)
        for path in itertools.islice(paths, requests):
            self.get(path)
        return 1000 * (cpu_seconds(self.pid) - before) / requests


Form = Callable[[Looker, random.Random], str]


def stretch(looker: Looker, table: int, since: int, long: int) -> str:
    upto = min(looker.choices, since + long)
    return f"/api/tables/{looker.tables[table]}/frames?since={since}&upto={upto}"


FORMS: dict[str, Form] = {
    "a moment": lambda who, dice: (
        f"/api/tables/{who.tables[0]}/at/{dice.randrange(who.choices + 1)}"
    ),
    "a step": lambda who, dice: stretch(who, 0, dice.randrange(who.choices), 1),
    f"{STRETCH} steps": lambda who, dice: stretch(who, 0, dice.randrange(9), STRETCH),
    "the score": lambda who, _dice: f"/api/tables/{who.tables[0]}/sheet",
    "the record": lambda who, _dice: f"/api/tables/{who.tables[0]}/record",
    "a moment anywhere": lambda who, dice: (
        f"/api/tables/{dice.choice(who.tables)}/at/{dice.randrange(who.choices + 1)}"
    ),
    f"{STRETCH} steps anywhere": lambda who, dice: stretch(
        who, dice.randrange(TABLES), dice.randrange(9), STRETCH
    ),
    "the table, no looking back": lambda who, _dice: f"/api/tables/{who.tables[0]}",
}


def whole_game(name: str) -> tuple[str, int]:
    """A game to its end, as a record, and how many choices it has."""
    game = kingsroad.new_game(name, players=2, seed=5)
    dice = Dice(5)
    while not game.over:
        game.apply(game.legal[dice.below(len(game.legal))])
    record = kingsroad.record_of(game)
    return record.write(), len(record)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default=first_game().key)
    parser.add_argument("--requests", type=int, default=400, help="of each form in each round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--beside", type=Path, help="a checkout of another version")
    parser.add_argument("--beside-python", default=sys.executable, help="the Python it runs with")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    record, choices = whole_game(asked.game)
    programs = [(sys.executable, SERVER)]
    if asked.beside is not None:
        programs.append((asked.beside_python, asked.beside / "benchmarks" / "web_server.py"))
    with ExitStack() as opened:
        lookers = []
        for python, server in programs:
            folder = opened.enter_context(tempfile.TemporaryDirectory())
            running = serving(
                None, "--data", folder, "--sleep-after", "600", python=python, server=server
            )
            lookers.append(Looker(*opened.enter_context(running), record, choices))
        costs: dict[str, list[list[float]]] = {form: [] for form in FORMS}
        for number in range(asked.rounds + 1):
            for form, path in FORMS.items():
                dice = random.Random(number)
                found = [
                    each.cost((path(each, dice) for _ in itertools.count()), asked.requests)
                    for each in lookers
                ]
                if number:  # the first round is to warm up
                    costs[form].append(found)
    if asked.json:
        print(json.dumps({"choices": choices, "ms": costs}))
        return 0
    print(f"{asked.game}, {choices} choices; ms of CPU for a request, median of {asked.rounds}")
    for form, rounds in costs.items():
        line = f"{form:<28} {median(each[0] for each in rounds):6.2f}"
        if asked.beside is not None:
            share = median(each[0] / each[1] for each in rounds)
            line += f"   beside {median(each[1] for each in rounds):6.2f}, share {share:.2f}"
        print(line)
    return 0


if __name__ == "__main__":
    sys.exit(main())
