"""What a seat may see, and a table dealt anew where it cannot."""

from __future__ import annotations

from mypy_extensions import i64

from kingsroad.core.bits import BIT, size_of
from kingsroad.core.dice import Dice
from kingsroad.core.game import Game
from kingsroad.core.view import common_view
from kingsroad.games.magna_carta.choices import COLOURS
from kingsroad.games.magna_carta.describe import card_names, describe_board, describe_seat
from kingsroad.games.magna_carta.documents import SeatView, View
from kingsroad.games.magna_carta.hands import hand_size
from kingsroad.games.magna_carta.income import income_of
from kingsroad.games.magna_carta.scoring import score_of, to_come
from kingsroad.games.magna_carta.state import Board, Seat
from kingsroad.games.magna_carta.tiles import OWN_CARDS, PRESTIGE_CARDS


def view(g: Game[Board], seat: int) -> View:
    """[view.1] to [view.6] The table as a seat sees it, with its own hand."""
    b = g.state
    return {
        **describe_board(b),
        "seats": {
            COLOURS[other]: view_seat(b, other, other == seat, g.over)
            for other in range(len(b.seats))
        },
        "supply": card_names(b.supply, PRESTIGE_CARDS),
        **common_view(g, seat),
    }


def view_seat(b: Board, number: int, own: bool, over: bool) -> SeatView:
    """What a seat owns; its hand only for itself, sizes for everybody."""
    seat = b.seats[number]
    seen: SeatView = {
        **describe_seat(seat),
        "workers": int(seat.workers),
        "hand_size": int(hand_size(seat)),
        "pile_size": int(size_of(seat.pile)),
        "income": int(income_of(seat)),
        "score": int(score_of(seat)),
        "to_come": {} if over else to_come(b, number),
    }
    if own:
        seen["hand"] = card_names(seat.hand, OWN_CARDS)
    return seen


def conceal(g: Game[Board], seat: int, dice: Dice) -> Game[Board]:
    """A clone in which everything that a seat cannot know has been dealt anew."""
    concealed = g.clone()
    for number in range(len(concealed.state.seats)):
        if number != seat:
            deal_anew(concealed.state.seats[number], dice)
    if concealed.pending is not None:
        concealed.legal = concealed.pending.options(concealed)
    return concealed


def deal_anew(seat: Seat, dice: Dice) -> None:
    """Mix the unknown cards of the hand with the pile; hands keep their size.

    Cards that everybody can tell to be in the hand, because the pile was shuffled anew since
    they were drawn, stay there.
    """
    secret = seat.hand & ~seat.known
    held = size_of(secret)
    unknown = secret | seat.pile
    seat.hand = seat.known
    for _ in range(held):
        card = pick_card(unknown, dice)
        unknown &= ~BIT[card]
        seat.hand |= BIT[card]
    seat.pile = unknown


def pick_card(cards: i64, dice: Dice) -> i64:
    """One card of a set at random."""
    skip = dice.below(size_of(cards))
    card: i64 = 0
    while True:
        if cards >> card & 1:
            if skip == 0:
                return card
            skip -= 1
        card += 1
