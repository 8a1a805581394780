"""How Magna Carta speaks: what its choices mean, what its cards do, what its log joins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from kingsroad.core.bits import size_of
from kingsroad.core.choice import Choice
from kingsroad.core.event import Event
from kingsroad.core.game import NOBODY
from kingsroad.games.magna_carta.choices import KEYS, ROAD_KEYS
from kingsroad.games.magna_carta.scoring import score_sheet
from kingsroad.games.magna_carta.state import road_card
from kingsroad.games.magna_carta.tiles import (
    PRICE,
    RESIDENCE,
    SECTION_NAMES,
    TILES,
    TOKEN_PRESTIGE,
    Effect,
    effect_of,
)
from kingsroad.games.magna_carta.trade import printed_offers
from kingsroad.library import AnyGame
from kingsroad.realm.effect import Buy, FromCard, Gain, Nothing, Sell, Trade, Transform
from kingsroad.realm.stock import GOLD, KINDS, amount, one
from kingsroad.text.book import NOT_MINE, Book, Joined, Known, Names, Tally, facts_of, question_name
from kingsroad.text.common import BRIBE, always_the_same, leave_off, move_provost
from kingsroad.text.joins import empty_phases, fill, is_next, lists, paying, placing, run_of
from kingsroad.text.printed import card_text, cost_text, gains_text, offer_text
from kingsroad.text.vocabulary import Gap, Vocabulary, seat_noun, tile_noun

KIND_NAMES = ["neutral", "own", "prestige", "residential"]


def price(words: Vocabulary) -> str:
    """A worker, a card, a new hand: everything costs a denier."""
    return words.stock(PRICE)


def about(words: Vocabulary, game: AnyGame, facts: Known) -> dict[str, Gap]:
    """The card on the space that a question is about, whose worker is there, what it gives."""
    if "for" not in facts or "space" not in facts:
        return {}
    b, space = game.state, int(facts["space"])
    owner = facts["for"] == "owner"
    key = TILES[b.card_at(space)].key if owner else ROAD_KEYS[b.road[space]]
    gaps: dict[str, Gap] = {
        "tile": tile_noun(key),
        "worker": seat_noun(game.seat_name(b.workers[space])),
    }
    if question_name(game) == "UseGain":
        gaps["gains"] = words.stock(given(game, space, owner))
    return gaps


def given(game: AnyGame, space: int, owner: bool) -> int:
    """The goods that a card gives, from the bank or from the card itself."""
    card = game.state.card_at(space)
    effect = effect_of(card, owner)
    return int(effect.stock if isinstance(effect, Gain) else TILES[card].cubes)


def standing(game: AnyGame, space: int) -> list[tuple[int, str]]:
    """The worker on a space of the road, and the card there."""
    seat = game.state.workers[space]
    return [] if seat == NOBODY else [(seat, ROAD_KEYS[game.state.road[space]])]


# -- cards ---------------------------------------------------------------------------------------


def card(words: Vocabulary, key: str) -> str:
    """A card as one line."""
    tile = TILES[KEYS.index(key)]
    return card_text(words, tile, KIND_NAMES[tile.kind], card_effect(words, key))


def card_effect(words: Vocabulary, key: str) -> str:
    """What a card does for its worker, and for its owner."""
    tile = TILES[KEYS.index(key)]
    if KIND_NAMES[tile.kind] in ("prestige", "residential"):
        return words.say("effect-employs-nobody")
    deed = deed_text(words, tile.effect)
    if tile.owner is None:
        return deed
    owner = words.say("effect-owner", effect=deed_text(words, tile.owner))
    return words.joined("semicolon", [deed, owner])


def deed_text(words: Vocabulary, effect: Effect) -> str:
    """What somebody may do with a card, in a few words."""
    if isinstance(effect, Gain):
        return words.say("effect-take", stock=words.stock(effect.stock))
    if isinstance(effect, FromCard):
        return words.say("effect-take-from-card", stock=words.stock(effect.stock))
    if isinstance(effect, Buy):
        told = "effect-buy" if effect.most == 1 else "effect-buy-several"
        return words.say(told, cubes=words.count(effect.most, "plain"))
    if isinstance(effect, Sell):
        return words.say("effect-sell", deniers=words.count(effect.deniers, "deniers"))
    if isinstance(effect, Trade):
        offers = words.joined("or", [offer_text(words, offer) for offer in effect.offers])
        return words.say("effect-pay", offers=offers)
    if isinstance(effect, Transform):
        return words.say("effect-make-residence", stock=words.stock(effect.pay))
    if isinstance(effect, Nothing):
        return words.say("effect-nothing")
    assert_never(effect)


# -- one function for each verb ------------------------------------------------------------------


def place(words: Vocabulary, game: AnyGame, choice: Choice) -> str:
    """A worker: its price, what the owner may do, whether the provost reaches the card."""
    b = game.state
    space = b.space_of(choice.arg)
    parts = [words.say("choice-place", price=price(words))]
    owner = b.owner_at(space)
    if owner not in (NOBODY, game.seat):
        effect = effect_of(b.card_at(space), for_owner=True)
        if not isinstance(effect, FromCard) or b.cubes[space] > 0:
            deed = deed_text(words, effect)
            parts.append(
                words.say(
                    "choice-place-visitor", owner=seat_noun(game.seat_name(owner)), effect=deed
                )
            )
    if not b.beginner and space > b.provost:
        parts.append(words.say("choice-place-beyond"))
    return words.together(parts)


def build(words: Vocabulary, _game: AnyGame, choice: Choice) -> str:
    """A card: cost, what it is worth, what it does."""
    tile = TILES[choice.arg]
    gains = [gains_text(words, tile)]
    if tile.owner is not None:
        gains.append(deed_text(words, tile.effect))
    return words.say(
        "choice-build", cost=cost_text(words, tile, tile.cost), gains=words.together(gains)
    )


def draw(words: Vocabulary, game: AnyGame, _choice: Choice) -> str:
    """A card from the pile, and how many are left there."""
    left = size_of(game.state.seats[game.seat].pile)
    told = "choice-draw" if left else "choice-draw-shuffled"
    return words.say(told, deniers=price(words), left=left)


def exchange(words: Vocabulary, game: AnyGame, _choice: Choice) -> str:
    """The whole hand for as many cards."""
    told = "choice-exchange-free" if question_name(game) == "KeepHand" else "choice-exchange"
    cards = words.count(size_of(game.state.seats[game.seat].hand), "cards")
    return words.say(told, deniers=price(words), cards=cards)


def over(words: Vocabulary, game: AnyGame, choice: Choice) -> str:
    """The residence that is covered."""
    space = game.state.space_of(road_card(game.seat, choice.arg))
    return words.say("choice-over", space=space)


def transform(words: Vocabulary, game: AnyGame, choice: Choice) -> str:
    """A residence: cost, space, what changes, whether it must wait for a worker."""
    b = game.state
    space = b.space_of(road_card(game.seat, choice.arg))
    parts = [
        words.say(
            "choice-transform",
            cost=words.stock(TILES[RESIDENCE].cost),
            space=space,
            prestige=TILES[choice.arg].prestige,
        )
    ]
    if b.cubes[space]:
        parts.append(
            words.say("choice-transform-cubes", cubes=words.count(b.cubes[space], "cubes"))
        )
    worker = b.workers[space]
    if worker != NOBODY and space >= int(facts_of(game)["space"]):
        parts.append(words.say("choice-transform-waits", seat=seat_noun(game.seat_name(worker))))
    return words.together(parts)


def gold(words: Vocabulary, game: AnyGame, choice: Choice) -> str:
    """What is paid when so many cubes of the kind are gold."""
    facts = facts_of(game)
    kind = KINDS.index(facts["good"])
    due = amount(TILES[KEYS.index(facts["tile"])].cost, kind)
    paid = one(kind) * (due - choice.arg) + one(GOLD) * choice.arg
    return words.say("choice-gold", stock=words.stock(paid))


def use(words: Vocabulary, game: AnyGame, _choice: Choice) -> str:
    """What the card gives."""
    b = game.state
    facts = facts_of(game)
    space = int(facts["space"])
    effect = effect_of(b.card_at(space), facts["for"] == "owner")
    stock = words.stock(given(game, space, facts["for"] == "owner"))
    if isinstance(effect, Gain):
        return words.say("choice-use", stock=stock)
    return words.say("choice-use-card", stock=stock, left=b.cubes[space] - 1)


def offer(words: Vocabulary, game: AnyGame, choice: Choice) -> str:
    """An offer of a card."""
    facts = facts_of(game)
    offers = printed_offers(KEYS.index(facts["tile"]), facts["for"] == "owner")
    return offer_text(words, offers[choice.arg])


def take(words: Vocabulary, _game: AnyGame, choice: Choice) -> str:
    """A cube that is bought."""
    return words.say("choice-buy", stock=words.stock(one(choice.arg)), deniers=price(words))


def give(words: Vocabulary, game: AnyGame, choice: Choice) -> str:
    """A cube to the bank, perhaps for deniers."""
    if question_name(game) == "SellCube":
        deniers = words.count(int(facts_of(game)["price"]), "deniers")
        return words.say("choice-sell", deniers=deniers)
    return words.say("choice-give", stock=words.stock(one(choice.arg)))


def batch(words: Vocabulary, game: AnyGame, _choice: Choice) -> str:
    """A batch: the token it brings."""
    section = game.state.best_section()
    return words.say(
        "choice-batch",
        section=SECTION_NAMES[section],
        points=words.count(TOKEN_PRESTIGE[section], "prestige"),
    )


def done(words: Vocabulary, game: AnyGame, _choice: Choice) -> str:
    """The end of a castle turn."""
    return words.say("choice-done" if game.state.seats[game.seat].batches else "choice-done-idle")


def lay(words: Vocabulary, game: AnyGame, _choice: Choice) -> str:
    """Chance lays a card."""
    return words.say("choice-lay", space=game.state.last_space() + 1)


def deal(words: Vocabulary, game: AnyGame, _choice: Choice) -> str:
    """Chance deals a card."""
    return words.say("choice-deal", seat=seat_noun(facts_of(game)["seat"]))


# -- events --------------------------------------------------------------------------------------


def kind_of(_words: Vocabulary, event: Event) -> str:
    """Which message tells an event: what is secret or concerns no seat has its own."""
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
    return (words.sentence("joined-home"), used) if used else NOT_MINE


def drawing(words: Vocabulary, events: Sequence[Event], at: int, names: Names) -> Joined:
    """Cards drawn or put away, with what that cost."""
    event = events[at]
    paid = event.kind == "pay" and event.subject == "drawing"
    first = at + 1 if paid else at
    for kind in ("draw", "discard"):
        used = run_of(events, first, kind, None, event.seat)
        if used == 0:
            continue
        told = f"joined-{kind}-paid" if paid else f"joined-{kind}"
        seen = [one for one in events[first : first + used] if one.subject]
        cards = words.all_of([words.name(tile_noun(one.subject), "object") for one in seen])
        if not seen:
            cards = words.say("joined-draw-one") if used == 1 else words.count(used, "cards")
        stock = words.stock(event.stock)
        sentence = fill(told, words, event, names, stock=stock, cards=cards)
        return sentence, first + used - at
    return NOT_MINE


def token_list(words: Vocabulary, events: Sequence[Event]) -> str:
    """Tokens by section: ``2 tokens of the walls``."""
    numbers: dict[str, int] = {}
    for event in events:
        numbers[event.subject] = numbers.get(event.subject, 0) + 1
    return words.all_of(
        [
            words.say("joined-token", count=number, section=section)
            for section, number in numbers.items()
        ]
    )


def tokens(words: Vocabulary, events: Sequence[Event], at: int, names: Names) -> Joined:
    """A batch or a payment and its tokens; tokens that leave the game."""
    event = events[at]
    if event.kind == "token" and event.seat == NOBODY:
        used = run_of(events, at, "token", None, NOBODY)
        lost = token_list(words, events[at : at + used])
        return words.sentence("joined-tokens-lost", tokens=lost), used
    if event.kind != "pay":
        return NOT_MINE
    used = run_of(events, at + 1, "token", None, event.seat)
    if used == 0:
        return NOT_MINE
    if event.subject == "castle":
        told, used = "joined-castle", 1
    else:
        told = "joined-tokens"
    taken = token_list(words, events[at + 1 : at + 1 + used])
    return fill(told, words, event, names, tokens=taken), 1 + used


def turning(words: Vocabulary, events: Sequence[Event], at: int, names: Names) -> Joined:
    """A payment and what it turns or erects."""
    event = events[at]
    pays = run_of(events, at, "pay", event.subject, event.seat)
    then = at + pays
    if pays == 0:
        return NOT_MINE
    stock = words.stock(sum(one.stock for one in events[at:then]))
    for kind in ("transform", "claim") if event.subject == "residence" else ("erect",):
        if is_next(events, then, kind, None, event.seat):
            result = events[then]
            told = f"joined-{kind_of(words, result)}"
            return fill(told, words, result, names, stock=stock), pays + 1
    return NOT_MINE


def count_points(game: AnyGame, _events: Sequence[Event]) -> Tally:
    """Points are counted once, at the end."""
    sheets = [score_sheet(game.state, seat) for seat in range(game.players)]
    return {source: [sheet[source] for sheet in sheets] for source in sheets[0]}


BOOK: Book = Book(
    tiles=TILES,
    explain={
        "pass": leave_off,
        "place": place,
        "build": build,
        "erect": build,
        "draw": draw,
        "exchange": exchange,
        "keep": always_the_same,
        "over": over,
        "transform": transform,
        "gold": gold,
        "use": use,
        "offer": offer,
        "take": take,
        "give": give,
        "provost": move_provost(standing, BRIBE),
        "batch": batch,
        "done": done,
        "decline": always_the_same,
        "lay": lay,
        "first": always_the_same,
        "deal": deal,
    },
    card=card,
    kind=kind_of,
    joins=[empty_phases, lists, homecomings, drawing, tokens, turning, placing, paying],
    about=about,
    prices=BRIBE,
    sources=("tokens", "buildings", "residences", "prestige", "gold", "cubes", "deniers"),
    tally=count_points,
    kinds=("neutral", "own", "prestige", "residence"),
)
