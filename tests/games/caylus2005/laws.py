"""The laws of Caylus (2005): what can lie on its table, and its ledger."""

from __future__ import annotations

import json
from collections import Counter

from tests.laws import GameLaws, View, expected

from kingsroad import Event
from kingsroad.realm.stock import amounts

GOODS = ("food", "wood", "stone", "cloth", "gold", "deniers")
ROOM = {"dungeon": 6, "walls": 10, "towers": 14}
SECTIONS = list(ROOM)
OPEN_FIELDS = (2, 4, 5, 5)
"""By the number of sections counted."""
LONE_PLACES = ("gate", "trading-post", "merchants-guild", "joust-field", "inn-left", "inn-right")
NEUTRAL = {"farm", "forest", "sawmill", "quarry", "market", "carpenter"}
PRINTED = {"7": "peddler", "8": "fixed-carpenter", "16": "gold-mine"}
WOOD_TILES = {
    "food-farm", "cloth-farm", "wood-quarry", "wood-sawmill", "wood-market", "wood-peddler",
    "mason", "lawyer",
}  # fmt: skip
STONE_TILES = {
    "stone-farm", "park", "workshop", "church", "tailor", "bank", "alchemist", "architect",
    "second-architect", "jeweller",
}  # fmt: skip
PRESTIGE_TILES = {
    "statue", "granary", "library", "weaver", "theater", "college", "monument", "hotel",
    "cathedral",
}  # fmt: skip
INCOME = {"residence": 1, "library": 1, "hotel": 2}
PHASES = (
    "setup", "income", "placement", "special-buildings", "provost", "buildings", "castle",
    "end-of-turn",
)  # fmt: skip
MOST_TURNS = 18


