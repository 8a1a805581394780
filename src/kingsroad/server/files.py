"""How many files the system lets this process open: every connection is one."""

from __future__ import annotations

import logging
import sys
from typing import Final

if sys.platform != "win32":
    import resource

RESERVE: Final = 100
"""Files that are no connections: the database, its threads, processes that think, the log."""

log = logging.getLogger(__name__)


def allowed(wanted: int) -> int:
    """How many of so many files the system lets this process open."""
    most = wanted  # on Windows connections are no files
    if sys.platform != "win32":
        _soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        if hard != resource.RLIM_INFINITY:
            most = min(wanted, hard)
    return most


def room_for(connections: int) -> int:
    """Have as many files allowed as connections need; for how many there are enough."""
    wanted = connections + RESERVE
    files = allowed(wanted)
    if sys.platform != "win32":
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        if soft != resource.RLIM_INFINITY and soft < files:
            resource.setrlimit(resource.RLIMIT_NOFILE, (files, hard))
    if files < wanted:
        log.warning(
            "the system lets this server open %d files; for %d connections it needs %d "
            "(ulimit -n, or LimitNOFILE of systemd)",
            *(files, connections, wanted),
        )
    return files - RESERVE
