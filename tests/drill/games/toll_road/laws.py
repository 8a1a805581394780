"""What must hold at every decision of Toll Road."""

from __future__ import annotations

from tests.drill.games.toll_road.tiles import HAND, KEYS, ROUNDS, SEALS
from tests.laws import GameLaws, View

from kingsroad import Event


class TollRoadLaws:
    """What can lie on its table."""

    def bound(self, players: int) -> int:
        """Placing, two shows, and every deal."""
        return ROUNDS * (players + 3) + HAND * players

    def check_table(self, seen: View) -> None:
        """No worker stands twice, and there are twelve seals."""
        workers = [entry["worker"] for entry in seen["road"] if "worker" in entry]
        assert len(set(workers)) == len(workers)
        held = sum(seat["hand_size"] for seat in seen["seats"].values())
        assert held + len(seen["shown"]) <= len(SEALS)
        assert [entry["tile"] for entry in seen["road"]] == KEYS

    def ledger(self, seen: View) -> TollRoadLedger:
        """Points and sizes of hands, from events alone."""
        return TollRoadLedger(seen)


class TollRoadLedger:
    """What the events add up to."""

    def __init__(self, seen: View) -> None:
        self.points = {name: seat["points"] for name, seat in seen["seats"].items()}
        self.hands = {name: seat["hand_size"] for name, seat in seen["seats"].items()}
        self.shown = list(seen["shown"])

    def book(self, event: Event, seat: str) -> None:
        """Enter one event."""
        if event.kind == "score":
            self.points[seat] += event.amount
        elif event.kind == "draw":
            self.hands[seat] += 1
        elif event.kind == "show":
            self.hands[seat] -= 1
            self.shown.append(event.subject)

    def check(self, seen: View) -> None:
        """Whether the view shows the same."""
        assert self.points == {name: seat["points"] for name, seat in seen["seats"].items()}
        assert self.hands == {name: seat["hand_size"] for name, seat in seen["seats"].items()}
        assert self.shown == seen["shown"]


LAWS: GameLaws = TollRoadLaws()
