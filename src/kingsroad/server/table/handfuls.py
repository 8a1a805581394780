"""Several cubes as one choice: the engine asks for them one by one, people think of a handful."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from kingsroad.core.event import Chronicle
from kingsroad.library import AnyGame
from kingsroad.realm.stock import amounts
from kingsroad.server.wire.frames import Handful
from kingsroad.text.book import facts_of, question_name

KINDS: Final = {"TakeCubes": "gain", "GiveCubes": "pay"}
"""Questions that ask for several cubes, and the event that tells of each."""


def handfuls(game: AnyGame) -> list[Handful]:
    """All that can be taken or given in the end, each with the choices that lead there."""
    asked = question_name(game)
    if asked not in KINDS or int(facts_of(game)["count"]) < 2:
        return []
    return list(walk(game, asked, [], []))


def walk(game: AnyGame, asked: str, made: list[str], held: list[str]) -> Iterator[Handful]:
    """Go on from a question about cubes, cube by cube."""
    seat, left = game.seat, int(facts_of(game)["count"])
    for choice in game.legal:
        after = game.clone()
        after.listener = heard = Chronicle()
        after.apply(choice)
        goods = [*held, *cubes(heard, seat, KINDS[asked], left)]
        path = [*made, choice.name]
        more = question_name(after) == asked and after.seat == seat
        if more and int(facts_of(after)["count"]) < left:
            yield from walk(after, asked, path, goods)
        else:
            yield Handful(path, goods)


def cubes(heard: Chronicle, seat: int, kind: str, most: int) -> list[str]:
    """The cubes that went over the table at once: what is left without a choice goes unasked."""
    found: list[str] = []
    for event in heard.events:
        if event.kind != kind or event.seat != seat or len(found) == most:
            break
        for good, number in amounts(event.stock).items():
            found += [good] * number
    return found
