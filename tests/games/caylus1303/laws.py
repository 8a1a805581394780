"""The laws of Caylus 1303: what can lie on its table, and its ledger.

The figures stand here a second time, in the words of RULES.md, so that nothing is compared with
itself. What must be offered is in questions.py.
"""

from __future__ import annotations

import json
from collections import Counter

from tests.asking import asking
from tests.games.caylus1303.questions import (
    BONUS,
    CHARACTERS,
    COSTS,
    EFFECT_QUESTIONS,
    GOODS,
    MONUMENTS,
    NOTHING,
    PRINTED,
    START,
    STONE,
    WOOD,
    Context,
    acting,
    before_bridge,
    bundle_options,
    effect_options,
    expected_options,
    houses,
    last_building,
    matches,
    offers_of,
    price,
    recruits,
    residences,
    worker_lists,
)
from tests.laws import GameLaws, View, expected

from kingsroad import Event
from kingsroad.realm.stock import amounts

WORKERS = 15
ROUNDS = 9
PHASES = ("setup", "planning", "activation", "delivery", "administration")
FIRST_WORKERS = {2: 10, 3: 6, 4: 6, 5: 10}
FREE_PLOTS = [*range(10, 14), *range(15, 24)]
ONCE_A_ROUND = ("journeyman", "goldsmith")
MOST_CUBES = 5 * 250
"""As many as a position may give to a seat."""
CUBES_A_ROUND = 15 * 3 + 3 + 2 + 3 * 3
"""Of fifteen workers, as the owner of three buildings, of two monuments, of three favors."""
AFTER_SOMETHING = ("visitor", "architect", "delivery", "foreman", "goldsmith")
"""Prestige that is due at once after what earns it."""
NOT_COMPARED = ("you", "to_choose", "question", "options", "asked")


