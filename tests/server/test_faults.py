"""What goes wrong with people: an answer for the person, a line in the log, and nothing else."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from tests.server.accounts.test_accounts import Browser, two_devices
from tests.server.couriers.receivers import eventually, post_office, receiving
from tests.server.couriers.test_couriers import QUICK, become_account, hook, run, who_waits
from tests.server.couriers.test_couriers import Browser as PushedBrowser
from tests.server.helpers import Client, Person, VirtualClock, running, service_of, two_people

from kingsroad.server.storage import schema

BOOKKEEPING = ("pulse", "hours")
"""What a server writes whether or not anybody is there."""
SEEN = "seen"
"""When somebody was here last, which is written a moment after they have gone."""
Rows = dict[str, list[str]]


@pytest.fixture
def clock() -> VirtualClock:
    return VirtualClock()


@pytest.fixture
def site(tmp_path: Path, clock: VirtualClock) -> Iterator[Client]:
    """A server that calls this machine."""
    with running(tmp_path, clock=clock, **QUICK) as found:
        yield found


def fall_silent(site: Client, receiver: Any) -> None:
    """Nobody answers any more, and the server gives up soon; where one answers it has time."""
    receiver.silent.set()
    service_of(site).couriers.poster.patience = 0.3  # type: ignore[misc]


def stored(client: Client) -> Rows:
    """Everything in the database."""
    with service_of(client).storage.engine.connect() as connection:
        return {
            table.name: sorted(
                str(row)
                for row in connection.execute(
                    select(*(each for each in table.columns if each.name != SEEN))
                )
            )
            for table in schema.metadata.sorted_tables
            if table.name not in BOOKKEEPING
        }


class Fault:
    """Something that goes wrong."""

    def __init__(self, client: Client, log: pytest.LogCaptureFixture) -> None:
        self.client = client
        self.log = log

    @contextmanager
    def changes(self, *tables: str, line: str) -> Iterator[None]:
        """It changes these tables and no other, and the log tells of it."""
        run(self.client, lambda _connection: None)  # what was handed in before is written by then
        before = stored(self.client)
        self.log.clear()
        # The log tells of somebody's attempts once a minute; each of these is somebody else's.
        service_of(self.client).watch.seen.clear()
        with self.log.at_level(logging.INFO):
            yield
        assert line in self.log.text
        after = stored(self.client)
        assert {name for name in before if before[name] != after[name]} == set(tables)


@pytest.fixture
def fault(site: Client, caplog: pytest.LogCaptureFixture) -> Fault:
    return Fault(site, caplog)


def test_links_that_sign_in(site: Client, clock: VirtualClock, fault: Fault) -> None:
    """Wrong, old and used ones."""
    ann, stranger = Browser(site), Browser(site)
    ann.post("/api/account", {"name": "Ann"})
    used, old = (
        ann.post("/api/account/link", {}, 200)["address"].partition("#")[2] for _ in range(2)
    )
    Browser(site).post("/api/account/ticket", {"ticket": used}, 200)
    clock.time += 11 * 60
    for ticket, code in (
        (used, "used"),
        (old, "expired"),
        (old[:-1], "bad-link"),
        ("", "bad-link"),
    ):
        with fault.changes(line=f"security: {code}"):
            assert stranger.refused("POST", "/api/account/ticket", {"ticket": ticket}) == code


def test_links_of_seats(site: Client, fault: Fault) -> None:
    """Wrong ones, those whose seat is taken, withdrawn ones, and private ones that were used."""
    ann, bob, cat = Browser(site), Browser(site), Browser(site)
    info = ann.create("caylus1303", "me", "open", "open")
    table, invites = info["id"], info["invites"]
    private = info["returns"]["blue"]
    bob.post(f"/api/tables/{table}/seats/red", {"invite": invites["red"]})
    ann.post(f"/api/tables/{table}/seats/blue", {"invite": private})
    with bob.at(table) as seen:
        seen.send(type="withdraw", seat="green")
        seen.expect("incident")
    for seat, secret, code in (
        ("green", invites["green"][:-1], "bad-link"),
        ("red", invites["red"], "taken"),
        ("green", invites["green"], "withdrawn"),
        ("blue", private, "used"),
    ):
        with fault.changes(line=f"security: {code}"):
            path = f"/api/tables/{table}/seats/{seat}"
            assert cat.refused("POST", path, {"invite": secret}) == code
            assert cat.refused("POST", f"{path}/look", {"invite": secret}) == code


def test_forged_tokens(site: Client, fault: Fault) -> None:
    """A cookie that nobody got here is nobody's, and a link that ends nothing says so."""
    ann = Browser(site)
    table = ann.create("caylus1303", "me", "open")["id"]
    forged = f"{ann.token[:-2]}xx"
    thief = Browser(site, forged)
    with fault.changes(line="security: forged"):
        path = f"/api/tables/{table}/seats/red"
        assert thief.refused("POST", path, {"invite": "made up"}) == "bad-link"
        assert not thief.account()["signed_in"]
        assert thief.tables() == []
    with fault.changes(line="security: bad-link"):
        assert thief.refused("POST", "/api/unsubscribe/0123456789abcdef") == "bad-link"


