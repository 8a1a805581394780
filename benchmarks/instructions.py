"""Count the instructions of a decision and of a batched step, by callgrind.

Unlike times they are the same on a busy machine. Run it with a Python that has a compiled
kingsroad: it starts valgrind on itself.
"""

import argparse
import os
import re
import subprocess
import sys
from pathlib import Path

from games import GAMES, Game

PLAYED = 25
TOGETHER = 24
STEPS = 250
COUNTED = {
    "decision": ["CPyPy_playout___play_out"],
    "step": ["CPyPy_batch___Batch___step", "CPyPy_batch___Batch___draw"],
}
"""What is counted, by the names of the functions in C that Python calls: nothing of starting up."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--inside", choices=COUNTED, help=argparse.SUPPRESS)
    parser.add_argument("--game", choices=[game.name for game in GAMES], help="only this one")
    asked = parser.parse_args()
    chosen = [game for game in GAMES if asked.game in {None, game.name}]
    if asked.inside:
        print(work(asked.inside, chosen[0]))
        return 0
    for game in chosen:
        per_decision, per_step = (instructions(unit, game) for unit in COUNTED)
        print(
            f"{game.name} {game.players}p: {per_decision:,.0f} instructions a decision, "
            f"{per_step:,.0f} a step of a batch with observation and mask",
            flush=True,
        )
    return 0


def work(unit: str, game: Game) -> int:
    """What is counted; how many there were."""
    import kingsroad

    if unit == "decision":
        return kingsroad.playouts(game.name, game.players, PLAYED, seed=1).decisions
    from kingsroad.research.batch import BatchedGames

    batch = BatchedGames(game.name, TOGETHER, game.players, seed=1)
    for _ in range(STEPS):
        batch.step(batch.random_actions())
    return TOGETHER * STEPS


def instructions(unit: str, game: Game) -> float:
    """The instructions of one decision or step."""
    callgrind = [
        "valgrind",
        "--tool=callgrind",
        "--collect-atstart=no",
        *(f"--toggle-collect={name}" for name in COUNTED[unit]),
        f"--callgrind-out-file={os.devnull}",
    ]
    script = [sys.executable, str(Path(__file__).resolve()), "--inside", unit, "--game", game.name]
    done = subprocess.run([*callgrind, *script], capture_output=True, text=True, check=True)
    collected = re.search(r"Collected : (\d+)", done.stderr)
    if collected is None or collected[1] == "0":
        raise RuntimeError(f"nothing was counted: is this kingsroad compiled?\n{done.stderr}")
    return int(collected[1]) / int(done.stdout)


if __name__ == "__main__":
    sys.exit(main())
