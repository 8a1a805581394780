"""What the commands backup and restore share: a file, and where the server is."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Literal

from kingsroad.cli.server_options import WHERE, add_server_options
from kingsroad.cli.status import GOOD
from kingsroad.server.options import read_options


def add_file(parser: argparse.ArgumentParser, meaning: str) -> None:
    """Let a command take a backup, and say which server it is of."""
    parser.add_argument("file", metavar="FILE", help=meaning)
    add_server_options(parser, WHERE)


def move(arguments: argparse.Namespace, way: Literal["back_up", "restore"]) -> int:
    """Bring a server into its file, or back, and say how much that was."""
    from kingsroad.server import moving  # noqa: PLC0415 - slow to import
    from kingsroad.server.settings import settings_from  # noqa: PLC0415 - likewise

    settings = settings_from(read_options(vars(arguments)))
    counts = getattr(moving, way)(settings, Path(arguments.file))
    print(f"{arguments.file}: {counts['tables']} tables, {counts['lines']} lines.")
    return GOOD
