"""The table for who hears it: what a screen reader finds in a turn, and where the focus stays."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.web.guest import Guest
from tests.web.test_alive import moment


def test_a_turn_can_be_heard(guest: Guest) -> None:
    """Places are spoken with space, owner and worker, the provost's place too."""
    game = moment(lambda game: "place gate" in [each.name for each in game.legal])
    guest.begin_at(game)
    guest.await_turn()
    page = guest.page
    # The question is a heading, and what is chosen from are buttons with names.
    expect(page.locator(".question").get_by_role("heading", level=2)).to_contain_text("place")
    farm = page.get_by_role("button", name="Farm, space")
    expect(farm).to_have_accessible_name(re.compile(r"Farm, space \d, free: Place farm"))
    page.get_by_role("img", name="the provost stands here").first.wait_for(state="attached")
    before = len(guest.frames)
    farm.focus()
    page.keyboard.press("Enter")
    guest.until(lambda: len(guest.frames) > before)
    guest.await_turn()
    # Whoever chose by keyboard is with the next question.
    expect(page.locator(".question h2")).to_be_focused()
    expect(page.get_by_role("img", name="worker of").first).to_be_attached()
