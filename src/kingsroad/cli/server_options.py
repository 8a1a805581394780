"""The options of a server as flags of a command."""

from __future__ import annotations

import argparse
from collections.abc import Collection

from kingsroad.server.options import FILE, OPTIONS, Option

WHERE = ("data", "database", "key")
"""The options that say where everything is."""


def add_server_options(parser: argparse.ArgumentParser, only: Collection[str] = ()) -> None:
    """Let a command take what a server can be told, or some of it."""
    parser.add_argument(
        f"--{FILE}", metavar="FILE", help="a file with what else can be set here, as TOML"
    )
    for option in OPTIONS:
        if not only or option.name in only:
            add_option(parser, option)


def add_option(parser: argparse.ArgumentParser, option: Option) -> None:
    """One option; a default is told and not set, for variables and the file come first."""
    flag, usual = f"--{option.name}", option.default
    if isinstance(usual, bool):
        parser.add_argument(flag, action="store_const", const=True, help=option.meaning)
    elif isinstance(usual, tuple):
        parser.add_argument(
            flag, action="append", default=[], metavar=option.metavar, help=option.meaning
        )
    else:
        told = f" (default {usual})" if usual not in ("", None) else ""
        number = usual is None or isinstance(usual, int)
        parser.add_argument(
            flag,
            type=int if number else str,
            metavar=option.metavar,
            help=option.meaning + told,
        )
