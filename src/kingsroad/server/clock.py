"""The one clock of a server. Tests hand in another, which goes as they want it to."""

from __future__ import annotations

import time
from typing import Final


class Clock:
    """What time it is."""

    offset: int | None = None

    def now(self) -> int:
        """Seconds since 1970, for what is written down."""
        return int(time.time())

    def steady(self) -> float:
        """Seconds since some moment, for measuring: nobody ever sets them back."""
        return time.monotonic()

    def even(self) -> int:
        """Milliseconds since 1970 that go evenly: whoever sets the machine's clock moves nothing.

        What it said when it was first asked is believed, and from then on only time is added.
        """
        steady = int(self.steady() * 1000)
        if self.offset is None:
            self.offset = self.now() * 1000 - steady
        return self.offset + steady

    def even_seconds(self) -> int:
        """The same in whole seconds."""
        return self.even() // 1000


SYSTEM: Final = Clock()
