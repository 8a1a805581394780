"""The command restore: a web table from a backup."""

from __future__ import annotations

import argparse
from contextlib import closing
from pathlib import Path

from kingsroad.cli.arguments import BadUsage, describe
from kingsroad.cli.server_options import WHERE, add_server_options
from kingsroad.cli.status import GOOD
from kingsroad.server.options import read_options


def configure(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    describe(
        parser,
        "Fill an empty folder or database from a backup, also one of the other kind: so a web "
        "table moves from SQLite to PostgreSQL and back.",
        "kingsroad restore monday.gz --data new-folder\n"
        "kingsroad restore monday.gz --database postgresql+psycopg://user@host/name",
    )
    parser.add_argument("file", metavar="FILE", help="the backup")
    add_server_options(parser, WHERE)


def run(arguments: argparse.Namespace) -> int:
    """Fill it."""
    from kingsroad.server.security.tokens import KEY_FILE, make_key  # noqa: PLC0415 - slow to import
    from kingsroad.server.settings import DATABASE_FILE, settings_from  # noqa: PLC0415 - likewise
    from kingsroad.server.storage.backup import restore  # noqa: PLC0415 - likewise
    from kingsroad.server.storage.folder import make_private  # noqa: PLC0415 - likewise
    from kingsroad.server.storage.storage import Storage  # noqa: PLC0415 - likewise

    settings = settings_from(read_options(vars(arguments)))
    key_file = settings.key or settings.data / KEY_FILE
    if key_file.exists():
        raise BadUsage(f"{key_file} is there already; restore into an empty folder")
    settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not settings.database:
        make_private(settings.data / DATABASE_FILE)
    with closing(Storage(settings.address)) as storage:
        key, counts = restore(storage, Path(arguments.file))
    make_key(key_file, key)
    print(f"{counts['tables']} tables, {counts['lines']} lines.")
    return GOOD
