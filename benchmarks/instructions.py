"""Count the instructions of a decision, driven and in the engine, and of a batched step.

Callgrind counts them. Unlike times they are the same on a busy machine. Run it with a Python that
has a compiled kingsroad: it starts valgrind on itself.
"""

import argparse
import os
import re
import subprocess
import sys
from pathlib import Path

from games import GAMES, Game

PLAYED = 25
WARMED, DRIVEN = 12, 42
"""Games of the loop in Python: what more of them take. Python quickens a loop after eight calls."""
TOGETHER = 24
STEPS = 250
COUNTED = {
    "decision": ["CPyPy_playout___play_out"],
    "step": ["CPyPy_batch___Batch___step", "CPyPy_batch___Batch___draw"],
}
"""What is counted, by the names of the functions in C that Python calls: nothing of starting up."""
UNITS = (*COUNTED, "driven")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--inside", choices=UNITS, help=argparse.SUPPRESS)
    parser.add_argument("--games", type=int, default=PLAYED, help=argparse.SUPPRESS)
    parser.add_argument("--game", choices=[game.name for game in GAMES], help="only this one")
    asked = parser.parse_args()
    chosen = [game for game in GAMES if asked.game in {None, game.name}]
    if asked.inside:
        print(work(asked.inside, chosen[0], asked.games))
        return 0
    for game in chosen:
        (decided, decisions), (stepped, steps) = (spent(unit, game) for unit in COUNTED)
        (warmed, before), (driven, after) = (
            spent("driven", game, games) for games in (WARMED, DRIVEN)
        )
        print(
            f"{game.name} {game.players}p: {decided / decisions:,.0f} instructions a decision, "
            f"{stepped / steps:,.0f} a step of a batch with observation and mask, "
            f"{(driven - warmed) / (after - before):,.0f} a decision driven from Python",
            flush=True,
        )
    return 0


def work(unit: str, game: Game, games: int) -> int:
    """What is counted; how many there were."""
    if unit == "decision":
        import kingsroad

        return kingsroad.playouts(game.name, game.players, games, seed=1).decisions
    if unit == "driven":
        from measure_kingsroad import driver

        play = driver(game.name, game.players, seed=1)
        return sum(play(number) for number in range(games))
    from kingsroad.research.batch import BatchedGames

    batch = BatchedGames(game.name, TOGETHER, game.players, seed=1)
    for _ in range(STEPS):
        batch.step(batch.random_actions())
    return TOGETHER * STEPS


def spent(unit: str, game: Game, games: int = PLAYED) -> tuple[int, int]:
    """Instructions, and the decisions or steps that were made with them."""
    some = COUNTED.get(unit)
    callgrind = [
        "valgrind",
        "--tool=callgrind",
        f"--collect-atstart={'no' if some else 'yes'}",
        *(f"--toggle-collect={name}" for name in some or []),
        f"--callgrind-out-file={os.devnull}",
    ]
    script = [sys.executable, str(Path(__file__).resolve()), "--inside", unit]
    chosen = ["--game", game.name, "--games", str(games)]
    done = subprocess.run(
        [*callgrind, *script, *chosen], capture_output=True, text=True, check=True
    )
    collected = re.search(r"Collected : (\d+)", done.stderr)
    if collected is None or collected[1] == "0":
        raise RuntimeError(f"nothing was counted: is this kingsroad compiled?\n{done.stderr}")
    return int(collected[1]), int(done.stdout)


if __name__ == "__main__":
    sys.exit(main())
