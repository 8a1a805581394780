"""Write the playthroughs: python -m tests.research.make_playthroughs.

Each is a whole game as OpenSpiel tells it: strings, tensors and action numbers. Packed, because
they are long and mostly tensors; `zcat` shows one.
"""

from __future__ import annotations

import gzip

from absl import flags
from open_spiel.python.algorithms import generate_playthrough
from tests.parts import folder_of

import kingsroad.research.openspiel  # noqa: F401 - registers the games
from kingsroad import GAMES

PLAYTHROUGH = "playthrough.txt.gz"
SEED = 2


def stored(name: str) -> str:
    """A playthrough as it was written."""
    return gzip.decompress((folder_of(name) / PLAYTHROUGH).read_bytes()).decode()


def replayed(text: str) -> str:
    """The same game played anew: OpenSpiel's own replay, for a text that is not a file."""
    if not flags.FLAGS.is_parsed():
        flags.FLAGS.mark_as_parsed()
    wanted = generate_playthrough._playthrough_params(text.splitlines())
    again: str = generate_playthrough.playthrough(**wanted)
    return again


def main() -> None:
    """Write all of them."""
    for name in GAMES:
        text = generate_playthrough.playthrough(f"kingsroad_{name}", None, seed=SEED)
        packed = gzip.compress(text.encode(), mtime=0)
        (folder_of(name) / PLAYTHROUGH).write_bytes(packed)


if __name__ == "__main__":
    main()
