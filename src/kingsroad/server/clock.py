"""The one clock of a server. Tests hand in another, which goes as they want it to."""

from __future__ import annotations

import time
from typing import Final


class Clock:
    """What time it is."""

    def now(self) -> int:
        """Seconds since 1970, for what is written down."""
        return int(time.time())

    def steady(self) -> float:
        """Seconds since some moment, for measuring: nobody ever sets them back."""
        return time.monotonic()


SYSTEM: Final = Clock()
