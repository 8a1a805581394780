"""Whether the rest of a phase can be left to do; if not, why."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kingsroad.core.agenda import seat_of
from kingsroad.core.bits import size_of
from kingsroad.core.errors import ImpossiblePosition
from kingsroad.core.game import NOBODY, Step
from kingsroad.core.position import check_steps
from kingsroad.games.magna_carta.activation import ActivateRoad, BuyCubes, CloseCard, UseGain
from kingsroad.games.magna_carta.castle import BuildCastle, OfferBatch
from kingsroad.games.magna_carta.choices import SEAT_NAMES
from kingsroad.games.magna_carta.hands import DealCard, KeepHand, hand_size
from kingsroad.games.magna_carta.lawyer import TurnCard, UseLawyer
from kingsroad.games.magna_carta.payment import PayCost, PayKind, affordable
from kingsroad.games.magna_carta.phases import (
    ACTIONS,
    BUILDINGS,
    CASTLE,
    END_OF_ROUND,
    PROVOST,
    SETUP,
)
from kingsroad.games.magna_carta.placement import BuildCard, ErectPrestige, TakeAction
from kingsroad.games.magna_carta.position.agenda import AGENDA
from kingsroad.games.magna_carta.setup import DrawFirst, LayNeutral, LayPeddler
from kingsroad.games.magna_carta.state import UNCOVERED, Board, road_card
from kingsroad.games.magna_carta.tiles import (
    HAND,
    LAWYER,
    OWN,
    PHASE_NAMES,
    PRESTIGE,
    RESIDENCE,
    TILES,
    Effect,
)
from kingsroad.games.magna_carta.trade import ReceiveOffer, UseTrade
from kingsroad.realm.effect import Buy, FromCard, Gain, Sell, Trade, Transform
from kingsroad.realm.goods import GiveAny, GiveCubes, SellCube
from kingsroad.realm.provost import BribeProvost, MoveProvost
from kingsroad.realm.stock import FOOD, amount

NOT_SO: Final = "the phase cannot go on like that"


def check_agenda(b: Board, steps: list[Step[Board]]) -> None:
    """Refuse an agenda that its phase cannot leave."""
    if not steps:
        if b.phase == END_OF_ROUND and b.tokens == 0:  # the game is over
            return
        raise ImpossiblePosition("agenda: only a finished game has nothing to do")
    check_steps(steps, AGENDA, len(b.seats))
    if b.phase == SETUP:
        check_setup(b, steps)
    elif b.phase == ACTIONS:
        check_actions(b, steps)
    elif b.phase == PROVOST:
        check_provost(b, steps)
    elif b.phase == BUILDINGS:
        check_buildings(b, steps)
    elif b.phase == CASTLE:
        check_castle(b, steps)
    else:
        raise AGENDA.refuse(steps[0], f"nothing is asked in phase {PHASE_NAMES[b.phase]}")


def check_setup(b: Board, steps: list[Step[Board]]) -> None:
    """What is left of the setup, in its order."""
    if len(b.order) > 0 or not isinstance(steps[-1], DrawFirst):
        raise AGENDA.refuse(steps[-1], NOT_SO)
    due = len(b.seats) - 1  # the seat whose question would stand last
    at = len(steps) - 2
    while at >= 0 and due >= 0 and isinstance(steps[at], KeepHand):
        step = steps[at]
        if not isinstance(step, KeepHand) or step.seat != due:
            raise AGENDA.refuse(step, "hands are kept or exchanged in seat order")
        due -= 1
        at -= 1
    rest = steps[: at + 1]
    laid = len(b.road) - 1
    if rest and isinstance(rest[0], LayNeutral):
        if laid + rest[0].left != len(b.seats) - 1 or rest[0].left < 1 or due >= 0:
            raise AGENDA.refuse(rest[0], NOT_SO)
        if len(rest) != len(b.seats) + 2 or not isinstance(rest[1], LayPeddler):
            raise AGENDA.refuse(rest[0], NOT_SO)
        check_dealing(b, rest[2:], 0, 0)
    elif laid != len(b.seats):
        raise AGENDA.refuse(steps[0], "the neutral cards are laid first")
    elif due >= 0 and len(rest) > 1:
        raise AGENDA.refuse(rest[0], NOT_SO)
    else:
        check_dealing(b, rest, len(b.seats) - len(rest) if due < 0 else due, due + 1)


def check_dealing(b: Board, steps: list[Step[Board]], first: int, undecided: int) -> None:
    """Cards are dealt seat by seat; who may still exchange them has a whole hand by then."""
    cards = [hand_size(seat) for seat in b.seats]
    for i in range(len(steps)):
        step = steps[i]
        if not isinstance(step, DealCard) or step.to != first + i or not 1 <= step.left <= HAND:
            raise AGENDA.refuse(step, NOT_SO)
        cards[step.to] += step.left
    for seat in range(undecided, len(b.seats)):
        if cards[seat] != HAND:
            raise ImpossiblePosition(
                f"seats.{SEAT_NAMES[seat]}.hand: a first hand has {HAND} cards"
            )


def check_actions(b: Board, steps: list[Step[Board]]) -> None:
    """A seat acts, or pays and draws for its action; then acts the next."""
    last = steps[-1]
    if not isinstance(last, TakeAction):
        raise AGENDA.refuse(last, NOT_SO)
    if b.has_passed(last.seat):
        raise AGENDA.refuse(last, "this seat has passed")
    rest = steps[:-1]
    if not rest:
        return
    actor = seat_of(rest[0])
    if actor < 0 or b.has_passed(actor) or b.next_to_act(actor) != last.seat:
        raise AGENDA.refuse(rest[0], "it is not the turn of this seat")
    if isinstance(rest[0], DealCard):
        cards = size_of(b.seats[actor].pile | b.seats[actor].discard)
        if len(rest) != 1 or not 1 <= rest[0].left <= cards:
            raise AGENDA.refuse(rest[0], NOT_SO)
        return
    final = rest[-1]
    card = NOBODY
    if isinstance(final, BuildCard):
        card = final.card if TILES[final.card].kind == OWN else NOBODY
        if b.space_of(road_card(final.seat, final.card)) != 0:
            raise AGENDA.refuse(final, "this card is on the road already")
    elif isinstance(final, ErectPrestige):
        card = final.card if TILES[final.card].kind == PRESTIGE else NOBODY
        if not b.beginner and not b.has_residence(actor):
            raise AGENDA.refuse(final, NOT_SO)
    if card == NOBODY or seat_of(final) != actor:
        raise AGENDA.refuse(final, NOT_SO)
    check_payment(b, rest[:-1], actor, card)


def check_payment(b: Board, steps: list[Step[Board]], seat: int, card: int) -> None:
    """What is left to pay for a card, which the seat must be able to pay."""
    for step in steps:
        fits = isinstance(step, (PayKind, PayCost)) and step.seat == seat and step.card == card
        if isinstance(step, GiveAny):
            fits = step.seat == seat and step.cause == card and TILES[card].any_cubes > 0
        if not fits:
            raise AGENDA.refuse(step, NOT_SO)
    if len(steps) == 2:
        first, second = steps[0], steps[1]
        if not isinstance(first, PayKind) or not isinstance(second, PayCost):
            raise AGENDA.refuse(first, NOT_SO)
        if second.kind != first.kind + 1 or amount(TILES[card].cost, first.kind) == 0:
            raise AGENDA.refuse(first, NOT_SO)
        if not affordable(b.seats[seat].stock, card):
            raise AGENDA.refuse(first, "the seat could not pay this")
    elif len(steps) > 2 or (steps and not isinstance(steps[0], GiveAny)):
        raise AGENDA.refuse(steps[0], NOT_SO)


def check_provost(b: Board, steps: list[Step[Board]]) -> None:
    """One seat moves the provost; the next in passing order follows."""
    last = steps[-1]
    first = steps[0]
    if len(steps) != 2 or not isinstance(last, BribeProvost) or not isinstance(first, MoveProvost):
        raise AGENDA.refuse(last, NOT_SO)
    if not 1 <= last.turn <= len(b.bridge) or b.bridge[last.turn - 1] != first.seat:
        raise AGENDA.refuse(first, "it is not the turn of this seat")


def check_castle(b: Board, steps: list[Step[Board]]) -> None:
    """One seat offers batches; the next in passing order follows."""
    last = steps[-1]
    first = steps[0]
    if len(steps) != 2 or not isinstance(last, BuildCastle) or not isinstance(first, OfferBatch):
        raise AGENDA.refuse(last, NOT_SO)
    if not 1 <= last.turn <= len(b.bridge) or b.bridge[last.turn - 1] != first.seat:
        raise AGENDA.refuse(first, "it is not the turn of this seat")


def check_buildings(b: Board, steps: list[Step[Board]]) -> None:
    """A card acts; it closes, and the road goes on behind it."""
    last = steps[-1]
    if len(steps) < 3 or not isinstance(last, ActivateRoad):
        raise AGENDA.refuse(last, NOT_SO)
    closing = steps[-2]
    if not isinstance(closing, CloseCard) or closing.space + 1 != last.space:
        raise AGENDA.refuse(closing, NOT_SO)
    reach = b.last_space() if b.beginner else b.provost
    if not 1 <= closing.space <= reach or b.workers[closing.space] == NOBODY:
        raise AGENDA.refuse(closing, "no worker acts there")
    worker = b.workers[closing.space]
    owner = b.owner_at(closing.space)
    for step in steps[:-2]:
        seat = seat_of(step)
        known = seat != NOBODY and seat in (worker, owner)
        if not known or not fits(b, step, closing.space, seat != worker):
            raise AGENDA.refuse(step, "this cannot be asked here")
    check_turned(b, closing)
    asked = effect_length(b, steps, worker)
    if asked < len(steps) - 2:
        following = steps[asked]
        opens = isinstance(following, (UseGain, UseTrade, BuyCubes))
        if seat_of(steps[0]) != worker or seat_of(following) == worker or not opens:
            raise AGENDA.refuse(following, NOT_SO)
        if asked < len(steps) - 3:
            raise AGENDA.refuse(steps[asked + 1], NOT_SO)


def check_turned(b: Board, closing: CloseCard) -> None:
    """Workers stand on residences only where they have acted, and cards wait only from there."""
    for space in range(1, len(b.road)):
        stands = b.workers[space] != NOBODY and b.tops[space] == RESIDENCE
        if stands and space >= closing.space:
            raise AGENDA.refuse(closing, f"the worker on {space} has not acted yet")
        if b.turning >> space & 1 and space < closing.space:
            raise AGENDA.refuse(closing, f"the card on {space} has turned by then")


def effect_length(b: Board, steps: list[Step[Board]], worker: i64) -> int:
    """How many steps belong to the effect that is under way."""
    first = steps[0]
    if isinstance(first, GiveCubes):
        received = steps[1]
        if not isinstance(received, ReceiveOffer) or received.seat != first.seat:
            raise AGENDA.refuse(first, NOT_SO)
        return 2
    if isinstance(first, PayKind):
        if not isinstance(steps[2], TurnCard):
            raise AGENDA.refuse(first, NOT_SO)
        check_payment(b, steps[:2], worker, RESIDENCE)
        return 3
    return 1


def fits(b: Board, step: Step[Board], space: int, for_owner: bool) -> bool:
    """Whether a question belongs to the card that acts."""
    card = b.card_at(space)
    effect: Effect = TILES[card].effect
    owners = TILES[card].owner
    if for_owner:
        if owners is None:
            return False
        effect = owners
    if isinstance(step, UseGain):
        right = step.space == space and step.for_owner == for_owner
        return right and isinstance(effect, (Gain, FromCard))
    if isinstance(step, (UseTrade, ReceiveOffer)):
        right = step.card == card and step.for_owner == for_owner
        if not right or not isinstance(effect, Trade):
            return False
        return not isinstance(step, ReceiveOffer) or step.offer < len(effect.offers)
    if isinstance(step, GiveCubes):
        right = step.cause == card and step.left == 1 and step.first_kind == FOOD
        return right and isinstance(effect, Trade) and effect.offers[0].give == 1
    if isinstance(step, BuyCubes):
        return step.card == card and isinstance(effect, Buy) and 1 <= step.left <= effect.most
    if isinstance(step, SellCube):
        right = step.cause == card and isinstance(effect, Sell)
        return right and isinstance(effect, Sell) and step.deniers == effect.deniers
    if not isinstance(effect, Transform):
        return False
    if isinstance(step, (PayKind, PayCost)):
        return step.card == RESIDENCE
    if isinstance(step, TurnCard):
        return step.at == space and turnable(b, step)
    return isinstance(step, UseLawyer) and step.at == space


def turnable(b: Board, step: TurnCard) -> bool:
    """Whether the card to be turned is one that its seat may turn."""
    if not 1 <= step.space < len(b.road):
        return False
    own = b.owner_at(step.space) == step.seat and b.card_at(step.space) != LAWYER
    return own and b.tops[step.space] == UNCOVERED and not b.turning >> step.space & 1
