"""Views: what one seat knows of a deal. Bots, browsers and adapters get nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from spadille.cards import Card, Hand, Suit
from spadille.play.action import Action, Bid, Play, Veiled
from spadille.play.decision import Decision, format_answers
from spadille.play.drawing import Drawing, Row, held, last_row, named, stand
from spadille.play.trick import TableTrick, Trick
from spadille.rules.contract import Contract
from spadille.rules.follow import TrumpLeads
from spadille.rules.game import Rules
from spadille.rules.order import Ranking
from spadille.rules.payments import Pots
from spadille.rules.seating import Seat
from spadille.rules.settlement import Result

VERSION = 1
"""The version of a view's JSON form."""
_CALLS = ("pass", "bid", "hold", "double", "redouble")
"""The verbs of the auction."""


@dataclass(frozen=True, slots=True)
class Known:
    """The contract being played, as far as a seat may know it."""

    contract: Contract
    declarer: Seat
    trump: Suit | None
    called: Card | None
    """The card that the declarer called, if any."""
    holder: Seat | None
    """The opponent who handed the called card over."""
    partner: Seat | None
    """The called partner, once this seat knows who it is."""
    stakes: tuple[tuple[Seat, int], ...]
    """Each seat that doubled, with the factor (2 or 4) by which its payment is multiplied."""
    asked: bool
    """Whether the declarer has asked who the partner is."""


@dataclass(frozen=True, slots=True)
class TrickPiles:
    """The points and tricks won so far, as all can count them. The widow's points are not included."""

    declarer: int
    """The declarer's card points, without those of a partner who is not revealed."""
    opponents: int
    tricks: tuple[int, ...]
    """The number of tricks that each seat has won."""


@dataclass(frozen=True, slots=True)
class RevealedDeal:
    """All the cards as dealt, once the deal is over."""

    hands: tuple[Hand | None, ...]
    widow: Hand


@dataclass(frozen=True, slots=True, repr=False)
class View:
    """All that a seat has seen of a deal up to now. Seat None is a watcher."""

    rules: Rules
    seats: int
    dealer: Seat
    active: tuple[Seat, ...]
    """The seats that play, eldest first."""
    pots: Pots
    """The contents of the pots before the seats paid their antes."""
    seat: Seat | None
    """The seat whose view it is."""
    dealt: Hand
    """The seat's own hand as dealt."""
    laid_away: Hand
    """The cards that this seat, as the declarer, laid away in exchange for the widow."""
    hand: Hand
    """The seat's cards now."""
    counts: tuple[int, ...]
    """The number of cards that each seat holds."""
    shown: Mapping[Seat, Hand]
    """Hands that lie open on the table."""
    shown_widow: Hand
    """The widow if this seat has been shown it; else empty."""
    history: tuple[Action | Veiled, ...]
    """All actions so far, as this seat saw them."""
    phase: str
    turn: Seat | None
    bid: Bid | None
    """The highest bid so far."""
    known: Known | None
    """The declared contract, once the auction is over."""
    ranking: Ranking
    """The order of the cards: the contract's, or the game's without trumps before there is a contract."""
    tricks: tuple[Trick, ...]
    table: TableTrick | None
    taken: TrickPiles | None
    decision: Decision | None
    """The decision of this seat, when it is its turn."""
    result: Result | None
    revealed: RevealedDeal | None

    def __repr__(self) -> str:
        seat = "a watcher" if self.seat is None else f"seat {self.seat}"
        stood = stand(self.phase, self.turn)
        return f"<View of {seat}, {named(self.rules.settings)}: {stood}, {len(self.history)} actions>"

    def __str__(self) -> str:
        """Return all that the seat knows as text: the drawing, then one line for each further fact."""
        return "\n".join(map(str, (self._drawn(), *_describe_view(self))))

    def _repr_html_(self) -> str:
        """Return the view as a notebook shows it."""
        return self._drawn().html()

    def _drawn(self) -> Drawing:
        """Return a drawing of the cards that this seat sees, and of how many the other seats hold."""
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

    @property
    def trumps_locked(self) -> bool:
        """Whether a seat with other cards may not lead trumps, because no trump has been played yet."""
        trump = self.ranking.trump
        if self.rules.trump_leads is TrumpLeads.FREE or trump is None:
            return False
        return not any(card.bit & self.ranking.suits[trump] for _, cards in self.played() for card in cards)

    def played(self) -> Iterator[tuple[tuple[Seat, ...], tuple[Card, ...]]]:
        """Yield each trick, the one on the table last, as its seats in playing order and their cards."""
        for trick in self.tricks:
            first = self.active.index(trick.leader)
            yield self.active[first:] + self.active[:first], trick.cards
        if self.table is not None and self.table.cards:
            yield self.table.order, self.table.cards


def _describe_view(view: View) -> Iterator[Row]:
    """Yield what the drawing of the cards leaves out: auction, contract, tricks, counts and legal answers."""
    if view.pots:
        yield Row("pots", ", ".join(f"{name} {counters}" for name, counters in view.pots))
    if view.shown_widow:
        yield Row("widow", view.shown_widow)
    if view.laid_away:
        yield Row("away", view.laid_away)
    others = [action for action in view.history if not isinstance(action, Play)]
    yield from _list_actions("auction", (action for action in others if action.verb in _CALLS))
    if view.known is not None:
        yield Row("played", _describe_contract(view.known))
    yield from _list_actions("then", (action for action in others if action.verb not in _CALLS))
    for number, trick in enumerate(view.tricks, 1):
        first = view.active.index(trick.leader)
        order = view.active[first:] + view.active[:first]
        cards = ", ".join(f"{seat} {card}" for seat, card in zip(order, trick.cards, strict=True))
        yield Row(f"trick {number}", f"{cards}: to {trick.winner}, {trick.points} points")
    if view.taken is not None and view.known is not None:
        tricks = ", ".join(f"{seat} {view.taken.tricks[seat]}" for seat in view.active)
        points = f"declarer {view.taken.declarer}, opponents {view.taken.opponents}"
        yield Row("taken", f"points: {points}; tricks: {tricks}")
    if view.decision is not None:
        yield Row("answers", format_answers(view.decision))


def _list_actions(name: str, actions: Iterable[Action | Veiled]) -> Iterator[Row]:
    if text := ", ".join(map(str, actions)):
        yield Row(name, text)


def _describe_contract(known: Known) -> str:
    trump = "no trumps" if known.trump is None else f"trumps {known.trump.letter}"
    parts = [f"{known.contract.id} by {known.declarer}", trump]
    if known.called is not None:
        parts.append(f"called {known.called}")
    if known.holder is not None:
        parts.append(f"held by {known.holder}")
    if known.partner is not None:
        parts.append(f"partner {known.partner}")
    parts += [f"{seat} at {factor} times" for seat, factor in known.stakes]
    return ", ".join(parts)
