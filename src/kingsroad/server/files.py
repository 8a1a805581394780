"""How many files the system lets this process open: every connection is one."""

from __future__ import annotations

import logging
import resource
from typing import Final

RESERVE: Final = 100
"""Files that are no connections: the database, its threads, processes that think, the log."""

log = logging.getLogger(__name__)


def room_for(connections: int) -> int:
    """Have as many files allowed as connections need; for how many there are enough."""
    wanted = connections + RESERVE
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    allowed = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < allowed:
        resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, hard))
    if allowed < wanted:
        log.warning(
            "the system lets this server open %d files; for %d connections it needs %d "
            "(ulimit -n, or LimitNOFILE of systemd)",
            *(allowed, connections, wanted),
        )
    return allowed - RESERVE
