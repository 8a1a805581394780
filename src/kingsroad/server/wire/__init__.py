"""The contract with the browser: every message, both ways (docs/wire.md)."""
