"""What the views of all games have in common: the question, shown to whom it is put."""

from __future__ import annotations

from typing import TypedDict

from mypy_extensions import i64

from kingsroad.core.game import NOBODY, Game, S


class Question(TypedDict):
    """The open question of a view."""

    name: str
    """The step that asks."""
    seat: str
    """Who must choose; ``chance`` for a draw."""
    about: dict[str, str]
    """The tile, favor line, seat ... that it is about, by its sort; perhaps nothing."""


def add_question(seen: dict[str, object], g: Game[S], seat: int) -> None:
    """Add who looks, who must choose what, and the options if it is the one who looks.

    Another seat's options may tell what it holds, so they are nobody else's business.
    """
    seen["you"] = name_or_none(g, seat)
    seen["over"] = g.pending is None
    seen["to_choose"] = name_or_none(g, g.seat)
    seen["question"] = open_question(g)
    mine = g.pending is not None and g.pending.seat == seat
    seen["options"] = [choice.name for choice in g.legal] if mine else []


def open_question(g: Game[S]) -> Question | None:
    """What is asked of whom; None when the game is over."""
    asked = g.pending
    if asked is None:
        return None
    return {"name": type(asked).__name__, "seat": g.seat_name(asked.seat), "about": g.about}


def name_or_none(g: Game[S], seat: i64) -> str | None:
    """The colour of a seat; None for nobody."""
    return None if seat == NOBODY else g.seat_name(seat)
