"""The agenda as words, and the phases that follow it without being written."""

from __future__ import annotations

from typing import Final

from kingsroad.core.agenda import AgendaWords
from kingsroad.core.game import Step
from kingsroad.games.magna_carta.phases import FIVE_PHASES, SIX_PHASES, PlayRound
from kingsroad.games.magna_carta.state import Board
from kingsroad.games.magna_carta.steps import FLAGS, STEPS, WORDS
from kingsroad.realm.phases import steps_after, steps_from

AGENDA: Final = AgendaWords(STEPS, WORDS, FLAGS)
"""The steps of Magna Carta as words."""


def later_phases(b: Board) -> list[Step[Board]]:
    """The steps of the round after the current phase, in reading order."""
    return steps_after(b.phase, all_phases(b), PlayRound())


def phases_from_now(b: Board) -> list[Step[Board]]:
    """The steps of the round from the beginning of the current phase on, in reading order."""
    return steps_from(b.phase, all_phases(b))


def all_phases(b: Board) -> list[Step[Board]]:
    """[beginner.5] The steps of a whole round."""
    return FIVE_PHASES if b.beginner else SIX_PHASES
