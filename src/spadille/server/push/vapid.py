"""VAPID (RFC 8292): sign the server's requests to push services."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Final, Self
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    derive_private_key,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from spadille.server.push.base64url import encode
from spadille.server.push.encryption import public_bytes

_HALF_A_DAY: Final = 12 * 3600
_NUMBER_BYTES: Final = 32
_HEADER: Final = {"typ": "JWT", "alg": "ES256"}


@dataclass(frozen=True)
class VapidKey:
    """The key by which push services identify the server."""

    private: EllipticCurvePrivateKey

    @classmethod
    def generate(cls) -> Self:
        """Return a new random key."""
        return cls(generate_private_key(SECP256R1()))

    @classmethod
    def load(cls, secret: bytes) -> Self:
        """Return the key whose stored form is `secret`."""
        return cls(derive_private_key(int.from_bytes(secret), SECP256R1()))

    @property
    def private_bytes(self) -> bytes:
        """The stored form of the private key."""
        return self.private.private_numbers().private_value.to_bytes(_NUMBER_BYTES)

    @property
    def public_key(self) -> str:
        """The public key for browsers, as base64url."""
        return encode(public_bytes(self.private))

    def sign_token(self, endpoint: str, origin: str, now: float) -> str:
        """Return the `Authorization` header for a request to an endpoint.

        The signed token in it is valid for the endpoint's push service and for half a day.
        """
        service = urlsplit(endpoint)
        claims: dict[str, str | int] = {
            "aud": f"{service.scheme}://{service.netloc}",
            "exp": int(now) + _HALF_A_DAY,
        }
        if origin.startswith("https://"):
            claims["sub"] = origin
        return f"vapid t={self._sign_jwt(claims)}, k={self.public_key}"

    def _sign_jwt(self, claims: dict[str, str | int]) -> str:
        text = ".".join(
            encode(json.dumps(part, separators=(",", ":")).encode()) for part in (_HEADER, claims)
        )
        numbers = decode_dss_signature(self.private.sign(text.encode(), ECDSA(SHA256())))
        return f"{text}.{encode(b''.join(number.to_bytes(_NUMBER_BYTES) for number in numbers))}"
