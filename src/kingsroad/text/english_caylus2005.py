"""What only Caylus (2005) says, in English."""

from __future__ import annotations

from kingsroad.text import english
from kingsroad.text.vocabulary import Vocabulary

EVENTS = english.EVENTS | {
    "turn": "Turn {amount} begins.",
    "order": "{seat} is next in the turn order.",
    "score": "{seat} gains {points} ({cause}).",
    "lose": "{seat} loses {points} ({loss}).",
    "lose-nothing": "{seat} has no prestige to lose ({loss}).",
    "score-nothing": "{seat} gains no prestige ({cause}).",
    "leave": "{seat}'s worker leaves the {tile}.",
    "lodge": "{seat}'s worker takes the right circle of the {tile}.",
    "house": "{seat} builds a house in the {section}.",
    "favor": "{seat} receives a royal favor.",
    "line": "{seat} chooses favor line {line}; the marker is on field {amount}.",
    "field": "{seat} uses field {amount} of favor line {line}.",
    "claim": "{seat} will turn the {tile} on space {amount} into a residence when its worker goes.",
    "bailiff": "The bailiff walks to space {amount}, and the provost joins him.",
    "count": "The {section} are counted.",
    "count-dungeon": "The dungeon is counted.",
}

JOINED = english.JOINED | {
    "order": "Turn order: {seats}.",
    "home": "Workers go home: {workers}.",
    "place-visitor": "{seat} places a worker {place} for {stock}; {owner} gains {points}.",
    "gate": "{seat} sends the worker from the gate on: {place}.",
    "gate-visitor": "{seat} sends the worker from the gate on: {place}; {owner} gains {points}.",
    "build-free": "{seat} builds the {tile} on space {amount} and gains {points}.",
    "house": "{seat} builds a house in the {section} for {stock} and gains {points}.",
    "transform": "{seat} turns the {tile} on space {amount} into a residence and gains {points}.",
    "favor": "{seat} receives a royal favor and chooses line {line}, field {amount}.",
}

QUESTIONS = english.DENIER_QUESTIONS | {
    "LayNeutral": "Chance lays a neutral tile on space {space}.",
    "DrawOrder": "Chance draws the next seat of the turn order.",
    "PlaceWorker": "{seat}, place a worker or pass.",
    "LeaveGate": "{seat}, where does your worker go from the gate?",
    "GuideProvost": "{seat}, the merchants' guild lets you move the provost, free of charge.",
    "LeaveInn": "{seat}, does your worker stay in the inn?",
    "TakeOneOf": "{seat}, what do you take ({cause})?",
    "OwnersCube": "{seat}, somebody works in your {tile}: which cube do you take?",
    "TakeCubes": "{seat}, you take {count} ({cause}): which one first?",
    "TakeCubes-last": "{seat}, which cube do you take ({cause})?",
    "BuildTile": "{seat}, which {kind} tile do you build?",
    "UseLawyer": "{seat}, which tile do you turn into a residence?",
    "ReplaceResidence": "{seat}, which of your residences makes room for the {tile}?",
    "ReceiveFavor": "{seat}, a royal favor: which line do you choose?",
    "UseFavor": "{seat}, which field of favor line {line} do you use?",
}

CHOICES = english.CHOICES | {
    "place-gate": "free",
    "place-number": "number {number}",
    "place-visitor": "{owner} gains 1 prestige",
    "home-LeaveGate": "the worker does nothing",
    "home-LeaveInn": "the worker is free again",
    "stay": "you go on placing for 1 denier",
    "provost-worker": "{seat}'s {tile}",
    "over": "the residence's income of 1 is lost",
    "transform": "space {space}, {cost}: 2 prestige, income +1",
    "transform-waits": "when {seat}'s worker has gone",
    "line": "marker to field {field}: {effect}",
    "line-stuck": "marker stays on field {field}: {effect}",
    "field": "{effect}",
    "batch": "+{prestige} prestige ({section})",
    "done-idle": "nothing built: −2 prestige",
    "lay": "on space {space}",
    "next": "place {number} in the turn order",
}

EFFECTS = english.EFFECTS | {
    "swap": "give any cube, take {cubes}",
    "build-wood": "build a wood tile",
    "build-stone": "build a stone tile",
    "build-prestige": "build a prestige tile",
    "build-wood-less": "build a wood tile, 1 wood less",
    "build-stone-less": "build a stone tile, 1 stone less",
    "gate": "send the worker on, free",
    "merchants-guild": "move the provost up to 3 spaces, free",
    "stables": "lead the turn order",
    "inn": "from next turn on place for 1 denier",
    "castle": "hand in batches: food and two other goods",
}

PHASES = english.PHASES | {
    "placement": "placing workers",
    "special-buildings": "special buildings",
    "buildings": "buildings on the road",
    "end-of-turn": "the bailiff",
}

CAUSES = english.CAUSES | {
    "visitor": "a visitor",
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

SHORT_TILES = {
    "fixed-carpenter": "fixed carp.",
    "second-architect": "architect 2",
    "wood-sawmill": "wood sawm.",
    "wood-peddler": "wood peddl.",
}

AT = {
    "gate": "at the gate",
    "trading-post": "at the trading post",
    "joust-field": "on the joust field",
    "castle": "at the castle",
}

LOSSES = {
    "castle": "built nothing at the castle",
    "count-dungeon": "no house in the dungeon",
    "count-walls": "no house in the walls",
    "count-towers": "no house in the towers",
}

LINES = {
    "a": "a (prestige)",
    "b": "b (deniers)",
    "c": "c (cubes)",
    "d": "d (buildings)",
}

SECTIONS = {"dungeon": "dungeon", "walls": "walls", "towers": "towers"}

SOURCES = {
    "visitor": "visitors in own buildings",
    "built-wood": "wood tiles built",
    "built-stone": "stone tiles built",
    "built-prestige": "prestige tiles built",
    "residential": "residences",
    "used": "buildings used",
    "castle": "castle: batches",
    "idle": "castle: nothing built",
    "favors": "royal favors",
    "count-dungeon": "count of the dungeon",
    "count-walls": "count of the walls",
    "count-towers": "count of the towers",
    "final-gold": "gold at the end",
    "final-cubes": "cubes at the end",
    "final-deniers": "deniers at the end",
}

WORDS = Vocabulary(
    events=EVENTS,
    joined=JOINED,
    questions=QUESTIONS,
    choices=CHOICES,
    effects=EFFECTS,
    card=english.CARD,
    kinds=KINDS,
    phases=PHASES,
    causes=CAUSES,
    sources=SOURCES,
    tiles=TILES,
    short_tiles=SHORT_TILES,
    at=AT,
    sections=SECTIONS,
    losses=LOSSES,
    lines=LINES,
)
