"""A hint beside undo, and the guided first game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.web.guest import Guest
from tests.web.test_pages import violations

from kingsroad.bots.persons import PERSONS


def ask_for_hint(guest: Guest) -> None:
    guest.page.locator("[data-ask-hint]").click()


def test_a_hint_is_first_a_nudge_and_then_the_choice(guest: Guest) -> None:
    guest.begin("caylus2005")
    guest.await_turn()
    offered = guest.offered()
    guest.page.keyboard.press("Escape")
    ask_for_hint(guest)
    card = guest.page.locator("[data-hint]")
    expect(card).to_have_attribute("data-hint", "matter")
    nudge = card.locator("p").inner_text()
    labels = [each["label"] for each in question(guest)["options"]]
    assert not any(label in nudge for label in labels)
    guest.page.keyboard.press("h")
    expect(card).to_have_attribute("data-hint", "choice")
    advised = card.locator("b").inner_text()
    assert advised in labels
    assert len(offered) == len(labels)
    assert violations(guest) == []
    guest.page.keyboard.press("p")  # passes: the hint was for that question only
    guest.await_turn()
    expect(card).to_have_count(0)


@pytest.mark.parametrize("game", ["caylus2005", "caylus1303"])
def test_a_hint_can_be_read_and_put_away_on_a_phone(guest: Guest, game: str) -> None:
    guest.page.set_viewport_size({"width": 390, "height": 844})
    guest.begin(game)
    guest.await_turn()
    handle = guest.page.locator("button.handle")
    ask_for_hint(guest)
    card = guest.page.locator("[data-hint]")
    card.get_by_role("button").first.click()
    expect(card).to_have_attribute("data-hint", "choice")
    told, floating = card.bounding_box(), handle.bounding_box()
    assert told is not None
    assert floating is not None
    assert floating["y"] + floating["height"] <= told["y"]
    card.get_by_role("button").click()
    expect(card).to_have_count(0)


def question(guest: Guest) -> dict[str, list[dict[str, str]]]:
    """The last question that came over the wire."""
    asked = [each for each in guest.told() if each.get("question")]
    found: dict[str, list[dict[str, str]]] = asked[-1]["question"]
    return found


def test_without_leave_there_is_no_hint(guest: Guest) -> None:
    guest.go("/")
    guest.page.locator("details summary").first.click()
    guest.page.get_by_label("Advice is allowed").uncheck()
    guest.page.locator("button.play").click()
    guest.page.wait_for_url("**/t/*")
    guest.await_turn()
    expect(guest.page.locator("[data-ask-hint]")).to_have_count(0)


@pytest.mark.parametrize(("game", "language"), [("caylus2005", "en"), ("magna_carta", "de")])
def test_a_guided_first_game_explains_what_is_met(guest: Guest, game: str, language: str) -> None:
    guest.page.add_init_script(f"localStorage.setItem('kingsroad.language', '{language}')")
    guest.go("/")
    guest.page.locator("a[href='/learn']").click()
    guest.page.locator(f"[data-first={game}]").click()
    guest.page.wait_for_url("**/t/*")
    guest.await_turn()
    bots = [each for each in guest.ask(f"/api/tables/{guest.table}")["seats"] if each["bot"]]
    assert [PERSONS[each["bot"]].level for each in bots] == ["novice", "novice"]
    expect(guest.page.locator("[data-ask-hint]")).to_be_visible()
    card = guest.page.locator("[data-guide]")
    while not any(choice.startswith("place ") for choice in guest.offered()):
        guest.choose(guest.offered()[0])
        guest.await_turn()
    expect(card).to_have_attribute("data-guide", re.compile("^phase:"))
    card.get_by_role("button").click()
    guest.list_all()
    place = guest.page.locator(".question [data-choice^='place ']").first
    assert place.locator("small").first.inner_text()  # why one might
    place.hover()
    expect(card).to_have_attribute("data-guide", re.compile("^tile:"))
    assert violations(guest) == []
    met = str(card.get_attribute("data-guide"))
    card.get_by_role("button").click()
    expect(card).to_have_count(0)
    guest.page.reload()
    guest.await_turn()
    guest.list_all()
    tile = met.removeprefix("tile:")
    guest.page.locator(f".question [data-choice='place {tile}']").hover()
    expect(guest.page.locator(".why b")).to_be_visible()  # it is pointed at
    expect(guest.page.locator(f"[data-guide='{met}']")).to_have_count(0)
