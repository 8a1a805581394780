"""The log: lines with the request they belong to, for people or for machines.

It tells what went wrong and who tried what; never what was said at a table, nor a seed, a token or
the secret of a link. Tables are named by the pattern of their path and not by their ids, with which
anybody may look on.
"""

from __future__ import annotations

import json
import logging
import re
import secrets
import sys
from collections import OrderedDict
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, Final

from kingsroad.core.errors import KingsroadError

FORMATS: Final = ("text", "json")
LEVELS: Final = ("info", "warning", "error")
GIVEN_ID: Final = re.compile(r"[0-9A-Za-z-]{8,64}")
REMINDER: Final = 60.0
"""Seconds between two lines about the same somebody doing the same."""
REMEMBERED: Final = 1000

request_id: Final[ContextVar[str]] = ContextVar("request_id", default="")
"""Which request is being served."""
access = logging.getLogger("kingsroad.access")
security = logging.getLogger("kingsroad.security")


def new_request_id(given: str | None) -> str:
    """The name of a request: the one that a proxy gave it, or a new one."""
    return given if given is not None and GIVEN_ID.fullmatch(given) else secrets.token_hex(8)


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """A line."""
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if request_id.get():
            line["request"] = request_id.get()
        line |= getattr(record, "facts", {})
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


class TextLines(logging.Formatter):
    """Lines for people."""

    def format(self, record: logging.LogRecord) -> str:
        """A line."""
        facts = {"request": request_id.get(), **getattr(record, "facts", {})}
        told = "".join(f" {key}={value}" for key, value in facts.items() if value != "")
        return super().format(record) + told


def check(form: str, level: str) -> None:
    """Refuse a log of another kind."""
    if form not in FORMATS:
        raise KingsroadError(f"--log-format is {' or '.join(FORMATS)}, not {form!r}")
    if level not in LEVELS:
        raise KingsroadError(f"--log-level is {' or '.join(LEVELS)}, not {level!r}")


def set_up(form: str, level: str) -> None:
    """Let all logs of this process be written so."""
    check(form, level)
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        JsonLines() if form == "json" else TextLines("%(asctime)s %(levelname)s %(message)s")
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    # Migrations tell each step, and libraries what nobody asked for.
    for name in ("alembic", "sqlalchemy", "mcp", "httpx"):
        logging.getLogger(name).setLevel(logging.WARNING)


class Watch:
    """Writes security events: the first of somebody at once, then how many in a minute."""

    def __init__(self) -> None:
        self.seen: Final[OrderedDict[tuple[str, str], tuple[float, int]]] = OrderedDict()

    def note(self, now: float, event: str, who: str, **facts: object) -> None:
        """Somebody did something that should be looked at."""
        told, more = self.seen.pop((event, who), (-REMINDER, 0))
        if now - told >= REMINDER:
            told_facts = {"event": event, "who": who, **facts} | ({"times": more} if more else {})
            security.warning("security: %s", event, extra={"facts": told_facts})
            told, more = now, -1
        self.seen[event, who] = (told, more + 1)
        if len(self.seen) > REMEMBERED:
            self.seen.popitem(last=False)
