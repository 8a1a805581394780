"""What the table does by itself, and what it does when the line fails."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect
from tests.web.guest import Guest, visiting

import kingsroad
from kingsroad import AnyGame, record_of
from kingsroad.core.dice import Dice
from kingsroad.server.table.handfuls import handfuls

GOING_AWAY = 1012
ALIVE = "localStorage.setItem('kingsroad.forced', 'yes')"


@pytest.fixture
def lively(guest: Guest) -> Guest:
    """A guest for whom the table answers what has one answer."""
    guest.context.add_init_script(ALIVE)
    return guest


def choices_of(guest: Guest) -> list[str]:
    """What was chosen, as the server told it."""
    return [made["choice"] for one in guest.told() for made in one.get("made", [])]


def moment(found: Callable[[AnyGame], bool], name: str = "caylus2005") -> AnyGame:
    """The first moment of some game of chance at which something is so."""
    for seed in range(50):
        game = kingsroad.new_game(name, players=2, seed=seed)
        dice = Dice(seed)
        while not game.over:
            if found(game):
                return game
            game.apply(game.legal[dice.below(len(game.legal))])
    raise AssertionError("there is no such moment")


def before_a_forced_one(game: AnyGame) -> Iterator[str]:
    """The choices after which the next one needs no thought, and the one after that does."""
    for choice in game.legal if len(game.legal) > 1 else []:
        after = game.clone()
        after.apply(choice)
        if len(after.legal) == 1:
            after.apply(after.legal[0])
            if len(after.legal) > 1:
                yield choice.name


def test_the_table_answers_what_has_one_answer(lively: Guest) -> None:
    game = moment(lambda game: any(before_a_forced_one(game)))
    made = len(record_of(game).choices)
    choice = next(before_a_forced_one(game))
    lively.begin_at(game)
    lively.await_turn()
    lively.choose(choice)
    lively.until(lambda: len(choices_of(lively)) == 2)
    assert choices_of(lively)[0] == choice
    # Undo goes back past what nobody was asked, and nobody answers again at once.
    lively.await_turn()
    lively.page.keyboard.press("u")
    lively.until(lambda: lively.told()[-1].get("choices") == made)
    lively.await_turn()
    assert choice in lively.offered()
    lively.choose(choice)
    lively.until(lambda: len(choices_of(lively)) > 2)
    assert choices_of(lively)[2] == choice


def test_a_handful_of_cubes_is_one_choice(guest: Guest) -> None:
    game = moment(lambda game: any(len(each.choices) > 1 for each in handfuls(game)))
    handful = next(each for each in handfuls(game) if len(each.choices) > 1)
    guest.begin_at(game)
    guest.await_turn()
    guest.choose(" + ".join(handful.choices))
    guest.until(lambda: choices_of(guest) == handful.choices)


def test_typed_choices_are_german_for_germans(browser: Browser, server: str) -> None:
    with visiting(browser, server, locale="de") as guest:
        guest.begin_at(moment(lambda game: "place gate" in [each.name for each in game.legal]))
        guest.await_turn()
        guest.page.keyboard.press("/")
        field = guest.page.locator("[data-typed]")
        expect(field).to_have_attribute("placeholder", re.compile("einsetzen"))
        field.fill("Tor")
        field.press("Enter")
        guest.until(lambda: choices_of(guest) == ["place gate"])


class Cut:
    """A line through which nothing goes while it is cut, in either direction."""

    def __init__(self, guest: Guest) -> None:
        self.cut = False
        guest.page.route_web_socket(re.compile("/ws/"), self.connect)

    def connect(self, page: WebSocketRoute) -> None:
        if self.cut:
            return
        server = page.connect_to_server()
        page.on_message(lambda message: None if self.cut else server.send(message))
        server.on_message(lambda message: None if self.cut else page.send(message))


def test_a_dead_line_is_told_and_mended(guest: Guest) -> None:
    """A sign after 0.3 s, a word after 2 s, and back within 3 s: by the clock of the page."""
    line = Cut(guest)
    page = guest.page
    page.clock.install()
    guest.begin_at(moment(lambda game: "place farm" in [each.name for each in game.legal]))
    guest.await_turn()
    guest.list_all()
    page.clock.pause_at(page.evaluate("Date.now()") + 1000)
    line.cut = True
    guest.choose("place farm")
    expect(page.locator('.question [data-choice="place farm"]')).to_be_disabled()
    expect(page.locator(".pending")).to_be_visible()
    lost = page.get_by_text("Connection lost")
    page.clock.run_for(1900)
    expect(lost).to_have_count(0)
    page.clock.run_for(100)
    expect(lost).to_be_visible()
    page.clock.run_for(2500)  # given up, and opened anew in vain
    line.cut = False
    page.clock.run_for(3000)
    expect(lost).to_have_count(0)
    page.clock.resume()
    guest.choose("place farm")
    guest.until(lambda: choices_of(guest) == ["place farm"])


def test_a_server_that_was_long_away_is_found_within_three_seconds(guest: Guest) -> None:
    """No line is opened in vain meanwhile: browsers would hold back the one that is not."""
    page = guest.page
    lines: list[WebSocketRoute] = []
    away = False

    def connect(line: WebSocketRoute) -> None:
        lines.append(line)
        if away:
            line.close(code=GOING_AWAY)
        else:
            line.connect_to_server()

    def pass_time(seconds: int) -> None:
        for _ in range(2 * seconds):
            page.clock.run_for(500)
            page.wait_for_timeout(20)  # what is asked for is answered outside of the page's time

    page.route_web_socket(re.compile("/ws/"), connect)
    page.route(re.compile("/health$"), lambda route: route.abort() if away else route.continue_())
    page.clock.install()
    guest.begin("caylus2005")
    guest.await_turn()
    page.clock.pause_at(page.evaluate("Date.now()") + 1000)
    away = True
    lines[-1].close(code=GOING_AWAY)
    lost = page.get_by_text("Connection lost")
    pass_time(60)
    expect(lost).to_be_visible()
    assert len(lines) <= 5
    away = False
    pass_time(3)
    expect(lost).to_have_count(0)
    guest.errors.clear()  # browsers complain about what they do not get
