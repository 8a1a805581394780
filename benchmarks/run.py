"""Measure kingsroad and its peers side by side and show how it fares against its goals.

Every contender runs in a fresh process on one core: round 1 of every contender, then round 2, and
so on, so that a slow moment of the machine hits all of them alike. Ratios are taken inside each
round; the median over rounds is shown with [min-max]. Trust ratios more than absolute figures.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

import environment
from clock import WARM_UP_SECONDS, Sample
from contenders import CONTENDERS, NEEDS, Contender
from report import Run, as_data, as_text

WORKER = Path(__file__).resolve().parent / "worker.py"
PATIENCE_SECONDS = 300.0

EPILOG = """\
contenders:
{names}

examples:
  python benchmarks/run.py                          all of it, about ten minutes
  python benchmarks/run.py --reuse --skip-peers     kingsroad alone, nothing installed
  python benchmarks/run.py --only 'catanatron,*-driven' --rounds 3
  python benchmarks/run.py --json > bench.json      data to stdout, progress to stderr

exit status: 0 measured (whether or not goals are met), 1 a contender failed,
2 nothing could be measured, 130 interrupted (what was measured is still printed)
"""


class BenchError(Exception):
    """Nothing can be measured; the message says why."""


class WorkerError(Exception):
    """One sample could not be taken; the message says why."""


def main(arguments: Sequence[str] | None = None) -> int:
    asked = parse(arguments)
    try:
        core = pick_core(asked.cpu)
        chosen = choose(asked.only, peers=not asked.skip_peers)
        if not asked.reuse:
            environment.prepare(say, peers=any(each.is_peer for each in chosen))
        about = ask_about()
        if not about["compiled"] and not asked.interpreted:
            raise BenchError(
                "the installed kingsroad is not compiled; --interpreted measures it anyway"
            )
    except (BenchError, environment.SetupError) as problem:
        say(str(problem))
        return 2
    except KeyboardInterrupt:
        say("interrupted before anything was measured")
        return 130
    chosen = installed(chosen, about)
    run = Run(asked.rounds, asked.seconds, core, about)
    try:
        measure(run, chosen)
    except KeyboardInterrupt:
        run.interrupted = True
    print(json.dumps(as_data(run), indent=2) if asked.json else as_text(run))
    return 130 if run.interrupted else 1 if run.failures else 0


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    names = "\n".join(f"  {each.name:<24}{each.label}, {each.unit}" for each in CONTENDERS)
    parser = argparse.ArgumentParser(
        description=__doc__,
        epilog=EPILOG.format(names=names),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--rounds", type=at_least_one, default=7, help="rounds (default 7)")
    parser.add_argument(
        "--seconds", type=positive_seconds, default=1.5, help="per measure (default 1.5)"
    )
    parser.add_argument(
        "--only", metavar="NAME,...", help="measure these contenders; * and ? are understood"
    )
    parser.add_argument("--skip-peers", action="store_true", help="a quick look at kingsroad alone")
    parser.add_argument(
        "--reuse",
        action="store_true",
        help=f"install nothing, measure what {environment.HOME.name} holds",
    )
    parser.add_argument(
        "--interpreted", action="store_true", help="accept a kingsroad that is not compiled"
    )
    parser.add_argument("--cpu", type=int, help="core to pin to (default: the last one allowed)")
    parser.add_argument("--json", action="store_true", help="machine-readable result on stdout")
    return parser.parse_args(arguments)


def choose(only: str | None, *, peers: bool) -> list[Contender]:
    """The contenders asked for, in their usual order."""
    candidates = [each for each in CONTENDERS if peers or not each.is_peer]
    if only is None:
        return candidates
    patterns = [pattern.strip() for pattern in only.split(",") if pattern.strip()]
    for pattern in patterns:
        if not any(fnmatchcase(each.name, pattern) for each in candidates):
            names = ", ".join(each.name for each in candidates)
            raise BenchError(f"no contender is called {pattern!r}; there are: {names}")
    return [
        each for each in candidates if any(fnmatchcase(each.name, pattern) for pattern in patterns)
    ]


def installed(chosen: Sequence[Contender], about: dict[str, object]) -> list[Contender]:
    """The contenders that can be measured here; of the others it is said what they need."""
    versions = about["versions"]
    assert isinstance(versions, dict)
    there = []
    for contender in chosen:
        needed = NEEDS.get(contender.kind)
        if needed is None or versions[needed] != "absent":
            there.append(contender)
        else:
            say(f"left out, because {needed} is not installed: {contender.label}")
    return there


def pick_core(wanted: int | None) -> int | None:
    """The core to pin to, or None where the system cannot pin."""
    if not hasattr(os, "sched_getaffinity"):
        return None
    allowed = os.sched_getaffinity(0)
    if wanted is not None and wanted not in allowed:
        raise BenchError(f"core {wanted} is not one of those allowed: {sorted(allowed)}")
    return max(allowed) if wanted is None else wanted


def measure(run: Run, chosen: Sequence[Contender]) -> None:
    """All rounds; a contender that fails once is left out of the rounds that follow."""
    for number in range(1, run.rounds + 1):
        for contender in chosen:
            if contender.name in run.failures or number > contender.most_rounds:
                continue
            try:
                sample = take(contender, run, number)
            except WorkerError as failure:
                run.failures[contender.name] = str(failure)
                say(f"round {number}/{run.rounds}  {contender.label}: FAILED, {failure}")
                continue
            run.add(contender.name, number, sample)
            figure = f"{sample.value:,.4g}" if sample.value < 1000 else f"{sample.value:,.0f}"
            say(f"round {number}/{run.rounds}  {contender.label}: {figure} {contender.unit}")


def take(contender: Contender, run: Run, number: int) -> Sample:
    """One sample from a fresh process; options are counted in the first round only."""
    command = [contender.name, f"--seconds={run.seconds}", f"--round={number}"]
    if run.cpu is not None:
        command.append(f"--cpu={run.cpu}")
    if number == 1:
        command.append("--count")
    limit = PATIENCE_SECONDS + 10 * (run.seconds + WARM_UP_SECONDS)
    told = work(command, limit)
    return Sample(told["value"], told["core_share"], told["facts"])


def ask_about() -> dict[str, object]:
    """What the environment holds."""
    if not environment.interpreter().exists():
        raise BenchError(f"there is no {environment.HOME.name} to reuse; run without --reuse first")
    try:
        told: dict[str, object] = work(["about"], PATIENCE_SECONDS)
    except WorkerError as failure:
        raise BenchError(
            f"kingsroad cannot be used in {environment.HOME.name}: {failure}"
        ) from None
    return told


def work(arguments: Sequence[str], limit: float) -> dict[str, Any]:
    """Run the worker with the environment's Python; its last line is the answer."""
    command = [str(environment.interpreter()), str(WORKER), *arguments]
    clean = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    try:
        done = subprocess.run(
            command, env=clean, capture_output=True, text=True, timeout=limit, check=False
        )
    except subprocess.TimeoutExpired:
        raise WorkerError(f"no answer within {limit:.0f} s") from None
    lines = done.stdout.strip().splitlines()
    if done.returncode or not lines:
        reasons = done.stderr.strip().splitlines()
        raise WorkerError(reasons[-1] if reasons else f"exit status {done.returncode}")
    answer: dict[str, Any] = json.loads(lines[-1])
    return answer


def at_least_one(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("at least 1 is needed")
    return number


def positive_seconds(text: str) -> float:
    number = float(text)
    if not 0.0 < number < float("inf"):
        raise argparse.ArgumentTypeError("more than 0 is needed")
    return number


def say(line: str) -> None:
    """Progress, kept apart from the result."""
    print(line, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
