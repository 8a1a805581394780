"""What the boards of several games have."""

from __future__ import annotations

from collections.abc import Sequence

from kingsroad.core.game import Step
from kingsroad.realm.phases import Phase
from kingsroad.realm.table import T
from kingsroad.text.glyphs import ARROW, Glyph, Glyphs


def phases_of(steps: Sequence[Step[T]], names: Sequence[str]) -> list[str]:
    """The phases of a round, in their order."""
    return [names[step.number] for step in steps if isinstance(step, Phase)]


def worth(sign: str, number: int, points: int) -> Glyphs:
    """So many of something are worth so many points."""
    return (Glyph(sign, int(number)), ARROW, Glyph("points", int(points)))
