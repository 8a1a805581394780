"""At the table: two browsers, secrets, reload, undo, keys and typing, what is shown."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect
from tests.web.guest import BUTTONS, Guest, visiting

from kingsroad.core.dice import Dice


def hands_in(document: Any, seat: str = "") -> set[str]:
    """The seats whose hands are somewhere in a message."""
    found: set[str] = set()
    if isinstance(document, dict):
        for key, value in document.items():
            if key == "hand":
                found.add(seat)
            found |= hands_in(value, key)
        path = document.get("path")
        if isinstance(path, list) and "hand" in path:
            found.add(path[path.index("hand") - 1])
    elif isinstance(document, list):
        for each in document:
            found |= hands_in(each, seat)
    return found


def test_two_browsers_play_each_other(browser: Browser, server: str) -> None:
    """A friend comes by the link. No hand is ever in the page or on the wire of the other."""
    with visiting(browser, server) as ann, visiting(browser, server, locale="de") as bob:
        ann.begin("magna_carta", 2, {1: "friend"})
        ann.page.get_by_role("button", name="Seats").click()
        link = ann.page.locator("dialog .invite input").input_value()
        ann.page.keyboard.press("Escape")
        bob.page.goto(link)
        bob.page.locator("main input").fill("Bob")
        bob.page.locator("main form button").click()
        bob.page.wait_for_selector(".question")
        dice = Dice(3)
        guests = {"blue": ann, "red": bob}
        for _ in range(40):
            asked = ann.ask(f"/api/tables/{ann.table}")["to_choose"]
            guests[asked].await_turn()
            guests[asked].choose_any(dice)
        for seat, guest in guests.items():
            other = "red" if seat == "blue" else "blue"
            messages = guest.told()
            assert any(message["type"] == "update" for message in messages)
            assert hands_in(messages) == {seat}
            dealt = [
                made["choice"]
                for message in messages
                if message["type"] == "update"
                for made in message["made"]
                if made["seat"] == "chance"
            ]
            assert any(choice.endswith("?") for choice in dealt)
            view = guest.ask(f"/api/tables/{guest.table}/at/40")["view"]
            assert "hand" not in view["seats"][other]
            mine = guest.page.locator("[data-target^='hand:']")
            expect(mine).to_have_count(view_of(guest)["seats"][seat]["hand_size"])
        assert "Bob" in ann.page.locator("section.players").inner_text()


def view_of(guest: Guest) -> dict[str, Any]:
    """The table as this browser may see it now."""
    info = guest.ask(f"/api/tables/{guest.table}")
    view: dict[str, Any] = guest.ask(f"/api/tables/{guest.table}/at/{info['choices']}")["view"]
    return view


def test_reload_in_the_middle(guest: Guest) -> None:
    guest.begin("caylus1303", 3)
    guest.play_on(Dice(1), most=12)
    guest.await_turn()
    asked, offered = guest.page.locator(".question h2").inner_text(), guest.offered()
    guest.page.reload()
    guest.await_turn()
    assert guest.offered() == offered
    assert guest.page.locator(".question h2").inner_text() == asked


def test_undo(guest: Guest) -> None:
    """Against bots it is free: the bot's answer is taken back along."""
    guest.begin("caylus2005")
    guest.await_turn()
    offered = guest.offered()
    choices = guest.ask(f"/api/tables/{guest.table}")["choices"]
    guest.choose_any(Dice(2))
    guest.await_turn()
    assert guest.ask(f"/api/tables/{guest.table}")["choices"] > choices
    guest.page.keyboard.press("u")
    every = f"All {len(offered)} choices"
    expect(guest.page.get_by_role("button", name=every, exact=True)).to_be_visible()
    expect(guest.page.locator(".question")).to_have_attribute("data-asks", "true")
    assert guest.offered() == offered
    assert guest.ask(f"/api/tables/{guest.table}")["choices"] == choices


