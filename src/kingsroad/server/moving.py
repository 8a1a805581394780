"""A whole server in one file, and out of it again: its database and its key."""

from __future__ import annotations

from collections import Counter
from contextlib import ExitStack, closing
from pathlib import Path

from kingsroad.core.errors import KingsroadError
from kingsroad.server.security.tokens import make_key, read_key
from kingsroad.server.settings import DATABASE_FILE, ServerSettings
from kingsroad.server.storage import backup
from kingsroad.server.storage.folder import make_private
from kingsroad.server.storage.storage import Storage, usable


def back_up(settings: ServerSettings, path: Path) -> Counter[str]:
    """Write a backup, while the server runs or not; how many rows of each table it has."""
    settings.check_is_there()
    key = read_key(settings.key_file)
    with closing(Storage(settings.address)) as storage, usable():
        return backup.back_up(storage, key, path)


def restore(settings: ServerSettings, path: Path) -> Counter[str]:
    """Fill an empty folder or database from a backup; how many rows of each table there are."""
    key_file = settings.key_file
    if key_file.exists():
        raise KingsroadError(f"{key_file} is there already; restore into an empty folder")
    backup.check(path)
    settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not settings.database:
        make_private(settings.data / DATABASE_FILE)
    with closing(Storage(settings.address)) as storage, usable(), ExitStack() as undo:

        def keep(key: bytes) -> None:
            """Keep the key; it is no use without the rest."""
            make_key(key_file, key)
            undo.callback(key_file.unlink)

        counts = backup.restore(storage, path, keep)
        undo.pop_all()
    return counts
