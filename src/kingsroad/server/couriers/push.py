"""Web push: what a browser has asked to be woken with, encrypted for it alone."""

from __future__ import annotations

import base64
import json
import os
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import serialization
from py_vapid import Vapid02
from pywebpush import WebPusher, WebPushException

from kingsroad.core.errors import KingsroadError
from kingsroad.server.couriers.guard import Poster, Undelivered
from kingsroad.server.errors import Refusal

KEY_FILE: Final = "vapid.pem"
LASTS: Final = 12 * 3600
"""Seconds for which a push service keeps what it cannot deliver."""
VALID: Final = 12 * 3600


def read_vapid(folder: Path) -> Vapid02:
    """The key of this server for push services; made at the first start."""
    path = folder / KEY_FILE
    if not path.exists():
        make_vapid(path)
    try:
        return Vapid02.from_pem(path.read_bytes())
    except Exception as error:  # noqa: BLE001 - whatever a broken file makes the library raise
        raise KingsroadError(
            f"the key {path} cannot be read ({type(error).__name__}); put it back from a backup, "
            "or remove it, and browsers must be asked anew"
        ) from None


def make_vapid(path: Path) -> None:
    """Make the key; killed meanwhile, there is none, and never half of one."""
    vapid = Vapid02()
    vapid.generate_keys()
    draft = path.with_suffix(".new")
    draft.unlink(missing_ok=True)
    with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(vapid.private_pem())
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)


def public_key(vapid: Vapid02) -> str:
    """What a browser must know to subscribe."""
    raw = vapid.public_key.public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


class Pusher:
    """Sends to browsers."""

    def __init__(self, poster: Poster, vapid: Vapid02, contact: str) -> None:
        self.poster: Final = poster
        self.vapid: Final = vapid
        self.contact: Final = contact
        """Whom a push service can write to, as it demands."""

    async def send(
        self, endpoint: str, keys: dict[str, str], message: dict[str, Any], now: int
    ) -> None:
        """Send a message; a newer one about the same replaces an older one that still waits."""
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": now + VALID,
            "sub": self.contact,
        }
        headers: dict[str, str] = dict(self.vapid.sign(claims))
        headers |= {
            "TTL": str(LASTS),
            "Urgency": "high" if message.get("kind") == "alarm" else "normal",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
        }
        if message.get("topic"):
            headers["Topic"] = message["topic"]
        body = encrypted(endpoint, keys, json.dumps(message))
        await self.poster.post(endpoint, body, headers)


def encrypted(endpoint: str, keys: dict[str, str], text: str) -> bytes:
    """A text as only one browser can read it."""
    try:
        sealed = WebPusher({"endpoint": endpoint, "keys": keys}).encode(text.encode())
    except (WebPushException, ValueError, IndexError) as error:
        raise Undelivered("bad-keys") from error
    assert sealed is not None
    return bytes(sealed["body"])


def check_keys(endpoint: str, keys: dict[str, str]) -> None:
    """Refuse keys with which nothing could be sent."""
    try:
        encrypted(endpoint, keys, "{}")
    except Undelivered:
        raise Refusal("malformed", "these are no keys of a browser") from None
