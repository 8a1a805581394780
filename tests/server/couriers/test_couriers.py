"""Who is called when and how, and what becomes of calls that fail."""

from __future__ import annotations

import base64
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02
from tests.server.couriers.receivers import (
    Receiver,
    Sink,
    eventually,
    post_office,
    receiving,
)
from tests.server.helpers import Client, Person, VirtualClock, running, service_of, two_people

from kingsroad.core.errors import KingsroadError
from kingsroad.server.couriers.push import KEY_FILE, read_vapid
from kingsroad.server.people.joining import new_account
from kingsroad.server.security.tokens import holder_of
from kingsroad.server.storage import accounts
from kingsroad.server.storage.accounts import Session
from kingsroad.server.wire.clocks import DAY, HOUR

DAYS = {"clock": {"bank": DAY, "increment": HOUR, "cap": 3 * DAY}}
QUICK: dict[str, Any] = {"tick": 0.02, "local_calls": True, "call_pause": 0.0}


def run(client: Client, work: Any) -> None:
    """Let the server write something."""
    client.blocking_portal.call(service_of(client).writer.do, work)


def hook(person: Person, receiver: Receiver, **more: str) -> dict[str, Any]:
    """A webhook for somebody; its test message is taken away."""
    found = person.post("/api/notices/webhook", {"url": receiver.address + "/hook", **more})
    assert len(receiver.received) == 1
    receiver.received.clear()
    return found


def texts(receiver: Receiver) -> list[str]:
    return [each.body.decode() for each in receiver.received]


def who_waits(one: Person, other: Person, table: str) -> tuple[Person, Person]:
    """Who must choose, and who need not."""
    with one.at(table) as seen:
        return (one, other) if seen.question["seat"] in seen.state["yours"] else (other, one)


@contextmanager
def at_table(
    tmp_path: Path, **more: Any
) -> Iterator[tuple[Client, VirtualClock, Person, Person, str]]:
    """A table with a clock, and who waits first."""
    clock = VirtualClock()
    with running(tmp_path, clock=clock, **QUICK, **more) as client:
        one, other, table = two_people(client, "caylus2005", settings=DAYS)
        yield client, clock, *who_waits(one, other, table), table


def test_somebody_is_called_after_some_seconds_and_once(tmp_path: Path) -> None:
    with receiving() as receiver, at_table(tmp_path) as (client, clock, late, _other, table):
        hook(late, receiver, field="content", prefix="<@7> ")
        clock.time += 7
        looks = service_of(client).ticker.looks
        eventually(lambda: service_of(client).ticker.looks > looks + 1)
        assert receiver.received == []
        clock.time += 2
        eventually(lambda: receiver.received)
        told = json.loads(receiver.received[0].body)
        assert list(told) == ["content"]
        assert told["content"].startswith("<@7> It is your turn in Caylus (2005) (with ")
        assert told["content"].endswith(
            f"You have 23 h 59 min left. http://testserver.local/t/{table}"
        )
        clock.time += HOUR
        looks = service_of(client).ticker.looks
        eventually(lambda: service_of(client).ticker.looks > looks + 1)
        assert len(receiver.received) == 1


def test_an_undo_calls_nobody(tmp_path: Path) -> None:
    with receiving() as receiver, at_table(tmp_path) as (client, clock, first, second, table):
        with first.at(table) as seen:
            seen.send(type="look", visible=True)
            clock.time += 20  # the first turn is seen
            looks = service_of(client).ticker.looks
            eventually(lambda: service_of(client).ticker.looks > looks + 1)
            hook(second, receiver)
            seat = seen.question["seat"]
            while seen.question["seat"] == seat:
                seen.choose()
                seen.expect("update")
            clock.time += 5
            seen.send(type="undo", lines=seen.lines)
            seen.expect("update")
            clock.time += 60
            looks = service_of(client).ticker.looks
            eventually(lambda: service_of(client).ticker.looks > looks + 1)
            assert receiver.received == []
            while seen.question["seat"] == seat:
                seen.choose()
                seen.expect("update")
        clock.time += 9
        eventually(lambda: receiver.received)
        assert "It is your turn" in texts(receiver)[0]


