"""Whether the engine runs as machine code."""

from __future__ import annotations

import sys

from kingsroad.library import COMPILED

BUILD = "compiled" if COMPILED else "interpreted"


def note_interpreted() -> None:
    """Where speed is measured, say in one line that there is a faster build."""
    if not COMPILED:
        print(
            "Note: interpreted, so slow. A pip install with a C compiler gives machine code.",
            file=sys.stderr,
        )
