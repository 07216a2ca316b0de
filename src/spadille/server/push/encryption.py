"""Messages that nobody can read on the way: RFC 8291, in the content coding of RFC 8188."""

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
"""Behind a message: nothing comes after it."""
_SALT: Final = 16


def public_bytes(key: EllipticCurvePrivateKey | EllipticCurvePublicKey) -> bytes:
    """A public key in its transmitted form: an uncompressed point."""
    public = key.public_key() if isinstance(key, EllipticCurvePrivateKey) else key
    return public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def is_point(key: bytes) -> bool:
    """Whether these bytes are a public key."""
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
    """A message that only the browser with this key and secret can read.

    Args:
        message: The text.
        key: Its public key.
        auth: Its secret.
        ours: A key for this message alone.
        salt: A random salt for this message.
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
