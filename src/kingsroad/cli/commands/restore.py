"""The command restore: a web table from a backup."""

from __future__ import annotations

import argparse

from kingsroad.cli.arguments import describe
from kingsroad.cli.moving import add_file, move


def configure(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    describe(
        parser,
        "Fill an empty folder or database from a backup, also one of the other kind: so a web "
        "table moves from SQLite to PostgreSQL and back.",
        "kingsroad restore monday.gz --data new-folder\n"
        "kingsroad restore monday.gz --database postgresql+psycopg://user@host/name",
    )
    add_file(parser, "the backup")


def run(arguments: argparse.Namespace) -> int:
    """Fill it."""
    return move(arguments, "restore")
