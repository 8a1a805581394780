"""People in the browser: passkeys, a second device, links by mail, my games, votes on a seat."""

from __future__ import annotations

import re
from collections.abc import Iterator
from email import message_from_bytes
from email.message import Message
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from tests.server.processes import free_port, serving
from tests.web.guest import Guest, visiting

controllers = pytest.importorskip("aiosmtpd.controller")


class Letterbox:
    """Keeps the mail that comes; to `bounce@` none is taken."""

    def __init__(self) -> None:
        self.letters: list[Message] = []

    async def handle_RCPT(  # noqa: N802 - aiosmtpd's name
        self, _server: Any, _session: Any, envelope: Any, address: str, _options: Any
    ) -> str:
        if address.startswith("bounce@"):
            return "550 nobody of that name"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802
        self.letters.append(message_from_bytes(envelope.content))
        return "250 OK"


@pytest.fixture(scope="module")
def letterbox() -> Iterator[tuple[Letterbox, int]]:
    """A server for mail on this machine."""
    box, port = Letterbox(), free_port()
    controller = controllers.Controller(box, hostname="127.0.0.1", port=port)
    controller.start()
    yield box, port
    controller.stop()


@pytest.fixture(scope="module")
def site(
    tmp_path_factory: pytest.TempPathFactory, letterbox: tuple[Letterbox, int]
) -> Iterator[str]:
    """A server that is reached by a name, as passkeys need it, and sends mail."""
    mail = ("--mail", f"smtp://127.0.0.1:{letterbox[1]}", "--mail-from", "table@kingsroad.invalid")
    data = tmp_path_factory.mktemp("site")
    with serving(data, *mail, "--site", "localhost") as (where, _process):
        yield f"http://localhost:{where.rpartition(':')[2]}"


def give_authenticator(guest: Guest) -> tuple[Any, str]:
    """A device that keeps passkeys and needs no finger."""
    session = guest.context.new_cdp_session(guest.page)
    session.send("WebAuthn.enable")
    made = session.send(
        "WebAuthn.addVirtualAuthenticator",
        {
            "options": {
                "protocol": "ctap2",
                "transport": "internal",
                "hasResidentKey": True,
                "hasUserVerification": True,
                "isUserVerified": True,
                "automaticPresenceSimulation": True,
            }
        },
    )
    return session, made["authenticatorId"]


def games_of(guest: Guest) -> set[str]:
    return {each["id"] for each in guest.ask("/api/tables")}


def press(guest: Guest, name: str) -> None:
    guest.page.get_by_role("button", name=name, exact=True).click()


def test_a_guest_becomes_an_account_and_has_the_games_in_a_second_browser(
    browser: Browser, site: str
) -> None:
    """With a passkey; the second browser has the same passkey, as devices of one person do."""
    with visiting(browser, site) as desk, visiting(browser, site) as phone:
        desk.begin("caylus1303", 2, {1: "friend"})
        table = desk.table
        session, authenticator = give_authenticator(desk)
        desk.go("/account")
        desk.page.get_by_label("Name").fill("Ann")
        press(desk, "Create an account with a passkey")
        expect(desk.page.get_by_role("heading", name="Ann")).to_be_visible()
        assert games_of(desk) == {table}
        keys = session.send("WebAuthn.getCredentials", {"authenticatorId": authenticator})
        other, device = give_authenticator(phone)
        for key in keys["credentials"]:
            other.send("WebAuthn.addCredential", {"authenticatorId": device, "credential": key})
        phone.begin("caylus1303", 2, {1: "friend"})
        mine = phone.table
        phone.go("/account")
        press(phone, "Sign in with a passkey")
        expect(phone.page.get_by_role("heading", name="Ann")).to_be_visible()
        assert games_of(phone) == games_of(desk) == {table, mine}
        phone.go("/games")
        expect(phone.page.locator(f'a[href="/t/{table}"]')).to_be_visible()
        # The desk is signed out from the phone.
        phone.go("/account")
        press(phone, "Sign out")
        expect(phone.page.get_by_role("button", name="Sign out", exact=True)).to_have_count(0)
        desk.go("/account")
        expect(desk.page.get_by_role("heading", name="You play as a guest")).to_be_visible()


