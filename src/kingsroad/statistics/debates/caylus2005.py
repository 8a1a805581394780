"""What players of Caylus (2005) have long debated."""

from __future__ import annotations

from typing import Final

from kingsroad.statistics.debate import (
    FALSE,
    PARTLY,
    TRUE,
    Debate,
    Figures,
    Found,
    clearly,
    first_place,
    mean_of,
    row,
    share,
)

TELLING_TILES: Final = ("carpenter",)
MANY: Final = (3, 4, 5)
ALL: Final = (2, 3, 4, 5)
QUICK_GUIDE: Final = "spelguy.blogspot.com, 2016"
BORED_GEEKS: Final = "boredgamegeeks.blogspot.com, 2006"
BULLYING: Final = "jimmerness, 2012"
TAO: Final = "taogaming.wordpress.com, 2006"
PLAIN_CUBES: Final = ("food", "wood", "stone", "cloth")
CLAIMED_WORTH: Final = {"denier": 1, "cube": 1, "gold": 3}
"""In points."""
CARPENTER_THREAD: Final = "boardgamegeek.com, thread 97765"


def worth_of_goods(figures: Figures) -> Found:
    """A denier, a cube and a point are worth the same, and gold three."""
    numbers: dict[str, float] = {}
    right = []
    for seats in (2, 4):
        worth = figures[seats]["gifts"]["worth"]
        cubes = [worth[kind][0] for kind in PLAIN_CUBES]
        told = {"denier": worth["deniers"][0], "cube": sum(cubes) / 4, "gold": worth["gold"][0]}
        right += [abs(told[name] - claim) <= 0.25 * claim for name, claim in CLAIMED_WORTH.items()]
        numbers |= {f"{name}{seats}": value for name, value in told.items()}
    return Found(TRUE if all(right) else PARTLY if any(right) else FALSE, numbers)


def two_seats_build(figures: Figures) -> Found:
    """With two seats favors for building dominate, with points or money beside them."""
    lines = figures[2]["topics"]["line"]
    every = sum(each["seats"] for each in lines.values())
    numbers = {
        "building_share": lines["d"]["seats"] / every,
        "points_share": share(figures, 2, "pair", "ad"),
        "money_share": share(figures, 2, "pair", "bd"),
    }
    if numbers["building_share"] < 0.5:
        return Found(FALSE, numbers)
    both = all(clearly(figures, 2, "pair", pair) >= 0 for pair in ("ad", "bd"))
    return Found(TRUE if both else PARTLY, numbers)


def one_line(figures: Figures) -> Found:
    """With three and more seats one line of favors is enough."""
    numbers = {}
    better = []
    for seats in MANY:
        numbers[f"one{seats}_share"] = share(figures, seats, "focus", "one")
        numbers[f"several{seats}_share"] = share(figures, seats, "focus", "several")
        better.append(clearly(figures, seats, "focus", "one") > 0)
    return Found(TRUE if all(better) else PARTLY if any(better) else FALSE, numbers)


def provost_is_kind(figures: Figures) -> Found:
    """The provost is rarely moved to hurt."""
    numbers = {
        "moves": mean_of(figures, 4, "provost_moves"),
        "stopped": mean_of(figures, 4, "stopped"),
        "unmoved": mean_of(figures, 4, "stopped_unmoved"),
        "paid": mean_of(figures, 4, "bribes"),
    }
    return Found(FALSE if numbers["stopped"] > 1.5 * numbers["unmoved"] else TRUE, numbers)


def twelve_turns(figures: Figures) -> Found:
    """A game lasts about twelve turns."""
    numbers = {f"turns{seats}": mean_of(figures, seats, "rounds") for seats in ALL}
    near = [abs(turns - 12) <= 1.5 for turns in numbers.values()]
    return Found(TRUE if all(near) else PARTLY if any(near) else FALSE, numbers)


def money_into_points(figures: Figures) -> Found:
    """30 to 40 deniers become 60 to 100 points."""
    numbers = {}
    for seats in ALL:
        numbers[f"deniers{seats}"] = mean_of(figures, seats, "deniers")
        numbers[f"points{seats}"] = mean_of(figures, seats, "points")
    money = all(30 <= numbers[f"deniers{seats}"] <= 40 for seats in ALL)
    points = any(60 <= numbers[f"points{seats}"] <= 100 for seats in ALL)
    return Found(TRUE if money and points else PARTLY if points else FALSE, numbers)


def slow_castle(figures: Figures) -> Found:
    """Who builds at the castle wants a slow game."""
    groups = figures[4]["groups"]["rounds"]
    ranked = sorted(((int(turns), group) for turns, group in groups.items()), key=lambda g: g[0])
    half = sum(group["games"] for _, group in ranked) / 2
    sums = {"short": [0, 0.0], "long": [0, 0.0]}
    seen = 0
    for _, group in ranked:
        part = sums["short" if seen < half else "long"]
        part[0] += group["games"]
        part[1] += group["games"] * group["castle_firsts"]
        seen += group["games"]
    numbers = {f"{name}_share": firsts / max(1, games) for name, (games, firsts) in sums.items()}
    difference = numbers["long_share"] - numbers["short_share"]
    return Found(TRUE if difference > 0.03 else FALSE if difference < 0.01 else PARTLY, numbers)


def carpenter_decides(figures: Figures) -> Found:
    """Where the neutral carpenter lies decides between builders and castle."""
    groups = figures[4]["groups"]["carpenter"]
    near, far = groups["1"], groups["6"]
    numbers = {
        "near": near["built"],
        "far": far["built"],
        "houses_near": near["castle"],
        "houses_far": far["castle"],
        "builder_near_share": near["builder_firsts"],
        "builder_far_share": far["builder_firsts"],
    }
    apart = abs(near["built"] - far["built"]) / far["built"]
    return Found(TRUE if apart > 0.15 else PARTLY if apart > 0.05 else FALSE, numbers)


def castle_or_builder(figures: Figures) -> Found:
    """Who does most at the castle wins; against: who builds most."""
    numbers = {}
    for seats in (2, 4):
        numbers[f"castle{seats}_share"] = row(figures, seats, "castle", "most")["share"]
        numbers[f"builder{seats}_share"] = row(figures, seats, "builder", "most")["share"]
    ahead = [numbers[f"castle{seats}_share"] > numbers[f"builder{seats}_share"] for seats in (2, 4)]
    return Found(TRUE if all(ahead) else PARTLY if any(ahead) else FALSE, numbers)


DEBATES: Final = (
    Debate("worth-of-goods", QUICK_GUIDE, (2, 4), worth_of_goods, "gifts"),
    Debate("two-seats-build", f"{QUICK_GUIDE}; {BORED_GEEKS}", (2,), two_seats_build),
    Debate("one-line", BORED_GEEKS, MANY, one_line),
    Debate("provost-is-kind", f"{BORED_GEEKS}; against it: {BULLYING}", (4,), provost_is_kind),
    Debate("twelve-turns", TAO, ALL, twelve_turns),
    Debate("money-into-points", TAO, ALL, money_into_points),
    Debate("slow-castle", TAO, (4,), slow_castle),
    Debate("carpenter-decides", CARPENTER_THREAD, (4,), carpenter_decides),
    Debate("castle-or-builder", "", (2, 4), castle_or_builder),
    first_place(ALL),
)
