"""WebSockets as uvicorn speaks them, for those who listen.

uvicorn answers a ping at once, whatever waits to be read already: that would grow without end.
"""

from __future__ import annotations

from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

MOST_UNREAD: Final = 1 << 20
"""Bytes that may wait for somebody who sends pings; browsers never do."""


class ListeningSocket(WebSocketsSansIOProtocol):
    """A WebSocket of somebody who listens."""

    def handle_ping(self) -> None:
        """Answer, unless too much waits by now."""
        super().handle_ping()
        if self.transport.get_write_buffer_size() > MOST_UNREAD:
            self.transport.abort()
