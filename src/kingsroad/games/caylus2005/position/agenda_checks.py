"""Whether the rest of a phase can be left to do; if not, why.

Each phase ends in a fixed way (the next building of the road, the next number at the castle).
Before that stand the questions that one building, castle turn or count has opened.
"""

from __future__ import annotations

from typing import Final

from kingsroad.core.errors import ImpossiblePosition
from kingsroad.core.game import NOBODY, Ask, Step
from kingsroad.core.position import check_steps
from kingsroad.games.caylus2005.activation import ActivateRoad, CloseBuilding
from kingsroad.games.caylus2005.building import BuildTile, LayTile, ReplaceResidence
from kingsroad.games.caylus2005.castle import BuildCastle, EndCastleTurn, LeaveCastle, OfferBatch
from kingsroad.games.caylus2005.causes import FAVOR_A
from kingsroad.games.caylus2005.counts import CheckCount, CloseSection, CountHouses
from kingsroad.games.caylus2005.favors import ReceiveFavor, UseFavor
from kingsroad.games.caylus2005.lawyer import UseLawyer
from kingsroad.games.caylus2005.phases import (
    BUILDINGS,
    CASTLE,
    END_OF_TURN,
    PLACEMENT,
    PROVOST,
    SETUP,
    SPECIAL_BUILDINGS,
    EndTurn,
)
from kingsroad.games.caylus2005.placement import PlaceWorker
from kingsroad.games.caylus2005.position.agenda import AGENDA
from kingsroad.games.caylus2005.production import OwnersCube, TakeOneOf
from kingsroad.games.caylus2005.setup import DealStart, DrawOrder, LayNeutral
from kingsroad.games.caylus2005.special import (
    GuideProvost,
    LeaveGate,
    LeaveInn,
    LeaveJoustField,
)
from kingsroad.games.caylus2005.state import (
    CASTLE_1,
    CASTLE_END,
    INN_LEFT,
    INN_RIGHT,
    ROAD,
    STABLES_1,
    Board,
)
from kingsroad.games.caylus2005.tiles import (
    COUNT_SPACE,
    FAVOR_TABLE,
    FIRST_SPACE,
    GATE,
    JOUST_FIELD,
    LAST_NEUTRAL_SPACE,
    MERCHANTS_GUILD,
    OF_STONE,
    PHASE_NAMES,
    PRESTIGE,
    SECTIONS,
    TILES,
    TRADING_POST,
    WOODEN,
    Gain,
)
from kingsroad.games.caylus2005.trade import ReceiveOffer, UseTrade
from kingsroad.realm.effect import OneOf, Sell, Trade
from kingsroad.realm.goods import GiveAny, GiveCubes, SellCube, TakeCubes
from kingsroad.realm.provost import BribeProvost, MoveProvost

NOTHING_MORE: Final = "the phase must end as the rules end it"
NOTHING_BETWEEN: Final = "nothing comes between paying and this"


def check_agenda(b: Board, steps: list[Step[Board]]) -> None:
    """Refuse an agenda that its phase cannot leave."""
    if not steps:
        if b.phase == END_OF_TURN and b.counted == SECTIONS:  # the game is over
            return
        raise ImpossiblePosition("agenda: only a finished game has nothing to do")
    check_steps(steps, AGENDA, len(b.seats))
    questions = steps[: len(steps) - check_ending(b, steps)]
    laying = 0
    for step in questions:
        check_question(b, step)
        if isinstance(step, (LayTile, ReplaceResidence)):
            laying += 1
            if laying > 1:
                raise AGENDA.refuse(step, "only one tile is laid at a time")
    check_debts(questions)


def check_debts(steps: list[Step[Board]]) -> None:
    """What was paid for follows at once: only the payment itself may stand before it."""
    for i in range(len(steps)):
        step = steps[i]
        before = steps[i - 1] if i == 1 else None
        if isinstance(step, LayTile):
            paid = isinstance(before, GiveAny) and before.cause == step.tile
            if not paid or not TILES[step.tile].any_cubes:
                raise AGENDA.refuse(step, NOTHING_BETWEEN)
        elif isinstance(step, ReceiveOffer):
            if not isinstance(before, GiveCubes) or before.cause != step.tile:
                raise AGENDA.refuse(step, NOTHING_BETWEEN)
        elif isinstance(step, ReplaceResidence) and i > 0:
            raise AGENDA.refuse(step, NOTHING_BETWEEN)


