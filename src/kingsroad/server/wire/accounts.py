"""Requests and answers about accounts (docs/people.md)."""

from __future__ import annotations

from typing import Any, Literal

import msgspec


class Device(msgspec.Struct):
    """A browser that is signed in."""

    id: str
    device: str
    """What it is, as it says itself."""
    created: int
    seen: int
    """When it was here last, to the hour."""
    here: bool
    """Whether it is the one that asks."""


class KeyInfo(msgspec.Struct):
    """A passkey."""

    id: str
    device: str
    created: int
    used: int


class AccountInfo(msgspec.Struct):
    """Who I am."""

    signed_in: bool
    """Whether this is an account; without one somebody is a guest."""
    name: str
    mail: str
    devices: list[Device]
    passkeys: list[KeyInfo]
    can_mail: bool
    """Whether this server sends mail."""
    can_passkey: bool
    """Whether passkeys work here: not where the server is reached by a bare address."""


class NewAccount(msgspec.Struct, forbid_unknown_fields=True):
    """Become an account, or give the account another name."""

    name: str


class KeyOptions(msgspec.Struct):
    """What the browser needs to make or use a passkey, as WebAuthn writes it."""

    options: dict[str, Any]


class KeyAnswer(msgspec.Struct, forbid_unknown_fields=True):
    """What the browser answers, as WebAuthn writes it."""

    credential: dict[str, Any]


class AskMail(msgspec.Struct, forbid_unknown_fields=True):
    """Ask for a link by mail: to sign in, to become an account, or to add the address to mine."""

    mail: str
    name: str = ""


class Sent(msgspec.Struct):
    """A mail is on its way. Whether anybody has an account with that address is not told."""

    minutes: int
    """How long its link works."""


class DeviceLink(msgspec.Struct):
    """A link that signs another device in."""

    address: str
    picture: str
    """The same as a QR code: an SVG path in a square of `size`."""
    size: int
    minutes: int


class TicketToUse(msgspec.Struct, forbid_unknown_fields=True):
    """The secret of a link."""

    ticket: str
    name: str = ""
    """For a new account."""


class TicketInfo(msgspec.Struct):
    """What a link does when it is used."""

    does: Literal["sign-in", "join", "add-mail"]
    name: str
    """Of the account; of a new one the name that was asked for."""
    mail: str
