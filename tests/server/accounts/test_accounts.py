"""Accounts over HTTP: passkeys, links by mail and between devices, sessions, one's own data."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Iterator
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import aiosmtplib
import pytest
from litestar.exceptions import WebSocketDisconnect
from tests.server.accounts.soft_key import SoftKey
from tests.server.helpers import Client, Json, Person, VirtualClock, running, service_of

from kingsroad.server.journal import JsonLines
from kingsroad.server.mail import MailServer
from kingsroad.server.security.requests import COOKIE
from kingsroad.server.storage import accounts

SITE = "http://testserver.local"
MAIL = MailServer("mail.invalid", 25, "table@kingsroad.invalid")


@pytest.fixture
def clock() -> VirtualClock:
    return VirtualClock()


@pytest.fixture
def letters(monkeypatch: pytest.MonkeyPatch) -> list[EmailMessage]:
    """The mail that was handed in; to `bounce@` none is."""
    found: list[EmailMessage] = []

    async def send(message: EmailMessage, **_options: Any) -> None:
        if message["To"].startswith("bounce@"):
            refused = aiosmtplib.SMTPRecipientRefused(550, "no such person", message["To"])
            raise aiosmtplib.SMTPRecipientsRefused([refused])
        found.append(message)

    monkeypatch.setattr(aiosmtplib, "send", send)
    return found


@pytest.fixture
def site(tmp_path: Path, clock: VirtualClock, letters: list[EmailMessage]) -> Iterator[Client]:
    """A server that sends mail."""
    assert letters == []
    with running(tmp_path / "data", mail=MAIL, clock=clock) as found:
        yield found


class Browser(Person):
    """Somebody's browser."""

    def ask(self, method: str, path: str, body: object | None = None) -> tuple[int, Json]:
        answer = self.client.request(method, path, json=body, headers=self.headers)
        if COOKIE in answer.headers.get("set-cookie", ""):
            self.token = answer.cookies.get(COOKIE) or ""
        found: Json = answer.json()
        return answer.status_code, found

    def refused(self, method: str, path: str, body: object | None = None) -> str:
        status, problem = self.ask(method, path, body)
        assert status >= 400, problem
        return str(problem["code"])

    def account(self) -> Json:
        found: Json = self.get("/api/account")
        return found

    def tables(self) -> list[str]:
        return [each["id"] for each in self.get("/api/tables")]

    def key_options(self, path: str, body: object) -> Json:
        options: Json = self.post(path, body, status=200)["options"]
        return options

    def join_with_passkey(self, name: str) -> SoftKey:
        key = SoftKey("http://testserver.local")
        options = self.key_options("/api/account/passkeys/options", {"name": name})
        self.post("/api/account/passkeys", {"credential": key.make(options)})
        return key

    def use(self, key: SoftKey) -> Json:
        options = self.key_options("/api/account/sign-in/options", {})
        return key.use(options)


def secret_in(letter: EmailMessage) -> str:
    found = re.search(r"/sign-in#(\S+)", letter.get_content())
    assert found, letter.get_content()
    return found[1]


# --- Passkeys ------------------------------------------------------------------------------------


def test_a_guest_becomes_an_account_with_a_passkey_and_has_the_games_elsewhere(
    site: Client,
) -> None:
    ann = Browser(site)
    table = ann.create("caylus1303", "me", "open")["id"]
    guest = ann.token
    key = ann.join_with_passkey("Ann")
    assert ann.token != guest
    assert ann.account()["name"] == "Ann"
    assert ann.tables() == [table]
    # The cookie of before is that of a stranger now.
    assert Browser(site, guest).tables() == []
    phone = Browser(site)
    other = phone.create("caylus1303", "me", "open")["id"]
    phone.post("/api/account/sign-in", {"credential": phone.use(key)}, status=200)
    assert set(phone.tables()) == set(ann.tables()) == {table, other}
    assert [each["here"] for each in phone.account()["devices"]].count(True) == 1
    assert len(phone.account()["devices"]) == 2