class Caylus1303Laws:
    """What can lie on the table of Caylus 1303."""

    def bound(self, players: int) -> int:
        """Nine rounds, and in them no more than workers, cubes and residences allow.

        In a round a seat places 15 workers and passes (16) and is asked as Early Riser (1); has
        bridge, toll and Bailiff (3); uses each worker with at most 7 choices (fairground, favor,
        tile of the site with three choices, character: 105); says twice that it is done and has
        a favor for most bundles with at most 6 choices (8); is asked for 8 residences and has
        the favor of a theatre (14). Every bundle takes three of its cubes. The set-up lays 13
        tiles, draws the first seat and 8 characters, and each seat takes one of them.
        """
        bundles = (MOST_CUBES + ROUNDS * CUBES_A_ROUND) // 3
        return players * (ROUNDS * (17 + 3 + 105 + 8 + 14) + bundles + 1) + 22

    def ledger(self, seen: View) -> Caylus1303Ledger:
        return Caylus1303Ledger(seen)

    def check_table(self, seen: View) -> None:
        names = list(seen["seats"])
        phase = seen["phase"]
        begun = phase != "setup"
        assert (seen["round"] > 0) == begun
        assert seen["round"] <= ROUNDS, f"round {seen['round']}"
        assert 0 <= seen["provost"] <= 23 + 3, f"provost at {seen['provost']}"
        order = seen["order"]
        if begun or order:
            first = names.index(order[0])
            assert order == names[first:] + names[:first], f"order {order}"
        for track in ("bridge", "queue"):
            assert len(set(seen[track])) == len(seen[track]), f"twice on the {track}"
            assert set(seen[track]) <= set(names)
        if phase == "planning":
            assert set(seen["bridge"]) < set(names), "all have passed, and still planning"
        elif begun:
            assert set(seen["bridge"]) == set(names)
        assert not seen["queue"] or phase in PHASES[1:4]
        if seen["over"] and begun:
            assert seen["round"] == ROUNDS
            assert phase == "administration"
        assert seen["open_site_tiles"] == (seen["round"] + 2) // 3
        self.check_tiles(seen)
        self.check_workers(seen)
        self.check_characters(seen)
        for name, seat in seen["seats"].items():
            for thing in (*GOODS, "workers", "camp", "bundles", "houses"):
                assert 0 <= seat[thing] < 10_000, f"{name} has {seat[thing]} {thing}"
            assert seat["houses"] <= 9
            assert seat["bundles"] == 0 or phase == "delivery"
            assert (seat["prestige"] is None) != seen["over"], "prestige lies face down"
        without_worker = [
            name
            for name, seat in seen["seats"].items()
            if seat["bundles"] and name not in seen["queue"]
        ]
        assert len(without_worker) <= 1, f"{without_worker} delivered without a worker"

    def check_tiles(self, seen: View) -> None:
        """Every tile is in one place, and the road has no gaps."""
        road = {int(plot): entry for plot, entry in seen["road"].items()}
        everywhere = Counter(entry["tile"] for entry in road.values())
        everywhere.update(seen["site"])
        everywhere.update(seen["supply"])
        for tile in COSTS:
            assert everywhere[tile] == 1, f"{tile}: {everywhere[tile]} times"
        for tile in START:
            assert everywhere[tile] <= 1, f"{tile} twice"
        for tile, kind in zip(seen["site"], (START, WOOD, STONE), strict=False):
            assert tile in kind, f"{tile} at the site"
        for plot, entry in road.items():
            tile, owner = entry["tile"], entry.get("owner")
            assert owner is None or owner in seen["seats"]
            if plot <= 8:
                assert tile in START or tile == "residence" or tile in MONUMENTS, f"{plot}: {tile}"
                if tile in START:
                    assert owner is None or seen["phase"] in ("activation", "delivery")
                else:
                    assert owner is not None, f"{tile} is nobody's"
            elif plot in FREE_PLOTS:
                assert tile in (*WOOD, *STONE), f"{plot}: {tile}"
                assert owner is not None, f"{tile} is nobody's"
            else:
                assert tile in (WOOD if plot == 9 else STONE), f"{plot}: {tile}"
                assert owner is None
                assert tile != "mason", "the mason starts on the road"
        built = [plot for plot in road if plot in FREE_PLOTS]
        assert built == FREE_PLOTS[: len(built)], f"a gap: {built}"
        if seen["phase"] != "setup":
            assert set(road) == {*range(1, 10), 14, *built}
            assert len(seen["site"]) == 3
            turned = [e for e in road.values() if e["tile"] == "residence"]
            covered = [e for e in road.values() if e["tile"] in MONUMENTS]
            shown = [tile for tile in everywhere if tile in START]
            assert len(shown) + len(turned) + len(covered) == len(START)

    def check_workers(self, seen: View) -> None:
        """Fifteen workers to a seat, at hand, on the board or in the camp."""
        standing: Counter[str] = Counter(seen["queue"])
        crowded = 0
        for tile, workers in worker_lists(seen):
            standing.update(workers)
            assert len(set(workers)) == len(workers) <= 2, f"{workers} on {tile}"
            crowded += len(workers) == 2
            if workers:
                assert seen["phase"] in ("planning", "activation")
                assert tile in (*PRINTED, *START, *WOOD, *STONE), f"a worker on {tile}"
        assert crowded <= 1
        assert not crowded or "journeyman" in seen["used"]
        for name, seat in seen["seats"].items():
            found = seat["workers"] + seat["camp"] + standing[name]
            assert found == WORKERS, f"{name} has {found} workers"

    def check_characters(self, seen: View) -> None:
        """Three more than seats, each in one place."""
        held = [name for seat in seen["seats"].values() for name in seat["characters"]]
        everywhere = [*held, *seen["characters"]]
        assert len(set(everywhere)) == len(everywhere), f"twice: {everywhere}"
        assert set(everywhere) <= set(CHARACTERS)
        most = len(seen["seats"]) + 3
        assert len(everywhere) == most or (seen["phase"] == "setup" and len(everywhere) < most)
        assert set(seen["used"]) <= set(ONCE_A_ROUND) & set(held)
        assert len(seen["characters"]) <= 3 or seen["phase"] == "setup"
        assert "goldsmith" not in seen["used"] or seen["phase"] in ("delivery", "administration")


