"""Whether a table can come up in a game; if not, why."""

from __future__ import annotations

from mypy_extensions import i64

from kingsroad.core.bits import BIT
from kingsroad.core.document import refuse_if
from kingsroad.core.game import NOBODY
from kingsroad.games.magna_carta.choices import ROAD_KEYS, SEAT_NAMES
from kingsroad.games.magna_carta.phases import ACTIONS, BUILDINGS, CASTLE, PROVOST, SETUP
from kingsroad.games.magna_carta.state import UNCOVERED, Board
from kingsroad.games.magna_carta.tiles import (
    LAWYER,
    PEDDLER,
    PHASE_NAMES,
    RESIDENCE,
    SECTION_NAMES,
    SECTIONS,
    TOKENS,
    WORKERS,
)


def check_board(b: Board, begun: bool) -> None:
    """Refuse a table that no game can reach. `begun` tells that its phase is under way."""
    check_road(b, begun)
    if b.phase == SETUP:
        check_setup(b)
    else:
        check_tracks(b, begun)
    check_tokens(b)
    for number in range(len(b.seats)):
        seat = b.seats[number]
        name = SEAT_NAMES[number]
        refuse_if(seat.workers < 0, f"{name} has more than {WORKERS} workers out")
        refuse_if(
            seat.batches > 0 and (b.phase != CASTLE or not begun),
            f"seats.{name}.batches: batches are offered in the castle phase only",
        )
        refuse_if(
            seat.batches > seat.tokens_of(0) + seat.tokens_of(1) + seat.tokens_of(2),
            f"seats.{name}.batches: each batch has brought a token",
        )
        refuse_if(
            not b.beginner and seat.monuments & ~on_the_road(b, number) != 0,
            f"seats.{name}.prestige: a prestige building lies on a residence of the road",
        )


def on_the_road(b: Board, seat: i64) -> i64:
    """The prestige buildings that lie on cards of a seat, one bit each."""
    found: i64 = 0
    for space in range(1, len(b.road)):
        if b.owner_at(space) == seat and b.tops[space] != UNCOVERED:
            found |= BIT[b.tops[space]]
    return found


def check_setup(b: Board) -> None:
    """Before the first round."""
    refuse_if(b.round != 0, "round must be 0 during setup")
    refuse_if(len(b.bridge) > 0, "bridge: nobody passes during setup")
    laid = len(b.road) > len(b.seats) and not b.beginner
    refuse_if(b.provost != (len(b.seats) if laid else 0), "provost: he starts on the peddler")


def check_tracks(b: Board, begun: bool) -> None:
    """Round, turn order, bridge and provost."""
    refuse_if(b.round == 0, "round must be 1 or more after setup")
    refuse_if(len(b.order) != len(b.seats), "order must name every seat once")
    for i in range(1, len(b.order)):
        refuse_if(b.order[i] != (b.order[0] + i) % len(b.seats), "order must go round the table")
    passed = len(b.bridge)
    if b.phase == ACTIONS and begun:
        refuse_if(passed == len(b.seats), "bridge: actions are over when all seats have passed")
    elif b.phase > ACTIONS:
        refuse_if(passed < len(b.seats), "bridge must name every seat after the actions")
    if b.beginner:
        refuse_if(b.phase == PROVOST or b.provost != 0, "the beginner game has no provost")
    else:
        refuse_if(
            not 1 <= b.provost <= b.last_space(), f"provost must stand on 1 to {b.last_space()}"
        )


def check_road(b: Board, begun: bool) -> None:
    """Neutral cards first, the peddler last of them, then cards of the seats."""
    neutral = len(b.seats)
    numbers: list[int] = []
    for space in range(1, len(b.road)):
        number = b.road[space]
        key = ROAD_KEYS[number]
        where = f"road: {key}"
        refuse_if(number in numbers, f"{where} is there twice")
        numbers.append(number)
        owner = b.owner_at(space)
        refuse_if(
            (owner == NOBODY) != (space <= neutral),
            f"{where}: the first {neutral} cards are neutral, all others are not",
        )
        refuse_if(
            (b.card_at(space) == PEDDLER) != (space == neutral),
            "road: the peddler is the last of the neutral cards",
        )
        refuse_if(owner >= len(b.seats), f"{where}: this seat does not play")
        check_space(b, space, where, begun)
    refuse_if(b.phase != SETUP and len(b.road) <= neutral, "road: neutral cards are missing")


def check_space(b: Board, space: int, where: str, begun: bool) -> None:
    """What lies and stands on one card."""
    top = b.tops[space]
    if top != UNCOVERED:
        refuse_if(
            b.owner_at(space) == NOBODY or b.card_at(space) == LAWYER or b.beginner,
            f"{where} never becomes a residence",
        )
        if top != RESIDENCE:
            monuments = b.seats[b.owner_at(space)].monuments
            refuse_if(
                not monuments >> top & 1, f"{where}: its prestige building is not its owner's"
            )
            for other in range(1, space):
                refuse_if(b.tops[other] == top, f"{where}: its prestige building is there twice")
    just_turned = top == RESIDENCE and b.phase == BUILDINGS and begun
    refuse_if(
        b.workers[space] != NOBODY and top != UNCOVERED and not just_turned,
        f"{where}: no worker stands there",
    )
    refuse_if(
        b.workers[space] != NOBODY and not ACTIONS <= b.phase <= BUILDINGS,
        f"{where}: no worker stands there in phase {PHASE_NAMES[b.phase]}",
    )
    most = b.cubes_for(b.card_at(space)) if top == UNCOVERED else 0
    refuse_if(b.cubes[space] > most, f"{where} holds at most {most} cubes")
    if b.turning >> space & 1:
        refuse_if(
            b.phase != BUILDINGS or not begun or b.workers[space] == NOBODY,
            f"{where}: a card waits to turn only for its worker, while buildings act",
        )
        refuse_if(
            b.owner_at(space) == NOBODY or b.card_at(space) == LAWYER or b.beginner,
            f"{where} never becomes a residence",
        )
        refuse_if(top != UNCOVERED, f"{where} is a residence already")


def check_tokens(b: Board) -> None:
    """No more tokens than there are, and the better ones gone first."""
    begun = False
    gone: i64 = 0
    for section in range(SECTIONS - 1, -1, -1):
        all_of_them = TOKENS[section] - (4 - len(b.seats))
        left = (b.tokens >> (8 * section)) & 255
        taken = 0
        for seat in b.seats:
            taken += seat.tokens_of(section)
        name = SECTION_NAMES[section]
        refuse_if(left + taken > all_of_them, f"tokens: there are {all_of_them} of the {name}")
        refuse_if(begun and left > 0, f"tokens: those of the {name} are taken before worse ones")
        begun = begun or left < all_of_them
        gone += all_of_them - left
    refuse_if(
        b.tokens == 0 and b.phase < BUILDINGS, "tokens: without tokens the game is over by now"
    )
    refuse_if(
        b.round > gone + 1, f"round: only {gone} tokens are gone, and in each round one leaves"
    )
