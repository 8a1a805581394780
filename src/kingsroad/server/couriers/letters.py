"""What people are told when they are called, in their language."""

from __future__ import annotations

from functools import cache
from typing import Final, Literal, NamedTuple

from kingsroad.library import find_game
from kingsroad.text.sentences import Sentences

Kind = Literal["turn", "alarm", "lapsed", "bot", "test"]

MINUTE: Final = 60_000
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR


class Call(NamedTuple):
    """Why somebody is called."""

    kind: Kind
    table: str
    game: str
    others: str = ""
    """The names of those who sit there as well."""
    left: int | None = None
    """Milliseconds of time left."""

    @property
    def topic(self) -> str:
        """What a newer call replaces an older one of."""
        return self.table

    @property
    def path(self) -> str:
        """The page that is about it."""
        return f"/t/{self.table}" if self.table else "/notices"


@cache
def words(language: str) -> Sentences:
    """The words of a language."""
    return Sentences(language, ["mail_notices"])


def say(language: str, key: str, **values: str | int) -> str:
    """A sentence."""
    return words(language).format(key, "", values)


def headline(call: Call, language: str) -> str:
    """What it is about, in one line."""
    return say(language, f"notice-{call.kind}-head", game=title(call.game))


def sentence(call: Call, language: str) -> str:
    """The same with whom one plays, and how much time there is."""
    told = say(
        language,
        f"notice-{call.kind}",
        game=title(call.game),
        others=call.others or say(language, "notice-bots"),
    )
    if call.left is None or call.kind not in ("turn", "alarm"):
        return told
    return f"{told} {say(language, 'notice-left', time=span(call.left, language))}"


def title(game: str) -> str:
    """The name of a game."""
    return find_game(game).title if game else ""


def span(left: int, language: str) -> str:
    """A span of time in its two largest parts."""
    if left >= DAY:
        return say(language, "notice-days", days=left // DAY, hours=left % DAY // HOUR)
    if left >= HOUR:
        return say(language, "notice-hours", hours=left // HOUR, minutes=left % HOUR // MINUTE)
    return say(language, "notice-minutes", minutes=max(1, left // MINUTE))
