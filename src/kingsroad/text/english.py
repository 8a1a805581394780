"""Every word of the sentences, in English: templates with named gaps, and nothing else.

A template is found by what it tells: the kind of an event, the class of a question, the cause of
a payment. Another language is another file like this one.
"""

from __future__ import annotations

EVENTS = {
    "turn": "Turn {amount} begins.",
    "phase": "Phase {amount}: {phase}.",
    "lay": "The {tile} lies on space {amount}.",
    "order": "{seat} is next in the turn order.",
    "gain": "{seat} receives {stock} ({cause}).",
    "pay": "{seat} pays {stock} ({cause}).",
    "score": "{seat} gains {points} ({cause}).",
    "lose": "{seat} loses {points} ({loss}).",
    "lose-nothing": "{seat} has no prestige to lose ({loss}).",
    "score-nothing": "{seat} gains no prestige ({cause}).",
    "place": "{seat} places a worker {place}.",
    "leave": "{seat}'s worker leaves the {tile}.",
    "lodge": "{seat}'s worker takes the right circle of the {tile}.",
    "home": "{seat}'s worker goes home from the {tile}.",
    "pass": "{seat} passes and takes number {amount} of the bridge.",
    "provost": "By {seat}'s word the provost stands on space {amount}.",
    "build": "{seat} builds the {tile} on space {amount}.",
    "house": "{seat} builds a house in the {section}.",
    "favor": "{seat} receives a royal favor.",
    "line": "{seat} chooses favor line {line}; the marker is on field {amount}.",
    "field": "{seat} uses field {amount} of favor line {line}.",
    "claim": "{seat} will turn the {tile} on space {amount} into a residence when its worker goes.",
    "transform": "{seat} turns the {tile} on space {amount} into a residence.",
    "bailiff": "The bailiff walks to space {amount}, and the provost joins him.",
    "count": "The {section} {are} counted.",
    "over": "The game is over.",
}
"""One sentence for each kind of event."""

JOINED = {
    "order": "Turn order: {seats}.",
    "lay": "Along the road lie: {tiles}.",
    "income": "Income: {amounts}.",
    "home": "Workers go home: {workers}.",
    "place": "{seat} places a worker {place} for {stock}.",
    "place-visitor": "{seat} places a worker {place} for {stock}; {owner} gains {points}.",
    "gate": "{seat} sends the worker from the gate on: {place}.",
    "gate-visitor": "{seat} sends the worker from the gate on: {place}; {owner} gains {points}.",
    "first-pass": "{seat} passes first and receives {stock}.",
    "build": "{seat} builds the {tile} on space {amount} for {stock} and gains {points}.",
    "build-free": "{seat} builds the {tile} on space {amount} and gains {points}.",
    "house": "{seat} builds a house in the {section} for {stock} and gains {points}.",
    "trade": "{seat} pays {stock} and receives {gained} ({cause}).",
    "trade-points": "{seat} pays {stock} and gains {points} ({cause}).",
    "transform": "{seat} turns the {tile} on space {amount} into a residence and gains {points}.",
    "bribe": "{seat} pays {stock}, and the provost goes to space {amount}.",
    "favor": "{seat} receives a royal favor and chooses line {line}, field {amount}.",
}
"""Sentences for events that belong together, as a log tells them."""

QUESTIONS = {
    "LayNeutral": "Chance lays a neutral tile on space {space}.",
    "DrawOrder": "Chance draws the next seat of the turn order.",
    "PlaceWorker": "{seat}, place a worker or pass.",
    "LeaveGate": "{seat}, where does your worker go from the gate?",
    "GuideProvost": "{seat}, the merchants' guild lets you move the provost, free of charge.",
    "LeaveInn": "{seat}, does your worker stay in the inn?",
    "MoveProvost": "{seat}, do you bribe the provost? Each space costs 1 denier.",
    "TakeOneOf": "{seat}, what do you take ({cause})?",
    "OwnersCube": "{seat}, somebody works in your {tile}: which cube do you take?",
    "TakeCubes": "{seat}, you take {count} ({cause}): which one first?",
    "TakeCubes-last": "{seat}, which cube do you take ({cause})?",
    "GiveCubes-last": "{seat}, which cube do you give ({cause})?",
    "GiveCubes": "{seat}, you give {count} ({cause}): which one first?",
    "GiveAny": "{seat}, which cube do you give ({cause})?",
    "SellCube": "{seat}, do you sell a cube in the {tile}?",
    "UseTrade": "{seat}, do you accept an offer of the {tile}?",
    "BuildTile": "{seat}, which {kind} tile do you build?",
    "UseLawyer": "{seat}, which tile do you turn into a residence?",
    "ReplaceResidence": "{seat}, which of your residences makes room for the {tile}?",
    "ReceiveFavor": "{seat}, a royal favor: which line do you choose?",
    "UseFavor": "{seat}, which field of favor line {line} do you use?",
    "OfferBatch": "{seat}, do you hand in a batch for the castle?",
}
"""One sentence for each class of question."""

