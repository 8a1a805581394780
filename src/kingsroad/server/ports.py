"""Whether a server can listen at an address."""

from __future__ import annotations

import socket
import sys
from contextlib import closing


def objection(host: str, port: int) -> str:
    """Why nobody can listen there; nothing, if somebody can at one of the host's addresses."""
    problem = ""
    try:
        for family, kind, protocol, _name, where in socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        ):
            try:
                try_out(socket.socket(family, kind, protocol), where)
            except OSError as error:
                problem = str(error.strerror)
            else:
                return ""
    except OSError as error:  # the name means nothing
        problem = str(error.strerror)
    return f"port {port} of {host} cannot be used: {problem}"


def try_out(probe: socket.socket, where: tuple[int, bytes] | tuple[str | int, ...]) -> None:
    """Bind a socket as a server would, and let go."""
    with closing(probe):
        if sys.platform != "win32":  # there it would take a port that is in use
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        probe.bind(where)
