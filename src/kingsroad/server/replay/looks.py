"""What somebody may want to see of a game: how much must be played for it, and how it is sent."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kingsroad.server.errors import Refusal
from kingsroad.server.replay import games
from kingsroad.server.replay.films import ENCODER, STRIDE, Film, Look
from kingsroad.server.table.chairs import Chair

MOST_FRAMES: Final = 200


class AMoment(Look):
    """The table after some choices, as a `Moment` in JSON."""

    def __init__(self, choices: int, seat: int, language: str) -> None:
        self.choices: Final = choices
        self.seat: Final = seat
        self.language: Final = language

    def work(self, film: Film) -> int:
        """The way there."""
        return film.way_to(min(self.choices, len(film.record)))

    def find(self, film: Film) -> bytes:
        """The moment."""
        return ENCODER.encode(games.moment(film, self.choices, self.seat, self.language))


class Steps(Look):
    """Choices one by one, as a list of `Frame` in JSON; the first leads from choice `since`."""

    def __init__(self, since: int, upto: int, seat: int, language: str) -> None:
        if upto - since > MOST_FRAMES:
            raise Refusal("too-large", f"at most {MOST_FRAMES} choices at a time")
        self.since: Final = since
        self.upto: Final = upto
        self.seat: Final = seat
        self.language: Final = language

    def work(self, film: Film) -> int:
        """Those that nobody has asked for yet."""
        return film.unseen(self.since, self.upto, self.seat, self.language)

    def find(self, film: Film) -> bytes:
        """The frames."""
        told = film.frames(self.since, self.upto, self.seat, self.language)
        return b"[" + b",".join(told) + b"]"


class Whole(Look):
    """Something about all of a game, which is made once for all who may see the same."""

    def __init__(self, about: str, seen: int | str | None, chairs: list[Chair]) -> None:
        self.chairs: Final = chairs
        self.key: Final = (about, seen, *((chair.name, chair.bot) for chair in chairs))

    def work(self, film: Film) -> int:
        """All or nothing; making it is never a matter of a moment."""
        return 0 if self.key in film.prints else max(STRIDE, len(film.record))

    def find(self, film: Film) -> bytes:
        """As it was made, or made now."""
        made = film.prints.get(self.key)
        return film.keep(self.key, self.make(film)) if made is None else made

    def make(self, film: Film) -> bytes:
        """Make it."""
        raise NotImplementedError


class TheScore(Whole):
    """The final score, as a `Sheet` in JSON."""

    def __init__(self, chairs: list[Chair], language: str) -> None:
        super().__init__("score", language, chairs)
        self.language: Final = language

    def make(self, film: Film) -> bytes:
        """Count it."""
        return ENCODER.encode(games.sheet(film, self.chairs, self.language))


class TheRecord(Whole):
    """The record as text: whole when the game is over, before that as a seat may read it."""

    def __init__(
        self, seat: int | None, chairs: list[Chair], created: Callable[[], int | None]
    ) -> None:
        super().__init__("record", seat, chairs)
        self.seat: Final = seat
        self.created: Final = created

    def make(self, film: Film) -> bytes:
        """Write it."""
        remarks = games.remarks(film, self.chairs, self.created())
        return film.record.write(seen_by=self.seat, remarks=remarks).encode()