def check_ending(b: Board, steps: list[Step[Board]]) -> int:
    """How many steps at the end of the agenda belong to the phase itself; they must fit."""
    names = [type(step).__name__ for step in steps]
    if b.phase == SETUP:
        return check_setup(b, steps)
    if b.phase == PLACEMENT:
        return check_placement(b, steps)
    if b.phase == SPECIAL_BUILDINGS:
        return check_special(b, steps)
    if b.phase == PROVOST:
        return check_provost(b, steps)
    if b.phase == BUILDINGS:
        return check_road_ending(b, steps)
    if b.phase == CASTLE:
        return check_castle_ending(b, steps)
    if b.phase == END_OF_TURN:
        return check_counts(b, steps)
    raise ImpossiblePosition(f"agenda: {names[0]} cannot stand in phase {PHASE_NAMES[b.phase]}")


def check_setup(b: Board, steps: list[Step[Board]]) -> int:
    """Neutral tiles, turn order, starting goods."""
    first = steps[0]
    if isinstance(first, LayNeutral):
        if not FIRST_SPACE <= first.space <= LAST_NEUTRAL_SPACE or len(b.order) > 0:
            raise AGENDA.refuse(first, NOTHING_MORE)
        for space in range(FIRST_SPACE, LAST_NEUTRAL_SPACE + 1):
            if (space < first.space) != (b.tiles[space] >= 0):
                raise AGENDA.refuse(
                    first, f"the spaces before {first.space} are laid, the others not"
                )
        steps = steps[1:]
    elif b.first_free_space() <= LAST_NEUTRAL_SPACE:
        raise AGENDA.refuse(first, "the neutral tiles are laid first")
    if (
        len(steps) != 2
        or not isinstance(steps[0], DrawOrder)
        or not isinstance(steps[1], DealStart)
    ):
        raise AGENDA.refuse(first, NOTHING_MORE)
    return len(steps) + 1 if isinstance(first, LayNeutral) else len(steps)


def check_placement(b: Board, steps: list[Step[Board]]) -> int:
    """One seat places; who follows is found out afterwards."""
    step = steps[-1]
    if not isinstance(step, PlaceWorker) or len(steps) > 1:
        raise AGENDA.refuse(step, NOTHING_MORE)
    if b.has_passed(step.seat):
        raise AGENDA.refuse(step, "this seat has passed")
    return 1


SPECIAL_ORDER: Final = [
    "OpenTradingPost",
    "OpenGuild",
    "OpenJoustField",
    "OpenStables",
    "OpenInn",
]


def check_special(b: Board, steps: list[Step[Board]]) -> int:
    """The special buildings not yet opened, in their order, and the one that is open."""
    waiting = 0
    while waiting < len(steps) and waiting < len(SPECIAL_ORDER):
        if type(steps[-1 - waiting]).__name__ != SPECIAL_ORDER[-1 - waiting]:
            break
        waiting += 1
    if waiting == len(steps):
        raise AGENDA.refuse(steps[0], NOTHING_MORE)
    open_now = steps[-1 - waiting]
    lone = len(steps) - waiting == 1
    place = NOBODY
    if isinstance(open_now, LeaveGate) and waiting == 5 and lone:
        place = GATE
    elif isinstance(open_now, GuideProvost) and waiting == 3 and lone:
        place = MERCHANTS_GUILD
    elif isinstance(open_now, LeaveInn) and waiting == 0 and lone:
        place = INN_RIGHT
    elif isinstance(open_now, LeaveJoustField) and waiting == 2:
        if b.workers[JOUST_FIELD] == NOBODY:
            raise AGENDA.refuse(open_now, "no worker is there")
        check_closed(b, open_now, waiting)
        return waiting + 1
    if place == NOBODY or not isinstance(open_now, Ask):
        raise AGENDA.refuse(open_now, NOTHING_MORE)
    if b.workers[place] != open_now.seat:
        raise AGENDA.refuse(open_now, "its worker is not there")
    check_closed(b, open_now, waiting)
    return waiting + 1


def check_closed(b: Board, open_now: Step[Board], waiting: int) -> None:
    """Nobody stands any more in the special buildings that have acted."""
    left = [GATE, TRADING_POST, MERCHANTS_GUILD, JOUST_FIELD, STABLES_1, INN_LEFT]
    for i in range(len(left) - waiting):
        is_open = i == len(left) - waiting - 1 and left[i] != INN_LEFT
        if b.workers[left[i]] != NOBODY and not is_open:
            raise AGENDA.refuse(open_now, "workers have gone home from the buildings before it")


def check_provost(b: Board, steps: list[Step[Board]]) -> int:
    """One seat moves the provost; the next in passing order follows."""
    last = steps[-1]
    if not isinstance(last, BribeProvost) or len(steps) != 2:
        raise AGENDA.refuse(last, NOTHING_MORE)
    first = steps[0]
    if not isinstance(first, MoveProvost) or not 1 <= last.turn <= len(b.bridge):
        raise AGENDA.refuse(first, NOTHING_MORE)
    if b.bridge[last.turn - 1] != first.seat:
        raise AGENDA.refuse(first, "it is not the turn of this seat")
    return 2


