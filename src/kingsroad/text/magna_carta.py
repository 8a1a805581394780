"""How Magna Carta speaks: what its choices mean, what its cards do, what its log joins."""

from __future__ import annotations

from collections.abc import Sequence

from kingsroad.core.choice import Choice
from kingsroad.core.event import Event
from kingsroad.core.game import NOBODY
from kingsroad.games.magna_carta.agenda import FACTS as STEPS
from kingsroad.games.magna_carta.agenda import WORDS as FACTS
from kingsroad.games.magna_carta.choices import KEYS, ROAD_KEYS
from kingsroad.games.magna_carta.hands import count_cards
from kingsroad.games.magna_carta.state import road_card
from kingsroad.games.magna_carta.tiles import (
    RESIDENCE,
    SECTION_NAMES,
    TILES,
    TOKEN_PRESTIGE,
    effect_of,
)
from kingsroad.games.magna_carta.trade import printed_offers
from kingsroad.library import AnyGame
from kingsroad.realm.effect import Buy, Effect, FromCard, Gain, Sell, Trade, Transform
from kingsroad.realm.stock import DENIERS, GOLD, amount, one
from kingsroad.realm.tile import Tile
from kingsroad.text import english
from kingsroad.text.book import NOT_MINE, Book, Joined, Known, Names, facts_of, question_name
from kingsroad.text.common import always_the_same, leave_off, move_provost
from kingsroad.text.english_magna_carta import WORDS
from kingsroad.text.joins import empty_phases, fill, is_next, lists, paying, placing, run_of
from kingsroad.text.printed import card_text, cost_text, gains_text, offer_text
from kingsroad.text.vocabulary import Vocabulary
from kingsroad.text.words import all_of, count, stock_text, together

KIND_NAMES = ["neutral", "own", "prestige", "residential"]
PRICE = stock_text(DENIERS)
"""A worker, a card, a new hand: everything costs a denier."""


def known(game: AnyGame) -> Known:
    """What the open question is about."""
    return facts_of(game, STEPS, FACTS)


def about(game: AnyGame, facts: Known) -> dict[str, str]:
    """The card on the space that a question is about, and whose worker is there."""
    if "for" not in facts or "space" not in facts:
        return {}
    b, space = game.state, int(facts["space"])
    owner = facts["for"] == "owner"
    key = TILES[b.card_at(space)].key if owner else ROAD_KEYS[b.road[space]]
    return {"card": key, "worker": game.seat_name(b.workers[space])}


def standing(game: AnyGame, space: int) -> list[tuple[int, str]]:
    """The worker on a space of the road, and the card there."""
    seat = game.state.workers[space]
    return [] if seat == NOBODY else [(seat, ROAD_KEYS[game.state.road[space]])]


# -- cards ---------------------------------------------------------------------------------------


def card(key: str) -> str:
    """A card as one line."""
    tile = TILES[KEYS.index(key)]
    return card_text(WORDS, tile, KIND_NAMES[tile.kind], card_effect(key))


def card_effect(key: str) -> str:
    """What a card does for its worker, and for its owner."""
    tile = TILES[KEYS.index(key)]
    if KIND_NAMES[tile.kind] in ("prestige", "residential"):
        return WORDS.effects["employs-nobody"]
    deed = deed_text(tile, tile.effect)
    if tile.owner is None:
        return deed
    owner = WORDS.effects["owner"].format(effect=deed_text(tile, tile.owner))
    return f"{deed}; {owner}"


def deed_text(tile: Tile, effect: Effect) -> str:
    """What somebody may do with a card, in a few words."""
    if isinstance(effect, Gain):
        return WORDS.effects["take"].format(stock=stock_text(effect.stock))
    if isinstance(effect, FromCard):
        return WORDS.effects["take-from-card"].format(stock=stock_text(tile.cubes))
    if isinstance(effect, Buy):
        kind = "buy" if effect.most == 1 else "buy-several"
        return WORDS.effects[kind].format(cubes=count(effect.most, "plain"))
    if isinstance(effect, Sell):
        return WORDS.effects["sell"].format(deniers=count(effect.deniers, "deniers"))
    if isinstance(effect, Trade):
        offers = english.OR.join(offer_text(offer) for offer in effect.offers)
        return WORDS.effects["pay"].format(offers=offers)
    if isinstance(effect, Transform):
        return WORDS.effects["make-residence"].format(stock=stock_text(effect.pay))
    return WORDS.effects["nothing"]


# -- one function for each verb ------------------------------------------------------------------


