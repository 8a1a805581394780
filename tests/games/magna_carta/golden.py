"""What golden records of Magna Carta must show, and players who go looking for it."""

from __future__ import annotations

import re
from typing import Any

from tests.games.magna_carta.laws import CARDS, MONUMENTS, NEUTRAL, owner_and_card

import kingsroad
from kingsroad import AnyGame, Choice, Chronicle, Record
from kingsroad.core.dice import Dice

NEVER_SHOWN = {
    "choice take gold": "gold is mined or comes from a bank, but is never bought at a peddler",
    "choice over lawyer": "a lawyer never becomes a residence",
}
"""Choices that the catalogue holds for the regularity of its codes, and why nobody makes them."""


def features(record: Record) -> set[str]:
    """What a game of Magna Carta shows."""
    chronicle = Chronicle()
    game = record.rules.start(record.players, record.options, None, chronicle)
    found = {f"seats {record.players}"}
    found |= {f"option {key} {value}" for key, value in record.options.items()}
    found |= {f"choice {choice.name}" for choice in record.choices}
    waiting: set[int] = set()
    last_token = ""
    for choice in record.choices:
        found |= effect_shown(game, choice)
        provost = game.state.provost
        game.apply(choice)
        for event in chronicle.take():
            if event.kind == "claim":
                waiting.add(event.amount)
            elif event.kind == "transform":
                when = "at once"
                if event.amount in waiting:
                    waiting.remove(event.amount)
                    when = "later on the road" if event.amount <= provost else "later beyond"
                found.add(f"transform {when}")
            elif event.kind == "token":
                sold = "church" if game.view()["phase"] == "buildings" else "batch"
                last_token = "removal" if event.seat < 0 else sold
            elif event.kind == "shuffle":
                found.add("shuffle")
            elif event.subject == "most-batches":
                found.add("most batches")
    return found | ({f"end {last_token}"} if game.over else set())


def effect_shown(game: AnyGame, choice: Choice) -> set[str]:
    """Who used or declined which card, if that is what a choice does."""
    seen: Any = game.view()
    if seen["phase"] != "buildings":
        return set()
    [space, *_] = re.findall(r"CloseCard\((\d+)\)", " ".join(game.outlook))
    entry = seen["road"][int(space) - 1]
    _, card = owner_and_card(entry["card"])
    role = "worker" if seen["to_choose"] == entry["worker"] else "owner"
    found = {f"declined by {role}" if choice.name == "decline" else f"{role} {card}"}
    if card == "church" and sum(seen["tokens"].values()) == 1:
        found.add("church with one token left")
    return found


def wanted() -> set[str]:
    """What the golden records of Magna Carta must show together."""
    rules = kingsroad.find_game("magna_carta")
    found = {f"seats {players}" for players in rules.seats}
    found |= {f"option {o.key} {value}" for o in rules.options for value in o.values}
    found |= {f"choice {c.name}" for c in rules.catalogue.choices} - NEVER_SHOWN.keys()
    found |= {f"worker {card}" for card in (*NEUTRAL, *CARDS)}
    found |= {f"owner {card}" for card in CARDS}
    found |= {"declined by worker", "declined by owner", "church with one token left"}
    found |= {f"transform {when}" for when in ("at once", "later on the road", "later beyond")}
    return found | {"shuffle", "most batches", "end batch", "end church", "end removal"}


# -- players who go looking ----------------------------------------------------------------------

DEALT = True
"""Chance is dealt; the players answer for themselves only."""


def options(seed: int) -> dict[str, str]:
    """The options of a game to try."""
    return {"rules": "beginner" if seed % 8 == 3 else "standard"}


class Guide:
    """A player of one game: tastes, and an eye for what is missing."""

    def __init__(self, game: AnyGame, seed: int, missing: frozenset[str]) -> None:
        self.game = game
        self.dice = Dice(seed)
        self.missing = {m.removeprefix("choice ") for m in missing if m.startswith("choice ")}
        self.shows = {m for m in missing if not m.startswith("choice ")}
        self.taste = [self.dice.below(40) for _ in game.rules.catalogue.choices]
        self.castle = self.dice.below(4) * 60 - 120
        """How much the table likes building the castle."""
        self.hoards = self.dice.below(3) == 0
        """Whether gold is kept for the greatest buildings."""
        self.turns_cards = self.dice.below(2) == 0
        self.bold = 5 + self.dice.below(60)

    def choose(self) -> Choice:
        seen: Any = self.game.view()
        mine: Any = seen["seats"].get(seen["to_choose"] or "", {})
        best = self.game.legal[0]
        most = -(10**9)
        for choice in self.game.legal:
            value = self.value(choice, seen, mine) + self.dice.below(self.bold)
            if value > most:
                best, most = choice, value
        return best

    def value(self, choice: Choice, seen: Any, mine: Any) -> int:
        """What a choice is worth to this player."""
        value = self.taste[choice.code] + (150 if choice.name in self.missing else 0)
        verb = choice.verb
        if verb == "place":
            return value + self.place_value(choice.noun, seen, mine)
        if verb == "build":
            return value + 130 + 3 * CARDS[choice.noun]
        if verb == "erect":
            return value + self.erect_value(choice.noun, int(mine["gold"]))
        if verb == "transform":
            return value + (110 if self.turns_cards else 40)
        if verb == "draw":
            return value + 70 - 15 * int(mine["hand_size"])
        if verb in ("pass", "done", "decline", "exchange"):
            return value + 25
        if verb == "provost":
            return value + self.provost_value(choice.arg, seen)
        if verb == "batch":
            return value + self.castle - 25 * choice.noun.count("gold") * (1 + self.hoards)
        if verb == "gold":
            return value - 10 * int(choice.arg)
        if choice.name == "give gold" and self.hoards:
            return -100
        if verb in ("take", "give"):
            return value + (-8 if verb == "take" else 8) * int(mine.get(choice.noun, 0))
        if verb in ("use", "offer"):
            return value + 70
        return value

    def erect_value(self, card: str, gold: int) -> int:
        """A hoarder waits for the cathedral, and until gold can stand for all that is missing."""
        if not self.hoards:
            return 10 * MONUMENTS[card]
        most = max((int(name[5:]) for name in self.missing if name.startswith("gold ")), default=0)
        return 300 if card == "cathedral" and gold >= 3 + most else -300

    def place_value(self, key: str, seen: Any, mine: Any) -> int:
        """What lies beyond the provost may not act; some cards need money, food or cards."""
        owner, card = owner_and_card(key)
        value = 85 if owner == seen["to_choose"] else 75
        if card in ("bank", "gold-mine"):
            value += 50 if self.hoards else 15
        if card == "church":
            value = 95 if mine["deniers"] > 5 else 30
        if card == "lawyer":
            able = mine["food"] + mine["gold"] > 0
            value = 110 if self.turns_cards and able else 40
        if card == "market":
            value = 110 - 8 * int(mine["deniers"])
        if f"worker {card}" in self.shows or f"owner {card}" in self.shows:
            value += 60
        space = 1 + [entry["card"] for entry in seen["road"]].index(key)
        if space > seen.get("provost", 99) + 3:
            value -= 30
        return value

    def provost_value(self, by: int, seen: Any) -> int:
        """Forward, to the last worker."""
        spaces = [at for at, entry in enumerate(seen["road"], 1) if "worker" in entry]
        provost: int = seen["provost"]
        goal = max(spaces, default=provost)
        return 60 - 8 * abs(goal - (provost + by)) - 4 * abs(by)
