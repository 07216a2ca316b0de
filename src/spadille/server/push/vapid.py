"""The sender: a house signs its requests to a push service, RFC 8292."""

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
_NUMBER: Final = 32
_HEAD: Final = {"typ": "JWT", "alg": "ES256"}


@dataclass(frozen=True)
class VapidKey:
    """The key by which push services know a house."""

    private: EllipticCurvePrivateKey

    @classmethod
    def generate(cls) -> Self:
        """A new key."""
        return cls(generate_private_key(SECP256R1()))

    @classmethod
    def load(cls, secret: bytes) -> Self:
        """The key, read from its stored form."""
        return cls(derive_private_key(int.from_bytes(secret), SECP256R1()))

    @property
    def private_bytes(self) -> bytes:
        """Its stored form."""
        return self.private.private_numbers().private_value.to_bytes(_NUMBER)

    @property
    def public_key(self) -> str:
        """Its public part, for browsers."""
        return encode(public_bytes(self.private))

    def sign_token(self, endpoint: str, origin: str, now: float) -> str:
        """The token sent with a request to a push service: valid there alone, for half a day."""
        to = urlsplit(endpoint)
        claims: dict[str, str | int] = {"aud": f"{to.scheme}://{to.netloc}", "exp": int(now) + _HALF_A_DAY}
        if origin.startswith("https://"):
            claims["sub"] = origin
        return f"vapid t={self._signed(claims)}, k={self.public_key}"

    def _signed(self, claims: dict[str, str | int]) -> str:
        text = ".".join(encode(json.dumps(part, separators=(",", ":")).encode()) for part in (_HEAD, claims))
        numbers = decode_dss_signature(self.private.sign(text.encode(), ECDSA(SHA256())))
        return f"{text}.{encode(b''.join(number.to_bytes(_NUMBER) for number in numbers))}"
