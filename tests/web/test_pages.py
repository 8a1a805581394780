"""Replay, records, rules; phones; what assistive technology finds; how heavy the pages are."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from tests.parts import golden_of
from tests.web.guest import SHEET, Guest, visiting

from kingsroad import GAMES
from kingsroad.core.dice import Dice

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
HEAVIEST = 300 * 1024


def finished_table(guest: Guest, game: str) -> str:
    """A table with a golden game of the suite, which is over."""
    record = golden_of(game)[0]
    body: dict[str, Any] = {"origin": {"record": record.read_text()}, "seats": []}
    text = record.read_text()
    seats = int(re.search(r"^seats (\d)", text, re.MULTILINE).group(1))  # type: ignore[union-attr]
    body["seats"] = [{"kind": "me"}] * seats
    answer = guest.context.request.post(f"{guest.server}/api/tables", data=body)
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def violations(guest: Guest, *, serious: bool = True) -> list[str]:
    """What axe finds that is serious, or anything at all, with where it is.

    What is half faded in has half its contrast, and nobody has to read it yet.
    """
    guest.settle()
    guest.page.evaluate(AXE.read_text() + "; void 0")
    found = guest.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{each['id']} ({each['impact']}): {[node['html'][:160] for node in each['nodes'][:4]]}"
        for each in found["violations"]
        if not serious or each["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("game", GAMES)
def test_replay(guest: Guest, game: str) -> None:
    """The slider, the arrow keys, and a link to any moment."""
    table = finished_table(guest, game)
    total = guest.ask(f"/api/tables/{table}")["choices"]
    guest.go(f"/t/{table}/at/30")
    slider = guest.page.locator("input[type=range]")
    expect(slider).to_have_value("30")
    guest.page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("31")
    guest.page.wait_for_url(f"**/t/{table}/at/31")
    guest.page.keyboard.press("ArrowLeft")
    guest.page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value("29")
    guest.page.keyboard.press("End")
    expect(slider).to_have_value(str(total))
    guest.page.get_by_role("button", name="Score sheet").click()
    expect(guest.page.locator(SHEET)).to_be_visible()
    guest.page.keyboard.press("Escape")
    guest.page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    slider.fill("60")
    guest.page.wait_for_url(f"**/t/{table}/at/60")
    assert guest.page.locator(".board .target").count() > 10


def test_keys_scroll_what_was_told_in_a_replay(guest: Guest) -> None:
    """Where it has the focus they do not play the game as well."""
    guest.go(f"/t/{finished_table(guest, 'caylus2005')}/at/30")
    slider = guest.page.locator("input[type=range]")
    expect(slider).to_have_value("30")
    told = guest.page.locator(".told")
    told.evaluate("each => { each.style.height = '1.5rem'; each.style.minHeight = 0; }")
    expect(told).to_have_attribute("tabindex", "0")
    told.focus()
    guest.page.keyboard.press("End")
    guest.until(lambda: told.evaluate("each => each.scrollTop") > 0)
    expect(slider).to_have_value("30")


@pytest.mark.parametrize("size", [(390, 844), (844, 390)])
def test_the_supply_of_a_replay_opens_on_a_phone(
    browser: Browser, server: str, size: tuple[int, int]
) -> None:
    phone = {"viewport": {"width": size[0], "height": size[1]}, "has_touch": True}
    with visiting(browser, server, reduced_motion="reduce", **phone) as guest:
        guest.go(f"/t/{finished_table(guest, 'caylus2005')}/at/30")
        guest.page.locator(".handle").click()
        expect(guest.page.locator(".handle[aria-expanded=true]")).to_be_visible()


def test_a_record_that_is_opened(guest: Guest) -> None:
    """A file from the start page becomes a table; nonsense is refused with the reason."""
    record = golden_of("caylus2005")[0]
    guest.go("/")
    opening = guest.page.locator(".opening")
    opening.locator("summary").click()
    opening.locator("textarea").fill(
        "kingsroad 1\ngame caylus2005\nrules 1\nseats 2\nblue: fly away"
    )
    opening.locator("button[type=submit]").click()
    expect(opening.get_by_role("alert")).to_contain_text("fly away")
    assert guest.errors.pop().startswith("Failed to load resource")  # the refusal, as 400
    guest.page.locator(".opening input[type=file]").set_input_files(record)
    guest.page.wait_for_url("**/t/**")
    assert guest.ask(f"/api/tables/{guest.table}")["over"]


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone(browser: Browser, server: str, game: str) -> None:
    """360 px: nothing sticks out, the question is in reach, a game can be played by touch."""
    phone = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
    with visiting(browser, server, **phone) as guest:
        guest.go("/")
        guest.page.wait_for_selector("button.play")
        assert guest.overflow() == 0
        guest.begin(game, 3)
        guest.await_turn()
        assert guest.overflow() == 0
        box = guest.page.locator(".question").bounding_box()
        assert box is not None
        assert box["y"] + box["height"] == pytest.approx(740, abs=2)
        guest.play_on(Dice(4), most=8)
        assert guest.overflow() == 0


@pytest.mark.parametrize("game", GAMES)
def test_the_full_rules_in_the_language_of_the_reader(
    browser: Browser, server: str, game: str
) -> None:
    with visiting(browser, server, locale="de") as guest:
        guest.go(f"/rules/{game}#rules")
        book = guest.page.locator(".book")
        expect(book).to_contain_text("Es spielen zwei")
        guest.page.locator("header select").select_option("en")
        expect(book).to_contain_text("seats play")
        guest.page.locator("header select").select_option("de")
        guest.page.get_by_role("tab", name="Auslegungen").click()
        expect(guest.page.locator(".book h2")).to_contain_text("Auslegungen")


PAGES = ("", "#tiles", "#signs", "#rules", "#rulings", "/book", "/box")
"""Of the rules of a game."""


LOOKS: list[dict[str, Any]] = [
    {"color_scheme": "light"},
    {"color_scheme": "dark", "viewport": {"width": 390, "height": 844}, "has_touch": True},
]


@pytest.mark.parametrize("look", LOOKS, ids=["desk", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_at_all_for_axe(
    browser: Browser, server: str, game: str, look: dict[str, Any]
) -> None:
    """Rules, a table with what opens there, replay and score; in the middle of a game, too."""
    with visiting(browser, server, reduced_motion="reduce", **look) as guest:
        page = guest.page
        guest.go("/")
        page.wait_for_selector("button.play")
        assert violations(guest, serious=False) == []
        for part in PAGES:
            guest.go("/")
            guest.go(f"/rules/{game}{part}")
            page.wait_for_selector("main :is(h2, h3, li, p:not([role]))")
            assert violations(guest, serious=False) == [], part
        guest.begin(game, 2)
        guest.play_on(Dice(5), most=20)
        guest.await_turn()
        assert violations(guest, serious=False) == []
        guest.list_all()
        assert violations(guest, serious=False) == []
        page.keyboard.press("Escape")
        for handle in page.locator(".handle").locator("visible=true").all():
            handle.click()
            assert violations(guest, serious=False) == [], "supply"
            page.keyboard.press("Escape")
        tabs = page.locator(".record").get_by_role("group").get_by_role("button")
        expect(tabs).to_have_count(0 if "viewport" in look else 4)  # phones have them in a menu
        for tab in tabs.all():
            tab.click()
            assert violations(guest, serious=False) == [], tab.inner_text()
        table = finished_table(guest, game)
        guest.go(f"/t/{table}/at/40")
        expect(page.locator("input[type=range]")).to_have_value("40")
        page.locator("details.moves summary").click()
        assert violations(guest, serious=False) == []
        guest.go(f"/t/{table}")
        page.wait_for_selector(SHEET)
        assert violations(guest, serious=False) == []


def test_a_table_that_is_not_there(guest: Guest) -> None:
    guest.go("/t/nothing-here")
    expect(guest.page.locator("main")).to_contain_text("table")
    guest.errors.clear()  # the browser itself reports the 404


def test_page_weight(guest: Guest) -> None:
    """All that a newcomer's browser loads for a table, packed as it is sent."""
    sizes: dict[str, int] = {}

    def weigh(response: Any) -> None:
        sizes[response.url] = response.request.sizes()["responseBodySize"]

    guest.page.on("requestfinished", lambda request: weigh(request.response()))
    for game in GAMES:
        guest.begin(game)
        guest.await_turn()
    assert sum(sizes.values()) < HEAVIEST, sizes
