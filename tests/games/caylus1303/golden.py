"""What golden records of Caylus 1303 must show, and players who go looking for it."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.asking import asking
from tests.games.caylus1303.questions import (
    BONUS,
    BUILDERS,
    CHARACTERS,
    COSTS,
    EFFECT_QUESTIONS,
    GOODS,
    MONUMENTS,
    PLAIN,
    PRINTED,
    START,
    STONE,
    WOOD,
    Context,
    acting,
    before_bridge,
    build_options,
    can_pay,
    claim_options,
    offers_of,
    worker_lists,
)

import kingsroad
from kingsroad import CHANCE, AnyGame, Choice, Chronicle, Event, Record
from kingsroad.core.dice import Dice

NEVER_SHOWN = {"worker mason setup": "the mason never starts on the road"}
"""A side of a tile that no worker can use, and why."""


# -- what a game shows ---------------------------------------------------------------------------


def features(record: Record) -> set[str]:
    """What a game of Caylus 1303 shows."""
    chronicle = Chronicle()
    game = record.rules.start(record.players, record.options, None, chronicle)
    found = {f"seats {record.players}"}
    found |= {f"option {key} {value}" for key, value in record.options.items()}
    found |= {f"choice {choice.name}" for choice in record.choices}
    show = Show()
    chronicle.take()
    for choice in record.choices:
        before: Any = game.view()
        found |= show.chosen(before, choice)
        game.apply(choice)
        after: Any = game.view()
        for event in chronicle.take():
            found |= show.told(event, game.seat_name(event.seat), before, after)
    return found


class Show:
    """Follows one game and says what its choices and events show."""

    def __init__(self) -> None:
        self.site = ""
        """The tile of the site that a favor uses now."""
        self.delivered: list[str] = []
        """Who has been asked for bundles in this round."""
        self.joined = (0, "", "")
        """The round in which the Journeyman joined another worker, where, and whose it was."""

    def chosen(self, seen: Any, choice: Choice) -> set[str]:
        """What a choice shows."""
        question, seat = asking(seen), seen["to_choose"]
        owned = seen["seats"].get(seat, {"characters": []})
        found: set[str] = set()
        if question not in EFFECT_QUESTIONS:
            self.site = ""
        if question in EFFECT_QUESTIONS or (question == "GuideProvost" and before_bridge(seen)):
            if choice.name not in ("decline", "provost 0"):
                found.add(f"site {self.site}" if self.site else use_of(acting(seen)))
                second = (seen["round"], *acting(seen)[:2]) == self.joined
                found |= {"second worker"} if second else set()
        elif choice.verb == "place":
            found |= self.placed(seen, seat, choice.noun)
        elif question == "GuideProvost" and choice.name != "provost 0":
            found.add("power bailiff")
        elif question == "DeliverBundle":
            later = seat in self.delivered and self.delivered[-1] != seat
            self.delivered.append(seat)
            if choice.name != "done":
                found |= {"deliveryman again"} if later else set()
                found |= {"power deliveryman"} if seat not in seen["queue"] else set()
                goods = choice.noun.split("-")
                plain = len(set(goods)) == 3 and "food" in goods
                found |= set() if plain else {"power chamberlain"}
        if question != "DeliverBundle":
            self.delivered = []
        assert question != "RiseEarly" or "early-riser" in owned["characters"]
        return found

    def placed(self, seen: Any, seat: str, tile: str) -> set[str]:
        """The powers that a placement shows."""
        held = seen["seats"][seat]["characters"]
        found: set[str] = set()
        if asking(seen) == "RiseEarly":
            found.add("power early-riser")
        elif seen["bridge"] and "night-worker" in held:
            found.add("power night-worker")
        if dict(worker_lists(seen)).get(tile):
            found.add("power journeyman")
            self.joined = (seen["round"], tile, seat)
        owners = [e.get("owner", seat) for e in seen["road"].values() if e["tile"] == tile]
        if owners and owners[0] != seat and "thief" in held:
            found.add("power thief")
        return found

    def told(self, event: Event, seat: str, before: Any, after: Any) -> set[str]:
        """What an event shows."""
        kind, subject = event.kind, event.subject
        if kind == "site":
            self.site = subject
        elif kind == "home":
            acts = acting(before)
            return {"beyond the provost"} if subject != "site" and not acts.tile else set()
        elif kind == "score" and subject in CHARACTERS:
            return {f"power {subject}"}
        elif kind == "score" and subject == "visitor" and event.amount == 2:
            return {"power steward"}
        elif kind == "hire" and subject == "recruiting":
            owned = after["seats"][seat]
            if "day-labourer" in owned["characters"] and event.amount == owned["recruits"]:
                return {"power day-labourer"}
        elif kind == "gain" and subject in BONUS and seat != acting(before).seat:
            return {f"bonus {subject}"} if not self.site else set()
        elif kind == "gain" and subject in MONUMENTS:
            return {f"harvest {subject}"}
        elif kind == "favor":
            return self.favored(before)
        return set()

    def favored(self, before: Any) -> set[str]:
        """Where a favor comes from."""
        if before["phase"] == "activation" and acting(before).tile in ("fairground", "manor"):
            return {f"favor {acting(before).tile}"}
        if before["phase"] == "administration":
            return {"favor theatre"}
        most = sorted(seat["bundles"] for seat in before["seats"].values())
        return {"favor bundles", "favor bundles tie"} if most[-1] == most[-2] else {"favor bundles"}


def use_of(context: Context) -> str:
    """A side of a tile that a worker uses."""
    tile, _, setup = context
    if tile not in COSTS:
        return f"worker {tile}"
    return f"worker {tile} {'setup' if setup else 'build'}"


def wanted() -> set[str]:
    """What the golden records of Caylus 1303 must show together."""
    rules = kingsroad.find_game("caylus1303")
    found = {f"seats {players}" for players in rules.seats}
    found |= {f"option {o.key} {value}" for o in rules.options for value in o.values}
    found |= {f"choice {c.name}" for c in rules.catalogue.choices}
    found |= {f"worker {tile}" for tile in (*PRINTED, *START)}
    found |= {f"worker {tile} {side}" for tile in (*WOOD, *STONE) for side in ("build", "setup")}
    found -= NEVER_SHOWN.keys()
    found |= {f"site {tile}" for tile in (*START, *WOOD, *STONE)}
    found |= {f"power {character}" for character in CHARACTERS}
    found |= {f"bonus {tile}" for tile in BONUS}
    found |= {"harvest granary", "harvest manufacture"}
    found |= {f"favor {source}" for source in ("fairground", "manor", "theatre", "bundles")}
    return found | {"favor bundles tie", "deliveryman again", "second worker", "beyond the provost"}


# -- players who go looking ----------------------------------------------------------------------


DEALT = False
"""The guide answers for chance as well."""


def options(seed: int) -> dict[str, str]:
    """The options of a game to try."""
    return {"setup": "first-game" if seed % 32 in (3, 10, 17, 24) else "random"}


class Guide:
    """All players of one game, and chance: tastes, and an eye for what is missing."""

    def __init__(self, game: AnyGame, seed: int, missing: frozenset[str]) -> None:
        self.game = game
        self.dice = Dice(seed)
        self.missing = set(missing)
        self.taste = [self.dice.below(40) for _ in game.rules.catalogue.choices]
        self.bold = 5 + self.dice.below(50)
        self.castle = self.dice.below(3) * 50 - 40
        """How much the table likes delivering bundles."""
        self.hoarder = game.rules.seat_names[self.dice.below(game.players)]
        """The seat that the others leave the gold to."""
        erect = [m for m in MONUMENTS if f"choice erect {m}" in missing] or list(MONUMENTS)
        self.goal = erect[self.dice.below(len(erect))]
        """The monument for which it saves."""
        self.show = Show()

    def choose(self) -> Choice:
        seen: Any = self.game.view()
        mine: Any = seen["seats"].get(seen["to_choose"] or "", {})
        best = self.game.legal[0]
        most = -(10**9)
        for choice in self.game.legal:
            if self.game.seat == CHANCE:
                value = self.chance_value(choice, seen)
            else:
                value = self.value(choice, seen, mine)
            value += self.dice.below(self.bold)
            if value > most:
                best, most = choice, value
        self.missing.discard(f"choice {best.name}")
        self.missing -= self.show.chosen(seen, best)
        if best.verb == "site":
            self.show.site = seen["site"][int(best.noun) - 1]
        return best

    def chance_value(self, choice: Choice, seen: Any) -> int:
        """Chance lays and deals what has not been shown in its place."""
        value = self.taste[choice.code]
        if choice.verb == "lay":
            on_site = len(seen["site"]) + len(seen["road"]) in (0, 9, 11)
            name = f"site {choice.noun}" if on_site else f"worker {choice.noun} setup"
            return value + (200 if name in self.missing else 0)
        names = (f"power {choice.noun}", f"choice steal {choice.noun}", f"choice {choice.name}")
        return value + 40 * sum(name in self.missing for name in names)

    def value(self, choice: Choice, seen: Any, mine: Any) -> int:
        """What a choice is worth to the seat that is asked."""
        me = seen["to_choose"]
        verb = choice.verb
        value = self.taste[choice.code]
        if f"choice {choice.name}" in self.missing:
            value += 100 if verb == "place" else 150
        if verb == "place":
            return value + self.place_value(choice.noun, seen, mine, me)
        if verb == "pass":
            return 95 if mine["workers"] < 2 * mine["price"] else 20
        if verb == "provost":
            return value + self.provost_value(int(choice.arg), seen)
        if verb in ("decline", "done"):
            return 15 + (60 if f"choice {choice.name}" in self.missing else 0)
        if verb == "build":
            return value + 120 + 3 * COSTS[choice.noun][1]
        if verb == "erect":
            return value + self.erect_value(choice.noun, seen, me)
        if verb == "claim":
            return value + 110
        if verb == "bundle":
            return value + self.bundle_value(choice.noun, mine, me)
        if verb == "site":
            tile = seen["site"][int(choice.noun) - 1]
            can = usable(seen, me, Context(tile, me, True))
            return value + int(can) * (260 if f"site {tile}" in self.missing else 60)
        if verb in ("steal", "engage"):
            return value + 30 + (60 if f"power {choice.noun}" in self.missing else 0)
        if verb in ("take", "give"):
            held = int(mine[choice.noun])
            return value + 60 + (-8 if verb == "take" else 8) * held
        return value + 70

    def bundle_value(self, noun: str, mine: Any, me: str) -> int:
        """Gold and the goods of the goal are kept; a bundle that is missing is delivered."""
        goods = Counter(noun.split("-"))
        spare = sum(int(mine[kind]) - count for kind, count in goods.items())
        value = self.castle + 2 * spare - 40 * goods["gold"]
        if me == self.hoarder:
            value -= 60 * len(goods.keys() & COSTS[self.goal][0].keys())
        if goods["gold"] and "goldsmith" in mine["characters"]:
            value += 150 if "power goldsmith" in self.missing else 0
        return value

    def erect_value(self, tile: str, seen: Any, me: str) -> int:
        """The hoarder waits for its goal, and gives up in the last round."""
        if me == self.hoarder and self.goal in seen["supply"] and seen["round"] < 9:
            return 300 if tile == self.goal else -300
        return 20 * COSTS[tile][1]

    def place_value(self, tile: str, seen: Any, mine: Any, me: str) -> int:
        """What can be used is worth more, most of all where it has not been shown."""
        if tile == "site":
            ready = mine["food"] and sum(mine[kind] > 0 for kind in GOODS[1:]) > 1
            return 100 + self.castle if ready else 20
        context = Context(tile, me, False)
        value = 70
        for plot, entry in seen["road"].items():
            if entry["tile"] == tile:
                context = Context(tile, me, plot in ("9", "14"))
                value -= 25 * max(0, int(plot) - seen["provost"] - 2)
        if not usable(seen, me, context):
            return 10
        gets = {word for _, got in offers_of(tile, context.setup) for word in got}
        if tile in BUILDERS or tile == "lawyer":
            value += 60
        if tile == "fairground":
            unused = {f"site {tile}" for tile in seen["site"][: seen["open_site_tiles"]]}
            value += 50 if unused & self.missing else 15
        if "worker" in gets:
            value += 60 - 8 * int(mine["workers"])
        if "gold" in gets:
            value += 60 if me == self.hoarder else -10
        if "pp" in gets:
            value += 15
        if "cloth" in gets:
            value += 40
        if gets & set(PLAIN):
            value += 20
        if use_of(context) in self.missing:
            value += 70
        return value

    def provost_value(self, by: int, seen: Any) -> int:
        """Forward to the last worker whose effect is wanted."""
        spots = [int(plot) for plot, entry in seen["road"].items() if "workers" in entry]
        goal = max(spots, default=int(seen["provost"]))
        if "beyond the provost" in self.missing and seen["round"] == 1:
            goal -= 2
        step = 8 * abs(goal - int(seen["provost"]) - by)
        return 60 - step - (0 if before_bridge(seen) else 5 * abs(by))


def usable(seen: Any, seat: str, context: Context) -> bool:
    """Whether a seat has what an effect costs now."""
    tile = context.tile
    if tile == "toll":
        return True
    if tile in BUILDERS:
        return bool(build_options(seen, seat, BUILDERS[tile], context.setup))
    if tile == "lawyer":
        return bool(claim_options(seen, seat))
    return any(can_pay(seen["seats"][seat], give) for give, _ in offers_of(tile, context.setup))
