"""The agenda as words, and the phases that follow it without being written."""

from __future__ import annotations

from typing import Final

from kingsroad.core.agenda import AgendaWords
from kingsroad.core.game import Step
from kingsroad.games.caylus2005.phases import SEVEN_PHASES, PlayTurn
from kingsroad.games.caylus2005.state import Board
from kingsroad.games.caylus2005.steps import FLAGS, STEPS, WORDS
from kingsroad.realm.phases import steps_after, steps_from

AGENDA: Final = AgendaWords(STEPS, WORDS, FLAGS)
"""The steps of Caylus (2005) as words."""


def later_phases(b: Board) -> list[Step[Board]]:
    """The steps of the turn after the current phase, in reading order."""
    return steps_after(b.phase, SEVEN_PHASES, PlayTurn())


def phases_from_now(b: Board) -> list[Step[Board]]:
    """The steps of the turn from the beginning of the current phase on, in reading order."""
    return steps_from(b.phase, SEVEN_PHASES)
