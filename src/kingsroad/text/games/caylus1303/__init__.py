"""How Caylus 1303 speaks: what its choices mean, what its questions ask."""

from __future__ import annotations

from collections.abc import Mapping

from kingsroad.core.choice import Choice
from kingsroad.core.event import Event
from kingsroad.core.game import NOBODY
from kingsroad.games.caylus1303.building import cost_of
from kingsroad.games.caylus1303.choices import BUNDLE_COST, KEYS, PLACE_SITE
from kingsroad.games.caylus1303.lawyer import claim_cost
from kingsroad.games.caylus1303.placement import price
from kingsroad.games.caylus1303.setup import SITE_SPOT, WOOD_SPOT
from kingsroad.games.caylus1303.state import BRIDGE
from kingsroad.games.caylus1303.tiles import (
    ARCHITECT,
    ARCHITECT_PRESTIGE,
    BAILIFF_REACH,
    BUNDLE_CUBES,
    BUNDLE_PRESTIGE,
    CHARACTER_KEYS,
    DAY_LABOURER_RECRUITS,
    DEAR_PRICE,
    FOREMAN,
    FOREMAN_PRESTIGE,
    GOLDSMITH,
    GOLDSMITH_PRESTIGE,
    KIND_NAMES,
    LAST_PLOT,
    LAST_START_PLOT,
    NO_TILE,
    STEWARD,
    STEWARD_PRESTIGE,
    STONE_PLOT,
    THIEF,
    TILE_NUMBER,
    TILES,
    VISITOR_PRESTIGE,
    WOOD_PLOT,
    WORKERS_A_STEP,
    Gain,
    effect_of,
)
from kingsroad.games.caylus1303.trade import printed_offers
from kingsroad.library import AnyGame
from kingsroad.realm.stock import GOLD, amount, one
from kingsroad.text.book import Book, Known, Price, facts_of, question_name
from kingsroad.text.common import always_the_same, leave_off, move_provost
from kingsroad.text.games.caylus1303.log import JOINS, kind_of
from kingsroad.text.games.caylus1303.tiles import card, doubts, effect_text, employment, gain_text
from kingsroad.text.printed import cost_text, gains_text, offer_text, returns_text
from kingsroad.text.signs import ARROW, HOUSE, INCOME, LESS, PLUS, SLASH, Glyph, Glyphs
from kingsroad.text.tally import just_built, tally_by
from kingsroad.text.vocabulary import Gap, Vocabulary, seat_noun, tile_noun

BRIBE = {"PayProvost": Price(WORKERS_A_STEP, "workers")}
"""Each step that the provost is moved costs workers."""


def about(words: Vocabulary, game: AnyGame, facts: Known) -> dict[str, Gap]:
    """Where a tile goes, and who moves the provost."""
    asked = question_name(game)
    if asked == "LayTiles":
        return {"where": where(words, int(facts["spot"]))}
    if asked == "BuildTile":
        return {"plot": int(game.state.first_free_plot())}
    if asked == "UseGain":
        return {"gains": given(words, game)}
    if asked == "GuideProvost":
        return {
            "guide": tile_noun(facts["character"] if "character" in facts else facts["tile"]),
            "steps": words.count(int(facts["reach"]), "steps"),
        }
    return {}


def where(words: Vocabulary, spot: int) -> str:
    """The place of a tile that is laid before the game."""
    if spot in SITE_SPOT:
        return words.say("choice-lay-site", number=SITE_SPOT.index(spot) + 1)
    plot = spot if spot <= LAST_START_PLOT else WOOD_PLOT if spot == WOOD_SPOT else STONE_PLOT
    return words.say("choice-lay", plot=plot)


def standing(game: AnyGame, plot: int) -> list[tuple[int, str]]:
    """The workers on a plot of the road, and the tile there."""
    b = game.state
    if plot > LAST_PLOT or b.tiles[plot] == NO_TILE:
        return []
    place = BRIDGE + plot
    seats = [b.workers[place], b.second_seat if b.second_place == place else NOBODY]
    return [(seat, KEYS[b.tiles[plot]]) for seat in seats if seat != NOBODY]


# -- one function for each verb ------------------------------------------------------------------