def place(game: AnyGame, choice: Choice) -> str:
    """A worker: its price, what the owner may do, whether the provost reaches the card."""
    b = game.state
    space = b.space_of(choice.arg)
    parts = [WORDS.choices["place"].format(deniers=PRICE)]
    owner = b.owner_at(space)
    if owner not in (NOBODY, game.seat):
        tile = TILES[b.card_at(space)]
        effect = effect_of(b.card_at(space), for_owner=True)
        if not isinstance(effect, FromCard) or b.cubes[space] > 0:
            deed = deed_text(tile, effect)
            parts.append(
                WORDS.choices["place-visitor"].format(owner=game.seat_name(owner), effect=deed)
            )
    if not b.beginner and space > b.provost:
        parts.append(WORDS.choices["place-beyond"])
    return together(parts)


def build(_game: AnyGame, choice: Choice) -> str:
    """A card: cost, what it is worth, what it does."""
    tile = TILES[choice.arg]
    gains = [gains_text(WORDS, tile)]
    if tile.owner is not None:
        gains.append(deed_text(tile, tile.effect))
    return WORDS.choices["build"].format(
        cost=cost_text(WORDS, tile, tile.cost), gains=together(gains)
    )


def draw(game: AnyGame, _choice: Choice) -> str:
    """A card from the pile, and how many are left there."""
    left = count_cards(game.state.seats[game.seat].pile)
    told = "draw" if left else "draw-shuffled"
    return WORDS.choices[told].format(deniers=PRICE, left=left)


def exchange(game: AnyGame, _choice: Choice) -> str:
    """The whole hand for as many cards."""
    told = "exchange-free" if question_name(game) == "KeepHand" else "exchange"
    cards = count(count_cards(game.state.seats[game.seat].hand), "cards")
    return WORDS.choices[told].format(deniers=PRICE, cards=cards)


def over(game: AnyGame, choice: Choice) -> str:
    """The residence that is covered."""
    space = game.state.space_of(road_card(game.seat, choice.arg))
    return WORDS.choices["over"].format(space=space)


def transform(game: AnyGame, choice: Choice) -> str:
    """A residence: cost, space, what changes, whether it must wait for a worker."""
    b = game.state
    space = b.space_of(road_card(game.seat, choice.arg))
    parts = [
        WORDS.choices["transform"].format(
            cost=stock_text(TILES[RESIDENCE].cost),
            space=space,
            prestige=TILES[choice.arg].prestige,
        )
    ]
    if b.cubes[space]:
        parts.append(WORDS.choices["transform-cubes"].format(cubes=count(b.cubes[space], "cubes")))
    worker = b.workers[space]
    if worker != NOBODY and space >= int(known(game)["space"]):
        parts.append(WORDS.choices["transform-waits"].format(seat=game.seat_name(worker)))
    return together(parts)


def gold(game: AnyGame, choice: Choice) -> str:
    """What is paid when so many cubes of the kind are gold."""
    facts = known(game)
    kind = FACTS["good"].index(facts["good"])
    due = amount(TILES[KEYS.index(facts["card"])].cost, kind)
    paid = one(kind) * (due - choice.arg) + one(GOLD) * choice.arg
    return WORDS.choices["gold"].format(stock=stock_text(paid))


def use(game: AnyGame, _choice: Choice) -> str:
    """What the card gives."""
    b = game.state
    facts = known(game)
    space = int(facts["space"])
    effect = effect_of(b.card_at(space), facts["for"] == "owner")
    if isinstance(effect, Gain):
        return WORDS.choices["use"].format(stock=stock_text(effect.stock))
    stock = stock_text(TILES[b.card_at(space)].cubes)
    return WORDS.choices["use-card"].format(stock=stock, left=b.cubes[space] - 1)


def offer(game: AnyGame, choice: Choice) -> str:
    """An offer of a card."""
    facts = known(game)
    offers = printed_offers(KEYS.index(facts["card"]), facts["for"] == "owner")
    return offer_text(offers[choice.arg])


def take(_game: AnyGame, choice: Choice) -> str:
    """A cube that is bought."""
    return WORDS.choices["buy"].format(stock=stock_text(one(choice.arg)), deniers=PRICE)


def give(game: AnyGame, choice: Choice) -> str:
    """A cube to the bank, perhaps for deniers."""
    if question_name(game) == "SellCube":
        deniers = count(int(known(game)["count"]), "deniers")
        return WORDS.choices["sell"].format(deniers=deniers)
    return WORDS.choices["give"].format(stock=stock_text(one(choice.arg)))


def batch(game: AnyGame, _choice: Choice) -> str:
    """A batch: the token it brings."""
    section = game.state.best_section()
    return WORDS.choices["batch"].format(
        section=WORDS.sections[SECTION_NAMES[section]],
        points=count(TOKEN_PRESTIGE[section], "prestige"),
    )


def done(game: AnyGame, _choice: Choice) -> str:
    """The end of a castle turn."""
    return WORDS.choices["done" if game.state.seats[game.seat].batches else "done-idle"]