def test_a_second_device_by_its_link_and_only_once(browser: Browser, site: str) -> None:
    with visiting(browser, site) as desk, visiting(browser, site) as phone:
        desk.go("/account")
        desk.page.get_by_label("Name").fill("Bea")
        press(desk, "Create an account with this name only")
        press(desk, "Sign in another device")
        expect(desk.page.get_by_role("img", name="QR code of the link")).to_be_visible()
        link = desk.page.get_by_label("Link for the other device").input_value()
        for again in (False, True):
            phone.page.goto(link)
            if again:
                expect(phone.page.get_by_role("alert")).to_contain_text("used already")
            else:
                press(phone, "Go on")
                phone.page.wait_for_url("**/games")
            assert link.partition("#")[2] not in phone.page.url
        # That a link does not work is told with a status that browsers complain about.
        phone.errors.clear()


def test_links_by_mail_and_mail_that_bounces(
    browser: Browser, site: str, letterbox: tuple[Letterbox, int]
) -> None:
    with visiting(browser, site) as desk, visiting(browser, site) as phone:
        desk.begin("caylus1303", 2, {1: "friend"})
        table = desk.table
        desk.go("/account")
        desk.page.get_by_label("Name").fill("Cleo")
        desk.page.get_by_label("Mail address").fill("bounce@example.org")
        press(desk, "Send me a link by mail")
        expect(desk.page.get_by_role("alert")).to_contain_text("could not be delivered")
        desk.errors.clear()  # the browser complains about the status
        desk.page.get_by_label("Mail address").fill("cleo@example.org")
        press(desk, "Send me a link by mail")
        expect(desk.page.get_by_role("status")).to_contain_text("on its way")
        letter = letterbox[0].letters[-1]
        payload = letter.get_payload(decode=True)
        assert isinstance(payload, bytes)
        found = re.search(r"http://\S+/sign-in#\S+", payload.decode())
        assert found
        phone.page.goto(found[0])
        press(phone, "Go on")
        phone.page.wait_for_url("**/games")
        assert games_of(phone) == {table}


def test_the_header_of_every_page_tells_how_many_games_wait(browser: Browser, site: str) -> None:
    with visiting(browser, site) as guest:
        guest.begin("caylus1303", 2, {1: "here"})
        guest.await_turn()
        for path in ("/", "/lobby", "/rules/caylus1303", "/account"):
            guest.go(path)
            expect(guest.page.locator('a[data-waiting="1"]')).to_be_visible()
        guest.go("/games")
        expect(guest.page.get_by_role("heading", name="Your turn")).to_be_visible()


def test_a_table_for_others_is_never_lost(browser: Browser, site: str) -> None:
    """Whoever sets it up finds it, and its links, and may sit down."""
    with visiting(browser, site) as guest:
        guest.begin("caylus1303", 2, {0: "friend", 1: "friend"})
        table = guest.table
        link = guest.page.get_by_label("Link for").first.input_value()
        guest.go("/games")
        guest.page.locator(f'a[href="/t/{table}"]').click()
        guest.page.goto(link)
        press(guest, "Sit down")
        guest.page.wait_for_url(f"**/t/{table}")
        guest.await_turn()


def test_two_meet_in_the_lobby_and_one_takes_the_other_for_gone_too_early(
    browser: Browser, site: str
) -> None:
    """The refusal stands in the dialog, and the seat stays whose it is."""
    with visiting(browser, site) as ann, visiting(browser, site) as bob:
        for guest in (ann, bob):
            guest.go("/lobby")
            press(guest, "Find a table")
            guest.page.wait_for_url("**/t/*")
            guest.page.get_by_role("button", name="Seats", exact=True).wait_for()
        assert ann.table == bob.table
        press(ann, "Seats")
        dialog = ann.page.get_by_role("dialog")
        away = dialog.get_by_text("away since")
        expect(away).to_have_count(0)
        bob.go("/")
        expect(away).to_be_visible()
        dialog.locator("select").last.select_option(index=1)
        expect(dialog.get_by_role("alert")).to_contain_text("still here")
        bob.go(f"/t/{ann.table}")
        expect(away).to_have_count(0)
        # Who comes and goes does not take away what is being read.
        expect(dialog.get_by_role("alert")).to_contain_text("still here")
