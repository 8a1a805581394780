"""The lessons of Caylus (2005). Blue learns; red plays along."""

from __future__ import annotations

from typing import Final

from kingsroad.learn.lesson import Lesson, Stage

NEUTRAL: Final = ("farm", "forest", "sawmill", "quarry", "market", "carpenter")
ROAD: Final = {
    **{str(space): {"tile": tile} for space, tile in enumerate(NEUTRAL, 1)},
    "7": {"tile": "peddler"},
    "8": {"tile": "fixed-carpenter"},
    "16": {"tile": "gold-mine"},
}
"""The road of all lessons."""

WORKERS: Final = Lesson(
    "workers",
    (
        Stage("goal", glow=("castle",)),
        Stage("quarry", ("place quarry",), ("place farm",)),
        Stage("second", ("place sawmill",), ("place market",)),
        Stage("pass", ("pass",), ("pass",)),
        Stage("provost", ("provost 0",), ("provost 0", "take cloth")),
        Stage("sale", (), ("give food",), ("market",)),
        Stage("end"),
    ),
    {"road": ROAD},
)

PROVOST: Final = Lesson(
    "provost",
    (
        Stage("reach", glow=("provost",)),
        Stage("peddler", ("place peddler",), ("place market",)),
        Stage("pass", ("pass",), ("pass",)),
        Stage("bribe", ("provost +1",), ("provost 0", "give food")),
        Stage("trade", ("offer 1",)),
        Stage("cube", ("take stone", "take wood", "take cloth", "take food")),
        Stage("bailiff", glow=("bailiff",)),
    ),
    {"road": ROAD},
)

BUILDING: Final = Lesson(
    "building",
    (
        Stage("why"),
        Stage("carpenter", ("place carpenter",), ("pass",)),
        Stage("pass", ("pass",), ("provost 0",)),
        Stage("leave", ("provost 0",)),
        Stage("mason", ("build mason",), ("place mason",)),
        Stage("owner", glow=("mason",)),
    ),
    {"road": ROAD, "seats": {"blue": {"food": 2, "wood": 2}}},
)

CASTLE: Final = Lesson(
    "castle",
    (
        Stage("sections", glow=("castle",)),
        Stage("queue", ("place castle",), ("place castle",)),
        Stage("pass", ("pass",), ("pass",)),
        Stage("leave", ("provost 0",), ("provost 0",)),
        Stage("batch", ("batch wood-stone",)),
        Stage("again", ("batch wood-cloth",), ("done",)),
        Stage("favor", ("line a",)),
        Stage("field", ("field 1",)),
        Stage("end", glow=("castle",)),
    ),
    {
        "road": ROAD,
        "seats": {
            "blue": {"food": 2, "wood": 2, "stone": 1, "cloth": 1},
            "red": {"food": 2, "wood": 1, "stone": 1},
        },
    },
)

FAVORS: Final = Lesson(
    "favors",
    (
        Stage("joust", ("place joust-field",), ("pass",)),
        Stage("pass", ("pass",)),
        Stage("pay", ("offer 1",)),
        Stage("line", ("line b",)),
        Stage("field", ("field 2",), ("provost 0",)),
        Stage("end", glow=("favors",)),
    ),
    {"road": ROAD, "seats": {"blue": {"cloth": 1, "markers": {"a": 0, "b": 1, "c": 0, "d": 0}}}},
)

RESIDENCE: Final = Lesson(
    "residence",
    (
        Stage("lawyer", ("place lawyer",), ("pass",)),
        Stage("pass", ("pass",), ("provost 0",)),
        Stage("leave", ("provost 0",)),
        Stage("change", ("transform wood-quarry",)),
        Stage("income", glow=("residence",)),
    ),
    {
        "road": {
            **ROAD,
            "9": {"tile": "wood-quarry", "owner": "blue"},
            "10": {"tile": "lawyer", "owner": "red"},
        },
        "turn": 3,
        "bailiff": 10,
        "provost": 10,
        "seats": {"blue": {"cloth": 1, "deniers": 4, "prestige": 6}, "red": {"prestige": 4}},
    },
)

PRESTIGE: Final = Lesson(
    "prestige",
    (
        Stage("architect", ("place architect",), ("pass",)),
        Stage("pass", ("pass",), ("provost 0",)),
        Stage("leave", ("provost 0",)),
        Stage("library", ("build library",)),
        Stage("over", ("over 9",)),
        Stage("end", glow=("library",)),
    ),
    {
        "road": {
            **ROAD,
            "9": {"tile": "residence", "owner": "blue"},
            "10": {"tile": "architect", "owner": "blue"},
        },
        "turn": 3,
        "bailiff": 10,
        "provost": 10,
        "seats": {"blue": {"wood": 3, "gold": 1, "deniers": 4, "prestige": 10}},
    },
)

COUNTS: Final = Lesson(
    "counts",
    (
        Stage("sections", glow=("bailiff", "count")),
        Stage("pass", ("pass",), ("pass",)),
        Stage("bailiff", ("provost 0",), ("provost 0",)),
        Stage("count", ("line b",)),
        Stage("field", ("field 1",)),
        Stage("end", glow=("castle",)),
    ),
    {
        "road": ROAD,
        "turn": 5,
        "bailiff": 11,
        "provost": 11,
        "seats": {
            "blue": {"prestige": 10, "houses": {"dungeon": 2, "walls": 0, "towers": 0}},
            "red": {"prestige": 6},
        },
    },
)

LESSONS: Final = (WORKERS, PROVOST, BUILDING, CASTLE, FAVORS, RESIDENCE, PRESTIGE, COUNTS)