class Caylus1303Ledger:
    """The table of Caylus 1303, added up from its events and nothing else.

    Most events must be allowed where they come, and some are due: what a place, a building or a
    bundle earns follows at once. A ledger that starts in the middle of a phase cannot know what
    was done before in it, so until the next phase it asks for less.
    """

    def __init__(self, seen: View) -> None:
        self.table: View = json.loads(json.dumps(seen))
        for word in NOT_COMPARED:
            self.table.pop(word, None)
        self.seats: dict[str, View] = self.table["seats"]
        self.names = list(self.seats)
        self.midway = bool(seen["road"] or seen["site"] or seen["order"])
        if not self.midway and seen["phase"] == "setup":
            self.table["over"] = False  # the first step of the game is yet to run
        self.told_order: list[str] = []
        self.due: list[tuple[str, str, str, int]] = []
        """Events that must follow at once: kind, seat, subject, amount."""
        self.was_due = False
        self.turn = ""
        """Whose turn it is to place a worker, as far as it can be known."""
        self.spent: tuple[str, str, int] = ("", "", 0)
        """What the workers just sent to the camp were for: seat, cause, how many."""
        self.site = NOTHING
        """The tile of the site that a favor uses now."""
        self.paid: Counter[str] = Counter()
        self.got: Counter[str] = Counter()
        """What the current effect has cost and brought so far."""
        self.effect = NOTHING
        """The effect that these belong to."""
        self.asked: set[tuple[str, str]] = set()
        """The tiles whose effect was put to the seat of a worker there."""
        self.left: set[str] = set()
        """The buildings whose first worker has left."""
        self.bonus = ""
        self.crossed: list[str] = []
        self.delivering = -1
        """The place in the queue of the seat that was asked for bundles; after it, its end."""
        self.deliverer = ""
        self.honoured = False
        """Whether the favor for most bundles has been given."""
        self.visited = 0
        """The plot of the last residence that was asked."""
        self.recruited: list[str] = []
        self.harvested: list[str] = []
        self.rewarded: list[str] = []
        self.must_ask: list[tuple[str, str]] = []
        """Questions that must be put before anything else: which, and to whom."""
        self.may_engage = ""
        """Who may take a character from the board when the effect of the site is done."""
        self.bailiff = False
        """Whether a seat holds the Bailiff when activation begins, so that it must be asked."""
        self.answered = True
        self.last_asked = ""
        """The last question checked, and whether anything has been booked since."""
        self.partial = False
        """Whether the current effect began before the ledger did."""
        if self.midway and asking(seen) in EFFECT_QUESTIONS:
            self.partial = True
            tile = site_tile_of(seen)
            self.site = Context(tile, seen["to_choose"], True) if tile else NOTHING

    def book(self, event: Event, seat: str) -> None:
        self.answered = True
        entry = getattr(self, f"book_{event.kind.replace('-', '_')}", None)
        assert entry is not None, f"the ledger does not know {event!r}"
        self.was_due = bool(self.due)
        if self.due:
            told = (event.kind, seat, event.subject, event.amount)
            assert told == self.due.pop(0), f"{event!r}, but something else was due"
        else:
            assert event.kind != "score" or event.subject not in AFTER_SOMETHING, f"{event!r}"
        entry(event, seat)

    def check(self, seen: View) -> None:
        assert not self.due, f"due: {self.due}"
        self.table["open_site_tiles"] = (self.table["round"] + 2) // 3
        for name, owned in self.seats.items():
            owned["houses"] = houses(self.table, name)
            owned["recruits"] = recruits(self.table, name)
            owned["price"] = price(self.table, name)
            owned["to_come"] = expected(seen, name, gold=2 * owned["gold"])
            if owned != seen["seats"][name]:
                other = seen["seats"][name]
                wrong = {k: (v, other.get(k)) for k, v in owned.items() if v != other.get(k)}
                raise AssertionError(f"{name}: (events say, the view shows) {wrong}")
        for thing, told in self.table.items():
            assert told == seen[thing], f"{thing}: events say {told}, the view {seen[thing]}"
        if not seen["over"] and (self.answered or seen["asked"] != self.last_asked):
            self.check_question(seen)
        self.answered = False
        self.last_asked = seen["asked"]

    # -- questions ---------------------------------------------------------------------------

    def context(self) -> Context:
        """The tile whose effect is carried out now, for whom, and which side of it."""
        return self.site if self.site.tile else acting(self.table)

    def check_question(self, seen: View) -> None:
        """The right seat is asked, and offered exactly what RULES.md allows."""
        question, seat = asking(seen), seen["to_choose"]
        if self.must_ask:
            assert (question, seat) == self.must_ask.pop(), f"{seen['asked']} is out of turn"
        if question not in EFFECT_QUESTIONS:
            self.site = NOTHING
            assert self.may_engage in ("", seat), f"{self.may_engage} may take a character"
            assert not self.may_engage or question == "EngageCharacter"
            self.may_engage = ""
        if question != "GiveCubes":
            self.close_effect()
        context = self.context()
        expected = expected_options(self.table, seen["asked"], seat, context)
        assert seen["options"] == expected, f"{seen['asked']} must offer {expected}"
        if question in EFFECT_QUESTIONS:
            assert context.seat == seat, f"{seen['asked']}: {context} acts"
            if not self.site.tile:
                self.asked.add((context.tile, seat))
        elif question == "PlaceWorker":
            assert self.turn in ("", seat), f"{seat} places, but it is the turn of {self.turn}"
            self.turn = seat
        elif question == "PayProvost":
            self.check_crossing(seat)
        elif question == "GuideProvost" and before_bridge(self.table):
            self.asked.add(("toll", seat))
        elif question == "GuideProvost":
            assert ("bailiff", "") not in self.asked, "the Bailiff a second time"
            self.asked.add(("bailiff", ""))
        elif question == "DeliverBundle":
            self.check_delivery(seat)
        elif question == "ErectMonument":
            plot = int(seen["asked"].rstrip(")").split(", ")[1])
            assert plot > self.visited, f"plot {plot} again"
            self.check_residences(plot)
            self.visited = plot
        elif question == "DraftCharacter":
            taken = sum(len(owned["characters"]) for owned in self.seats.values())
            assert seat == self.table["order"][-1 - taken]

    def check_crossing(self, seat: str) -> None:
        """Seats that were passed over at the bridge have no workers."""
        assert seat not in self.crossed
        bridge = self.table["bridge"]
        for other in bridge[: bridge.index(seat)]:
            if other not in self.crossed and not self.midway:
                assert self.seats[other]["workers"] == 0, f"{other} was not asked at the bridge"
        self.crossed.append(seat)

    def check_delivery(self, seat: str) -> None:
        """In the order of the queue, then the Deliveryman; who is passed over has no bundle."""
        queue = self.table["queue"]
        at = queue.index(seat) if seat in queue else len(queue)
        if at == len(queue) or at < self.delivering:
            assert "deliveryman" in self.seats[seat]["characters"], f"{seat} delivers out of turn"
            at = len(queue)
        self.check_passed_over(queue[self.delivering + 1 : at])
        self.delivering = at
        self.deliverer = seat

    def check_passed_over(self, seats: list[str]) -> None:
        """Seats that were not asked for bundles have none."""
        for other in seats:
            could = bundle_options(self.seats[other])
            assert self.midway or not could, f"{other} was not asked for bundles"

    def close_delivery(self) -> None:
        """Whoever could deliver was asked, the Deliveryman as the last."""
        queue = self.table["queue"]
        self.check_passed_over(queue[self.delivering + 1 :])
        holders = [n for n in self.names if "deliveryman" in self.seats[n]["characters"]]
        if holders != [self.deliverer]:
            self.check_passed_over(holders)

    def check_residences(self, end: int) -> None:
        """Whoever could erect a monument up to a plot was asked."""
        for plot in range(self.visited + 1, end):
            entry = self.table["road"][str(plot)]
            if entry["tile"] == "residence" and not self.midway:
                asked = f"ErectMonument(0, {plot})"
                could = expected_options(self.table, asked, entry["owner"], NOTHING)
                assert not could, f"{entry} was not asked: {could}"

    def close_effect(self) -> None:
        """An effect is used whole or not at all."""
        if self.paid or self.got:
            tile, _, setup = self.effect
            whole = [matches(self.paid, self.got, offer) for offer in offers_of(tile, setup)]
            done = f"{tile}: {dict(self.paid)} for {dict(self.got)}"
            assert self.partial or any(whole), done
        self.paid.clear()
        self.got.clear()
        self.partial = False

    def leave_effect(self) -> None:
        """Something else begins."""
        self.close_effect()
        assert not self.may_engage, f"{self.may_engage} may take a character"
        self.site = NOTHING

    # -- the course of the game --------------------------------------------------------------

    def book_turn(self, event: Event, seat: str) -> None:
        assert event.amount == self.table["round"] + 1
        self.table["round"] = event.amount
        self.table["used"] = []

    def book_phase(self, event: Event, seat: str) -> None:
        table = self.table
        assert PHASES[event.amount] == event.subject
        assert event.amount == PHASES.index(table["phase"]) % 4 + 1
        self.leave_effect()
        table["phase"] = event.subject
        if event.subject == "planning":
            if table["bridge"]:
                first = self.names.index(table["bridge"][0])
                table["order"] = self.names[first:] + self.names[:first]
            table["bridge"] = []
            self.turn = table["order"][0]
            for name, owned in self.seats.items():
                if "early-riser" in owned["characters"] and owned["workers"] >= 2:
                    self.must_ask.append(("RiseEarly", name))
        elif event.subject == "activation":
            assert sorted(table["bridge"]) == sorted(self.names), "not all have passed"
            self.crossed = []
            self.asked.clear()
            self.left.clear()
            self.bailiff = any("bailiff" in owned["characters"] for owned in self.seats.values())
        elif event.subject == "delivery":
            assert not any(workers for _, workers in worker_lists(table)), "a worker was left"
            asked = ("bailiff", "") in self.asked
            assert asked or self.midway or not self.bailiff, "the Bailiff was not asked"
            self.delivering = -1
            self.deliverer = ""
            self.honoured = False
        else:
            assert not table["queue"], "a worker was left at the site"
            if not self.honoured:
                self.close_delivery()
            delivered = any(owned["bundles"] for owned in self.seats.values())
            assert self.midway or delivered == self.honoured, "a favor for bundles"
            for owned in self.seats.values():
                owned["bundles"] = 0
            self.visited = 0
            self.recruited = []
            self.harvested = []
        self.midway = False

    def book_order(self, event: Event, seat: str) -> None:
        self.told_order.append(seat)
        if len(self.told_order) == len(self.seats):
            self.table["order"], self.told_order = self.told_order, []

    def book_pass(self, event: Event, seat: str) -> None:
        assert self.table["phase"] == "planning"
        assert seat not in self.table["bridge"]
        self.table["bridge"].append(seat)
        assert event.amount == len(self.table["bridge"])
        assert event.subject == "bridge"
        self.turn = self.next_turn(seat)

    def next_turn(self, seat: str) -> str:
        """The next seat clockwise that has not passed; nobody if all have."""
        at = self.names.index(seat)
        later = [*self.names[at + 1 :], *self.names[: at + 1]]
        return next((name for name in later if name not in self.table["bridge"]), "nobody")

    def book_stay(self, event: Event, seat: str) -> None:
        assert event.amount == self.table["provost"]
        self.book_provost(event, seat)

    def book_provost(self, event: Event, seat: str) -> None:
        by = abs(event.amount - self.table["provost"])
        assert self.table["phase"] == "activation"
        acts = acting(self.table)
        if before_bridge(self.table):
            assert (acts.tile, acts.seat) == ("toll", seat)
            assert by <= 2
        elif self.spent[:2] == (seat, "bribe"):
            assert by == self.spent[2] <= 3
        else:
            assert by == 0 or "bailiff" in self.seats[seat]["characters"]
            assert by <= 1
        self.spent = ("", "", 0)
        self.table["provost"] = event.amount

    def book_reset(self, event: Event, seat: str) -> None:
        assert self.table["phase"] == "administration"
        assert event.amount == last_building(self.table) - 1, f"provost back to {event.amount}"
        assert self.recruited == self.table["order"], f"recruited: {self.recruited}"
        extras = [tile for tile in residences(self.table) if tile in ("granary", "manufacture")]
        assert self.harvested == extras, f"harvested: {self.harvested}"
        self.table["provost"] = event.amount

    def book_over(self, event: Event, seat: str) -> None:
        assert self.table["round"] == ROUNDS
        assert self.rewarded == self.names
        self.table["over"] = True

    # -- goods, prestige ---------------------------------------------------------------------

    def book_gain(self, event: Event, seat: str) -> None:
        table, cause = self.table, event.subject
        goods = amounts(event.stock)
        for kind, count in goods.items():
            self.seats[seat][kind] += count
        if cause == "setup":
            assert goods == {"food": 1, "wood": 2, "stone": 1}
        elif table["phase"] == "administration" and cause in MONUMENTS:
            assert goods == {{"granary": "food", "manufacture": "cloth"}[cause]: 1}
            owners = [e["owner"] for e in table["road"].values() if e["tile"] == cause]
            assert owners == [seat]
            self.harvested.append(cause)
        elif not self.site.tile and acting(table).seat != seat:
            tile = acting(table).tile
            assert cause == tile
            assert goods == {BONUS[tile]: 1}
            self.bonus = tile
        else:
            self.expect_effect(cause, seat)
            self.got.update(goods)

    def book_pay(self, event: Event, seat: str) -> None:
        goods = amounts(event.stock)
        for kind, count in goods.items():
            self.seats[seat][kind] -= count
            assert self.seats[seat][kind] >= 0, f"{seat} pays more {kind} than it has"
        if event.subject == "delivery":
            self.deliver(goods, seat)
            return
        if event.subject not in self.table["supply"]:
            self.expect_effect(event.subject, seat)
        self.paid.update(goods)

    def deliver(self, goods: dict[str, int], seat: str) -> None:
        """A bundle; what it earns depends on the characters of the seat."""
        owned = self.seats[seat]
        assert self.table["phase"] == "delivery"
        assert sum(goods.values()) == 3
        if "chamberlain" not in owned["characters"]:
            assert len(goods) == 3
            assert "food" in goods, f"a bundle of {goods}"
        assert seat in self.table["queue"] or "deliveryman" in owned["characters"]
        owned["bundles"] += 1
        self.due.append(("score", seat, "delivery", 5))
        if "foreman" in owned["characters"]:
            self.due.append(("score", seat, "foreman", 1))
        fresh = "goldsmith" not in self.table["used"]
        if "gold" in goods and "goldsmith" in owned["characters"] and fresh:
            self.due.append(("score", seat, "goldsmith", 5))
            self.use_up("goldsmith")

    def use_up(self, character: str) -> None:
        """A power of once a round."""
        assert character not in self.table["used"]
        self.table["used"].append(character)
        self.table["used"].sort(key=CHARACTERS.index)

    def expect_effect(self, cause: str, seat: str) -> None:
        """Something comes of a tile: one that acts for this seat now."""
        tile, whose, setup = self.context()
        assert (cause, seat) == (tile, whose), f"{cause} for {seat}, but {tile} for {whose} acts"
        self.effect = Context(tile, seat, setup)

    def book_score(self, event: Event, seat: str) -> None:
        assert event.amount >= 0
        self.seats[seat]["prestige"] += event.amount
        if event.subject == "final-gold":
            assert self.table["round"] == ROUNDS
            assert event.amount == 2 * self.seats[seat]["gold"]
            self.rewarded.append(seat)
        elif not self.was_due:
            self.expect_effect(event.subject, seat)
            self.got["pp"] += event.amount

    # -- workers -----------------------------------------------------------------------------

    def book_hire(self, event: Event, seat: str) -> None:
        owned = self.seats[seat]
        if event.subject == "setup":
            wanted = FIRST_WORKERS[len(self.seats)]
        elif event.subject == "recruiting":
            assert self.table["phase"] == "administration"
            wanted = recruits(self.table, seat)
            self.recruited.append(seat)
            self.check_residences(9)
        else:
            self.expect_effect(event.subject, seat)
            tile, _, setup = self.context()
            wanted = max(offer[1]["worker"] for offer in offers_of(tile, setup))
            self.got["worker"] += wanted
        assert event.amount == min(wanted, owned["camp"]), f"{event!r}: {wanted} are due"
        owned["camp"] -= event.amount
        owned["workers"] += event.amount

    def book_dismiss(self, event: Event, seat: str) -> None:
        owned = self.seats[seat]
        owned["workers"] -= event.amount
        owned["camp"] += event.amount
        assert owned["workers"] >= 0, f"{seat} sends more workers than it has"
        if event.subject == "wages":
            assert event.amount == 1
            assert price(self.table, seat) == 2
        elif event.subject == "early-riser":
            assert event.amount == 1
            assert "early-riser" in owned["characters"]
            assert not any(workers for _, workers in worker_lists(self.table))
        elif event.subject != "bribe":
            self.expect_effect(event.subject, seat)
            self.paid["worker"] += event.amount
            return
        self.spent = (seat, event.subject, event.amount)

    def book_place(self, event: Event, seat: str) -> None:
        table = self.table
        assert table["phase"] == "planning"
        cause = self.spent[1] if self.spent[0] == seat else ""
        assert cause in ("", "wages", "early-riser")
        if cause != "early-riser":
            assert (cause == "wages") == (price(table, seat) == 2), f"{seat} pays {cause!r}"
            assert self.turn in ("", seat)
            self.turn = self.next_turn(seat)
        self.spent = ("", "", 0)
        self.seats[seat]["workers"] -= 1
        assert self.seats[seat]["workers"] >= 0
        if event.subject == "site":
            assert seat not in table["queue"]
            table["queue"].append(seat)
            return
        entry = self.road_entry(event.subject)
        workers = entry.setdefault("workers", [])
        if workers:
            assert "journeyman" in self.seats[seat]["characters"]
            self.use_up("journeyman")
        workers.append(seat)
        owner = entry.get("owner", seat)
        if owner != seat and "thief" not in self.seats[seat]["characters"]:
            steward = "steward" in self.seats[owner]["characters"]
            self.due.append(("score", owner, "visitor", 2 if steward else 1))

    def road_entry(self, tile: str) -> View:
        """What lies where a tile lies; printed buildings have nothing but workers."""
        if tile in PRINTED:
            return {"workers": self.table["printed"][tile]}
        road: dict[str, View] = self.table["road"]
        [entry] = [entry for entry in road.values() if entry["tile"] == tile]
        return entry

    def book_home(self, event: Event, seat: str) -> None:
        table, tile = self.table, event.subject
        if tile == "site":
            assert table["phase"] == "delivery"
            assert table["queue"].pop(0) == seat
            self.seats[seat]["camp"] += 1
            return
        assert table["phase"] == "activation"
        acts = acting(table)
        entry = self.road_entry(tile)
        if acts.tile:
            assert (tile, seat) == acts[:2], f"{tile} is left, but {acts} acts"
            self.check_used(acts)
            self.check_bonus(acts, entry)
        self.leave_effect()
        self.asked.discard((tile, seat))
        self.left.add(tile)
        self.bonus = ""
        assert entry["workers"].pop(0) == seat
        if not entry["workers"]:
            entry.pop("workers")
        self.seats[seat]["camp"] += 1

    def check_used(self, acts: Context) -> None:
        """Who could use the effect was asked."""
        if not self.midway and (acts.tile, acts.seat) not in self.asked:
            could = effect_options(self.table, *acts)
            assert not could, f"{acts} was not asked: {could}"

    def check_bonus(self, acts: Context, entry: View) -> None:
        """The owner of some buildings gains after the first worker, if none is its own."""
        owner = entry.get("owner", "")
        first = acts.tile not in self.left
        due = acts.tile in BONUS and owner and first and owner not in entry["workers"]
        if not self.midway:
            assert (self.bonus == acts.tile) == bool(due), f"bonus of {acts}"

    # -- tiles -------------------------------------------------------------------------------

    def book_lay(self, event: Event, seat: str) -> None:
        plot = str(event.amount)
        assert plot not in self.table["road"]
        self.table["road"][plot] = {"tile": event.subject}
        self.take_from_supply(event.subject)

    def book_lay_site(self, event: Event, seat: str) -> None:
        self.table["site"].append(event.subject)
        assert event.amount == len(self.table["site"])
        self.take_from_supply(event.subject)

    def take_from_supply(self, tile: str) -> None:
        """Start tiles are not counted as supply."""
        if tile not in START:
            self.table["supply"].remove(tile)

    def book_build(self, event: Event, seat: str) -> None:
        """The cost has been paid; prestige is due."""
        table, tile, plot = self.table, event.subject, str(event.amount)
        cost, points = COSTS[tile]
        if tile in MONUMENTS:
            assert table["phase"] == "administration"
            assert table["road"][plot] == {"tile": "residence", "owner": seat}
            setup = False
        else:
            builder, whose, setup = self.context()
            assert whose == seat
            assert builder in (("mason",) if tile in STONE else ("carpenter", "start-carpenter"))
            free = [p for p in FREE_PLOTS if str(p) not in table["road"]]
            assert event.amount == free[0], f"{tile} on plot {plot}"
            assert houses(table, seat) > 0
        waived = Counter({"stone": int(setup and tile in STONE)})
        if not self.partial:
            offer = (Counter(cost) - waived, Counter[str]())
            assert matches(self.paid, self.got, offer), f"{tile} for {dict(self.paid)}"
        self.paid.clear()
        self.got.clear()
        self.partial = False
        table["road"][plot] = {"tile": tile, "owner": seat}
        table["road"] = dict(sorted(table["road"].items(), key=lambda item: int(item[0])))
        self.take_from_supply(tile)
        self.due.append(("score", seat, tile, points))
        if "architect" in self.seats[seat]["characters"]:
            self.due.append(("score", seat, "architect", 1))
        if tile == "theatre":
            self.due.append(("favor", seat, "", 0))

    def book_claim(self, event: Event, seat: str) -> None:
        entry = self.table["road"][str(event.amount)]
        assert entry["tile"] == event.subject
        assert event.subject in START
        assert "owner" not in entry
        assert self.context()[:2] == ("lawyer", seat)
        assert houses(self.table, seat) > 0
        self.got["claim"] += 1
        workers = entry.pop("workers", None)
        entry["owner"] = seat
        if workers:
            entry["workers"] = workers

    def book_transform(self, event: Event, seat: str) -> None:
        assert self.table["phase"] == "administration"
        entry = self.table["road"][str(event.amount)]
        assert entry == {"tile": event.subject, "owner": seat}
        assert event.subject in START
        entry["tile"] = "residence"

    # -- favors and characters ---------------------------------------------------------------

    def book_favor(self, event: Event, seat: str) -> None:
        """In the delivery it goes to whoever has most bundles, counted anew here."""
        table = self.table
        if table["phase"] == "delivery":
            assert not self.honoured, "a second favor for bundles"
            self.honoured = True
            self.close_delivery()
            waiting = [*table["queue"], *self.names]
            best = max(self.names, key=lambda n: (self.seats[n]["bundles"], -waiting.index(n)))
            assert self.seats[best]["bundles"] > 0
            assert seat == best, f"{seat} has the favor of {best}"
        elif table["phase"] == "activation":
            tile, whose, setup = self.context()
            assert whose == seat
            assert tile in ("fairground", "manor")
            assert not setup
            self.effect = Context(tile, seat, setup)
            self.got["favor"] += 1
            self.close_effect()
        else:
            assert self.was_due, "nothing gives a favor here"

        self.must_ask.append(("UseFavor", seat))

    def book_steal(self, event: Event, seat: str) -> None:
        holder = self.names[event.amount]
        assert holder != seat
        self.seats[holder]["characters"].remove(event.subject)
        self.receive(event.subject, seat)

    def book_engage(self, event: Event, seat: str) -> None:
        self.table["characters"].remove(event.subject)
        self.receive(event.subject, seat)

    def receive(self, character: str, seat: str) -> None:
        """Characters lie in order, so that views can be compared."""
        self.seats[seat]["characters"].append(character)
        self.seats[seat]["characters"].sort(key=CHARACTERS.index)

    def book_character(self, event: Event, seat: str) -> None:
        self.table["characters"].append(event.subject)
        self.table["characters"].sort(key=CHARACTERS.index)

    def book_site(self, event: Event, seat: str) -> None:
        assert event.subject == self.table["site"][event.amount - 1]
        assert event.amount <= (self.table["round"] + 2) // 3, "the tile is not open yet"
        self.site = Context(event.subject, seat, True)
        self.may_engage = seat if self.table["characters"] else ""


def site_tile_of(seen: View) -> str:
    """The tile of the site that a favor uses in a table that is met in the middle of it."""
    question, _, rest = seen["asked"].partition("(")
    facts = [int(fact) for fact in rest.rstrip(")").split(", ")]
    every = [*PRINTED, *START, *COSTS]
    if question in ("UseGain", "UseTrade"):
        tile = every[facts[1]]
    elif question == "UseLawyer":
        tile = "lawyer"
    else:
        wooden = facts[1] == 2
        if question == "GiveCubes":
            tile = every[facts[3]]
            wooden = tile in WOOD
        if question == "BuildTile" or tile in seen["supply"]:
            tile = "start-carpenter" if wooden else "mason"
            if wooden and acting(seen).tile == "carpenter":
                tile = "carpenter"
    return "" if acting(seen).tile == tile else tile


LAWS: GameLaws = Caylus1303Laws()
