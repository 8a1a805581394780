"""The folder of a server: only one server uses it at a time."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final, TextIO

from kingsroad.core.errors import KingsroadError

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

LOCK_FILE: Final = "server.lock"
PRIVATE: Final = 0o600


def make_private(path: Path) -> None:
    """Let nobody but the user of the server read a file; it is made if it is not there."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE))
    path.chmod(PRIVATE)


def lock(file: TextIO) -> None:
    """Have a file alone, until it is closed; an OSError if somebody has it."""
    if sys.platform == "win32":
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class FolderLock:
    """A folder that only one server uses; the system lets go of it even after a crash."""

    def __init__(self, path: Path, complaint: str = "") -> None:
        make_private(path)
        self.file: Final = path.open("w")
        try:
            lock(self.file)
        except OSError:
            self.file.close()
            reason = complaint or f"another server uses the folder {path.parent}"
            raise KingsroadError(reason) from None

    def close(self) -> None:
        """Let go."""
        self.file.close()
