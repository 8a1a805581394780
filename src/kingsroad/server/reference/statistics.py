"""What many games of bots say about a game."""

from __future__ import annotations

from typing import Any, Final, cast

from litestar import get
from litestar.params import FromPath

from kingsroad.library import find_game
from kingsroad.server.wire.learning import (
    DebateInfo,
    FigureGroup,
    FigureRow,
    Figures,
    PlaceFigure,
    SourceFigure,
    Statistics,
    Verdict,
)
from kingsroad.statistics.debate import settle
from kingsroad.statistics.figures import figures_of


@get("/api/games/{game:str}/statistics", tags=["learn"], sync_to_thread=True)
def statistics(game: FromPath[str]) -> Statistics:
    """The figures of a game by the number of seats, and the old debates."""
    rules = find_game(game)
    found = figures_of(rules)
    return Statistics(
        figures=[figures(seats, each) for seats, each in found.items()],
        debates=[
            DebateInfo(
                key=debate.key,
                source=debate.source,
                verdict=cast(Verdict, said.verdict),
                numbers=said.numbers,
                commands=[found[seats]["command"] for seats in debate.seats],
            )
            for debate, said in settle(rules, found)
        ],
    )


def figures(seats: int, found: dict[str, Any]) -> Figures:
    """Figures for the wire: lists, whose order says something."""
    return Figures(
        seats=seats,
        games=found["games"],
        player=found["player"],
        command=found["command"],
        means=found["means"],
        sources=[SourceFigure(source, *means) for source, means in found["sources"].items()],
        topics={
            topic: [FigureRow(value, **row) for value, row in rows.items()]
            for topic, rows in found["topics"].items()
        },
        groups={
            topic: [FigureGroup(value, **group) for value, group in groups.items()]
            for topic, groups in found["groups"].items()
        },
        places=[PlaceFigure(place, *numbers) for place, numbers in found["places"].items()],
    )


ROUTES: Final = [statistics]
