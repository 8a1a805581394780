"""What a bot thinks of a position, in words."""

from __future__ import annotations

from kingsroad.bots.thinker import PlainThought
from kingsroad.core.dice import Dice
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
        reasons=[
            ReasonInfo(
                each["kind"],
                each["better"],
                each["worse"],
                reason_text(each["kind"], each["better"] - each["worse"], language),
            )
            for each in thought["reasons"]
        ],
    )


def who_acts(game: AnyGame, line: list[str]) -> list[tuple[str, str]]:
    """A line of choices with who would make each, as far as it can be followed.

    Bots make the only choice that there is without a word, and they guess what is hidden and what
    chance draws: there the line ends. What is hidden is dealt anew here too, so that nobody learns
    from where it ends what another holds.
    """
    g = game.rules.conceal(game, game.seat, Dice(0))
    found: list[tuple[str, str]] = []
    for name in line:
        while not g.over and g.seat >= 0 and len(g.legal) == 1 and g.legal[0].name != name:
            g.apply(g.legal[0])
        if g.over or g.seat < 0 or all(choice.name != name for choice in g.legal):
            break
        found.append((g.seat_name(g.seat), name))
        g.play(name)
    return found
