"""The command backup: everything of a web table in one file."""

from __future__ import annotations

import argparse

from kingsroad.cli.arguments import describe
from kingsroad.cli.moving import add_file, move


def configure(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    describe(
        parser,
        "Write all tables, people and the key of a web table into one file, while the server runs. "
        "Whoever has the file can do what the server can: keep it as you keep the key.",
        "kingsroad backup monday.gz\n"
        "kingsroad backup monday.gz --database postgresql+psycopg://user@host/name",
    )
    add_file(parser, "the file to write; it must not be there")


def run(arguments: argparse.Namespace) -> int:
    """Write it."""
    return move(arguments, "back_up")
