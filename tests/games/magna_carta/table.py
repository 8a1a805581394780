"""Positions and play for tests of Magna Carta: a table in a few words, then choices."""

from __future__ import annotations

from typing import Any

from tests.asking import asking

import kingsroad
from kingsroad import AnyGame

SEATS = ["blue", "red", "green", "orange"]
NEUTRAL = ["park", "forest", "quarry"]
GOODS = ["food", "wood", "stone", "gold"]
MONUMENTS = ["theatre", "statue", "hotel", "stables", "town-hall", "monument", "cathedral"]
BATCH = {"food": 1, "wood": 1, "stone": 1}
"""A seat that holds a batch stops the game at the castle, before the next income."""

Entry = dict[str, Any] | str


def position(
    players: int = 3,
    phase: str = "actions",
    road: list[Entry] | None = None,
    workers: dict[str, str] | None = None,
    seats: dict[str, dict[str, Any]] | None = None,
    options: dict[str, str] | None = None,
    neutral: list[str] | None = None,
    **tracks: Any,
) -> AnyGame:
    """A game of Magna Carta at the beginning of a phase, or wherever `agenda` puts it.

    `road` lists the cards after the neutral ones, `workers` says who stands on which card. A
    prestige building on the road is its owner's. After the actions everybody has passed, in seat
    order; while cards act the provost stands at the end of the road.
    """
    names = SEATS[:players]
    owned = {name: dict((seats or {}).get(name, {})) for name in names}
    cards: list[dict[str, Any]] = [
        {"card": key} for key in [*(neutral or NEUTRAL)[: players - 1], "peddler"]
    ]
    cards += [{"card": entry} if isinstance(entry, str) else dict(entry) for entry in road or []]
    for entry in cards:
        if entry["card"] in (workers or {}):
            entry["worker"] = (workers or {})[entry["card"]]
        if entry.get("top") in MONUMENTS:
            owner = owned[entry["card"].split("-")[0]]
            owner["prestige"] = [*owner.get("prestige", []), entry["top"]]
    if phase not in ("setup", "income", "actions"):
        tracks.setdefault("bridge", names)
    if phase == "buildings" and (options or {}).get("rules") != "beginner":
        tracks.setdefault("provost", len(cards))
    document = {
        "game": "magna_carta",
        "phase": phase,
        "options": options or {},
        "road": cards,
        "seats": owned,
        **tracks,
    }
    return kingsroad.load_position(document)


def play(game: AnyGame, *lines: str) -> None:
    """Make choices by name; ``red: pass`` also checks that it is red who must choose."""
    for line in lines:
        name, _, choice = line.rpartition(":")
        if name:
            assert game.seat_name(game.seat) == name, f"{game.question} (wanted {line!r})"
        game.play(choice.strip())


def offered(game: AnyGame) -> list[str]:
    """The names of what may be chosen now."""
    return [choice.name for choice in game.legal]


def asks(game: AnyGame) -> tuple[str, object]:
    """Who is asked, and by which step."""
    return game.seat_name(game.seat), asking(game.view())


def seen(game: AnyGame, what: str) -> Any:
    """Something that lies on the table, as a spectator sees it."""
    return game.view()[what]


def seat(game: AnyGame, name: str) -> dict[str, Any]:
    """What a seat owns and holds; its hand too."""
    seats: Any = game.view(SEATS.index(name))["seats"]
    owned: dict[str, Any] = seats[name]
    return owned


def held(game: AnyGame, name: str) -> dict[str, int]:
    """The cubes and deniers of a seat, without what it has none of."""
    owned = seat(game, name)
    return {kind: owned[kind] for kind in [*GOODS, "deniers"] if owned[kind]}


def deniers(game: AnyGame) -> list[int]:
    """The money of all seats, in seat order."""
    return [seat(game, name)["deniers"] for name in SEATS[: game.players]]


def tokens(game: AnyGame, name: str = "") -> list[int]:
    """Dungeon, walls and towers tokens of a seat, or those left."""
    counts = seat(game, name)["tokens"] if name else seen(game, "tokens")
    return [counts[part] for part in ("dungeon", "walls", "towers")]


def cards(game: AnyGame) -> list[str]:
    """The road, from its start."""
    return [entry["card"] for entry in seen(game, "road")]


def road(game: AnyGame, key: str) -> dict[str, Any]:
    """What lies and stands on a card of the road: top, cubes, worker, turning."""
    for entry in seen(game, "road"):
        if entry["card"] == key:
            return {what: value for what, value in entry.items() if what != "card"}
    raise AssertionError(f"{key} is not on the road")
