"""How Caylus 1303 speaks: what its choices mean, what its questions ask."""

from __future__ import annotations

from kingsroad.core.choice import Choice
from kingsroad.core.game import NOBODY
from kingsroad.games.caylus1303.agenda import FACTS as STEPS
from kingsroad.games.caylus1303.agenda import WORDS as FACTS
from kingsroad.games.caylus1303.building import cost_of
from kingsroad.games.caylus1303.choices import BUNDLE_COST, KEYS
from kingsroad.games.caylus1303.lawyer import claim_cost
from kingsroad.games.caylus1303.placement import price
from kingsroad.games.caylus1303.setup import SITE_SPOT, WOOD_SPOT
from kingsroad.games.caylus1303.state import BRIDGE
from kingsroad.games.caylus1303.tiles import (
    ARCHITECT,
    ARCHITECT_PRESTIGE,
    BUNDLE_PRESTIGE,
    CHARACTER_KEYS,
    FIRST_MONUMENT,
    FOREMAN,
    FOREMAN_PRESTIGE,
    GOLDSMITH,
    GOLDSMITH_PRESTIGE,
    LAST_PLOT,
    LAST_START_PLOT,
    NO_TILE,
    STEWARD,
    STEWARD_PRESTIGE,
    STONE_PLOT,
    THIEF,
    TILES,
    TOLL,
    VISITOR_PRESTIGE,
    WOOD_PLOT,
    effect_of,
)
from kingsroad.games.caylus1303.trade import printed_offers
from kingsroad.library import AnyGame
from kingsroad.realm.effect import Gain
from kingsroad.realm.stock import GOLD, amount, one
from kingsroad.text.book import Book, Known, facts_of, question_name
from kingsroad.text.common import always_the_same, leave_off, move_provost
from kingsroad.text.english_caylus1303 import POWERS, WORDS
from kingsroad.text.log_caylus1303 import JOINS, kind_of
from kingsroad.text.printed import cost_text, gains_text, offer_text, returns_text
from kingsroad.text.tiles_caylus1303 import card, doubts, effect_text, employment, gain_text
from kingsroad.text.words import count, stock_text, together


def known(game: AnyGame) -> Known:
    """What the open question is about."""
    return facts_of(game, STEPS, FACTS)


def about(game: AnyGame, facts: Known) -> dict[str, str]:
    """Where a tile goes, and who moves the provost."""
    asked = question_name(game)
    if asked == "LayTiles":
        return {"where": where(int(facts["spot"]))}
    if asked == "BuildTile":
        return {"plot": str(game.state.first_free_plot())}
    if asked == "GuideProvost":
        # The worker at the toll is there until it has acted; the Bailiff comes later.
        guide = "bailiff" if game.state.workers[TOLL] == NOBODY else "toll"
        return {"guide": WORDS.the_tile(guide), "steps": count(int(facts["reach"]), "steps")}
    return {}


def where(spot: int) -> str:
    """The place of a tile that is laid before the game."""
    if spot in SITE_SPOT:
        return WORDS.choices["lay-site"].format(number=SITE_SPOT.index(spot) + 1)
    plot = spot if spot <= LAST_START_PLOT else WOOD_PLOT if spot == WOOD_SPOT else STONE_PLOT
    return WORDS.choices["lay"].format(plot=plot)


def standing(game: AnyGame, plot: int) -> list[tuple[int, str]]:
    """The workers on a plot of the road, and the tile there."""
    b = game.state
    if plot > LAST_PLOT or b.tiles[plot] == NO_TILE:
        return []
    place = BRIDGE + plot
    seats = [b.workers[place], b.second_seat if b.second_place == place else NOBODY]
    return [(seat, KEYS[b.tiles[plot]]) for seat in seats if seat != NOBODY]


# -- one function for each verb ------------------------------------------------------------------


def place(game: AnyGame, choice: Choice) -> str:
    """A worker: price, whom it joins, the owner's points, whether the provost reaches it."""
    b = game.state
    workers = 2 if question_name(game) == "RiseEarly" else price(b, game.seat)
    parts = [WORDS.choices["place"].format(workers=count(workers, "workers"))]
    if choice.arg == FIRST_MONUMENT:  # the site
        parts.append(WORDS.choices["place-number"].format(number=len(b.queue) + 1))
        return together(parts)
    at = b.place_of(choice.arg)
    if b.workers[at] != NOBODY:
        parts.append(WORDS.choices["place-joins"].format(seat=game.seat_name(b.workers[at])))
    owner = b.owner_of(at)
    if owner not in (NOBODY, game.seat) and not b.seats[game.seat].has(THIEF):
        points = STEWARD_PRESTIGE if b.seats[owner].has(STEWARD) else VISITOR_PRESTIGE
        parts.append(
            WORDS.choices["place-visitor"].format(
                owner=game.seat_name(owner), points=count(points, "prestige")
            )
        )
    if at > BRIDGE + b.provost:
        parts.append(WORDS.choices["place-beyond"])
    return together(parts)


def use(game: AnyGame, _choice: Choice) -> str:
    """What the building gives."""
    facts = known(game)
    effect = effect_of(KEYS.index(facts["tile"]), facts["side"] == "setup-side")
    assert isinstance(effect, Gain)
    gains = gain_text(effect, min(effect.hire, game.state.seats[game.seat].camp))
    return WORDS.choices["use"].format(gains=gains) + few(game, effect.hire)


def few(game: AnyGame, workers: int) -> str:
    """A warning if the camp has fewer workers than are due."""
    left = game.state.seats[game.seat].camp
    return "" if workers <= left else " " + WORDS.choices["few"].format(number=left)


