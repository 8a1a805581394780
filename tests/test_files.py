"""The files of the repository, as other machines than the author's see them."""

import re
import subprocess
from collections import defaultdict
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
DEVICES = {"con", "prn", "aux", "nul"} | {
    f"{port}{n}" for port in ("com", "lpt") for n in range(10)
}
"""No file can have such a name on Windows, whatever stands behind the dot."""
FORKING = re.compile(
    r"\bfork(server)?\b|\bProcessPoolExecutor\b|\bmultiprocessing\.(Pool|Process)\b"
)
"""Ways to start processes that not every system has; `get_context("spawn")` works everywhere."""

in_a_clone = pytest.mark.skipif(not (ROOT / ".git").exists(), reason="only a clone knows its files")


def tracked() -> list[str]:
    """All files that git knows, relative to the repository."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],  # noqa: S607 - the git of whoever runs this
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return [name for name in listed.stdout.split("\0") if name and (ROOT / name).exists()]


@in_a_clone
def test_no_two_files_differ_only_by_case() -> None:
    """On macOS and Windows one of the two would overwrite the other."""
    alike: dict[str, list[str]] = defaultdict(list)
    for name in tracked():
        # The client imports live.svelte.ts as "./live.svelte": there Live.svelte would be found.
        alike[name.casefold().removesuffix(".ts")].append(name)
    assert [names for names in alike.values() if len(names) > 1] == []


@in_a_clone
def test_every_system_can_have_these_names() -> None:
    for name in tracked():
        for part in name.split("/"):
            assert not set(part) & set('<>:"\\|?*'), name
            assert part == part.rstrip(". "), name
            assert part.partition(".")[0].casefold() not in DEVICES, name


def test_no_process_is_forked() -> None:
    """What else only some systems have, `make check` finds by its types."""
    for file in (ROOT / "src").rglob("*.py"):
        for line in file.read_text(encoding="utf-8").splitlines():
            assert not FORKING.search(line), f"{file}: {line}"
