"""How Caylus (2005) speaks: what its choices mean, what its tiles do, what its log joins."""

from __future__ import annotations

from collections.abc import Sequence

from kingsroad.core.choice import Choice
from kingsroad.core.event import Event
from kingsroad.core.game import NOBODY
from kingsroad.games.caylus2005.agenda import FACTS as STEPS
from kingsroad.games.caylus2005.agenda import WORDS as FACTS
from kingsroad.games.caylus2005.building import cost_of
from kingsroad.games.caylus2005.lawyer import residence_cost
from kingsroad.games.caylus2005.placement import price_of
from kingsroad.games.caylus2005.production import printed_choice
from kingsroad.games.caylus2005.state import CASTLE_1, CASTLE_END, ROAD, STABLES_1, STABLES_END
from kingsroad.games.caylus2005.tiles import (
    BATCH_PRESTIGE,
    CASTLE,
    FAVOR_TABLE,
    KIND_NAMES,
    LINE_NAMES,
    SECTION_NAMES,
    STABLES,
    TILE_NUMBER,
    TILES,
)
from kingsroad.games.caylus2005.trade import printed_offers
from kingsroad.library import AnyGame
from kingsroad.realm.effect import (
    Construct,
    Effect,
    Gain,
    OneOf,
    Sell,
    Swap,
    Trade,
    Transform,
)
from kingsroad.realm.stock import amount, one
from kingsroad.text import english
from kingsroad.text.book import NOT_MINE, Book, Joined, Known, Names, facts_of, question_name
from kingsroad.text.common import always_the_same, leave_off, move_provost
from kingsroad.text.english_caylus2005 import WORDS
from kingsroad.text.joins import empty_phases, fill, is_next, lists, paying, placing, run_of
from kingsroad.text.printed import card_text, cost_text, gains_text, offer_text
from kingsroad.text.vocabulary import Vocabulary
from kingsroad.text.words import count, stock_text, together


def known(game: AnyGame) -> Known:
    """What the open question is about."""
    return facts_of(game, STEPS, FACTS)


def about(_game: AnyGame, _known: Known) -> dict[str, str]:
    """The facts of a question say all that its sentence needs."""
    return {}


# -- tiles ---------------------------------------------------------------------------------------


def card(key: str) -> str:
    """A tile as one line."""
    tile = TILES[TILE_NUMBER[key]]
    return card_text(WORDS, tile, KIND_NAMES[tile.kind], tile_effect(key))


def tile_effect(key: str) -> str:
    """What a worker on a tile does."""
    if key in WORDS.effects:
        return WORDS.effects[key]
    tile = TILES[TILE_NUMBER[key]]
    if KIND_NAMES[tile.kind] in ("prestige", "residential"):
        return WORDS.effects["employs-nobody"]
    return effect_text(tile.effect)


def effect_text(effect: Effect) -> str:
    """An effect in a few words."""
    if isinstance(effect, Gain):
        parts = [count(effect.prestige, "prestige")] if effect.prestige else []
        return together(parts + ([stock_text(effect.stock)] if effect.stock else []))
    if isinstance(effect, OneOf):
        return english.OR.join(stock_text(gain) for gain in effect.gains)
    if isinstance(effect, Trade):
        return english.OR.join(offer_text(offer) for offer in effect.offers)
    if isinstance(effect, Sell):
        return WORDS.effects["sell"].format(deniers=count(effect.deniers, "deniers"))
    if isinstance(effect, Swap):
        return WORDS.effects["swap"].format(cubes=count(effect.take, "plain"))
    if isinstance(effect, Construct):
        less = "-less" if effect.less else ""
        return WORDS.effects[f"build-{KIND_NAMES[effect.kind]}{less}"]
    if isinstance(effect, Transform):
        return WORDS.effects["make-residence"].format(stock=stock_text(effect.pay))
    return WORDS.effects["nothing"]


# -- one function for each verb ------------------------------------------------------------------


