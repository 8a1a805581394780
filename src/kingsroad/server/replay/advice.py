"""What a bot thinks of a position, in words."""

from __future__ import annotations

from kingsroad.bots.thinker import PlainThought
from kingsroad.library import AnyGame
from kingsroad.server.table.views import label
from kingsroad.server.wire.http import Analysis, CandidateInfo


def analysis(game: AnyGame, at: int, thought: PlainThought, language: str) -> Analysis:
    """What a bot has thought about a game after so many choices."""
    named = game.rules.catalogue.named
    told = {
        name: label(game.rules.key, named(name), language)
        for name in [
            thought["choice"],
            *thought["line"],
            *[each["choice"] for each in thought["candidates"]],
        ]
    }
    return Analysis(
        choices=at,
        seat=game.seat_name(game.seat),
        choice=thought["choice"],
        label=told[thought["choice"]],
        scores=thought["scores"],
        places=thought["places"],
        candidates=[
            CandidateInfo(each["choice"], told[each["choice"]], each["visits"], each["value"])
            for each in thought["candidates"]
        ],
        line=[told[name] for name in thought["line"]],
        iterations=thought["iterations"],
    )
