"""Every page about people in a full house: in four languages, on phones, read by axe."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager

import httpx
import pytest
from playwright.sync_api import Browser, expect
from tests.web.clocked import ClockedServer, clocked_server
from tests.web.crowd import FINISHED, OPEN, Crowd, Somebody
from tests.web.guest import Guest, visiting
from tests.web.test_pages import violations
from websockets.sync.client import ClientConnection, connect

from kingsroad.server.wire.clocks import MINUTE, PRESETS
from kingsroad.text.sentences import Sentences

LOOKS = [("en", "light"), ("de", "dark"), ("nl", "dark"), ("fr", "light")]
UPRIGHT = (390, 844)
ON_ITS_SIDE = (844, 390)
PAGES = (
    "/account",
    "/games",
    "/lobby",
    "/leaders/caylus2005",
    "/people/Ann",
    "/notices",
    "/unsubscribe/none",
    "/sign-in#none",
)
TURN = PRESETS["day"]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ClockedServer]:
    with clocked_server(tmp_path_factory.mktemp("full")) as server:
        yield server


@pytest.fixture(scope="module")
def crowd(house: ClockedServer) -> Crowd:
    return Crowd(house)


def check(guest: Guest, where: str) -> None:
    """Nothing sticks out whichever way a phone is held, all is in words, and axe finds nothing."""
    assert "web-" not in guest.page.locator("body").inner_text(), where
    for size in (ON_ITS_SIDE, UPRIGHT):
        guest.resize(*size)
        assert guest.overflow() <= 0, (where, size)
    assert violations(guest, serious=False) == [], where


def table_of_three(house: ClockedServer, people: list[Somebody]) -> str:
    """A table with a clock, at which all have sat down."""

    def post(who: Somebody, path: str, body: object) -> dict[str, str]:
        answer = httpx.post(house.address + path, json=body, headers=who.headers, timeout=60)
        found: dict[str, str] = answer.raise_for_status().json()
        return found

    clock = {"bank": TURN.bank, "increment": TURN.increment, "cap": TURN.cap}
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    plan = {"game": "caylus2005", "seats": seats, "settings": {"clock": clock}}
    info: dict[str, object] = dict(post(people[0], "/api/tables", plan))
    table, invites = str(info["id"]), info["invites"]
    assert isinstance(invites, dict)
    for who, (seat, invite) in zip(people[1:], invites.items(), strict=True):
        post(who, f"/api/tables/{table}/seats/{seat}", {"invite": invite})
    return table


@contextmanager
def at_table(house: ClockedServer, who: Somebody, table: str) -> Iterator[ClientConnection]:
    """Somebody else's browser, of which only what it says matters."""
    address = f"ws{house.address.removeprefix('http')}/ws/tables/{table}"
    with connect(address, additional_headers=who.headers) as socket:
        socket.recv(timeout=60)
        yield socket


@pytest.mark.parametrize(("language", "scheme"), LOOKS)
def test_every_page_of_people(
    browser: Browser, house: ClockedServer, crowd: Crowd, language: str, scheme: str
) -> None:
    how = {"locale": language, "color_scheme": scheme, "reduced_motion": "reduce"}
    with visiting(browser, house.address, **how) as guest:
        guest.resize(*UPRIGHT)
        guest.go("/account")
        guest.page.wait_for_selector("main section")
        check(guest, "/account of a guest")
        guest.context.add_cookies([crowd.ann.cookie(house.address)])
        for page in PAGES:
            guest.go(page)
            guest.page.wait_for_load_state("networkidle")
            expect(guest.page.locator("main [aria-busy=true]")).to_have_count(0)
            check(guest, page)
        guest.errors.clear()  # browsers complain about the status of links that lead nowhere


@pytest.mark.parametrize(("language", "scheme"), LOOKS)
def test_a_table_with_clock_talk_notes_and_a_vote(
    browser: Browser, house: ClockedServer, crowd: Crowd, language: str, scheme: str
) -> None:
    words = Sentences(language, ["web", "web_place"])
    how = {"locale": language, "color_scheme": scheme, "reduced_motion": "reduce"}
    wide, other = crowd.people[2], crowd.people[3]
    table = table_of_three(house, [crowd.ann, wide, other])
    with visiting(browser, house.address, **how) as ann, at_table(house, other, table) as socket:
        ann.context.add_cookies([crowd.ann.cookie(house.address)])
        ann.resize(*UPRIGHT)
        ann.go(f"/t/{table}")
        ann.page.wait_for_selector("[data-clock]")

        def press(key: str) -> None:
            name = words.format(key, "", {})
            ann.page.get_by_role("button", name=name, exact=True).locator("visible=true").click()

        for number in range(3):
            socket.send(json.dumps({"type": "say", "text": f"{number} {'wide ' * 40}{'W' * 60}"}))
        # The others are asked about who has not come for long.
        house.pass_time(20 * MINUTE)
        socket.send(json.dumps({"type": "free", "seat": "red"}))
        expect(ann.page.locator("[data-motion=free]").first).to_be_visible()
        check(ann, "a vote")
        ann.page.locator("[data-motion=free] button").last.click()
        expect(ann.page.locator("[data-motion=free]")).to_have_count(0)
        press("web-place-record")
        press("web-tab-chat")
        expect(ann.page.locator("[data-line='2']")).to_be_visible()
        ann.page.locator(".chat > details summary").click()
        cut = "all => all.filter(each => each.scrollWidth > each.clientWidth).length"
        assert ann.page.locator(".chat .lines").evaluate_all(cut) == 0
        check(ann, "chat and notes")
        press("web-place-record")
        press("web-settings")
        press("web-seats")
        check(ann, "seats")


def test_long_lists_come_in_parts(browser: Browser, house: ClockedServer, crowd: Crowd) -> None:
    with visiting(browser, house.address) as ann:
        ann.context.add_cookies([crowd.ann.cookie(house.address)])
        more = ann.page.get_by_role("button", name="Show more")
        ann.go("/games")
        over = ann.page.locator("section").last.locator("li")
        for shown in (20, 40):
            expect(over).to_have_count(shown)
            more.click()
        expect(over).to_have_count(60)
        expect(over.first).to_contain_text("Ann ")
        assert FINISHED > 200
        ann.go("/lobby")
        rows = ann.page.locator("ul.rows li")
        expect(rows).to_have_count(20)
        for _ in range(OPEN // 20 - 1):
            more.click()
        expect(rows).to_have_count(OPEN)
        expect(more).to_have_count(0)
        # Those for other ratings stand last.
        expect(rows.last).to_contain_text("for others")
