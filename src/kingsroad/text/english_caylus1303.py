"""What only Caylus 1303 says, in English."""

from __future__ import annotations

from kingsroad.text import english
from kingsroad.text.vocabulary import Vocabulary

EVENTS = english.EVENTS | {
    "turn": "Round {amount} begins.",
    "lay": "{the_tile} lies on plot {amount}.",
    "lay-site": "{the_tile} lies at the construction site, as tile {amount}.",
    "order": "{seat} is next in the order of seats.",
    "character": "{the_tile} comes into the game.",
    "engage": "{seat} takes {the_tile}.",
    "steal": "{seat} takes {the_tile} from {other}.",
    "hire": "{seat} takes {workers} from the camp ({cause}).",
    "hire-nothing": "{seat} has no workers left in the camp ({cause}).",
    "dismiss": "{seat} sends {workers} to the camp ({cause}).",
    "home": "{seat}'s worker goes to the camp from {the_tile}.",
    "pass-first": "{seat} passes first and takes the start marker.",
    "score": "{seat} gains {points} ({cause}).",
    "score-nothing": "{seat} gains no prestige ({cause}).",
    "provost": "By {seat}'s word the provost stands {spot}.",
    "reset": "The provost takes his place {spot}.",
    "build": "{seat} builds {the_tile} on plot {amount}.",
    "claim": "{seat} puts a house above {the_tile} on plot {amount}.",
    "transform": "{the_tile} on plot {amount} becomes {seat}'s residence.",
    "favor": "{seat} receives a royal favor.",
    "site": "{seat} chooses {the_tile}, tile {amount} of the construction site.",
}

JOINED = english.JOINED | {
    "order": "Order of the first round: {seats}.",
    "lay": "Along the road lie: {tiles}.",
    "lay-site": "At the construction site lie: {tiles}.",
    "characters": "The characters of this game: {tiles}.",
    "start": "Everybody begins with {stock}.",
    "recruiting": "Recruits: {amounts}.",
    "home": "Workers go to the camp: {workers}.",
    "place": "{seat} places a worker {place}{visitor}.",
    "place-wages": "{seat} places a worker {place} and sends another to the camp{visitor}.",
    "place-early-riser": "{seat} rises early, places a worker {place} and sends another to the"
    " camp{visitor}.",
    "visitor": "; {owner} gains {points}",
    "gain": "{seat} gains {gained} ({cause}).",
    "trade": "{seat} pays {stock} and gains {gained} ({cause}).",
    "pay": "{seat} pays {stock} ({cause}).",
    "bribe": "{seat} pays {stock}, and the provost stands {spot}.",
    "claim": "{seat} pays {stock} and puts a house above {the_tile} on plot {amount}.",
    "build": "{seat} builds {the_tile} on plot {amount} for {stock} and gains {gained}.",
    "build-free": "{seat} builds {the_tile} on plot {amount} and gains {gained}.",
    "delivery": "{seat} delivers {stock} and gains {gained}.",
    "favor-steal": "{seat} receives a royal favor and takes {the_tile} from {other}.",
    "favor-site": "{seat} receives a royal favor and chooses {the_tile} of the construction site.",
}

QUESTIONS = english.QUESTIONS | {
    "LayTiles": "Chance lays a tile {where}.",
    "DrawFirst": "Chance draws the first seat.",
    "DealCharacters": "Chance brings a character into the game.",
    "DraftCharacter": "{seat}, which character do you choose?",
    "RiseEarly": "{seat}, you have the Early Riser: do you place a worker before all others?",
    "PlaceWorker": "{seat}, place a worker or pass.",
    "UseGain": "{seat}, do you take what {the_tile} gives?",
    "BuildTile": "{seat}, which {kind} building do you put on plot {plot}?",
    "BuildTile-less": "{seat}, which {kind} building do you put on plot {plot}? Its fixed stone is"
    " free.",
    "UseLawyer": "{seat}, which building do you claim? In phase 4 it becomes your residence.",
    "GuideProvost": "{seat}, {guide} lets you move the provost up to {steps}, free of charge.",
    "PayProvost": "{seat}, do you move the provost? Each step costs 1 worker.",
    "UseFavor": "{seat}, a royal favor: a rival's character or a tile of the construction site?",
    "EngageCharacter": "{seat}, do you also take a character from the board?",
    "DeliverBundle": "{seat}, do you deliver a bundle for the castle?",
    "ErectMonument": "{seat}, which monument do you build over your residence on plot {plot}?",
}

