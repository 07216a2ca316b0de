"""A player's memory: the outstanding cards, the suits that other players lack, and the cards that each may
hold.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache

from spadille.cards import CARDS, Card, Hand, Suit
from spadille.cards.hand import cards_of
from spadille.play.action import Give, Veiled
from spadille.play.public_knowledge import mask_led
from spadille.play.view import Known, View
from spadille.rules.contract import CardCall
from spadille.rules.follow import Void
from spadille.rules.order import Ranking
from spadille.rules.seating import Seat


@dataclass(frozen=True)
class Heights:
    """For each card, by its number: the higher and the lower cards of its suit, as bit sets."""

    above: tuple[int, ...]
    below: tuple[int, ...]


@lru_cache(maxsize=64)
def find_heights(ranking: Ranking) -> Heights:
    """Return the higher and lower cards of every card in this ranking."""
    above, below = [], []
    for card in CARDS:
        suit = ranking.suits[ranking.suit_of[card.number]]
        height = ranking.strength[card.number]
        higher = sum(
            other.bit for other in CARDS if suit & other.bit and ranking.strength[other.number] > height
        )
        above.append(higher)
        below.append(suit & ~higher & ~card.bit)
    return Heights(tuple(above), tuple(below))


Cards = int
"""A set of cards as an integer with one bit for each card."""

_TRUMPS_BID_ON = 2.5
"""How much likelier an outstanding trump lies with the declarer, who bid on trumps, than with another
player."""


@dataclass
class Memory:
    """What one player knows of the hidden cards. It is rebuilt from each view."""

    view: View
    known: Known
    seat: Seat
    hand: Cards
    out: Cards
    """The outstanding cards: not in the player's hand, not played, and not known to lie in the widow."""
    may: list[Cards]
    """By seat, the outstanding cards that it may hold."""
    sure: list[Cards]
    """By seat, the cards that it certainly holds."""
    buried: int
    """The number of outstanding cards in the widow."""

    def __post_init__(self) -> None:
        self.ranking: Ranking = self.view.ranking
        self.heights: Heights = find_heights(self.ranking)
        self.suits = self.ranking.suits
        self.trumps: Cards = 0 if self.known.trump is None else self.suits[self.known.trump]
        self._chances: dict[tuple[Seat, Cards], float] = {}

    @property
    def is_declarer(self) -> bool:
        return self.seat == self.known.declarer

    def is_friend(self, seat: Seat) -> bool:
        """Return whether a seat is on the player's side. A declarer has no partner here."""
        return (seat == self.known.declarer) == self.is_declarer

    @cached_property
    def others(self) -> tuple[Seat, ...]:
        """The seats of all other players, in turn after the player."""
        active = self.view.active
        place = active.index(self.seat)
        return active[place + 1 :] + active[:place]

    @cached_property
    def foes(self) -> tuple[Seat, ...]:
        """The seats of the opponents."""
        return tuple(seat for seat in self.others if not self.is_friend(seat))

    @cached_property
    def friends(self) -> tuple[Seat, ...]:
        """The seats of the partners."""
        return tuple(seat for seat in self.others if self.is_friend(seat))

    def above(self, card: Card) -> Cards:
        """Return the outstanding cards that are higher than `card` in its suit."""
        return self.out & self.heights.above[card.number]

    def below(self, card: Card) -> Cards:
        """Return the outstanding cards that are lower than `card` in its suit."""
        return self.out & self.heights.below[card.number]

    def suit_of(self, card: Card) -> Cards:
        """Return all cards of the card's suit, under the ranking of the contract."""
        return self.suits[self.ranking.suit_of[card.number]]

    def points_of(self, card: Card) -> int:
        return self.ranking.points[card.number]

    def holding_chance(self, seat: Seat, cards: Cards) -> float:
        """Return the chance that a seat holds at least one of these cards."""
        key = (seat, cards)
        if key not in self._chances:
            self._chances[key] = self._find_holding_chance(seat, cards)
        return self._chances[key]

    def _find_holding_chance(self, seat: Seat, cards: Cards) -> float:
        if cards & self.sure[seat]:
            return 1.0
        none = 1.0
        for card in cards_of(cards & self.may[seat]):
            none *= 1 - self._card_chance(seat, card)
        return 1 - none

    def _card_chance(self, seat: Seat, card: Card) -> float:
        """Return the chance that a card of unknown location lies with a seat."""
        mine, all_ = 0.0, float(self.buried)
        for other in self.others:
            if self.may[other] & card.bit:
                weight = self._weigh_seat(other, card)
                all_ += weight
                mine += weight if other == seat else 0
        return mine / all_ if all_ else 0.0

    def _weigh_seat(self, seat: Seat, card: Card) -> float:
        room = self.view.counts[seat] - self.sure[seat].bit_count()
        bid_on_it = seat == self.known.declarer and card.bit & self.trumps
        return room * _TRUMPS_BID_ON if bid_on_it else room

    def expected_count(self, seat: Seat, cards: Cards) -> float:
        """Return the expected number of these cards at a seat."""
        free = cards & self.may[seat] & ~self.sure[seat]
        certain = (cards & self.sure[seat]).bit_count()
        return certain + sum(self._card_chance(seat, card) for card in cards_of(free))


