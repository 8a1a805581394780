"""The command line of kingsroad."""

from __future__ import annotations

import sys


def main(arguments: list[str] | None = None) -> int:
    """Run the command; the exit status."""
    print(arguments or sys.argv[1:])
    return 0