def place(words: Vocabulary, game: AnyGame, choice: Choice) -> str:
    """A worker: price, whom it joins, the owner's points, whether the provost reaches it."""
    b = game.state
    workers = DEAR_PRICE if question_name(game) == "RiseEarly" else price(b, game.seat)
    parts = [words.say("choice-place", price=words.count(workers, "workers"))]
    if choice is PLACE_SITE:
        parts.append(words.say("choice-place-number", number=len(b.queue) + 1))
        return words.together(parts)
    at = b.place_of(choice.arg)
    if b.workers[at] != NOBODY:
        parts.append(words.say("choice-place-joins", seat=seat_noun(game.seat_name(b.workers[at]))))
    owner = b.owner_of(at)
    if owner not in (NOBODY, game.seat) and not b.seats[game.seat].has(THIEF):
        points = STEWARD_PRESTIGE if b.seats[owner].has(STEWARD) else VISITOR_PRESTIGE
        parts.append(
            words.say(
                "choice-place-visitor",
                owner=seat_noun(game.seat_name(owner)),
                points=words.count(points, "prestige"),
            )
        )
    if at > BRIDGE + b.provost:
        parts.append(words.say("choice-place-beyond"))
    return words.together(parts)


def use(words: Vocabulary, game: AnyGame, _choice: Choice) -> str:
    """What the building gives, and a warning if that is less than is printed."""
    return words.say("choice-use", gains=given(words, game)) + few(words, game, printed(game).hire)


def given(words: Vocabulary, game: AnyGame) -> str:
    """What the building gives: no more workers than the camp has."""
    effect = printed(game)
    return gain_text(words, effect, min(effect.hire, game.state.seats[game.seat].camp))


def printed(game: AnyGame) -> Gain:
    """What stands on the building that asks."""
    facts = facts_of(game)
    effect = effect_of(KEYS.index(facts["tile"]), facts["side"] == "setup-side")
    assert isinstance(effect, Gain)
    return effect


def few(words: Vocabulary, game: AnyGame, workers: int) -> str:
    """A warning if the camp has fewer workers than are due."""
    left = game.state.seats[game.seat].camp
    return "" if workers <= left else " " + words.say("choice-few", number=left)


def offer(words: Vocabulary, game: AnyGame, choice: Choice) -> str:
    """An offer of a building."""
    printed = printed_offers(KEYS.index(facts_of(game)["tile"]))[choice.arg]
    return offer_text(words, printed) + few(words, game, printed.hire)


def take(words: Vocabulary, game: AnyGame, choice: Choice) -> str:
    """A cube, perhaps for workers."""
    workers = printed_offers(KEYS.index(facts_of(game)["tile"]))[0].dismiss
    told = "choice-take-for" if workers else "choice-take"
    return words.say(
        told, stock=words.stock(one(choice.arg)), workers=words.count(workers, "workers")
    )


def give(words: Vocabulary, game: AnyGame, choice: Choice) -> str:
    """A cube to the bank, perhaps for workers."""
    stock = words.stock(one(choice.arg))
    if question_name(game) != "UseTrade":
        return words.say("choice-give", stock=stock)
    printed = printed_offers(KEYS.index(facts_of(game)["tile"]))[0]
    told = words.say("choice-give-for", stock=stock, gains=returns_text(words, printed))
    return told + few(words, game, printed.hire)


def build(words: Vocabulary, game: AnyGame, choice: Choice) -> str:
    """A tile: cost, what it brings, what it does."""
    tile = TILES[choice.arg]
    cost = cost_of(choice.arg, facts_of(game)["full-or-less"] == "less")
    return words.say(
        "choice-build",
        cost=cost_text(words, tile, cost),
        gains=built(words, game, choice),
        effect=employment(words, tile),
    )


def erect(words: Vocabulary, game: AnyGame, choice: Choice) -> str:
    """A monument: cost, what it brings, what is lost."""
    tile = TILES[choice.arg]
    gains = words.together([built(words, game, choice), words.say("choice-erect-loss")])
    return words.say("choice-erect", cost=cost_text(words, tile, tile.cost), gains=gains)


def built(words: Vocabulary, game: AnyGame, choice: Choice) -> str:
    """What building a tile brings, with the Architect's point."""
    parts = [gains_text(words, TILES[choice.arg])]
    if game.state.seats[game.seat].has(ARCHITECT):
        parts.append(bonus(words, ARCHITECT, ARCHITECT_PRESTIGE))
    return words.together(parts)


def bonus(words: Vocabulary, character: int, points: int) -> str:
    """Points that a character adds."""
    return words.say("choice-bonus", number=points, tile=tile_noun(CHARACTER_KEYS[character]))


def claim(words: Vocabulary, game: AnyGame, choice: Choice) -> str:
    """A house for a residence: price, plot, what becomes of a worker there."""
    b = game.state
    at = b.place_of(choice.arg)
    parts = [words.say("choice-claim", cost=words.stock(claim_cost()), plot=at - BRIDGE)]
    parts += [
        words.say("choice-claim-worker", seat=seat_noun(game.seat_name(seat)))
        for seat, _ in standing(game, at - BRIDGE)
    ]
    return words.together(parts)