@pytest.mark.parametrize("visible", [True, False])
def test_an_open_tab_silences_nothing_but_a_table_before_the_eyes(
    tmp_path: Path, visible: bool
) -> None:
    with receiving() as receiver, at_table(tmp_path) as (client, clock, late, _other, table):
        hook(late, receiver)
        with late.at(table) as seen:
            seen.send(type="look", visible=visible)
            seen.send(type="ping")
            seen.expect("pong")
            clock.time += 30
            looks = service_of(client).ticker.looks
            eventually(lambda: service_of(client).ticker.looks > looks + 1)
            if not visible:
                eventually(lambda: receiver.received)
            assert len(receiver.received) == (not visible)


def test_alarm_time_out_and_bot_are_told(tmp_path: Path) -> None:
    with receiving() as receiver, at_table(tmp_path) as (_client, clock, late, _other, _table):
        hook(late, receiver)
        for seconds, words in (
            (9, "It is your turn"),
            (DAY * 0.8, "is still waiting for you. You have 4 h"),
            (DAY * 0.2, "Your time is out"),
            (3 * DAY, "A bot plays for you"),
        ):
            clock.time += seconds
            eventually(lambda: receiver.received)
            assert words in texts(receiver)[0]
            assert len(receiver.received) == 1
            receiver.received.clear()


def test_a_webhook_that_fails_is_tried_again_then_sleeps_and_its_owner_is_told(
    tmp_path: Path,
) -> None:
    with receiving() as receiver, at_table(tmp_path) as (client, clock, late, _other, _table):
        hook(late, receiver)
        receiver.status = 500
        clock.time += 9
        eventually(lambda: late.get("/api/notices")["channels"][0]["error"])
        assert len(receiver.received) == 3
        (info,) = late.get("/api/notices")["channels"]
        assert (info["error"], info["asleep"], info["label"]) == ("refused", True, "127.0.0.1")
        failed = service_of(client).metrics.pushes.labels("webhook", "failed")
        assert failed._value.get() == 1
        receiver.status = 200
        late.post(f"/api/notices/{info['id']}/test", {}, 200)
        (info,) = late.get("/api/notices")["channels"]
        assert (info["error"], info["asleep"]) == ("", False)


def test_a_webhook_is_kept_only_if_its_test_arrives(client: Client, tmp_path: Path) -> None:
    with receiving() as receiver, running(tmp_path / "x", **QUICK) as open_client:
        ann = Person(open_client)
        receiver.status = 403
        told = ann.post("/api/notices/webhook", {"url": receiver.address}, 409)
        assert told["code"] == "undelivered"
        assert ann.get("/api/notices")["channels"] == []
        # And without the setting of tests this machine is not called at all.
        receiver.received.clear()
        told = Person(client).post("/api/notices/webhook", {"url": receiver.address}, 409)
        assert "no-https" in told["reason"]
        told = Person(client).post("/api/notices/webhook", {"url": "https://127.0.0.1/"}, 409)
        assert "private" in told["reason"]
        assert receiver.received == []


def test_without_a_field_the_text_itself_is_sent(tmp_path: Path) -> None:
    with receiving() as receiver, running(tmp_path, **QUICK) as client:
        ann = Person(client)
        ann.post("/api/notices/webhook?language=de", {"url": receiver.address, "field": ""})
        sent = receiver.received[0]
        assert sent.headers["content-type"].startswith("text/plain")
        assert sent.body.decode().startswith("Das ist eine Testnachricht")


def test_channels_are_their_owners_alone_and_not_too_many(tmp_path: Path) -> None:
    with receiving() as receiver, running(tmp_path, **QUICK) as client:
        ann, bob = Person(client), Person(client)
        for number in (1, 1, 2, 3, 4, 5):
            found = ann.post("/api/notices/webhook", {"url": f"{receiver.address}/{number}"})
        assert len(found["channels"]) == 5
        ann.post("/api/notices/webhook", {"url": f"{receiver.address}/6"}, 403)
        bob.post("/api/notices/webhook", {"url": receiver.address})
        theirs = found["channels"][0]["id"]
        bob.post(f"/api/notices/{theirs}/test", {}, 404)
        for nobody in (bob, Person(client)):
            client.delete(f"/api/notices/{theirs}", headers=nobody.headers)
            assert len(ann.get("/api/notices")["channels"]) == 5
        client.delete(f"/api/notices/{theirs}", headers=ann.headers)
        assert len(ann.get("/api/notices")["channels"]) == 4


