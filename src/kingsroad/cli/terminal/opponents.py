"""Who sits at the other seats, in a line each."""

from __future__ import annotations

from kingsroad.bots.levels import LEVELS
from kingsroad.bots.persons import PERSONS
from kingsroad.cli.terminal.speech import Speech
from kingsroad.cli.terminal.table import Table
from kingsroad.text.vocabulary import seat_noun, vocabulary

PEOPLE = "web_persons"
"""The words for persons, levels and styles, which the browser has, too."""


def introductions(table: Table, speech: Speech) -> list[str]:
    """A line for each seat that a bot plays."""
    return [
        introduction(table, seat, speech)
        for seat in range(table.game.players)
        if seat not in table.humans
    ]


def introduction(table: Table, seat: int, speech: Speech) -> str:
    """Who plays a seat: a person, a level, or a bot of the arena by its name."""
    words = vocabulary(speech.language, PEOPLE)
    bot = table.bot_at(seat).name
    place = seat_noun(table.game.seat_name(seat))
    if bot in PERSONS:
        person = PERSONS[bot]
        style, level = f"web-style-{person.style}", f"web-level-{person.level}"
        return speech.sentence(
            "play-person",
            seat=place,
            person=words.say("web-person", name=person.name, style=words.say(style)),
            level=words.say(level),
            strength=words.say(f"{level}-what"),
            liking=words.say(f"{style}-what"),
        )
    if bot in LEVELS:
        level = f"web-level-{bot}"
        return speech.sentence(
            "play-level", seat=place, level=words.say(level), strength=words.say(f"{level}-what")
        )
    return speech.sentence("play-bot", seat=place, bot=bot)
