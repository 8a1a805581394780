"""The laws of Caylus Magna Carta: what can lie on its table, and its ledger."""

from __future__ import annotations

import json
from collections import Counter

from tests.asking import asking
from tests.laws import GameLaws, View, expected

from kingsroad import Event
from kingsroad.realm.stock import amounts

GOODS = ("food", "wood", "stone", "gold", "deniers")
SECTIONS = ("dungeon", "walls", "towers")
TOKENS = {"dungeon": 7, "walls": 8, "towers": 9}
"""With four seats; one of each less for each seat that is missing."""
TOKEN_PRESTIGE = {"dungeon": 4, "walls": 3, "towers": 2}
NEUTRAL = ("park", "forest", "quarry", "trading-post", "peddler")
SMALL = ("small-farm", "small-sawmill", "small-quarry")
CARDS = {
    "small-farm": 1, "small-sawmill": 1, "small-quarry": 1, "own-peddler": 2, "market": 2,
    "lawyer": 2, "large-farm": 2, "large-sawmill": 2, "large-quarry": 2, "gold-mine": 2,
    "bank": 3, "church": 3,
}  # fmt: skip
"""The deck of a seat, and what its cards are worth."""
MONUMENTS = {
    "theatre": 6, "statue": 6, "hotel": 6, "stables": 10, "town-hall": 10, "monument": 10,
    "cathedral": 14,
}  # fmt: skip
NOT_FOR_BEGINNERS = {"lawyer", "church", "hotel"}
WORKERS = 4
PHASES = ("setup", "income", "actions", "provost", "buildings", "castle", "end-of-round")
PAYING = ("PayKind", "GiveAny", "ErectPrestige")
"""Questions that are asked while a card is neither in the hand or supply nor on the road."""
MOST_DENIERS = 1500
"""As many as a position may give to a seat."""
DENIERS_A_ROUND = 2 + 11 + 1 + 1 + 16 + 2 + 4 + 2 + 1
"""Income, residences, hotel, first pass, 4 market sales, trading post, lawyers', market's owner."""


