"""Searches for a small set of games that together show everything, and writes their records.

    python -m tests.make_golden NAME [--games N] [--workers W]

The players are guided: they plan a little, each game with a taste of its own, and take what no
record has shown yet. The search goes on in rounds, each after what the rounds before missed.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
from typing import Any, NamedTuple

from tests import golden_caylus1303, golden_magna_carta, test_golden
from tests.golden_caylus1303 import Caylus1303Guide
from tests.golden_magna_carta import MagnaCartaGuide
from tests.test_golden import FOLDER

import kingsroad
from kingsroad import AnyGame, Choice, Record, record_of
from kingsroad.core.dice import Dice

SHOWN_BY = {
    "caylus2005": test_golden.features,
    "magna_carta": golden_magna_carta.features,
    "caylus1303": golden_caylus1303.features,
}
WANTED = {
    "caylus2005": test_golden.wanted,
    "magna_carta": golden_magna_carta.wanted,
    "caylus1303": golden_caylus1303.wanted,
}
PRODUCTION = (
    "farm", "forest", "sawmill", "quarry", "food-farm", "cloth-farm", "wood-quarry",
    "wood-sawmill", "stone-farm", "park", "workshop", "gold-mine", "bank", "alchemist",
    "wood-peddler", "peddler",
)  # fmt: skip
BUILDERS = ("carpenter", "fixed-carpenter", "mason", "lawyer", "architect", "second-architect")


class Case(NamedTuple):
    """A game to try, with what is still missing."""

    name: str
    seed: int
    missing: frozenset[str]


class Guide:
    """A player of one game: tastes, and an eye for what is missing."""

    def __init__(self, game: AnyGame, case: Case) -> None:
        self.game = game
        self.dice = Dice(case.seed)
        self.missing = {m.removeprefix("choice ") for m in case.missing if m.startswith("choice ")}
        self.fields = {m.removeprefix("field ") for m in case.missing if m.startswith("field ")}
        self.taste = [self.dice.below(40) for _ in game.rules.catalogue.choices]
        self.castle = self.dice.below(3) * 60 - 30
        """How much the table likes building the castle."""
        self.slow = self.dice.below(3)
        """2: the provost is held back, so that the game is long; 0: nobody cares."""
        self.far = self.dice.below(3) > 0
        """Whether residences and prestige tiles are best far down the road."""
        self.bold = 5 + self.dice.below(60)
        self.line = ""

    def choose(self) -> Choice:
        seen: Any = self.game.view()
        mine: Any = seen["seats"].get(seen["to_choose"] or "", {})
        best = self.game.legal[0]
        most = -(10**9)
        for choice in self.game.legal:
            value = self.value(choice, seen, mine) + self.dice.below(self.bold)
            if value > most:
                best, most = choice, value
        if best.verb == "line":
            self.line = best.noun
        return best

    def value(self, choice: Choice, seen: Any, mine: Any) -> int:
        """What a choice is worth to this player."""
        news = 150 if choice.name in self.missing else 0
        value = self.taste[choice.code] + news
        verb = choice.verb
        if verb == "place":
            return value + self.place_value(choice.noun, seen, mine)
        if verb == "pass":
            return 40 if mine["deniers"] > 1 else 90
        if verb == "provost":
            return value + self.provost_value(choice.arg, seen)
        if verb == "transform":
            spaces = [space for space, e in seen["road"].items() if e["tile"] == choice.noun]
            return value + 120 + (60 if f"over {spaces[0]}" in self.missing else 0)
        if verb == "build":
            return value + 120
        if verb == "over":
            return value + (6 * int(choice.arg) if self.far else 0)
        if verb == "batch":
            return value + self.castle + 20
        if verb == "field":
            return (
                value
                + 12 * int(choice.arg)
                + (200 if f"{self.line}{choice.arg}" in self.fields else 0)
            )
        if verb in ("decline", "done", "home"):
            return 10 + news
        if verb in ("take", "give"):
            held = int(mine.get(choice.noun, 0))
            return (
                value + (-6 if verb == "take" else 6) * held + (10 if choice.noun == "stone" else 0)
            )
        return value

    def place_value(self, tile: str, seen: Any, mine: Any) -> int:
        """Production feeds, builders need goods, and buildings beyond the provost may not act."""
        residences = [e for e in seen["road"].values() if e["tile"] == "residence"]
        has_residence = any(e["owner"] == seen["to_choose"] for e in residences)
        value = 60
        if tile in PRODUCTION:
            value = 85
        if tile in ("trading-post", "market", "wood-market"):
            value = 100 - 8 * int(mine["deniers"])
        if tile in ("carpenter", "fixed-carpenter"):
            value = 110 if mine["wood"] > 0 and mine["food"] > 0 else 20
        if tile == "mason":
            value = 120 if mine["stone"] > 0 and mine["food"] > 0 else 20
        if tile == "lawyer":
            value = 125 if mine["cloth"] > 0 else 20
        if tile in ("architect", "second-architect"):
            value = 140 if mine["gold"] > 0 and has_residence else 20
        if tile in ("gold-mine", "bank", "alchemist"):
            value = 100
        if tile == "castle":
            value = 80 + self.castle
        if tile == "joust-field":
            value = 100 if mine["cloth"] > 0 else 20
        for space, entry in seen["road"].items():
            if entry["tile"] == tile and int(space) > seen["provost"] + 2:
                value -= 30
        return value

    def provost_value(self, by: int, seen: Any) -> int:
        """Forward to the last worker; a slow table does not let him pass the bailiff."""
        spaces = [int(space) for space, entry in seen["road"].items() if "worker" in entry]
        provost = int(seen["provost"])
        goal = max(spaces, default=provost)
        if self.slow == 2:
            goal = min(goal, seen["bailiff"])
        elif self.slow == 1:
            goal = min(goal, seen["bailiff"] + 3)
        return 60 - 8 * abs(goal - (provost + by)) - 3 * abs(by)


def try_case(case: Case) -> tuple[Case, str, set[str]]:
    """Play a guided game; its record and what it shows."""
    rules = kingsroad.find_game(case.name)
    seed = case.seed
    dealt = None if case.name == "caylus1303" else seed  # its guide answers for chance as well
    game = rules.start(rules.seats[seed % len(rules.seats)], options_of(case), dealt)
    guide: Guide | MagnaCartaGuide | Caylus1303Guide = Guide(game, case)
    if case.name == "magna_carta":
        guide = MagnaCartaGuide(game, seed, case.missing)
    elif case.name == "caylus1303":
        guide = Caylus1303Guide(game, seed, case.missing)
    while not game.over:
        game.apply(guide.choose())
    record = record_of(game)
    return case, record.write(), SHOWN_BY[case.name](record)


def options_of(case: Case) -> dict[str, str]:
    """The options of a game to try."""
    if case.name == "magna_carta":
        return {"rules": "beginner" if case.seed % 8 == 3 else "standard"}
    if case.name == "caylus1303":
        return {"setup": "first-game" if case.seed % 32 in (3, 10, 17, 24) else "random"}
    return {
        "favors": "simple" if case.seed % 16 == 5 else "standard",
        "jeweller": "on" if case.seed % 3 else "off",
    }


def search(name: str, games: int, rounds: int, workers: int) -> list[str]:
    """The records of a small set of games."""
    chosen: list[tuple[str, set[str]]] = []
    missing = WANTED[name]()
    with multiprocessing.Pool(workers) as pool:
        for number in range(rounds):
            cases = [Case(name, games * number + i, frozenset(missing)) for i in range(games)]
            best: tuple[str, set[str]] = ("", set())
            for _, text, shown in pool.imap_unordered(try_case, cases, 16):
                if (len(shown & missing), text) > (len(best[1] & missing), best[0]):
                    best = (text, shown)
            if best[1] & missing:
                chosen.append(best)
                missing -= best[1]
            sys.stdout.write(f"round {number}: {len(chosen)} records, {len(missing)} missing\n")
            if not missing:
                break
    sys.stdout.write(f"missing: {sorted(missing)}\n")
    return slim(chosen, WANTED[name]())


def slim(chosen: list[tuple[str, set[str]]], wanted: set[str]) -> list[str]:
    """Leave out records whose features the others show."""
    kept = list(chosen)
    for entry in chosen:
        others: set[str] = set().union(*[shown for other, shown in kept if other != entry[0]])
        if entry[1] & wanted <= others:
            kept.remove(entry)
    return [text for text, _ in kept]


def file_name(number: int, record: Record) -> str:
    """A name that tells what is in the record."""
    words = [f"{number:02}", f"{record.players}-seats"]
    words += ["simple"] if record.options.get("favors") == "simple" else []
    words += ["jeweller"] if record.options.get("jeweller") == "on" else []
    words += ["first-game"] if record.options.get("setup") == "first-game" else []
    words += ["beginner"] if record.options.get("rules") == "beginner" else []
    return "-".join(words) + ".log"


def main() -> None:
    """Search and write."""
    parser = argparse.ArgumentParser(prog="python -m tests.make_golden", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("name", choices=list(WANTED), help="the game")
    parser.add_argument("--games", type=int, default=500, help="games tried in each round")
    parser.add_argument("--rounds", type=int, default=30)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    chosen = parser.parse_args()
    texts = search(chosen.name, chosen.games, chosen.rounds, chosen.workers)
    folder = FOLDER / chosen.name
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.log"):
        old.unlink()
    for number, text in enumerate(texts, 1):
        path = folder / file_name(number, kingsroad.read_record(text))
        path.write_text(text, encoding="utf-8")
        sys.stdout.write(f"{path.name}\n")


if __name__ == "__main__":
    main()
