"""Caylus 1303 for research: how long it can last, and its places as a picture."""

from __future__ import annotations

from kingsroad.games.caylus1303 import tiles as printed
from kingsroad.games.caylus1303.state import BRIDGE
from kingsroad.research.bounds import most_questions
from kingsroad.research.profile import Bounds, Cell, Profile, View


def bounds(players: int) -> Bounds:
    """There are nine rounds. A favor never brings another: the tiles at the site give none."""
    places = int(BRIDGE + printed.LAST_PLOT) + 1  # the Journeyman is the second worker somewhere
    workers = int(printed.WORKERS) * players
    effects = most_questions(
        effect for tile in printed.TILES for effect in (tile.effect, tile.setup)
    )
    favors = 2 + 1 + 1 + 1  # fairground and manor, there again the Journeyman; deliveries; theatre
    acts = min(workers, places)
    a_round = (
        1  # the Early Riser
        + workers
        + players  # phase 1: everybody places all workers and passes
        + acts * effects
        + players
        + 1  # phase 2: the buildings, the provost, the Bailiff
        + players
        + 1  # phase 3: everybody is done, and the Deliveryman
        + int(printed.LAST_START_PLOT)  # phase 4: residences
        + favors * (2 + effects)  # which favor, what it asks, which character
    )
    # Three cubes make a bundle. A building brings three and its owner one, granary and
    # manufacture one each.
    start = players * 4
    cubes = start + int(printed.ROUNDS) * ((acts + favors) * 4 + 2)
    bundles = cubes // int(printed.BUNDLE_CUBES)
    # Tiles on the road and at the site, the first seat, the characters.
    draws = int(printed.LAST_START_PLOT) + 2 + int(printed.SITE_TILES) + 1
    draws += players + int(printed.SPARE_CHARACTERS)
    return Bounds(players + int(printed.ROUNDS) * a_round + bundles, draws)


def before_bridge(view: View) -> list[Cell]:
    """The buildings before the bridge, and the construction site."""
    cells = [Cell("", key, workers=there) for key, there in view["printed"].items()]
    return [*cells, Cell("", "site", workers=view["queue"])]


def road(view: View) -> list[Cell]:
    """The plots; the provost stands behind one of them."""
    cells = []
    for plot in range(1, printed.LAST_PLOT + 1):
        entry = view["road"].get(str(plot), {})
        marks = "P" if view["provost"] == plot else ""
        owner, workers = entry.get("owner"), entry.get("workers", [])
        cells.append(Cell(str(plot), entry.get("tile", ""), owner, workers, marks))
    return cells


PROFILE = Profile(bounds, road, road_rows=3, before=before_bridge)
