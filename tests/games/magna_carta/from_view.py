"""What observations of Caylus Magna Carta must say, read from the view's documents alone."""

from __future__ import annotations

from tests.research.from_view import Pieces, Table, View, flat, in_set

from kingsroad.games.magna_carta.tiles import PHASE_NAMES, TILES

KEYS = [tile.key for tile in TILES]
SECTIONS = ["dungeon", "walls", "towers"]
COLOURS = ["blue", "red", "green", "orange"]


def name_on(view: View, space: int) -> str:
    """The card on a space of the road, without its colour."""
    key: str = view["road"][space - 1]["card"]
    colour, _, rest = key.partition("-")
    return rest if colour in COLOURS else key


def pieces(table: Table, view: View) -> Pieces:
    seats = table.seats
    absent = [f"absent-{i}" for i in range(4 - len(seats))]
    cards = KEYS[:5] + [f"{name}-{key}" for name in [*table.names, *absent] for key in KEYS[5:17]]
    lying = {entry["card"]: (space, entry) for space, entry in enumerate(view["road"], 1)}
    assert set(lying) <= set(cards)
    entries: list[View] = [lying.get(key, (0, {}))[1] for key in cards]
    monuments = KEYS[17:24]
    return {
        "options": [int(table.options["rules"] == "beginner")],
        "round": [view["round"]],
        "phase": in_set(PHASE_NAMES, [view["phase"]]),
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
        "discard": table.padded([in_set(KEYS[5:17], seat["discard"]) for seat in seats]),
        "batches": table.each("batches"),
        "workers": table.each("workers"),
        "hand_size": table.each("hand_size"),
        "pile_size": table.each("pile_size"),
        "income": table.each("income"),
        "score": table.each("score"),
        "hand": in_set(KEYS[5:17], seats[0]["hand"]),
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
