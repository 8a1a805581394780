"""The web table: rooms that own running games, over HTTP and WebSockets (docs/wire.md)."""
