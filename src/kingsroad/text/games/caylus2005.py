"""How Caylus (2005) speaks: what its choices mean, what its tiles do, what its log joins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import assert_never

from kingsroad.core.choice import Choice
from kingsroad.core.event import Event
from kingsroad.core.game import NOBODY
from kingsroad.games.caylus2005.building import cost_of
from kingsroad.games.caylus2005.causes import CAUSES
from kingsroad.games.caylus2005.lawyer import residence_cost
from kingsroad.games.caylus2005.placement import price_of
from kingsroad.games.caylus2005.production import printed_choice
from kingsroad.games.caylus2005.state import CASTLE_1, CASTLE_END, ROAD, STABLES_1, STABLES_END
from kingsroad.games.caylus2005.tiles import (
    BATCH_PRESTIGE,
    CASTLE,
    FAVOR_TABLE,
    IDLE_LOSS,
    KIND_NAMES,
    LINE_NAMES,
    RESIDENCE,
    SECTION_NAMES,
    STABLES,
    TILE_NUMBER,
    TILES,
    VISITOR_PRESTIGE,
    Effect,
    Gain,
)
from kingsroad.games.caylus2005.trade import printed_offers
from kingsroad.library import AnyGame
from kingsroad.realm.effect import Construct, Nothing, OneOf, Sell, Swap, Trade, Transform
from kingsroad.realm.stock import amount, one
from kingsroad.text.book import NOT_MINE, Book, Joined, Names, facts_of, question_name
from kingsroad.text.common import BRIBE, always_the_same, leave_off, move_provost
from kingsroad.text.joins import empty_phases, fill, gone, is_next, lists, paying, placing, run_of
from kingsroad.text.printed import card_text, cost_text, gains_text, offer_text
from kingsroad.text.signs import ARROW, HOUSE, PLUS, Glyph, Glyphs
from kingsroad.text.tally import just_built, tally_by
from kingsroad.text.vocabulary import Vocabulary, seat_noun

# -- tiles ---------------------------------------------------------------------------------------


def card(words: Vocabulary, key: str) -> str:
    """A tile as one line."""
    tile = TILES[TILE_NUMBER[key]]
    return card_text(words, tile, KIND_NAMES[tile.kind], tile_effect(words, key))


def tile_effect(words: Vocabulary, key: str) -> str:
    """What a worker on a tile does."""
    if words.has(f"effect-{key}"):
        return words.say(f"effect-{key}")
    tile = TILES[TILE_NUMBER[key]]
    if KIND_NAMES[tile.kind] in ("prestige", "residential"):
        return words.say("effect-employs-nobody")
    return effect_text(words, tile.effect)


def effect_text(words: Vocabulary, effect: Effect) -> str:
    """An effect in a few words."""
    if isinstance(effect, Gain):
        parts = [words.count(effect.prestige, "prestige")] if effect.prestige else []
        return words.together(parts + ([words.stock(effect.stock)] if effect.stock else []))
    if isinstance(effect, OneOf):
        return words.joined("or", [words.stock(gain) for gain in effect.gains])
    if isinstance(effect, Trade):
        return words.joined("or", [offer_text(words, offer) for offer in effect.offers])
    if isinstance(effect, Sell):
        return words.say("effect-sell", deniers=words.count(effect.deniers, "deniers"))
    if isinstance(effect, Swap):
        return words.say("effect-swap", cubes=words.count(effect.take, "plain"))
    if isinstance(effect, Construct):
        less = "-less" if effect.less else ""
        return words.say(f"effect-build-{KIND_NAMES[effect.kind]}{less}")
    if isinstance(effect, Transform):
        return words.say("effect-make-residence", stock=words.stock(effect.pay))
    if isinstance(effect, Nothing):
        return words.say("effect-nothing")
    assert_never(effect)


# -- one function for each verb ------------------------------------------------------------------


FROM_GATE = -1
"""The price of a worker that waits at the gate: it was paid."""


def place(words: Vocabulary, game: AnyGame, choice: Choice) -> str:
    """A worker: price, the owner's point, whether the provost reaches the place."""
    b = game.state
    price = FROM_GATE if question_name(game) == "LeaveGate" else price_of(b, game.seat, choice.arg)
    if choice.arg in (CASTLE, STABLES):
        first, end = (CASTLE_1, CASTLE_END) if choice.arg == CASTLE else (STABLES_1, STABLES_END)
        taken = sum([b.workers[slot] != NOBODY for slot in range(first, end)])
        return placed(words, price, taken + 1)
    if choice.arg < CASTLE:
        return placed(words, price)
    space = b.space_of(choice.arg)
    owner = b.owners[space]
    visited = "" if owner in (NOBODY, game.seat) else game.seat_name(owner)
    return placed(words, price, 0, visited, space > b.provost)


