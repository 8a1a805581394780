"""Measure one contender once, in this process, on one core; the last line printed is JSON.

Started by run.py with the interpreter of the benchmark's environment.
"""

import argparse
import json
import os
import sys
from dataclasses import asdict, replace
from importlib import metadata

from clock import Sample
from contenders import CONTENDERS, Contender, Kind

DISTRIBUTIONS = ("kingsroad", "catanatron", "open_spiel", "numpy", "pettingzoo", "pgx")
SEEDS_PER_ROUND = 1_000_000


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("contender", help="a name of contenders.py, or 'about'")
    parser.add_argument("--seconds", type=float, default=1.5)
    parser.add_argument("--round", type=int, default=1, help="decides the seeds")
    parser.add_argument("--cpu", type=int, help="pin to this core")
    parser.add_argument("--count", action="store_true", help="count options too, untimed")
    asked = parser.parse_args()
    if asked.cpu is not None and hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {asked.cpu})
    if asked.contender == "about":
        print(json.dumps(about()))
        return 0
    known = {each.name: each for each in CONTENDERS}
    contender = known[asked.contender]
    seed = asked.round * SEEDS_PER_ROUND
    sample = measure(contender, asked.seconds, seed)
    if asked.count:
        sample = replace(sample, facts={**sample.facts, **count(contender, seed)})
    print(json.dumps(asdict(sample)))
    return 0


def about() -> dict[str, object]:
    """What is installed here."""
    import kingsroad

    return {
        "python": sys.version.split()[0],
        "implementation": sys.implementation.name,
        "compiled": bool(kingsroad.COMPILED),
        "versions": {name: version(name) for name in DISTRIBUTIONS},
    }


def version(distribution: str) -> str:
    try:
        return metadata.version(distribution)
    except metadata.PackageNotFoundError:
        return "absent"


def measure(contender: Contender, seconds: float, seed: int) -> Sample:
    """One sample. Imports are local: a worker loads nothing but what it measures."""
    name, players = contender.game, contender.players
    match contender.kind:
        case Kind.CATANATRON_PLAY | Kind.CATANATRON_CLONE:
            import measure_catanatron as catan

            if contender.kind is Kind.CATANATRON_PLAY:
                return catan.play(players, seconds, seed)
            return catan.clone(players, contender.after, seconds, seed)
        case Kind.OPEN_SPIEL_DRIVEN | Kind.OPEN_SPIEL_CLONE | Kind.OPEN_SPIEL_OBSERVED:
            import measure_openspiel as spiel

            if contender.kind is Kind.OPEN_SPIEL_OBSERVED:
                return spiel.observed(name, seconds, seed)
            if contender.kind is Kind.OPEN_SPIEL_DRIVEN:
                return spiel.driven(name, seconds, seed)
            return spiel.clone(name, contender.after, seconds, seed)
        case Kind.AEC | Kind.AEC_RAW | Kind.PETTING_ZOO:
            import measure_pettingzoo as zoo

            if contender.kind is Kind.PETTING_ZOO:
                return zoo.peer(name, seconds, seed)
            return zoo.ours(name, players, contender.kind is Kind.AEC_RAW, seconds, seed)
        case Kind.BATCH | Kind.PARALLEL:
            import measure_batch

            if contender.kind is Kind.PARALLEL:
                return measure_batch.in_processes(name, players, contender.workers, seconds, seed)
            return measure_batch.stepped(name, players, seconds, seed)
        case Kind.PGX:
            import measure_pgx

            return measure_pgx.stepped(name, seconds, seed)
        case Kind.IMPORT_TIME:
            import measure_import

            return measure_import.import_time(seconds)
        case Kind.IN_ENGINE | Kind.DRIVEN | Kind.CLONE | Kind.STATE_BYTES:
            import measure_kingsroad as engine

            if contender.kind is Kind.IN_ENGINE:
                return engine.in_engine(name, players, seconds, seed)
            if contender.kind is Kind.DRIVEN:
                return engine.driven(name, players, seconds, seed)
            if contender.kind is Kind.CLONE:
                return engine.clone(name, players, contender.after, seconds, seed)
            return engine.state_bytes(name, players, contender.after, seed)


def count(contender: Contender, seed: int) -> dict[str, float]:
    """Facts about the decisions of the games a rate was measured on."""
    match contender.kind:
        case Kind.CATANATRON_PLAY:
            import measure_catanatron

            return measure_catanatron.count(contender.players, seed)
        case Kind.OPEN_SPIEL_DRIVEN:
            import measure_openspiel

            return measure_openspiel.count(contender.game, seed)
        case Kind.IN_ENGINE | Kind.DRIVEN:
            import measure_kingsroad

            return measure_kingsroad.count(contender.game, contender.players, seed)
        case _:
            return {}


if __name__ == "__main__":
    sys.exit(main())
