"""A new tile of Caylus (2005) at work: built, used, turned, seen and told, in sources that have it.

``python -m tests.games.caylus2005.use_new_tile KEY`` runs in a process of its own; what is not as
it should be raises an error. The tile is `brewery` (wood, a trade) or `dairy` (stone, goods).
"""

from __future__ import annotations

import sys
from typing import Any

from tests.games.caylus2005.table import offered, play, position, road, seat
from tests.games.caylus2005.witness import observed, pieces

import kingsroad
from kingsroad import AnyGame, Chronicle
from kingsroad.bots.library import judge_of
from kingsroad.core.dice import Dice
from kingsroad.text import LANGUAGES, ask, card, explain_all, narrate
from kingsroad.text.glyphs import picture

PLENTY = {"food": 9, "wood": 9, "stone": 9, "cloth": 9, "gold": 9, "deniers": 9}
BATCH = {"food": 1, "wood": 1, "stone": 1}
RULES = kingsroad.GAMES["caylus2005"]


def buildings(key: str, road: dict[int, Any]) -> AnyGame:
    """Phase 5 with the provost far away; green's batch holds the game in phase 6."""
    return position(
        phase="buildings",
        road=road,
        provost=15,
        special={"castle": ["green"]},
        seats={"blue": PLENTY, "green": BATCH},
        options={key: "on"},
    )


def again(game: AnyGame) -> AnyGame:
    """The same game, written as a position and read."""
    return kingsroad.load_position(game.rules.write_position(game))


def part(game: AnyGame, name: str) -> list[int]:
    """One piece of what blue sees."""
    start, *shape = pieces()[name]
    length = 1
    for side in shape:
        length *= side
    return observed(game, 0)[start : start + length]


def build(key: str, builder: dict[int, Any]) -> None:
    """It is offered behind the tiles of its kind, laid, and scored."""
    game = buildings(key, builder)
    assert offered(game)[-2:] == [f"build {key}", "decline"]
    assert part(game, "later_supply") == [1]
    points = seat(game, "blue")["prestige"]
    play(game, f"build {key}")
    space = next(space for space in range(9, 28) if road(game, space).get("tile") == key)
    assert road(game, space)["owner"] == "blue"
    assert seat(game, "blue")["prestige"] > points
    assert part(game, "later_supply") == [0]
    assert part(game, "later_space") == [space]
    assert part(game, "later_owner") == [1, 0, 0, 0, 0]


def use_brewery() -> None:
    """A wood tile with an offer, whose cube is chosen."""
    build("brewery", {6: {"tile": "carpenter", "worker": "blue"}})
    game = buildings("brewery", {9: {"tile": "brewery", "owner": "blue", "worker": "blue"}})
    assert part(game, "later_about") == [1]
    assert sum(part(game, "about")) == 0
    assert part(game, "later_worker") == [1, 0, 0, 0, 0]
    play(game, "blue: offer 1")
    game = again(game)
    assert asked(game) == {"name": "GiveCubes", "seat": "blue", "about": {"tile": "brewery"}}
    assert part(game, "later_about") == [1]
    play(game, "blue: give cloth")
    assert seat(game, "blue")["prestige"] == 3


def use_dairy() -> None:
    """A stone tile that makes goods, and a cube for its owner."""
    build("dairy", {9: {"tile": "mason", "owner": "red", "worker": "blue"}})
    game = buildings("dairy", {9: {"tile": "dairy", "owner": "red", "worker": "blue"}})
    assert asked(game) == {"name": "OwnersCube", "seat": "red", "about": {"tile": "dairy"}}
    assert seat(game, "blue")["food"] == PLENTY["food"] + 2
    game = again(game)
    assert part(game, "later_about") == [1]
    play(game, "red: take food")


def turn(key: str) -> None:
    """The lawyer turns it into a residence, and it can be built again."""
    lawyer = {"tile": "lawyer", "owner": "red", "worker": "blue"}
    game = buildings(key, {9: lawyer, 10: {"tile": key, "owner": "blue"}})
    assert key not in supply(game)
    play(game, f"transform {key}")
    assert supply(game)[-1] == key


def asked(game: AnyGame) -> object:
    """The open question, as everybody sees it."""
    return game.view()["question"]


def supply(game: AnyGame) -> list[str]:
    """The tiles that can be built."""
    seen: Any = game.view()["supply"]
    return list(seen)


def tell(key: str) -> None:
    """Every language has a line for it, and it can be drawn."""
    for language in LANGUAGES:
        assert len(card(RULES, key, language)) > len(key)
    assert picture(RULES, key).effect


def roam(key: str) -> int:
    """Random games that seek it end as usual; everybody can say, see and judge what happens."""
    built = 0
    for seed in range(8):
        told = Chronicle()
        game = RULES.start(3, {key: "on"}, seed)
        game.listener = told
        dice = Dice(seed)
        while not game.over:
            observed(game, 0)
            if len(game.legal) > 1 and game.seat >= 0:
                ask(game)
                explain_all(game)
                judge_of(game).merits(game)
            wanted = [choice for choice in game.legal if choice.noun == key]
            random = game.legal[dice.below(len(game.legal))]
            game.apply(wanted[0] if wanted else random)
        judge_of(game).forecast(game)
        narrate(told.events, RULES)
        built += sum(event.kind == "build" and event.subject == key for event in told.events)
    return built


if __name__ == "__main__":
    tile = sys.argv[1]
    {"brewery": use_brewery, "dairy": use_dairy}[tile]()
    turn(tile)
    tell(tile)
    assert roam(tile) > 0, "nobody has built it in all these games"
