"""Somebody with a browser, at the web table."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Page, WebSocket

from kingsroad import AnyGame, new_game, record_of
from kingsroad.bots.persons import PERSONS
from kingsroad.core.dice import Dice

Json = dict[str, Any]
SHEET: Final = "[data-sheet]:visible"
READY: Final = f"main[aria-busy=false] .question[data-asks=true], {SHEET}"
"""Either something can be chosen and all has its name, or the game is over and its sheet is shown.

A press is under way before the browser has done with it: whoever waits for this after a press waits
for what follows it."""
BUTTONS: Final = ".question [data-choice]:enabled"
PATIENCE: Final = 30_000.0
"""Milliseconds; a busy machine takes some of them to open a page."""
ANSWERS: Final = ('{"type":"table"', '{"type":"update"', '{"type":"refused"')
"""What the server sends to whoever has made a choice; anything else may come at any time."""
LONGEST: Final = 1500
"""Choices of one seat that no game of two can need."""
QUIETLY: Final = """
for (const [key, value] of Object.entries({ speed: "off", forced: "no" }))
  if (localStorage.getItem(`kingsroad.${key}`) === null)
    localStorage.setItem(`kingsroad.${key}`, value);
"""
"""Nobody watches, so nothing is played back slowly, and nobody answers for the guest."""


class Guest:
    """A browser of its own, with everything that came over its wire, and no error on its page."""

    def __init__(self, context: BrowserContext, server: str) -> None:
        self.context: Final = context
        self.server: Final = server
        self.page: Final[Page] = context.new_page()
        self.frames: Final[list[str]] = []
        self.answered = 0
        """How often the server has answered to a choice, or told of another's."""
        self.errors: Final[list[str]] = []
        self.page.set_default_timeout(PATIENCE)
        self.page.on("pageerror", lambda error: self.errors.append(error.stack or str(error)))
        self.page.on("console", self.hear)
        self.page.on("websocket", self.listen)

    def hear(self, message: Any) -> None:
        """Errors of the page end a test, which says where they come from."""
        if message.type == "error":
            self.errors.append(f"{message.text} ({message.location.get('url', '')})")

    def listen(self, socket: WebSocket) -> None:
        """Keep what the server sends."""
        socket.on("framereceived", lambda data: self.keep(str(data)))

    def keep(self, frame: str) -> None:
        """Keep one message of the server."""
        self.frames.append(frame)
        self.answered += frame.startswith(ANSWERS)

    # -- going about -------------------------------------------------------------------------

    def go(self, path: str) -> None:
        """Open a page."""
        self.page.goto(self.server + path)

    @property
    def table(self) -> str:
        """The table on the page, from its address."""
        return self.page.url.removeprefix(f"{self.server}/t/").split("/")[0].split("?")[0]

    def ask(self, path: str) -> Any:
        """What the server tells this browser."""
        answer = self.context.request.get(self.server + path)
        assert answer.ok, answer.text()
        return answer.json()

    def begin(self, game: str, seats: int = 2, sitters: dict[int, str] | None = None) -> None:
        """From the start page to a table."""
        self.go("/")
        # On a phone the button to play may lie over them; the page scrolls, a test does not.
        self.page.locator(f"input[name=game][value={game}]").evaluate("each => each.click()")
        self.page.locator(f"input[name=seats][value='{seats}']").evaluate("each => each.click()")
        for index, sitter in (sitters or {}).items():
            self.page.locator(".plan ul select").nth(index).select_option(sitter)
        # Who shares a screen has to give a name.
        for index, field in enumerate(self.page.locator(".plan ul input:required").all()):
            field.fill(f"Player {index + 1}")
        self.page.locator("button.play").click()
        self.page.wait_for_url("**/t/*")

    def begin_at(self, game: AnyGame, *sitters: str) -> None:
        """At a table that begins with a position; without sitters the guest has all seats."""
        kinds = sitters or ("me",) * game.players
        self.sit_down(game, [{"kind": kind} for kind in kinds])

    def begin_first(self, game: str = "caylus2005") -> None:
        """At a table with a bot, where the guest is asked first: all places are still free."""
        games = (new_game(game, players=2, seed=seed) for seed in count())
        first = next(each for each in games if each.seat == 0)
        self.sit_down(first, [{"kind": "me"}, {"kind": "bot", "bot": next(iter(PERSONS))}])

    def sit_down(self, game: AnyGame, seats: list[Json], listed: bool = False) -> None:
        """At a table that goes on with a game."""
        source = {"record": record_of(game).write()}
        answer = self.context.request.post(
            f"{self.server}/api/tables",
            data={"origin": source, "seats": seats, "listed": listed},
            headers={"Origin": self.server},
        )
        assert answer.ok, answer.text()
        self.go(f"/t/{answer.json()['id']}")

    # -- at a table --------------------------------------------------------------------------

    def await_turn(self) -> bool:
        """Wait until something can be chosen; false when the game is over."""
        self.page.wait_for_selector(READY)
        return self.page.locator(SHEET).count() == 0

    def list_all(self) -> None:
        """Ask for the list of all choices: on the table only those without a place are listed."""
        every = self.page.locator("[data-all][aria-expanded=false]")
        if every.count():
            every.click()

    def offered(self) -> list[str]:
        """All choices, in the order of the list; what ends the question stands in the foot, too."""
        self.list_all()
        found: list[str] = self.page.locator(BUTTONS).evaluate_all(
            "buttons => buttons.map(button => button.dataset.choice)"
        )
        return list(dict.fromkeys(found))

    def choose(self, choice: str) -> None:
        """Press the button of a choice."""
        self.list_all()
        self.page.locator(f'.question [data-choice="{choice}"]').first.click()

    def choose_any(self, dice: Dice) -> str:
        """Press one of the buttons, and wait until the server has answered."""
        offered = self.offered()
        choice = offered[dice.below(len(offered))]
        before = self.answered
        self.choose(choice)
        self.until(lambda: self.answered > before)
        return choice

    def play_on(self, dice: Dice, most: int = LONGEST) -> int:
        """Play so many choices, or to the end."""
        made = 0
        while made < most and self.await_turn():
            self.choose_any(dice)
            made += 1
        return made

    def until(self, so: Callable[[], bool]) -> None:
        """Wait for something that the page cannot tell, such as what came over the wire."""
        deadline = time.monotonic() + PATIENCE / 1000
        while not so():
            assert time.monotonic() < deadline, self.frames[-3:]
            self.page.wait_for_timeout(20)

    def resize(self, width: int, height: int) -> None:
        """Another size of the window, laid out: what follows a size follows in the next frames."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.evaluate(
            "new Promise(go => requestAnimationFrame(() => requestAnimationFrame(() => go(0))))"
        )

    def settle(self) -> None:
        """Wait until nothing moves that ends; what glows and breathes goes on for ever."""
        self.page.evaluate(
            """async () => {
                const ending = () => document.getAnimations().filter(each =>
                    each.playState === 'running'
                    && each.effect.getComputedTiming().endTime !== Infinity);
                for (let all = ending(); all.length; all = ending())
                    await Promise.allSettled(all.map(each => each.finished));
            }"""
        )

    def told(self) -> list[Json]:
        """All messages of the server."""
        return [json.loads(frame) for frame in self.frames]

    def overflow(self) -> int:
        """How far the page is wider than the screen."""
        wider: int = self.page.evaluate(
            "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        )
        return wider


@contextmanager
def visiting(browser: Browser, server: str, **how: Any) -> Iterator[Guest]:
    """A guest who must leave without an error on the page."""
    settings = {"locale": "en", "viewport": {"width": 1440, "height": 900}, **how}
    context = browser.new_context(**settings)
    context.add_init_script(QUIETLY)
    guest = Guest(context, server)
    try:
        yield guest
        assert guest.errors == [], guest.errors
    finally:
        context.close()
