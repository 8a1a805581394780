"""Pictures of every page and of several moments of each game, at all sizes, by day and by night.

    python -m tests.web.shots FOLDER [part of a name ...] [--size 1440x900 ...] [--scheme light]

For looking at, beside the drafts of the table. Nothing is compared, so this is no test.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal, NamedTuple

from playwright.sync_api import Browser, expect, sync_playwright
from tests.web.clocked import ClockedServer, clocked_server
from tests.web.conftest import CHROMIUM, QUIET
from tests.web.crowd import Crowd
from tests.web.guest import SHEET, Guest, visiting
from tests.web.make_pictures import Scene, played, sit_down
from tests.web.test_review import PLANTED, reviewed

from kingsroad import GAMES
from kingsroad.learn.puzzles.puzzle import puzzles_of

Scheme = Literal["light", "dark"]
Size = tuple[int, int]
DESKS = [(1440, 900), (1366, 768), (1024, 768), (1920, 1080), (2560, 1440)]
PHONES = [(390, 844), (360, 740), (844, 390)]
SCHEMES: list[Scheme] = ["light", "dark"]
PAGES = [
    "",
    "account",
    "sign-in",
    "unsubscribe/none",
    "lost/nowhere",
    "t/no-such-table",
    "rules/caylus1303/box",
]
PAGES_OF_GAMES = ["learn", "puzzles", "statistics", "rules"]
PAGES_OF_PEOPLE = ["account", "games", "lobby", "leaders/caylus2005", "people/Ann", "notices"]
MOMENTS = {"caylus2005": [1, 8, 13, 0], "magna_carta": [1, 5, 8, 0], "caylus1303": [1, 5, 9, 0]}
"""Turns of each game; 0 is its end."""
SEED = 12
LONG_NAME = "Wilhelmina Mauerblüm"


class Album(NamedTuple):
    """Where the pictures go, and which are asked for."""

    folder: Path
    sizes: list[Size]
    schemes: list[Scheme]
    parts: list[str]

    def wants(self, name: str) -> bool:
        """Whether pictures of something are asked for."""
        return not self.parts or any(part in name for part in self.parts)

    def take(self, guest: Guest, name: str) -> None:
        """The page at all sizes of what it is shown on, by day and by night."""
        if not self.wants(name):
            return
        touched = guest.page.evaluate("navigator.maxTouchPoints")
        for width, height in PHONES if touched else DESKS:
            for scheme in self.schemes if (width, height) in self.sizes else []:
                guest.page.emulate_media(color_scheme=scheme)
                guest.resize(width, height)
                guest.settle()
                guest.page.screenshot(path=self.folder / f"{name}-{width}x{height}-{scheme}.png")

    def visit(self, guest: Guest, path: str, name: str = "") -> None:
        """Open a page that is no table, and take it."""
        name = name or path.replace("/", "-") or "start"
        if self.wants(name):
            guest.go(f"/{path}")
            guest.page.wait_for_load_state("networkidle")
            self.take(guest, name)
            guest.errors.clear()  # browsers complain about the status of links that lead nowhere


def picture_pages(guest: Guest, album: Album) -> None:
    """Everything but tables and people."""
    for page in PAGES:
        album.visit(guest, page)
    for key, rules in GAMES.items():
        for page in PAGES_OF_GAMES:
            album.visit(guest, f"{page}/{key}")
        album.visit(guest, f"rules/{key}/book")
        lessons = guest.ask(f"/api/games/{key}/lessons")
        album.visit(guest, f"learn/{key}/{lessons[0]['key']}", f"lesson-{key}")
        album.visit(guest, f"puzzles/{key}/{next(iter(puzzles_of(rules)))}", f"puzzle-{key}")


def picture_people(guest: Guest, album: Album, crowd: Crowd) -> None:
    """The pages about people, as somebody sees them who knows many."""
    guest.context.add_cookies([crowd.ann.cookie(guest.server)])
    for page in PAGES_OF_PEOPLE:
        album.visit(guest, page, f"people-{page.replace('/', '-')}")


def picture_game(
    browser: Browser, server: str, album: Album, game: str, how: dict[str, Any]
) -> None:
    """Several moments of a game that bots have played; every second one in German."""
    for players in (2, max(GAMES[game].seats)):
        for number, turn in enumerate(MOMENTS[game]):
            name = f"{game}-{players}-{turn or 'end'}"
            parts = ("", "-all", "-supply", "-log", "-settings", "-seats", "-table", "-replay")
            if not any(album.wants(name + part) for part in parts):
                continue
            with visiting(browser, server, locale=("en", "de")[number % 2], **how) as guest:
                sit_down(guest, played(Scene(game, players, SEED, turn, {})), LONG_NAME)
                album.take(guest, name)
                if turn:
                    picture_around(guest, album, name)
                else:
                    picture_past(guest, album, name)
                guest.errors.clear()


def picture_around(guest: Guest, album: Album, name: str) -> None:
    """What opens at a table: all choices, the supply, log and chat, settings, seats."""
    page = guest.page
    guest.list_all()
    album.take(guest, f"{name}-all")
    page.keyboard.press("Escape")
    handle = page.locator(".handle[aria-expanded=false]:visible")
    if handle.count():
        handle.click()
    album.take(guest, f"{name}-supply")
    handle = page.locator(".handle[aria-expanded=true]:visible")
    if handle.count():
        handle.click()
    header = page.locator("header button:visible")
    record = page.locator("header button[aria-expanded]:visible")
    if record.count():
        record.click()
        album.take(guest, f"{name}-log")
        record.click()
    header.filter(has=page.locator("circle[cx='16']")).click()
    album.take(guest, f"{name}-settings")


def picture_past(guest: Guest, album: Album, name: str) -> None:
    """The table of a finished game without its sheet, and the replay."""
    table = guest.table
    guest.page.keyboard.press("Escape")
    expect(guest.page.locator(SHEET)).to_have_count(0)
    album.take(guest, f"{name}-table")
    guest.go(f"/t/{table}/at/60")
    guest.page.wait_for_selector("input[type=range]")
    guest.page.wait_for_load_state("networkidle")
    album.take(guest, f"{name}-replay")


def picture_review(guest: Guest, album: Album) -> None:
    """The review of a game, with a fault opened and tried again."""
    if not album.wants("review"):
        return
    guest.go(f"/t/{reviewed(guest)}/review")
    guest.page.locator(f"[data-fault='{PLANTED}']").click()
    album.take(guest, "review")
    guest.page.locator(f"[data-again='{PLANTED}']").click()
    album.take(guest, "review-again")


@contextmanager
def full_house() -> Iterator[tuple[ClockedServer, Crowd]]:
    """A server of this code, with many people."""
    with tempfile.TemporaryDirectory() as data, clocked_server(Path(data)) as house:
        yield house, Crowd(house)


def asked() -> Album:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m tests.web.shots")
    parser.add_argument("folder", type=Path, metavar="FOLDER")
    parser.add_argument("parts", nargs="*", metavar="NAME", help="a part of a picture's name")
    parser.add_argument("--size", nargs="+", choices=[f"{w}x{h}" for w, h in DESKS + PHONES])
    parser.add_argument("--scheme", nargs="+", choices=SCHEMES, default=SCHEMES)
    wanted = parser.parse_args()
    sizes = [
        size for size in DESKS + PHONES if not wanted.size or "{}x{}".format(*size) in wanted.size
    ]
    wanted.folder.mkdir(parents=True, exist_ok=True)
    return Album(wanted.folder, sizes, wanted.scheme, wanted.parts)


def main() -> None:
    """Take the pictures."""
    album = asked()
    width, height = PHONES[0]
    phone = {"viewport": {"width": width, "height": height}, "has_touch": True, "is_mobile": True}
    with full_house() as (house, crowd), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        for how, sizes in (({}, DESKS), (phone, PHONES)):
            if not set(sizes) & set(album.sizes):
                continue
            with visiting(browser, house.address, **how) as guest:
                picture_pages(guest, album)
                picture_review(guest, album)
                picture_people(guest, album, crowd)
            for game in GAMES:
                picture_game(browser, house.address, album, game, how)
        browser.close()


if __name__ == "__main__":
    main()
