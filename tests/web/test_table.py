"""At the table: two browsers, secrets, reload, undo, keys and typing, what is shown."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, expect
from tests.web.guest import Guest, visiting

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
            mine = guest.page.locator("[data-target^='hand:']").count()
            assert mine == view_of(guest)["seats"][seat]["hand_size"]
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
    guest.page.wait_for_function(
        "names => JSON.stringify([...document.querySelectorAll('.question [data-choice]:enabled')]"
        ".map(button => button.dataset.choice)) === JSON.stringify(names)",
        arg=offered,
    )
    assert guest.ask(f"/api/tables/{guest.table}")["choices"] == choices


def test_keys_and_typing(guest: Guest) -> None:
    """A choice by its key, and one by its name; a name that means nothing changes nothing."""
    guest.begin("caylus2005")
    guest.await_turn()
    button = guest.page.locator(".question [data-choice]:enabled").first
    choice = button.get_attribute("data-choice")
    key = button.get_attribute("aria-keyshortcuts")
    assert key is not None
    guest.page.keyboard.press(key)
    guest.await_turn()
    made = record_of(guest)
    assert f": {choice}" in made
    field = guest.page.locator("[data-typed]")
    field.fill("place nowhere")
    field.press("Enter")
    assert record_of(guest) == made
    last = guest.offered()[-1]
    field.fill(last)
    field.press("Enter")
    expect(field).to_have_value("")
    guest.await_turn()
    assert f": {last}" in record_of(guest).removeprefix(made)


def record_of(guest: Guest) -> str:
    """The record so far."""
    answer = guest.context.request.get(f"{guest.server}/api/tables/{guest.table}/record")
    return answer.text()


def test_targets_on_the_board_act(guest: Guest) -> None:
    """What glows on the board stands for the same choices as the buttons."""
    guest.begin("caylus2005")
    guest.await_turn()
    glowing = guest.page.locator(".board .target.active")
    assert glowing.count() == len(guest.offered())
    place = guest.page.locator(".board .target.active[data-target^='plot:']").first
    place.hover()
    choice = guest.page.locator(".question button.pointed").get_attribute("data-choice")
    place.click()
    expect(guest.page.locator(f".question [data-choice='{choice}']")).to_have_count(0)
    guest.await_turn()
    assert f": {choice}" in record_of(guest)


def test_the_board_by_keyboard(guest: Guest) -> None:
    """Every place that can be acted on takes the focus, says what it does, and obeys Enter."""
    guest.begin("caylus1303")
    guest.await_turn()
    place = guest.page.locator(".board .target.active").first
    button = place.get_by_role("button").first
    guest.page.keyboard.press("Tab")  # from now on it is the keyboard that focuses
    button.focus()
    choice = guest.page.locator(".question button.pointed").get_attribute("data-choice")
    label = button.get_attribute("aria-label")
    assert label is not None
    assert ": " in label
    guest.page.keyboard.press("Enter")
    expect(guest.page.locator(f".question [data-choice='{choice}']")).to_have_count(0)
    guest.await_turn()
    assert f": {choice}" in record_of(guest)


def test_confirm_step(guest: Guest) -> None:
    guest.page.add_init_script("localStorage.setItem('kingsroad.confirm', 'yes')")
    guest.begin("caylus2005")
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


def test_another_language_in_the_middle(guest: Guest) -> None:
    guest.begin("caylus2005")
    guest.await_turn()
    guest.page.locator("header select").select_option("fr")
    expect(guest.page.locator(".question h2")).to_contain_text("ouvrier")
    expect(guest.page.locator("html")).to_have_attribute("lang", "fr")
    guest.await_turn()
    guest.choose_any(Dice(1))
