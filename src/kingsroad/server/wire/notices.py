"""How somebody wants to be called when a table waits for them, over HTTP."""

from __future__ import annotations

from typing import Literal

import msgspec

ChannelKind = Literal["push", "webhook", "mail", "digest"]


class PushKeys(msgspec.Struct, forbid_unknown_fields=True):
    """The keys of a browser, as it tells them."""

    p256dh: str
    auth: str


class NewPush(msgspec.Struct, forbid_unknown_fields=True):
    """Call this browser."""

    endpoint: str
    keys: PushKeys
    device: str = ""


class NewWebhook(msgspec.Struct, forbid_unknown_fields=True):
    """Send to an address: JSON with one field, or without one the text itself."""

    url: str
    field: str = ""
    prefix: str = ""


class NewMail(msgspec.Struct, forbid_unknown_fields=True):
    """Write to the address of my account: at once, or once a day."""

    daily: bool = False
    hour: int = 7
    zone: str = "UTC"


class ChannelInfo(msgspec.Struct):
    """A way to call me."""

    id: str
    kind: ChannelKind
    label: str
    """The browser, the machine of a webhook, or the address for mail."""
    hour: int | None
    error: str
    """Why it failed last; empty if it works."""
    asleep: bool
    """It has failed and is not tried for a while."""
    used: int
    """When it last worked, in seconds since 1970; 0 if never."""


class Notices(msgspec.Struct):
    """All ways to call me, and what this server can."""

    push_key: str
    mail: str
    """The address of my account; empty without one, or where this server sends no mail."""
    channels: list[ChannelInfo]
