"""The environment the contenders run in: `.venv-bench` beside the project."""

import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / ".venv-bench"
REQUIREMENTS = Path(__file__).resolve().parent / "requirements.txt"
OPTIONAL = Path(__file__).resolve().parent / "requirements-pgx.txt"
COMPILED = HOME / "jax-cache"
"""What jax compiled, so that it need not be done again in every round."""
CONSTRAINTS = ROOT / "constraints.txt"


class SetupError(Exception):
    """The environment cannot be made or used; the message says why and what to do."""


def interpreter() -> Path:
    """The Python of the environment."""
    return HOME / "Scripts" / "python.exe" if os.name == "nt" else HOME / "bin" / "python"


def prepare(say: Callable[[str], None], *, peers: bool) -> None:
    """Make the environment if missing, install the project as it is now, and the pinned peers."""
    if not interpreter().exists():
        say(f"creating {HOME.name}")
        _run([sys.executable, "-m", "venv", str(HOME)], dict(os.environ))
    plain = {name: value for name, value in os.environ.items() if name != "PIP_CONSTRAINT"}
    constrained = dict(plain)
    if CONSTRAINTS.exists():
        constrained["PIP_CONSTRAINT"] = str(CONSTRAINTS)
    pip = [str(interpreter()), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    if peers:
        say(f"installing the peers of {REQUIREMENTS.name}")
        _run([*pip, "-r", str(REQUIREMENTS)], plain, "without peers: --skip-peers")
        try:
            _run([*pip, "-r", str(OPTIONAL)], plain)
        except SetupError:
            say(f"the peers of {OPTIONAL.name} cannot be installed here; they are left out")
    constrained["KINGSROAD_TUNED"] = "1"  # as it is published
    say("building and installing kingsroad (compiling takes some minutes)")
    _run([*pip, f"{ROOT}[research]"], constrained)


def _run(command: list[str], environment: Mapping[str, str], advice: str = "") -> None:
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        tail = "\n".join((done.stdout + done.stderr).strip().splitlines()[-20:])
        hint = f"\n({advice})" if advice else ""
        raise SetupError(f"this failed: {' '.join(command[1:])}\n{tail}{hint}")
