"""A commitment: the secret that the cards of the deal to come are bound to, and what the seats add to it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from spadille.notation.chance import SCHEME
from spadille.notation.promise import Promise, commitment_to
from spadille.protocol import DealChance, Dealing, Promised
from spadille.rules.game import Rules
from spadille.rules.seating import Seat
from spadille.table.events import CardsDealt

_SIZE = 32


@dataclass(frozen=True, slots=True)
class Commitment:
    """Made before the deal, kept by it, and told when it is over.

    All that the cards come from is settled with it, but for the nonces: who knows the secret cannot choose
    the nonces of others, and who gives a nonce does not know the secret.
    """

    seq: int
    """The number of the event it was made with."""
    dealer: Seat
    announced: Promised
    """What everybody may know of it before the deal: what it binds to, and how the pack is dealt."""
    secret: str = field(repr=False)
    nonces: tuple[str | None, ...] = field(repr=False)
    """By seat; None while a seat has given none."""

    def with_nonce(self, seat: Seat, nonce: str) -> Commitment:
        """The commitment after a seat has added its nonce, which it does once.

        Raises:
            ValueError: it has given one before, or it is no nonce.
        """
        if self.nonces[seat] is not None or len(bytes.fromhex(nonce)) != _SIZE:
            raise ValueError("no nonce for this commitment")
        return replace(self, nonces=(*self.nonces[:seat], nonce, *self.nonces[seat + 1 :]))

    @property
    def promise(self) -> Promise:
        """What the cards come from."""
        nonces = [None if nonce is None else bytes.fromhex(nonce) for nonce in self.nonces]
        return Promise.of(bytes.fromhex(self.secret), nonces)

    @property
    def to_cards_dealt(self) -> CardsDealt:
        """The deal that keeps it."""
        return CardsDealt(self.dealer, self.promise.key.hex())

    def to_json(self, *, over: bool) -> DealChance:
        """What a deal's cards came from; while it is played, no more than before it."""
        secret, nonces = (self.secret, list(self.nonces)) if over else (None, None)
        return DealChance(promise=self.announced, secret=secret, shares=nonces)


def commit_to_secret(
    secret: str, rules: Rules, seats: int, dealer: Seat, *, match: int, deal: int
) -> Promised:
    """What is told of a commitment before the deal."""
    dealing = Dealing(
        suits="".join(suit.letter for suit in rules.pack.suits),
        ranks="".join(rank.letter for rank in rules.pack.ranks),
        packets="-".join(rules.packets.rounds),
        order=list(rules.active(seats, dealer)),
    )
    commitment = commitment_to(bytes.fromhex(secret)).hex()
    return Promised(match=match, deal=deal, scheme=SCHEME, commitment=commitment, dealing=dealing)
