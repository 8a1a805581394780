"""Two devices of one person, and mails that end at one press."""

from __future__ import annotations

import re
from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect
from tests.server.couriers.receivers import Sink, post_office
from tests.web.clocked import ClockedServer, clocked_server
from tests.web.guest import Guest, visiting
from tests.web.test_people import press


@pytest.fixture(scope="module")
def mail() -> Iterator[tuple[Sink, dict[str, object]]]:
    with post_office() as (sink, office):
        yield sink, {"mail": office}


@pytest.fixture(scope="module")
def house(
    tmp_path_factory: pytest.TempPathFactory, mail: tuple[Sink, dict[str, object]]
) -> Iterator[ClockedServer]:
    with clocked_server(tmp_path_factory.mktemp("devices"), **mail[1]) as server:
        yield server


class Held:
    """The line of a table that can be held up: nothing comes from the server until it is let go."""

    def __init__(self, guest: Guest) -> None:
        self.holds = False
        self.kept: list[str | bytes] = []
        self.line: WebSocketRoute | None = None
        guest.page.route_web_socket(re.compile("/ws/tables/"), self.open)

    def open(self, line: WebSocketRoute) -> None:
        self.line = line
        line.connect_to_server().on_message(self.pass_on)

    def pass_on(self, message: str | bytes) -> None:
        if self.holds:
            self.kept.append(message)
        else:
            assert self.line is not None
            self.line.send(message)

    def let_go(self) -> None:
        self.holds = False
        for message in self.kept:
            self.pass_on(message)


def same_person(desk: Guest, phone: Guest, name: str) -> None:
    """Signed in on both."""
    desk.go("/account")
    desk.page.get_by_label("Name").fill(name)
    press(desk, "Create an account with this name only")
    press(desk, "Sign in another device")
    phone.page.goto(desk.page.get_by_label("Link for the other device").input_value())
    press(phone, "Go on")
    phone.page.wait_for_url("**/games")


def test_two_devices_at_one_table(browser: Browser, house: ClockedServer) -> None:
    with visiting(browser, house.address) as desk, visiting(browser, house.address) as phone:
        same_person(desk, phone, "Ann")
        line = Held(phone)
        desk.begin("caylus1303", 2, {1: "here"})
        table = desk.table
        phone.go(f"/t/{table}")
        for guest in (desk, phone):
            guest.await_turn()
        # What is chosen on one is seen on the other.
        before = phone.offered()
        desk.choose(desk.offered()[0])
        phone.until(lambda: phone.await_turn() and phone.offered() != before)
        assert phone.offered() == desk.offered()
        # Both press before either sees the other's choice: one is told so, and the table goes on.
        first, last = phone.offered()[0], phone.offered()[-1]
        line.holds = True
        seen = desk.answered
        desk.choose(first)
        desk.until(lambda: desk.answered > seen)
        phone.choose(last)
        phone.until(lambda: any('"refused"' in str(each) for each in line.kept))
        line.let_go()
        expect(phone.page.get_by_text("The table has gone on in the meantime")).to_be_visible()
        for guest in (desk, phone):
            guest.await_turn()
        assert phone.offered() == desk.offered()
        # One of them is signed out: its table is no longer its own, and the other plays on.
        kept = desk.context.storage_state()
        with visiting(browser, house.address, storage_state=kept) as tab:
            tab.go("/account")
            press(tab, "Sign out")
            expect(tab.page.get_by_role("button", name="Sign out", exact=True)).to_have_count(0)
        expect(phone.page.locator(".question[data-asks=true]")).to_have_count(0)
        seen = desk.answered
        desk.choose(desk.offered()[0])
        desk.until(lambda: desk.answered > seen)
        assert phone.ask("/api/tables") == []
        assert [each["id"] for each in desk.ask("/api/tables")] == [table]


def text_of(sink: Sink) -> str:
    text: str = sink.mails[-1].get_content()
    return text


def test_mails_end_at_one_press(
    browser: Browser, house: ClockedServer, mail: tuple[Sink, dict[str, object]]
) -> None:
    """Of the link in the mail, or of the button that programs for mail show."""
    sink = mail[0]
    with visiting(browser, house.address) as ann:
        ann.go("/account")
        ann.page.get_by_label("Name").fill("Mia")
        ann.page.get_by_label("Mail address").fill("mia@example.org")
        press(ann, "Send me a link by mail")
        expect(ann.page.get_by_role("status")).to_contain_text("on its way")
        found = re.search(r"http://\S+/sign-in#\S+", text_of(sink))
        assert found
        ann.page.goto(found[0])
        press(ann, "Go on")
        ann.page.wait_for_url("**/games")
        channel = ann.page.locator("[data-channel=mail]")
        for by_link in (True, False):
            ann.go("/notices")
            press(ann, "Every time")
            count = len(sink.mails)
            channel.get_by_role("button", name="Test", exact=True).click()
            ann.until(lambda count=count: len(sink.mails) > count)  # type: ignore[misc]
            expect(ann.page.get_by_role("status")).to_have_text("The test was sent.")
            if by_link:
                link = re.search(r"http://\S+/unsubscribe/\S+", text_of(sink))
                assert link
                ann.page.goto(link[0])
                expect(ann.page.get_by_role("status")).to_contain_text("you get no more")
                ann.page.reload()
                expect(ann.page.get_by_role("status")).to_contain_text("nothing to end")
                ann.errors.clear()  # browsers complain about the status
            else:
                button = sink.mails[-1]["List-Unsubscribe"].strip(" <>")
                # As programs for mail do it: from elsewhere, without anybody's cookies.
                answer = httpx.post(button, data={"List-Unsubscribe": "One-Click"}, timeout=60)
                assert answer.status_code == 204
            ann.go("/notices")
            expect(ann.page.get_by_text("Nobody calls you yet.")).to_be_visible()
            expect(channel).to_have_count(0)
