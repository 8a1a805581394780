"""People who play over days: weeks pass in moments, alarms ring, bots play on, people come back."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from tests.server.couriers.receivers import Receiver, eventually, receiving
from tests.web.clocked import ClockedServer, clocked_server
from tests.web.guest import Guest, visiting

from kingsroad.core.dice import Dice
from kingsroad.server.wire.clocks import DAY, HOUR, PRESETS


@pytest.fixture(scope="module")
def days(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ClockedServer]:
    """A server whose clock can be moved on, and which may call this machine."""
    with clocked_server(tmp_path_factory.mktemp("days"), local_calls=True) as server:
        yield server


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as found:
        yield found


def sit_down(ann: Guest, bob: Guest) -> None:
    """From the start page to a table with a clock, and a friend by the link."""
    ann.go("/")
    ann.page.locator("input[name=game][value=caylus2005]").check(force=True)
    ann.page.locator("input[name=seats][value='2']").check(force=True)
    ann.page.locator(".plan ul select").nth(1).select_option("friend")
    ann.page.locator("#clock").select_option("day")
    ann.page.locator("button.play").click()
    ann.page.wait_for_url("**/t/*")
    info = ann.ask(f"/api/tables/{ann.table}")
    assert info["settings"]["clock"]["bank"] == PRESETS["day"].bank
    seat, invite = next(iter(info["invites"].items()))
    bob.go(f"/t/{ann.table}?seat={seat}&invite={invite}")
    bob.page.locator("main form button").first.click()
    bob.page.wait_for_selector("[data-clock]")


def who_is_asked(table: str, ann: Guest, bob: Guest) -> tuple[Guest, Guest]:
    """The one who is asked, and the other."""
    info = ann.ask(f"/api/tables/{table}")
    return (ann, bob) if info["to_choose"] in info["yours"] else (bob, ann)


def test_a_game_over_weeks(browser: Browser, days: ClockedServer, receiver: Receiver) -> None:
    """Called, reminded, out of time, a bot by the other's wish, and back again, for weeks."""
    with visiting(browser, days.address) as ann, visiting(browser, days.address) as bob:
        sit_down(ann, bob)
        here = ann.table
        table = f"/t/{here}"
        # Days in which both play: each turn is made, and brings time.
        for _ in range(4):
            asked, _other = who_is_asked(here, ann, bob)
            days.pass_time(20 * HOUR)
            assert asked.await_turn()
            asked.choose_any(Dice(3))
        # One of them leaves before the turn comes: who has seen it come is not called.
        other, late = who_is_asked(here, ann, bob)
        hook = late.context.request.post(
            f"{days.address}/api/notices/webhook",
            data={"url": f"{receiver.address}/hook", "field": "text"},
        )
        assert hook.ok, hook.text()
        receiver.received.clear()
        late.go("/rules/caylus2005")
        while who_is_asked(here, late, other) == (other, late):
            assert other.await_turn()
            other.choose_any(Dice(3))
        days.pass_time(10)
        eventually(lambda: len(receiver.received) == 1)
        clock = late.ask(f"/api/tables/{here}")["settings"]["clock"]
        days.pass_time(clock["cap"])
        eventually(lambda: any(b"Your time is out" in each.body for each in receiver.received))
        other.page.wait_for_selector("[data-news=late]")
        let_bot = other.page.get_by_role("button", name="Let a bot play on")
        days.pass_time(3 * 60)
        other.page.reload()  # the page counts by its own clock, which tests do not move
        expect(let_bot).to_be_enabled()
        let_bot.click()
        eventually(lambda: any(b"A bot plays for you" in each.body for each in receiver.received))
        for each in receiver.received:
            assert table in json.loads(each.body)["text"]
        # The person comes back, sees it, and has the seat again in one press.
        late.go(table)
        late.page.wait_for_selector("[data-news=bot]")
        expect(late.page.locator("[data-incident]").nth(1)).to_be_attached()
        late.page.get_by_role("button", name="Take my seat back").click()
        late.page.locator("[data-news=bot]").wait_for(state="detached")
        expect(late.page.locator("[data-incident=returned]")).to_be_visible()
        # Weeks without anybody: the clock decides in the end, and tells.
        late, other = who_is_asked(here, ann, bob)
        days.pass_time(clock["cap"] + 1)
        days.pass_time(3 * DAY + 1)
        other.page.reload()
        other.page.wait_for_selector("[data-incident=bot]")
        late.page.reload()
        late.page.wait_for_selector("[data-news=bot]")


