"""Kill, cut and stop under play, and see that nothing is lost, invented or served by two.

    python -m tests.campaign --seconds 120

Three servers share a PostgreSQL and a Redis behind nginx. People play at many tables through it,
and now and then come to a server past it; meanwhile, again and again, one of the servers is killed
with -9 and started anew, or ended as an operator would, or cut off from the database, with notice
or in silence, or frozen until others have its tables; or the database drops all servers at once, or
the proxy is stopped for a moment. Every choice that somebody was told of is written down, with the
server that told it. In the end the database must have each of them, in its place; and each must
have been told by the one server that had the table, as the database saw it, when the choice was
written. All tables must be back five seconds after the lease of the server that had them.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from pathlib import Path

from tests.campaign.cluster import AWAY, Cluster
from tests.campaign.player import Player, Told, told_of

from kingsroad.server.cluster.tenure import LEASE

KINDS = ("kill", "end", "cut", "proxy", "silence", "freeze", "database")
LATEST = LEASE + 5.0
"""Seconds after which a table must be back, whatever was done; nginx cannot see that a server is
frozen, and sends people there until it is awake again."""
PATIENCE = 120.0


async def fight(
    seconds: float, tables: int, seed: int, folder: Path, latest: float = LATEST
) -> int:
    """One campaign; how many things went wrong."""
    dice = random.Random(seed)
    async with Cluster(folder) as cluster:
        told = Told()
        players = [Player(cluster, told, number) for number in range(tables)]
        await asyncio.gather(*(player.sit_down() for player in players))
        playing = [asyncio.create_task(player.play()) for player in players]
        began, turn = time.monotonic(), 0
        blows = dict.fromkeys(KINDS, 0)
        while time.monotonic() - began < seconds or turn < len(KINDS):  # at least one of each
            await asyncio.sleep(dice.uniform(1.0, 3.0))
            kind, which = KINDS[turn % len(KINDS)], dice.choice(players).server  # it has tables
            turn += 1
            blows[kind] += 1
            told.blow = kind
            await cluster.strike(kind, which)
            await all_back(players)
            told.blow = "quiet"
        for player in players:
            player.enough = True
        await asyncio.wait(playing, timeout=60)
        faults = [
            f"a player failed: {each.exception()!r}"
            for each in playing
            if each.done() and each.exception()
        ]
        faults += [f"player {n} did not end" for n, each in enumerate(playing) if not each.done()]
        faults += await asyncio.to_thread(told.compare, cluster.database)
        faults += [
            f"{kind}: a table was back after {wait} s"
            for kind, waits in told.waits.items()
            for wait in waits
            if wait > latest + (AWAY if kind == "freeze" else 0.0)
        ]
        print(
            json.dumps(
                {
                    "seconds": round(time.monotonic() - began, 1),
                    "tables": tables,
                    "blows": blows,
                    "lives": sum(cluster.lives),
                    "choices": told.choices,
                    "back": {kind: told_of(waits) for kind, waits in told.waits.items()},
                    "faults": faults[:10],
                }
            )
        )
        return len(faults)


async def all_back(players: list[Player]) -> None:
    """Wait until everybody sees their table again."""
    for player in players:
        await asyncio.wait_for(player.sees.wait(), PATIENCE)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=120.0)
    parser.add_argument("--tables", type=int, default=24)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(fight(asked.seconds, asked.tables, asked.seed, Path(folder))) > 0


if __name__ == "__main__":
    sys.exit(main())
