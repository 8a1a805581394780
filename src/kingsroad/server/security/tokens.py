"""Tokens: who somebody is, and who may take a seat. Only their hashes are stored."""

from __future__ import annotations

import hashlib
import hmac
import os
import re
import secrets
from pathlib import Path
from typing import Final

TOKEN_BYTES: Final = 16
KEY_FILE: Final = "secret.key"
TOKEN: Final = re.compile(r"[0-9a-f]{32}")
ID: Final = re.compile(r"[0-9a-f]{20}")


def new_token() -> str:
    """A secret that nobody can guess: 128 bits."""
    return secrets.token_hex(TOKEN_BYTES)


def new_id() -> str:
    """The name of a table; whoever knows it may watch, so it cannot be guessed either."""
    return secrets.token_hex(10)


def holder_of(token: str | None) -> str:
    """Who holds a token, as it is stored; empty for nobody and for what cannot be a token."""
    if token is None or not TOKEN.fullmatch(token):
        return ""
    return hashlib.sha256(token.encode()).hexdigest()


def same(one: str, other: str) -> bool:
    """Whether two secrets are the same, in a time that does not tell how much of them is."""
    return hmac.compare_digest(one.encode(), other.encode())


def read_key(folder: Path) -> bytes:
    """The key of this server; made at the first start, readable for its user only."""
    path = folder / KEY_FILE
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return path.read_bytes()
    with os.fdopen(handle, "wb") as file:
        file.write(secrets.token_bytes(32))
        file.flush()
        os.fsync(file.fileno())
    return path.read_bytes()


def invite(key: bytes, table: str, seat: int) -> str:
    """The secret in the link of an open seat. It is computed, so it need not be stored."""
    return hmac.new(key, f"invite/{table}/{seat}".encode(), hashlib.sha256).hexdigest()[:32]
