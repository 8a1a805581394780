"""Passkeys: a key on the person's device answers a challenge, and no secret crosses the wire."""

from __future__ import annotations

import json
import secrets
from typing import Any, Final

from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from kingsroad.server.errors import Refusal
from kingsroad.server.security.origin import host_name, is_address
from kingsroad.server.security.requests import AnyRequest
from kingsroad.server.storage.accounts import Passkey

CHALLENGE_BYTES: Final = 32
HOUSE: Final = "Kingsroad"

Options = dict[str, Any]
Credential = dict[str, Any]


class Site:
    """The site for which a passkey is: its name, and the origin of its pages."""

    def __init__(self, request: AnyRequest) -> None:
        host = request.headers.get("host", "")
        self.name: Final = host_name(host)
        self.origin: Final = f"{request.url.scheme}://{host}"

    @property
    def can_passkey(self) -> bool:
        """Passkeys are for names; a site that is reached by its address can have none."""
        return bool(self.name) and not is_address(self.name)

    def check(self) -> None:
        """Refuse where no browser would do it."""
        if not self.can_passkey:
            raise Refusal("passkey", "passkeys need a server that is reached by a name")


def new_challenge() -> str:
    """What the device must sign."""
    return bytes_to_base64url(secrets.token_bytes(CHALLENGE_BYTES))


def challenge_in(credential: Credential) -> str:
    """The challenge that an answer says it answers."""
    try:
        data = json.loads(base64url_to_bytes(credential["response"]["clientDataJSON"]))
        challenge = data["challenge"]
    except (KeyError, TypeError, ValueError):
        raise Refusal("passkey", "the answer of the passkey is not understood") from None
    if not isinstance(challenge, str):
        raise Refusal("passkey", "the answer of the passkey is not understood")
    return challenge


def making_options(
    site: Site, challenge: str, account: str, name: str, known: list[Passkey]
) -> Options:
    """What a browser needs to make a passkey for an account."""
    site.check()
    options = generate_registration_options(
        rp_id=site.name,
        rp_name=HOUSE,
        user_name=name,
        user_id=bytes.fromhex(account),
        challenge=base64url_to_bytes(challenge),
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[
            PublicKeyCredentialDescriptor(id=base64url_to_bytes(each.id)) for each in known
        ],
    )
    found: Options = json.loads(options_to_json(options))
    return found


def using_options(site: Site, challenge: str) -> Options:
    """What a browser needs to sign in with whatever passkey it has for this site."""
    site.check()
    options = generate_authentication_options(
        rp_id=site.name, challenge=base64url_to_bytes(challenge)
    )
    found: Options = json.loads(options_to_json(options))
    return found


def checked_new(site: Site, credential: Credential, account: str, device: str, now: int) -> Passkey:
    """A passkey that was made for a challenge of ours."""
    try:
        made = verify_registration_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge_in(credential)),
            expected_rp_id=site.name,
            expected_origin=site.origin,
        )
    except (WebAuthnException, ValueError, KeyError, TypeError) as error:
        raise refused(error) from None
    return Passkey(
        bytes_to_base64url(made.credential_id),
        account,
        bytes_to_base64url(made.credential_public_key),
        made.sign_count,
        device,
        now,
        now,
    )


def checked_use(site: Site, credential: Credential, passkey: Passkey) -> int:
    """The new count of a passkey that answers a challenge of ours."""
    try:
        used = verify_authentication_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge_in(credential)),
            expected_rp_id=site.name,
            expected_origin=site.origin,
            credential_public_key=base64url_to_bytes(passkey.public_key),
            credential_current_sign_count=passkey.counter,
        )
    except (WebAuthnException, ValueError, KeyError, TypeError) as error:
        raise refused(error) from None
    return used.new_sign_count


def refused(error: Exception) -> Refusal:
    """An answer is not what it should be."""
    return Refusal("passkey", f"the answer of the passkey is not valid: {type(error).__name__}")
