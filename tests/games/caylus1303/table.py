"""Positions and play for tests of Caylus 1303: a table in a few words, then choices."""

from __future__ import annotations

from typing import Any

from tests.asking import asking

import kingsroad
from kingsroad import AnyGame, Chronicle

SEATS = ["blue", "red", "green", "yellow", "black"]
PRINTED = ["fairground", "lawyer", "carpenter", "toll"]
START = ["farm", "sawmill", "quarry", "market", "start-carpenter", "guild"]
START += ["second-market", "stone-guild", "second-farm"]
"""Plots 1 to 8 and the first place of the site, unless a test says otherwise."""
WOOD = ["wood-market", "covered-market", "wood-farm", "wood-sawmill", "wood-quarry"]
WOOD += ["spinning-mill", "manor", "tailor", "mason"]
STONE = ["gold-mine", "jeweller", "stone-farm", "stone-sawmill", "stone-quarry"]
STONE += ["foundry", "alchemist", "guild-house", "church"]
MONUMENTS = ["theatre", "garden", "granary", "manufacture", "statue", "cathedral", "mansion"]
FREE_PLOTS = [10, 11, 12, 13, *range(15, 24)]
GOODS = ["food", "wood", "stone", "cloth", "gold"]
CHARACTERS = ["early-riser", "night-worker", "journeyman", "thief", "steward", "bailiff"]
CHARACTERS += ["architect", "deliveryman", "chamberlain", "foreman", "goldsmith", "day-labourer"]

BUNDLE = {"food": 1, "wood": 1, "stone": 1}
STOPPED = ("green", "DeliverBundle")
"""Green, with a bundle and a worker on the site, stops an `acting` table after phase 2."""

# Characters that a seat holds if a test does not care: they have nothing to do in the phase.
IDLE = ["foreman", "goldsmith", "chamberlain", "steward", "thief"]
IDLE_DELIVERY = ["night-worker", "thief", "steward", "architect", "journeyman"]

Entry = dict[str, Any] | str


def position(
    players: int = 3,
    phase: str = "planning",
    road: dict[int, Entry] | None = None,
    built: list[str] | None = None,
    workers: dict[str, str] | None = None,
    site: list[str] | None = None,
    seats: dict[str, dict[str, Any]] | None = None,
    options: dict[str, str] | None = None,
    **tracks: Any,
) -> AnyGame:
    """A game of Caylus 1303 at the beginning of a phase, or wherever `agenda` puts it.

    `road` names a tile, or tile and owner, for some plots; the other tiles of the set-up are
    there anyway. `built` names what seats have built on the next free plots (``red tailor``),
    `workers` who stands on which tile (``blue red``: the second is the Journeyman's). While
    buildings act the road is long enough for the provost to reach every worker; he stands before
    the last building, where a round begins, unless a test puts him elsewhere. After planning
    everybody has passed, in seat order; in planning each seat has 5 workers unless told otherwise.
    """
    names = SEATS[:players]
    plots = road_of(road or {}, built or [], site or [])
    told = {tile: who.split() for tile, who in (workers or {}).items()}
    if phase == "activation" and "provost" not in tracks:
        lengthen(plots, told, names[-1], site or [])
    for entry in plots.values():
        if entry["tile"] in told:
            entry["workers"] = told[entry["tile"]]
    owned = {name: dict((seats or {}).get(name, {})) for name in names}
    if phase == "planning":
        for one in owned.values():
            one.setdefault("workers", 5)
    else:
        tracks.setdefault("bridge", names)
    if [who for who in told.values() if len(who) > 1]:
        tracks.setdefault("used", ["journeyman"])
    share_characters(owned, tracks, IDLE_DELIVERY if phase == "delivery" else IDLE)
    tracks.setdefault("round", 4)
    tracks.setdefault("provost", before_last(plots))
    document = {
        "game": "caylus1303",
        "phase": phase,
        "options": options or {},
        "printed": {tile: told[tile] for tile in PRINTED if tile in told},
        "road": {str(plot): entry for plot, entry in sorted(plots.items())},
        "site": site_of(plots, site or []),
        "seats": owned,
        **tracks,
    }
    return kingsroad.load_position(document)


def road_of(road: dict[int, Entry], built: list[str], site: list[str]) -> dict[int, dict[str, Any]]:
    """Every plot with a tile: those of the set-up, changed by `road`, and then `built`."""
    laid = {
        plot: {"tile": told} if isinstance(told, str) else dict(told) for plot, told in road.items()
    }
    plots: dict[int, dict[str, Any]] = {}
    used = [entry["tile"] for entry in laid.values() if "tile" in entry]
    used += [*site, *[words.split()[1] for words in built]]
    spare = [tile for tile in START if tile not in used]
    for plot in range(1, 9):
        entry = laid.get(plot, {})
        plots[plot] = {**entry, "tile": entry["tile"] if "tile" in entry else spare.pop(0)}
        if plots[plot]["tile"] in ("residence", *MONUMENTS):
            spare.pop(0)  # the tile that was turned over
    plots[9] = laid.get(9) or {"tile": first_unused(WOOD, used)}
    plots[14] = laid.get(14) or {"tile": first_unused(STONE, used)}
    for plot, words in zip(FREE_PLOTS, built, strict=False):
        plots[plot] = {"tile": words.split()[1], "owner": words.split()[0]}
    return plots


def first_unused(tiles: list[str], used: list[str]) -> str:
    """The first tile that a test does not name elsewhere."""
    return next(tile for tile in tiles if tile not in used)


