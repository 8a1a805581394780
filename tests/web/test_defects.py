"""What walks through the product found wanting, each with a test that it is mended."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from tests.web.guest import Guest, visiting
from tests.web.test_alive import moment
from tests.web.test_layout import in_sight

from kingsroad import AnyGame
from kingsroad.core.dice import Dice

LEAST_SCALE = 0.79
MOST_WORDS = 40


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1366, 768), (390, 844)])
def test_the_first_path(browser: Browser, server: str, width: int, height: int) -> None:
    """From the start page to the first own choice: no scrolling, and few words to read."""
    with visiting(browser, server, viewport={"width": width, "height": height}) as guest:
        page = guest.page
        guest.go("/")
        play = page.locator("button.play")
        expect(play).to_be_visible()
        read = [page.locator(".hero").inner_text(), play.inner_text()]
        assert in_sight(guest, play)
        play.click()
        guest.await_turn()
        question = page.locator(".question h2")
        assert in_sight(guest, question)
        read.append(question.inner_text())
        glowing = page.locator(".target.active")
        expect(glowing.first).to_be_attached()
        guest.until(
            lambda: any(
                in_sight(guest, each) for each in glowing.all() if each.bounding_box() is not None
            )
        )
        words = " ".join(read).split()
        assert len(words) <= MOST_WORDS, words


def test_browser_zoom_does_not_make_the_board_smaller(guest: Guest) -> None:
    """200 % leave a window of half the size: then a part of the board is seen, as large as ever."""
    guest.begin("caylus2005")
    guest.await_turn()
    guest.resize(720, 450)
    board = guest.page.locator("div.board").bounding_box()
    assert board is not None
    assert board["width"] >= 1120 * LEAST_SCALE - 1


def test_the_last_move_of_the_others_keeps_its_caption(guest: Guest) -> None:
    guest.begin("caylus2005", 3)
    guest.await_turn()
    guest.choose_any(Dice(1))
    guest.await_turn()
    caption = guest.page.locator(".ticker[data-caption]")
    expect(caption).to_be_visible()
    expect(caption.locator("b").first).not_to_have_text(re.compile("^(Blue|Red|Green)$"))


def test_who_shares_a_screen_is_asked_for_names(guest: Guest) -> None:
    """And called by them when the screen is passed on; what has no place is a button then."""
    guest.go("/")
    page = guest.page
    page.locator("input[name=game][value=magna_carta]").evaluate("each => each.click()")
    page.locator("input[name=seats][value='2']").evaluate("each => each.click()")
    page.locator(".plan ul select").nth(1).select_option("here")
    page.locator("button.play").click()
    names = page.locator(".plan ul input")
    expect(page.locator(".plan ul input:invalid")).to_have_count(2)
    names.nth(0).fill("Ann")
    names.nth(1).fill("Bob")
    page.locator("button.play").click()
    page.wait_for_url("**/t/*")
    page.get_by_role("button", name=re.compile("Ann|Bob")).click()
    guest.await_turn()
    for choice in ("keep", "exchange"):
        expect(page.locator(f".buttons [data-choice={choice}]")).to_be_visible()
    expect(page.locator("[data-all]")).to_have_count(0)
    # Each count of cards has a sign of its own.
    cards = page.locator("[data-panel=blue] .tail use")
    signs = [each.get_attribute("href") for each in cards.all()]
    assert len(signs) == len(set(signs)) > 2


def test_names_stand_in_their_colours(guest: Guest) -> None:
    """In the log nobody is a colour, and the question to the reader needs no name."""
    guest.begin("caylus2005", 3)
    guest.await_turn()
    guest.choose_any(Dice(1))
    guest.await_turn()
    panels = guest.page.locator("section.players h3 .name")
    expect(panels.filter(has_text="You")).to_have_count(1)
    names = guest.page.locator(".log b")
    expect(names.first).to_be_visible()
    shown = {each.split("’")[0] for each in names.all_inner_texts()}
    assert not shown & {"Red", "Green"}, shown
    expect(guest.page.locator(".question h2")).not_to_contain_text("Blue")


def test_points_to_come(guest: Guest) -> None:
    """Beside the points, explained when pressed; all seats together in a panel of their own."""
    game = moment(lambda game: "gold" in blue(game)["to_come"])
    sources = blue(game)["to_come"]
    guest.begin_at(game)
    guest.await_turn()
    come = guest.page.locator("[data-panel=blue] [data-held='to-come']")
    expect(come).to_contain_text(f"+{sum(sources.values())}")
    come.hover()
    told = guest.page.get_by_role("tooltip")
    expect(told).to_contain_text(f"{sources['gold']} for gold")
    guest.page.get_by_role("button", name="Score", exact=True).click()
    row = guest.page.locator("[data-score=blue] td")
    expect(row.last).to_have_text(str(blue(game)["prestige"] + sum(sources.values())))


def blue(game: AnyGame) -> dict[str, Any]:
    """What everybody sees of a seat."""
    seats: Any = game.view()["seats"]
    owned: dict[str, Any] = seats["blue"]
    return owned


def test_the_question_mark_opens_help(guest: Guest) -> None:
    """The keys are told there, too."""
    guest.begin("caylus2005")
    guest.await_turn()
    guest.page.keyboard.press("?")
    expect(guest.page.locator(".help")).to_be_visible()
    guest.page.locator(".help").get_by_role("button", name="Keyboard").click()
    expect(guest.page.get_by_role("dialog")).to_be_visible()


def test_an_explanation_does_not_cover_the_question(guest: Guest) -> None:
    guest.begin("caylus2005")
    guest.await_turn()
    told = guest.page.get_by_role("tooltip")
    question = guest.page.locator(".question").bounding_box()
    assert question is not None
    for place in guest.page.locator(".board .target[data-target^='plot:']").all()[:6]:
        place.hover()
        expect(told).to_be_visible()
        guest.settle()
        box = told.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= question["y"] + 1
        guest.page.mouse.move(1, 1)
        expect(told).to_be_hidden()


def test_who_comes_back_is_told_what_was_missed(guest: Guest) -> None:
    """In three lines at most, and can see it played."""
    guest.begin("caylus2005", 3)
    guest.await_turn()
    guest.choose_any(Dice(1))
    guest.await_turn()
    guest.page.evaluate(
        "table => localStorage.setItem('kingsroad.seen', JSON.stringify([[table, 1]]))", guest.table
    )
    guest.page.reload()
    guest.await_turn()
    card = guest.page.locator(".since")
    expect(card).to_be_visible()
    assert 1 <= card.locator("li").count() <= 3
    card.get_by_role("button").first.click()
    expect(card).to_have_count(0)
    guest.await_turn()


def test_goods_fly_to_their_seat(browser: Browser, server: str) -> None:
    """At a speed that is a setting; not for who wants no motion."""
    watch = """new MutationObserver(changes => {
        for (const change of changes) for (const node of change.addedNodes)
            if (node.matches?.('.flights > span')) window.flown = (window.flown ?? 0) + 1;
    }).observe(document, {childList: true, subtree: true})"""
    for motion, flies in (("no-preference", True), ("reduce", False)):
        with visiting(browser, server, reduced_motion=motion) as guest:
            guest.page.add_init_script(
                "localStorage.setItem('kingsroad.speed', 'quick');"
                f"document.addEventListener('DOMContentLoaded', () => {watch})"
            )
            guest.begin("caylus2005", 2)
            guest.await_turn()
            guest.play_on(Dice(1), most=10)
            guest.await_turn()
            flown = guest.page.evaluate("window.flown ?? 0")
            assert (flown > 0) == flies


def test_ones_turn_is_heard_and_all_only_on_request(browser: Browser, server: str) -> None:
    count = """window.rung = 0;
        const make = AudioContext.prototype.createOscillator;
        AudioContext.prototype.createOscillator = function () {
            window.rung += 1;
            return make.call(this);
        };"""
    heard: dict[str, int] = {}
    for sound in ("off", "turn", "all"):
        with visiting(browser, server) as guest:
            guest.page.add_init_script(
                f"localStorage.setItem('kingsroad.sound', '{sound}');{count}"
            )
            guest.begin("caylus2005", 2)
            guest.await_turn()
            guest.choose("place quarry")
            guest.await_turn()
            heard[sound] = guest.page.evaluate("window.rung")
    assert heard["off"] == 0 < heard["turn"] < heard["all"]


def test_the_booklet_has_rules_tiles_and_rulings(guest: Guest) -> None:
    guest.go("/rules/caylus2005/book")
    expect(guest.page.get_by_role("button", name="Print")).to_be_visible()
    expect(guest.page.locator("#all-tiles svg").first).to_be_attached()
    expect(guest.page.locator("#all-rulings")).to_contain_text("Rulings")
    expect(guest.page.locator("main")).not_to_contain_text("command line")


def test_the_box_gives_a_text_to_report(guest: Guest) -> None:
    guest.go("/rules/caylus1303/box")
    first = guest.page.locator("main li").first
    first.get_by_role("textbox").fill("7 prestige")
    expect(guest.page.locator("textarea")).to_have_value(
        re.compile("WRONG, printed is: 7 prestige")
    )


def test_long_words_break_with_a_hyphen(guest: Guest) -> None:
    guest.begin("caylus2005")
    guest.await_turn()
    assert guest.page.evaluate("getComputedStyle(document.body).hyphens") == "auto"
    expect(guest.page.locator("html")).to_have_attribute("lang", "en")