def test_a_passkey_answer_that_is_said_again(site: Client, fault: Fault) -> None:
    ann, thief = Browser(site), Browser(site)
    key = ann.join_with_passkey("Ann")
    answer = ann.use(key)
    ann.post("/api/account/sign-in", {"credential": answer}, 200)
    with fault.changes(line="security: passkey"):
        assert thief.refused("POST", "/api/account/sign-in", {"credential": answer}) == "passkey"
        assert not thief.account()["signed_in"]


def test_mail_that_bounces(
    tmp_path: Path, clock: VirtualClock, caplog: pytest.LogCaptureFixture
) -> None:
    """A link that was asked for, and a call."""
    with (
        post_office() as (sink, office),
        running(tmp_path, clock=clock, mail=office, **QUICK) as client,
    ):
        fault = Fault(client, caplog)
        sink.bouncing.add("late@example.org")
        stranger = Browser(client)
        with fault.changes(line="a mail was not taken by its recipient: 550"):
            body = {"mail": "late@example.org"}
            assert stranger.refused("POST", "/api/account/mail", body) == "mail-failed"
        one, other, table = two_people(client, "caylus2005")
        late, _ = who_waits(one, other, table)
        become_account(client, late, "Late", "late@example.org")
        late.post("/api/notices/mail", {})
        with fault.changes("channels", "waiting", line="a mail could not be delivered: bounced"):
            clock.time += 9
            eventually(lambda: late.get("/api/notices")["channels"][0]["error"] == "bounced")
        assert sink.mails == []


@pytest.mark.parametrize(
    ("kind", "break_it", "why"),
    [
        ("push", lambda _site, receiver: setattr(receiver, "status", 410), "gone"),
        ("webhook", fall_silent, "silent"),
    ],
)
def test_a_service_that_is_gone_or_never_answers(
    site: Client,
    clock: VirtualClock,
    fault: Fault,
    kind: str,
    break_it: Callable[[Client, Any], None],
    why: str,
) -> None:
    with receiving() as receiver:
        one, other, table = two_people(site, "caylus2005")
        late, quick = who_waits(one, other, table)
        if kind == "push":
            keys = PushedBrowser().keys
            late.post("/api/notices/push", {"endpoint": receiver.address, "keys": keys})
        else:
            hook(late, receiver)
        break_it(site, receiver)
        with fault.changes("channels", "waiting", line=f"a {kind} could not be delivered: {why}"):
            clock.time += 9
            eventually(lambda: late.get("/api/notices")["channels"][0]["error"] == why)
        (channel,) = late.get("/api/notices")["channels"]
        assert channel["asleep"]
        # A test that its owner asks for says so at once, and nobody else's table stands still.
        with fault.changes("channels", line="security: undelivered"):
            told = late.post(f"/api/notices/{channel['id']}/test", {}, 409)
            assert why in told["reason"]
        with quick.at(table) as seen:
            assert seen.question["seat"]


def test_two_devices_at_once(site: Client, fault: Fault) -> None:
    """Both choose on the same table as they saw it: the second is told, and the table goes on."""
    desk, phone = two_devices(site)
    table = desk.create("caylus1303", "me", "me")["id"]
    with desk.at(table) as one, phone.at(table) as other:
        first = one.question["options"][0]["choice"]
        last = other.question["options"][-1]["choice"]
        one.choose(first)
        lines = one.expect("update")["lines"]
        with fault.changes(line="a message of type 'choose' is refused: stale"):
            other.choose(last, lines=other.lines)
            refused = other.expect("refused")
            assert (refused["code"], refused["about"]) == ("stale", "choose")
            assert other.expect("table")["lines"] == lines


def test_a_machine_whose_clock_is_set(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Nobody's time follows, whether the server runs or not; operators are told."""

    class Moody(VirtualClock):
        shift = 0

        def now(self) -> int:
            return int(self.time) + self.shift

    clock = Moody()
    settings = {"clock": {"bank": 86_400, "increment": 0, "cap": 86_400}}

    def left(person: Person) -> list[int]:
        with person.at(table) as seen:
            return [seat["left"] for seat in seen.state["clock"]["seats"]]

    with running(tmp_path, clock=clock, **QUICK) as client:
        _, bob, table = two_people(client, "caylus2005", settings=settings)
        clock.time += 9
        eventually(lambda: "True" in stored(client)["waiting"][0])  # somebody was told of the turn
        before, fault = left(bob), Fault(client, caplog)
        with fault.changes(line="the clock of the machine was set by +3600 s"):
            clock.shift = 3600
            clock.time += 31
            eventually(lambda: "was set by" in caplog.text)
        assert sum(before) - sum(left(bob)) == 31_000
        eventually(lambda: service_of(client).ticker.noted >= clock.even())
        before = left(bob)
    clock.shift, clock.offset = -900 * 86_400, None
    with caplog.at_level(logging.WARNING), running(tmp_path, clock=clock, **QUICK) as client:
        assert "nobody looked at the clocks for -777" in caplog.text
        assert left(Person(client, bob.token)) == before