@cache
def placed(
    words: Vocabulary, price: int, number: int = 0, owner: str = "", beyond: bool = False
) -> str:
    """The same in words; there are few cases, and all tables ask for them all the time."""
    if price == FROM_GATE:
        parts = [words.say("choice-place-gate")]
    else:
        parts = [words.say("choice-place", price=words.count(price, "deniers"))]
    if number:
        parts.append(words.say("choice-place-number", number=number))
    if owner:
        points = words.count(VISITOR_PRESTIGE, "prestige")
        parts.append(words.say("choice-place-visitor", owner=seat_noun(owner), points=points))
    if beyond:
        parts.append(words.say("choice-place-beyond"))
    return words.together(parts)


def home(words: Vocabulary, game: AnyGame, _choice: Choice) -> str:
    """The worker goes home, from the gate or from the inn."""
    return words.say(f"choice-home-{question_name(game)}")


def offer(words: Vocabulary, game: AnyGame, choice: Choice) -> str:
    """An offer of a building."""
    tile = TILE_NUMBER[facts_of(game)["tile"]]
    return offer_text(words, printed_offers(tile)[choice.arg])


def take(words: Vocabulary, game: AnyGame, choice: Choice) -> str:
    """Cubes from the bank."""
    gained = one(choice.arg)
    if question_name(game) == "TakeOneOf":
        cause = CAUSES.index(facts_of(game)["cause"])
        for printed in printed_choice(cause).gains:
            if amount(printed, choice.arg):
                gained = printed
    return words.say("choice-take", stock=words.stock(gained))


def give(words: Vocabulary, game: AnyGame, choice: Choice) -> str:
    """A cube to the bank, perhaps for deniers."""
    if question_name(game) == "SellCube":
        effect = TILES[TILE_NUMBER[facts_of(game)["tile"]]].effect
        assert isinstance(effect, Sell)
        return words.say("choice-sell", deniers=words.count(effect.deniers, "deniers"))
    return words.say("choice-give", stock=words.stock(one(choice.arg)))


def build(words: Vocabulary, game: AnyGame, choice: Choice) -> str:
    """A tile: cost, what it brings, what it does."""
    tile = TILES[choice.arg]
    cost = cost_of(choice.arg, facts_of(game)["full-or-less"] == "less")
    gains = [gains_text(words, tile), tile_effect(words, tile.key)]
    if gains[1] == words.say("effect-employs-nobody"):
        gains.pop()
    return words.say(
        "choice-build",
        cost=cost_text(words, tile, cost),
        gains=words.together([gain for gain in gains if gain]),
    )


def transform(words: Vocabulary, game: AnyGame, choice: Choice) -> str:
    """A residence: cost, space, whether it must wait for a worker."""
    b = game.state
    cheaper = facts_of(game)["full-or-less"] == "less"
    space = b.space_of(choice.arg)
    cost = words.stock(residence_cost(cheaper))
    points = words.count(TILES[RESIDENCE].prestige, "prestige")
    income = TILES[RESIDENCE].income
    parts = [words.say("choice-transform", cost=cost, space=space, points=points, income=income)]
    worker = b.workers[ROAD + space]
    if worker != NOBODY:
        parts.append(words.say("choice-transform-waits", seat=seat_noun(game.seat_name(worker))))
    return words.together(parts)


