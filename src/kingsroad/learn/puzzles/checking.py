"""Whether the answer of a puzzle still holds: endings are proven anew, searches asked again.

Searched answers are opinions of networks: with other networks some may fall.
"""

from __future__ import annotations

from typing import Final

from kingsroad.bots.judge import best_of
from kingsroad.learn.puzzles.exact import Uncertain, solve
from kingsroad.learn.puzzles.finding import GAPS, LEAD_GAP, POSITIONS, THOROUGH, gap_of
from kingsroad.learn.puzzles.puzzle import ENDING, Puzzle
from kingsroad.learn.puzzles.searching import worths

LENIENT: Final = 0.5
"""With other dice the gap may shrink to this part of what a new puzzle must have."""
SEED: Final = 1000
"""Of dice with which no puzzle was found."""


def doubt(puzzle: Puzzle) -> str:
    """Why the answer of a puzzle does not hold; nothing if it does."""
    return doubt_of_proof(puzzle) if puzzle.kind == ENDING else doubt_of_search(puzzle)


def doubt_of_proof(puzzle: Puzzle) -> str:
    """All that can still happen is tried: the answer is better than any other, at every choice."""
    try:
        solved = solve(puzzle.game(), POSITIONS, LEAD_GAP)
    except Uncertain as error:
        return str(error)
    if solved is None:
        return "no choice is better than all others"
    line = tuple(choice.name for choice in solved.line)
    if line != puzzle.line:
        return f"the answer is {', '.join(line)}"
    leads = (solved.lead, solved.rival_lead)
    return "" if leads == puzzle.leads else f"the leads are {leads[0]} and {leads[1]}"


def doubt_of_search(puzzle: Puzzle) -> str:
    """Every option is searched alike, twice: the answer comes first, and by a clear gap."""
    game = puzzle.game()
    for number, iterations in enumerate(THOROUGH):
        found = worths(game, iterations, SEED + number)
        best = game.legal[best_of(found)]
        if best.name != puzzle.line[0]:
            return f"{iterations} iterations for each option prefer {best.name}"
        if gap_of(found) < LENIENT * GAPS[puzzle.kind]:
            return f"{iterations} iterations for each option see a gap of {gap_of(found):.3f} only"
    return ""