class MagnaCartaLaws:
    """What can lie on the table of Magna Carta."""

    def bound(self, players: int) -> int:
        """So many rounds as there are tokens, and in them no more than money and cards allow.

        In every round a token leaves, be it that somebody hands in a batch or that nobody does.
        A denier pays for one action at most, and the longest is an exchange: the choice and up to
        12 cards that chance deals. What is free in a round: to pass, to leave the provost, to be
        done at the castle, for each of 4 workers 3 choices (offer, cube, gold) and as an owner 2
        choices on each of 12 cards. The whole game has 12 cards and 7 prestige buildings a seat
        at 5 choices each, a batch for each token, and the setup.
        """
        rounds = 3 * players + 12
        deniers = MOST_DENIERS + DENIERS_A_ROUND * rounds
        seat = 13 * deniers + rounds * (3 + 4 * 3 + 12 * 2) + 19 * 5 + 7
        return players * seat + rounds + 4

    def ledger(self, seen: View) -> MagnaCartaLedger:
        return MagnaCartaLedger(seen)

    def check_table(self, seen: View) -> None:
        seats: dict[str, View] = seen["seats"]
        assert 0 <= seen["round"] <= 3 * len(seats) + 12, f"round {seen['round']}"
        if not is_beginner(seen):
            road = len(seen["road"])
            assert seen["phase"] == "setup" or 1 <= seen["provost"] <= road, seen["provost"]
        order = seen["order"]
        names = list(seats)
        if seen["phase"] != "setup" or order:
            first = names.index(order[0])
            assert order == names[first:] + names[:first], f"order {order}"
        assert len(set(seen["bridge"])) == len(seen["bridge"]) <= len(seats)
        assert set(seen["bridge"]) <= set(seats)
        self.check_road(seen)
        self.check_workers(seen)
        self.check_cards(seen)
        self.check_tokens(seen)
        for name, seat in seats.items():
            for thing in (*GOODS, "batches", "workers", "hand_size", "pile_size", "score"):
                assert 0 <= seat[thing] < 10_000, f"{name} has {seat[thing]} {thing}"
            assert seat["batches"] == 0 or seen["phase"] == "castle"
            assert seat["batches"] <= sum(seat["tokens"].values())

    def check_road(self, seen: View) -> None:
        """Neutral cards and the peddler, then cards of the seats; each card once."""
        seats = seen["seats"]
        keys = [entry["card"] for entry in seen["road"]]
        assert len(set(keys)) == len(keys), f"a card is there twice: {keys}"
        for space, entry in enumerate(seen["road"], 1):
            owner, card = owner_and_card(entry["card"])
            if space == len(seats):
                assert card == "peddler", f"{card} where the peddler belongs"
            assert (owner == "") == (space <= len(seats)), f"{entry} on {space}"
            assert owner in ("", *seats)
            top = entry.get("top")
            if top is not None:
                assert owner, f"{entry} is nobody's"
                assert card != "lawyer"
                assert not is_beginner(seen)
                assert "cubes" not in entry
                assert "turning" not in entry
            most = (2 if len(seats) == 2 else 4) if card in SMALL else 0
            assert entry.get("cubes", 0) <= most, f"{entry}"
            if "turning" in entry:
                assert card != "lawyer"
                assert seen["phase"] == "buildings"
                assert "worker" in entry, "nothing to wait for"

    def check_workers(self, seen: View) -> None:
        """Four workers to a seat, at home or on the road."""
        standing = Counter(entry["worker"] for entry in seen["road"] if "worker" in entry)
        for name, seat in seen["seats"].items():
            assert seat["workers"] == WORKERS - standing[name], f"workers of {name}"
        for entry in seen["road"]:
            if "worker" in entry:
                assert seen["phase"] in ("actions", "provost", "buildings")
                turned = entry.get("top") == "residence" and seen["phase"] == "buildings"
                assert "top" not in entry or turned, f"a worker stands on {entry}"

    def check_cards(self, seen: View) -> None:
        """Every card is somewhere, but for one that is being paid for right now."""
        left_out = NOT_FOR_BEGINNERS if is_beginner(seen) else set()
        paying = asking(seen) in PAYING and seen["phase"] == "actions"
        missing: list[str] = []
        erected = []
        for name, seat in seen["seats"].items():
            built = [card for owner, card in road_cards(seen) if owner == name]
            open_cards = [*built, *seat["discard"]]
            assert len(set(open_cards)) == len(open_cards), f"{name} has a card twice"
            assert set(open_cards) <= CARDS.keys() - left_out
            found = len(open_cards) + seat["hand_size"] + seat["pile_size"]
            missing += [name] * (len(CARDS.keys() - left_out) - found)
            erected += seat["prestige"]
            tops = [
                entry["top"]
                for entry in seen["road"]
                if entry.get("top", "residence") != "residence"
                and owner_and_card(entry["card"])[0] == name
            ]
            assert is_beginner(seen) or sorted(tops) == sorted(seat["prestige"]), f"{name}: {tops}"
        monuments = [*erected, *seen["supply"]]
        assert len(set(monuments)) == len(monuments), f"twice: {monuments}"
        gone = MONUMENTS.keys() - left_out - set(monuments)
        assert set(missing) <= {seen["to_choose"]}, f"cards of {missing} are missing"
        assert len(missing) + len(gone) == int(paying), f"missing: {missing} {gone}"
        assert asking(seen) != "ErectPrestige" or gone

    def check_tokens(self, seen: View) -> None:
        """No more tokens than there are, the best gone first; without any the game ends."""
        worse_gone = False
        for section in reversed(SECTIONS):
            most = TOKENS[section] - (4 - len(seen["seats"]))
            left = seen["tokens"][section]
            taken = [seat["tokens"][section] for seat in seen["seats"].values()]
            assert min(left, *taken) >= 0
            assert left + sum(taken) <= most, f"{section}: {left} left, taken {taken}"
            assert not (worse_gone and left), f"{section} has tokens, but worse ones are gone"
            worse_gone = worse_gone or left < most
        left = sum(seen["tokens"].values())
        assert left or PHASES.index(seen["phase"]) >= 4, "without tokens, but not over"
        assert not seen["over"] or left == 0 or not seen["road"], "over, but there are tokens"


def is_beginner(seen: View) -> bool:
    """Whether the beginner rules are played: there is no provost."""
    return "provost" not in seen


def owner_and_card(key: str) -> tuple[str, str]:
    """Whose card it is, and which: ``red-small-farm`` is the small farm of red."""
    if key in NEUTRAL:
        return "", key
    owner, _, card = key.partition("-")
    return owner, card


def road_cards(seen: View) -> list[tuple[str, str]]:
    return [owner_and_card(entry["card"]) for entry in seen["road"]]


