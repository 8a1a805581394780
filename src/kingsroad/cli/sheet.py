"""The score sheet: where the prestige of each seat came from, and who has won."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from kingsroad.cli.boards import DIM, STYLES, board_of
from kingsroad.core.event import Event
from kingsroad.library import AnyGame
from kingsroad.text.books import book_of
from kingsroad.text.english import SHEET
from kingsroad.text.words import all_of, capital, count

LABEL = 26
COLUMN = 9


def sheet(game: AnyGame, events: Sequence[Event]) -> list[Text]:
    """The score sheet of a game, from all its events, line by line."""
    names = [game.seat_name(seat) for seat in range(game.players)]
    rows = board_of(game.rules).tally(game, events)
    sources = book_of(game.rules).words.sources
    scores = game.scores()
    head = Text(f"{SHEET['head']:<{LABEL}}")
    for name in names:
        head.append(f"{name:>{COLUMN}}", STYLES[name])
    lines = [head]
    missing = [score - sum(row[seat] for row in rows.values()) for seat, score in enumerate(scores)]
    if any(missing):
        lines.append(sheet_row(SHEET["before"], missing))
    lines += [sheet_row(sources[key], rows[key]) for key in sources if any(rows.get(key, []))]
    lines.append(Text("─" * (LABEL + COLUMN * game.players), DIM))
    lines.append(sheet_row(SHEET["total"], scores, "bold"))
    lines.append(sheet_row(SHEET["place"], game.ranking()))
    return lines


def sheet_row(label: str, numbers: Sequence[int], style: str = "") -> Text:
    """One row of the sheet."""
    row = Text(f"{label:<{LABEL}}", style)
    for number in numbers:
        row.append(f"{number:>{COLUMN}}" if number else f"{'·':>{COLUMN}}", style)
    return row


def verdict(game: AnyGame) -> str:
    """Who has won, as a sentence."""
    places = game.ranking()
    winners = [game.seat_name(seat) for seat in range(game.players) if places[seat] == 1]
    told = "winner" if len(winners) == 1 else "winners"
    points = count(max(game.scores()), "prestige")
    return capital(SHEET[told].format(seats=all_of(winners), points=points))
