"""Choices made under older rules, as the present rules ask for them.

Rules 2 of every game only ask less: a question whose answers all come to the same is left out.
The engine tells what it left unasked, so a choice is dropped only where it answers just that.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kingsroad.core.choice import Choice
from kingsroad.core.errors import BrokenRecord
from kingsroad.core.event import Listener
from kingsroad.core.game import Game, Ruleset, S


class Made:
    """A choice as somebody wrote it down."""

    def __init__(self, choice: Choice, seat: str, where: str) -> None:
        self.choice: Final = choice
        self.seat: Final = seat
        """Who made it; empty where nobody wrote that."""
        self.where: Final = where
        """Where it stands, for messages."""


class Unasked:
    """A question of older rules that was left out."""

    def __init__(self, seat: i64, answers: list[Choice]) -> None:
        self.seat: Final = seat
        self.answers: Final = answers

    def has(self, choice: Choice) -> bool:
        """Whether a choice is one of the answers."""
        return any(choice is answer for answer in self.answers)


class UnaskedListener(Listener):
    """Hears only what is left unasked."""

    def __init__(self) -> None:
        self.heard: Final[list[Unasked]] = []

    def hear_unasked(self, seat: i64, answers: list[Choice]) -> None:
        """Keep it."""
        self.heard.append(Unasked(seat, answers))


def can_read(rules: Ruleset[S], version: int) -> bool:
    """Whether what was played under some version of the rules can be read."""
    return 1 <= version <= rules.version


def still_made(start: Game[S], made: list[Made]) -> list[int]:
    """The places of those choices of an older game that the present rules still ask for.

    `start` is the game before the first of them. From the first choice that is not offered on
    all are kept: a replay will refuse it.
    """
    game = start.clone()
    kept: list[int] = []
    at = 0
    while at < len(made) and game.offers(made[at].choice):
        ahead = game.clone()
        listener = UnaskedListener()
        ahead.listener = listener
        ahead.apply(made[at].choice)
        first = at
        at += 1
        for unasked in listener.heard:
            if at == len(made):
                break
            if unasked.has(made[at].choice):
                check_seat(game, unasked, made[at])
                at += 1
            elif unasked.has(made[first].choice):
                # The same was asked twice in a row, and only the second answer counted.
                check_seat(game, unasked, made[at])
                ahead = game
            else:
                raise unreadable(made[at], unasked)
        if ahead is not game:
            kept.append(first)
            game = ahead
    return kept + list(range(at, len(made)))


def check_seat(game: Game[S], unasked: Unasked, made: Made) -> None:
    """Refuse an answer that another seat is said to have given."""
    if made.seat and made.seat != game.seat_name(unasked.seat):
        raise unreadable(made, unasked)


def unreadable(made: Made, unasked: Unasked) -> BrokenRecord:
    """What cannot have been chosen under the older rules."""
    names = ", ".join([answer.name for answer in unasked.answers])
    return BrokenRecord(
        f"{made.where}: {made.choice.name!r} was not offered there under older rules; "
        f"what was: {names}"
    )


def upgrade(
    rules: Ruleset[S], version: int, players: int, options: dict[str, str], names: list[str]
) -> list[str]:
    """The names of the choices of a game that was played under an older version of its rules."""
    if version == rules.version:
        return names
    if not can_read(rules, version):
        raise BrokenRecord(
            f"the game was played under rules {version} of {rules.key}; "
            f"this program plays rules {rules.version}"
        )
    made = [Made(rules.catalogue.named(names[i]), "", f"choice {i + 1}") for i in range(len(names))]
    return [names[i] for i in still_made(rules.start(players, options), made)]
