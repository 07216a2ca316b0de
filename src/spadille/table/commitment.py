"""The commitment to a deal's cards: a secret whose hash is public before the deal, and the seats' nonces."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from spadille.notation.chance import SCHEME
from spadille.notation.promise import Promise, commitment_to
from spadille.protocol import DealCommitment, DealingMethod, DealRandomness
from spadille.rules.game import Rules
from spadille.rules.seating import Seat
from spadille.table.events import CardsDealt

_SIZE = 32


@dataclass(frozen=True, slots=True)
class Commitment:
    """A commitment made before the deal, and opened when the deal is over.

    The secret and the nonces determine all cards. The server does not know the nonces when it commits, and a
    seat that gives a nonce does not know the secret.
    """

    seq: int
    """The number of the event that made the commitment."""
    dealer: Seat
    announced: DealCommitment
    """The public part: the hash of the secret, and how the pack is dealt."""
    secret: str = field(repr=False)
    nonces: tuple[str | None, ...] = field(repr=False)
    """The nonce of each seat; None for a seat that has given none."""

    def with_nonce(self, seat: Seat, nonce: str) -> Commitment:
        """Return the commitment with a seat's nonce. A seat gives at most one.

        Raises:
            ValueError: The seat has given a nonce before, or the text is no nonce.
        """
        if self.nonces[seat] is not None or len(bytes.fromhex(nonce)) != _SIZE:
            raise ValueError("no nonce for this commitment")
        return replace(self, nonces=(*self.nonces[:seat], nonce, *self.nonces[seat + 1 :]))

    @property
    def promise(self) -> Promise:
        """The secret and the nonces, from which the key that deals the cards is derived."""
        nonces = [None if nonce is None else bytes.fromhex(nonce) for nonce in self.nonces]
        return Promise.of(bytes.fromhex(self.secret), nonces)

    @property
    def to_cards_dealt(self) -> CardsDealt:
        """The event that deals the cards committed to."""
        return CardsDealt(self.dealer, self.promise.key.hex())

    def to_json(self, *, over: bool) -> DealRandomness:
        """Return the commitment as a message, with the secret and the nonces if the deal is `over`."""
        secret, nonces = (self.secret, list(self.nonces)) if over else (None, None)
        return DealRandomness(promise=self.announced, secret=secret, shares=nonces)


def commit_to_secret(
    secret: str, rules: Rules, seats: int, dealer: Seat, *, match: int, deal: int
) -> DealCommitment:
    """Return the public part of a commitment to a secret: its hash, and how the pack is dealt."""
    dealing = DealingMethod(
        suits="".join(suit.letter for suit in rules.pack.suits),
        ranks="".join(rank.letter for rank in rules.pack.ranks),
        packets=rules.packets.text,
        order=list(rules.active(seats, dealer)),
    )
    commitment = commitment_to(bytes.fromhex(secret)).hex()
    return DealCommitment(match=match, deal=deal, scheme=SCHEME, commitment=commitment, dealing=dealing)
