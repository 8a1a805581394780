"""The kingsroad games that are measured and the targets each has to reach."""

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Targets:
    """What a game has to reach; a pair is (goal, stretch goal)."""

    in_engine_over_catanatron: tuple[float, float] = (60.0, 150.0)
    driven_over_catanatron: tuple[float, float] = (25.0, 40.0)
    driven_over_chess: tuple[float, float] = (5.0, 12.0)
    batch_steps: tuple[float, float] = (500_000.0, 1_000_000.0)
    batch_over_backgammon: tuple[float, float] = (12.0, 25.0)
    two_processes: tuple[float, float] = (1.5, 1.8)
    clone_over_chess: float = 1.5
    state_bytes: float = 6000.0


@dataclass(frozen=True)
class Game:
    """A game as `kingsroad.new_game` names it, with the number of seats to fill."""

    name: str
    players: int = 4
    targets: Targets = Targets()


# Read from the folders: who starts the measuring has no kingsroad installed.
FOLDER = Path(__file__).resolve().parent.parent / "src" / "kingsroad" / "games"
GAMES = tuple(Game(meta.parent.name) for meta in sorted(FOLDER.glob("*/meta.py")))

IMPORT_MILLISECONDS = 50.0
