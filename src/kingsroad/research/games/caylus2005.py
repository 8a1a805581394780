"""Caylus (2005) for research: how long it can last, and its places as a picture."""

from __future__ import annotations

from kingsroad.games.caylus2005 import tiles as printed
from kingsroad.research.bounds import most_questions
from kingsroad.research.profile import Bounds, Cell, Profile, View


def bounds(players: int) -> Bounds:
    """The bailiff walks at least one space a turn, so the towers are counted in time.

    A favor needs a line that its seat has not used in this phase. In phases 3 and 6 one seat can
    receive favors (joust field, best builder), in phases 5 and 7 all of them.
    """
    turns = printed.COUNT_SPACE[-1] - int(printed.LAST_NEUTRAL_SPACE)
    workers = int(printed.WORKERS) * players
    fields = [field for line in printed.FAVOR_TABLE for field in line]
    favors = int(printed.LINES) * (2 + 2 * players)
    a_turn = (
        workers
        + players  # phase 2: everybody places all workers and passes
        + 4  # phase 3: gate, guild, joust field and inn ask once each
        + players  # phase 4: the provost
        # Phase 5: no more buildings act than workers stand there, or than there are spaces.
        + min(workers, int(printed.LAST_SPACE))
        * most_questions(tile.effect for tile in printed.TILES)
        + players  # phase 6: everybody is done with the castle
        + favors * (2 + most_questions(fields))  # which line, which field, what that asks
    )
    batches = sum(printed.ROOM)  # each takes room in the castle
    return Bounds(turns * a_turn + batches, int(printed.LAST_NEUTRAL_SPACE) + players)


def special(view: View) -> list[Cell]:
    """The special buildings and the castle."""
    stand = view["special"]
    cells = [
        Cell("", key, workers=[stand[key]] if stand[key] else [])
        for key in ("gate", "trading-post", "merchants-guild", "joust-field")
    ]
    inn = [stand[side] for side in ("inn-left", "inn-right") if stand[side]]
    cells += [Cell("", "stables", workers=stand["stables"]), Cell("", "inn", workers=inn)]
    return [*cells, Cell("", "castle", workers=stand["castle"])]


def road(view: View) -> list[Cell]:
    """The spaces."""
    cells = []
    for space in range(1, printed.LAST_SPACE + 1):
        entry = view["road"].get(str(space), {})
        workers = [entry["worker"]] if "worker" in entry else []
        marks = "P" * (view["provost"] == space) + "B" * (view["bailiff"] == space)
        cells.append(Cell(str(space), entry.get("tile", ""), entry.get("owner"), workers, marks))
    return cells


PROFILE = Profile(bounds, road, road_rows=4, before=special)