class Caylus2005Laws:
    """What can lie on the table of Caylus (2005)."""

    def bound(self, players: int) -> int:
        """18 turns, and for each seat in a turn no more than 126 decisions.

        The bailiff walks at least one space a turn from 6, and on 24 the game ends: 18 turns.
        In a turn a seat places 6 workers and passes (7); has gate, guild, joust field, inn and
        provost (5); uses each worker with at most 5 choices (an alchemist: offer and four cubes,
        30) and as an owner takes a cube in 3 stone tiles (3); receives at most 4 favors in each
        of the phases 3, 5, 6, 7 with at most 5 choices each (line, field, cube and two cubes, or
        line, field, tile, space: 80); and stops building the castle (1). The whole game has 30
        batches, 6 tiles and up to 5 seats to draw on top.
        """
        return MOST_TURNS * players * 126 + 41

    def ledger(self, seen: View) -> Caylus2005Ledger:
        return Caylus2005Ledger(seen)

    def check_table(self, seen: View) -> None:
        seats: dict[str, View] = seen["seats"]
        assert 0 <= seen["turn"] <= MOST_TURNS, f"turn {seen['turn']}"
        assert 1 <= seen["provost"] <= 28, f"provost on {seen['provost']}"
        assert 6 <= seen["bailiff"] <= 25, f"bailiff on {seen['bailiff']}"
        assert len(set(seen["order"])) == len(seen["order"])
        assert seen["phase"] == "setup" or set(seen["order"]) == set(seats)
        assert len(set(seen["bridge"])) == len(seen["bridge"]) <= len(seats)
        assert set(seen["bridge"]) <= set(seats)
        assert seen["counted"] == SECTIONS[: len(seen["counted"])]
        assert len(seats) > 2 or not seen["special"]["stables"]
        self.check_workers(seen)
        self.check_tiles(seen)
        self.check_seats(seen)

    def check_workers(self, seen: View) -> None:
        """Six workers to a seat, at home or on places, wherever they are."""
        special = seen["special"]
        out = [special[place] for place in LONE_PLACES if special[place] is not None]
        for several in ("stables", "castle"):
            assert len(set(special[several])) == len(special[several]), f"twice in {several}"
            out += special[several]
        for space, entry in seen["road"].items():
            if "worker" in entry:
                out.append(entry["worker"])
                tile = entry["tile"]
                assert tile != "residence", f"a worker in a residence on {space}"
                assert tile not in PRESTIGE_TILES, f"a worker in {tile}"
            assert "claim" not in entry or "worker" in entry, f"nothing to wait for on {space}"
        standing = Counter(out)
        for name, seat in seen["seats"].items():
            assert 0 <= seat["workers"] == 6 - standing[name], f"workers of {name}: {seat}, {out}"

    def check_tiles(self, seen: View) -> None:
        """Every tile is in one place: in the supply, on the road, or out of the game for good."""
        tiles = [entry["tile"] for entry in seen["road"].values()]
        laid = Counter(tiles)
        supply: Counter[str] = Counter(seen["supply"])
        for tile in WOOD_TILES | STONE_TILES | PRESTIGE_TILES:
            found = laid[tile] + supply[tile]
            assert found == 1 or (tile == "jeweller" and found == 0), f"{tile}: {found} times"
        for tile in NEUTRAL:
            assert laid[tile] <= 1, f"{tile} twice"
        spaces = [int(space) for space in seen["road"]]
        assert all(1 <= space <= 28 for space in spaces)
        for space, tile in PRINTED.items():
            assert seen["road"][space] == {**seen["road"][space], "tile": tile}
            assert "owner" not in seen["road"][space]
        plots = [space for space in spaces if space > 8 and space != 16]
        assert plots == [*range(9, 16), *range(17, 29)][: len(plots)], f"a gap: {plots}"
        for entry in seen["road"].values():
            public = entry["tile"] in NEUTRAL or entry["tile"] in PRINTED.values()
            assert ("owner" in entry) != public, f"owner of {entry}"

    def check_seats(self, seen: View) -> None:
        """Nothing negative; houses, markers and batches within what the board allows."""
        built: Counter[str] = Counter()
        fields = OPEN_FIELDS[len(seen["counted"])]
        for name, seat in seen["seats"].items():
            for thing in (*GOODS, "prestige", "batches"):
                assert 0 <= seat[thing] < 1_000_000, f"{name} has {seat[thing]} {thing}"
            for line, column in seat["markers"].items():
                assert 0 <= column <= fields, f"marker of {name} on {line}{column}"
                assert column > 0 or line not in seat["lines_used"]
            assert len(seat["lines_used"]) <= 4
            assert 0 <= seat["batches"] <= sum(seat["houses"].values())
            built.update(seat["houses"])
        for section, room in ROOM.items():
            assert 0 <= built[section] <= room, f"{built[section]} houses in the {section}"


