"""Which question a view shows."""

from __future__ import annotations

from typing import Any


def asking(view: Any) -> str:
    """The name of the step that asks; empty when the game is over."""
    return view["question"]["name"] if view["question"] else ""