def line(words: Vocabulary, game: AnyGame, choice: Choice) -> str:
    """A favor line: where the marker comes to stand and what that field does."""
    b = game.state
    column = b.seats[game.seat].column(choice.arg)
    told = "choice-line-stuck"
    if column < b.open_fields():
        column += 1
        told = "choice-line"
    effect = effect_text(words, FAVOR_TABLE[choice.arg][column - 1])
    return words.say(told, field=column, effect=effect)


def field(words: Vocabulary, game: AnyGame, choice: Choice) -> str:
    """A favor field: what it does."""
    row = LINE_NAMES.index(facts_of(game)["line"])
    return words.say("choice-field", effect=effect_text(words, FAVOR_TABLE[row][choice.arg - 1]))


def batch(words: Vocabulary, game: AnyGame, _choice: Choice) -> str:
    """A batch: prestige and the section that is built."""
    section = game.state.current_section()
    return words.say(
        "choice-batch",
        points=words.count(BATCH_PRESTIGE[section], "prestige"),
        section=SECTION_NAMES[section],
    )


def done(words: Vocabulary, game: AnyGame, _choice: Choice) -> str:
    """The end of a castle turn; idleness costs prestige."""
    if game.state.seats[game.seat].batches:
        return words.say("choice-done")
    return words.say("choice-done-idle", loss=words.count(IDLE_LOSS, "prestige"))


def lay(words: Vocabulary, game: AnyGame, _choice: Choice) -> str:
    """Chance lays a tile."""
    return words.say("choice-lay", space=facts_of(game)["space"])


def draw(words: Vocabulary, game: AnyGame, _choice: Choice) -> str:
    """Chance draws a seat."""
    return words.say("choice-next", number=len(game.state.order) + 1)


def standing(game: AnyGame, space: int) -> list[tuple[int, str]]:
    """The worker on a space of the road, and the tile there."""
    seat = game.state.workers[ROAD + space]
    return [] if seat == NOBODY else [(seat, TILES[game.state.tiles[space]].key)]


# -- events --------------------------------------------------------------------------------------


def kind_of(words: Vocabulary, event: Event) -> str:
    """Which message tells an event: losses, and points that are none, have their own."""
    if event.kind == "score" and event.amount <= 0:
        if event.amount < 0:
            return "lose"
        return "lose-nothing" if words.has(f"loss-{event.subject}") else "score-nothing"
    return event.kind


def trifles(_words: Vocabulary, events: Sequence[Event], at: int, _names: Names) -> Joined:
    """Left out: points of zero at the end, homecomings told already."""
    event = events[at]
    if event.kind == "score" and event.amount == 0 and event.subject.startswith("final"):
        return "", 1
    if event.kind == "home" and at > 0:
        before = events[at - 1]
        if before.seat == event.seat and before.kind not in ("home", "pass", "order"):
            return "", 1
        if before.kind == "gain" and before.subject == event.subject:
            return "", 1
    return NOT_MINE


def homecomings(words: Vocabulary, events: Sequence[Event], at: int, names: Names) -> Joined:
    """Several workers that go home."""
    used = run_of(events, at, "home")
    if used < 2:
        return NOT_MINE
    workers = gone(words, events[at : at + used], names)
    return words.sentence("joined-home", workers=workers), used


