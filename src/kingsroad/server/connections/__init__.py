"""The WebSocket of a table: frames in, messages out."""
