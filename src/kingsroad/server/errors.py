"""Why the server does not do what it was asked."""

from __future__ import annotations

from typing import Final

STATUS: Final = {
    "malformed": 400,
    "unknown": 404,
    "not-allowed": 403,
    "too-large": 413,
    "flood": 429,
    "not-saved": 503,
    "busy": 503,
}
"""The HTTP status of a code; others are conflicts with the state of the table."""


class Refusal(Exception):
    """Something is refused, with a code for programs and a reason for people."""

    def __init__(self, code: str, reason: str) -> None:
        super().__init__(reason)
        self.code: Final = code
        self.reason: Final = reason

    @property
    def status(self) -> int:
        """The HTTP status that says so."""
        return STATUS.get(self.code, 409)