def lengthen(
    plots: dict[int, dict[str, Any]], told: dict[str, list[str]], owner: str, site: list[str]
) -> None:
    """Add buildings of a seat until the provost, before the last one, is past every worker."""
    furthest = max([plot for plot, entry in plots.items() if entry["tile"] in told], default=0)
    while before_last(plots) < furthest:
        used = [*site, *[entry["tile"] for entry in plots.values()]]
        tile = first_unused(["church", "guild-house", "tailor", *STONE[4:], *WOOD[3:]], used)
        plots[next(plot for plot in FREE_PLOTS if plot not in plots)] = {
            "tile": tile,
            "owner": owner,
        }


def before_last(plots: dict[int, dict[str, Any]]) -> int:
    """Where the provost stands at the beginning of a round: directly before the last building."""
    free = [plot for plot in FREE_PLOTS if plot not in plots]
    return free[0] - 2 if free else 22


def site_of(plots: dict[int, dict[str, Any]], site: list[str]) -> list[str]:
    """The tiles of the site: what a test says, and for the rest what is nowhere else."""
    used = [entry["tile"] for entry in plots.values()]
    kinds = [START[::-1], ["covered-market", *WOOD], ["jeweller", *STONE]]
    return site + [first_unused(kind, used) for kind in kinds[len(site) :]]


def share_characters(
    owned: dict[str, dict[str, Any]], tracks: dict[str, Any], idle: list[str]
) -> None:
    """Three more than seats are in the game: those told, idle ones, and at most three left over."""
    board: list[str] = tracks.get("characters", [])
    used = [*board, *[one for seat in owned.values() for one in seat.get("characters", [])]]
    for one in owned.values():
        if "characters" not in one:
            one["characters"] = [first_unused([*idle, *CHARACTERS], used)]
            used += one["characters"]
    left = len(owned) + 3 - len(used)
    if "characters" not in tracks:
        others = [one for one in CHARACTERS[::-1] if one not in used]
        tracks["characters"] = others[:left]
        left = 0 if 0 <= left <= 3 else left
    assert left == 0, "every character of the game is with a seat or, at most three, on the board"


def acting(
    workers: dict[str, str], seats: dict[str, dict[str, Any]] | None = None, **words: Any
) -> AnyGame:
    """Phase 2 with these workers; green's bundle stops the round before the delivery.

    With workers at hand there would be questions at the bridge: `cross` answers them.
    """
    owned = dict(seats or {})
    owned["green"] = {**BUNDLE, **owned.get("green", {})}
    words.setdefault("queue", ["green"])
    return position(phase="activation", workers=workers, seats=owned, **words)


def cross(game: AnyGame) -> AnyGame:
    """Nobody moves the provost."""
    while asks(game)[1] in ("PayProvost", "GuideProvost"):
        play(game, "provost 0")
    return game


def play(game: AnyGame, *lines: str) -> None:
    """Make choices by name; ``red: pass`` also checks that it is red who must choose."""
    for line in lines:
        name, _, choice = line.rpartition(":")
        if name:
            assert game.seat_name(game.seat) == name, f"{game.question} (wanted {line!r})"
        game.play(choice.strip())


def listened(game: AnyGame) -> Chronicle:
    """From now on all events are kept."""
    game.listener = Chronicle()
    return game.listener


def told(chronicle: Chronicle, *kinds: str) -> list[tuple[str, str, str, int]]:
    """The events of some kinds: kind, seat, subject, amount."""
    return [
        (event.kind, SEATS[event.seat], event.subject, event.amount)
        for event in chronicle.take()
        if event.kind in kinds
    ]


def offered(game: AnyGame) -> list[str]:
    """The names of what may be chosen now."""
    return [choice.name for choice in game.legal]


def places(game: AnyGame) -> list[str]:
    """The tiles on which a worker may be placed now, and the site."""
    return [name.removeprefix("place ") for name in offered(game) if name.startswith("place ")]


def asks(game: AnyGame) -> tuple[str, object]:
    """Who is asked, and by which step."""
    return game.seat_name(game.seat), asking(game.view())


def seen(game: AnyGame, what: str) -> Any:
    """Something that lies on the table, as a spectator sees it."""
    return game.view()[what]


def seat(game: AnyGame, name: str) -> dict[str, Any]:
    """What a seat has, as it sees it itself."""
    seats: Any = game.view(SEATS.index(name))["seats"]
    owned: dict[str, Any] = seats[name]
    return owned


def held(game: AnyGame, name: str) -> dict[str, int]:
    """The cubes of a seat, without what it has none of."""
    owned = seat(game, name)
    return {kind: owned[kind] for kind in GOODS if owned[kind]}


def hands(game: AnyGame) -> list[int]:
    """The workers at hand of all seats, in seat order."""
    return [seat(game, name)["workers"] for name in SEATS[: game.players]]


def camp(game: AnyGame) -> list[int]:
    """The workers in the camp of all seats, in seat order."""
    return [seat(game, name)["camp"] for name in SEATS[: game.players]]


def road(game: AnyGame, plot: int) -> dict[str, Any]:
    """What lies and stands on a plot: tile, owner, workers."""
    entry: dict[str, Any] = seen(game, "road").get(str(plot), {})
    return entry


def laid(game: AnyGame) -> dict[int, str]:
    """The tile on each plot."""
    return {int(plot): entry["tile"] for plot, entry in seen(game, "road").items()}
