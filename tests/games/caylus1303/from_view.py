"""What observations of Caylus 1303 must say, read from the view's documents alone."""

from __future__ import annotations

from tests.research.from_view import Pieces, Table, View, flat, in_set

from kingsroad.games.caylus1303.tiles import CHARACTER_KEYS, PHASE_NAMES, TILES

KEYS = [tile.key for tile in TILES]
GOODS = ["food", "wood", "stone", "cloth", "gold"]


def pieces(table: Table, view: View) -> Pieces:
    seats = table.seats
    road = {int(plot): entry for plot, entry in view["road"].items()}
    lying = {entry["tile"]: (plot, entry) for plot, entry in road.items()}
    there = {key: entry.get("workers", []) for key, (_, entry) in lying.items()}
    there |= view["printed"]
    workers = [there.get(key, []) for key in KEYS[:31]]
    assert all(plot <= 8 for plot, entry in road.items() if entry["tile"] == "residence")
    return {
        "options": [int(table.options["setup"] == "first-game")],
        "round": [view["round"]],
        "phase": in_set(PHASE_NAMES, [view["phase"]]),
        "order": table.places(view["order"]),
        "bridge": table.places(view["bridge"]),
        "queue": table.places(view["queue"]),
        "stock": table.padded([[seat[kind] for kind in GOODS] for seat in seats]),
        "prestige": table.each("prestige"),
        "workers": table.each("workers"),
        "camp": table.each("camp"),
        "houses": table.each("houses"),
        "recruits": table.each("recruits"),
        "price": table.each("price"),
        "bundles": table.each("bundles"),
        "characters": table.padded([in_set(CHARACTER_KEYS, seat["characters"]) for seat in seats]),
        "castle_characters": in_set(CHARACTER_KEYS, view["characters"]),
        "used": in_set(CHARACTER_KEYS, view["used"]),
        "provost": [view["provost"]],
        "open_site_tiles": [view["open_site_tiles"]],
        "tile_site": [
            view["site"].index(key) + 1 if key in view["site"] else 0 for key in KEYS[4:31]
        ],
        "tile_worker": flat([table.marks(*names) for names in workers]),
        "tile_second": [table.number(names[1] if len(names) > 1 else None) for names in workers],
        "tile_plot": [lying.get(key, (0, {}))[0] for key in KEYS[4:38]],
        "tile_owner": flat(
            [table.marks(lying.get(key, (0, {}))[1].get("owner", "-")) for key in KEYS[4:38]]
        ),
        "supply": in_set(KEYS[13:38], view["supply"]),
        "residence": flat(
            [
                table.marks(entry["owner"] if entry.get("tile") == "residence" else "-")
                for entry in (road.get(plot, {}) for plot in range(1, 9))
            ]
        ),
    }