# --- Web push ------------------------------------------------------------------------------------


class Browser:
    """A browser that has subscribed: it alone can read what it is sent."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)

    @property
    def keys(self) -> dict[str, str]:
        point = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return {"p256dh": as_text(point), "auth": as_text(self.auth)}

    def read(self, body: bytes) -> Any:
        return json.loads(
            http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        )


def as_text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def test_a_push_is_sealed_for_its_browser_and_signed_by_the_server(tmp_path: Path) -> None:
    with receiving() as receiver, at_table(tmp_path) as (_client, clock, late, _other, table):
        browser = Browser()
        endpoint = receiver.address + "/push/1"
        found = late.post(
            "/api/notices/push", {"endpoint": endpoint, "keys": browser.keys, "device": "Firefox"}
        )
        assert [(each["kind"], each["label"]) for each in found["channels"]] == [
            ("push", "Firefox")
        ]
        clock.time += 9
        eventually(lambda: receiver.received)
        sent = receiver.received[0]
        assert b"turn" not in sent.body
        message = browser.read(sent.body)
        assert message["title"] == "Your turn: Caylus (2005)"
        assert message["path"] == f"/t/{table}"
        assert (sent.headers["topic"], sent.headers["urgency"]) == (table, "normal")
        signed = sent.headers["authorization"]
        assert signed.startswith("vapid t=")
        assert f"k={found['push_key']}" in signed


@pytest.mark.parametrize("status", [404, 410])
def test_a_push_service_that_is_gone_is_not_tried_again(tmp_path: Path, status: int) -> None:
    with receiving() as receiver, at_table(tmp_path) as (_client, clock, late, _other, _table):
        late.post("/api/notices/push", {"endpoint": receiver.address, "keys": Browser().keys})
        receiver.status = status
        clock.time += 9
        eventually(lambda: late.get("/api/notices")["channels"][0]["error"] == "gone")
        assert len(receiver.received) == 1
        clock.time += DAY
        eventually(lambda: late.get("/api/notices")["channels"][0]["asleep"])
        assert len(receiver.received) == 1


def test_keys_that_are_none_are_refused(tmp_path: Path) -> None:
    with running(tmp_path, **QUICK) as client:
        for keys in ({"p256dh": "x", "auth": "y"}, {"p256dh": "", "auth": ""}):
            body = {"endpoint": "http://127.0.0.1:9/", "keys": keys}
            assert Person(client).post("/api/notices/push", body, 400)["code"] == "malformed"


def test_the_key_for_push_follows_from_that_of_the_server(tmp_path: Path) -> None:
    """Several servers with one key push with one key; one of an earlier server stays as it is."""
    mine, other = b"k" * 32, b"x" * 32
    first = read_vapid(mine, tmp_path).private_pem()
    assert read_vapid(mine, tmp_path / "second").private_pem() == first
    assert read_vapid(other, tmp_path).private_pem() != first
    assert not list(tmp_path.iterdir())
    earlier = Vapid02()
    earlier.generate_keys()
    path = tmp_path / KEY_FILE
    path.write_bytes(earlier.private_pem())
    assert read_vapid(mine, tmp_path).private_pem() == earlier.private_pem()
    assert read_vapid(mine, tmp_path, shared=True).private_pem() == first
    path.write_bytes(b"nonsense")
    with pytest.raises(KingsroadError, match="cannot be read"):
        read_vapid(mine, tmp_path)


# --- Mail ----------------------------------------------------------------------------------------


def become_account(client: Client, person: Person, name: str, mail: str) -> None:
    """Somebody signs up with an address for mail."""
    service = service_of(client)
    account = new_account(service, name, mail)
    token = holder_of(person.token)

    def write(connection: Any) -> None:
        accounts.add_account(connection, account)
        accounts.add_session(
            connection, Session(token, account.id, "", 0, service.settings.clock.now())
        )
        accounts.adopt(connection, token, account.id, name)

    run(client, write)
    client.blocking_portal.call(service.rooms.adopt, token, account.id, name)


@contextmanager
def at_table_with_mail(tmp_path: Path) -> Iterator[tuple[Client, VirtualClock, Person, str, Sink]]:
    clock = VirtualClock()
    with (
        post_office() as (sink, office),
        running(tmp_path, clock=clock, mail=office, **QUICK) as client,
    ):
        one, other, table = two_people(client, "caylus2005", settings=DAYS)
        late, _ = who_waits(one, other, table)
        become_account(client, late, "Late", "late@example.org")
        yield client, clock, late, table, sink


def test_a_mail_has_one_link_and_the_way_to_get_no_more(tmp_path: Path) -> None:
    with at_table_with_mail(tmp_path) as (client, clock, late, table, sink):
        found = late.post("/api/notices/mail", {"daily": False})
        assert found["mail"] == "late@example.org"
        clock.time += 9
        eventually(lambda: sink.mails)
        mail = sink.mails[0]
        assert mail["Subject"] == "Your turn: Caylus (2005)"
        assert mail["To"] == "late@example.org"
        text = mail.get_content()
        assert f"http://testserver.local/t/{table}" in text
        link = mail["List-Unsubscribe"].strip(" <>")
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        path = link.removeprefix("http://testserver.local")
        assert path.startswith("/api/unsubscribe/")
        # Programs for mail that know no better open the link, and nothing ends by that.
        answer = client.get(path, follow_redirects=False)
        page = path.removeprefix("/api")
        assert (answer.status_code, answer.headers["location"]) == (303, page)
        assert f"http://testserver.local{page}" in text
        assert len(late.get("/api/notices")["channels"]) == 1
        for status in (204, 404):  # a second press is told that there is nothing to end
            answer = client.post(path, data={"List-Unsubscribe": "One-Click"})
            assert answer.status_code == status
        assert late.get("/api/notices")["channels"] == []


def test_a_mail_that_bounces_is_shown_to_its_owner(tmp_path: Path) -> None:
    with at_table_with_mail(tmp_path) as (_client, clock, late, _table, sink):
        late.post("/api/notices/mail", {})
        sink.bouncing.add("late@example.org")
        clock.time += 9
        eventually(lambda: late.get("/api/notices")["channels"][0]["error"])
        (info,) = late.get("/api/notices")["channels"]
        assert (info["error"], info["asleep"]) == ("bounced", True)
        assert sink.mails == []


def test_a_digest_comes_once_a_day_at_its_hour_if_a_table_waits(tmp_path: Path) -> None:
    with at_table_with_mail(tmp_path) as (client, clock, late, table, sink):
        late.post("/api/notices/mail", {"daily": True, "hour": 7, "zone": "Europe/Berlin"})
        midnight = clock.time // DAY * DAY + DAY
        clock.time = midnight + 5.9 * HOUR  # 6:54 there
        looks = service_of(client).ticker.looks
        eventually(lambda: service_of(client).ticker.looks > looks + 2)
        assert sink.mails == []
        clock.time = midnight + 6.1 * HOUR
        eventually(lambda: sink.mails)
        assert sink.mails[0]["Subject"] == "One table waits for you"
        assert f"/t/{table}" in sink.mails[0].get_content()
        clock.time += 3 * HOUR
        looks = service_of(client).ticker.looks
        eventually(lambda: service_of(client).ticker.looks > looks + 2)
        assert len(sink.mails) == 1


def test_mail_needs_an_account_with_an_address(tmp_path: Path) -> None:
    with running(tmp_path, **QUICK) as client:
        ann = Person(client)
        assert ann.post("/api/notices/mail", {}, 401)["code"] == "signed-out"
        ann.create("caylus2005", "me", "open")
        become_account(client, ann, "Ann", "ann@example.org")
        assert ann.post("/api/notices/mail", {}, 409)["code"] == "no-mail"
        assert ann.get("/api/notices")["mail"] == ""
