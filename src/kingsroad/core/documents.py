"""The types of the documents that all games have in common.

Not compiled: whoever reads these types at run time (schemas, tests) needs them as they are written.
"""

from __future__ import annotations

from typing import TypedDict


class CommonView(TypedDict):
    """What every view says about who looks and who must choose."""

    you: str | None
    """The seat that looks; nobody for a spectator."""
    over: bool
    to_choose: str | None
    """The seat that must choose, or ``chance``; nobody when the game is over."""
    question: str
    """The kind of question; empty when the game is over."""
    options: list[str]
    """The names of what may be chosen; only for the seat that must choose."""
