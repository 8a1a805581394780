"""Build everything that is published, install it into clean environments, and play there.

    python -m tests.wheels                                 all, for this Python
    python -m tests.wheels --python python3.12 --python python3.13
    python -m tests.wheels --pure                          without compiled wheels: a minute of CPU

The sdist comes first. All wheels are made from it, in a folder without the client's sources, which
shows that nobody needs Node.js for them. What was built stays in the folder dist.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parent.parent
STATIC = "src/kingsroad/server/static"
PURE = {"KINGSROAD_PURE": "1"}


def main() -> None:
    """Build, install, play."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.wheels", description=(__doc__ or "").split("\n", 1)[0]
    )
    parser.add_argument("--python", action="append", metavar="PROGRAM", help="compile for it")
    parser.add_argument("--pure", action="store_true", help="compile nothing")
    parser.add_argument("--out", type=Path, default=ROOT / "dist", metavar="FOLDER")
    wanted = parser.parse_args()
    out: Path = wanted.out
    shutil.rmtree(out, ignore_errors=True)
    with tempfile.TemporaryDirectory(prefix="kingsroad-wheels-") as folder:
        work = Path(folder)
        sdist = make_sdist(out)
        unpacked = without_client_sources(sdist, work)
        pure = make_wheel(sys.executable, unpacked, out, PURE)
        played = [
            play(sys.executable, sdist, "interpreted", work, PURE),
            play(sys.executable, pure, "interpreted", work),
        ]
        played += [
            play(python, make_wheel(python, unpacked, out), "compiled", work)
            for python in ([] if wanted.pure else wanted.python or [sys.executable])
        ]
    assert len(set(played)) == 1, f"not all have played the same: {played}"
    print(f"All {len(played)} installations have played the same games.")


def make_sdist(out: Path) -> Path:
    """The sources with the built client."""
    run([sys.executable, "-m", "build", "--sdist", "--outdir", str(out), str(ROOT)])
    (sdist,) = out.glob("*.tar.gz")
    return sdist


def without_client_sources(sdist: Path, work: Path) -> Path:
    """The sdist in a folder, without all that Node.js would work on."""
    with tarfile.open(sdist) as archive:
        archive.extractall(work, filter="data")
    folder = work / sdist.name.removesuffix(".tar.gz")
    assert (folder / STATIC / "index.html").is_file(), "the sdist has no client"
    shutil.rmtree(folder / "web")
    return folder


def make_wheel(python: str, source: Path, out: Path, more: dict[str, str] | None = None) -> Path:
    """A wheel for a Python."""
    before = set(out.iterdir())
    run([python, "-m", "pip", "wheel", "--no-deps", "--wheel-dir", str(out), str(source)], more)
    (wheel,) = set(out.iterdir()) - before
    assert ("-py3-none-any" in wheel.name) == bool(more), wheel.name
    return wheel


def play(
    python: str, what: Path, build: str, work: Path, more: dict[str, str] | None = None
) -> str:
    """Install something into an environment of its own and play there; what the games came to."""
    home = Path(tempfile.mkdtemp(dir=work))
    run([python, "-m", "venv", str(home)])
    inside = str(next(home.glob("[bS]*/python*")))  # bin, or Scripts on Windows
    run([inside, "-m", "pip", "install", str(what)], more)
    return run([inside, str(ROOT / "tests" / "installed.py"), "--expect", build])


def run(command: list[str], more: dict[str, str] | None = None) -> str:
    """Run a command and say how long it took; if it fails, what it said."""
    started = time.monotonic()
    # From the root, as the constraints are named relative to it.
    ran = subprocess.run(
        command,
        cwd=ROOT,
        env={**os.environ, **(more or {})},
        capture_output=True,
        text=True,
        check=False,
    )
    told = " ".join(Path(word).name for word in command)
    print(f"{time.monotonic() - started:6.1f} s  {told}", flush=True)
    if ran.returncode:
        sys.exit(f"{ran.stdout}{ran.stderr}")
    return ran.stdout


if __name__ == "__main__":
    main()
