"""URL-safe base64 without padding, as Web Push uses it."""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode


def encode(data: bytes) -> str:
    """Encode bytes as text.

    >>> encode("ö?".encode())
    'w7Y_'
    """
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """Decode text to bytes.

    >>> decode("w7Y_").decode()
    'ö?'
    """
    plain = text.rstrip("=")
    return urlsafe_b64decode(plain + "=" * (-len(plain) % 4))
