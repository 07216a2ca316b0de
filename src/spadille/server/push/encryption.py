"""Encrypt push messages (RFC 8291) in the aes128gcm content coding (RFC 8188)."""

from __future__ import annotations

import os
from typing import Final

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

_CURVE: Final = SECP256R1()
_RECORD: Final = 4096
_LAST: Final = b"\x02"
"""The padding delimiter that marks the last record of a message."""
_SALT: Final = 16


def public_bytes(key: EllipticCurvePrivateKey | EllipticCurvePublicKey) -> bytes:
    """Return a public key in its transmitted form: an uncompressed point."""
    public = key.public_key() if isinstance(key, EllipticCurvePrivateKey) else key
    return public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def is_point(key: bytes) -> bool:
    """Return true if `key` is an encoded public key."""
    try:
        EllipticCurvePublicKey.from_encoded_point(_CURVE, key)
    except ValueError:
        return False
    return True


def encrypt(
    message: bytes,
    key: bytes,
    auth: bytes,
    *,
    ours: EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """Encrypt a message for the browser with this key and secret.

    Args:
        message: The plain text.
        key: The browser's public key.
        auth: The browser's authentication secret.
        ours: The sender's private key for this message only; by default a new one.
        salt: The salt of this message; by default a random one.
    """
    ours, salt = ours or generate_private_key(_CURVE), salt or os.urandom(_SALT)
    secret = ours.exchange(ECDH(), EllipticCurvePublicKey.from_encoded_point(_CURVE, key))
    sender = public_bytes(ours)
    shared = _derive(secret, auth, b"WebPush: info\0" + key + sender, 32)
    cipher = AESGCM(_derive(shared, salt, b"Content-Encoding: aes128gcm\0", 16))
    nonce = _derive(shared, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + _RECORD.to_bytes(4) + bytes([len(sender)]) + sender
    return head + cipher.encrypt(nonce, message + _LAST, None)


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(algorithm=SHA256(), length=length, salt=salt, info=info).derive(secret)
