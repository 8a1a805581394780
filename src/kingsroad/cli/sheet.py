"""The score sheet: where the prestige of each seat came from, and who has won."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from kingsroad.cli.board import STYLES
from kingsroad.core.event import Event
from kingsroad.games.caylus2005.tiles import KIND_NAMES, TILE_NUMBER, TILES
from kingsroad.library import AnyGame

BEFORE = "before this log"
SOURCES = {
    "visitor": "visitors in own buildings",
    "built-wood": "wood tiles built",
    "built-stone": "stone tiles built",
    "built-prestige": "prestige tiles built",
    "residential": "residences",
    "used": "buildings used",
    "castle": "castle: batches",
    "idle": "castle: nothing built",
    "favors": "royal favors",
    "count-dungeon": "count of the dungeon",
    "count-walls": "count of the walls",
    "count-towers": "count of the towers",
    "final-gold": "gold at the end",
    "final-cubes": "cubes at the end",
    "final-deniers": "deniers at the end",
}
LABEL = 26
COLUMN = 9


def source(event: Event, before: Event | None) -> str:
    """The row of the sheet to which a score belongs."""
    if event.subject == "castle":
        return "castle" if event.amount > 0 else "idle"
    if event.subject in ("line-a", "simple-favor"):
        return "favors"
    if event.subject not in TILE_NUMBER:
        return event.subject
    kind = KIND_NAMES[TILES[TILE_NUMBER[event.subject]].kind]
    if kind == "residential":
        return kind
    built = before is not None and before.kind == "build" and before.subject == event.subject
    return f"built-{kind}" if built else "used"


def tally(events: Sequence[Event], players: int) -> dict[str, list[int]]:
    """The points of each seat, by source."""
    rows: dict[str, list[int]] = {}
    before: Event | None = None
    for event in events:
        if event.kind == "score":
            row = rows.setdefault(source(event, before), [0] * players)
            row[event.seat] += event.amount
        before = event
    return rows


def sheet(game: AnyGame, events: Sequence[Event]) -> list[Text]:
    """The score sheet of a game, from all its events, line by line."""
    names = [game.seat_name(seat) for seat in range(game.players)]
    rows = tally(events, game.players)
    scores = game.scores()
    head = Text(f"{'prestige from':<{LABEL}}")
    for name in names:
        head.append(f"{name:>{COLUMN}}", STYLES[name])
    lines = [head]
    missing = [score - sum(row[seat] for row in rows.values()) for seat, score in enumerate(scores)]
    if any(missing):
        lines.append(sheet_row(BEFORE, missing))
    lines += [sheet_row(SOURCES[key], rows[key]) for key in SOURCES if any(rows.get(key, []))]
    lines.append(Text("─" * (LABEL + COLUMN * game.players), "bright_black"))
    lines.append(sheet_row("total", scores, "bold"))
    lines.append(sheet_row("place", game.ranking()))
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
    best = max(game.scores())
    if len(winners) == 1:
        return f"{winners[0].capitalize()} wins with {best} prestige."
    together = ", ".join(winners[:-1]) + " and " + winners[-1]
    return f"{together.capitalize()} win together with {best} prestige."
