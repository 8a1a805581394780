"""Positions and play for tests: set a table up in a few words, then speak in choices."""

from __future__ import annotations

from typing import Any

import kingsroad
from kingsroad import AnyGame

SEATS = ["blue", "red", "green", "orange", "black"]
NEUTRAL = ["farm", "forest", "sawmill", "quarry", "market", "carpenter"]
"""The neutral tiles on spaces 1 to 6, unless a test says otherwise."""


def position(
    players: int = 3,
    phase: str = "placement",
    road: dict[int, dict[str, str] | str] | None = None,
    special: dict[str, Any] | None = None,
    seats: dict[str, dict[str, Any]] | None = None,
    options: dict[str, str] | None = None,
    **tracks: Any,
) -> AnyGame:
    """A game of Caylus (2005) at the beginning of a phase, or wherever `agenda` puts it.

    `road` names a tile, or tile, owner, worker and claim, for some spaces; the neutral tiles and
    what is printed are there anyway. After placement everybody has passed, in seat order.
    """
    names = SEATS[:players]
    spaces: dict[str, Any] = {str(i + 1): {"tile": key} for i, key in enumerate(NEUTRAL)}
    for space, entry in (road or {}).items():
        told = {"tile": entry} if isinstance(entry, str) else entry
        spaces[str(space)] = {**spaces.get(str(space), {}), **told}
    if phase not in ("setup", "income", "placement"):
        tracks.setdefault("bridge", names)
    document = {
        "game": "caylus2005",
        "phase": phase,
        "options": options or {},
        "road": spaces,
        "special": special or {},
        "seats": {name: (seats or {}).get(name, {}) for name in names},
        **tracks,
    }
    return kingsroad.load_position(document)


def play(game: AnyGame, *lines: str) -> None:
    """Make choices by name; ``red: pass`` also checks that it is red who must choose."""
    for line in lines:
        seat, _, name = line.rpartition(":")
        if seat:
            assert game.seat_name(game.seat) == seat, f"{game.question} (wanted {line!r})"
        game.play(name)


def offered(game: AnyGame) -> list[str]:
    """The names of what may be chosen now."""
    return [choice.name for choice in game.legal]


def seat(game: AnyGame, name: str) -> dict[str, Any]:
    """What a seat owns: goods, deniers, prestige, markers, houses, workers at home."""
    seats: Any = game.view()["seats"]
    owned: dict[str, Any] = seats[name]
    return owned


def road(game: AnyGame, space: int) -> dict[str, str]:
    """What lies and stands on a space: tile, owner, worker, claim."""
    spaces: Any = game.view()["road"]
    entry: dict[str, str] = spaces.get(str(space), {})
    return entry