def lay(game: AnyGame, _choice: Choice) -> str:
    """Chance lays a card."""
    return WORDS.choices["lay"].format(space=game.state.last_space() + 1)


def deal(game: AnyGame, _choice: Choice) -> str:
    """Chance deals a card."""
    return WORDS.choices["deal"].format(seat=known(game)["seat"])


# -- events --------------------------------------------------------------------------------------


def kind_of(event: Event) -> str:
    """The template for an event: what is secret or concerns no seat has its own."""
    if event.kind == "draw" and not event.subject:
        return "draw-secret"
    if event.kind == "provost" and event.seat == NOBODY:
        return "provost-alone"
    if event.kind == "token" and event.seat == NOBODY:
        return "token-lost"
    if event.kind == "erect" and event.amount == 0:
        return "erect-aside"
    return event.kind


def homecomings(words: Vocabulary, events: Sequence[Event], at: int, _names: Names) -> Joined:
    """All workers go home, every round."""
    used = run_of(events, at, "home")
    return (words.joined["home"], used) if used else NOT_MINE


def drawing(words: Vocabulary, events: Sequence[Event], at: int, names: Names) -> Joined:
    """Cards drawn or put away, with what that cost."""
    event = events[at]
    paid = event.kind == "pay" and event.subject == "drawing"
    first = at + 1 if paid else at
    for kind in ("draw", "discard"):
        used = run_of(events, first, kind, None, event.seat)
        if used == 0:
            continue
        told = f"{kind}-paid" if paid else kind
        seen = [one for one in events[first : first + used] if one.subject]
        cards = all_of([words.the_tile(one.subject) for one in seen])
        if not seen:
            cards = words.joined["draw-one"] if used == 1 else count(used, "cards")
        stock = stock_text(event.stock)
        sentence = fill(words.joined[told], words, event, names, stock=stock, cards=cards)
        return sentence, first + used - at
    return NOT_MINE


def token_list(words: Vocabulary, events: Sequence[Event]) -> str:
    """Tokens by section: ``2 tokens of the walls``."""
    numbers: dict[str, int] = {}
    for event in events:
        numbers[event.subject] = numbers.get(event.subject, 0) + 1
    return all_of(
        [
            words.joined["token"].format(
                count=count(number, "tokens"), section=words.sections[section]
            )
            for section, number in numbers.items()
        ]
    )


def tokens(words: Vocabulary, events: Sequence[Event], at: int, names: Names) -> Joined:
    """A batch or a payment and its tokens; tokens that leave the game."""
    event = events[at]
    if event.kind == "token" and event.seat == NOBODY:
        used = run_of(events, at, "token", None, NOBODY)
        lost = token_list(words, events[at : at + used])
        return words.joined["tokens-lost"].format(tokens=lost), used
    if event.kind != "pay":
        return NOT_MINE
    used = run_of(events, at + 1, "token", None, event.seat)
    if used == 0:
        return NOT_MINE
    if event.subject == "castle":
        told, used = "castle", 1
    else:
        told = "tokens"
    taken = token_list(words, events[at + 1 : at + 1 + used])
    return fill(words.joined[told], words, event, names, tokens=taken), 1 + used


def turning(words: Vocabulary, events: Sequence[Event], at: int, names: Names) -> Joined:
    """A payment and what it turns or erects."""
    event = events[at]
    pays = run_of(events, at, "pay", event.subject, event.seat)
    then = at + pays
    if pays == 0:
        return NOT_MINE
    stock = stock_text(sum(one.stock for one in events[at:then]))
    for kind in ("transform", "claim") if event.subject == "residence" else ("erect",):
        if is_next(events, then, kind, None, event.seat):
            result = events[then]
            sentence = fill(words.joined[kind_of(result)], words, result, names, stock=stock)
            return sentence, pays + 1
    return NOT_MINE


BOOK = Book(
    words=WORDS,
    tiles=TILES,
    steps=STEPS,
    facts=FACTS,
    explain={
        "pass": leave_off(WORDS),
        "place": place,
        "build": build,
        "erect": build,
        "draw": draw,
        "exchange": exchange,
        "keep": always_the_same(WORDS),
        "over": over,
        "transform": transform,
        "gold": gold,
        "use": use,
        "offer": offer,
        "take": take,
        "give": give,
        "provost": move_provost(WORDS, standing),
        "batch": batch,
        "done": done,
        "decline": always_the_same(WORDS),
        "lay": lay,
        "first": always_the_same(WORDS),
        "deal": deal,
    },
    card=card,
    kind=kind_of,
    joins=[empty_phases, lists, homecomings, drawing, tokens, turning, placing, paying],
    about=about,
)
