"""Import time: fresh interpreters that import kingsroad, minus fresh ones that do nothing."""

import os
import subprocess
import sys
from statistics import median
from time import perf_counter

from clock import Sample

FEWEST_PAIRS = 5


def start(code: str) -> float:
    """Milliseconds of wall time from the start to the end of an interpreter."""
    begin = perf_counter()
    subprocess.run([sys.executable, "-I", "-c", code], check=True)
    return (perf_counter() - begin) * 1000.0


def import_time(seconds: float) -> Sample:
    """Milliseconds that `import kingsroad` adds to the start of an interpreter."""
    start("pass")
    start("import kingsroad")
    empty: list[float] = []
    full: list[float] = []
    used = os.times()
    begin = perf_counter()
    while perf_counter() - begin < seconds or len(full) < FEWEST_PAIRS:
        empty.append(start("pass"))
        full.append(start("import kingsroad"))
    wall = perf_counter() - begin
    now = os.times()
    cpu = sum(now[:4]) - sum(used[:4])
    return Sample(
        median(full) - median(empty), min(1.0, cpu / wall), {"empty_start": median(empty)}
    )
