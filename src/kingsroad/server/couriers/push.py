"""Web push: what a browser has asked to be woken with, encrypted for it alone."""

from __future__ import annotations

import base64
import hmac
import json
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02
from pywebpush import WebPusher, WebPushException

from kingsroad.core.errors import KingsroadError
from kingsroad.server.couriers.guard import Poster, Undelivered
from kingsroad.server.errors import Refusal

KEY_FILE: Final = "vapid.pem"
ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""Of the curve P-256: private keys are numbers below it."""
LASTS: Final = 12 * 3600
"""Seconds for which a push service keeps what it cannot deliver."""
VALID: Final = 12 * 3600


def read_vapid(key: bytes, folder: Path, shared: bool = False) -> Vapid02:
    """The key for push services, which follows from the server's own key.

    So several servers that share that one have the same, and a backup has it. Earlier servers kept
    another in the folder; it stays, or all browsers would have to be asked anew.
    """
    path = folder / KEY_FILE
    if shared or not path.exists():
        number = int.from_bytes(hmac.digest(key, b"vapid", "sha256"), "big")
        return Vapid02(private_key=ec.derive_private_key(number % (ORDER - 1) + 1, ec.SECP256R1()))
    try:
        return Vapid02.from_pem(path.read_bytes())
    except Exception as error:  # noqa: BLE001 - whatever a broken file makes the library raise
        raise KingsroadError(
            f"the key {path} cannot be read ({type(error).__name__}); put it back from a backup, "
            "or remove it, and browsers must be asked anew"
        ) from None


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
