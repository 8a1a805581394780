"""Caylus 1303 in the words of RULES.md: figures, and what each question must offer.

Nothing here asks the engine: a table is what a view shows.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement
from typing import Any, NamedTuple

View = dict[str, Any]
Offer = tuple[Counter[str], Counter[str]]
"""What is given and what is received: goods, ``plain`` cubes, ``worker``, ``pp``, ``favor``."""

GOODS = ("food", "wood", "stone", "cloth", "gold")
PLAIN = GOODS[:4]
PRINTED = ("fairground", "lawyer", "carpenter", "toll")
START = (
    "farm", "second-farm", "sawmill", "quarry", "start-carpenter", "market", "second-market",
    "guild", "stone-guild",
)  # fmt: skip
CHARACTERS = (
    "early-riser", "night-worker", "journeyman", "thief", "steward", "bailiff", "architect",
    "deliveryman", "chamberlain", "foreman", "goldsmith", "day-labourer",
)  # fmt: skip


def words(text: str) -> Counter[str]:
    """``2 food 1 pp`` as numbers by word."""
    parts = text.split()
    return Counter({parts[i + 1]: int(parts[i]) for i in range(0, len(parts), 2)})


COSTS: dict[str, tuple[Counter[str], int]] = {
    tile: (words(cost), points)
    for tile, cost, points in (
        ("wood-farm", "1 wood 1 food", 2),
        ("wood-sawmill", "1 wood 1 food", 2),
        ("wood-quarry", "1 wood 1 food", 2),
        ("spinning-mill", "2 wood", 2),
        ("wood-market", "1 wood 1 food", 3),
        ("covered-market", "1 wood 1 plain", 3),
        ("manor", "1 wood 1 cloth", 4),
        ("tailor", "1 wood 1 plain", 4),
        ("mason", "1 wood 1 plain", 4),
        ("stone-farm", "1 stone 1 food", 3),
        ("stone-sawmill", "1 stone 1 food", 3),
        ("stone-quarry", "1 stone 1 food", 3),
        ("gold-mine", "1 stone 1 food", 4),
        ("foundry", "1 stone 1 wood", 5),
        ("alchemist", "1 stone 1 wood", 5),
        ("guild-house", "1 stone 1 plain", 4),
        ("church", "1 stone 1 cloth", 5),
        ("jeweller", "1 stone 1 wood", 5),
        ("theatre", "3 gold 4 wood", 12),
        ("garden", "1 gold 1 wood", 4),
        ("granary", "1 gold 1 stone", 7),
        ("manufacture", "1 gold 1 cloth", 5),
        ("statue", "1 gold 2 stone", 7),
        ("cathedral", "3 gold 3 stone", 15),
        ("mansion", "5 gold 5 stone", 20),
    )
}
"""Cost and prestige of what can be built."""
WOOD = tuple(COSTS)[:9]
STONE = tuple(COSTS)[9:18]
MONUMENTS = tuple(COSTS)[18:]
BONUS = {"stone-farm": "food", "stone-sawmill": "wood", "stone-quarry": "stone"}
"""What the owner of a building takes."""
BUILDERS = {"carpenter": WOOD, "start-carpenter": WOOD, "mason": STONE}


def offers(*told: tuple[str, str]) -> list[Offer]:
    """What is given for what."""
    return [(words(give), words(get)) for give, get in told]


OFFERS: dict[str, list[Offer]] = {
    "fairground": offers(("1 wood", "1 favor")),
    "lawyer": offers(("1 cloth", "1 claim")),
    "farm": offers(("", "1 food")),
    "second-farm": offers(("", "1 food")),
    "sawmill": offers(("", "1 wood")),
    "quarry": offers(("", "1 stone")),
    "market": offers(("1 worker", "1 plain")),
    "second-market": offers(("1 worker", "1 plain")),
    "guild": offers(("1 plain", "3 worker")),
    "stone-guild": offers(("1 stone", "4 worker")),
    "wood-farm": offers(("", "2 food")),
    "wood-sawmill": offers(("", "2 wood")),
    "wood-quarry": offers(("", "2 stone")),
    "spinning-mill": offers(("", "2 cloth")),
    "wood-market": offers(("", "1 plain")),
    "covered-market": offers(("", "3 worker")),
    "manor": offers(("", "1 favor")),
    "tailor": offers(("1 cloth", "4 pp"), ("2 cloth", "6 pp")),
    "stone-farm": offers(("", "2 food 1 cloth")),
    "stone-sawmill": offers(("", "2 wood 1 cloth")),
    "stone-quarry": offers(("", "2 stone 1 cloth")),
    "gold-mine": offers(("", "1 gold")),
    "foundry": offers(("1 worker", "1 gold"), ("3 worker", "2 gold")),
    "alchemist": offers(("1 plain", "1 gold"), ("2 plain", "2 gold")),
    "guild-house": offers(("1 plain", "5 worker")),
    "church": offers(("2 worker", "4 pp"), ("4 worker", "6 pp")),
    "jeweller": offers(("1 gold", "5 pp"), ("2 gold", "9 pp")),
}
SETUP_OFFERS: dict[str, list[Offer]] = {
    "wood-farm": offers(("", "1 food 1 pp")),
    "wood-sawmill": offers(("", "1 wood 1 pp")),
    "wood-quarry": offers(("", "1 stone 1 pp")),
    "spinning-mill": offers(("", "1 cloth 1 pp")),
    "covered-market": offers(("", "2 worker 1 pp")),
    "manor": offers(("", "2 pp")),
    "stone-farm": offers(("", "1 food 1 cloth")),
    "stone-sawmill": offers(("", "1 wood 1 cloth")),
    "stone-quarry": offers(("", "1 stone 1 cloth")),
}
"""Where the set-up side differs."""
EFFECT_QUESTIONS = ("UseGain", "UseTrade", "BuildTile", "UseLawyer", "GiveCubes")


class Context(NamedTuple):
    """A tile whose effect is carried out, for whom, and whether its set-up side lies up."""

    tile: str
    seat: str
    setup: bool


NOTHING = Context("", "", False)


def offers_of(tile: str, setup: bool) -> list[Offer]:
    """What a side of a tile offers."""
    return SETUP_OFFERS[tile] if setup and tile in SETUP_OFFERS else OFFERS.get(tile, [])


def matches(paid: Counter[str], got: Counter[str], offer: Offer) -> bool:
    """Whether something was given and received exactly as an offer says."""
    return fits(paid, offer[0]) and fits(got, offer[1])


def fits(moved: Counter[str], printed: Counter[str]) -> bool:
    """Whether numbers are those printed, with plain cubes of any kinds for ``plain``."""
    fixed = Counter({word: count for word, count in printed.items() if word != "plain"})
    if any(moved[word] < count for word, count in fixed.items()):
        return False
    rest = moved - fixed
    return rest.keys() <= set(PLAIN) and rest.total() == printed["plain"]


# -- the table -----------------------------------------------------------------------------------


def worker_lists(seen: View) -> list[tuple[str, list[str]]]:
    """Every building with its workers, in the order in which buildings act."""
    found = [(tile, seen["printed"][tile]) for tile in PRINTED]
    plots = sorted(seen["road"], key=int)
    return found + [(seen["road"][p]["tile"], seen["road"][p].get("workers", [])) for p in plots]


def before_bridge(seen: View) -> bool:
    """Whether a printed building is still to act."""
    return any(seen["printed"].values())


def acting(seen: View) -> Context:
    """The worker that acts now or next: the first one up to the provost."""
    if seen["phase"] != "activation":
        return NOTHING
    for tile in PRINTED:
        if seen["printed"][tile]:
            return Context(tile, seen["printed"][tile][0], False)
    for plot in range(1, min(seen["provost"], 23) + 1):
        entry = seen["road"].get(str(plot), {})
        if entry.get("workers"):
            return Context(entry["tile"], entry["workers"][0], plot in (9, 14))
    return NOTHING


def residences(seen: View, owner: str = "") -> list[str]:
    """What lies on plots 1 to 8 that is no start building, of one seat or of all."""
    plots = [seen["road"].get(str(plot), {}) for plot in range(1, 9)]
    return [
        entry["tile"]
        for entry in plots
        if entry.get("tile") not in (None, *START) and owner in ("", entry["owner"])
    ]


def houses(seen: View, seat: str) -> int:
    """The houses left."""
    owners = [entry.get("owner") for entry in seen["road"].values()]
    return 9 - owners.count(seat)


def recruits(seen: View, seat: str) -> int:
    """The workers due at recruitment."""
    due = 2 if len(seen["seats"]) == 5 else 3
    owned = residences(seen, seat)
    due += owned.count("residence") + 2 * owned.count("garden")
    labourer = "day-labourer" in seen["seats"][seat]["characters"]
    return due + int(labourer)


def price(seen: View, seat: str) -> int:
    """The workers that a placement takes."""
    dearer = seen["bridge"] and "night-worker" not in seen["seats"][seat]["characters"]
    return 2 if dearer else 1


def last_building(seen: View) -> int:
    """The plot of the last building, plot 14 left out while a plot before it is free."""
    plots = {int(plot) for plot in seen["road"]}
    if not {10, 11, 12, 13} <= plots:
        plots.discard(14)
    return max(plots)


def can_pay(owned: View, cost: Counter[str]) -> bool:
    """Whether a seat has what is printed, plain cubes of any kinds among it."""
    held = Counter({kind: owned[kind] for kind in GOODS})
    held["worker"] = owned["workers"]
    if any(held[word] < count for word, count in cost.items() if word != "plain"):
        return False
    rest = sum(held[kind] - cost[kind] for kind in PLAIN)
    return rest >= cost["plain"]


# -- what is offered -----------------------------------------------------------------------------


def expected_options(seen: View, asked: str, seat: str, context: Context) -> list[str]:
    """What a question must offer, in order; `asked` is its step with its facts."""
    question, _, rest = asked.partition("(")
    facts = [int(fact) for fact in rest.rstrip(")").split(", ") if fact]
    owned = seen["seats"].get(seat, {})
    board = [f"engage {name}" for name in seen["characters"]]
    if question == "LayTiles":
        return lay_options(seen, facts[0])
    if question == "DrawFirst":
        return [f"first {name}" for name in seen["seats"]]
    if question == "DealCharacters":
        return [f"deal {name}" for name in CHARACTERS if name not in seen["characters"]]
    if question == "DraftCharacter":
        return board
    if question == "RiseEarly":
        assert "early-riser" in owned["characters"]
        assert not seen["bridge"]
        return asked_for(open_places(seen, seat)) if owned["workers"] >= 2 else []
    if question == "PlaceWorker":
        enough = owned["workers"] >= price(seen, seat)
        return [*(open_places(seen, seat) if enough else []), "pass"]
    if question == "PayProvost":
        assert not before_bridge(seen)
        return provost_moves(seen, min(3, owned["workers"])) if owned["workers"] else []
    if question == "GuideProvost":
        return guide_options(seen, seat, facts[1], context)
    if question == "GiveCubes":
        return give_options(owned, facts[1], facts[2])
    if question in EFFECT_QUESTIONS:
        return effect_options(seen, *context)
    if question == "UseFavor":
        return favor_options(seen, seat)
    if question == "EngageCharacter":
        return asked_for(board)
    if question == "DeliverBundle":
        return bundle_options(owned)
    assert question == "ErectMonument"
    entry = seen["road"][str(facts[1])]
    assert entry == {"tile": "residence", "owner": seat}
    can = [tile for tile in MONUMENTS if tile in seen["supply"]]
    return asked_for([f"erect {tile}" for tile in can if can_pay(owned, COSTS[tile][0])])


def asked_for(found: list[str]) -> list[str]:
    """What may be declined; nothing is not asked for."""
    return [*found, "decline"] if found else []


def lay_options(seen: View, spot: int) -> list[str]:
    """The tiles that may come to the site or to a plot of the set-up."""
    laid = {entry["tile"] for entry in seen["road"].values()} | set(seen["site"])
    assert len(laid) == spot
    kind = START if spot < 9 else WOOD if spot < 11 else STONE
    on_road = len(seen["site"]) == 2 and len(seen["road"]) == 8
    return [
        f"lay {tile}"
        for tile in kind
        if tile not in laid and not (tile == "mason" and kind is WOOD and on_road)
    ]


def open_places(seen: View, seat: str) -> list[str]:
    """Where a seat may place a worker, the site last."""
    journeyman = "journeyman" in seen["seats"][seat]["characters"]
    joins = journeyman and "journeyman" not in seen["used"]
    found = []
    for tile, workers in worker_lists(seen):
        closed = tile == "residence" or tile in MONUMENTS
        if not closed and (not workers or (joins and seat not in workers)):
            found.append(f"place {tile}")
    return found if seat in seen["queue"] else [*found, "place site"]


def provost_moves(seen: View, reach: int) -> list[str]:
    """Moves that fit completely."""
    moves = range(-reach, reach + 1)
    fitting = [by for by in moves if 0 <= seen["provost"] + by <= 26]
    return [f"provost {by:+d}" if by else "provost 0" for by in fitting]


def guide_options(seen: View, seat: str, reach: int, context: Context) -> list[str]:
    """The toll, or the Bailiff once the bridge has acted."""
    if before_bridge(seen):
        assert context == Context("toll", seat, False)
        assert reach == 2
    else:
        assert reach == 1
        assert "bailiff" in seen["seats"][seat]["characters"]
    return provost_moves(seen, reach)


def give_options(owned: View, left: int, first: int) -> list[str]:
    """The goods that can begin the rest of a handful, in order."""
    found = []
    for number in range(first, 4):
        later = sum(owned[kind] for kind in PLAIN[number:])
        if owned[PLAIN[number]] and later >= left:
            found.append(f"give {PLAIN[number]}")
    return found


def effect_options(seen: View, tile: str, seat: str, setup: bool) -> list[str]:
    """What a tile offers to the seat that may use it."""
    owned = seen["seats"][seat]
    if tile == "toll":
        return provost_moves(seen, 2)
    if tile in BUILDERS:
        return asked_for(build_options(seen, seat, BUILDERS[tile], setup))
    if tile == "lawyer":
        return asked_for(claim_options(seen, seat))
    found = []
    printed = offers_of(tile, setup)
    for number, (give, get) in enumerate(printed, 1):
        nobody = get.keys() == {"worker"} and owned["camp"] == 0
        if nobody or not can_pay(owned, give):
            continue
        if get["plain"]:
            found += [f"take {kind}" for kind in PLAIN]
        elif give["plain"] and len(printed) == 1:
            found += [f"give {kind}" for kind in PLAIN if owned[kind]]
        elif not give:
            found.append("use")
        else:
            found.append(f"offer {number}")
    return asked_for(found)


def build_options(seen: View, seat: str, kind: tuple[str, ...], setup: bool) -> list[str]:
    """The tiles of a kind that a seat can pay, with a house and a plot for them."""
    owned = seen["seats"][seat]
    full = set(map(str, range(10, 24))) <= seen["road"].keys()
    if full or houses(seen, seat) == 0:
        return []
    waived = Counter({"stone": int(setup and kind is STONE)})
    return [
        f"build {tile}"
        for tile in kind
        if tile in seen["supply"] and can_pay(owned, COSTS[tile][0] - waived)
    ]


def claim_options(seen: View, seat: str) -> list[str]:
    """The start buildings of the road without a house."""
    if houses(seen, seat) == 0 or seen["seats"][seat]["cloth"] == 0:
        return []
    plots = [seen["road"][str(plot)] for plot in range(1, 9)]
    return [f"claim {e['tile']}" for e in plots if e["tile"] in START and "owner" not in e]


def favor_options(seen: View, seat: str) -> list[str]:
    """The characters of other seats, and the tiles of the site that are open."""
    theirs = {c for name, o in seen["seats"].items() if name != seat for c in o["characters"]}
    found = [f"steal {name}" for name in CHARACTERS if name in theirs]
    return found + [f"site {number}" for number in range(1, (seen["round"] + 2) // 3 + 1)]


def bundle_options(owned: View) -> list[str]:
    """Food and two other goods, all different; any three cubes with the Chamberlain."""
    found = []
    for bundle in combinations_with_replacement(GOODS, 3):
        plain = "food" in bundle and len(set(bundle)) == 3
        held = all(owned[kind] >= bundle.count(kind) for kind in bundle)
        if held and (plain or "chamberlain" in owned["characters"]):
            found.append("bundle " + "-".join(bundle))
    return [*found, "done"] if found else []
