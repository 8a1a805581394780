"""Observations built a second time, from the view's documents alone: what the arrays must say.

Only the facts of the open question are taken from elsewhere; a step holds public facts only. What
all games share stands here, the rest beside the other tests of each game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.asking import asking
from tests.parts import part_of

from kingsroad import AnyGame
from kingsroad.research.profile import features_of

View = Mapping[str, Any]
Pieces = dict[str, list[int]]


def pieces_from_view(game: AnyGame, seat: int) -> Pieces:
    """All pieces of an observation, by name."""
    view = game.view(seat)
    table = Table(game, view, seat)
    own: Pieces = part_of(game.rules.key, "from_view").pieces(table, view)
    return opening_pieces(game, table) | own


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
    features = features_of(game.rules)
    chooser = view["to_choose"]
    found: Pieces = {
        "you": one_hot(table.seat, table.most),
        "players": [game.players],
        "to_choose": table.marks(chooser),
        "question": in_set(features.questions, [asking(view)] if chooser else []),
    }
    causes = game.rules.words["cause"]
    about, facts = -1, []
    if game.pending is not None:
        facts = game.pending.facts()
        for sort, fact in zip(type(game.pending).SORTS, facts, strict=True):
            if sort in ("tile", "cause"):
                about = fact
            elif sort == "space":
                about = causes.index(part_of(game.rules.key, "from_view").name_on(view, fact))
        facts = facts[1:]
    found["about"] = one_hot(about, len(causes))
    found["facts"] = facts + [0] * (3 - len(facts))
    return found
