"""The score sheet: where the prestige of each seat came from, and who has won."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from kingsroad.cli.boards import DIM, STYLES
from kingsroad.core.event import Event
from kingsroad.library import AnyGame
from kingsroad.text import ENGLISH
from kingsroad.text.books import book_of
from kingsroad.text.tally import tally
from kingsroad.text.vocabulary import seat_noun, words_of

LABEL = 26
COLUMN = 9


def sheet(game: AnyGame, events: Sequence[Event], language: str = ENGLISH) -> list[Text]:
    """The score sheet of a game, from all its events, line by line."""
    names = [game.seat_name(seat) for seat in range(game.players)]
    rows = tally(game, events)
    words = words_of(game.rules, language)
    sources = book_of(game.rules).sources
    scores = game.scores()
    head = Text(f"{words.say('sheet-head'):<{LABEL}}")
    for name in names:
        head.append(f"{words.name(seat_noun(name)):>{COLUMN}}", STYLES[name])
    lines = [head]
    missing = [score - sum(row[seat] for row in rows.values()) for seat, score in enumerate(scores)]
    if any(missing):
        lines.append(sheet_row(words.say("sheet-before"), missing))
    told = [key for key in sources if any(rows.get(key, []))]
    lines += [sheet_row(words.say(f"source-{key}"), rows[key]) for key in told]
    lines.append(Text("─" * (LABEL + COLUMN * game.players), DIM))
    lines.append(sheet_row(words.say("sheet-total"), scores, "bold"))
    lines.append(sheet_row(words.say("sheet-place"), game.ranking()))
    return lines


def sheet_row(label: str, numbers: Sequence[int], style: str = "") -> Text:
    """One row of the sheet."""
    row = Text(f"{label:<{LABEL}}", style)
    for number in numbers:
        row.append(f"{number:>{COLUMN}}" if number else f"{'·':>{COLUMN}}", style)
    return row
