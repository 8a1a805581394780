"""What happened at a table besides the game: nobody's seat changes hands in silence."""

from __future__ import annotations

from typing import Final

from kingsroad.server.wire.frames import Incident, IncidentKind

INCIDENTS_SHOWN: Final = 50
"""So many of the last ones a table shows."""


class Incidents:
    """The last things that happened."""

    def __init__(self, incidents: list[Incident]) -> None:
        self.shown = incidents
        self.total = incidents[-1].number + 1 if incidents else 0
        """How many there were since the table began."""

    def had(self, kind: IncidentKind, since: int) -> bool:
        """Whether there was such a thing since a time."""
        return any(each.kind == kind and each.at >= since for each in self.shown)

    def note(
        self,
        kind: IncidentKind,
        seat: str,
        choices: int,
        at: int,
        by: str = "",
        bot: str = "",
        seconds: int = 0,
        name: str = "",
    ) -> Incident:
        """Something happens."""
        incident = Incident(self.total, kind, seat, by, bot, seconds, choices, at, name)
        self.total += 1
        self.shown = [*self.shown[1 - INCIDENTS_SHOWN :], incident]
        return incident