def place(game: AnyGame, choice: Choice) -> str:
    """A worker: price, the owner's point, whether the provost reaches the place."""
    b = game.state
    if question_name(game) == "LeaveGate":
        parts = [WORDS.choices["place-gate"]]
    else:
        price = price_of(b, game.seat, choice.arg)
        parts = [WORDS.choices["place"].format(deniers=count(price, "deniers"))]
    if choice.arg in (CASTLE, STABLES):
        first, end = (CASTLE_1, CASTLE_END) if choice.arg == CASTLE else (STABLES_1, STABLES_END)
        taken = sum(b.workers[slot] != NOBODY for slot in range(first, end))
        parts.append(WORDS.choices["place-number"].format(number=taken + 1))
    elif choice.arg > CASTLE:
        space = b.space_of(choice.arg)
        owner = b.owners[space]
        if owner not in (NOBODY, game.seat):
            parts.append(WORDS.choices["place-visitor"].format(owner=game.seat_name(owner)))
        if space > b.provost:
            parts.append(WORDS.choices["place-beyond"])
    return together(parts)


def home(game: AnyGame, _choice: Choice) -> str:
    """The worker goes home, from the gate or from the inn."""
    return WORDS.choices[f"home-{question_name(game)}"]


def offer(game: AnyGame, choice: Choice) -> str:
    """An offer of a building."""
    tile = FACTS["tile"].index(known(game)["tile"])
    return offer_text(printed_offers(tile)[choice.arg])


def take(game: AnyGame, choice: Choice) -> str:
    """Cubes from the bank."""
    gained = one(choice.arg)
    if question_name(game) == "TakeOneOf":
        cause = FACTS["cause"].index(known(game)["cause"])
        for printed in printed_choice(cause).gains:
            if amount(printed, choice.arg):
                gained = printed
    return WORDS.choices["take"].format(stock=stock_text(gained))


def give(game: AnyGame, choice: Choice) -> str:
    """A cube to the bank, perhaps for deniers."""
    if question_name(game) == "SellCube":
        effect = TILES[FACTS["tile"].index(known(game)["tile"])].effect
        assert isinstance(effect, Sell)
        return WORDS.choices["sell"].format(deniers=count(effect.deniers, "deniers"))
    return WORDS.choices["give"].format(stock=stock_text(one(choice.arg)))


def build(game: AnyGame, choice: Choice) -> str:
    """A tile: cost, what it brings, what it does."""
    tile = TILES[choice.arg]
    cost = cost_of(choice.arg, known(game)["full-or-less"] == "less")
    gains = [gains_text(WORDS, tile), tile_effect(tile.key)]
    if gains[1] == WORDS.effects["employs-nobody"]:
        gains.pop()
    return WORDS.choices["build"].format(
        cost=cost_text(WORDS, tile, cost), gains=together([gain for gain in gains if gain])
    )


def transform(game: AnyGame, choice: Choice) -> str:
    """A residence: cost, space, whether it must wait for a worker."""
    b = game.state
    cheaper = known(game)["full-or-less"] == "less"
    space = b.space_of(choice.arg)
    cost = stock_text(residence_cost(cheaper))
    parts = [WORDS.choices["transform"].format(cost=cost, space=space)]
    worker = b.workers[ROAD + space]
    if worker != NOBODY:
        parts.append(WORDS.choices["transform-waits"].format(seat=game.seat_name(worker)))
    return together(parts)


def line(game: AnyGame, choice: Choice) -> str:
    """A favor line: where the marker comes to stand and what that field does."""
    b = game.state
    column = b.seats[game.seat].column(choice.arg)
    told = "line-stuck"
    if column < b.open_fields():
        column += 1
        told = "line"
    effect = effect_text(FAVOR_TABLE[choice.arg][column - 1])
    return WORDS.choices[told].format(field=column, effect=effect)


def field(game: AnyGame, choice: Choice) -> str:
    """A favor field: what it does."""
    row = LINE_NAMES.index(known(game)["line"])
    return WORDS.choices["field"].format(effect=effect_text(FAVOR_TABLE[row][choice.arg - 1]))


def batch(game: AnyGame, _choice: Choice) -> str:
    """A batch: prestige and the section that is built."""
    section = game.state.current_section()
    return WORDS.choices["batch"].format(
        prestige=BATCH_PRESTIGE[section], section=WORDS.sections[SECTION_NAMES[section]]
    )


