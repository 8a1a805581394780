"""Make the pictures of README and documentation anew, from the table as it looks today.

    python -m tests.web.make_pictures                 all, into docs/images
    python -m tests.web.make_pictures phone score     some of them

Bots play to a moment that is worth a look; a browser sits down there and is photographed.
"""

from __future__ import annotations

import argparse
import io
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from PIL import Image
from playwright.sync_api import Browser, sync_playwright
from tests.server.processes import serving
from tests.web.conftest import CHROMIUM, QUIET
from tests.web.guest import SHEET, Guest, visiting

import kingsroad
from kingsroad import AnyGame
from kingsroad.bots.levels import make_bot
from kingsroad.bots.persons import PERSONS
from kingsroad.core.dice import Dice

IMAGES = Path(__file__).parents[2] / "docs" / "images"
PLAYER = "journeyman"
QUALITY = 82
DESK = {"viewport": {"width": 1440, "height": 900}}
PHONE = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "is_mobile": True,
    "has_touch": True,
}


class Scene(NamedTuple):
    """A moment of a game, and how it is looked at."""

    game: str
    players: int
    seed: int
    turn: int
    """The first question of blue in this turn or later; 0 is the end of the game."""
    how: dict[str, Any]


SCENES = {
    "caylus2005": Scene("caylus2005", 4, 12, 10, DESK),
    "magna_carta": Scene("magna_carta", 3, 5, 6, {**DESK, "color_scheme": "dark"}),
    "caylus1303": Scene("caylus1303", 3, 3, 6, DESK),
    "phone": Scene("caylus2005", 3, 4, 6, PHONE),
    "score": Scene("caylus2005", 4, 12, 0, DESK),
}


def played(scene: Scene) -> AnyGame:
    """A game that bots have brought to the moment of a scene."""
    game = kingsroad.new_game(scene.game, players=scene.players, seed=scene.seed)
    bot, dice = make_bot(PLAYER), Dice(scene.seed)
    while not game.over and not is_moment(game, scene.turn):
        game.apply(bot.choose(game, dice).choice)
    return game


def is_moment(game: AnyGame, turn: int) -> bool:
    """Whether blue is asked, with something to choose from."""
    return bool(turn) and game.state.turn() >= turn and game.seat == 0 and len(game.legal) > 3


def sit_down(guest: Guest, game: AnyGame, name: str) -> None:
    """Before a game as blue, against bots; until the table has come to rest."""
    others = list(PERSONS)[: game.players - 1]
    bots = [{"kind": "bot", "bot": person} for person in others]
    guest.sit_down(game, [{"kind": "me", "name": name}, *bots])
    if game.over:
        guest.page.wait_for_selector(SHEET)
    else:
        assert guest.await_turn()
    guest.page.wait_for_load_state("networkidle")


def photographed(guest: Guest, game: AnyGame) -> Image.Image:
    """The table of a game."""
    sit_down(guest, game, "You")
    return Image.open(io.BytesIO(guest.page.screenshot(animations="disabled")))


def make(browser: Browser, server: str, name: str, out: Path) -> None:
    """One picture."""
    scene = SCENES[name]
    with visiting(browser, server, **scene.how) as guest:
        picture = photographed(guest, played(scene))
    place = out / f"{name}.webp"
    picture.save(place, quality=QUALITY, method=6)
    print(f"{place}: {place.stat().st_size // 1000} KB")


def main() -> None:
    """Make all that are asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.web.make_pictures")
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"{', '.join(SCENES)}")
    parser.add_argument("--out", type=Path, default=IMAGES, metavar="FOLDER")
    wanted = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder, "tables")) as (where, _process),
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        for name in wanted.names or SCENES:
            make(browser, f"http://{where}", name, wanted.out)
        browser.close()


if __name__ == "__main__":
    main()
