"""Several people at one table: links of seats, votes, talk, notes, invitations, playing again."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Route, expect
from tests.parts import golden_of
from tests.web.clocked import ClockedServer, clocked_server
from tests.web.guest import SHEET, Guest, visiting

from kingsroad import new_game, read_record

GAME = "caylus1303"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ClockedServer]:
    with clocked_server(tmp_path_factory.mktemp("house")) as server:
        yield server


@pytest.fixture
def people(browser: Browser, house: ClockedServer) -> Iterator[list[Guest]]:
    """Ann, Bob and Cat, each with a browser."""
    with ExitStack() as stack:
        yield [stack.enter_context(visiting(browser, house.address)) for _ in range(3)]


def press(guest: Guest, name: str) -> None:
    guest.page.get_by_role("button", name=name, exact=True).click()


def dialog_of(guest: Guest) -> Locator:
    """The dialog of the seats, opened."""
    press(guest, "Seats")
    return guest.page.get_by_role("dialog")


def create(guest: Guest, **table: object) -> dict[str, str]:
    """A table for a guest and others; the secrets of its open seats."""
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
    body = {"game": GAME, "seats": seats} | table
    answer = guest.context.request.post(f"{guest.server}/api/tables", data=body)
    assert answer.ok, answer.text()
    info = answer.json()
    guest.go(f"/t/{info['id']}")
    invites: dict[str, str] = info["invites"]
    return invites


def sit(guest: Guest, table: str, seat: str, invite: str, name: str) -> None:
    """Take a seat by its link."""
    guest.go(f"/t/{table}#seat={seat}&invite={invite}")
    guest.page.get_by_label("Your name").fill(name)
    press(guest, "Sit down")
    guest.page.wait_for_url(f"**/t/{table}")
    guest.page.get_by_role("button", name="Seats", exact=True).wait_for()


def close_sheet(guest: Guest) -> None:
    """Of a finished game, which opens by itself."""
    sheet = guest.page.locator(SHEET)
    sheet.wait_for()
    guest.page.keyboard.press("Escape")
    sheet.wait_for(state="hidden")


def become(guest: Guest, name: str) -> None:
    """An account with a name only."""
    guest.go("/account")
    guest.page.get_by_label("Name").fill(name)
    press(guest, "Create an account with this name only")
    expect(guest.page.get_by_role("heading", name=name)).to_be_visible()


def test_every_link_of_a_seat_says_what_it_does(people: list[Guest]) -> None:
    """Forged, withdrawn, taken, private, and one of the kind that was given out before."""
    ann, bob, cat = people
    invites = create(ann, seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    table, red, green = ann.table, invites["red"], invites["green"]
    seat = bob.page.get_by_role("button", name="Sit down", exact=True)
    trouble = bob.page.get_by_role("alert")
    bob.go(f"/t/{table}#seat=red&invite={red[:-1]}")
    expect(trouble).to_contain_text("leads nowhere")
    expect(seat).to_have_count(0)
    bob.go(f"/t/{table}?seat=red&invite={red}")
    seat.click()
    bob.page.wait_for_url(f"**/t/{table}")
    cat.go(f"/t/{table}#seat=red&invite={red}")
    expect(cat.page.get_by_role("alert")).to_contain_text("has this seat already")
    dialog = dialog_of(ann)
    dialog.get_by_role("button", name="Make a new link").click()
    expect(ann.page.locator("[data-incident=withdrawn]")).to_be_attached()
    cat.go("/")
    cat.go(f"/t/{table}#seat=green&invite={green}")
    expect(cat.page.get_by_role("alert")).to_contain_text("replaced by a new one")
    dialog.get_by_role("button", name="My private link").click()
    private = dialog.get_by_label("My private link").input_value()
    assert "?" not in private
    cat.page.goto(private)
    press(cat, "Take my seat")
    expect(cat.page.locator("[data-incident=reclaimed]")).to_be_attached()
    for guest in (bob, cat):
        guest.errors.clear()  # browsers complain about the status of a refusal


def test_a_link_may_be_told_when_its_seat_is_taken(people: list[Guest]) -> None:
    ann, bob, _ = people
    game = new_game(GAME, players=2, seed=7)
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Ann"}]
    seats[game.seat] = {"kind": "open"}
    asked: list[Route] = []

    def hold(route: Route) -> None:
        """The page itself is answered, the foot with its link is not."""
        asked.append(route)
        if len(asked) == 1:
            route.continue_()

    ann.page.route(re.compile("/api/tables/[^/]+$"), hold)
    ann.sit_down(game, seats)
    ann.until(lambda: len(asked) > 1)
    info = ann.ask(f"/api/tables/{ann.table}")
    ((seat, invite),) = info["invites"].items()
    sit(bob, ann.table, seat, invite, "Bob")
    expect(ann.page.locator(".question")).not_to_contain_text("link")
    for route in asked[1:]:
        route.fulfill(json=info)
    ann.page.evaluate("fetch('/health')")  # an answer later, that one has been read
    assert ann.errors == []


def test_a_vote_lets_a_bot_play_until_the_person_is_back(
    people: list[Guest], house: ClockedServer
) -> None:
    ann, bob, cat = people
    invites = create(ann, seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    table = ann.table
    sit(bob, table, "red", invites["red"], "Bob")
    sit(cat, table, "green", invites["green"], "Cat")
    dialog = dialog_of(ann)
    cat.go("/")
    expect(dialog.get_by_text("away since")).to_be_visible()
    house.pass_time(16 * 60)
    dialog.locator("select").last.select_option(index=1)
    expect(dialog.locator("[data-motion=bot]")).to_contain_text("Bob")
    bob.page.locator("[data-motion=bot]").get_by_role("button", name="Agree").click()
    expect(bob.page.locator("[data-motion=bot]")).to_have_count(0)
    cat.go(f"/t/{table}")
    press(cat, "Take my seat back")
    cat.page.locator("[data-news=bot]").wait_for(state="detached")
    expect(ann.page.locator("[data-incident=returned]")).to_be_attached()


def test_what_is_said_has_a_time_and_can_be_muted_and_reported(people: list[Guest]) -> None:
    ann, bob, cat = people
    invites = create(ann)
    sit(bob, ann.table, "red", invites["red"], "Bob")
    for guest in (ann, bob):
        press(guest, "Chat")
    ann.page.get_by_label("Message to everybody").fill("hello there")
    press(ann, "Send")
    line = bob.page.locator("[data-line='0']")
    expect(line).to_contain_text("hello there")
    expect(line.locator("time")).to_have_attribute("datetime", re.compile(r"^\d{4}-\d\d-\d\dT"))
    line.locator("summary").click()
    line.get_by_role("button", name="Mute Ann").click()
    expect(line).to_contain_text("(muted)")
    expect(line).not_to_contain_text("hello there")
    line.get_by_role("button", name="Hear Ann again").click()
    expect(line).to_contain_text("hello there")
    line.get_by_role("button", name="Report this line").click()
    expect(bob.page.get_by_text("Whoever runs the server will look at it.")).to_be_visible()
    # Notes are for one pair of eyes, and who looks on is listed.
    notes = ann.page.get_by_role("textbox", name="My notes")
    ann.page.get_by_text("My notes", exact=True).click()
    with ann.page.expect_response("**/notes*"):
        notes.fill("build the church")
    bob.page.get_by_text("My notes", exact=True).click()
    expect(bob.page.get_by_role("textbox", name="My notes")).to_have_value("")
    ann.page.reload()
    press(ann, "Chat")
    ann.page.get_by_text("My notes", exact=True).click()
    expect(notes).to_have_value("build the church")
    cat.go(f"/t/{ann.table}")
    expect(dialog_of(ann).get_by_text("Looking on: Guest")).to_be_visible()


def test_invited_by_name_and_all_play_again(people: list[Guest]) -> None:
    ann, bob, _cat = people
    become(bob, "Bob the elder")
    record = next(each for each in golden_of(GAME) if read_record(each.read_text()).players == 2)
    create(ann, game="", origin={"record": record.read_text()})
    table = ann.table
    close_sheet(ann)
    dialog = dialog_of(ann)
    dialog.get_by_label("Invite by name").fill("nobody at all")
    dialog.get_by_role("button", name="Invite", exact=True).click()
    expect(dialog.get_by_role("alert")).to_contain_text("Nobody here has an account")
    dialog.get_by_label("Invite by name").fill("bob the elder")
    dialog.get_by_role("button", name="Invite", exact=True).click()
    expect(ann.page.get_by_text("bob the elder finds the seat")).to_be_visible()
    ann.errors.clear()  # the refusal
    ann.page.keyboard.press("Escape")
    bob.go("/games")
    press(bob, "Take the seat")
    bob.page.wait_for_url(f"**/t/{table}")
    close_sheet(bob)
    press(ann, "Play again")
    ann.page.wait_for_url(lambda url: not url.endswith(table))
    press(bob, "To the next game")
    bob.page.wait_for_url(f"**/t/{ann.table}")
    assert len(bob.ask(f"/api/tables/{ann.table}")["yours"]) == 1


def test_everything_about_me_comes_along_and_goes_away(people: list[Guest], tmp_path: Path) -> None:
    ann, bob, _cat = people
    become(ann, "Ann of the road")
    invites = create(ann)
    table = ann.table
    sit(bob, table, "red", invites["red"], "Bob")
    ann.go("/account")
    with ann.page.expect_download() as download:
        ann.page.get_by_role("link", name="Download everything").click()
    kept = tmp_path / "kingsroad.json"
    download.value.save_as(kept)
    assert "Ann of the road" in json.dumps(json.loads(kept.read_text()))
    press(ann, "Delete everything")
    press(ann, "Keep it")
    press(ann, "Delete everything")
    press(ann, "Yes, delete everything")
    expect(ann.page.get_by_role("heading", name="You play as a guest")).to_be_visible()
    expect(bob.page.locator("[data-incident=left]")).to_be_attached()
    assert ann.ask("/api/tables") == []


def test_who_is_outside_of_a_range_reads_why(people: list[Guest]) -> None:
    ann, bob, _cat = people
    ann.go("/")
    ann.page.locator(f"input[name=game][value={GAME}]").evaluate("each => each.click()")
    ann.page.locator("input[name=seats][value='2']").evaluate("each => each.click()")
    ann.page.locator(".plan ul select").nth(1).select_option("friend")
    ann.page.locator(".plan details summary").click()
    ann.page.get_by_label("Show this table in the lobby").check()
    ann.page.get_by_label("Rating from").fill("1200")
    ann.page.locator("button.play").click()
    ann.page.wait_for_url("**/t/*")
    bob.go("/lobby")
    row = bob.page.get_by_role("listitem").filter(has_text="from 1200")
    expect(row).to_contain_text("Yours is 1000 here")
    expect(row.get_by_role("button")).to_have_count(0)
    press(bob, "Find a table")
    bob.page.wait_for_url("**/t/*")
    assert bob.table != ann.table
