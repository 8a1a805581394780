"""What the views of all games have in common: the question, shown to whom it is put."""

from __future__ import annotations

from mypy_extensions import i64

from kingsroad.core.documents import CommonView
from kingsroad.core.game import NOBODY, Game, S


def common_view(g: Game[S], seat: int) -> CommonView:
    """Who looks, who must choose what, and the options if it is the one who looks.

    Another seat's options may tell what it holds, so they are nobody else's business.
    """
    mine = g.pending is not None and g.pending.seat == seat
    return {
        "you": name_or_none(g, seat),
        "over": g.pending is None,
        "to_choose": name_or_none(g, g.seat),
        "question": "" if g.pending is None else type(g.pending).__name__,
        "options": [choice.name for choice in g.legal] if mine else [],
    }


def name_or_none(g: Game[S], seat: i64) -> str | None:
    """The colour of a seat; None for nobody."""
    return None if seat == NOBODY else g.seat_name(seat)
