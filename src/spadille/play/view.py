"""What one seat may know of a deal: the only thing a bot, a browser or an adapter is ever given."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from spadille.cards import Card, Hand, Suit
from spadille.play.action import Action, Bid, Veiled
from spadille.play.decision import Decision
from spadille.play.drawing import Drawing, Row, held, last_row, named, stand
from spadille.play.trick import TableTrick, Trick
from spadille.rules.contract import Contract
from spadille.rules.game import Rules
from spadille.rules.order import Ranking
from spadille.rules.payments import Pots
from spadille.rules.seating import Seat
from spadille.rules.settlement import Result

VERSION = 1
"""The version of a view's JSON form."""


@dataclass(frozen=True, slots=True)
class Known:
    """What is being played, as far as the seat may know it."""

    contract: Contract
    declarer: Seat
    trump: Suit | None
    called: Card | None
    """The card the declarer called, if he called one."""
    holder: Seat | None
    """The opponent who handed the called card over."""
    partner: Seat | None
    """The called partner, once this seat knows who he is."""
    stakes: tuple[tuple[Seat, int], ...]
    """How many times as much is at stake between the declarer and a seat that doubled."""
    asked: bool
    """Whether the declarer has asked who his partner is."""


@dataclass(frozen=True, slots=True)
class TrickPiles:
    """What lies in the trick piles for everybody to count; never the widow."""

    declarer: int
    """The declarer's card points; his partner's are not added while he is secret."""
    opponents: int
    tricks: tuple[int, ...]
    """By seat."""


@dataclass(frozen=True, slots=True)
class RevealedDeal:
    """All the cards as dealt, once the deal is over."""

    hands: tuple[Hand | None, ...]
    widow: Hand


@dataclass(frozen=True, slots=True, repr=False)
class View:
    """What a seat knows of a deal, with perfect recall of all it saw. Seat None is a watcher."""

    rules: Rules
    seats: int
    dealer: Seat
    active: tuple[Seat, ...]
    """The seats that play, eldest first."""
    pots: Pots
    """What the pots held before the antes."""
    seat: Seat | None
    """Whose view it is."""
    dealt: Hand
    """The seat's own hand as dealt."""
    laid_away: Hand
    """What this seat, as the declarer, has laid away for the widow."""
    hand: Hand
    """Its cards now."""
    counts: tuple[int, ...]
    """How many cards each seat holds."""
    shown: Mapping[Seat, Hand]
    """Hands that lie open on the table."""
    history: tuple[Action | Veiled, ...]
    """Everything done so far, as this seat saw it."""
    phase: str
    turn: Seat | None
    bid: Bid | None
    """The highest bid so far."""
    known: Known | None
    """What is being played, once the auction is over."""
    ranking: Ranking
    """The order of the cards: of the contract with its trumps, or the plain one before there are any."""
    tricks: tuple[Trick, ...]
    table: TableTrick | None
    taken: TrickPiles | None
    decision: Decision | None
    """What this seat is asked, when it is its turn."""
    result: Result | None
    revealed: RevealedDeal | None

    def __repr__(self) -> str:
        seat = "a watcher" if self.seat is None else f"seat {self.seat}"
        stood = stand(self.phase, self.turn)
        return f"<View of {seat}, {named(self.rules.settings)}: {stood}, {len(self.history)} actions>"

    def __str__(self) -> str:
        return str(self._drawn())

    def _repr_html_(self) -> str:
        """The view as a notebook shows it."""
        return self._drawn().html()

    def _drawn(self) -> Drawing:
        """What lies open to this seat, and how many cards the others hold."""
        rows = held((seat, self._cards(seat)) for seat in self.active)
        widow = (Row("widow", self.revealed.widow),) if self.revealed and self.revealed.widow else ()
        heading = f"{named(self.rules.settings)}, {self.dealer} deals: {stand(self.phase, self.turn)}"
        return Drawing(heading, (*rows, *widow, *last_row(self.table, self.result)))

    def _cards(self, seat: Seat) -> Hand | str:
        if self.revealed:
            return self.revealed.hands[seat] or Hand()
        if seat == self.seat:
            return self.hand
        return self.shown.get(seat, f"{self.counts[seat]} cards")

    def played(self) -> Iterator[tuple[tuple[Seat, ...], tuple[Card, ...]]]:
        """Trick by trick, the one on the table last: the seats in turn, and the cards they have played."""
        for trick in self.tricks:
            first = self.active.index(trick.leader)
            yield self.active[first:] + self.active[:first], trick.cards
        if self.table is not None and self.table.cards:
            yield self.table.order, self.table.cards
