"""What observations of Caylus (2005) must say, read from the view's documents alone."""

from __future__ import annotations

from tests.research.from_view import Pieces, Table, View, flat, in_set

from kingsroad.games.caylus2005.tiles import PHASE_NAMES, TILES

KEYS = [tile.key for tile in TILES]
GOODS = ["food", "wood", "stone", "cloth", "gold"]
SECTIONS = ["dungeon", "walls", "towers"]


def pieces(table: Table, view: View) -> Pieces:
    seats, special = table.seats, view["special"]
    road = {int(space): entry for space, entry in view["road"].items()}
    lying = {entry["tile"]: (space, entry) for space, entry in road.items()}
    standing = [[special[key]] for key in KEYS[:4]]
    standing += [[name] for name in special["stables"] + [None] * (3 - len(special["stables"]))]
    standing += [[special["inn-left"]], [special["inn-right"]]]
    standing += [[name] for name in special["castle"] + [None] * (5 - len(special["castle"]))]

    def entry_of(key: str) -> View:
        found: View = lying.get(key, (0, {}))[1]
        return found

    return {
        "options": [
            int(table.options["favors"] == "simple"),
            int(table.options["jeweller"] == "on"),
        ],
        "turn": [view["turn"]],
        "phase": in_set(PHASE_NAMES, [view["phase"]]),
        "order": table.places(view["order"]),
        "bridge": table.places(view["bridge"]),
        "stock": table.padded([[seat[kind] for kind in [*GOODS, "deniers"]] for seat in seats]),
        "prestige": table.each("prestige"),
        "workers": table.each("workers"),
        "income": table.each("income"),
        "price": table.each("price"),
        "markers": table.padded([list(seat["markers"].values()) for seat in seats]),
        "lines_used": table.padded([in_set(list("abcd"), seat["lines_used"]) for seat in seats]),
        "houses": table.padded([[seat["houses"][key] for key in SECTIONS] for seat in seats]),
        "batches": table.each("batches"),
        "provost": [view["provost"]],
        "bailiff": [view["bailiff"]],
        "counted": in_set(SECTIONS, view["counted"]),
        "special": flat([table.marks(*names) for names in standing]),
        "tile_space": [lying.get(key, (0, {}))[0] for key in KEYS[7:43]],
        "tile_owner": flat([table.marks(entry_of(key).get("owner", "-")) for key in KEYS[7:43]]),
        "tile_worker": flat([table.marks(entry_of(key).get("worker", "-")) for key in KEYS[7:34]]),
        "supply": in_set(KEYS[16:43], view["supply"]),
        "residence": flat(
            [
                table.marks(entry["owner"] if entry.get("tile") == "residence" else "-")
                for entry in (road.get(space, {}) for space in range(1, 29))
            ]
        ),
        "claim": [table.number(road.get(space, {}).get("claim")) for space in range(1, 29)],
    }
