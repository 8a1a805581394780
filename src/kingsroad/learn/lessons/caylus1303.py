"""The lessons of Caylus 1303. Blue learns; red plays along."""

from __future__ import annotations

from typing import Final

from kingsroad.learn.lesson import Lesson, Stage

SETUP: Final = {"setup": "first-game"}
DRAFT: Final = ("engage day-labourer", "engage architect")
"""Red takes the day labourer, blue the architect."""

WORKERS: Final = Lesson(
    "workers",
    (
        Stage("goal", glow=("camp",)),
        Stage("quarry", ("place quarry",), ("place farm",)),
        Stage("second", ("place sawmill",), ("pass",)),
        Stage("dear", ("pass",), ("provost 0",)),
        Stage("provost", ("provost 0",), ("use",)),
        Stage("wood", ("use",)),
        Stage("stone", ("use",)),
        Stage("end", glow=("camp",)),
    ),
    opening=DRAFT,
    options=SETUP,
)

PROVOST: Final = Lesson(
    "provost",
    (
        Stage("reach", glow=("provost",)),
        Stage("market", ("place wood-market",), ("pass",)),
        Stage("pass", ("pass",), ("provost 0",)),
        Stage("bribe", ("provost +1",)),
        Stage("cube", ("take cloth", "take stone", "take wood", "take food")),
        Stage("end", glow=("provost",)),
    ),
    opening=DRAFT,
    options=SETUP,
)

BUILDING: Final = Lesson(
    "building",
    (
        Stage("carpenter", ("place carpenter",), ("pass",)),
        Stage("pass", ("pass",)),
        Stage("tile", ("build wood-quarry",), ("provost 0",)),
        Stage("leave", ("provost 0",), ("place wood-quarry",)),
        Stage("owner", glow=("wood-quarry",)),
    ),
    opening=DRAFT,
    options=SETUP,
)

SITE: Final = Lesson(
    "site",
    (
        Stage("queue", ("place site",), ("pass",)),
        Stage("pass", ("pass",), ("provost 0",)),
        Stage("leave", ("provost 0",)),
        Stage("bundle", ("bundle food-wood-stone",)),
        Stage("favor", ("steal day-labourer",)),
        Stage("end", glow=("day-labourer",)),
    ),
    opening=DRAFT,
    options=SETUP,
)

RESIDENCE: Final = Lesson(
    "residence",
    (
        Stage("lawyer", ("place lawyer",), ("pass",)),
        Stage("pass", ("pass",)),
        Stage("claim", ("claim farm",), ("provost 0",)),
        Stage("leave", ("provost 0",)),
        Stage("monument", ("erect statue",)),
        Stage("end", glow=("statue",)),
    ),
    {"seats": {"blue": {"cloth": 1, "stone": 2, "gold": 1}}},
    opening=DRAFT,
    options=SETUP,
)

CHARACTERS: Final = Lesson(
    "characters",
    (
        Stage("fair", ("place fairground",), ("pass",)),
        Stage("pass", ("pass",)),
        Stage("wood", ("offer 1",)),
        Stage("tile", ("site 1",)),
        Stage("use", ("use",)),
        Stage("engage", ("engage foreman", "engage chamberlain", "engage bailiff")),
        Stage("end"),
    ),
    opening=DRAFT,
    options=SETUP,
)

LESSONS: Final = (WORKERS, PROVOST, BUILDING, SITE, CHARACTERS, RESIDENCE)