def test_an_answer_of_a_passkey_counts_once_and_soon(
    site: Client, clock: VirtualClock, caplog: pytest.LogCaptureFixture
) -> None:
    ann = Browser(site)
    key = ann.join_with_passkey("Ann")
    thief = Browser(site)
    answer = thief.use(key)
    assert Browser(site).ask("POST", "/api/account/sign-in", {"credential": answer})[0] == 200
    with caplog.at_level(logging.WARNING):
        # Said again, the count of the key has not gone on.
        assert thief.refused("POST", "/api/account/sign-in", {"credential": answer}) == "passkey"
    assert "security: passkey" in caplog.text
    late = thief.use(key)
    clock.time += 6 * 60
    assert thief.refused("POST", "/api/account/sign-in", {"credential": late}) == "expired"
    made = SoftKey(key.origin)
    options = ann.key_options("/api/account/passkeys/options", {"name": ""})
    ann.post("/api/account/passkeys", {"credential": made.make(options)})
    again = SoftKey(key.origin)
    assert (
        ann.refused("POST", "/api/account/passkeys", {"credential": again.make(options)}) == "used"
    )
    assert len(ann.account()["passkeys"]) == 2


def test_forged_answers_of_passkeys_are_refused(site: Client) -> None:
    ann = Browser(site)
    key = ann.join_with_passkey("Ann")
    thief = Browser(site)
    forged = SoftKey(key.origin)
    forged.id = key.id
    elsewhere = SoftKey("http://evil.example")
    elsewhere.id, elsewhere.key, elsewhere.count = key.id, key.key, 10
    made_up = key.use({"challenge": "AAAA", "rpId": "testserver.local"})
    for answer, code in (
        (thief.use(forged), "passkey"),
        (thief.use(elsewhere), "passkey"),
        (thief.use(SoftKey(key.origin)), "passkey"),
        (made_up, "bad-link"),
        ({"id": "x"}, "passkey"),
        ({"id": 1, "response": {"clientDataJSON": "e30"}}, "passkey"),
    ):
        assert thief.refused("POST", "/api/account/sign-in", {"credential": answer}) == code
    assert not thief.account()["signed_in"]
    # A passkey that one account asked for is not made the key of another.
    bob = Browser(site)
    bob.join_with_passkey("Bob")
    options = bob.key_options("/api/account/passkeys/options", {"name": ""})
    assert (
        ann.refused("POST", "/api/account/passkeys", {"credential": forged.make(options)})
        == "passkey"
    )


def test_names_are_taken_once(site: Client) -> None:
    Browser(site).post("/api/account", {"name": "Ann"})
    bob = Browser(site)
    table = bob.create("caylus1303", "me", "open")["id"]
    for path in ("/api/account", "/api/account/passkeys/options"):
        assert bob.refused("POST", path, {"name": " ANN "}) == "name-taken"
        assert bob.refused("POST", path, {"name": " "}) == "malformed"
    assert bob.tables() == [table]
    bob.post("/api/account", {"name": "Bob"})
    bob.post("/api/account", {"name": "Robert"})
    assert bob.account()["name"] == "Robert"
    assert bob.refused("POST", "/api/account", {"name": "ann"}) == "name-taken"


# --- Links ---------------------------------------------------------------------------------------


def test_a_link_by_mail_makes_an_account_and_signs_in(
    site: Client, letters: list[EmailMessage]
) -> None:
    ann = Browser(site)
    table = ann.create("caylus1303", "me", "open")["id"]
    ann.post("/api/account/mail?language=de", {"mail": "Ann@Example.org", "name": "Ann"}, 200)
    (letter,) = letters
    assert letter["Subject"] == "Dein Link zu Kingsroad"
    assert letter["To"] == "ann@example.org"
    # The mail is read on the phone: what the guest at the desk has follows.
    phone = Browser(site)
    ticket = secret_in(letter)
    for _ in range(2):  # programs that look at links do not use them up
        told = phone.post("/api/account/ticket/look", {"ticket": ticket}, status=200)
    assert told == {"does": "join", "name": "Ann", "mail": "ann@example.org"}
    phone.post("/api/account/ticket", {"ticket": ticket}, status=200)
    assert phone.account()["mail"] == "ann@example.org"
    assert phone.tables() == [table]
    assert ann.tables() == []
    # And at the desk with another mail.
    ann.post("/api/account/mail", {"mail": "ann@example.org"}, status=200)
    ticket = secret_in(letters[-1])
    assert ann.post("/api/account/ticket/look", {"ticket": ticket}, status=200)["does"] == "sign-in"
    ann.post("/api/account/ticket", {"ticket": ticket}, status=200)
    assert ann.tables() == [table]


