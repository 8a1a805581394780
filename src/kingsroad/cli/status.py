"""Exit statuses."""

from __future__ import annotations

GOOD = 0
BAD = 1
"""Something that was checked is not sound."""
BAD_USAGE = 2
"""The arguments or the input cannot be used."""
INTERRUPTED = 130
"""As a shell counts an end by Ctrl-C."""
BROKEN_PIPE = 141
"""As a shell counts an end by a reader that went away."""