def remember(view: View, known: Known, voids: dict[Seat, Cards]) -> Memory:
    """Make the memory of the viewing player. `voids` are the cards that each seat is known not to hold."""
    assert view.seat is not None
    seats = [seat for seat in view.active if seat != view.seat]
    seen = view.hand.mask | view.laid_away.mask | _find_played_cards(view)
    out = view.rules.pack.hand.mask & ~seen & ~_find_widow_card(known)
    sure = [view.shown[seat].mask if seat in view.shown else 0 for seat in range(view.seats)]
    for seat, card in _list_exchanged_cards(view, known):
        sure[seat] |= card.bit & out
    may = [0] * view.seats
    for seat in seats:
        may[seat] = sure[seat] if seat in view.shown else out & ~voids.get(seat, 0)
        if seat != known.declarer:
            may[seat] &= ~view.shown_widow.mask
    _narrow_locations(view, seats, may, sure)
    held = sum(view.counts[seat] for seat in seats)
    return Memory(view, known, view.seat, view.hand.mask, out, may, sure, out.bit_count() - held)


def find_shown_voids(view: View) -> dict[Seat, Cards]:
    """Return for each seat the cards that it cannot hold, as shown by its leads and by not following suit."""
    voids, before = dict.fromkeys(view.active, 0), 0
    for order, cards in view.played():
        voids[order[0]] |= mask_led(view, cards[0], before)
        before |= Hand.of(cards).mask
        led = view.ranking.suit_of[cards[0].number]
        for seat, card in zip(order, cards, strict=False):
            voids[seat] |= _find_voids_shown_by(view, led, card)
    return voids


def _find_voids_shown_by(view: View, led: Suit, card: Card) -> Cards:
    """Return the cards that a player cannot hold who played `card` to a lead in the suit `led`.

    If the rules require to trump, a player who discards has no trumps either.
    """
    ranking = view.ranking
    suit = ranking.suit_of[card.number]
    if suit is led:
        return 0
    void = ranking.suits[led]
    if view.rules.void is Void.MUST_TRUMP and ranking.trump is not None and suit is not ranking.trump:
        void |= ranking.suits[ranking.trump]
    return void


def _find_played_cards(view: View) -> Cards:
    gone = 0
    for _, cards in view.played():
        for card in cards:
            gone |= card.bit
    return gone


def _find_widow_card(known: Known) -> Cards:
    """Return the card called for an exchange if it surely lies in the widow, or else 0."""
    if known.contract.card_call is CardCall.NONE or known.called is None or known.holder is not None:
        return 0
    if known.contract.may_call_own:
        return 0
    return known.called.bit


def _list_exchanged_cards(view: View, known: Known) -> list[tuple[Seat, Card]]:
    """Return each card whose holder is known from the exchange, with the seat that holds it."""
    if known.holder is None or known.called is None:
        return []
    given = [action.card for action in view.history if isinstance(action, Give)]
    unseen = any(isinstance(action, Veiled) for action in view.history)
    may_be_back = known.called in given or (unseen and known.contract.may_give_called_back)
    received = [] if may_be_back else [(known.declarer, known.called)]
    return [*received, *((known.holder, card) for card in given)]


def _narrow_locations(view: View, seats: list[Seat], may: list[Cards], sure: list[Cards]) -> None:
    """Update `may` and `sure` in place until a seat is sure to hold what no other seat can hold."""
    for _ in seats:
        for seat in seats:
            for other in seats:
                may[seat] &= ~sure[other] if other != seat else -1
            if may[seat].bit_count() == view.counts[seat]:
                sure[seat] = may[seat]
            if sure[seat].bit_count() == view.counts[seat]:
                may[seat] = sure[seat]
