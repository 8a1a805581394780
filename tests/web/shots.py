"""Pictures of every page and of several moments of each game, at all sizes, by day and by night.

``python -m tests.web.shots FOLDER [part of a name ...]``: for looking at, beside the drafts of the
table. Nothing is compared, so this is no test.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, sync_playwright
from tests.server import processes
from tests.web.conftest import CHROMIUM, QUIET
from tests.web.guest import Guest, visiting
from tests.web.make_pictures import Scene, played, sit_down

from kingsroad import GAMES

DESKS = [(1440, 900), (1366, 768), (1024, 768), (1920, 1080)]
PHONES = [(390, 844), (844, 390)]
TOUCH = {"has_touch": True, "is_mobile": True}
SCHEMES: list[Literal["light", "dark"]] = ["light", "dark"]
PAGES = ["", "lobby", "games", "leaders", "account", "sign-in", "notices", "learn"]
PAGES += ["rules/caylus2005/book", "rules/caylus1303/box"]
MOMENTS = {"caylus2005": [1, 8, 13, 0], "magna_carta": [1, 5, 8, 0], "caylus1303": [1, 5, 9, 0]}
"""Turns of each game; 0 is its end."""
SEED = 12
LONG_NAME = "Wilhelmina Mauerblüm"


@contextmanager
def serving() -> Iterator[str]:
    """A server of this code, with tables of its own."""
    with tempfile.TemporaryDirectory() as data, processes.serving(Path(data)) as (where, _process):
        yield f"http://{where}"


class Album:
    """Where the pictures go; only those whose name has one of some parts."""

    def __init__(self, folder: Path, parts: list[str]) -> None:
        self.folder = folder
        self.parts = parts

    def wants(self, name: str) -> bool:
        """Whether a picture is asked for."""
        return not self.parts or any(part in name for part in self.parts)

    def wants_some(self, name: str) -> bool:
        """Whether a picture is asked for that begins so."""
        return not self.parts or any(part in name or name in part for part in self.parts)

    def take(self, guest: Guest, name: str) -> None:
        """The page at all sizes of what it is shown on, by day and by night."""
        for width, height in PHONES if guest.page.evaluate("navigator.maxTouchPoints") else DESKS:
            for scheme in SCHEMES:
                if self.wants(called := f"{name}-{width}x{height}-{scheme}"):
                    guest.page.emulate_media(color_scheme=scheme)
                    guest.resize(width, height)
                    guest.settle()
                    guest.page.screenshot(path=self.folder / f"{called}.png")


def picture_pages(guest: Guest, album: Album) -> None:
    """Everything but tables."""
    for page in [*PAGES, *(f"rules/{game}" for game in GAMES)]:
        name = page.replace("/", "-") or "start"
        if album.wants_some(name):
            guest.go(f"/{page}")
            guest.page.wait_for_load_state("networkidle")
            album.take(guest, name)


def picture_game(
    browser: Browser, server: str, album: Album, game: str, how: dict[str, Any]
) -> None:
    """Several moments of a game that bots have played; every second one in German."""
    for players in (2, max(GAMES[game].seats)):
        for number, turn in enumerate(MOMENTS[game]):
            name = f"{game}-{players}-{turn or 'end'}"
            if not album.wants_some(name):
                continue
            with visiting(browser, server, locale=("en", "de")[number % 2], **how) as guest:
                sit_down(guest, played(Scene(game, players, SEED, turn, {})), LONG_NAME)
                album.take(guest, name)
                if turn:
                    guest.list_all()
                    album.take(guest, f"{name}-all")
                else:
                    picture_past(guest, album, name)
                guest.errors.clear()


def picture_past(guest: Guest, album: Album, name: str) -> None:
    """The table of a finished game without its sheet, and the replay."""
    table = guest.table
    guest.page.keyboard.press("Escape")
    album.take(guest, f"{name}-table")
    guest.go(f"/t/{table}/at/60")
    guest.page.wait_for_selector("input[type=range]")
    album.take(guest, f"{name}-replay")


def main() -> None:
    """Take the pictures."""
    folder, parts = Path(sys.argv[1]), sys.argv[2:]
    folder.mkdir(parents=True, exist_ok=True)
    album = Album(folder, parts)
    with serving() as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        for how in ({}, {"viewport": {"width": 390, "height": 844}, **TOUCH}):
            with visiting(browser, server, **how) as guest:
                picture_pages(guest, album)
                guest.errors.clear()
            for game in GAMES:
                picture_game(browser, server, album, game, how)
        browser.close()


if __name__ == "__main__":
    main()
