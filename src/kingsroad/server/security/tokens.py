"""Tokens: who somebody is, and who may take a seat. Only their hashes are stored."""

from __future__ import annotations

import hashlib
import hmac
import os
import re
import secrets
from pathlib import Path
from typing import Final

from kingsroad.core.errors import KingsroadError

TOKEN_BYTES: Final = 16
KEY_FILE: Final = "secret.key"
KEY_BYTES: Final = 32
TOKEN: Final = re.compile(r"[0-9a-f]{32}([0-9a-f]{32})?")
"""A secret and its seal; before there were seals, the secret alone."""
ID: Final = re.compile(r"[0-9a-f]{20}")


def new_token(key: bytes) -> str:
    """A secret that nobody can guess, 128 bits, and a seal that only this server can make."""
    secret = secrets.token_hex(TOKEN_BYTES)
    return secret + seal(key, secret)


def is_sealed(key: bytes, token: str) -> bool:
    """Whether this server has made a token."""
    half = 2 * TOKEN_BYTES
    return same(token[half:], seal(key, token[:half]))


def seal(key: bytes, secret: str) -> str:
    """What shows that a secret is from here."""
    return hmac.new(key, f"token/{secret}".encode(), hashlib.sha256).hexdigest()[: 2 * TOKEN_BYTES]


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


def read_key(path: Path) -> bytes:
    """The key of this server; one that is missing or was cut short is refused."""
    try:
        key = path.read_bytes()
    except FileNotFoundError:
        raise KingsroadError(
            f"there is no key {path}; put it back from a backup: with another one links that were "
            "given out lead nowhere, and pushed messages do not arrive"
        ) from None
    if len(key) < KEY_BYTES:
        raise KingsroadError(
            f"the key {path} has {len(key)} bytes instead of {KEY_BYTES}, so that others could "
            "compute the links of open seats; put it back from a backup, or remove it, and links "
            "that were given out lead nowhere"
        )
    return key


def make_key(path: Path, key: bytes | None = None) -> None:
    """Make the key, readable for its user only, or put one back.

    Killed meanwhile, there is none, and never half of one.
    """
    draft = path.with_suffix(".new")
    draft.unlink(missing_ok=True)
    with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(secrets.token_bytes(KEY_BYTES) if key is None else key)
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)


def invite(key: bytes, table: str, seat: int, generation: int = 0) -> str:
    """The secret in the link of an open seat. It is computed, so it need not be stored."""
    later = f"/{generation}" if generation else ""
    return link_secret(key, f"invite/{table}/{seat}{later}")


def way_back(key: bytes, table: str, seat: int, generation: int) -> str:
    """The secret in the private link of a seat, with which its person has it on any browser."""
    return link_secret(key, f"back/{table}/{seat}/{generation}")


def link_secret(key: bytes, purpose: str) -> str:
    """A secret that only this server can compute."""
    return hmac.new(key, purpose.encode(), hashlib.sha256).hexdigest()[:32]
