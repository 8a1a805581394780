"""Mail: plain text over SMTP. Without a server for it there is none, and people are told so."""

from __future__ import annotations

import logging
import re
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from functools import cache
from typing import Final
from urllib.parse import unquote, urlsplit

import aiosmtplib

from kingsroad.core.errors import KingsroadError
from kingsroad.server.errors import Refusal
from kingsroad.text.sentences import Sentences, Value

ADDRESS: Final = re.compile(r"[^@\s<>\"',;:\\()\[\]]{1,64}@[^@\s<>\"',;:\\()\[\]]{1,190}")
PORTS: Final = {"smtp": 587, "smtps": 465}
PATIENCE: Final = 20.0
"""Seconds that the server for mail has to take one."""

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class MailServer:
    """Where mail is handed in, and whom it is from."""

    host: str
    port: int
    sender: str
    user: str = ""
    password: str = ""
    tls: bool = False
    """From the first byte on; else it is turned on where the server offers it."""


def mail_server(url: str, sender: str) -> MailServer:
    """As an operator writes it: ``smtp://user:password@host:587``."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise KingsroadError("the address of the server for mail is not understood") from None
    if parts.scheme not in PORTS or not parts.hostname:
        raise KingsroadError("the server for mail is written as smtp://user:password@host:587")
    if not is_address(sender):
        raise KingsroadError(f"mail needs a sender, and {sender!r} is no address")
    return MailServer(
        parts.hostname,
        port or PORTS[parts.scheme],
        sender,
        unquote(parts.username or ""),
        unquote(parts.password or ""),
        parts.scheme == "smtps",
    )


def is_address(text: str) -> bool:
    """Whether something looks like an address for mail; only mail to it can tell if it is one."""
    return bool(ADDRESS.fullmatch(text))


@cache
def words(language: str) -> Sentences:
    """What mail says in a language."""
    return Sentences(language, ["mail"])


def say(language: str, key: str, **values: Value) -> str:
    """A sentence of a mail."""
    return words(language).format(key, "", values)


class Mailer:
    """Hands mail in, one by one."""

    def __init__(self, server: MailServer | None) -> None:
        self.server: Final = server

    async def send(self, to: str, subject: str, text: str, **headers: str) -> None:
        """Send a mail; who cannot be reached is told to whoever asked for it.

        The log tells why, never to whom. A further header is written with `_` for `-`.
        """
        server = self.server
        if server is None:
            raise Refusal("no-mail", "this server sends no mail")
        message = EmailMessage()
        message["From"] = server.sender
        message["To"] = to
        message["Subject"] = subject
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=server.sender.partition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        for name, value in headers.items():
            message[name.replace("_", "-")] = value
        message.set_content(text)
        try:
            await aiosmtplib.send(
                message,
                hostname=server.host,
                port=server.port,
                username=server.user or None,
                password=server.password or None,
                use_tls=server.tls,
                timeout=PATIENCE,
            )
        except aiosmtplib.SMTPRecipientsRefused as error:
            reasons = ", ".join(str(each.code) for each in error.recipients)
            log.warning("a mail was not taken by its recipient: %s", reasons)
            raise Refusal(
                "mail-failed", "the mail could not be delivered to this address"
            ) from None
        except (aiosmtplib.SMTPException, OSError, ValueError) as error:
            log.warning("a mail could not be handed in: %s", type(error).__name__)
            raise Refusal("mail-failed", "the mail could not be sent; try again later") from None