def bundle(words: Vocabulary, game: AnyGame, choice: Choice) -> str:
    """A bundle: prestige, with what characters add."""
    seat = game.state.seats[game.seat]
    parts = [words.say("choice-bundle", points=words.count(BUNDLE_PRESTIGE, "prestige"))]
    if seat.has(FOREMAN):
        parts.append(bonus(words, FOREMAN, FOREMAN_PRESTIGE))
    with_gold = amount(BUNDLE_COST[choice.arg], GOLD) > 0
    if with_gold and seat.has(GOLDSMITH) and not game.state.used >> GOLDSMITH & 1:
        parts.append(bonus(words, GOLDSMITH, GOLDSMITH_PRESTIGE))
    return words.together(parts)


def done(words: Vocabulary, game: AnyGame, _choice: Choice) -> str:
    """The end of a delivery."""
    return words.say("choice-done" if game.state.seats[game.seat].bundles else "choice-done-idle")


def decline(words: Vocabulary, game: AnyGame, _choice: Choice) -> str:
    """To leave something undone."""
    special = f"choice-decline-{question_name(game)}"
    return words.say(special if words.has(special) else "choice-decline")


def steal(words: Vocabulary, game: AnyGame, choice: Choice) -> str:
    """A character of another seat: whose it is, and what it does."""
    holder = game.seat_name(game.state.holder_of(choice.arg))
    return words.say("choice-steal", seat=seat_noun(holder), tile=tile_noun(choice.noun))


def site(words: Vocabulary, game: AnyGame, choice: Choice) -> str:
    """A tile of the construction site: what it does, and what follows."""
    tile = game.state.site_tile(choice.arg)
    effect = effect_text(words, effect_of(tile, setup_side=True))
    parts = [words.say("choice-site", tile=tile_noun(KEYS[tile]), effect=effect)]
    if game.state.characters:
        parts.append(words.say("choice-site-then"))
    return words.together(parts)


def engage(words: Vocabulary, _game: AnyGame, choice: Choice) -> str:
    """A character: what it does."""
    return words.say("choice-engage", tile=tile_noun(choice.noun))


def lay(words: Vocabulary, game: AnyGame, _choice: Choice) -> str:
    """Chance lays a tile."""
    return where(words, int(facts_of(game)["spot"]))


SOURCES = (
    "visitor",
    "built-wood",
    "built-stone",
    "built-monument",
    "used",
    "delivery",
    "architect",
    "foreman",
    "goldsmith",
    "final-gold",
)
"""Where prestige comes from, as the score sheet lists it."""


def source(event: Event, before: Event | None) -> str:
    """The row of the sheet to which a score belongs."""
    number = TILE_NUMBER.get(event.subject)
    if number is None:
        return event.subject
    kind = KIND_NAMES[TILES[number].kind]
    return f"built-{kind}" if just_built(event, before) else "used"


POWERS: Mapping[str, Glyphs] = {
    "thief": (HOUSE, LESS, Glyph("points")),
    "steward": (HOUSE, Glyph("points", STEWARD_PRESTIGE)),
    "bailiff": (Glyph("provost", BAILIFF_REACH),),
    "architect": (
        Glyph("build-wood"),
        SLASH,
        Glyph("build-stone"),
        SLASH,
        Glyph("build-prestige"),
        PLUS,
        Glyph("points", ARCHITECT_PRESTIGE),
    ),
    "chamberlain": (
        Glyph("any", BUNDLE_CUBES),
        ARROW,
        Glyph("points", BUNDLE_PRESTIGE),
    ),
    "foreman": (
        Glyph("any", BUNDLE_CUBES),
        PLUS,
        Glyph("points", FOREMAN_PRESTIGE),
    ),
    "goldsmith": (Glyph("gold"), PLUS, Glyph("points", GOLDSMITH_PRESTIGE)),
    "day-labourer": (INCOME, Glyph("worker", DAY_LABOURER_RECRUITS)),
}
"""Characters whose power can be drawn; of the others only words can tell."""

BOOK: Book = Book(
    tiles=TILES,
    explain={
        "pass": leave_off,
        "place": place,
        "provost": move_provost(standing, BRIBE),
        "use": use,
        "offer": offer,
        "take": take,
        "give": give,
        "build": build,
        "erect": erect,
        "claim": claim,
        "done": done,
        "decline": decline,
        "steal": steal,
        "site": site,
        "engage": engage,
        "bundle": bundle,
        "lay": lay,
        "deal": always_the_same,
        "first": always_the_same,
    },
    card=card,
    kind=kind_of,
    joins=JOINS,
    about=about,
    prices=BRIBE,
    sources=SOURCES,
    characters=CHARACTER_KEYS,
    doubts=doubts,
    tally=tally_by(source),
    kinds=("fixed", "neutral", "wood", "stone", "prestige", "residence"),
    drawn=POWERS,
    income_sign="worker",
)
