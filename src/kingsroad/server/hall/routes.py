"""Leaderboards and profiles over HTTP."""

from __future__ import annotations

import asyncio
from typing import Final

from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromPath

from kingsroad.bots.levels import LEVELS
from kingsroad.bots.persons import bot_name
from kingsroad.library import find_game
from kingsroad.server.errors import Refusal
from kingsroad.server.people.person import person_of
from kingsroad.server.ratings.book import Book, games_of
from kingsroad.server.ratings.rated import (
    ACTIVE,
    Finished,
    Rated,
    Record,
    Seat,
    head_to_head,
    records,
)
from kingsroad.server.security.requests import AnyRequest
from kingsroad.server.service import Service
from kingsroad.server.storage import accounts
from kingsroad.server.wire.ratings import (
    BotRating,
    GameRecord,
    HeadToHead,
    Leader,
    Leaders,
    Opponent,
    PlayedGame,
    Profile,
    RatingInfo,
)

LISTED: Final = 100
PLAYED: Final = 50
RIVALS: Final = 20


@get("/api/leaders/{game:str}", tags=["people"])
async def leaders(game: FromPath[str], service: NamedDependency[Service]) -> Leaders:
    """The best at a game."""
    rules = find_game(game)
    book = await service.book.open()
    recent = service.settings.clock.now() - ACTIVE
    active = [each for each in book.boards[rules.key].people if each.last >= recent]
    certain = [each for each in active if not each.provisional]
    names = await asyncio.to_thread(
        accounts.names_of, service.storage, [each.player for each in certain]
    )
    return Leaders(
        game=rules.key,
        people=[
            Leader(names[each.player], rating_info(each))
            for each in certain
            if each.player in names
        ][:LISTED],
        bots=[
            BotRating(level, round(value))
            for level, value in book.boards[rules.key].bots.items()
            if level in LEVELS
        ],
        provisional=len(active) - len(certain),
    )


@get("/api/people/{name:str}", tags=["people"])
async def profile(
    request: AnyRequest, name: FromPath[str], service: NamedDependency[Service]
) -> Profile:
    """Somebody with an account: ratings, records, games, and how they did against others."""
    account = await asyncio.to_thread(accounts.account_named, service.storage, name)
    if account is None or account.closed:
        raise Refusal("unknown", "there is nobody of that name")
    asks = await person_of(service, request)
    book = await service.book.open()
    played = await asyncio.to_thread(games_of, service.storage, account.id)
    met = {player for game in played for player in game.people}
    names = await asyncio.to_thread(accounts.names_of, service.storage, sorted(met))
    done = records(played, account.id)
    return Profile(
        name=account.name,
        since=account.created,
        you=asks.account == account.id,
        records=[
            game_record(key, record, rating_of(book, key, account.id))
            for key, record in done.items()
        ],
        played=[
            played_game(game, account.id, asks.id, names) for game in reversed(played[-PLAYED:])
        ],
        rivals=[
            HeadToHead(names[each.rival], each.games, each.before, each.tied, each.behind)
            for each in head_to_head(played, account.id)
            if each.rival in names
        ][:RIVALS],
    )


def rating_of(book: Book, game: str, player: str) -> RatingInfo | None:
    """How good somebody is, if any game counted."""
    found = book.find(game, player)
    return None if found is None else rating_info(found)


def rating_info(rated: Rated) -> RatingInfo:
    """A rating in whole points."""
    value, low, high = rated.rating
    return RatingInfo(round(value), round(low), round(high), rated.games, rated.provisional)


def game_record(key: str, record: Record, rating: RatingInfo | None) -> GameRecord:
    """How somebody did at a game."""
    return GameRecord(game=key, title=find_game(key).title, rating=rating, **record._asdict())


def played_game(game: Finished, player: str, asks: str, names: dict[str, str]) -> PlayedGame:
    """A finished game of somebody; its table is a secret of those who sat there."""
    mine = next(seat for seat in game.seats if seat.player == player)
    return PlayedGame(
        game=game.game,
        title=find_game(game.game).title,
        at=game.at,
        place=mine.place,
        score=mine.score,
        dropped=mine.dropped,
        rated=game.rated,
        others=[opponent(seat, names) for seat in game.seats if seat.player != player],
        table=game.table if asks and asks in game.people else None,
    )


def opponent(seat: Seat, names: dict[str, str]) -> Opponent:
    """Somebody else at the table."""
    name = names.get(seat.player, "") if seat.player else bot_name(seat.bot)
    return Opponent(name, not seat.player, seat.place, seat.score)


ROUTES: Final = [leaders, profile]
