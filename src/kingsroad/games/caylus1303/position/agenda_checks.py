"""Whether the rest of a phase can be left to do; if not, why.

Each phase ends in a fixed way: the next place of the road, of the bridge or of the queue. Before
that stand the questions that one building or one favor has opened, and nothing else. The board
has been checked before.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kingsroad.core.errors import ImpossiblePosition
from kingsroad.core.game import NOBODY, Step
from kingsroad.core.position import check_steps
from kingsroad.games.caylus1303.activation import ActivateRoad, LeaveBuilding, PayOwner
from kingsroad.games.caylus1303.building import (
    ErectMonument,
    VisitResidences,
)
from kingsroad.games.caylus1303.castle import (
    DeliverBundle,
    DeliverBundles,
    HonourBestDeliverer,
    LeaveSite,
    best_deliverer,
)
from kingsroad.games.caylus1303.choices import SEAT_NAMES
from kingsroad.games.caylus1303.income import Recruit
from kingsroad.games.caylus1303.lawyer import is_start
from kingsroad.games.caylus1303.phases import (
    ACTIVATION,
    ADMINISTRATION,
    DELIVERY,
    PLANNING,
    SETUP,
    EndRound,
    PlaceWorkers,
    ResetProvost,
)
from kingsroad.games.caylus1303.placement import PlaceWorker, RiseEarly
from kingsroad.games.caylus1303.position.agenda import AGENDA
from kingsroad.games.caylus1303.position.board_checks import (
    characters_in_play,
    check_order,
    count_bits,
    count_claims,
    joined_and_left,
)
from kingsroad.games.caylus1303.position.question_checks import (
    gives_favor,
    is_effect,
    is_favor,
)
from kingsroad.games.caylus1303.setup import (
    SITE_SPOT,
    SPOTS,
    WOOD_SPOT,
    DealCharacters,
    DealStart,
    Draft,
    DraftCharacter,
    DrawFirst,
    LayTiles,
)
from kingsroad.games.caylus1303.special import CrossBridge, GuideProvost, PayProvost, SendBailiff
from kingsroad.games.caylus1303.state import BRIDGE, PLACES, Board, laid_before
from kingsroad.games.caylus1303.tiles import (
    BAILIFF,
    BAILIFF_REACH,
    DELIVERYMAN,
    EARLY_RISER,
    LAST_START_PLOT,
    LAWYER,
    NO_TILE,
    RESIDENCE,
    ROUNDS,
    SPARE_CHARACTERS,
    STONE_PLOT,
    TILES,
    WOOD_PLOT,
)

NOT_SO: Final = "the phase cannot go on like that"
NOT_HERE: Final = "this cannot be asked here"
NOT_ITS_TURN: Final = "it is not the turn of this seat"


def check_agenda(b: Board, steps: list[Step[Board]]) -> None:
    """Refuse an agenda that its phase cannot leave."""
    if not steps:
        check_finished(b)
        return
    check_steps(steps, AGENDA, len(b.seats))
    if b.phase == SETUP:
        check_setup(b, steps)
    elif b.phase == PLANNING:
        check_planning(b, steps)
    elif b.phase == ACTIVATION:
        check_activation(b, steps)
    elif b.phase == DELIVERY:
        check_delivery(b, steps)
    else:
        check_administration(b, steps)


def check_finished(b: Board) -> None:
    """[end.1] After the last round nothing is left to do."""
    if b.phase != ADMINISTRATION or b.round != ROUNDS:
        raise ImpossiblePosition("agenda: only a finished game has nothing to do")
    if b.provost != b.last_built_plot() - 1:
        raise ImpossiblePosition("provost must stand before the last building at the end")


# -- setup ---------------------------------------------------------------------------------------


def check_setup(b: Board, steps: list[Step[Board]]) -> None:
    """What is left of the setup, in its order: tiles, first seat, characters, the draft."""
    first = steps[0]
    if not isinstance(steps[-1], DealStart):
        raise AGENDA.refuse(steps[-1], NOT_SO)
    spots = SPOTS
    if isinstance(first, LayTiles):
        spots = first.spot
    for spot in range(SPOTS):
        if (spot_tile(b, spot) != NO_TILE) != (spot < spots):
            raise AGENDA.refuse(first, "the tiles are laid one after the other before all else")
    if isinstance(first, DraftCharacter):
        check_draft(b, steps)
        return
    waiting = steps[:-1]
    if isinstance(first, LayTiles):
        waiting = waiting[1:]
    if waiting and isinstance(waiting[0], DrawFirst):
        waiting = waiting[1:]
        if len(b.order) > 0:
            raise AGENDA.refuse(first, "the first seat is drawn only once")
        if characters_in_play(b) != 0:
            raise AGENDA.refuse(first, "characters are drawn after the first seat")
    elif isinstance(first, LayTiles):
        raise AGENDA.refuse(first, NOT_SO)
    else:
        check_order(b)
        if b.first_game:
            raise AGENDA.refuse(first, "the characters of a first game are not drawn")
    if (
        len(waiting) != 2
        or not isinstance(waiting[0], DealCharacters)
        or not isinstance(waiting[1], Draft)
    ):
        raise AGENDA.refuse(first, NOT_SO)
    if characters_in_play(b) != b.characters:
        raise AGENDA.refuse(first, "no seat has a character before the draft")


def spot_tile(b: Board, spot: i64) -> i64:
    """The tile on one of the spots that are filled before the game."""
    for number in range(len(SITE_SPOT)):
        if spot == SITE_SPOT[number]:
            return b.site_tile(number)
    if spot <= LAST_START_PLOT:
        return b.tiles[spot]
    return b.tiles[WOOD_PLOT if spot == WOOD_SPOT else STONE_PLOT]


def check_draft(b: Board, steps: list[Step[Board]]) -> None:
    """[setup.16] The seats that have no character yet, against the clock."""
    check_order(b)
    left = len(steps) - 1
    for i in range(left):
        step = steps[i]
        at = left - 1 - i
        if not isinstance(step, DraftCharacter) or at >= len(b.order) or b.order[at] != step.seat:
            raise AGENDA.refuse(step, NOT_ITS_TURN)
    if count_bits(characters_in_play(b)) != len(b.seats) + SPARE_CHARACTERS:
        raise AGENDA.refuse(steps[0], "all characters are drawn before the draft")
    for at in range(len(b.order)):
        drafted = count_bits(b.seats[b.order[at]].characters)
        if drafted != (1 if at >= left else 0):
            raise ImpossiblePosition(
                f"seats.{SEAT_NAMES[b.order[at]]}.characters: each seat drafts one, on its turn"
            )


# -- planning and activation ---------------------------------------------------------------------


def check_planning(b: Board, steps: list[Step[Board]]) -> None:
    """One seat places, and who follows is found out afterwards; or the Early Riser does."""
    first = steps[0]
    if isinstance(first, PlaceWorker) and len(steps) == 1:
        if b.has_passed(first.seat):
            raise AGENDA.refuse(first, "this seat has passed")
        return
    if (
        not isinstance(first, RiseEarly)
        or len(steps) != 2
        or not isinstance(steps[1], PlaceWorkers)
    ):
        raise AGENDA.refuse(first, NOT_SO)
    if not b.seats[first.seat].has(EARLY_RISER):
        raise AGENDA.refuse(first, "this seat has no Early Riser")
    if len(b.bridge) > 0 or len(b.queue) > 0 or first_worker(b) < PLACES:
        raise AGENDA.refuse(first, "he comes before all others")


def first_worker(b: Board) -> i64:
    """The first place of the road with a worker; PLACES if nobody stands there."""
    place: i64 = 0
    while place < PLACES and b.workers[place] == NOBODY:
        place += 1
    return place


def check_activation(b: Board, steps: list[Step[Board]]) -> None:
    """A building acts, or a seat is at the bridge, or the Bailiff; the road goes on behind."""
    last = steps[-1]
    if not isinstance(last, ActivateRoad):
        raise AGENDA.refuse(last, NOT_SO)
    if last.place != BRIDGE + 1:
        check_building(b, steps, False)
        return
    first = steps[0]
    if isinstance(first, GuideProvost) and len(steps) == 2:
        if first.reach != BAILIFF_REACH or not b.seats[first.seat].has(BAILIFF):
            raise AGENDA.refuse(first, "this seat has no Bailiff")
        check_gone(b, first, BRIDGE)
        return
    if len(steps) < 4 or not isinstance(steps[-2], SendBailiff):
        raise AGENDA.refuse(first, NOT_SO)
    crossing = steps[-3]
    if not isinstance(crossing, CrossBridge):
        raise AGENDA.refuse(crossing, NOT_SO)
    if crossing.turn == 0:
        check_building(b, steps[:-3], True)
        return
    if not isinstance(first, PayProvost) or len(steps) != 4:
        raise AGENDA.refuse(first, NOT_SO)
    if crossing.turn > len(b.bridge) or b.bridge[crossing.turn - 1] != first.seat:
        raise AGENDA.refuse(first, NOT_ITS_TURN)
    check_gone(b, first, BRIDGE)


def check_gone(b: Board, step: Step[Board], place: i64) -> None:
    """[road.7] Who has acted is in the camp."""
    if first_worker(b) < place:
        raise AGENDA.refuse(step, "the workers before it have gone to the camp by then")


def check_building(b: Board, steps: list[Step[Board]], before_bridge: bool) -> None:
    """What one building asks; then its worker leaves, and the next building acts."""
    last = steps[-1]
    if len(steps) < 3 or not isinstance(last, ActivateRoad):
        raise AGENDA.refuse(last, NOT_SO)
    leaving = steps[-2]
    if not isinstance(leaving, LeaveBuilding) or leaving.place + 1 != last.place:
        raise AGENDA.refuse(leaving, NOT_SO)
    place = leaving.place
    if before_bridge != (place < BRIDGE):
        raise AGENDA.refuse(leaving, NOT_SO)
    worker = b.workers[place]
    if place > BRIDGE + b.provost or worker == NOBODY:
        raise AGENDA.refuse(leaving, "no worker acts there")
    check_gone(b, leaving, place)
    if place <= LAWYER:
        check_lawyer(b, leaving)
    tile = b.tile_on(place)
    questions = steps[: len(steps) - 2 - check_bonus(b, steps, place)]
    effect = b.effect_on(place)
    favored = gives_favor(effect) and is_favor(b, questions, worker)
    if not favored and not is_effect(b, questions, worker, tile, laid_before(place)):
        raise AGENDA.refuse(steps[0], NOT_HERE)


def check_lawyer(b: Board, leaving: LeaveBuilding) -> None:
    """Nothing is claimed before the lawyer acts; before his second worker one tile may be."""
    claims = count_claims(b)
    if claims > (1 if leaving.place == LAWYER and joined_and_left(b) else 0):
        raise AGENDA.refuse(leaving, "the lawyer has not acted for so many workers yet")
    for plot in range(1, LAST_START_PLOT + 1):
        if is_start(b.tiles[plot]) and b.owners[plot] == b.workers[leaving.place]:
            raise AGENDA.refuse(leaving, "the lawyer has acted for this seat already")


def check_bonus(b: Board, steps: list[Step[Board]], place: i64) -> int:
    """[owner.1] The owner's bonus waits behind the first worker's effect: how many steps it is."""
    tile = b.tile_on(place)
    owner = b.owner_of(place)
    bonus = steps[-3]
    due = TILES[tile].owner is not None and owner != NOBODY and owner != b.workers[place]
    if b.second_place == place and b.second_seat == owner:  # [owner.6]
        due = False
    if not isinstance(bonus, PayOwner):
        if due and not joined_and_left(b):  # [owner.5] else this may be the second worker
            raise AGENDA.refuse(steps[0], "the owner's bonus must follow")
        return 0
    if not due or bonus.seat != owner or bonus.tile != tile:
        raise AGENDA.refuse(bonus, "no such bonus is due")
    return 1


# -- delivery and administration -----------------------------------------------------------------


def check_delivery(b: Board, steps: list[Step[Board]]) -> None:
    """A seat of the queue delivers, or the Deliveryman, or the best of them has a favor."""
    last = steps[-1]
    first = steps[0]
    if isinstance(last, LeaveSite):
        best = best_deliverer(b)
        if best == NOBODY or not is_favor(b, steps[:-1], best):
            raise AGENDA.refuse(first, "only the favor for most bundles is asked here")
        return
    if not isinstance(first, DeliverBundle) or len(steps) != 2:
        raise AGENDA.refuse(first, NOT_SO)
    if isinstance(last, HonourBestDeliverer):
        again = len(b.queue) > 0 and b.queue[len(b.queue) - 1] == first.seat
        if not b.seats[first.seat].has(DELIVERYMAN) or again:
            raise AGENDA.refuse(first, NOT_ITS_TURN)
        return
    if not isinstance(last, DeliverBundles):
        raise AGENDA.refuse(last, NOT_SO)
    if not 1 <= last.turn <= len(b.queue) or b.queue[last.turn - 1] != first.seat:
        raise AGENDA.refuse(first, NOT_ITS_TURN)
    for number in range(len(b.seats)):
        turn: i64 = 0
        while turn < last.turn and b.queue[turn] != number:
            turn += 1
        if turn == last.turn and b.seats[number].bundles > 0:
            raise AGENDA.refuse(first, f"{SEAT_NAMES[number]} has delivered before its turn")


def check_administration(b: Board, steps: list[Step[Board]]) -> None:
    """A residence is visited, or the theatre built there has brought a favor."""
    first = steps[0]
    if (
        len(steps) < 5
        or not isinstance(steps[-1], EndRound)
        or not isinstance(steps[-2], ResetProvost)
        or not isinstance(steps[-3], Recruit)
    ):
        raise AGENDA.refuse(first, NOT_SO)
    visiting = steps[-4]
    if not isinstance(visiting, VisitResidences) or not 2 <= visiting.plot <= LAST_START_PLOT + 1:
        raise AGENDA.refuse(visiting, NOT_SO)
    plot = visiting.plot - 1
    if isinstance(first, ErectMonument):
        residence = b.tiles[plot] == RESIDENCE and b.owners[plot] == first.seat
        if len(steps) != 5 or first.plot != plot or not residence:
            raise AGENDA.refuse(first, "the seat has no residence there to be visited")
    elif TILES[b.tiles[plot]].favors == 0 or not is_favor(b, steps[:-4], b.owners[plot]):
        raise AGENDA.refuse(first, NOT_HERE)
