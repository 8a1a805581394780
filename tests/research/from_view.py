"""Observations built a second time, from the view's documents alone: what the arrays must say.

Only the facts of the open question are taken from elsewhere; a step holds public facts only.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kingsroad import AnyGame
from kingsroad.games.caylus1303 import agenda as agenda_1303
from kingsroad.games.caylus1303 import tiles as tiles_1303
from kingsroad.games.caylus2005 import agenda as agenda_2005
from kingsroad.games.caylus2005 import tiles as tiles_2005
from kingsroad.games.magna_carta import agenda as agenda_magna
from kingsroad.games.magna_carta import tiles as tiles_magna
from kingsroad.research.observation import FEATURES

View = Mapping[str, Any]
Pieces = dict[str, list[int]]

AGENDAS: dict[str, Any] = {
    "caylus2005": agenda_2005,
    "magna_carta": agenda_magna,
    "caylus1303": agenda_1303,
}


def pieces_from_view(game: AnyGame, seat: int) -> Pieces:
    """All pieces of an observation, by name."""
    view = game.view(seat)
    table = Table(game, view, seat)
    own = {"caylus2005": pieces_2005, "magna_carta": pieces_magna, "caylus1303": pieces_1303}
    return opening_pieces(game, table) | own[game.rules.key](table, view)


class Table:
    """The seats of a view, in the order in which an observer counts them."""

    def __init__(self, game: AnyGame, view: View, seat: int) -> None:
        names = game.rules.seat_names[: game.players]
        self.seat = seat
        self.most = len(game.rules.seat_names)
        self.names = names[seat:] + names[:seat]
        self.seats = [view["seats"][name] for name in self.names]
        self.options = game.rules.chosen_options(game.state)

    def padded(self, rows: list[list[int]]) -> list[int]:
        """A row for each seat, zeros for those who do not play."""
        width = len(rows[0])
        flat = [number for row in rows for number in row]
        return flat + [0] * (width * (self.most - len(rows)))

    def each(self, key: str) -> list[int]:
        """One number of every seat."""
        return self.padded([[seat[key] or 0] for seat in self.seats])

    def places(self, row: list[str]) -> list[int]:
        """The place of each seat in a row."""
        return self.padded([[row.index(name) + 1 if name in row else 0] for name in self.names])

    def number(self, name: str | None) -> int:
        """1 + the seat, 0 for nobody."""
        return 0 if name is None else self.names.index(name) + 1

    def marks(self, *names: str | None) -> list[int]:
        """A one for each of some seats."""
        return self.padded([[int(name in names)] for name in self.names])


def one_hot(which: int, count: int) -> list[int]:
    return [int(i == which) for i in range(count)]


def in_set(keys: list[str], chosen: list[str]) -> list[int]:
    assert set(chosen) <= set(keys)
    return [int(key in chosen) for key in keys]


def flat(rows: list[list[int]]) -> list[int]:
    return [number for row in rows for number in row]


def opening_pieces(game: AnyGame, table: Table) -> Pieces:
    """The pieces with which every layout begins."""
    view: View = game.view(table.seat)
    features = FEATURES[game.rules.key]
    module = AGENDAS[game.rules.key]
    chooser = view["to_choose"]
    found: Pieces = {
        "you": one_hot(table.seat, table.most),
        "players": [game.players],
        "to_choose": table.marks(chooser),
        "question": in_set(features.questions, [view["question"]] if chooser else []),
    }
    causes = module.CAUSES
    about, facts = -1, []
    if game.pending is not None:
        facts = game.pending.facts()
        for sort, fact in zip(module.FACTS[view["question"]], facts, strict=True):
            if sort in ("tile", "card", "cause"):
                about = fact
            elif sort == "space":
                about = causes.index(card_name(view["road"][fact - 1]["card"]))
        facts = facts[1:]
    found["about"] = one_hot(about, len(causes))
    found["facts"] = facts + [0] * (3 - len(facts))
    return found


# -- Caylus (2005) -------------------------------------------------------------------------------

KEYS_2005 = [tile.key for tile in tiles_2005.TILES]
GOODS = ["food", "wood", "stone", "cloth", "gold"]
SECTIONS = ["dungeon", "walls", "towers"]


def pieces_2005(table: Table, view: View) -> Pieces:
    seats, special = table.seats, view["special"]
    road = {int(space): entry for space, entry in view["road"].items()}
    lying = {entry["tile"]: (space, entry) for space, entry in road.items()}
    standing = [[special[key]] for key in KEYS_2005[:4]]
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
        "phase": in_set(tiles_2005.PHASE_NAMES, [view["phase"]]),
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
        "tile_space": [lying.get(key, (0, {}))[0] for key in KEYS_2005[7:43]],
        "tile_owner": flat(
            [table.marks(entry_of(key).get("owner", "-")) for key in KEYS_2005[7:43]]
        ),
        "tile_worker": flat(
            [table.marks(entry_of(key).get("worker", "-")) for key in KEYS_2005[7:34]]
        ),
        "supply": in_set(KEYS_2005[16:43], view["supply"]),
        "residence": flat(
            [
                table.marks(entry["owner"] if entry.get("tile") == "residence" else "-")
                for entry in (road.get(space, {}) for space in range(1, 29))
            ]
        ),
        "claim": [table.number(road.get(space, {}).get("claim")) for space in range(1, 29)],
    }


# -- Magna Carta ---------------------------------------------------------------------------------

KEYS_MAGNA = [tile.key for tile in tiles_magna.TILES]
COLOURS = ["blue", "red", "green", "orange"]


def card_name(key: str) -> str:
    """A card of the road without its colour."""
    colour, _, rest = key.partition("-")
    return rest if colour in COLOURS else key


def pieces_magna(table: Table, view: View) -> Pieces:
    seats = table.seats
    absent = [f"absent-{i}" for i in range(4 - len(seats))]
    cards = KEYS_MAGNA[:5] + [
        f"{name}-{key}" for name in [*table.names, *absent] for key in KEYS_MAGNA[5:17]
    ]
    lying = {entry["card"]: (space, entry) for space, entry in enumerate(view["road"], 1)}
    assert set(lying) <= set(cards)
    entries: list[View] = [lying.get(key, (0, {}))[1] for key in cards]
    monuments = KEYS_MAGNA[17:24]
    return {
        "options": [int(table.options["rules"] == "beginner")],
        "round": [view["round"]],
        "phase": in_set(tiles_magna.PHASE_NAMES, [view["phase"]]),
        "order": table.places(view["order"]),
        "bridge": table.places(view["bridge"]),
        "stock": table.padded(
            [
                [seat[kind] for kind in ("food", "wood", "stone", "gold", "deniers")]
                for seat in seats
            ]
        ),
        "tokens": table.padded([[seat["tokens"][key] for key in SECTIONS] for seat in seats]),
        "prestige": table.padded([in_set(monuments, seat["prestige"]) for seat in seats]),
        "discard": table.padded([in_set(KEYS_MAGNA[5:17], seat["discard"]) for seat in seats]),
        "batches": table.each("batches"),
        "workers": table.each("workers"),
        "hand_size": table.each("hand_size"),
        "pile_size": table.each("pile_size"),
        "income": table.each("income"),
        "score": table.each("score"),
        "hand": in_set(KEYS_MAGNA[5:17], seats[0]["hand"]),
        "tokens_left": [view["tokens"][key] for key in SECTIONS],
        "provost": [view.get("provost", 0)],
        "supply": in_set(monuments, view["supply"]),
        "card_space": [lying.get(key, (0, {}))[0] for key in cards],
        "card_worker": flat([table.marks(entry.get("worker", "-")) for entry in entries]),
        "card_residence": [int(entry.get("top") == "residence") for entry in entries],
        "card_monument": [
            monuments.index(entry["top"]) + 1 if entry.get("top") in monuments else 0
            for entry in entries
        ],
        "card_cubes": [entry.get("cubes", 0) for entry in entries],
        "card_turning": [int(entry.get("turning", False)) for entry in entries],
    }


# -- Caylus 1303 ---------------------------------------------------------------------------------

KEYS_1303 = [tile.key for tile in tiles_1303.TILES]


def pieces_1303(table: Table, view: View) -> Pieces:
    seats = table.seats
    road = {int(plot): entry for plot, entry in view["road"].items()}
    lying = {entry["tile"]: (plot, entry) for plot, entry in road.items()}
    there = {key: entry.get("workers", []) for key, (_, entry) in lying.items()}
    there |= view["printed"]
    workers = [there.get(key, []) for key in KEYS_1303[:31]]
    assert all(plot <= 8 for plot, entry in road.items() if entry["tile"] == "residence")
    return {
        "options": [int(table.options["setup"] == "first-game")],
        "round": [view["round"]],
        "phase": in_set(tiles_1303.PHASE_NAMES, [view["phase"]]),
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
        "characters": table.padded(
            [in_set(tiles_1303.CHARACTER_KEYS, seat["characters"]) for seat in seats]
        ),
        "castle_characters": in_set(tiles_1303.CHARACTER_KEYS, view["characters"]),
        "used": in_set(tiles_1303.CHARACTER_KEYS, view["used"]),
        "provost": [view["provost"]],
        "open_site_tiles": [view["open_site_tiles"]],
        "tile_site": [
            view["site"].index(key) + 1 if key in view["site"] else 0 for key in KEYS_1303[4:31]
        ],
        "tile_worker": flat([table.marks(*names) for names in workers]),
        "tile_second": [table.number(names[1] if len(names) > 1 else None) for names in workers],
        "tile_plot": [lying.get(key, (0, {}))[0] for key in KEYS_1303[4:38]],
        "tile_owner": flat(
            [table.marks(lying.get(key, (0, {}))[1].get("owner", "-")) for key in KEYS_1303[4:38]]
        ),
        "supply": in_set(KEYS_1303[13:38], view["supply"]),
        "residence": flat(
            [
                table.marks(entry["owner"] if entry.get("tile") == "residence" else "-")
                for entry in (road.get(plot, {}) for plot in range(1, 9))
            ]
        ),
    }
