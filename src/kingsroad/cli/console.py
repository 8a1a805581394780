"""Output: for people a console and a bar for long work, for machines JSON."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

SECONDS_BETWEEN_BARS = 0.1


class Screen(Console):
    """A console that leaves it to the command line to handle a reader that went away."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def screen(no_color: bool = False) -> Screen:
    """A console; without colours if so asked, or if it is no terminal."""
    return Screen(highlight=False, markup=False, emoji=False, no_color=no_color or None)


@contextmanager
def progress(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar, if standard error is a terminal; call the function with the number that is done."""
    if not sys.stderr.isatty():
        yield ignore
        return
    columns = [TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]
    # Drawn only between two pieces of work, so that no thread disturbs what is measured.
    bar = Progress(
        *columns,
        console=Console(stderr=True),
        transient=True,
        auto_refresh=False,
        redirect_stdout=sys.stdout.isatty(),  # what is printed goes above it, or to a file
    )
    task = bar.add_task(what, total=total)
    drawn = 0.0

    def show(done: int) -> None:
        nonlocal drawn
        now = time.perf_counter()
        if now - drawn >= SECONDS_BETWEEN_BARS:
            drawn = now
            bar.update(task, completed=done, refresh=True)

    with bar:
        yield show


def ignore(_done: int) -> None:
    """No bar to draw."""


def print_json(document: object) -> None:
    """Print a document as JSON."""
    print(json.dumps(document, indent=2, ensure_ascii=False))