def test_links_that_do_not_work_say_why_and_change_nothing(
    site: Client,
    letters: list[EmailMessage],
    clock: VirtualClock,
    caplog: pytest.LogCaptureFixture,
) -> None:
    ann = Browser(site)
    for number in range(2):
        ann.post("/api/account/mail", {"mail": f"ann{number}@example.org", "name": "A"}, status=200)
    used, old = map(secret_in, letters)
    ann.post("/api/account/ticket", {"ticket": used}, status=200)
    clock.time += 31 * 60
    stranger = Browser(site)
    with caplog.at_level(logging.WARNING):
        for ticket, code in (
            (used, "used"),
            (old, "expired"),
            (old[:-1], "bad-link"),
            ("", "bad-link"),
        ):
            for path in ("/api/account/ticket", "/api/account/ticket/look"):
                assert stranger.refused("POST", path, {"ticket": ticket}) == code
    assert not stranger.account()["signed_in"]
    for code in ("used", "expired", "bad-link"):
        assert f"security: {code}" in caplog.text
    assert used not in caplog.text
    assert old not in caplog.text


def test_mail_that_cannot_be_sent(site: Client, tmp_path: Path) -> None:
    ann = Browser(site)
    assert ann.refused("POST", "/api/account/mail", {"mail": "bounce@x.org"}) == "mail-failed"
    for bad in ("", "ann", "a@b\r\nBcc: c@d", "a b@c.d", "<a@b.c>"):
        assert ann.refused("POST", "/api/account/mail", {"mail": bad}) == "malformed"
    for _ in range(3):
        ann.post("/api/account/mail", {"mail": "ann@example.org"}, status=200)
    assert ann.refused("POST", "/api/account/mail", {"mail": "ann@example.org"}) == "flood"
    with running(tmp_path / "other") as silent:
        stranger = Browser(silent)
        assert not stranger.account()["can_mail"]
        assert stranger.refused("POST", "/api/account/mail", {"mail": "a@b.org"}) == "no-mail"


def test_an_address_is_added_and_belongs_to_one_account(
    site: Client, letters: list[EmailMessage]
) -> None:
    ann, bob = Browser(site), Browser(site)
    ann.post("/api/account", {"name": "Ann"})
    bob.post("/api/account", {"name": "Bob"})
    for person in (ann, bob):
        person.post("/api/account/mail", {"mail": "both@example.org"}, status=200)
    first, second = map(secret_in, letters)
    ann.post("/api/account/ticket", {"ticket": first}, status=200)
    assert ann.account()["mail"] == "both@example.org"
    assert bob.refused("POST", "/api/account/ticket", {"ticket": second}) == "name-taken"
    assert bob.account()["mail"] == ""


def test_a_second_device_by_link(site: Client) -> None:
    ann = Browser(site)
    assert ann.refused("POST", "/api/account/link") == "signed-out"
    table = ann.create("caylus1303", "me", "open")["id"]
    ann.post("/api/account", {"name": "Ann"})
    link = ann.post("/api/account/link", {}, status=200)
    assert link["address"].startswith(f"{SITE}/sign-in#")
    assert link["picture"].startswith("M4 4h1v1h-1z")
    assert link["size"] >= 29
    phone, thief = Browser(site), Browser(site)
    ticket = {"ticket": link["address"].partition("#")[2]}
    phone.post("/api/account/ticket", ticket, status=200)
    assert thief.refused("POST", "/api/account/ticket", ticket) == "used"
    assert phone.tables() == [table]


# --- Sessions and data ---------------------------------------------------------------------------


def two_devices(site: Client) -> tuple[Browser, Browser]:
    desk, phone = Browser(site), Browser(site)
    desk.post("/api/account", {"name": "Ann"})
    link = desk.post("/api/account/link", {}, status=200)
    phone.post("/api/account/ticket", {"ticket": link["address"].partition("#")[2]}, status=200)
    return desk, phone


