"""What only Caylus Magna Carta says, in English."""

from __future__ import annotations

from kingsroad.text import english
from kingsroad.text.vocabulary import Vocabulary

EVENTS = english.EVENTS | {
    "turn": "Round {amount} begins.",
    "order": "{seat} is next in the order of actions.",
    "draw": "{seat} draws {the_tile}.",
    "draw-secret": "{seat} draws a card.",
    "discard": "{seat} puts {the_tile} away.",
    "shuffle": "{seat} shuffles the cards put away into a new pile.",
    "claim": "{seat} will turn {the_tile} on space {amount} into a residence when it has acted.",
    "erect": "{seat} erects {the_tile} on space {amount}.",
    "erect-aside": "{seat} erects {the_tile}.",
    "provost-alone": "The provost walks on to space {amount}.",
    "token": "{seat} takes a token of the castle ({section}).",
    "token-lost": "A token of the castle leaves the game ({section}).",
}

JOINED = english.JOINED | {
    "order": "Order of actions: {seats}.",
    "home": "All workers go home.",
    "draw": "{seat} draws {cards}.",
    "draw-paid": "{seat} draws {cards} for {stock}.",
    "discard": "{seat} puts away {cards}.",
    "discard-paid": "{seat} pays {stock} and puts away {cards}.",
    "draw-one": "a card",
    "erect": "{seat} erects {the_tile} on space {amount} for {stock}.",
    "erect-aside": "{seat} erects {the_tile} for {stock}.",
    "transform": "{seat} turns {the_tile} on space {amount} into a residence for {stock}.",
    "claim": "{seat} pays {stock}; {the_tile} on space {amount} becomes a residence when it has"
    " acted.",
    "castle": "{seat} hands in {stock} and takes {tokens}.",
    "tokens": "{seat} pays {stock} and takes {tokens} ({cause}).",
    "tokens-lost": "Nobody builds the castle: {tokens} out of the game.",
    "token": "{count} of the {section}",
}

QUESTIONS = english.DENIER_QUESTIONS | {
    "LayNeutral": "Chance lays a neutral card on the road.",
    "DealCard": "Chance deals {seat} a card.",
    "DrawFirst": "Chance gives a seat the first-player card.",
    "KeepHand": "{seat}, do you keep your first hand?",
    "TakeAction": "{seat}, place a worker, build, draw, exchange your hand, or pass.",
    "PayKind": "{seat}, how much {good} for {the_tile} do you pay in gold?",
    "ErectPrestige": "{seat}, which of your residences does {the_tile} cover?",
    "UseGain": "{seat}, what {the_tile} gives: do you take it?",
    "UseGain-owner": "{seat}, {worker} works on your {tile}: do you take the owner's share?",
    "UseTrade-owner": "{seat}, your {tile} has an offer for its owner: do you accept?",
    "BuyCubes": "{seat}, do you buy a cube ({tile})? You may buy up to {count}.",
    "BuyCubes-last": "{seat}, do you buy a cube ({tile})?",
    "UseLawyer": "{seat}, which of your cards do you turn into a residence?",
}

CHOICES = english.CHOICES | {
    "place-visitor": "{owner} may {effect}",
    "provost-worker": "{seat} on {the_tile}",
    "draw": "{deniers}, a card of your pile ({left} left)",
    "draw-shuffled": "{deniers}, a card; what you put away becomes your pile",
    "exchange": "{deniers}, put your hand away, draw {cards}",
    "exchange-free": "free, put your hand away, draw {cards}",
    "keep": "go on with these cards",
    "over": "space {space}, the residence's income of 1 and 1 prestige are lost",
    "transform": "{cost}, space {space}: 1 prestige instead of {prestige}, income +1",
    "transform-waits": "when {seat}'s worker has acted",
    "transform-cubes": "{cubes} on it lost",
    "gold": "pay {stock}",
    "use": "+{stock}",
    "use-card": "+{stock}, {left} left on the card",
    "buy": "{stock} for {deniers}",
    "batch": "{section} token, {points}",
    "done-idle": "hand in no batch",
    "lay": "on space {space}",
    "first": "begins the first round",
    "deal": "to {seat}'s hand",
}

EFFECTS = english.EFFECTS | {
    "take": "take {stock}",
    "take-from-card": "take {stock} from the card",
    "buy": "buy {cubes} for 1 denier",
    "buy-several": "buy up to {cubes}, 1 denier each",
    "pay": "pay {offers}",
    "owner": "owner: {effect}",
}

CARD = english.CARD | {"any": "any cube", "gains": "worth {gains}"}

KINDS = {
    "neutral": "neutral card",
    "own": "player card",
    "prestige": "prestige building",
    "residential": "back of a player card",
}

TILES = {"own-peddler": "player's peddler"}

SHORT_TILES = {"own-peddler": "own peddler"}

PHASES = english.PHASES | {
    "actions": "actions",
    "buildings": "the cards of the road",
    "end-of-round": "end of the round",
}

CAUSES = english.CAUSES | {"drawing": "cards", "most-batches": "most batches"}

SECTIONS = {"dungeon": "dungeon", "walls": "walls", "towers": "towers"}

SOURCES = {
    "tokens": "tokens of the castle",
    "buildings": "cards on the road",
    "residences": "residences",
    "prestige": "prestige buildings",
    "gold": "gold left over",
    "cubes": "cubes left over",
    "deniers": "deniers left over",
}

WORDS = Vocabulary(
    events=EVENTS,
    joined=JOINED,
    questions=QUESTIONS,
    choices=CHOICES,
    effects=EFFECTS,
    card=CARD,
    kinds=KINDS,
    phases=PHASES,
    causes=CAUSES,
    sources=SOURCES,
    tiles=TILES,
    short_tiles=SHORT_TILES,
    at={},
    sections=SECTIONS,
    place="on {the_tile}",
    owned="{seat}'s {tile}",
    owners=("blue", "red", "green", "orange"),
    owned_tiles={"own-peddler": "peddler"},
)
