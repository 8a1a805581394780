"""What finished games say: ratings, records of people, who did how well against whom.

Everything here is computed from the games each time. A game that is taken back, or an account that
is closed, therefore needs no repair.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from kingsroad.arena.ratings import Rating, Standing, rate
from kingsroad.server.ratings.anchors import anchors_of, level_of

RESAMPLES: Final = 60
"""Enough for an interval that is shown in whole points."""
BOT: Final = "bot:"
CERTAIN: Final = 300.0
"""Points between the ends of the 95 % interval below which a rating is no longer provisional."""
ENOUGH: Final = 5
"""Rated games below which a rating is provisional in any case."""
ACTIVE: Final = 365 * 24 * 3600
"""Seconds since the last rated game after which somebody is no longer on the list."""


class Seat(NamedTuple):
    """Who sat there, and how it ended."""

    player: str
    """The id of the person; empty if it was a bot all along."""
    place: int
    score: int
    bot: str
    """The bot that played in the end."""

    @property
    def dropped(self) -> bool:
        """Whether a bot had to play on for the person."""
        return bool(self.player and self.bot)


class Finished(NamedTuple):
    """A finished game."""

    table: str
    game: str
    at: int
    """When it ended, in seconds since 1970."""
    fair: bool
    """Begun from the start, without advice; against bots alone without undo."""
    seats: tuple[Seat, ...]

    @property
    def people(self) -> list[str]:
        """Everybody who sat there."""
        return [seat.player for seat in self.seats if seat.player]

    @property
    def rated(self) -> bool:
        """Whether it counts: nobody sat on two chairs, and there was somebody to compare with."""
        people = self.people
        return self.fair and bool(people) and len(set(people)) == len(people)


class Rated(NamedTuple):
    """How good somebody seems at a game."""

    player: str
    rating: Rating
    games: int
    last: int
    """When the last rated game ended."""

    @property
    def provisional(self) -> bool:
        """Whether too little is known yet."""
        return self.games < ENOUGH or self.rating.high - self.rating.low > CERTAIN


def standing(game: Finished) -> Standing:
    """A game as a comparison of players. Who left it to a bot is behind everybody who did not."""
    last = len(game.seats) + 1
    return tuple(
        (seat.player, last if seat.dropped else seat.place)
        if seat.player
        else (BOT + level_of(seat.bot), seat.place)
        for seat in game.seats
        if seat.player or seat.bot
    )


class Board(NamedTuple):
    """Everybody who plays a game, on one scale."""

    people: list[Rated]
    """The best first."""
    bots: dict[str, float]
    """By level: fixed where they were measured."""


def rate_all(games: Iterable[Finished], key: str) -> Board:
    """Everybody who has played a game, with the bots that they hang on."""
    counted = [game for game in games if game.game == key and game.rated]
    anchors = {BOT + level: value for level, value in anchors_of(key).items()}
    found = rate([standing(game) for game in counted], anchors, RESAMPLES)
    number: dict[str, int] = {}
    last: dict[str, int] = {}
    for game in counted:
        for player in game.people:
            number[player] = number.get(player, 0) + 1
            last[player] = max(last.get(player, 0), game.at)
    rated = [
        Rated(player, rating, number[player], last[player])
        for player, rating in found.items()
        if player in number
    ]
    bots = {
        name.removeprefix(BOT): rating.value
        for name, rating in found.items()
        if name.startswith(BOT)
    }
    return Board(
        sorted(rated, key=lambda each: (-each.rating.value, each.player)),
        bots | dict(anchors_of(key)),
    )


class Record(NamedTuple):
    """How somebody did at a game."""

    games: int
    firsts: float
    """Shared first places count in parts."""
    places: float
    """The mean place."""
    best: int
    """The highest score."""
    mean: float
    dropped: int


def records(games: Iterable[Finished], player: str) -> dict[str, Record]:
    """How somebody did, game by game; hot seats, where one person plays several, are left out."""
    found: dict[str, list[tuple[Finished, Seat]]] = {}
    for game in games:
        mine = [seat for seat in game.seats if seat.player == player]
        if len(mine) == 1:
            found.setdefault(game.game, []).append((game, mine[0]))
    return {key: record_of(played) for key, played in found.items()}


def record_of(played: list[tuple[Finished, Seat]]) -> Record:
    """Some games of one person in figures."""
    number = len(played)
    return Record(
        number,
        sum(first_share(game, seat) for game, seat in played),
        sum(seat.place for _game, seat in played) / number,
        max(seat.score for _game, seat in played),
        sum(seat.score for _game, seat in played) / number,
        sum(seat.dropped for _game, seat in played),
    )


def first_share(game: Finished, seat: Seat) -> float:
    """How much of the first place somebody has."""
    if seat.place != 1 or seat.dropped:
        return 0.0
    return 1.0 / sum(each.place == 1 for each in game.seats)


class Against(NamedTuple):
    """How somebody did against another."""

    rival: str
    games: int
    before: int
    tied: int
    behind: int


def head_to_head(games: Iterable[Finished], player: str) -> list[Against]:
    """How somebody did against everybody they met, the most frequent first."""
    met: dict[str, list[int]] = {}
    for game in games:
        if not game.rated or player not in game.people:
            continue
        places: Mapping[str, int] = dict(standing(game))
        for rival in game.people:
            if rival != player:
                difference = places[rival] - places[player]
                met.setdefault(rival, []).append((difference > 0) - (difference < 0))
    found = [
        Against(rival, len(all_), all_.count(1), all_.count(0), all_.count(-1))
        for rival, all_ in met.items()
    ]
    return sorted(found, key=lambda each: (-each.games, each.rival))
