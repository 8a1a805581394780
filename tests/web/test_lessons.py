"""Every lesson, walked by pressing what glows; and a wrong try, which gets a reason."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect
from tests.web.guest import Guest
from tests.web.test_pages import violations

from kingsroad import GAMES


def step(guest: Guest, number: int) -> None:
    """Wait until so many steps have been gone."""
    guest.page.wait_for_selector(f".said[data-step='{number}']")


def press(guest: Guest, choice: str) -> None:
    """Press the button of a choice; else the place on the board that is lit for it."""
    button = guest.page.locator(f'.said [data-choice="{choice}"]')
    if button.count():
        button.click()
        return
    place = guest.page.locator(".target.active.lit .press").first
    place.wait_for()  # a drawer may have to open
    place.focus()
    guest.page.keyboard.press("Enter")


def way(guest: Guest, game: str, lesson: str) -> list[str]:
    """What will do in each stage of a lesson, as the server says."""
    steps: list[str] = []
    while True:
        answer = guest.context.request.post(
            f"{guest.server}/api/games/{game}/lessons/{lesson}", data={"steps": steps}
        )
        moment: dict[str, Any] = answer.json()
        if moment["over"]:
            return steps
        steps.append(moment["right"][0] if moment["right"] else "")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_can_be_walked(guest: Guest, game: str, language: str) -> None:
    guest.page.add_init_script(f"localStorage.setItem('kingsroad.language', '{language}')")
    for lesson in guest.ask(f"/api/games/{game}/lessons?language={language}"):
        guest.go(f"/learn/{game}/{lesson['key']}")
        expect(guest.page.locator("h1")).to_have_text(lesson["title"])
        for number, choice in enumerate(way(guest, game, lesson["key"])):
            step(guest, number)
            if choice:
                press(guest, choice)
            else:
                guest.page.locator(".said .acts button.strong").click()
        step(guest, lesson["stages"])
        expect(guest.page.locator(".said .over")).to_be_visible()
    assert violations(guest) == []
    guest.go(f"/learn/{game}")
    expect(guest.page.locator("li.done")).to_have_count(lesson_count(guest, game))


def lesson_count(guest: Guest, game: str) -> int:
    """How many lessons a game has."""
    return len(guest.ask(f"/api/games/{game}/lessons"))


def test_a_wrong_try_gets_a_reason_and_help(guest: Guest) -> None:
    guest.go("/")
    guest.page.get_by_role("link", name="New here?").click()
    guest.page.get_by_role("link", name="Place a worker").click()
    step(guest, 0)
    guest.page.get_by_role("button", name="Go on").click()
    step(guest, 1)
    guest.page.locator('.said [data-choice="pass"]').click()
    expect(guest.page.get_by_role("alert")).to_contain_text("Begin with the quarry")
    assert violations(guest) == []
    guest.page.get_by_role("button", name="Show me").click()
    step(guest, 2)
    expect(guest.page.locator(".said .told li").first).to_contain_text("quarry")
