"""How evenly pieces travel: what the frames cost in which something is on its way.

    python -m tests.web.frames [--slow 4] [--runs 5] [GAME ...]

Bots play a game to its middle; a guest chooses at the table's usual speed, and while the answers of
the others are shown the frames count that the browser draws while something travels. There are two
answers. The first is in time of the processor, so that other work on the machine is not in it: what
drawing a frame and painting for it cost, and how many would be in time on a processor so many times
slower as ``--slow`` says. The second is by the clock: how many frames came in time while the page
computed as slowly as that; it needs a quiet machine. What travels is moved by the browser's thread
for drawing (``test_motion.py``), so the page's own work delays no frame; it is told besides.
Nothing is compared, so this is no test.
"""

from __future__ import annotations

import argparse
import bisect
import json
import statistics
import tempfile
from collections.abc import Iterable
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, sync_playwright
from tests.server.processes import serving
from tests.web.conftest import CHROMIUM, QUIET
from tests.web.guest import Guest, visiting
from tests.web.make_pictures import Scene, played, sit_down

from kingsroad import GAMES
from kingsroad.core.dice import Dice

Event = dict[str, Any]
MIDDLE = {"caylus2005": 4, "magna_carta": 3, "caylus1303": 3}
CHOICES = 4
"""So many of the guest's, and all answers to them."""
FRAME: Final = 1000 / 60
LATE: Final = 1.5 * FRAME
"""Milliseconds from one frame to the next: one that took longer missed its turn."""
WATCH = """() => {
  const travelling = new Set();
  const flights = document.querySelector('.flights');
  let moving = false;
  const look = () => {
    const now = travelling.size > 0 || flights.childElementCount > 0;
    if (now !== moving) performance.mark(now ? 'travels' : 'rests');
    moving = now;
  };
  const rest = target => { travelling.delete(target); look(); };
  const moves = event => /transform|translate/.test(event.propertyName);
  document.addEventListener('transitionrun', event => {
    if (!moves(event)) return;
    travelling.add(event.target);
    look();
    setTimeout(rest, 1500, event.target);
  });
  for (const end of ['transitionend', 'transitioncancel'])
    document.addEventListener(end, event => moves(event) && rest(event.target));
  new MutationObserver(look).observe(flights, { childList: true });
}"""
"""Marks in the trace when something begins to travel and when all is at rest."""
TRACED = ["blink.user_timing", "disabled-by-default-devtools.timeline", "devtools.timeline", "cc"]
DRAWING: Final = "ProxyImpl::ScheduledActionDraw"
PAINTING: Final = "RasterTask"
PAGE: Final = "ProxyMain::BeginMainFrame"


class Frames(NamedTuple):
    """The frames of a run in which something travelled; everything in milliseconds."""

    intervals: list[float]
    """From one to the next, by the clock."""
    costs: list[float]
    """What drawing each of them and painting for it took of the processor."""
    page: list[float]
    """What the page itself computed, each time that it had something new to show."""


def watched(browser: Browser, server: str, game: str, seed: int, slow: float = 1) -> Frames:
    """One run, with a page that computes so many times slower."""
    with visiting(browser, server) as guest:
        guest.context.add_init_script("localStorage.setItem('kingsroad.speed', 'calm')")
        sit_down(guest, played(Scene(game, 3, seed, MIDDLE[game], {})), "You")
        if slow != 1:
            line = guest.context.new_cdp_session(guest.page)
            line.send("Emulation.setCPUThrottlingRate", {"rate": slow})
        events = traced(browser, guest, seed)
        guest.errors.clear()
    return frames_of(events)


def traced(browser: Browser, guest: Guest, seed: int) -> list[Event]:
    """What the browser did while the guest chose and looked at what followed."""
    guest.page.evaluate(WATCH)
    browser.start_tracing(page=guest.page, categories=TRACED)
    guest.play_on(Dice(seed), most=CHOICES)
    guest.await_turn()
    found: list[Event] = json.loads(browser.stop_tracing())["traceEvents"]
    return found


