"""Many options side by side: which belong together, and in how many columns they stand."""

from __future__ import annotations

COLUMN_GAP = 2


def runs(verbs: list[str]) -> list[range]:
    """Options of the same verb that stand together."""
    found: list[range] = []
    for at, verb in enumerate(verbs):
        if found and verbs[found[-1].start] == verb:
            found[-1] = range(found[-1].start, at + 1)
        else:
            found.append(range(at, at + 1))
    return found


def best_columns(lengths: list[int], width: int) -> int:
    """How many columns need the fewest lines; entries that are too long are wrapped."""

    def lines(columns: int) -> int:
        rows = -(-len(lengths) // columns)
        widest = [max(lengths[first : first + rows]) for first in range(0, len(lengths), rows)]
        if sum(widest) + COLUMN_GAP * (len(widest) - 1) <= width:
            return rows
        room = width // columns - COLUMN_GAP
        return sum(max(-(-length // room) for length in lengths[row::rows]) for row in range(rows))

    return min((1, 2, 3), key=lines)