class MagnaCartaLedger:
    """The table of Magna Carta, added up from its events and little else.

    Two things no event tells. A card leaves the hand, or a prestige building the supply, before
    it is paid for: while the paying asks something, the ledger is one card ahead of the view. And
    a cube that an owner takes from a small card is a gain like that of its worker: the ledger
    knows how many such gains there were, and the view how many cubes are left.
    """

    def __init__(self, seen: View) -> None:
        table: View = json.loads(json.dumps(seen))
        self.round: int = table["round"]
        self.phase: str = table["phase"]
        self.order: list[str] = table["order"]
        self.told_order: list[str] = []
        self.bridge: list[str] = table["bridge"]
        self.beginner = is_beginner(table)
        self.provost: int = table.get("provost", 0)
        self.road: list[View] = table["road"]
        self.tokens: dict[str, int] = table["tokens"]
        self.seats: dict[str, View] = table["seats"]
        self.supply: set[str] = set(table["supply"])
        self.over: bool = table["over"]
        if self.phase == "setup" and not self.road:
            self.over = False  # the first step of the game is yet to run
        if asking(table) in PAYING and self.phase == "actions":
            self.take_back_pending(table)
        self.may_have_taken: Counter[str] = Counter()
        """Gains that may have come from the cubes on a card, by card."""

    def take_back_pending(self, table: View) -> None:
        """Count the card that is being paid for as not yet taken."""
        left_out = NOT_FOR_BEGINNERS if self.beginner else set()
        erected = {card for seat in self.seats.values() for card in seat["prestige"]}
        gone = MONUMENTS.keys() - left_out - self.supply - erected
        if gone:
            self.supply |= gone
        else:
            self.seats[table["to_choose"]]["hand_size"] += 1

    def book(self, event: Event, seat: str) -> None:
        entry = getattr(self, f"book_{event.kind.replace('-', '_')}", None)
        assert entry is not None, f"the ledger does not know {event!r}"
        entry(event, seat)

    def check(self, seen: View) -> None:
        for thing in ("round", "phase", "order", "bridge", "tokens", "over"):
            told = getattr(self, thing)
            assert told == seen[thing], f"{thing}: events say {told}, the view {seen[thing]}"
        assert self.provost == seen.get("provost", 0)
        self.check_cubes(seen)
        assert self.road == seen["road"], f"road: {self.road}, the view {seen['road']}"
        paying = asking(seen) in PAYING and seen["phase"] == "actions"
        supply = set(seen["supply"])
        assert supply <= self.supply
        assert len(seen["supply"]) == len(supply)
        in_the_air = len(self.supply) - len(supply)
        for name, seat in self.seats.items():
            seat["income"] = self.income(name)
            seat["score"] = self.score(name)
            seat["to_come"] = expected(seen, name)
            seat["prestige"].sort(key=list(MONUMENTS).index)
            seat["discard"].sort(key=list(CARDS).index)
            other: View = dict(seen["seats"][name])
            if paying and name == seen["to_choose"] and not in_the_air:
                other["hand_size"] += 1
                in_the_air += 1
            if seat != other:
                wrong = {k: (v, other.get(k)) for k, v in seat.items() if v != other.get(k)}
                raise AssertionError(f"{name}: (events say, the view shows) {wrong}")
        assert in_the_air == int(paying)

    def check_cubes(self, seen: View) -> None:
        """Cubes went from a card only if its owner gained them."""
        for entry, other in zip(self.road, seen["road"], strict=True):
            taken = entry.get("cubes", 0) - other.get("cubes", 0)
            assert 0 <= taken <= self.may_have_taken[entry["card"]], f"{entry}, now {other}"
            entry.pop("cubes", None)
            if "cubes" in other:
                entry["cubes"] = other["cubes"]
        self.may_have_taken.clear()

    def owned(self, name: str) -> list[tuple[str, str]]:
        """The cards of a seat on the road, each with what lies on top of it."""
        cards = []
        for entry in self.road:
            owner, card = owner_and_card(entry["card"])
            if owner == name:
                cards.append((card, entry.get("top", "")))
        return cards

    def income(self, name: str) -> int:
        residences = [top for _, top in self.owned(name) if top == "residence"]
        return 2 + len(residences) + ("hotel" in self.seats[name]["prestige"])

    def score(self, name: str) -> int:
        seat = self.seats[name]
        points = sum(CARDS[card] for card, top in self.owned(name) if not top)
        points += sum(1 for _, top in self.owned(name) if top == "residence")
        points += sum(MONUMENTS[card] for card in seat["prestige"])
        points += sum(TOKEN_PRESTIGE[section] * n for section, n in seat["tokens"].items())
        cubes: int = seat["food"] + seat["wood"] + seat["stone"]
        gold: int = seat["gold"]
        deniers: int = seat["deniers"]
        total: int = points + gold + cubes // 3 + deniers // 3
        return total

    # -- the course of the game --------------------------------------------------------------

    def book_turn(self, event: Event, seat: str) -> None:
        assert event.amount == self.round + 1
        self.round = event.amount

    def book_phase(self, event: Event, seat: str) -> None:
        assert PHASES[event.amount] == event.subject
        following = PHASES.index(self.phase) % 6 + 1
        if following == 3 and self.beginner:
            following = 4
        assert self.phase == "setup" or event.amount == following
        self.phase = event.subject
        if self.phase == "actions":
            self.bridge = []
        if self.phase == "end-of-round":
            for owned in self.seats.values():
                owned["batches"] = 0

    def book_order(self, event: Event, seat: str) -> None:
        self.told_order.append(seat)
        if len(self.told_order) == len(self.seats):
            self.order, self.told_order = self.told_order, []

    def book_pass(self, event: Event, seat: str) -> None:
        assert self.phase == "actions"
        assert seat not in self.bridge
        self.bridge.append(seat)
        assert event.amount == len(self.bridge)

    def book_stay(self, event: Event, seat: str) -> None:
        assert event.amount == self.provost

    def book_provost(self, event: Event, seat: str) -> None:
        assert -3 <= event.amount - self.provost <= 3
        assert not self.beginner
        self.provost = event.amount

    def book_over(self, event: Event, seat: str) -> None:
        self.over = True

    # -- goods and tokens --------------------------------------------------------------------

    def book_gain(self, event: Event, seat: str) -> None:
        if event.subject in SMALL:
            self.may_have_taken[f"{seat}-{event.subject}"] += 1
        for kind, count in amounts(event.stock).items():
            self.seats[seat][kind] += count

    def book_pay(self, event: Event, seat: str) -> None:
        for kind, count in amounts(event.stock).items():
            self.seats[seat][kind] -= count
            assert self.seats[seat][kind] >= 0, f"{seat} pays more {kind} than it has"
        if event.subject == "castle":
            self.seats[seat]["batches"] += 1

    def book_token(self, event: Event, seat: str) -> None:
        best = next(section for section in SECTIONS if self.tokens[section])
        assert event.subject == best, f"{event.subject} was taken before {best}"
        assert event.amount == 1
        self.tokens[best] -= 1
        if seat != "nobody":
            self.seats[seat]["tokens"][best] += 1

    # -- workers -----------------------------------------------------------------------------

    def road_entry(self, key: str) -> View:
        [entry] = [entry for entry in self.road if entry["card"] == key]
        return entry

    def book_place(self, event: Event, seat: str) -> None:
        entry = self.road_entry(event.subject)
        assert "worker" not in entry, f"{event.subject} is taken"
        assert "top" not in entry
        entry["worker"] = seat
        self.seats[seat]["workers"] -= 1

    def book_home(self, event: Event, seat: str) -> None:
        assert self.road_entry(event.subject).pop("worker") == seat
        self.seats[seat]["workers"] += 1

    # -- cards -------------------------------------------------------------------------------

    def book_lay(self, event: Event, seat: str) -> None:
        self.road.append({"card": event.subject})
        assert event.amount == len(self.road)
        if event.subject == "peddler" and not self.beginner:
            self.provost = event.amount  # he begins there, and no event of his own tells it

    def book_build(self, event: Event, seat: str) -> None:
        self.seats[seat]["hand_size"] -= 1
        entry: View = {"card": f"{seat}-{event.subject}"}
        if event.subject in SMALL:
            entry["cubes"] = 2 if len(self.seats) == 2 else 4
        self.road.append(entry)
        assert event.amount == len(self.road)

    def book_erect(self, event: Event, seat: str) -> None:
        self.supply.remove(event.subject)
        self.seats[seat]["prestige"].append(event.subject)
        assert (event.amount == 0) == self.beginner
        if event.amount:
            entry = self.road[event.amount - 1]
            assert owner_and_card(entry["card"])[0] == seat
            assert entry["top"] == "residence"
            entry["top"] = event.subject

    def book_claim(self, event: Event, seat: str) -> None:
        entry = self.road[event.amount - 1]
        assert entry["card"] == f"{seat}-{event.subject}"
        assert "worker" in entry
        assert "turning" not in entry
        entry["turning"] = True

    def book_transform(self, event: Event, seat: str) -> None:
        entry = self.road[event.amount - 1]
        assert entry["card"] == f"{seat}-{event.subject}"
        assert event.subject != "lawyer"
        assert "top" not in entry
        entry.pop("turning", None)
        entry.pop("cubes", None)
        self.may_have_taken.pop(entry["card"], None)  # the rest goes to the bank
        entry["top"] = "residence"

    def book_discard(self, event: Event, seat: str) -> None:
        self.seats[seat]["discard"].append(event.subject)
        self.seats[seat]["hand_size"] -= 1

    def book_shuffle(self, event: Event, seat: str) -> None:
        owned = self.seats[seat]
        assert owned["pile_size"] == 0, "shuffled too soon"
        owned["pile_size"] = len(owned["discard"])
        owned["discard"] = []

    def book_draw(self, event: Event, seat: str) -> None:
        assert self.seats[seat]["pile_size"] > 0
        self.seats[seat]["pile_size"] -= 1
        self.seats[seat]["hand_size"] += 1


LAWS: GameLaws = MagnaCartaLaws()
