"""How evenly pieces travel: frames a second while something is on its way, on a slowed processor.

    python -m tests.web.frames [--slow 4] [--runs 5] [GAME ...]

Bots play a game to its middle; a guest chooses at the table's usual speed, and while the answers of
the others are shown every frame is counted in which something travels. ``--slow`` is how many times
slower the browser computes than this machine. Nothing is compared, so this is no test: figures are
medians of several runs, and other work on the machine is in them.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, sync_playwright
from tests.server.processes import serving
from tests.web.conftest import CHROMIUM, QUIET
from tests.web.guest import visiting
from tests.web.make_pictures import Scene, played, sit_down

from kingsroad import GAMES
from kingsroad.core.dice import Dice

MIDDLE = {"caylus2005": 4, "magna_carta": 3, "caylus1303": 3}
CHOICES = 4
"""So many of the guest's, and all answers to them."""
LATE = 25.0
"""Milliseconds; a frame that took longer missed its turn at 60 a second."""
WATCH = """() => {
  const seen = window.frames_ = { intervals: [] };
  const travelling = new Set();
  const moves = event => /transform|translate/.test(event.propertyName);
  document.addEventListener('transitionrun', event => moves(event) && travelling.add(event.target));
  for (const end of ['transitionend', 'transitioncancel'])
    document.addEventListener(end, event => moves(event) && travelling.delete(event.target));
  let last = 0;
  const look = now => {
    const moving = travelling.size > 0 || document.querySelector('.flights > span') !== null;
    if (last && moving) seen.intervals.push(now - last);
    last = moving ? now : 0;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""
WORK = ("LayoutDuration", "RecalcStyleDuration", "LayoutCount", "RecalcStyleCount")


class Run(NamedTuple):
    """What one run saw."""

    frames: int
    median: float
    late: float
    """The part of the frames that came late."""
    work: dict[str, float]
    """What the browser counted meanwhile."""


def counted(browser: Browser, server: str, game: str, seed: int, slow: float) -> Run:
    """One run."""
    with visiting(browser, server) as guest:
        guest.context.add_init_script("localStorage.setItem('kingsroad.speed', 'calm')")
        sit_down(guest, played(Scene(game, 3, seed, MIDDLE[game], {})), "You")
        line = guest.context.new_cdp_session(guest.page)
        line.send("Performance.enable")
        line.send("Emulation.setCPUThrottlingRate", {"rate": slow})
        guest.page.evaluate(WATCH)
        before = told(line)
        guest.play_on(Dice(seed), most=CHOICES)
        guest.await_turn()
        after = told(line)
        intervals: list[float] = guest.page.evaluate("window.frames_.intervals")
        guest.errors.clear()
    late = sum(each > LATE for each in intervals) / len(intervals)
    work = {name: after[name] - before[name] for name in WORK}
    return Run(len(intervals), statistics.median(intervals), late, work)


def told(line: Any) -> dict[str, float]:
    """What the browser has counted so far."""
    metrics = line.send("Performance.getMetrics")["metrics"]
    return {each["name"]: each["value"] for each in metrics}


def main() -> None:
    """Measure the games that are asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.web.frames")
    parser.add_argument("games", nargs="*", metavar="GAME", help=", ".join(GAMES))
    parser.add_argument("--slow", type=float, default=4, help="times slower than this machine")
    parser.add_argument("--runs", type=int, default=5)
    wanted = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder, "tables")) as (where, _process),
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        for game in wanted.games or GAMES:
            runs = [
                counted(browser, f"http://{where}", game, seed, wanted.slow)
                for seed in range(wanted.runs)
            ]
            print(game, said(runs), flush=True)
        browser.close()


def said(runs: list[Run]) -> str:
    """Medians of some runs."""
    interval = statistics.median(run.median for run in runs)
    late = statistics.median(run.late for run in runs)
    frames = sum(run.frames for run in runs)
    work = ", ".join(
        f"{name} {statistics.median(run.work[name] for run in runs):.3g}" for name in WORK
    )
    return f"{1000 / interval:.0f} frames a second, {late:.0%} late, of {frames}; {work}"


if __name__ == "__main__":
    main()
