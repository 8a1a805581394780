"""The command serve: the web table."""

from __future__ import annotations

import argparse
import logging
import os
import threading
import webbrowser
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from typing import TYPE_CHECKING

from kingsroad.cli.arguments import BadUsage, at_least, at_most, describe
from kingsroad.cli.status import GOOD

if TYPE_CHECKING:
    import uvicorn

HOST = "127.0.0.1"
PORT = 8303
HIGHEST_PORT = 65_535
HERE = ("localhost", "127.0.0.1", "::1")
EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - only to tell which address a browser can open
DEFAULT_DATA = "kingsroad-data"
LATER = 0.5
"""Seconds between two looks whether the server is there."""


def configure(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    describe(
        parser,
        "Serve the web table: people and bots at tables in the browser. Everything is kept in one "
        "folder, so the server can be stopped and started at any time.",
        "kingsroad serve                               for this machine\n"
        "kingsroad serve --open                        and open the browser\n"
        "kingsroad serve --host 0.0.0.0 --port 80      for everybody who can reach it\n"
        "kingsroad serve --database postgresql+psycopg://user@host/name",
    )
    parser.add_argument(
        "--host", default=HOST, metavar="ADDRESS", help=f"the address to listen on (default {HOST})"
    )
    parser.add_argument(
        "--port", type=int, default=PORT, metavar="N", help=f"the port (default {PORT})"
    )
    parser.add_argument(
        "--data",
        default=DEFAULT_DATA,
        metavar="DIR",
        help=f"the folder of the tables; made if it is not there (default {DEFAULT_DATA})",
    )
    parser.add_argument(
        "--database",
        default="",
        metavar="URL",
        help="another database than the one in the folder, as SQLAlchemy addresses it",
    )
    parser.add_argument(
        "--thinkers",
        type=int,
        metavar="N",
        help="processes in which bots think (default: all cores but one)",
    )
    parser.add_argument(
        "--origin",
        action="append",
        default=[],
        metavar="URL",
        help="a site whose pages may use this server, besides its own; may be repeated",
    )
    parser.add_argument(
        "--site",
        action="append",
        default=[],
        metavar="NAME",
        help="a name of this server, as example.org, where a proxy or others reach it by one; may "
        "be repeated (default: localhost if it listens for this machine only, else any name)",
    )
    parser.add_argument(
        "--operator",
        action="append",
        default=[],
        metavar="NETWORK",
        help="an address or network that /health tells the version; may be repeated",
    )
    parser.add_argument("--open", action="store_true", help="open the browser")


def run(arguments: argparse.Namespace) -> int:
    """Serve until somebody stops it."""
    server = make_server(arguments)
    if arguments.open:
        threading.Thread(
            target=open_browser, args=(server, address(arguments)), daemon=True
        ).start()
    print(f"Kingsroad is at {address(arguments)} (Ctrl-C stops it).", flush=True)
    server.run()
    return GOOD if server.started else 1


def make_server(arguments: argparse.Namespace) -> uvicorn.Server:
    """The server. What it needs is imported here: other commands start without it."""
    try:
        from kingsroad.server import run as server_process  # noqa: PLC0415 - as the docstring says
        from kingsroad.server.app import make_app  # noqa: PLC0415 - likewise
        from kingsroad.server.service import open_up  # noqa: PLC0415 - likewise
        from kingsroad.server.settings import ServerSettings  # noqa: PLC0415 - likewise
    except ImportError as error:
        raise BadUsage(
            f"the web table needs more packages (there is no {error.name}): "
            "pip install 'kingsroad[web]'"
        ) from None
    port = at_most(at_least(arguments.port, 1, "--port"), HIGHEST_PORT, "--port")
    thinkers = arguments.thinkers
    if thinkers is None:
        thinkers = max(1, (os.cpu_count() or 2) - 1)
    settings = ServerSettings(
        data=Path(arguments.data),
        database=arguments.database,
        thinkers=at_least(thinkers, 1, "--thinkers"),
        origins=frozenset(arguments.origin),
        hosts=names(arguments),
        operators=frozenset(map(network, arguments.operator)),
    )
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(message)s")
    app = make_app(settings, opened=open_up(settings))
    return server_process.make_server(app, arguments.host, port, settings.limits)


def names(arguments: argparse.Namespace) -> frozenset[str]:
    """The names that the server answers to; addresses need no name."""
    given = frozenset(name.lower() for name in arguments.site)
    return given | {"localhost"} if given or arguments.host in HERE else given


def network(text: str) -> IPv4Network | IPv6Network:
    """A network as an operator writes it."""
    try:
        return ip_network(text, strict=False)
    except ValueError:
        raise BadUsage(f"--operator: {text!r} is no address and no network") from None


def address(arguments: argparse.Namespace) -> str:
    """What to open in a browser."""
    host = "localhost" if arguments.host in EVERYWHERE else arguments.host
    return f"http://{f'[{host}]' if ':' in host else host}:{arguments.port}/"


def open_browser(server: uvicorn.Server, where: str) -> None:
    """Open the browser when the server is there."""
    pause = threading.Event()
    while not server.started:
        if server.should_exit:
            return
        pause.wait(LATER)
    webbrowser.open(where)
