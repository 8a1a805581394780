"""What travels is moved by the browser's own thread for drawing, and no board is painted for it."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Browser
from tests.web.frames import MIDDLE
from tests.web.guest import Guest, visiting
from tests.web.make_pictures import Scene, played, sit_down
from tests.web.test_alive import moment

from kingsroad import GAMES
from kingsroad.core.dice import Dice

Event = dict[str, Any]
UNSEEN = 1 << 17
"""Why the browser moves something itself: nobody would see it, which costs nothing."""
CHOICES = 3


def moved(events: list[Event]) -> list[tuple[str, str, int]]:
    """What of which element moved, and why the page had to move it itself; 0 if it had not."""
    found: list[tuple[str, str, int]] = []
    open_: dict[str, int] = {}
    for event in sorted(events, key=lambda each: each.get("ts", 0)):
        if event["name"] != "Animation":
            continue
        about = event.get("args", {}).get("data", {})
        which = json.dumps(event.get("id2") or event.get("id"))
        if event["ph"] == "b":
            open_[which] = len(found)
            found.append((about.get("displayName", ""), about.get("nodeName", ""), 0))
        elif "compositeFailed" in about and which in open_:
            what, element, _ = found[open_[which]]
            found[open_[which]] = (what, element, about["compositeFailed"])
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_page_moves_nothing_itself(browser: Browser, server: str, game: str) -> None:
    with visiting(browser, server) as guest:
        guest.context.add_init_script("localStorage.setItem('kingsroad.speed', 'quick')")
        sit_down(guest, played(Scene(game, 3, 0, MIDDLE[game], {})), "You")
        browser.start_tracing(page=guest.page, categories=["blink.animations", "devtools.timeline"])
        guest.play_on(Dice(0), most=CHOICES)
        guest.await_turn()
        events: list[Event] = json.loads(browser.stop_tracing())["traceEvents"]
    motions = [each for each in moved(events) if each[0] in ("transform", "translate", "")]
    pieces = [each for each in motions if "piece" in each[1] or "lands" in each[1]]
    assert pieces, motions
    assert [each for each in motions if each[2] & ~UNSEEN] == []
    # What can be acted on breathes while the reader thinks: nor is anything painted for that.
    breathing = [each for each in moved(events) if each[0] in ("glint", "glow")]
    assert breathing
    assert [each for each in breathing if each[2] & ~UNSEEN] == []


WALKS = """window.walks = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, how) {
    if (this.matches('.walker')) window.walks.push(frames.length);
    return animate.call(this, frames, how);
};
localStorage.setItem('kingsroad.speed', 'quick');"""
"""Through how many places each walk led."""


def test_the_provost_walks_along_the_road(guest: Guest) -> None:
    """Three spaces on: he passes the two between."""
    game = moment(lambda game: "provost +3" in [each.name for each in game.legal])
    guest.context.add_init_script(WALKS)
    guest.begin_at(game)
    guest.await_turn()
    guest.choose("provost +3")
    # Whoever stood there with him makes room: a walk of one step.
    guest.until(lambda: 4 in guest.page.evaluate("window.walks"))
