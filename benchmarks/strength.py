"""Measure the strength of the bots: set up what ladder.py needs, then hand over to it.

make strength                                 all bars, some hours on two cores
make strength ARGS="--only 'greedy*'"         some of them
make strength ARGS="--share 0.25 --reuse"     a quarter of the games, nothing installed anew
make strength ARGS=--help                     all options
"""

import subprocess
import sys
from pathlib import Path

import environment

LADDER = Path(__file__).resolve().parent / "ladder.py"


def say(text: str) -> None:
    """Progress goes to stderr, results to stdout."""
    print(text, file=sys.stderr, flush=True)


def main(arguments: list[str]) -> int:
    """Prepare the environment unless told to reuse it, and run the ladder there."""
    reuse = "--reuse" in arguments
    rest = [argument for argument in arguments if argument != "--reuse"]
    try:
        if not reuse:
            environment.prepare(say, peers=True)
    except environment.SetupError as problem:
        say(str(problem))
        return 2
    python = str(environment.interpreter())
    return subprocess.run([python, str(LADDER), *rest], check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
