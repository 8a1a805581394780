"""The files of the repository, as other machines than the author's see them."""

import subprocess
from collections import defaultdict
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


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


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="only a clone knows its files")
def test_no_two_files_differ_only_by_case() -> None:
    """On macOS and Windows one of the two would overwrite the other."""
    alike: dict[str, list[str]] = defaultdict(list)
    for name in tracked():
        # The client imports live.svelte.ts as "./live.svelte": there Live.svelte would be found.
        alike[name.casefold().removesuffix(".ts")].append(name)
    assert [names for names in alike.values() if len(names) > 1] == []
