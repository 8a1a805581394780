"""The review of a finished game over HTTP: ask for it, hear how far it is, try again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated, Final

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from kingsroad.bots.thinker import ThinkerLost
from kingsroad.learn.judging import RIGHT
from kingsroad.learn.review import Fault, Review, loss_at, losses, worst
from kingsroad.library import AnyGame, AnyRuleset
from kingsroad.server.errors import Refusal
from kingsroad.server.languages import known_language
from kingsroad.server.replay.advice import reason_infos
from kingsroad.server.replay.films import Film
from kingsroad.server.replay.games import PlayedGame
from kingsroad.server.replay.routes import films_of, visit
from kingsroad.server.security.requests import AnyRequest, household
from kingsroad.server.service import Service
from kingsroad.server.table.room import Room
from kingsroad.server.table.views import label
from kingsroad.server.wire.http import LineStep
from kingsroad.server.wire.reviews import (
    FaultInfo,
    LossInfo,
    PointInfo,
    ReviewInfo,
    Tried,
    TryAgain,
    TurningInfo,
)

NONE: Final = ReviewInfo("none", 0, 0, "", {}, [], [], [], [], {})
LONGEST_WAIT: Final = 20.0
"""Seconds after which one who waits for news is told that there are none."""


@post("/api/tables/{table:str}/review", tags=["replay"], status_code=200)
async def ask_review(
    request: AnyRequest,
    table: FromPath[str],
    service: NamedDependency[Service],
    language: FromQuery[str | None] = None,
) -> ReviewInfo:
    """Have a finished game reviewed; if it was already, or is being, nothing begins."""
    service.creations.check(household(request))
    room, played = await finished(service, request, table)
    review = await service.reviews.find(table, played.record)
    if review is None:
        seats = [chair.number for chair in room.chairs if not chair.bot]
        everybody = list(range(played.record.players))  # bots among themselves
        review = service.reviews.begin(table, played.record, seats or everybody, household(request))
    return told(review, room.ledger.rules, known_language(language))


@get("/api/tables/{table:str}/review", tags=["replay"])
async def see_review(
    request: AnyRequest,
    table: FromPath[str],
    service: NamedDependency[Service],
    after: Annotated[int | None, QueryParameter(ge=0, le=100_000)] = None,
    language: FromQuery[str | None] = None,
) -> ReviewInfo:
    """The review as far as it is made; `after` waits until more than so many are looked at."""
    room, played = await finished(service, request, table)
    if after is not None:
        await service.reviews.wait(table, after, LONGEST_WAIT)
    review = await service.reviews.find(table, played.record)
    return told(review, room.ledger.rules, known_language(language))


@post("/api/tables/{table:str}/review/try", tags=["replay"], status_code=200)
async def try_again(
    request: AnyRequest,
    table: FromPath[str],
    data: JSONBody[TryAgain],
    service: NamedDependency[Service],
) -> Tried:
    """Try a choice again that was a fault: right is what loses hardly anything."""
    _room, played = await finished(service, request, table)
    review = await service.reviews.find(table, played.record)
    fault = fault_at(review, data.at)

    def find(film: Film) -> AnyGame:
        return film.upto(data.at).game

    game = await asyncio.to_thread(films_of(request).look, table, played.record, find)
    if all(choice.name != data.choice for choice in game.legal):
        raise Refusal("illegal", f"{data.choice[:60]!r} is not offered there")
    loss = await weighed(service, household(request), game, fault, data.choice)
    return Tried(loss <= RIGHT, loss)


def fault_at(review: Review | None, at: int) -> Fault:
    """The fault of a review after so many choices."""
    faults = [] if review is None else review["faults"]
    found = next((fault for fault in faults if fault["at"] == at), None)
    if found is None:
        raise Refusal("unknown", "no fault was found there")
    return found


async def weighed(
    service: Service, address: str, game: AnyGame, fault: Fault, choice: str
) -> float:
    """What a choice gives away where a fault was made."""
    if choice in (fault["best"], fault["chosen"]):
        return fault["loss"] if choice == fault["chosen"] else 0.0
    position = game.rules.write_position(game)
    try:
        with service.advising(address):
            loss: float = await service.advisers.look(
                loss_at, position, fault["at"], fault["best"], choice
            )
    except ThinkerLost:
        raise Refusal("busy", "the bot does not answer; try again") from None
    return loss


async def finished(service: Service, request: AnyRequest, table: str) -> tuple[Room, PlayedGame]:
    """A table that the one who asks may see, and whose game is over: then all of it is open."""
    room, played, _asker = await visit(service, request, table)
    if not played.over:
        raise Refusal("not-over", "a game is reviewed when it is over")
    return room, played


# --- In words ------------------------------------------------------------------------------------


def told(review: Review | None, rules: AnyRuleset, language: str) -> ReviewInfo:
    """A review in the words of a language."""
    if review is None:
        return NONE

    def words(choice: str) -> str:
        return label(rules.key, rules.catalogue.named(choice), language)

    names = rules.seat_names[: len(review["judged"])]
    return ReviewInfo(
        state="done" if review["done"] == review["total"] else "running",
        done=review["done"],
        total=review["total"],
        bot=review["bot"],
        judged=dict(zip(names, review["judged"], strict=True)),
        curve=[PointInfo(**point) for point in review["curve"]],
        turning_points=[
            TurningInfo(
                each["at"], each["turn"], names[each["seat"]], each["before"], each["after"]
            )
            for each in review["turning_points"]
        ],
        faults=[fault_info(fault, names, words, language) for fault in review["faults"]],
        losses=[
            LossInfo(name, source, loss)
            for seat, name in enumerate(names)
            for source, loss in losses(review, seat).items()
        ],
        worst={
            name: [fault["at"] for fault in worst(review, seat)] for seat, name in enumerate(names)
        },
    )


def fault_info(
    fault: Fault, names: list[str], words: Callable[[str], str], language: str
) -> FaultInfo:
    """A fault in words."""
    return FaultInfo(
        at=fault["at"],
        turn=fault["turn"],
        seat=names[fault["seat"]],
        source=fault["source"],
        grade=fault["grade"],
        loss=fault["loss"],
        points=fault["points"],
        chosen=words(fault["chosen"]),
        best=words(fault["best"]),
        line=[LineStep(names[step["seat"]], words(step["choice"])) for step in fault["line"]],
        reasons=reason_infos(fault["reasons"], language),
    )


ROUTES: Final = [ask_review, see_review, try_again]
