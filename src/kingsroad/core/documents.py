"""The types of the documents that all games have in common.

Not compiled: whoever reads these types at run time (schemas, tests) needs them as they are written.
"""

from __future__ import annotations

from typing import TypedDict


class QuestionView(TypedDict):
    """The open question of a view."""

    name: str
    """The step that asks."""
    seat: str
    """Who must choose; ``chance`` for a draw."""
    about: dict[str, str]
    """The tile, favor line, seat ... that it is about, by its sort; perhaps nothing."""


class CommonView(TypedDict):
    """What every view says about who looks and who must choose."""

    you: str | None
    """The seat that looks; nobody for a spectator."""
    over: bool
    to_choose: str | None
    """The seat that must choose, or ``chance``; nobody when the game is over."""
    question: QuestionView | None
    """What is asked; nothing when the game is over."""
