"""What a run says about itself: a line of JSON for each event, and a picture of them all."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from kingsroad.training.plots import Curve, draw


class Journal:
    """The log of a run, in its folder."""

    def __init__(self, folder: Path) -> None:
        self.path: Final = folder / "log.jsonl"
        self.picture: Final = folder / "progress.svg"

    def note(self, kind: str, **facts: object) -> None:
        """One event more; the picture is drawn anew."""
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps({"event": kind, **facts}) + "\n")
        self.picture.write_text(draw(curves(self.events())), encoding="utf-8")

    def events(self) -> list[dict[str, Any]]:
        """Everything that was noted."""
        if not self.path.exists():
            return []
        return [json.loads(line) for line in self.path.read_text(encoding="utf-8").splitlines()]

    def cut(self, games: int) -> None:
        """Forget what was noted after a state from which a run goes on."""
        kept = [event for event in self.events() if event.get("games", 0) <= games]
        lines = "".join(json.dumps(event) + "\n" for event in kept)
        self.path.write_text(lines, encoding="utf-8")


def curves(events: list[dict[str, Any]]) -> list[list[Curve]]:
    """The panels of the picture."""
    rounds = [event for event in events if event["event"] == "round"]
    gates = [event for event in events if event["event"] == "gate"]
    seats = sorted({duel["players"] for gate in gates for duel in gate["duels"]})
    return [
        [curve("loss of the hope", rounds, "loss")],
        [curve("mean score of a seat", rounds, "score")],
        [
            Curve(
                f"part won against the champion, {players} seats (1 is even)",
                [
                    (gate["games"], duel["share"] * players)
                    for gate in gates
                    for duel in gate["duels"]
                    if duel["players"] == players
                ],
            )
            for players in seats
        ],
    ]


def curve(title: str, events: list[dict[str, Any]], key: str) -> Curve:
    """One number of some events, by games played."""
    return Curve(title, [(event["games"], event[key]) for event in events])
