"""A passkey in software, as an authenticator would make and use it, for tests."""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import bytes_to_base64url as text

PRESENT, VERIFIED, ATTESTED = 1, 4, 64


class SoftKey:
    """One key of one device."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.id = secrets.token_bytes(16)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.count = 0

    def client_data(self, kind: str, options: dict[str, Any]) -> bytes:
        said = {"type": kind, "challenge": options["challenge"], "origin": self.origin}
        return json.dumps(said).encode()

    def authenticator_data(self, name: str, flags: int) -> bytes:
        self.count += 1
        return hashlib.sha256(name.encode()).digest() + bytes([flags]) + self.count.to_bytes(4)

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to the options of a new passkey."""
        numbers = self.key.public_key().public_numbers()
        public = cbor2.dumps(
            {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)}
        )
        data = self.authenticator_data(options["rp"]["id"], PRESENT | VERIFIED | ATTESTED)
        data += bytes(16) + len(self.id).to_bytes(2) + self.id + public
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self.credential(
            {
                "clientDataJSON": text(self.client_data("webauthn.create", options)),
                "attestationObject": text(attestation),
            }
        )

    def use(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to the options of signing in."""
        said = self.client_data("webauthn.get", options)
        data = self.authenticator_data(options["rpId"], PRESENT | VERIFIED)
        signed = self.key.sign(data + hashlib.sha256(said).digest(), ec.ECDSA(hashes.SHA256()))
        return self.credential(
            {
                "clientDataJSON": text(said),
                "authenticatorData": text(data),
                "signature": text(signed),
            }
        )

    def credential(self, response: dict[str, str]) -> dict[str, Any]:
        name = text(self.id)
        return {"id": name, "rawId": name, "type": "public-key", "response": response}
