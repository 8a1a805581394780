"""The review of a finished game, from the question for it to another try on the board."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect
from tests.web.guest import Guest
from tests.web.test_pages import violations

from kingsroad.record import read_record

RECORD = Path(__file__).parents[1] / "learn" / "records" / "magna_carta.txt"
PLANTED = 48
"""The choice that a strong bot did not make: somebody passes with workers left."""
LONG = 300_000
"""A review takes seconds, but not on every machine."""


def reviewed(guest: Guest) -> str:
    """Have the recorded game reviewed, from its replay on; the table."""
    record = read_record(RECORD.read_text(encoding="utf-8"))
    mine = record.replay(PLANTED).seat
    seats = [{"kind": "bot", "bot": "journeyman"} for _ in range(record.players)]
    seats[mine] = {"kind": "me"}
    guest.sit_down(record.replay(), seats)
    table = guest.table
    guest.go(f"/t/{table}/at/0")
    guest.page.locator(".tabs button").last.click()
    guest.page.locator("[data-review=none] button.strong").click()
    expect(guest.page.locator("[data-review=done]")).to_be_visible(timeout=LONG)
    return table


def press(guest: Guest, label: str) -> None:
    """Press the button of a choice, or its place on the board."""
    button = guest.page.locator(".try [data-choice]", has_text=label)
    if button.count() == 0:
        place = guest.page.locator(f'.target.active .press[aria-label$="{label}"]').first
        place.focus()
        guest.page.keyboard.press("Enter")
    else:
        button.first.click()


def test_a_bad_choice_is_found_shown_and_tried_again(guest: Guest) -> None:
    table = reviewed(guest)
    page = guest.page
    review = guest.ask(f"/api/tables/{table}/review?language=en")
    fault = next(each for each in review["faults"] if each["at"] == PLANTED)
    expect(page.locator(".review svg[role=img]")).to_be_visible()
    page.locator(".review details summary").click()
    expect(page.locator(".review details tbody tr").last).to_contain_text("100")

    row = page.locator(f"[data-fault='{PLANTED}']")
    row.click()
    expect(row).to_have_attribute("aria-expanded", "true")
    expect(page.locator(".fault")).to_contain_text(fault["best"])
    assert violations(guest) == []

    page.locator(f"[data-again='{PLANTED}']").click()
    tried = page.locator(f"[data-try='{PLANTED}']")
    tried.locator("[data-choice=pass]").click()
    expect(tried.locator(".wrong")).to_be_visible()
    press(guest, fault["best"])
    expect(tried.locator(".right")).to_be_visible()
    assert violations(guest) == []

    page.locator(".tabs button").first.click()
    page.locator("details.moves summary").click()
    expect(page.locator(f"[data-at='{PLANTED + 1}'] [data-grade]")).to_have_text("??")

    page.set_viewport_size({"width": 390, "height": 844})
    guest.go(f"/t/{table}/review")
    expect(page.locator("[data-review=done]")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert violations(guest) == []
