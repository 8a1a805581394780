"""What golden records of Caylus (2005) must show, and players who go looking for it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import kingsroad
from kingsroad import NOBODY, AnyGame, Choice, Chronicle, Record
from kingsroad.core.dice import Dice
from kingsroad.games.caylus2005.tiles import FIELDS, LINE_NAMES, TILES

SPECIAL_PLACES = ("gate", "trading-post", "merchants-guild", "joust-field", "stables", "inn")
PRODUCTION = (
    "farm", "forest", "sawmill", "quarry", "food-farm", "cloth-farm", "wood-quarry",
    "wood-sawmill", "stone-farm", "park", "workshop", "gold-mine", "bank", "alchemist",
    "wood-peddler", "peddler",
)  # fmt: skip
NEVER_SHOWN = {
    "choice take gold": "gold is mined, bought or a favor, but never chosen among cubes",
    "choice over 7": "the peddler is printed there and never becomes a residence",
    "choice over 8": "the fixed carpenter is printed there and never becomes a residence",
    "choice over 16": "the gold mine is printed there and never becomes a residence",
}
"""Choices that the catalogue holds for the regularity of its codes, and why nobody makes them."""


def features(record: Record) -> set[str]:
    """What a game of Caylus (2005) shows."""
    chronicle = Chronicle()
    game = record.replay(listener=chronicle)
    found = {f"seats {record.players}"}
    found |= {f"option {key} {value}" for key, value in record.options.items()}
    found |= {f"choice {choice.name}" for choice in record.choices}
    neutral = {tile.key for tile in TILES[7:13]}
    provost = 6
    waiting: set[int] = set()
    for event in chronicle.events:
        if event.kind in ("build", "place"):
            found.add(f"{event.kind} {event.subject}")
        elif event.kind == "field":
            found.add(f"field {event.subject}{event.amount}")
        elif event.kind in ("provost", "bailiff"):
            provost = event.amount
        elif event.kind == "claim":
            waiting.add(event.amount)
        elif event.kind == "transform":
            whose = "neutral" if event.subject in neutral else "own"
            when = "at once"
            if event.amount in waiting:
                waiting.remove(event.amount)
                when = "later on the road" if event.amount <= provost else "later beyond"
            found |= {f"transform {whose}", f"transform {when}"}
    if game.over:
        found |= endings(game.view(NOBODY))
    return found


def endings(seen: Mapping[str, object]) -> set[str]:
    """How the towers came to be counted."""
    seats = seen["seats"]
    bailiff = seen["bailiff"]
    assert isinstance(seats, dict)
    assert isinstance(bailiff, int)
    houses = sum(seat["houses"]["towers"] for seat in seats.values())
    found = set()
    if bailiff >= 24:
        found.add("end bailiff")
    if houses == 14:
        found.add("end towers full")
    return found


def wanted() -> set[str]:
    """What the golden records of Caylus (2005) must show together."""
    rules = kingsroad.find_game("caylus2005")
    found = {f"seats {players}" for players in rules.seats}
    found |= {f"option {o.key} {value}" for o in rules.options for value in o.values}
    found |= {f"choice {c.name}" for c in rules.catalogue.choices} - NEVER_SHOWN.keys()
    found |= {f"place {key}" for key in SPECIAL_PLACES}
    found |= {f"place {tile.key}" for tile in TILES[6:34]}
    found |= {f"build {tile.key}" for tile in TILES[16:43]}
    found |= {f"field {line}{field}" for line in LINE_NAMES for field in range(1, FIELDS + 1)}
    found.remove("field d1")  # it does nothing, so it is never offered
    found |= {"transform neutral", "transform own", "transform at once"}
    found |= {"transform later on the road", "transform later beyond"}
    return found | {"end bailiff", "end towers full"}


# -- players who go looking ----------------------------------------------------------------------

DEALT = True
"""Chance is dealt; the players answer for themselves only."""


def options(seed: int) -> dict[str, str]:
    """The options of a game to try."""
    return {
        "favors": "simple" if seed % 16 == 5 else "standard",
        "jeweller": "on" if seed % 3 else "off",
    }


class Guide:
    """A player of one game: tastes, and an eye for what is missing."""

    def __init__(self, game: AnyGame, seed: int, missing: frozenset[str]) -> None:
        self.game = game
        self.dice = Dice(seed)
        self.missing = {m.removeprefix("choice ") for m in missing if m.startswith("choice ")}
        self.fields = {m.removeprefix("field ") for m in missing if m.startswith("field ")}
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