def test_time_is_given_and_a_pause_agreed_upon(browser: Browser, days: ClockedServer) -> None:
    with visiting(browser, days.address) as ann, visiting(browser, days.address) as bob:
        sit_down(ann, bob)
        late, other = who_is_asked(ann.table, ann, bob)
        days.pass_time(20 * HOUR)
        other.page.reload()
        other.page.locator("[data-clock]").first.click()
        other.page.get_by_role("dialog").get_by_role("combobox").select_option(str(DAY))
        expect(late.page.locator("[data-incident=gave]")).to_be_visible()
        other.page.get_by_role("dialog").get_by_role("button", name="Ask for a pause").click()
        late.page.locator("[data-news=asked]").get_by_role("button", name="Agree").click()
        late.page.wait_for_selector("[data-news=paused]")
        days.pass_time(30 * DAY)
        assert other.page.locator("[data-incident=lapsed]").count() == 0
        late.page.get_by_role("button", name="Let the clocks run").first.click()
        late.page.locator("[data-news=paused]").wait_for(state="detached")


def test_a_push_reaches_the_service_worker(browser: Browser, days: ClockedServer) -> None:
    """Chromium hands it to the worker as a push service would; the worker shows it."""
    with visiting(browser, days.address, permissions=["notifications"]) as ann:
        ann.go("/notices")
        ann.page.evaluate("navigator.serviceWorker.register('/sw.js')")
        ann.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        session = ann.context.new_cdp_session(ann.page)
        found: list[str] = []
        session.on(
            "ServiceWorker.workerRegistrationUpdated",
            lambda told: found.extend(each["registrationId"] for each in told["registrations"]),
        )
        session.send("ServiceWorker.enable")
        ann.until(lambda: bool(found))
        message = {
            "kind": "turn",
            "title": "Your turn",
            "body": "Caylus",
            "path": "/t/abc",
            "topic": "abc",
        }
        session.send(
            "ServiceWorker.deliverPushMessage",
            {"origin": days.address, "registrationId": found[0], "data": json.dumps(message)},
        )

        def shown() -> list[Any]:
            all_: list[Any] = ann.page.evaluate(
                """navigator.serviceWorker.ready
                    .then((worker) => worker.getNotifications())
                    .then((all) => all.map((one) =>
                        ({title: one.title, body: one.body, tag: one.tag, data: one.data})))"""
            )
            return all_

        ann.until(lambda: bool(shown()))
        assert shown() == [
            {"title": "Your turn", "body": "Caylus", "tag": "abc", "data": {"path": "/t/abc"}}
        ]


def test_a_webhook_is_set_up_tested_and_ended(
    browser: Browser, days: ClockedServer, receiver: Receiver
) -> None:
    with visiting(browser, days.address) as ann:
        ann.go("/notices")
        ann.page.locator("input[name=url]").fill("https://127.0.0.1:9/")
        ann.page.get_by_role("button", name="Test and save").click()
        expect(ann.page.get_by_role("alert")).to_have_text("Nobody answers there.")
        ann.errors.clear()  # the browser notes that a request was refused
        ann.page.locator("input[name=url]").fill(receiver.address)
        ann.page.get_by_role("button", name="Test and save").click()
        ann.page.wait_for_selector("[data-channel=webhook]")
        assert b"This is a test" in receiver.received[0].body
        receiver.status = 500
        ann.page.get_by_role("button", name="Test", exact=True).click()
        expect(ann.page.locator(".error")).to_contain_text("not accepted")
        ann.page.get_by_role("button", name="Remove").click()
        ann.page.locator("[data-channel]").wait_for(state="detached")
        ann.errors.clear()
