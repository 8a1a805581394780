"""What the views of all games have in common: who looks, and who must choose what."""

from __future__ import annotations

from mypy_extensions import i64

from kingsroad.core.documents import CommonView, QuestionView
from kingsroad.core.game import NOBODY, Game, S


def common_view(g: Game[S], seat: int) -> CommonView:
    """Who looks and who must choose what; `Game.view` adds what may be chosen."""
    return {
        "you": name_or_none(g, seat),
        "over": g.pending is None,
        "to_choose": name_or_none(g, g.seat),
        "question": open_question(g),
    }


def open_question(g: Game[S]) -> QuestionView | None:
    """What is asked of whom; None when the game is over."""
    asked = g.pending
    if asked is None:
        return None
    return {"name": type(asked).__name__, "seat": g.seat_name(asked.seat), "about": g.about}


def name_or_none(g: Game[S], seat: i64) -> str | None:
    """The colour of a seat; None for nobody."""
    return None if seat == NOBODY else g.seat_name(seat)
