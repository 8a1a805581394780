"""The command serve: the web table."""

from __future__ import annotations

import argparse
import threading
import webbrowser
from typing import TYPE_CHECKING

from kingsroad.cli.arguments import describe
from kingsroad.cli.server_options import add_server_options
from kingsroad.cli.status import GOOD
from kingsroad.core.errors import KingsroadError
from kingsroad.server.options import Values, read_options

if TYPE_CHECKING:
    import uvicorn

EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - only to tell which address a browser can open
LATER = 0.5
"""Seconds between two looks whether the server is there."""


def configure(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    describe(
        parser,
        "Serve the web table: people and bots at tables in the browser. Everything is kept in one "
        "folder, so the server can be stopped and started at any time. What can be set by a flag "
        "can also be set by a variable (KINGSROAD_LOG_FORMAT for --log-format) or in a file.",
        "kingsroad serve                               for this machine\n"
        "kingsroad serve --open                        and open the browser\n"
        "kingsroad serve --host 0.0.0.0 --port 80      for everybody who can reach it\n"
        "kingsroad serve --settings kingsroad.toml\n"
        "kingsroad serve --database postgresql+psycopg://user@host/name",
    )
    add_server_options(parser)
    parser.add_argument("--open", action="store_true", help="open the browser")


def run(arguments: argparse.Namespace) -> int:
    """Serve until somebody stops it."""
    values = read_options(vars(arguments))
    server = make_server(values)
    if arguments.open:
        threading.Thread(target=open_browser, args=(server, address(values)), daemon=True).start()
    print(f"Kingsroad is at {address(values)} (Ctrl-C stops it).", flush=True)
    server.run()
    return GOOD if server.started else 1


def make_server(values: Values) -> uvicorn.Server:
    """The server. What it needs is imported here: other commands start without it."""
    from kingsroad.server import journal  # noqa: PLC0415 - as the docstring says
    from kingsroad.server import run as server_process  # noqa: PLC0415 - likewise
    from kingsroad.server.app import make_app  # noqa: PLC0415 - likewise
    from kingsroad.server.ports import objection  # noqa: PLC0415 - likewise
    from kingsroad.server.service import open_up  # noqa: PLC0415 - likewise
    from kingsroad.server.settings import settings_from  # noqa: PLC0415 - likewise

    settings = settings_from(values)
    problem = objection(values.host, values.port)
    if problem:
        raise KingsroadError(f"{problem}; choose others with --host and --port")
    journal.set_up(values.log_format, values.log_level)
    app = make_app(settings, opened=open_up(settings))
    return server_process.make_server(app, values.host, values.port, settings.limits, values.proxy)


def address(values: Values) -> str:
    """What to open in a browser."""
    host = "localhost" if values.host in EVERYWHERE else values.host
    return f"http://{f'[{host}]' if ':' in host else host}:{values.port}/"


def open_browser(server: uvicorn.Server, where: str) -> None:
    """Open the browser when the server is there."""
    pause = threading.Event()
    while not server.started:
        if server.should_exit:
            return
        pause.wait(LATER)
    webbrowser.open(where)
