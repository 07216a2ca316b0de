"""Commit-reveal dealing.

The server commits to a secret, the players at the seats add nonces, and after the deal all are revealed.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Final

from spadille.notation.chance import SCHEME, Stream, dealt_by
from spadille.notation.shape import Json, a_list, an_object, malformed, required, word
from spadille.play.layout import Layout
from spadille.rules.refusal import NotAllowed
from spadille.rules.seating import Seat

CHANCE: Final = "chance"
"""The key under which a record states the secret and the nonces that its cards came from."""
_HEX: Final = re.compile(r"[0-9a-fA-F]{64}")


def commitment_to(secret: bytes) -> bytes:
    """Return the commitment to a secret.

    The secret cannot be changed afterwards, and the commitment hides it.
    """
    return sha256(secret).digest()


def joint_key(secret: bytes, nonces: Iterable[bytes | None]) -> bytes:
    """Return the random key made from a secret and the seats' nonces. A seat without a nonce adds nothing."""
    return sha256(b"".join((secret, *filter(None, nonces)))).digest()


@dataclass(frozen=True, slots=True)
class Promise:
    """The origin of a deal's cards: the secret, the commitment to it, and the nonces."""

    commitment: bytes
    secret: bytes = field(repr=False)
    nonces: tuple[bytes | None, ...] = field(repr=False)
    """The nonce of each seat; None for a bot, and for a player who gave none."""

    @classmethod
    def of(cls, secret: bytes, nonces: Iterable[bytes | None]) -> Promise:
        """Return the promise of a secret and nonces, with the commitment computed from the secret."""
        return cls(commitment_to(secret), secret, tuple(nonces))

    @property
    def binding(self) -> bool:
        """Whether the commitment is the one to this secret."""
        return self.commitment == commitment_to(self.secret)

    @property
    def key(self) -> bytes:
        """The random key that the cards are dealt with."""
        return joint_key(self.secret, self.nonces)

    @property
    def givers(self) -> tuple[Seat, ...]:
        """The seats whose players gave nonces."""
        return tuple(seat for seat, nonce in enumerate(self.nonces) if nonce is not None)

    def deals(self, layout: Layout) -> bool:
        """Return whether the secret and the nonces give exactly the cards of the layout."""
        dealt = dealt_by(Stream(self.key), layout.rules, layout.seats, layout.dealer)
        return (dealt.hands, dealt.widow) == (layout.hands, layout.widow)

    def to_json(self) -> dict[str, object]:
        """Return the promise in the JSON form of a record's `chance`."""
        return {
            "scheme": SCHEME,
            "commitment": self.commitment.hex(),
            "secret": self.secret.hex(),
            "shares": [None if nonce is None else nonce.hex() for nonce in self.nonces],
        }


def read_chance(record: Json, seats: int) -> Promise:
    """Return the promise of a record.

    Raises:
        NotAllowed: `no-chance`, `malformed`, `unknown-scheme`.
    """
    if record.get(CHANCE) is None:
        raise NotAllowed("no-chance")
    chance = an_object(record[CHANCE], CHANCE)
    scheme = word(chance, "scheme")
    commitment, secret = (_bytes(required(chance, name), name) for name in ("commitment", "secret"))
    nonces = [None if nonce is None else _bytes(nonce, "shares") for nonce in a_list(chance, "shares")]
    if len(nonces) != seats:
        raise malformed("shares")
    if scheme != SCHEME:
        raise NotAllowed("unknown-scheme", scheme=scheme)
    return Promise(commitment, secret, tuple(nonces))


def _bytes(written: object, what: str) -> bytes:
    """Return the 32 bytes that a JSON value gives as hexadecimal digits."""
    if not isinstance(written, str) or not _HEX.fullmatch(written):
        raise malformed(what)
    return bytes.fromhex(written)
