"""Everything in sight at every size: players, goods, question, log; nothing too small to read."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect
from tests.web.guest import Guest, visiting

WIDE = [(1366, 768), (1440, 900), (1920, 1080)]
SMALLEST = 11.0
WIDE_NAME = "W" * 20

TEXT_SIZES = """() => [...document.querySelectorAll('.page *')]
  .filter(each => [...each.childNodes].some(node => node.nodeType === 3 && node.data.trim()))
  .filter(each => each.checkVisibility({visibilityProperty: true}) && !each.closest('.spoken'))
  .map(each => ({
    text: each.textContent.trim().slice(0, 20),
    size: parseFloat(getComputedStyle(each).fontSize)
      * (each instanceof SVGGraphicsElement ? Math.abs(each.getScreenCTM().d) : 1),
  }))"""


COVERED = """() => {
  const box = each => each.getBoundingClientRect();
  const men = [...document.querySelectorAll('.walkers use')]
    .filter(each => /provost|bailiff/.test(each.getAttribute('href')));
  return [...document.querySelectorAll('.board .nm')].filter(name => men.some(man => {
    const [a, b] = [box(name), box(man)];
    return a.right > b.left + 2 && b.right > a.left + 2 && a.bottom > b.top && b.bottom > a.top;
  })).map(name => name.textContent);
}"""
"""Names on the road on which the provost or the bailiff stands."""


def in_sight(guest: Guest, thing: Locator) -> bool:
    """Whether all of something is on the screen, and nothing has to be scrolled for it."""
    box = thing.bounding_box()
    size = guest.page.viewport_size
    assert box is not None
    assert size is not None
    across = box["x"] >= 0 and box["x"] + box["width"] <= size["width"] + 1
    return across and box["y"] >= 0 and box["y"] + box["height"] <= size["height"] + 1


def assert_one_screen(guest: Guest, last_lines: str) -> None:
    """Players with their goods, the question and the last lines of the log, without scrolling."""
    page = guest.page
    seats = page.locator("section.players li")
    assert seats.count() == 5
    for index in range(5):
        assert in_sight(guest, seats.nth(index))
        assert seats.nth(index).locator("[data-held='caylus-has-deniers']").is_visible()
    assert in_sight(guest, page.locator(".question"))
    # The past is fetched, and the log goes to its end when it has come.
    guest.until(lambda: in_sight(guest, page.locator(last_lines).last))
    assert guest.overflow() == 0
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0


def assert_whole(line: Locator) -> None:
    """Nothing of what it says is cut off."""
    assert line.evaluate("each => each.scrollHeight <= each.clientHeight + 1")


def test_five_seats_at_a_desk(browser: Browser, server: str) -> None:
    with visiting(browser, server) as guest:
        guest.begin("caylus2005", 5)
        guest.await_turn()
        guest.choose("place castle")
        guest.await_turn()
        for width, height in WIDE:
            guest.resize(width, height)
            expect(guest.page.locator(".record .log")).to_be_visible()
            assert_one_screen(guest, ".record .log li")
            small = [
                each for each in guest.page.evaluate(TEXT_SIZES) if each["size"] < SMALLEST - 0.05
            ]
            assert small == [], (width, height)
            assert guest.page.evaluate(COVERED) == []
            assert_whole(guest.page.locator(".why"))
        guest.resize(1024, 768)
        expect(guest.page.locator(".record")).to_have_count(0)
        assert_one_screen(guest, ".place > button span")


@pytest.mark.parametrize(("width", "height"), [(360, 740), (390, 844), (844, 390)])
def test_a_phone_shows_my_goods_and_the_question(
    browser: Browser, server: str, width: int, height: int
) -> None:
    """A tap on a place that is not offered says why."""
    phone: dict[str, Any] = {"viewport": {"width": width, "height": height}}
    with visiting(browser, server, has_touch=True, is_mobile=True, **phone) as guest:
        guest.begin("caylus2005", 5)
        guest.await_turn()
        page = guest.page
        assert in_sight(guest, page.locator(".mine"))
        assert in_sight(guest, page.locator(".question h2"))
        assert in_sight(guest, page.locator(".question [data-choice=pass]"))
        assert guest.overflow() == 0
        # Wherever it is: what is tapped need not be in sight for the answer.
        page.locator("[data-target='plot:12']").dispatch_event("click")
        expect(page.locator(".why")).to_have_text("Nothing is built here yet.")


def test_a_wide_name_hides_no_score(browser: Browser, server: str) -> None:
    with visiting(browser, server, viewport={"width": 1366, "height": 768}) as guest:
        body = {
            "game": "caylus2005",
            "seats": [{"kind": "me", "name": WIDE_NAME}, {"kind": "me", "name": WIDE_NAME}],
        }
        answer = guest.context.request.post(f"{guest.server}/api/tables", data=body)
        guest.go(f"/t/{answer.json()['id']}")
        guest.await_turn()
        for seat in guest.page.locator("section.players li").all():
            panel, score = seat.bounding_box(), seat.locator(".points").bounding_box()
            assert panel is not None
            assert score is not None
            assert score["width"] > 30
            assert score["x"] + score["width"] <= panel["x"] + panel["width"]