def test_a_session_that_is_ended_is_over_at_once_with_its_connections(site: Client) -> None:
    desk, phone = two_devices(site)
    table = desk.create("caylus1303", "me", "open", settings={"spectators": False})["id"]
    with phone.at(table) as open_table:
        assert open_table.state["yours"] == ["blue"]
        (other,) = [each["id"] for each in desk.account()["devices"] if not each["here"]]
        status, info = desk.ask("DELETE", f"/api/account/sessions/{other}")
        assert (status, len(info["devices"])) == (200, 1)
        with pytest.raises(WebSocketDisconnect):
            open_table.receive()
    assert not phone.account()["signed_in"]
    assert phone.tables() == []
    assert desk.tables() == [table]
    assert desk.refused("DELETE", f"/api/account/sessions/{other}") == "unknown"


def test_signing_out_here_and_everywhere_else(site: Client) -> None:
    desk, phone = two_devices(site)
    assert desk.ask("DELETE", "/api/account/sessions/others")[0] == 200
    assert not phone.account()["signed_in"]
    token = desk.token
    assert desk.ask("POST", "/api/account/sign-out")[0] == 200
    assert not Browser(site, token).account()["signed_in"]


def test_who_comes_goes_and_is_deleted_is_logged(
    site: Client, caplog: pytest.LogCaptureFixture
) -> None:
    """By where and when: neither by name nor by anything that opens an account."""
    with caplog.at_level(logging.INFO, "kingsroad.security"):
        desk, phone = two_devices(site)
        secrets = ("Ann", desk.token, phone.token)
        desk.ask("POST", "/api/account/sign-out")
        phone.join_with_passkey("Ann")
        phone.ask("DELETE", "/api/account")
    told = [each for each in caplog.records if each.name == "kingsroad.security"]
    lines = [json.loads(JsonLines().format(each)) for each in told]
    assert [each["event"] for each in lines] == [
        *("signed-in", "signed-in", "signed-out", "passkey-added", "deleted")
    ]
    assert {(each["who"], each["level"]) for each in lines} == {("testclient", "info")}
    assert not any(secret in str(lines) for secret in secrets)


def test_a_closed_account_is_signed_out_and_stays_out(site: Client) -> None:
    ann = Browser(site)
    key = ann.join_with_passkey("Ann")
    storage = service_of(site).storage
    found = accounts.account_named(storage, "ann")
    assert found is not None
    with storage.engine.begin() as connection:
        accounts.close_account(connection, found.id, True)
    assert not ann.account()["signed_in"]
    assert ann.refused("POST", "/api/account/sign-in", {"credential": ann.use(key)}) == "closed"


def test_what_is_stored_can_be_taken_along_and_deleted(site: Client) -> None:
    ann, bob = Browser(site), Browser(site)
    info = ann.create("caylus1303", "me", "open")
    ann.join_with_passkey("Ann")
    bob.post(f"/api/tables/{info['id']}/seats/red", {"invite": info["invites"]["red"]})
    with ann.at(info["id"]) as table:
        table.send(type="say", text="hello")
        table.expect("said")
    mine = ann.get("/api/account/export")
    assert mine["account"][0]["name"] == "Ann"
    assert [each["table_id"] for each in mine["seats"]] == [info["id"]]
    assert [each["text"] for each in mine["chat"]] == ["hello"]
    assert len(mine["sessions"]) == len(mine["passkeys"]) == 1
    named = {name for rows in mine.values() for row in rows for name in row}
    assert not {"token", "public_key", "seed", "holder", "creator"} & named
    assert bob.get("/api/account/export")["account"] == []
    assert Browser(site).get("/api/account/export") == {}
    with bob.at(info["id"]) as table:
        assert ann.ask("DELETE", "/api/account")[0] == 200
        assert table.expect("incident")["incident"]["kind"] == "left"
        assert table.expect("people")["seats"][0]["kind"] == "open"
    assert not ann.account()["signed_in"]
    assert bob.get(f"/api/tables/{info['id']}")["invites"].keys() == {"blue"}
    service_of(site).rooms.put_to_sleep(float("inf"))
    with bob.at(info["id"]) as table:
        assert [(line["text"], line["hidden"]) for line in table.state["chat"]] == [("", True)]
    Browser(site).post("/api/account", {"name": "Ann"})  # the name is free again
