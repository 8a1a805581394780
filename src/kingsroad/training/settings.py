"""The recipe, in numbers. docs/training.md says why they are what they are."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Settings:
    """How a network is trained; a run keeps them for good."""

    game: str
    seed: int = 0
    base: str = ""
    """The SHA-256 of the weights that the run goes on from; it then needs no start."""
    hidden: int = 64
    second: int = 16

    first_share: float = 0.3
    """How much of a result is for being first; the rest is for the lead over the best rival."""
    lead_unit: float = 8.0
    """A lead of so many points is worth as much as odds of e to 1."""
    seat_weights: dict[int, int] = field(default_factory=lambda: {2: 3, 3: 2, 4: 3, 5: 3})
    """How often games of so many seats are played."""
    variants: float = 0.1
    """The share of games with options drawn at random."""
    start_games: int = 2500
    """Games of the hand-made judge with which the network begins."""
    start_heat: float = 0.15
    start_passes: int = 4
    round_games: int = 400
    lot_games: int = 20
    """Games that one worker plays at a time."""
    views: float = 0.8
    """Views that are kept of a decision, on average: a share of decisions, times the seats."""
    trace: float = 0.9
    heat: float = 0.04
    heats: tuple[float, ...] = (0.0, 0.5, 1.0, 2.0)
    """Each game draws one of these and multiplies the heat with it."""
    wild: float = 0.005
    openings: tuple[int, ...] = (0, 0, 0, 6, 12, 24)
    """Each game draws one of these: so many first decisions are half at random."""

    search: int = 0
    """Iterations of the searches that the network learns from (expert iteration); 0 for none."""
    searched: float = 0.1
    """The share of decisions that are searched then ..."""
    searched_seats: int = 2
    """... in games of so many seats at most: with more than two a search plays every turn to its
    end, and takes some twenty times as long."""

    remembered: int = 4
    """Rounds whose games are learned from again."""
    batch: int = 512
    clip: float = 2.0
    rate: float = 1e-3
    last_rate: float = 3e-4
    falling: int = 100
    """Rounds over which the rate of learning falls."""
    steps_in_mean: int = 1000
    """The network that plays is the mean of about so many last steps of learning."""
    aside: float = 0.1
    """How much the score and the lead count beside the hope."""

    gate_every: int = 10
    gate_games: int = 120
    """Games of the gate for each number of seats."""

    def rate_at(self, round_number: int) -> float:
        """The rate of learning in a round."""
        fallen = min(1.0, round_number / self.falling)
        return float(self.rate * (self.last_rate / self.rate) ** fallen)
