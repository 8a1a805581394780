"""Figures of a running server, as Prometheus reads them.

The names of all of them stand here; whoever has something to count or measure does it on these.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from prometheus_client import (
    REGISTRY,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)

QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
SLOW: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 15.0, 30.0)


class Metrics:
    """The figures of one server; a process may have several, as tests do."""

    def __init__(self) -> None:
        self.registry: Final = CollectorRegistry()
        # What the server does.
        self.choices: Final = self.counter("choices", "Choices made and stored, by game", "game")
        self.refusals: Final = self.counter("refusals", "What was refused, by code", "code")
        self.broken: Final = self.counter("broken_tables", "Times a table could not be opened")
        self.commits: Final = self.histogram("commit_seconds", "Time of a commit", QUICK)
        self.failed: Final = self.counter("failed_commits", "Commits that failed")
        self.thoughts: Final = self.histogram(
            "thought_seconds", "Time that a bot thought, by level", SLOW, "level"
        )
        self.waits: Final = self.histogram(
            "thought_wait_seconds", "Time that a bot waited for a thinker, by level", SLOW, "level"
        )
        self.pushes: Final = self.counter(
            "pushes", "Messages to people who are away, by way and result", "way", "result"
        )
        self.pings: Final = self.counter("pings", "Pings between servers, by topic", "topic")
        self.handed_over: Final = self.counter(
            "tables_handed_over", "Tables that another server has taken, by reason", "reason"
        )
        # How it stands. Those that are asked for when somebody looks are set by the service.
        self.rooms: Final = self.gauge("rooms_awake", "Tables that are awake")
        self.sockets: Final = self.gauge("sockets", "Connections to tables")
        self.turned_away: Final = self.gauge(
            "turned_away", "Connections that were turned away since the start"
        )
        self.thinking: Final = self.gauge("thinkers_queue", "Thoughts that are asked for")
        self.writing: Final = self.gauge("writes_waiting", "What waits for the disk")
        self.overdue: Final = self.gauge("clocks_overdue", "Clocks that have run out and not acted")

    def counter(self, name: str, meaning: str, *labels: str) -> Counter:
        """Something that is counted."""
        return Counter(f"kingsroad_{name}", meaning, labels, registry=self.registry)

    def gauge(self, name: str, meaning: str) -> Gauge:
        """Something that goes up and down."""
        return Gauge(f"kingsroad_{name}", meaning, registry=self.registry)

    def histogram(
        self, name: str, meaning: str, buckets: tuple[float, ...], *labels: str
    ) -> Histogram:
        """Something that is measured."""
        return Histogram(
            f"kingsroad_{name}", meaning, labels, buckets=buckets, registry=self.registry
        )

    def text(self) -> bytes:
        """All figures, with those of the process and of Litestar, for Prometheus."""
        return generate_latest(REGISTRY) + generate_latest(self.registry)


def follow(gauge: Gauge, value: Callable[[], float]) -> None:
    """Let a figure be asked for when somebody looks."""
    gauge.set_function(value)
