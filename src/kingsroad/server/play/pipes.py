"""Waiting for pipes of processes without stopping the event loop."""

from __future__ import annotations

import asyncio
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import Final, Protocol

WAITING: Final = ThreadPoolExecutor(64, "pipes")
"""Threads of their own, started when they are needed: others would wait for long thoughts."""


class Pipe(Protocol):
    """One end of a pipe, whose class each system names otherwise."""

    def fileno(self) -> int:
        """The handle that the system knows it by."""

    def poll(self, timeout: float, /) -> bool:
        """Wait for something to read."""


async def readable(pipe: Pipe, seconds: float) -> bool:
    """Whether something comes, or the other end goes away, within so many seconds."""
    if sys.platform == "win32":  # there no event loop knows these pipes
        found = await by_a_thread(pipe, seconds)
    else:
        found = await by_the_loop(pipe, seconds)
    return found


async def by_the_loop(pipe: Pipe, seconds: float) -> bool:
    """Let the event loop wait: it costs next to nothing."""
    loop = asyncio.get_running_loop()
    ready = asyncio.Event()
    handle = pipe.fileno()
    loop.add_reader(handle, ready.set)
    try:
        await asyncio.wait_for(ready.wait(), max(0.0, seconds))
    except TimeoutError:
        return False
    finally:
        loop.remove_reader(handle)
    return True


async def by_a_thread(pipe: Pipe, seconds: float) -> bool:
    """Let a thread wait: it works with every event loop."""
    try:
        waited = asyncio.get_running_loop().run_in_executor(WAITING, pipe.poll, max(0.0, seconds))
        return await waited
    except OSError:  # the other end is gone, which whoever reads will notice
        return True