CHOICES = {
    "place": "{deniers}",
    "place-gate": "free",
    "place-number": "number {number}",
    "place-visitor": "{owner} gains 1 prestige",
    "place-beyond": "past the provost",
    "pass": "number {number}",
    "pass-first": "+1 denier",
    "home-LeaveGate": "the worker does nothing",
    "home-LeaveInn": "the worker is free again",
    "stay": "you go on placing for 1 denier",
    "provost-price": "{deniers}",
    "provost-free": "free",
    "provost-stay": "he stays on space {space}",
    "provost-to": "to space {space}",
    "provost-gains": "reaches {workers}",
    "provost-loses": "stops short of {workers}",
    "provost-worker": "{seat}'s {tile}",
    "offer": "{pay} for {get}",
    "take": "+{stock}",
    "give": "−{stock}",
    "sell": "for {deniers}",
    "build": "{cost}: {gains}",
    "free": "nothing",
    "over": "the residence's income of 1 is lost",
    "transform": "space {space}, {cost}: 2 prestige, income +1",
    "transform-waits": "when {seat}'s worker has gone",
    "line": "marker to field {field}: {effect}",
    "line-stuck": "marker stays on field {field}: {effect}",
    "field": "{effect}",
    "batch": "+{prestige} prestige ({section})",
    "done": "end your castle turn",
    "done-idle": "nothing built: −2 prestige",
    "decline": "do nothing",
    "lay": "on space {space}",
    "next": "place {number} in the turn order",
}
"""What a choice costs and brings; parts are put side by side with `TOGETHER`."""

TOGETHER = ", "
OR = " or "
AND = " and "

EFFECTS = {
    "nothing": "no effect",
    "sell": "sell any cube for {deniers}",
    "swap": "give any cube, take {cubes}",
    "offer": "{pay} for {get}",
    "build-wood": "build a wood tile",
    "build-stone": "build a stone tile",
    "build-prestige": "build a prestige tile",
    "build-wood-less": "build a wood tile, 1 wood less",
    "build-stone-less": "build a stone tile, 1 stone less",
    "make-residence": "make a residence for {stock}",
    "gate": "send the worker on, free",
    "merchants-guild": "move the provost up to 3 spaces, free",
    "stables": "lead the turn order",
    "inn": "from next turn on place for 1 denier",
    "castle": "hand in batches: food and two other goods",
    "employs-nobody": "employs nobody",
}
"""What tiles and favor fields do."""

CARD = {
    "head": "{tile} ({kind})",
    "cost": "costs {cost}",
    "any": "{number} of any kind",
    "gains": "gives {gains}",
    "prestige": "{number} prestige",
    "income": "income +{number}",
}

KINDS = {
    "special": "special building",
    "neutral": "neutral tile",
    "fixed": "fixed building",
    "wood": "wood tile",
    "stone": "stone tile",
    "prestige": "prestige tile",
    "residential": "residential tile",
}

TILES = {"merchants-guild": "merchants' guild"}
"""Names that are not just their key with spaces."""

SHORT_TILES = {
    "fixed-carpenter": "fixed carp.",
    "second-architect": "architect 2",
    "wood-sawmill": "wood sawm.",
    "wood-peddler": "wood peddl.",
}
"""Names for narrow places, of at most eleven letters."""

AT = {
    "gate": "at the gate",
    "trading-post": "at the trading post",
    "joust-field": "on the joust field",
    "castle": "at the castle",
}
IN = "in the {tile}"

SECTIONS = {"dungeon": ("dungeon", "is"), "walls": ("walls", "are"), "towers": ("towers", "are")}

PHASES = {
    "setup": "setting up",
    "income": "income",
    "placement": "placing workers",
    "special-buildings": "special buildings",
    "provost": "the provost",
    "buildings": "buildings on the road",
    "castle": "building the castle",
    "end-of-turn": "the bailiff",
}

CAUSES = {
    "setup": "start",
    "income": "income",
    "wages": "wages",
    "first-pass": "first to pass",
    "visitor": "a visitor",
    "bribe": "bribe",
    "line-a": "favor line a",
    "line-b": "favor line b",
    "line-c": "favor line c",
    "line-d": "favor line d",
    "count-dungeon": "count of the dungeon",
    "count-walls": "count of the walls",
    "count-towers": "count of the towers",
    "final-gold": "gold left over",
    "final-cubes": "cubes left over",
    "final-deniers": "deniers left over",
    "simple-favor": "royal favor",
}
"""Why something moved; a tile is named like a tile."""

LOSSES = {
    "castle": "built nothing at the castle",
    "count-dungeon": "no house in the dungeon",
    "count-walls": "no house in the walls",
    "count-towers": "no house in the towers",
}

LINES = {"a": "a (prestige)", "b": "b (deniers)", "c": "c (cubes)", "d": "d (buildings)"}

GOODS = {
    "food": ("food", "food"),
    "wood": ("wood", "wood"),
    "stone": ("stone", "stone"),
    "cloth": ("cloth", "cloth"),
    "gold": ("gold", "gold"),
    "deniers": ("denier", "deniers"),
    "cubes": ("cube", "cubes"),
    "plain": ("plain cube", "plain cubes"),
    "prestige": ("prestige", "prestige"),
    "favors": ("royal favor", "royal favors"),
}
"""What can be counted: one of it, several of it."""
