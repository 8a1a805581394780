"""Everything in sight at every size: players, goods, question, log; nothing too small to read."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect
from tests.web.guest import Guest, visiting

from kingsroad import GAMES
from kingsroad.core.dice import Dice

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


def too_small(guest: Guest) -> list[Any]:
    """What is written too small to be read, with its size."""
    written = guest.page.evaluate(TEXT_SIZES)
    return [each for each in written if each["size"] < SMALLEST - 0.05]


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
            assert too_small(guest) == [], (width, height)
            assert guest.page.evaluate(COVERED) == []
            assert_whole(guest.page.locator(".why"))
        guest.resize(1024, 768)
        expect(guest.page.locator(".record")).to_have_count(0)
        assert_one_screen(guest, ".place > button span")


@pytest.mark.parametrize("game", ["magna_carta", "caylus1303"])
def test_most_seats_of_the_other_games_at_a_desk(browser: Browser, server: str, game: str) -> None:
    most = max(GAMES[game].seats)
    with visiting(browser, server) as guest:
        guest.begin(game, most)
        guest.await_turn()
        guest.choose_any(Dice(2))
        guest.await_turn()
        seats = guest.page.locator("section.players li")
        for width, height in [*WIDE, (1024, 768)]:
            guest.resize(width, height)
            assert seats.count() == most
            assert all(in_sight(guest, seat) for seat in seats.all()), (width, height)
            assert in_sight(guest, guest.page.locator(".question"))
            lines = ".record .log li" if width > 1180 else ".place > button span"
            guest.until(lambda lines=lines: in_sight(guest, guest.page.locator(lines).last))  # type: ignore[misc]
            assert guest.page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
            assert width < 1366 or too_small(guest) == [], (width, height)


def test_what_can_be_built_is_all_in_sight(browser: Browser, server: str) -> None:
    """All tiles of a kind in one row of the drawer, and readable."""
    with visiting(browser, server) as guest:
        guest.begin("caylus2005")
        guest.await_turn()
        guest.page.locator(".handle").click()
        cards = guest.page.locator(".drawer [data-target^='supply:']")
        expect(cards.first).to_be_visible()
        for width, height in WIDE:
            guest.resize(width, height)
            guest.settle()
            assert cards.count() == 26
            assert all(in_sight(guest, card) for card in cards.all()), (width, height)
            assert too_small(guest) == [], (width, height)


def test_portraits_are_whole(guest: Guest) -> None:
    """Inside the ring of their seat, wherever their own size comes from."""
    guest.begin("caylus2005", 3)
    guest.await_turn()
    cut = """all => all.map(face => {
      const [ring, rim] = [face.querySelector('svg'), face.querySelector('svg svg .rim')];
      if (!rim) return 0;
      const [a, b] = [ring.getBoundingClientRect(), rim.getBoundingClientRect()];
      return Math.max(a.left - b.left, a.top - b.top, b.right - a.right, b.bottom - a.bottom);
    })"""
    over: list[float] = guest.page.locator("span.face").evaluate_all(cut)
    assert len(over) == 3
    assert max(over) <= 0
    assert min(over) < 0  # somebody plays as a bot


def test_all_choices_on_a_phone_on_its_side(browser: Browser, server: str) -> None:
    """The list lies over the board, which has the room for it."""
    phone: dict[str, Any] = {"viewport": {"width": 844, "height": 390}}
    with visiting(browser, server, has_touch=True, is_mobile=True, **phone) as guest:
        guest.begin("caylus2005", 5)
        guest.await_turn()
        guest.list_all()
        choices = guest.page.locator(".sheet [data-choice]")
        assert sum(in_sight(guest, each) for each in choices.all()) >= 8
        guest.page.locator(".sheet .shut").click()
        expect(choices).to_have_count(0)


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
