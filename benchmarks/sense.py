"""Whether bots play with sense: what people who know the games would look at, from records.

A good share of first places can hide that both sides play badly. So strong bots play each other,
and their records are read: do they pass though they could pay for workers, do they climb the
building line, do they build.
"""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from kingsroad.library import AnyGame, AnyRuleset, part
from kingsroad.record import read_record

RICH = 4
"""So many deniers, or workers of 1303 that wait to be placed, and a pass is one too early."""
BUILDING_LINE = "d"
RICH_PASSES = "rich passes"
PLACING = ("PlaceWorker", "TakeAction")
"""The questions in which a seat may place a worker or pass."""
GOALS = Path(__file__).resolve().parent / "sense_goals"


def goals_of(game: str, seats: int) -> dict[str, float]:
    """What is wanted of a game's figures: of rich passes at most, of all else at least."""
    path = GOALS / f"{game}.json"
    known: dict[str, dict[str, float]] = json.loads(path.read_text()) if path.exists() else {}
    return known.get(str(seats), {})


def prestige_choices(rules: AnyRuleset) -> set[str]:
    """The choices that build something of the highest kind, where its tiles say which that is."""
    tiles = part(rules, "games", "tiles")
    kinds = getattr(tiles, "KIND_NAMES", [])
    return {
        f"build {tile.key}"
        for tile in tiles.TILES
        if kinds and kinds[tile.kind] in ("prestige", "monument")
    }


@dataclass
class Sense:
    """What was seen in some games."""

    rules: AnyRuleset
    games: int = 0
    seats: int = 0
    passes: int = 0
    rich: int = 0
    """Passes of a seat that had placed nobody in its turn and could have paid for it."""
    built: int = 0
    games_with_prestige: int = 0
    markers: int = 0
    """Steps on the building line, where a game has one."""
    winners: list[int] = field(default_factory=list)

    def add(self, record: str) -> None:
        """Read a record."""
        read = read_record(record)
        game, high = read.start(), prestige_choices(self.rules)
        placed: Counter[int] = Counter()
        turn, prestige = 0, 0
        for choice in read.choices:
            if game.state.turn() != turn:
                turn = game.state.turn()
                placed.clear()
            if choice.name.startswith("place "):
                placed[game.seat] += 1
            elif choice.name == "pass" and type(game.pending).__name__ in PLACING:
                self.passes += 1
                self.rich += not placed[game.seat] and means(game) >= RICH
                placed[game.seat] += 1  # whoever has passed is done, whatever it does later
            elif choice.name.startswith(("build ", "erect ")):
                self.built += 1
                prestige += choice.name in high or choice.name.startswith("erect ")
            game.apply(choice)
        self.games += 1
        self.seats += game.players
        self.games_with_prestige += prestige > 0
        self.winners.append(max(game.scores()))
        # A view is typed by each game, and any game is looked at here.
        for seat in game.view()["seats"].values():  # type: ignore[attr-defined]
            self.markers += seat.get("markers", {}).get(BUILDING_LINE, 0)

    def figures(self) -> dict[str, float]:
        """The figures, by what they are called."""
        return {
            RICH_PASSES: self.rich / max(1, self.passes),
            "buildings a game": self.built / max(1, self.games),
            "building line a seat": self.markers / max(1, self.seats),
            "games with a prestige tile": self.games_with_prestige / max(1, self.games),
            "winner's score": sum(self.winners) / max(1, self.games),
        }


def means(game: AnyGame) -> int:
    """What the seat that must choose could still spend on workers."""
    # As above: only the game itself knows the type of its view.
    seats: dict[str, dict[str, int]] = game.view(game.seat)["seats"]  # type: ignore[assignment]
    mine = seats[game.seat_name(game.seat)]
    return mine.get("deniers", mine["workers"])