def offer(game: AnyGame, choice: Choice) -> str:
    """An offer of a building."""
    printed = printed_offers(KEYS.index(known(game)["tile"]))[choice.arg]
    return offer_text(printed) + few(game, printed.hire)


def take(game: AnyGame, choice: Choice) -> str:
    """A cube, perhaps for workers."""
    workers = printed_offers(KEYS.index(known(game)["tile"]))[0].dismiss
    told = "take-for" if workers else "take"
    return WORDS.choices[told].format(
        stock=stock_text(one(choice.arg)), workers=count(workers, "workers")
    )


def give(game: AnyGame, choice: Choice) -> str:
    """A cube to the bank, perhaps for workers."""
    stock = stock_text(one(choice.arg))
    if question_name(game) != "UseTrade":
        return WORDS.choices["give"].format(stock=stock)
    printed = printed_offers(KEYS.index(known(game)["tile"]))[0]
    told = WORDS.choices["give-for"].format(stock=stock, gains=returns_text(printed))
    return told + few(game, printed.hire)


def build(game: AnyGame, choice: Choice) -> str:
    """A tile: cost, what it brings, what it does."""
    tile = TILES[choice.arg]
    cost = cost_of(choice.arg, known(game)["full-or-less"] == "less")
    return WORDS.choices["build"].format(
        cost=cost_text(WORDS, tile, cost), gains=built(game, choice), effect=employment(tile)
    )


def erect(game: AnyGame, choice: Choice) -> str:
    """A monument: cost, what it brings, what is lost."""
    tile = TILES[choice.arg]
    gains = together([built(game, choice), WORDS.choices["erect-loss"]])
    return WORDS.choices["erect"].format(cost=cost_text(WORDS, tile, tile.cost), gains=gains)


def built(game: AnyGame, choice: Choice) -> str:
    """What building a tile brings, with the Architect's point."""
    parts = [gains_text(WORDS, TILES[choice.arg])]
    if game.state.seats[game.seat].has(ARCHITECT):
        parts.append(bonus(ARCHITECT, ARCHITECT_PRESTIGE))
    return together(parts)


def bonus(character: int, points: int) -> str:
    """Points that a character adds."""
    name = WORDS.tile_name(CHARACTER_KEYS[character])
    return WORDS.choices["bonus"].format(number=points, tile=name)


def claim(game: AnyGame, choice: Choice) -> str:
    """A house for a residence: price, plot, what becomes of a worker there."""
    b = game.state
    at = b.place_of(choice.arg)
    parts = [
        WORDS.choices["claim"].format(cost=stock_text(claim_cost()), plot=at - BRIDGE),
        *(
            WORDS.choices["claim-worker"].format(seat=game.seat_name(seat))
            for seat, _ in standing(game, at - BRIDGE)
        ),
    ]
    return together(parts)


def bundle(game: AnyGame, choice: Choice) -> str:
    """A bundle: prestige, with what characters add."""
    seat = game.state.seats[game.seat]
    parts = [WORDS.choices["bundle"].format(points=count(BUNDLE_PRESTIGE, "prestige"))]
    if seat.has(FOREMAN):
        parts.append(bonus(FOREMAN, FOREMAN_PRESTIGE))
    with_gold = amount(BUNDLE_COST[choice.arg], GOLD) > 0
    if with_gold and seat.has(GOLDSMITH) and not game.state.used >> GOLDSMITH & 1:
        parts.append(bonus(GOLDSMITH, GOLDSMITH_PRESTIGE))
    return together(parts)


def done(game: AnyGame, _choice: Choice) -> str:
    """The end of a delivery."""
    return WORDS.choices["done" if game.state.seats[game.seat].bundles else "done-idle"]


def decline(game: AnyGame, _choice: Choice) -> str:
    """To leave something undone."""
    special = f"decline-{question_name(game)}"
    return WORDS.choices[special if special in WORDS.choices else "decline"]


def steal(game: AnyGame, choice: Choice) -> str:
    """A character of another seat: whose it is, and what it does."""
    holder = game.seat_name(game.state.holder_of(choice.arg))
    return WORDS.choices["steal"].format(seat=holder, power=POWERS[choice.noun])


def site(game: AnyGame, choice: Choice) -> str:
    """A tile of the construction site: what it does, and what follows."""
    tile = game.state.site_tile(choice.arg)
    effect = effect_text(effect_of(tile, setup_side=True))
    parts = [WORDS.choices["site"].format(tile=WORDS.tile_name(KEYS[tile]), effect=effect)]
    if game.state.characters:
        parts.append(WORDS.choices["site-then"])
    return together(parts)


def engage(_game: AnyGame, choice: Choice) -> str:
    """A character: what it does."""
    return WORDS.choices["engage"].format(power=POWERS[choice.noun])


def lay(game: AnyGame, _choice: Choice) -> str:
    """Chance lays a tile."""
    return where(int(known(game)["spot"]))


BOOK = Book(
    words=WORDS,
    tiles=TILES,
    steps=STEPS,
    facts=FACTS,
    explain={
        "pass": leave_off(WORDS),
        "place": place,
        "provost": move_provost(WORDS, standing, "PayProvost", "workers"),
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
        "deal": always_the_same(WORDS),
        "first": always_the_same(WORDS),
    },
    card=card,
    kind=kind_of,
    joins=JOINS,
    about=about,
    characters=CHARACTER_KEYS,
    doubts=doubts,
)
