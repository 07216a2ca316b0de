"""A pledge: the secret that the cards of the deal to come are bound to, and what the seats add to it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from spadille.notation.chance import SCHEME
from spadille.notation.promise import Promise, commitment_to
from spadille.rules.game import Rules
from spadille.rules.seating import Seat
from spadille.server.messages import Chance, Dealing, Promised

_SIZE = 32


@dataclass(frozen=True, slots=True)
class Pledge:
    """Made before the deal, kept by it, and told when it is over.

    All that the cards come from is settled with it, but for the shares: who knows the secret cannot choose
    the shares of others, and who gives a share does not know the secret.
    """

    seq: int
    """The number of the event it was made with."""
    dealer: Seat
    announced: Promised
    """What everybody may know of it before the deal: what it binds to, and how the pack is dealt."""
    secret: str = field(repr=False)
    shares: tuple[str | None, ...] = field(repr=False)
    """By seat; None while a seat has given none."""

    def with_share(self, seat: Seat, share: str) -> Pledge:
        """The pledge after a seat has added its share, which it does once.

        Raises:
            ValueError: it has given one before, or it is no share.
        """
        if self.shares[seat] is not None or len(bytes.fromhex(share)) != _SIZE:
            raise ValueError("no share of this pledge")
        return replace(self, shares=(*self.shares[:seat], share, *self.shares[seat + 1 :]))

    @property
    def promise(self) -> Promise:
        """What the cards come from."""
        shares = [None if share is None else bytes.fromhex(share) for share in self.shares]
        return Promise.of(bytes.fromhex(self.secret), shares)

    @property
    def kept(self) -> dict[str, object]:
        """The deal that keeps it, as it is stored."""
        return {"dealer": self.dealer, "key": self.promise.key.hex()}

    def shown(self, *, over: bool) -> Chance:
        """What a deal's cards came from; while it is played, no more than before it."""
        secret, shares = (self.secret, list(self.shares)) if over else (None, None)
        return Chance(promise=self.announced, secret=secret, shares=shares)


def announcement(secret: str, rules: Rules, seats: int, dealer: Seat, *, match: int, deal: int) -> Promised:
    """What is told of a pledge before the deal."""
    dealing = Dealing(
        suits="".join(suit.letter for suit in rules.pack.suits),
        ranks="".join(rank.letter for rank in rules.pack.ranks),
        packets="-".join(rules.packets.rounds),
        order=list(rules.active(seats, dealer)),
    )
    commitment = commitment_to(bytes.fromhex(secret)).hex()
    return Promised(match=match, deal=deal, scheme=SCHEME, commitment=commitment, dealing=dealing)
