"""Bytes as Web Push writes them: base64 for addresses, without its padding."""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode


def encode(data: bytes) -> str:
    """Bytes as text.

    >>> written("ö?".encode())
    'w7Y_'
    """
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """The bytes again.

    >>> read("w7Y_").decode()
    'ö?'
    """
    plain = text.rstrip("=")
    return urlsafe_b64decode(plain + "=" * (-len(plain) % 4))