class Caylus2005Ledger:
    """The table of Caylus (2005), added up from its events and nothing else.

    That it comes out right is also the conservation law: there is no cube, denier, point,
    worker, house or tile whose way the events do not tell.
    """

    def __init__(self, seen: View) -> None:
        table: View = json.loads(json.dumps(seen))
        self.turn: int = table["turn"]
        self.phase: str = table["phase"]
        self.order: list[str] = table["order"]
        self.told_order: list[str] = []
        self.bridge: list[str] = table["bridge"]
        self.provost: int = table["provost"]
        self.bailiff: int = table["bailiff"]
        self.counted: list[str] = table["counted"]
        self.counting = ""
        if self.phase == "end-of-turn" and not table["over"] and len(self.counted) < 3:
            self.counting = SECTIONS[len(self.counted)]  # a question there is asked in a count
        self.special: View = table["special"]
        self.road: dict[str, View] = table["road"]
        self.seats: dict[str, View] = table["seats"]
        self.supply: set[str] = set(table["supply"])
        self.over: bool = table["over"]
        if self.phase == "setup" and not self.road.keys() - PRINTED.keys():
            self.over = False  # the first step of the game is yet to run
        self.on_the_way: list[str] = []
        """Seats whose worker has left the gate and stands nowhere for a moment."""

    def book(self, event: Event, seat: str) -> None:
        entry = getattr(self, f"book_{event.kind.replace('-', '_')}", None)
        assert entry is not None, f"the ledger does not know {event!r}"
        entry(event, seat)

    def check(self, seen: View) -> None:
        assert not self.on_the_way
        for thing in ("turn", "phase", "bridge", "provost", "bailiff", "special", "road", "over"):
            told = getattr(self, thing)
            assert told == seen[thing], f"{thing}: events say {told}, the view {seen[thing]}"
        if self.phase != "setup":  # the draw of the order is told once it is complete
            assert self.order == seen["order"], f"order: {self.order}, {seen['order']}"
        assert self.counted == seen["counted"]
        assert len(seen["supply"]) == len(self.supply)
        assert self.supply == set(seen["supply"])
        for name, seat in self.seats.items():
            seat["income"] = self.income(name)
            seat["price"] = self.price(name)
            cubes = seat["food"] + seat["wood"] + seat["stone"] + seat["cloth"]
            seat["to_come"] = expected(
                seen, name, gold=3 * seat["gold"], cubes=cubes // 3, deniers=seat["deniers"] // 4
            )
            if seat != seen["seats"][name]:
                other = seen["seats"][name]
                wrong = {k: (v, other.get(k)) for k, v in seat.items() if v != other.get(k)}
                raise AssertionError(f"{name}: (events say, the view shows) {wrong}")

    def income(self, name: str) -> int:
        owned = [e["tile"] for e in self.road.values() if e.get("owner") == name]
        return 2 + sum(INCOME.get(tile, 0) for tile in owned)

    def price(self, name: str) -> int:
        if self.special["inn-right"] == name:
            return 1
        passed = len(self.bridge)
        return 3 if passed == 1 and len(self.seats) == 2 else passed + 1

    # -- the course of the game --------------------------------------------------------------

    def book_turn(self, event: Event, seat: str) -> None:
        assert event.amount == self.turn + 1
        self.turn = event.amount
        self.close_section()

    def book_phase(self, event: Event, seat: str) -> None:
        assert PHASES[event.amount] == event.subject
        assert self.phase == "setup" or event.amount == PHASES.index(self.phase) % 7 + 1
        self.phase = event.subject
        for owned in self.seats.values():
            owned["lines_used"] = []
            if self.phase != "castle":
                owned["batches"] = 0
        if self.phase == "placement":
            self.bridge = []

    def book_order(self, event: Event, seat: str) -> None:
        self.told_order.append(seat)
        if len(self.told_order) == len(self.seats):
            self.order, self.told_order = self.told_order, []

    def book_pass(self, event: Event, seat: str) -> None:
        assert self.phase == "placement"
        self.bridge.append(seat)
        assert event.amount == len(self.bridge)

    def book_stay(self, event: Event, seat: str) -> None:
        assert event.amount == self.provost

    def book_provost(self, event: Event, seat: str) -> None:
        assert -3 <= event.amount - self.provost <= 3
        self.provost = event.amount

    def book_bailiff(self, event: Event, seat: str) -> None:
        assert event.amount - self.bailiff == (2 if self.provost > self.bailiff else 1)
        self.provost = self.bailiff = event.amount

    def book_count(self, event: Event, seat: str) -> None:
        self.close_section()
        self.counting = event.subject

    def close_section(self) -> None:
        if self.counting:
            self.counted.append(self.counting)
            self.counting = ""

    def book_over(self, event: Event, seat: str) -> None:
        self.close_section()
        self.over = True

    # -- goods, deniers, prestige ------------------------------------------------------------

    def book_gain(self, event: Event, seat: str) -> None:
        for kind, count in amounts(event.stock).items():
            self.seats[seat][kind] += count

    def book_pay(self, event: Event, seat: str) -> None:
        for kind, count in amounts(event.stock).items():
            self.seats[seat][kind] -= count
            assert self.seats[seat][kind] >= 0, f"{seat} pays more {kind} than it has"

    def book_score(self, event: Event, seat: str) -> None:
        self.seats[seat]["prestige"] += event.amount

    # -- workers -----------------------------------------------------------------------------

    def road_entry(self, tile: str) -> View:
        [entry] = [entry for entry in self.road.values() if entry["tile"] == tile]
        return entry

    def book_place(self, event: Event, seat: str) -> None:
        if seat in self.on_the_way:
            self.on_the_way.remove(seat)
        else:
            self.seats[seat]["workers"] -= 1
        building = event.subject
        if building in ("stables", "castle"):
            self.special[building].append(seat)
        elif building == "inn" or building in self.special:
            place = "inn-left" if building == "inn" else building
            assert self.special[place] is None, f"{place} is taken"
            self.special[place] = seat
        else:
            entry = self.road_entry(building)
            assert "worker" not in entry, f"{building} is taken"
            entry["worker"] = seat

    def book_leave(self, event: Event, seat: str) -> None:
        self.take_worker(event.subject, seat)
        self.on_the_way.append(seat)

    def book_home(self, event: Event, seat: str) -> None:
        self.take_worker(event.subject, seat)
        self.seats[seat]["workers"] += 1

    def take_worker(self, building: str, seat: str) -> None:
        """Take a worker away; whoever leaves the inn leaves its right circle."""
        if building in ("stables", "castle"):
            self.special[building].remove(seat)
        elif building == "inn" or building in self.special:
            place = "inn-right" if building == "inn" else building
            assert self.special[place] == seat
            self.special[place] = None
        else:
            assert self.road_entry(building).pop("worker") == seat

    def book_lodge(self, event: Event, seat: str) -> None:
        assert self.special["inn-left"] == seat
        assert self.special["inn-right"] is None
        self.special["inn-left"] = None
        self.special["inn-right"] = seat

    # -- tiles and houses --------------------------------------------------------------------

    def book_lay(self, event: Event, seat: str) -> None:
        assert str(event.amount) not in self.road
        self.road[str(event.amount)] = {"tile": event.subject}

    def book_build(self, event: Event, seat: str) -> None:
        self.supply.remove(event.subject)
        space = str(event.amount)
        if event.subject in PRESTIGE_TILES:
            assert self.road[space] == {"tile": "residence", "owner": seat}
        else:
            assert space not in self.road
        self.road[space] = {"tile": event.subject, "owner": seat}

    def book_claim(self, event: Event, seat: str) -> None:
        entry = self.road[str(event.amount)]
        assert entry["tile"] == event.subject
        assert "worker" in entry
        assert "claim" not in entry
        entry["claim"] = seat

    def book_transform(self, event: Event, seat: str) -> None:
        entry = self.road[str(event.amount)]
        assert entry["tile"] == event.subject
        assert entry.get("claim", seat) == seat
        assert "worker" not in entry, f"{event.subject} is changed under a worker"
        assert entry.get("owner", seat) == seat
        if event.subject not in NEUTRAL:
            self.supply.add(event.subject)
        self.road[str(event.amount)] = {"tile": "residence", "owner": seat}

    def book_house(self, event: Event, seat: str) -> None:
        self.seats[seat]["houses"][event.subject] += event.amount
        self.seats[seat]["batches"] += event.amount

    # -- favors ------------------------------------------------------------------------------

    def book_favor(self, event: Event, seat: str) -> None:
        """What comes of a favor is told by what follows."""

    def book_line(self, event: Event, seat: str) -> None:
        owned = self.seats[seat]
        assert event.subject not in owned["lines_used"], f"{seat} uses {event.subject} twice"
        owned["lines_used"] = sorted([*owned["lines_used"], event.subject])
        assert 0 <= event.amount - owned["markers"][event.subject] <= 1
        owned["markers"][event.subject] = event.amount

    def book_field(self, event: Event, seat: str) -> None:
        assert 1 <= event.amount <= self.seats[seat]["markers"][event.subject]


LAWS: GameLaws = Caylus2005Laws()
