"""What the views of all games have in common: the question, shown to whom it is put."""

from __future__ import annotations

from mypy_extensions import i64

from kingsroad.core.game import NOBODY, Game, S


def add_question(seen: dict[str, object], g: Game[S], seat: int) -> None:
    """Add who looks, who must choose what, and the options to whoever may know them.

    Where seats have secrets, options may tell what a seat holds: only that seat is shown them.
    """
    seen["you"] = name_or_none(g, seat)
    seen["over"] = g.pending is None
    seen["to_choose"] = name_or_none(g, g.seat)
    seen["question"] = "" if g.pending is None else type(g.pending).__name__
    shown = not g.rules.secrets or g.seat == seat
    seen["options"] = [choice.name for choice in g.legal] if shown else []


def name_or_none(g: Game[S], seat: i64) -> str | None:
    """The colour of a seat; None for nobody."""
    return None if seat == NOBODY else g.seat_name(seat)
