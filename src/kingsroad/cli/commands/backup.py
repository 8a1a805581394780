"""The command backup: everything of a web table in one file."""

from __future__ import annotations

import argparse
from contextlib import closing
from pathlib import Path

from kingsroad.cli.arguments import describe
from kingsroad.cli.server_options import WHERE, add_server_options
from kingsroad.cli.status import GOOD
from kingsroad.server.options import read_options


def configure(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    describe(
        parser,
        "Write all tables, people and the key of a web table into one file, while the server runs. "
        "Whoever has the file can do what the server can: keep it as you keep the key.",
        "kingsroad backup monday.gz\n"
        "kingsroad backup monday.gz --database postgresql+psycopg://user@host/name",
    )
    parser.add_argument("file", metavar="FILE", help="the file to write; it must not be there")
    add_server_options(parser, WHERE)


def run(arguments: argparse.Namespace) -> int:
    """Write it."""
    from kingsroad.server.security.tokens import read_key  # noqa: PLC0415 - slow to import
    from kingsroad.server.settings import settings_from  # noqa: PLC0415 - likewise
    from kingsroad.server.storage.backup import back_up  # noqa: PLC0415 - likewise
    from kingsroad.server.storage.storage import Storage  # noqa: PLC0415 - likewise

    settings = settings_from(read_options(vars(arguments)))
    settings.check_is_there()
    key = read_key(settings.data, settings.key)
    with closing(Storage(settings.address)) as storage:
        counts = back_up(storage, key, Path(arguments.file))
    print(f"{arguments.file}: {counts['tables']} tables, {counts['lines']} lines.")
    return GOOD