def test_keys_and_typing(guest: Guest) -> None:
    """A choice by its key, and one by its name; a name that means nothing changes nothing."""
    guest.begin("caylus2005")
    guest.await_turn()
    guest.list_all()
    button = guest.page.locator(".question [data-choice]:enabled").first
    choice = button.get_attribute("data-choice")
    key = button.get_attribute("aria-keyshortcuts")
    assert key is not None
    guest.page.keyboard.press(key)
    guest.await_turn()
    made = record_of(guest)
    assert f": {choice}" in made
    guest.page.keyboard.press("/")
    field = guest.page.locator("[data-typed]")
    expect(field).to_be_focused()
    field.fill("place nowhere")
    field.press("Enter")
    expect(guest.page.get_by_text("“place nowhere”")).to_be_visible()
    assert record_of(guest) == made
    last = guest.offered()[-1]
    field.fill(last)
    field.press("Enter")
    expect(field).to_have_count(0)
    guest.await_turn()
    assert f": {last}" in record_of(guest).removeprefix(made)


def record_of(guest: Guest) -> str:
    """The record so far."""
    answer = guest.context.request.get(f"{guest.server}/api/tables/{guest.table}/record")
    return answer.text()


def test_targets_on_the_board_act(guest: Guest) -> None:
    """What glows on the board stands for the choices; only what has no place is listed."""
    guest.begin("caylus2005")
    guest.await_turn()
    buttons = guest.page.locator(BUTTONS)
    expect(buttons).to_have_count(1)
    expect(buttons).to_have_attribute("data-choice", "pass")
    expect(guest.page.locator(".board .target.active")).to_have_count(len(guest.offered()))
    guest.page.keyboard.press("Escape")
    expect(buttons).to_have_count(1)
    place = guest.page.locator(".board .target.active[data-target^='plot:']").first
    name = place.get_attribute("aria-label")
    place.hover()
    expect(guest.page.locator(".why b")).to_contain_text(str(name).split(",")[0], ignore_case=True)
    before = record_of(guest)
    place.click()
    guest.await_turn()
    assert "blue: place " in record_of(guest).removeprefix(before)


def test_the_board_by_keyboard(guest: Guest) -> None:
    """Every place that can be acted on takes the focus, says what it does, and obeys Enter."""
    guest.begin("caylus1303")
    guest.await_turn()
    place = guest.page.locator(".board .target.active").first
    button = place.get_by_role("button").first
    guest.list_all()
    guest.page.keyboard.press("Tab")  # from now on it is the keyboard that focuses
    button.focus()
    choice = guest.page.locator(".question button.pointed").get_attribute("data-choice")
    label = button.get_attribute("aria-label")
    assert label is not None
    assert ": " in label
    guest.page.keyboard.press("Enter")
    guest.await_turn()
    assert f": {choice}" in record_of(guest)


def test_confirm_step(guest: Guest) -> None:
    guest.page.add_init_script("localStorage.setItem('kingsroad.confirm', 'yes')")
    guest.begin_first()
    guest.await_turn()
    before = record_of(guest)
    guest.choose("place quarry")
    dialog = guest.page.get_by_role("alertdialog")
    expect(dialog).to_be_visible()
    assert record_of(guest) == before
    dialog.locator("button.strong").click()
    expect(dialog).to_be_hidden()
    guest.await_turn()
    assert "place quarry" in record_of(guest)


