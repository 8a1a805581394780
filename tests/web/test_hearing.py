"""The table for who hears it: what a screen reader finds in a turn, and where the focus stays."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.web.guest import Guest
from tests.web.test_alive import moment

from kingsroad import GAMES, AnyGame

PLACES = ".board .target"
FREE = {
    "caylus2005": r"\w.*, space \d+, free: Place a worker in .+",
    "magna_carta": r"\w.*, space \d+, .*free: Place a worker on .+",
    "caylus1303": r"Plot \d: .+, free: Place a worker .+",
}
"""How a place on the road is spoken that can be chosen."""


def names(places: Locator) -> list[str]:
    """What is spoken of each place."""
    told: list[str] = places.evaluate_all("all => all.map(each => each.ariaLabel)")
    return told


def places_a_worker(game: AnyGame) -> bool:
    """The reader may place a worker, of whom there are several."""
    names = [each.name for each in game.legal]
    return game.seat == 0 and "pass" in names and sum("place" in each for each in names) > 1


def assert_said_once(page: Page) -> None:
    """Nothing is said twice of a place, and the reader is no guest."""
    for name in names(page.locator(PLACES)):
        parts = name.split(", ")
        assert len(parts) == len(set(parts)), name
        assert "Guest" not in name


@pytest.mark.parametrize("game", GAMES)
def test_a_turn_can_be_heard(guest: Guest, game: str) -> None:
    """From question to question, by ear and keyboard only: on the tree that screen readers read."""
    page = guest.page
    # A fixed moment: the guest is asked first, whatever bots do afterwards.
    guest.sit_down(moment(places_a_worker, game), [{"kind": "me"}, {"kind": "bot", "bot": "odile"}])
    guest.await_turn()
    heading = page.locator(".question h2")
    # One region has the question as a heading, and buttons with names.
    asked = page.get_by_role("region", name="Question")
    tree = asked.aria_snapshot()
    assert re.search(r'heading ".*[Pp]lace a worker.*" \[level=2\]', tree), tree
    assert re.search(r'button "Pass', tree), tree
    assert 'button ""' not in tree
    # Places are spoken with space, owner and worker, the provost's place too.
    assert_said_once(page)
    assert any("the provost stands here" in each for each in names(page.locator(PLACES)))
    place = page.get_by_role("button", name=re.compile(FREE[game])).first
    key = place.locator("xpath=ancestor::*[@data-target][1]").get_attribute("data-target")
    place.focus()
    expect(place).to_be_focused()
    before = guest.answered
    page.keyboard.press("Enter")
    guest.until(lambda: guest.answered > before)
    guest.await_turn()
    # Whoever chose by keyboard is with the next question, which was said politely.
    expect(heading).to_be_focused()
    expect(heading).to_have_attribute("aria-live", "polite")
    # What was free has the reader's worker now: the others can pass, and the reader is asked again.
    mine = page.locator(f"{PLACES}[data-target='{key}']")
    expect(mine).to_have_attribute("aria-label", re.compile("your worker"))
    assert_said_once(page)
    # The log says who did what, and undo is a button, too.
    expect(page.locator(".log li").last).to_be_visible()
    expect(asked.get_by_role("button", name="Undo")).to_be_visible()


def test_owners_and_bailiff_are_heard(guest: Guest) -> None:
    """Whose a building is, and the second figure of the road."""
    game = moment(
        lambda game: (
            "place gate" in [each.name for each in game.legal]
            and any(each.get("owner") for each in road_of(game).values())
        )
    )
    guest.begin_at(game)
    guest.await_turn()
    told = names(guest.page.locator(PLACES))
    assert any(re.search(r"space \d+, (belongs to \w+|yours)", each) for each in told), told
    assert any("the bailiff stands here" in each for each in told)


def road_of(game: AnyGame) -> dict[str, dict[str, Any]]:
    """The road as everybody sees it."""
    road: Any = game.view()["road"]
    found: dict[str, dict[str, Any]] = road
    return found
