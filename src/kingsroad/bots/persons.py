"""The people behind the bots: who they are, how strong, and what they like."""

from __future__ import annotations

from typing import Final, NamedTuple

STYLES: Final = ("builder", "castle", "court", "provost", "trader")
"""What somebody likes to do; what that means in a game stands in `bots/styles/<game>.py`."""


class Person(NamedTuple):
    """Somebody to play against."""

    key: str
    name: str
    """The same in all languages."""
    level: str
    style: str


PERSONS: Final[dict[str, Person]] = {
    person.key: person
    for person in (
        Person("odile", "Odile", "novice", "castle"),
        Person("perrin", "Perrin", "novice", "trader"),
        Person("margot", "Margot", "apprentice", "builder"),
        Person("thibaut", "Thibaut", "apprentice", "provost"),
        Person("ysabel", "Ysabel", "journeyman", "court"),
        Person("gaspard", "Gaspard", "journeyman", "castle"),
        Person("renaud", "Renaud", "master", "provost"),
        Person("mathilde", "Mathilde", "master", "trader"),
        Person("joscelin", "Joscelin", "grand-master", "builder"),
        Person("alienor", "Aliénor", "grand-master", "court"),
    )
}
"""The weakest first. Keys stand in stored tables: they stay."""
OPPONENTS: Final = ("odile", "margot", "perrin", "thibaut")
"""Who sits at the table of somebody who has chosen nobody: fit for a first game."""


def bot_name(bot: str) -> str:
    """How a bot is called: by its name if it is a person, otherwise by its key."""
    return PERSONS[bot].name if bot in PERSONS else bot
