"""The command mcp: a language model plays, by the Model Context Protocol."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from kingsroad.cli.arguments import BadUsage, describe
from kingsroad.cli.status import GOOD
from kingsroad.server.ports import objection

if TYPE_CHECKING:
    from mcp.server.mcpserver import MCPServer

HOST = "127.0.0.1"
PORT = 8304
MOST_PORT = 65535


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
        "--host", metavar="ADDRESS", help=f"the address to listen on with --http (default {HOST})"
    )
    parser.add_argument(
        "--port", type=int, metavar="N", help=f"the port with --http (default {PORT})"
    )


def run(arguments: argparse.Namespace) -> int:
    """Serve until the model's program, or somebody, stops it."""
    if not arguments.http:
        if arguments.host is not None or arguments.port is not None:
            raise BadUsage("--host and --port go with --http only")
        make_server().run("stdio")
        return GOOD
    host, port = arguments.host or HOST, PORT if arguments.port is None else arguments.port
    if not 0 < port <= MOST_PORT:
        raise BadUsage(f"--port must be 1 to {MOST_PORT}, not {port}")
    server, problem = make_server(), objection(host, port)
    if problem:
        raise BadUsage(f"{problem}; choose others with --host and --port")
    server.run("streamable-http", host=host, port=port)
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