CHOICES = english.CHOICES | {
    "place": "{workers}",
    "place-joins": "joins {seat}",
    "place-number": "number {number} of the queue",
    "place-visitor": "{owner} gains {points}",
    "pass-first": "start marker; later placements cost 1 worker more",
    "provost-stay": "he stays {spot}",
    "provost-to": "he goes {spot}",
    "provost-worker": "{seat}'s {tile}",
    "use": "+{gains}",
    "few": "(only {number} left in the camp)",
    "take-for": "+{stock} for {workers}",
    "give-for": "−{stock}, +{gains}",
    "bonus": "+{number} ({tile})",
    "build": "{cost}: {gains}; {effect}",
    "erect": "{cost}: {gains}",
    "erect-loss": "the residence's recruit is lost",
    "claim": "{cost}, plot {plot}: recruits +1",
    "claim-worker": "{seat}'s worker still acts",
    "bundle": "+{points}",
    "done": "deliver no more",
    "done-idle": "deliver nothing",
    "decline-RiseEarly": "wait for your turn",
    "decline-EngageCharacter": "take none",
    "decline-ErectMonument": "keep the residence",
    "steal": "from {seat}: {power}",
    "site": "{tile}: {effect}",
    "site-then": "then you may take a character",
    "engage": "{power}",
    "lay": "on plot {plot}",
    "lay-site": "at the construction site, as tile {number}",
    "deal": "comes into the game",
    "first": "begins the first round",
}

EFFECTS = english.EFFECTS | {
    "build-wood": "build a wood building",
    "build-stone": "build a stone building",
    "build-stone-less": "build a stone building without its fixed stone",
    "guide": "move the provost up to {steps}, free",
    "worker": "worker: {effect}",
    "owner": "owner: {effect}",
    "setup": "set-up side: {effect}",
}

POWERS = {
    "early-riser": "place before all others for 1 worker more",
    "night-worker": "never pay the further worker after a pass",
    "journeyman": "once a round join a rival's worker",
    "thief": "owners gain no prestige from your workers",
    "steward": "2 prestige, not 1, for visitors in your buildings",
    "bailiff": "after the bridge move the provost 1 step, free",
    "architect": "+1 prestige for each building or monument",
    "deliveryman": "deliver last, also without a worker there",
    "chamberlain": "your bundles may be any three cubes",
    "foreman": "+1 prestige for each bundle",
    "goldsmith": "+5 prestige a round for a bundle with gold",
    "day-labourer": "recruits +1",
}
"""What a character does for the seat that holds it."""

CHARACTERS = {
    "early-riser": "Early Riser",
    "night-worker": "Night Worker",
    "journeyman": "Journeyman",
    "thief": "Thief",
    "steward": "Steward",
    "bailiff": "Bailiff",
    "architect": "Architect",
    "deliveryman": "Deliveryman",
    "chamberlain": "Chamberlain",
    "foreman": "Foreman",
    "goldsmith": "Goldsmith",
    "day-labourer": "Day Labourer",
}

CARD = english.CARD | {
    "income": "recruits +{number}",
    "harvest": "{stock} in every round",
    "character": "{tile} (character); {power}.",
}

KINDS = {
    "printed": "printed building",
    "start": "start building",
    "wood": "wood building",
    "stone": "stone building",
    "monument": "monument",
    "residential": "back of a start building",
}

BOARD_FACTS = {
    "plots": "{before} free before the stone plot, {behind} behind it",
    "provost": "{beyond} spots beyond the end of the road",
    "first game": "road: {road}; site: {site}",
    "end": "{points} for each gold",
}
"""What is printed on no tile and may be in doubt."""

PHASES = {
    "setup": english.PHASES["setup"],
    "planning": "planning",
    "activation": "activation",
    "delivery": "delivery",
    "administration": "administration",
}

CAUSES = {
    "setup": english.CAUSES["setup"],
    "wages": "placing after a pass",
    "visitor": "a visitor",
    "bribe": "the provost",
    "delivery": "delivery",
    "recruiting": "recruits",
    "final-gold": "gold left over",
}

TILES = CHARACTERS | {"site": "construction site"}

SHORT_TILES = {
    "second-market": "2nd market",
    "start-carpenter": "start carp.",
    "wood-sawmill": "wood sawm.",
    "spinning-mill": "spin. mill",
    "covered-market": "cov. market",
    "stone-sawmill": "stone sawm.",
    "stone-quarry": "stone quar.",
}

AT = {
    "fairground": "on the fairground",
    "toll": "at the toll",
    "site": "at the construction site",
    "lawyer": "at the lawyer",
    "carpenter": "at the carpenter",
    "start-carpenter": "at the start carpenter",
    "tailor": "at the tailor",
    "mason": "at the mason",
    "alchemist": "at the alchemist",
    "jeweller": "at the jeweller",
}

SPOTS = {
    0: "right behind the bridge",
    24: "beyond the road, on spot 1",
    25: "beyond the road, on spot 2",
    26: "beyond the road, on spot 3",
}

SOURCES = {
    "visitor": "visitors in own buildings",
    "built-wood": "wood buildings built",
    "built-stone": "stone buildings built",
    "built-monument": "monuments",
    "used": "buildings used",
    "delivery": "bundles delivered",
    **{key: CHARACTERS[key] for key in ("architect", "foreman", "goldsmith")},
    "final-gold": "gold at the end",
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
    at=AT,
    sections={},
    spot="behind plot {space}",
    spots=SPOTS,
)
