"""Ratings and profiles over HTTP."""

from __future__ import annotations

import msgspec


class RatingInfo(msgspec.Struct):
    """A rating, and where it probably is (95 %)."""

    value: int
    low: int
    high: int
    games: int
    provisional: bool


class Leader(msgspec.Struct):
    """Somebody on the list of a game."""

    name: str
    rating: RatingInfo


class BotRating(msgspec.Struct):
    """A bot on the same scale, where it was measured."""

    level: str
    value: int


class Leaders(msgspec.Struct):
    """The best at a game: who is rated with certainty and has played within a year."""

    game: str
    people: list[Leader]
    bots: list[BotRating]
    provisional: int
    """How many more have played, and are not certain yet."""


class GameRecord(msgspec.Struct):
    """How somebody did at a game."""

    game: str
    title: str
    rating: RatingInfo | None
    games: int
    firsts: float
    """Shared first places count in parts."""
    places: float
    """The mean place."""
    best: int
    mean: float
    dropped: int
    """Games that a bot had to play on."""


class Opponent(msgspec.Struct):
    """Somebody else at a finished game."""

    name: str
    """Of an account or of a bot; empty for a guest."""
    bot: bool
    place: int
    score: int


class PlayedGame(msgspec.Struct):
    """A finished game of somebody."""

    game: str
    title: str
    at: int
    place: int
    score: int
    dropped: bool
    rated: bool
    others: list[Opponent]
    table: str | None
    """Its table, told to those who sat there."""


class HeadToHead(msgspec.Struct):
    """How somebody did against another account."""

    name: str
    games: int
    before: int
    tied: int
    behind: int


class Profile(msgspec.Struct):
    """Somebody with an account, as everybody may see them."""

    name: str
    since: int
    you: bool
    records: list[GameRecord]
    played: list[PlayedGame]
    """The last games, the newest first."""
    rivals: list[HeadToHead]
