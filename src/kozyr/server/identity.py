"""Guests without registration: a signed cookie, and codes that move an identity."""

import secrets

from itsdangerous import BadSignature, TimestampSigner

COOKIE = "kozyr"
COOKIE_SECONDS = 400 * 24 * 3600


class Identities:
    """Signs and reads the cookies of guests."""

    def __init__(self, key: bytes) -> None:
        self.signer = TimestampSigner(key, salt="kozyr-identity")

    def new(self) -> str:
        """A fresh identity."""
        return secrets.token_hex(16)

    def cookie(self, identity: str) -> str:
        """The cookie's value for an identity."""
        return self.signer.sign(identity).decode()

    def read(self, cookie: str | None) -> str | None:
        """The identity in a cookie; None if it is missing, forged or expired."""
        if cookie is None or len(cookie) > 200:
            return None
        try:
            return self.signer.unsign(cookie, max_age=COOKIE_SECONDS).decode()
        except (BadSignature, UnicodeDecodeError):
            return None


def recovery_code() -> str:
    """A code that moves an identity to another device."""
    return secrets.token_urlsafe(24)
