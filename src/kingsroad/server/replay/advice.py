"""What a bot thinks of a position, in words."""

from __future__ import annotations

from kingsroad.bots.reasons import Reason
from kingsroad.bots.thinker import PlainReason, PlainThought
from kingsroad.learn.line import who_acts
from kingsroad.library import AnyGame
from kingsroad.server.table.views import label
from kingsroad.server.wire.http import Analysis, CandidateInfo, LineStep, ReasonInfo
from kingsroad.text.reasons import reason_text


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
    against = thought["against"]
    return Analysis(
        choices=at,
        seat=game.seat_name(game.seat),
        choice=thought["choice"],
        label=told[thought["choice"]],
        scores=thought["scores"],
        places=thought["places"],
        chances=thought["chances"],
        candidates=[
            CandidateInfo(each["choice"], told[each["choice"]], each["visits"], each["value"])
            for each in thought["candidates"]
        ],
        line=[LineStep(seat, told[name]) for seat, name in who_acts(game, thought["line"])],
        iterations=thought["iterations"],
        share=thought["share"],
        against=label(game.rules.key, named(against), language) if against else "",
        reasons=reason_infos(thought["reasons"], language),
    )


def reason_infos(reasons: list[PlainReason], language: str) -> list[ReasonInfo]:
    """Reasons with their sentences."""
    return [
        ReasonInfo(
            each["kind"],
            each["better"],
            each["worse"],
            Reason(each["kind"], each["better"], each["worse"]).weight > 0,
            reason_text(each["kind"], each["better"] - each["worse"], language),
        )
        for each in reasons
    ]
