"""The command mcp: a language model plays, by the Model Context Protocol."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from kingsroad.cli.arguments import BadUsage, describe
from kingsroad.cli.status import GOOD

if TYPE_CHECKING:
    from mcp.server.mcpserver import MCPServer

HOST = "127.0.0.1"
PORT = 8304


def configure(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    describe(
        parser,
        "Let a language model play, through the Model Context Protocol: alone against bots, or "
        "at a table of a running server, whose link a person has given it. Without --http the "
        "program that has the model starts this one and talks to it over stdin and stdout.",
        "kingsroad mcp                     for a program that starts it\n"
        "kingsroad mcp --http              at http://127.0.0.1:8304/mcp",
    )
    parser.add_argument("--http", action="store_true", help="serve streamable HTTP instead")
    parser.add_argument(
        "--host", default=HOST, metavar="ADDRESS", help=f"the address to listen on (default {HOST})"
    )
    parser.add_argument(
        "--port", type=int, default=PORT, metavar="N", help=f"the port (default {PORT})"
    )


def run(arguments: argparse.Namespace) -> int:
    """Serve until the model's program, or somebody, stops it."""
    server = make_server()
    if arguments.http:
        server.run("streamable-http", host=arguments.host, port=arguments.port)
    else:
        server.run("stdio")
    return GOOD


def make_server() -> MCPServer:
    """The server. What it needs is imported here: other commands start without it."""
    try:
        from kingsroad.mcp import tools  # noqa: PLC0415 - as the docstring says
    except ImportError as error:
        raise BadUsage(
            f"play with a model needs more packages (there is no {error.name}): "
            "pip install 'kingsroad[mcp]'"
        ) from None
    return tools.make_server(tools.Tools())