def check_road_ending(b: Board, steps: list[Step[Board]]) -> int:
    """A building is open; it closes, and the road goes on behind it."""
    last = steps[-1]
    if len(steps) < 3 or not isinstance(last, ActivateRoad):
        raise AGENDA.refuse(last, NOTHING_MORE)
    closing = steps[-2]
    if not isinstance(closing, CloseBuilding) or closing.space + 1 != last.space:
        raise AGENDA.refuse(closing, NOTHING_MORE)
    if not FIRST_SPACE <= closing.space <= b.provost or b.workers[ROAD + closing.space] == NOBODY:
        raise AGENDA.refuse(closing, "no worker acts there")
    for space in range(FIRST_SPACE, closing.space):
        if b.workers[ROAD + space] != NOBODY:
            raise AGENDA.refuse(closing, f"the worker on {space} has gone home by then")
    return 2


def check_castle_ending(b: Board, steps: list[Step[Board]]) -> int:
    """A seat builds and the next number follows, or the best builder uses his favor."""
    last = steps[-1]
    if isinstance(last, LeaveCastle):
        return 1
    if not isinstance(last, BuildCastle) or len(steps) != 3:
        raise AGENDA.refuse(last, NOTHING_MORE)
    offering = steps[0]
    ending = steps[1]
    place = CASTLE_1 + last.number - 2
    if (
        not isinstance(offering, OfferBatch)
        or not isinstance(ending, EndCastleTurn)
        or not CASTLE_1 <= place < CASTLE_END
        or ending.seat != offering.seat
        or b.workers[place] != offering.seat
    ):
        raise AGENDA.refuse(offering, "it is not the turn of this seat")
    return 3


def check_counts(b: Board, steps: list[Step[Board]]) -> int:
    """The seats not yet counted in turn order, then the section is closed."""
    if (
        len(steps) < 3
        or not isinstance(steps[-1], EndTurn)
        or not isinstance(steps[-2], CheckCount)
        or not isinstance(steps[-3], CloseSection)
        or b.counted == SECTIONS
    ):
        raise AGENDA.refuse(steps[-1], NOTHING_MORE)
    if b.bailiff < COUNT_SPACE[b.counted] and b.room_in(b.counted) > 0:
        raise AGENDA.refuse(steps[-3], "this section is not due to be counted")
    ending = 3
    while ending < len(steps):
        step = steps[-1 - ending]
        if not isinstance(step, CountHouses):
            break
        due = len(b.order) - 1 - (ending - 3)
        if due < 0 or b.order[due] != step.seat:
            raise AGENDA.refuse(step, "it is not the turn of this seat")
        ending += 1
    if ending == len(steps):
        raise AGENDA.refuse(steps[0], NOTHING_MORE)
    return ending


def check_question(b: Board, step: Step[Board]) -> None:
    """A question that a building, a favor or a count can open, about things that exist."""
    if not fits(b, step):
        raise AGENDA.refuse(step, "this cannot be asked here")


def fits(b: Board, step: Step[Board]) -> bool:
    """Whether the facts of an open question agree with the tiles they name."""
    if isinstance(step, (ReceiveFavor, UseFavor)):
        return not b.variant.simple_favors
    if isinstance(step, TakeOneOf):
        favor = step.cause - FAVOR_A
        if 0 <= favor < len(FAVOR_TABLE):
            return isinstance(FAVOR_TABLE[favor][1], OneOf)
        return step.cause < len(TILES) and isinstance(TILES[step.cause].effect, OneOf)
    if isinstance(step, OwnersCube):
        tile = TILES[step.tile]
        return tile.kind == OF_STONE and isinstance(tile.effect, Gain)
    if isinstance(step, SellCube):
        market = TILES[step.cause].effect
        return isinstance(market, Sell) and market.deniers == step.deniers
    if isinstance(step, UseTrade):
        return isinstance(TILES[step.tile].effect, Trade)
    if isinstance(step, ReceiveOffer):
        effect = TILES[step.tile].effect
        return isinstance(effect, Trade) and step.offer < len(effect.offers)
    if isinstance(step, (GiveCubes, TakeCubes)):
        return step.left > 0
    if isinstance(step, BuildTile):
        return step.kind in (WOODEN, OF_STONE, PRESTIGE) and not (
            step.cheaper and step.kind == PRESTIGE
        )
    if isinstance(step, LayTile):
        is_craft = TILES[step.tile].kind in (WOODEN, OF_STONE)
        return is_craft and b.in_supply(step.tile) and b.first_free_space() > 0
    if isinstance(step, ReplaceResidence):
        return TILES[step.tile].kind == PRESTIGE and b.in_supply(step.tile)
    return isinstance(step, (GiveAny, UseLawyer))