def frames_of(events: list[Event]) -> Frames:
    """The frames between the marks."""
    marks = sorted((each["ts"], each["name"]) for each in events if is_mark(each))
    pid = next(each["pid"] for each in events if is_mark(each))
    mine = [each for each in events if each["pid"] == pid and each.get("ph") == "X"]
    frames = Frames([], [], [])
    for (begin, name), (end, _) in pairwise(marks):
        if name == "travels":
            during = [each for each in mine if begin <= each["ts"] < end]
            drawn = sorted(each["ts"] for each in during if each["name"] == DRAWING)
            frames.intervals.extend((after - before) / 1000 for before, after in pairwise(drawn))
            work = (each for each in during if each["name"] in (DRAWING, PAINTING))
            frames.costs.extend(spread(drawn, work))
            frames.page.extend(cost(each) for each in during if each["name"] == PAGE)
    return frames


def is_mark(event: Event) -> bool:
    """Whether the page has set it."""
    return event["name"] in ("travels", "rests") and event["cat"] == "blink.user_timing"


def cost(task: Event) -> float:
    """What something took of the processor."""
    return float(task.get("tdur", 0)) / 1000


def spread(drawn: list[int], tasks: Iterable[Event]) -> list[float]:
    """The cost of tasks, for the frames that were drawn when they were done."""
    costs = [0.0] * len(drawn)
    for task in tasks:
        frame = min(bisect.bisect_left(drawn, task["ts"]), len(drawn) - 1)
        if frame >= 0:
            costs[frame] += cost(task)
    return costs


def main() -> None:
    """Measure the games that are asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.web.frames")
    parser.add_argument("games", nargs="*", metavar="GAME", help=", ".join(GAMES))
    parser.add_argument("--slow", type=float, default=4, help="times slower than this machine")
    parser.add_argument("--runs", type=int, default=5)
    wanted = parser.parse_args()
    seeds = range(wanted.runs)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder, "tables")) as (where, _process),
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        server = f"http://{where}"
        for game in wanted.games or GAMES:
            runs = [watched(browser, server, game, seed) for seed in seeds]
            print(f"{game}, by cost: {said_of_costs(runs, wanted.slow)}", flush=True)
            runs = [watched(browser, server, game, seed, wanted.slow) for seed in seeds]
            print(f"{game}, by the clock: {said_of_time(runs, wanted.slow)}", flush=True)
        browser.close()


def said_of_costs(runs: list[Frames], slow: float) -> str:
    """What frames cost, and how many of them would be in time."""
    costs = [each for run in runs for each in run.costs]
    page = [each for run in runs for each in run.page]
    in_time = sum(each * slow <= FRAME for each in costs) / len(costs)
    return (
        f"{in_time:.0%} of {len(costs)} frames in time if {slow:g} times slower; a frame costs "
        f"{statistics.median(costs):.2f} ms (median), one of twenty more than {worst(costs):.2f}; "
        f"the page computed {len(page)} times, {statistics.median(page):.1f} ms (median), one of "
        f"twenty more than {worst(page):.1f}"
    )


def said_of_time(runs: list[Frames], slow: float) -> str:
    """How many frames came in time."""
    intervals = [each for run in runs for each in run.intervals]
    in_time = sum(each <= LATE for each in intervals) / len(intervals)
    return (
        f"{in_time:.0%} of {len(intervals)} frames in time, {slow:g} times slower; "
        f"{1000 / statistics.median(intervals):.0f} a second (median), "
        f"{1000 / statistics.mean(intervals):.0f} (mean)"
    )


def worst(costs: list[float]) -> float:
    """What one of twenty exceeds."""
    return sorted(costs)[int(len(costs) * 0.95)]


if __name__ == "__main__":
    main()
