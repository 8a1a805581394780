"""Why the server does not do what it was asked."""

from __future__ import annotations

from typing import Final, Literal

Code = Literal[
    "stale",
    "illegal",
    "foreign",
    "over",
    "not-over",
    "waiting",
    "taken",
    "not-allowed",
    "unknown",
    "malformed",
    "too-large",
    "flood",
    "not-saved",
    "broken",
    "busy",
    "internal",
    "name-taken",
    "bad-link",
    "used",
    "expired",
    "no-mail",
    "mail-failed",
    "passkey",
    "closed",
    "signed-out",
    "undelivered",
    "too-early",
    "no-account",
    "out-of-range",
    "withdrawn",
]
"""All reasons there are; docs/wire.md says what they mean."""

STATUS: Final[dict[Code, int]] = {
    "stale": 409,
    "illegal": 409,
    "foreign": 409,
    "over": 409,
    "not-over": 409,
    "waiting": 409,
    "taken": 409,
    "not-allowed": 403,
    "unknown": 404,
    "malformed": 400,
    "too-large": 413,
    "flood": 429,
    "not-saved": 503,
    "broken": 409,
    "busy": 503,
    "internal": 500,
    "name-taken": 409,
    "bad-link": 404,
    "used": 410,
    "expired": 410,
    "no-mail": 409,
    "mail-failed": 502,
    "passkey": 403,
    "closed": 403,
    "undelivered": 409,
    "signed-out": 401,
    "too-early": 409,
    "no-account": 404,
    "out-of-range": 403,
    "withdrawn": 410,
}
"""The HTTP status of a code; 409 is a conflict with the state of the table."""


class Refusal(Exception):
    """Something is refused, with a code for programs and a reason for people."""

    def __init__(self, code: Code, reason: str) -> None:
        super().__init__(reason)
        self.code: Final[Code] = code
        self.reason: Final = reason

    @property
    def status(self) -> int:
        """The HTTP status that says so."""
        return STATUS[self.code]
