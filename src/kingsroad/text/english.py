"""The words that all games share, in English: templates with named gaps, and nothing else.

A template is found by what it tells: the kind of an event, the class of a question, the cause of
a payment. What only one game says stands in a file of its own, `english_` and the game. Another
language is another set of such files.
"""

from __future__ import annotations

EVENTS = {
    "phase": "Phase {amount}: {phase}.",
    "lay": "{the_tile} lies on space {amount}.",
    "gain": "{seat} receives {stock} ({cause}).",
    "pay": "{seat} pays {stock} ({cause}).",
    "place": "{seat} places a worker {place}.",
    "home": "{seat}'s worker goes home from {the_tile}.",
    "pass": "{seat} passes and takes number {amount} of the bridge.",
    "provost": "By {seat}'s word the provost stands on space {amount}.",
    "build": "{seat} builds {the_tile} on space {amount}.",
    "transform": "{seat} turns {the_tile} on space {amount} into a residence.",
    "over": "The game is over.",
}
"""One sentence for each kind of event."""

JOINED = {
    "lay": "Along the road lie: {tiles}.",
    "income": "Income: {amounts}.",
    "place": "{seat} places a worker {place} for {stock}.",
    "first-pass": "{seat} passes first and receives {stock}.",
    "build": "{seat} builds {the_tile} on space {amount} for {stock} and gains {points}.",
    "build-only": "{seat} builds {the_tile} on space {amount} for {stock}.",
    "trade": "{seat} pays {stock} and receives {gained} ({cause}).",
    "trade-points": "{seat} pays {stock} and gains {points} ({cause}).",
    "bribe": "{seat} pays {stock}, and the provost goes to space {amount}.",
}
"""Sentences for events that belong together, as a log tells them."""

QUESTIONS = {
    "GiveCubes-last": "{seat}, which cube do you give ({cause})?",
    "GiveCubes": "{seat}, you give {count} ({cause}): which one first?",
    "UseTrade": "{seat}, do you accept an offer of {the_tile}?",
}
"""One sentence for each class of question."""

DENIER_QUESTIONS = QUESTIONS | {
    "MoveProvost": "{seat}, do you bribe the provost? Each space costs 1 denier.",
    "GiveAny": "{seat}, which cube do you give ({cause})?",
    "SellCube": "{seat}, do you sell a cube in {the_tile}?",
    "OfferBatch": "{seat}, do you hand in a batch for the castle?",
}
"""The same in the games whose money is the denier."""

CHOICES = {
    "place": "{deniers}",
    "place-beyond": "past the provost",
    "pass": "number {number}",
    "pass-first": "+1 denier",
    "provost-price": "{price}",
    "provost-free": "free",
    "provost-stay": "he stays on space {space}",
    "provost-to": "to space {space}",
    "provost-gains": "reaches {workers}",
    "provost-loses": "stops short of {workers}",
    "take": "+{stock}",
    "give": "−{stock}",
    "sell": "for {deniers}",
    "build": "{cost}: {gains}",
    "done": "end your castle turn",
    "decline": "do nothing",
}
"""What a choice costs and brings; parts are put side by side with `TOGETHER`."""

NOTHING = "nothing"
TOGETHER = ", "
OR = " or "
AND = " and "

EFFECTS = {
    "nothing": "no effect",
    "sell": "sell any cube for {deniers}",
    "offer": "{pay} for {get}",
    "make-residence": "make a residence for {stock}",
    "employs-nobody": "employs nobody",
}
"""What buildings do."""

CARD = {
    "head": "{tile} ({kind})",
    "cost": "costs {cost}",
    "any": "{number} of any kind",
    "gains": "gives {gains}",
    "income": "income +{number}",
}

THE = "the {tile}"
IN = "in {the_tile}"
SPOT = "on space {space}"
"""Where the provost stands."""

PHASES = {
    "setup": "setting up",
    "income": "income",
    "provost": "the provost",
    "castle": "building the castle",
}

CAUSES = {
    "setup": "start",
    "income": "income",
    "wages": "wages",
    "first-pass": "first to pass",
    "bribe": "bribe",
}
"""Why something moved; a tile is named like a tile."""

GOODS = {
    "food": ("food", "food"),
    "wood": ("wood", "wood"),
    "stone": ("stone", "stone"),
    "cloth": ("cloth", "cloth"),
    "gold": ("gold", "gold"),
    "deniers": ("denier", "deniers"),
    "cubes": ("cube", "cubes"),
    "plain": ("plain cube", "plain cubes"),
    "cards": ("card", "cards"),
    "prestige": ("prestige", "prestige"),
    "favors": ("royal favor", "royal favors"),
    "workers": ("worker", "workers"),
    "steps": ("step", "steps"),
    "tokens": ("token", "tokens"),
}
"""What can be counted: one of it, several of it."""

SHEET = {
    "head": "prestige from",
    "before": "before this log",
    "total": "total",
    "place": "place",
    "winner": "{seats} wins with {points}.",
    "winners": "{seats} win together with {points}.",
}
"""The score sheet and the verdict."""

CONFIDENCE = {
    "reconstructed": "nobody could read it, it follows from the tiles around it",
    "check": "one witness, and something speaks against it",
    "probable": "one witness, and it fits everything else",
}
"""How sure a printed value is, the worst first."""

DOUBTS = {
    "none": "No printed value of {title} is in doubt.",
    "head": "{title}: {number} printed values want a look at the real thing.",
    "board": "board",
    "copies": "{number} tiles: {effect}",
    "corrected": "Who holds the printed game corrects the line of the tile in {path}.",
}
"""The list of doubtful values."""
