"""Lists in the browser that change by themselves, whichever of two servers it happened at."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.server.databases import postgres
from tests.server.processes import serving
from tests.web.guest import visiting

from kingsroad import new_game


@pytest.fixture
def sites(tmp_path: Path) -> Iterator[list[str]]:
    """Two servers on one PostgreSQL."""
    key = tmp_path / "key"
    key.write_bytes(secrets.token_bytes(32))
    with ExitStack() as opened:
        shared = ("--cluster", "--database", opened.enter_context(postgres()), "--key", str(key))
        yield [
            f"http://{opened.enter_context(serving(tmp_path / name, *shared))[0]}"
            for name in ("first", "second")
        ]


def test_the_lobby_and_my_games_tell_what_happens_at_another_server(
    browser: Browser, sites: list[str]
) -> None:
    """Nobody loads a page anew, and by themselves pages look once a minute only."""
    game = new_game("caylus2005", players=2, seed=7)
    seats = [{"kind": "me" if seat == game.seat else "open"} for seat in range(2)]
    with visiting(browser, sites[0]) as ann, visiting(browser, sites[1]) as bob:
        bob.go("/lobby")
        row = bob.page.locator("li.row").filter(has_text="Caylus")
        expect(bob.page.get_by_text("Nobody waits right now")).to_be_visible()
        expect(row).to_have_count(0)
        ann.sit_down(game, seats, listed=True)
        expect(row).to_contain_text("at the table now")
        table = ann.table
        ann.go("/")
        expect(row).not_to_contain_text("at the table now")
        row.get_by_role("button", name="Sit down", exact=True).click()
        bob.page.wait_for_url(f"**/t/{table}")
        bob.go("/rules/caylus2005")
        mark = bob.page.locator("a[data-waiting]")
        expect(mark).to_have_attribute("data-waiting", "0")
        ann.go(f"/t/{table}")
        ann.await_turn()
        ann.choose("place quarry")
        expect(mark).to_have_attribute("data-waiting", "1")