def test_a_double_click_confirms_nothing(guest: Guest) -> None:
    """What follows at once, or comes from a key held down, was not meant for the confirmation."""
    guest.page.add_init_script("localStorage.setItem('kingsroad.confirm', 'yes')")
    guest.begin_first()
    guest.await_turn()
    before = record_of(guest)
    guest.page.evaluate(
        """() => new MutationObserver((_, watcher) => {
            const dialog = document.querySelector('[role=alertdialog]');
            if (!dialog) return;
            watcher.disconnect();
            for (const button of dialog.querySelectorAll('button')) button.click();
            document.querySelector('[data-choice="place quarry"]').click();
            dialog.dataset.pressed = 'yes';
        }).observe(document.body, {childList: true, subtree: true})"""
    )
    guest.choose("place quarry")
    dialog = guest.page.get_by_role("alertdialog")
    expect(dialog).to_have_attribute("data-pressed", "yes")
    yes = dialog.locator("button.strong")
    expect(yes).to_be_enabled()
    guest.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    guest.list_all()
    guest.page.locator(".question [data-choice='place quarry']").focus()
    guest.page.keyboard.down("Enter")
    expect(yes).to_be_focused()
    expect(yes).to_be_enabled()
    guest.page.keyboard.down("Enter")  # the key is held: the browser repeats it
    guest.page.keyboard.up("Enter")
    expect(dialog).to_be_visible()
    assert record_of(guest) == before
    expect(yes).to_be_enabled()
    guest.page.keyboard.press("Enter")
    expect(dialog).to_be_hidden()
    guest.await_turn()
    assert "place quarry" in record_of(guest)


def test_an_update_that_cannot_be_shown(guest: Guest) -> None:
    """The client asks once for the whole table, and the game goes on."""
    asked: list[str] = []
    spoiled: list[str] = []

    def between(page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def from_page(message: str | bytes) -> None:
            if json.loads(message)["type"] == "sync":
                asked.append(str(message))
            server.send(message)

        def from_server(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "update" and not spoiled:
                spoiled.append(str(message))
                told["changes"] = [{"path": ["no", "such", "place"], "value": 1}]
            page.send(json.dumps(told))

        page.on_message(from_page)
        server.on_message(from_server)

    guest.page.route_web_socket(re.compile("/ws/tables/"), between)
    guest.begin_first()
    guest.await_turn()
    guest.choose("place quarry")
    guest.await_turn()
    assert len(asked) == len(spoiled) == 1
    assert len(guest.errors) == 1
    guest.errors.clear()
    mine = guest.page.locator("section.players li", has_text="You")
    expect(mine.locator("[data-held='caylus-has-workers'] b")).to_have_text("5")
    guest.choose(guest.offered()[0])
    guest.await_turn()
    assert record_of(guest).count("blue: place") == 2
    assert len(asked) == 1


@pytest.mark.parametrize(
    ("game", "always"), [("caylus2005", 7), ("magna_carta", 5), ("caylus1303", 4)]
)
def test_what_a_seat_has_is_explained(guest: Guest, game: str, always: int) -> None:
    """Every sign of a panel says what it is: pointed at, and by keyboard with one stop for Tab.

    So many signs every seat has; cubes are shown only where there are any.
    """
    guest.begin(game)
    guest.await_turn()
    panel = guest.page.locator("section.players li:has(> header)").first
    signs = panel.locator("[data-held]")
    told = guest.page.get_by_role("tooltip")
    assert signs.count() >= always
    for index in range(signs.count()):
        signs.nth(index).hover()
        expect(told).to_be_visible()
        assert "web-" not in told.inner_text()
        guest.page.mouse.move(1, 1)
        expect(told).to_be_hidden()
    assert panel.locator("[data-held][tabindex='0']").count() == 1
    guest.page.keyboard.press("Tab")  # from now on it is the keyboard that focuses
    signs.first.focus()
    expect(told).to_be_visible()
    first = told.inner_text()
    guest.page.keyboard.press("ArrowRight")
    expect(signs.nth(1)).to_be_focused()
    expect(told).not_to_have_text(first)
    expect(told).to_be_visible()


def test_another_language_in_the_middle(guest: Guest) -> None:
    guest.begin("caylus2005")
    guest.await_turn()
    guest.page.locator("header select").select_option("fr")
    expect(guest.page.locator(".question h2")).to_contain_text("ouvrier")
    expect(guest.page.locator("html")).to_have_attribute("lang", "fr")
    guest.await_turn()
    guest.choose_any(Dice(1))