def visits(words: Vocabulary, events: Sequence[Event], at: int, names: Names) -> Joined:
    """A worker, its wages or the gate it comes from, and the owner's point."""
    event = events[at]
    wages = event.kind == "pay" and event.subject == "wages"
    if not (wages or event.kind == "leave") or not is_next(events, at + 1, "place"):
        return NOT_MINE
    told = "joined-place" if wages else "joined-gate"
    stock = words.stock(event.stock)
    if not is_next(events, at + 2, "score", "visitor"):
        return fill(told, words, events[at + 1], names, stock=stock), 2
    point = events[at + 2]
    return fill(
        f"{told}-visitor",
        words,
        events[at + 1],
        names,
        stock=stock,
        owner=seat_noun(names[point.seat]),
        points=words.count(point.amount, "prestige"),
    ), 3


def houses(words: Vocabulary, events: Sequence[Event], at: int, names: Names) -> Joined:
    """A batch and its house."""
    event = events[at]
    pays = run_of(events, at, "pay", event.subject, event.seat)
    then = at + pays
    if pays == 0 or not is_next(events, then, "house"):
        return NOT_MINE
    stock = words.stock(sum(one.stock for one in events[at:then]))
    points = words.count(events[then + 1].amount, "prestige")
    return fill("joined-house", words, events[then], names, stock=stock, points=points), pays + 2


def scoring(words: Vocabulary, events: Sequence[Event], at: int, names: Names) -> Joined:
    """A tile and the points for it; a favor and its line."""
    event = events[at]
    if event.kind == "favor" and is_next(events, at + 1, "line"):
        return fill("joined-favor", words, events[at + 1], names), 2
    if event.kind in ("build", "transform") and is_next(events, at + 1, "score"):
        told = "joined-build-free" if event.kind == "build" else "joined-transform"
        points = words.count(events[at + 1].amount, "prestige")
        return fill(told, words, event, names, points=points), 2
    return NOT_MINE


SOURCES = (
    "visitor",
    "built-wood",
    "built-stone",
    "built-prestige",
    "residential",
    "used",
    "castle",
    "idle",
    "favors",
    "count-dungeon",
    "count-walls",
    "count-towers",
    "final-gold",
    "final-cubes",
    "final-deniers",
)
"""Where prestige comes from, as the score sheet lists it."""


def source(event: Event, before: Event | None) -> str:
    """The row of the sheet to which a score belongs."""
    if event.subject == "castle":
        return "castle" if event.amount > 0 else "idle"
    if event.subject in ("line-a", "simple-favor"):
        return "favors"
    number = TILE_NUMBER.get(event.subject)
    if number is None:
        return event.subject
    kind = KIND_NAMES[TILES[number].kind]
    if kind == "residential":
        return kind
    return f"built-{kind}" if just_built(event, before) else "used"


DRAWN: Mapping[str, Glyphs] = {
    "gate": (Glyph("worker"), ARROW, Glyph("place")),
    "merchants-guild": (Glyph("provost", 3),),
    "stables": (Glyph("order"),),
    "inn": (Glyph("deniers"), ARROW, Glyph("worker")),
    "castle": (Glyph("food"), PLUS, Glyph("any", 2), ARROW, HOUSE),
}
"""What the special buildings do, which no printed value tells."""

BOOK: Book = Book(
    tiles=TILES,
    explain={
        "pass": leave_off,
        "place": place,
        "home": home,
        "stay": always_the_same,
        "provost": move_provost(standing, BRIBE),
        "offer": offer,
        "take": take,
        "give": give,
        "build": build,
        "over": always_the_same,
        "transform": transform,
        "line": line,
        "field": field,
        "batch": batch,
        "done": done,
        "decline": always_the_same,
        "lay": lay,
        "next": draw,
    },
    card=card,
    kind=kind_of,
    joins=[trifles, empty_phases, lists, homecomings, visits, placing, houses, paying, scoring],
    about=None,
    prices=BRIBE,
    sources=SOURCES,
    tally=tally_by(source),
    kinds=("special", "neutral", "fixed", "wood", "stone", "prestige", "residence"),
    drawn=DRAWN,
)
