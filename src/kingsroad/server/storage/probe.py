"""Whether what is played can be stored: found out by storing something."""

from __future__ import annotations

import asyncio
from typing import Final

from kingsroad.server.errors import Refusal
from kingsroad.server.storage.writer import Writer

FRESH: Final = 5.0
"""Seconds for which a commit is proof enough: however often one asks, the disk is spared."""
PATIENCE: Final = 5.0
"""Seconds that a commit may take."""


class Probe:
    """Writes something small through the one writer, as every choice goes."""

    def __init__(self, writer: Writer) -> None:
        self.writer: Final = writer
        self.asking: asyncio.Task[str] | None = None

    async def fault(self) -> str:
        """Why play cannot be stored; empty if it can. All who ask at once share one answer."""
        age = self.writer.last_commit
        if not self.writer.failing and not self.writer.waiting and age is not None and age < FRESH:
            return ""
        if self.asking is None or self.asking.done():
            self.asking = asyncio.create_task(self.write())
        return await asyncio.shield(self.asking)

    async def write(self) -> str:
        """Write; what went wrong."""
        if not self.writer.thread.is_alive():
            return "the writer has ended"
        try:
            async with asyncio.timeout(PATIENCE):
                await self.writer.do(self.writer.storage.beat)
        except TimeoutError:
            return f"the database has stored nothing for {PATIENCE:.0f} seconds"
        except Refusal:
            return "the database cannot be written"
        return ""