def done(game: AnyGame, _choice: Choice) -> str:
    """The end of a castle turn; idleness costs prestige."""
    return WORDS.choices["done" if game.state.seats[game.seat].batches else "done-idle"]


def lay(game: AnyGame, _choice: Choice) -> str:
    """Chance lays a tile."""
    return WORDS.choices["lay"].format(space=known(game)["space"])


def draw(game: AnyGame, _choice: Choice) -> str:
    """Chance draws a seat."""
    return WORDS.choices["next"].format(number=len(game.state.order) + 1)


def standing(game: AnyGame, space: int) -> list[tuple[int, str]]:
    """The worker on a space of the road, and the tile there."""
    seat = game.state.workers[ROAD + space]
    return [] if seat == NOBODY else [(seat, TILES[game.state.tiles[space]].key)]


# -- events --------------------------------------------------------------------------------------


def kind_of(event: Event) -> str:
    """The template for an event: losses, and points that are none, have their own."""
    if event.kind == "score" and event.amount <= 0:
        if event.amount < 0:
            return "lose"
        return "lose-nothing" if event.subject in WORDS.losses else "score-nothing"
    special = f"{event.kind}-{event.subject}"
    return special if special in WORDS.events else event.kind


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
    workers = [f"{names[one.seat]} ({words.tile_name(one.subject)})" for one in events[at:][:used]]
    return words.joined["home"].format(workers=together(workers)), used


def visits(words: Vocabulary, events: Sequence[Event], at: int, names: Names) -> Joined:
    """A worker, its wages or the gate it comes from, and the owner's point."""
    event = events[at]
    wages = event.kind == "pay" and event.subject == "wages"
    if not (wages or event.kind == "leave") or not is_next(events, at + 1, "place"):
        return NOT_MINE
    kind = "place" if wages else "gate"
    if not is_next(events, at + 2, "score", "visitor"):
        template = words.joined[kind]
        return fill(template, words, events[at + 1], names, stock=stock_text(event.stock)), 2
    point = events[at + 2]
    return fill(
        words.joined[f"{kind}-visitor"],
        words,
        events[at + 1],
        names,
        stock=stock_text(event.stock),
        owner=names[point.seat],
        points=count(point.amount, "prestige"),
    ), 3


def houses(words: Vocabulary, events: Sequence[Event], at: int, names: Names) -> Joined:
    """A batch and its house."""
    event = events[at]
    pays = run_of(events, at, "pay", event.subject, event.seat)
    then = at + pays
    if pays == 0 or not is_next(events, then, "house"):
        return NOT_MINE
    stock = stock_text(sum(one.stock for one in events[at:then]))
    points = count(events[then + 1].amount, "prestige")
    template = words.joined["house"]
    return fill(template, words, events[then], names, stock=stock, points=points), pays + 2


def scoring(words: Vocabulary, events: Sequence[Event], at: int, names: Names) -> Joined:
    """A tile and the points for it; a favor and its line."""
    event = events[at]
    if event.kind == "favor" and is_next(events, at + 1, "line"):
        return fill(words.joined["favor"], words, events[at + 1], names), 2
    if event.kind in ("build", "transform") and is_next(events, at + 1, "score"):
        template = words.joined["build-free" if event.kind == "build" else "transform"]
        points = count(events[at + 1].amount, "prestige")
        return fill(template, words, event, names, points=points), 2
    return NOT_MINE


BOOK = Book(
    words=WORDS,
    tiles=TILES,
    steps=STEPS,
    facts=FACTS,
    explain={
        "pass": leave_off(WORDS),
        "place": place,
        "home": home,
        "stay": always_the_same(WORDS),
        "provost": move_provost(WORDS, standing),
        "offer": offer,
        "take": take,
        "give": give,
        "build": build,
        "over": always_the_same(WORDS),
        "transform": transform,
        "line": line,
        "field": field,
        "batch": batch,
        "done": done,
        "decline": always_the_same(WORDS),
        "lay": lay,
        "next": draw,
    },
    card=card,
    kind=kind_of,
    joins=[trifles, empty_phases, lists, homecomings, visits, placing, houses, paying, scoring],
    about=about,
)
