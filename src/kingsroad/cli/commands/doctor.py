"""The command doctor: what is wrong with an installation of the web table."""

from __future__ import annotations

import argparse

from kingsroad.cli.arguments import describe
from kingsroad.cli.server_options import add_server_options
from kingsroad.cli.status import GOOD
from kingsroad.server.options import read_options


def configure(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    describe(
        parser,
        "Look at everything that a web table needs, with the settings it would be served with, "
        "and say what is wrong and what to do. Nothing is changed.",
        "kingsroad doctor\nkingsroad doctor --settings /etc/kingsroad.toml",
    )
    add_server_options(parser)


def run(arguments: argparse.Namespace) -> int:
    """Look."""
    from kingsroad.server.doctor import examine  # noqa: PLC0415 - slow to import

    values = read_options(vars(arguments))
    well = True
    for finding in examine(values):
        print(f"{'ok  ' if finding.well else 'BAD '} {finding.what}: {finding.told}")
        well &= finding.well
    return GOOD if well else 1
