"""The lessons of Magna Carta. Blue learns; red plays along."""

from __future__ import annotations

from typing import Final

from kingsroad.learn.lesson import Lesson, Stage

KEPT: Final = ("keep", "keep")
"""Both seats keep their first hand."""
SAWMILL: Final = [{"card": "park"}, {"card": "peddler"}, {"card": "blue-small-sawmill", "cubes": 2}]
DEALT: Final = ("deal small-farm", "deal small-sawmill", "deal market", "deal lawyer")
"""What is drawn for a hand that was put away."""

ACTIONS: Final = Lesson(
    "actions",
    (
        Stage("goal", glow=("castle",)),
        Stage("build", ("build small-sawmill",), ("place peddler",)),
        Stage("worker", ("place park",), ("pass",)),
        Stage("pass", ("pass",), ("provost 0",)),
        Stage("provost", ("provost 0",)),
        Stage("use", ("use",), ("decline",)),
        Stage("end", glow=("castle",)),
    ),
    opening=KEPT,
)

OWNER: Final = Lesson(
    "owner",
    (
        Stage("visitor", ("place park",), ("place blue-small-sawmill",)),
        Stage("pass", ("pass",), ("pass",)),
        Stage("bribe", ("provost +1",), ("provost 0",)),
        Stage("park", ("use",), ("use",)),
        Stage("stock", ("use",)),
        Stage("end", glow=("provost",)),
    ),
    {"road": SAWMILL, "seats": {"blue": {"hand": ["bank", "church"]}}},
    opening=KEPT,
)

HAND: Final = Lesson(
    "hand",
    (
        Stage("dear", glow=("hand",)),
        Stage("draw", ("draw",), ("deal gold-mine", "place park")),
        Stage("exchange", ("exchange",), DEALT),
        Stage("end", glow=("hand",)),
    ),
    {"seats": {"blue": {"hand": ["bank", "church", "large-farm"]}}},
    opening=KEPT,
)

CASTLE: Final = Lesson(
    "castle",
    (
        Stage("tokens", glow=("castle",)),
        Stage("pass", ("pass",), ("pass",)),
        Stage("leave", ("provost 0",), ("provost 0",)),
        Stage("batch", ("batch food-wood-stone",)),
        Stage("again", ("batch food-wood-stone",)),
        Stage("end", glow=("castle",)),
    ),
    {"seats": {"blue": {"food": 2, "wood": 2, "stone": 2}}},
    opening=KEPT,
)

RESIDENCE: Final = Lesson(
    "residence",
    (
        Stage("lawyer", ("place blue-lawyer",), ("pass",)),
        Stage("pass", ("pass",), ("provost 0",)),
        Stage("leave", ("provost 0",)),
        Stage("turn", ("transform small-sawmill",)),
        Stage("end", glow=("blue-small-sawmill",)),
    ),
    {
        "road": [*SAWMILL, {"card": "blue-lawyer"}],
        "provost": 4,
        "seats": {"blue": {"food": 2, "hand": ["bank", "church"]}},
    },
    opening=KEPT,
)

PRESTIGE: Final = Lesson(
    "prestige",
    (
        Stage("theatre", ("erect theatre",)),
        Stage("over", ("over small-sawmill",)),
        Stage("end", glow=("blue-small-sawmill",)),
    ),
    {
        "road": [*SAWMILL[:2], {"card": "blue-small-sawmill", "top": "residence"}],
        "seats": {"blue": {"wood": 2, "gold": 1, "hand": ["bank", "church"]}},
    },
    opening=KEPT,
)

LESSONS: Final = (ACTIONS, OWNER, HAND, CASTLE, RESIDENCE, PRESTIGE)
