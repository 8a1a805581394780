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

from playwright.sync_api import Browser, sync_playwright
from tests.server import processes
from tests.web.conftest import CHROMIUM, QUIET
from tests.web.guest import Guest, visiting
from tests.web.test_pages import finished_table

from kingsroad import GAMES
from kingsroad.core.dice import Dice

SIZES = [(1440, 900), (1366, 768), (1024, 768), (1920, 1080), (390, 844), (844, 390)]
SCHEMES = ["light", "dark"]
PAGES = ["", "lobby", "games", "leaders", "account", "sign-in", "notices", "learn"]
PAGES += ["rules/caylus2005/book", "rules/caylus1303/box"]
MOMENTS = [0, 6, 25]
"""So many choices of the guest's before a picture."""
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

    def take(self, guest: Guest, name: str) -> None:
        """The page at all sizes."""
        for width, height in SIZES:
            if self.wants(called := f"{name}-{width}x{height}"):
                guest.resize(width, height)
                guest.settle()
                guest.page.screenshot(path=self.folder / f"{called}.png")
        guest.resize(*SIZES[0])


def picture_pages(guest: Guest, album: Album, scheme: str) -> None:
    """Everything but tables."""
    for page in [*PAGES, *(f"rules/{game}" for game in GAMES)]:
        name = f"{page.replace('/', '-') or 'start'}-{scheme}"
        if not any(album.wants(f"{name}-{width}x{height}") for width, height in SIZES):
            continue
        guest.go(f"/{page}")
        guest.page.wait_for_load_state("networkidle")
        album.take(guest, name)


def picture_game(browser: Browser, server: str, album: Album, game: str, scheme: str) -> None:
    """Several moments of a game, a replay and the sheet; with German words and long names."""
    for language in ("en", "de"):
        name = f"{game}-{language}-{scheme}"
        with visiting(browser, server, color_scheme=scheme, locale=language) as guest:
            guest.page.add_init_script(f"localStorage.setItem('kingsroad.name', '{LONG_NAME}')")
            guest.begin(game, 5 if game != "magna_carta" else 4)
            made = 0
            for moment in MOMENTS:
                guest.play_on(Dice(moment), most=moment - made)
                made = moment
                guest.await_turn()
                album.take(guest, f"{name}-{moment}")
                if guest.page.locator("[data-all]").count() and language == "de":
                    guest.list_all()
                    album.take(guest, f"{name}-{moment}-all")
            if language == "en":
                table = finished_table(guest, game)
                guest.go(f"/t/{table}/at/60")
                guest.page.wait_for_selector("input[type=range]")
                album.take(guest, f"{name}-replay")
                guest.go(f"/t/{table}")
                guest.page.wait_for_selector("[data-sheet]")
                album.take(guest, f"{name}-sheet")
            guest.errors.clear()


def main() -> None:
    """Take the pictures."""
    folder, parts = Path(sys.argv[1]), sys.argv[2:]
    folder.mkdir(parents=True, exist_ok=True)
    album = Album(folder, parts)
    with serving() as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        for scheme in SCHEMES:
            with visiting(browser, server, color_scheme=scheme) as guest:
                picture_pages(guest, album, scheme)
                guest.errors.clear()
            for game in GAMES:
                if not parts or any(part.startswith(game) or game in part for part in parts):
                    picture_game(browser, server, album, game, scheme)
        browser.close()


if __name__ == "__main__":
    main()
