"""The play of the cards."""

from __future__ import annotations

from dataclasses import dataclass

from spadille.cards import Card, Hand
from spadille.play.action import Action, Play
from spadille.play.declared import Declared
from spadille.play.phase import Phase
from spadille.play.settled import Settled
from spadille.play.trick import TableTrick, Trick
from spadille.rules.contract import Ending, Lead, Widow
from spadille.rules.follow import may_follow, why_not
from spadille.rules.goal import Count
from spadille.rules.order import Ranking
from spadille.rules.refusal import NotAllowed
from spadille.rules.seating import Seat
from spadille.rules.settlement import Result, Summary, Table, settle
from spadille.rules.trick import winning


@dataclass(frozen=True, slots=True)
class Piles:
    """What has been taken so far."""

    tricks: tuple[Trick, ...] = ()
    points: int = 0
    """The declarer's card points, the widow's not counted."""
    taken: int = 0
    """How many tricks he has taken."""
    against: int = 0
    """His opponents' card points."""

    def with_trick(self, trick: Trick, declarer: Seat) -> Piles:
        """The piles after one more trick."""
        tricks = (*self.tricks, trick)
        if trick.winner == declarer:
            return Piles(tricks, self.points + trick.points, self.taken + 1, self.against)
        return Piles(tricks, self.points, self.taken, self.against + trick.points)


@dataclass(frozen=True, slots=True)
class TrickPlay:
    """Trick by trick, each in turn plays a card."""

    declared: Declared
    ranking: Ranking
    hands: tuple[Hand, ...]
    order: tuple[Seat, ...]
    """The players in the order of this trick, leader first."""
    cards: tuple[Card, ...] = ()
    """The cards on the table, the leader's first."""
    piles: Piles = Piles()
    kind = "play"
    verbs = ("play",)
    result = None

    @property
    def turn(self) -> Seat:
        """Who plays next."""
        return self.order[len(self.cards)]

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The tricks taken."""
        return self.piles.tricks

    @property
    def table(self) -> TableTrick:
        """The trick on the table."""
        best = self.order[winning(self.cards, self.ranking)] if self.cards else None
        return TableTrick(self.order, self.cards, best)

    def playable(self) -> Hand:
        """The cards of the hand to play that may be played."""
        hand = self.hands[self.turn]
        if not self.cards:
            return hand
        return may_follow(hand, self.cards[0], self.ranking, self.declared.layout.rules.void)

    def answers(self) -> tuple[Action, ...]:
        """A card of those that may be played."""
        turn = self.turn
        return tuple([Play(turn, card) for card in self.playable()])

    def refused(self) -> dict[Card, NotAllowed]:
        """The cards in hand that may not be played now, and why."""
        withheld = self.hands[self.turn] - self.playable()
        return {card: self._refusal(card) for card in withheld}

    def judge(self, action: Action) -> None:
        """Refuse a card that is not held or may not be played to this trick."""
        assert isinstance(action, Play)
        if action.card not in self.hands[self.turn]:
            raise NotAllowed("not-in-hand", self.declared.anchor("play.in-hand"), card=action.card.text)
        if action.card not in self.playable():
            raise self._refusal(action.card)

    def _refusal(self, card: Card) -> NotAllowed:
        led = self.cards[0]
        code = why_not(self.hands[self.turn], led, self.ranking)
        rule = {"must-follow-suit": "play.follow", "must-trump": "play.must-trump"}[code]
        suit = self.ranking.suit_of[led.number].letter
        return NotAllowed(code, self.declared.anchor(rule), card=card.text, suit=suit)

    def after(self, action: Action) -> Phase:
        """The card on the table; or the trick taken and the next begun; or the deal settled."""
        assert isinstance(action, Play)
        hands = _without(self.hands, action.seat, action.card)
        cards = (*self.cards, action.card)
        if len(cards) < len(self.order):
            return TrickPlay(self.declared, self.ranking, hands, self.order, cards, self.piles)
        return self._taken(hands, cards)

    def _taken(self, hands: tuple[Hand, ...], cards: tuple[Card, ...]) -> Phase:
        place = winning(cards, self.ranking)
        winner = self.order[place]
        trick = Trick(self.order[0], cards, winner, self.ranking.points_in(cards))
        piles = self.piles.with_trick(trick, self.declared.declarer)
        if not hands[winner] or self._decided(piles):
            return Settled(result_of(self.declared, piles), hands, self.declared, piles.tricks)
        order = self.order[place:] + self.order[:place]
        return TrickPlay(self.declared, self.ranking, hands, order, (), piles)

    def _decided(self, piles: Piles) -> bool:
        contract = self.declared.contract
        if contract.ending is not Ending.WHEN_LOST:
            return False
        left = self.declared.layout.rules.total - piles.points - piles.against
        return contract.goal.lost_by(Count(piles.points, piles.taken, self.declared.trump, left))


def begin(declared: Declared) -> TrickPlay:
    """The play, before the opening lead."""
    active = declared.layout.active
    leads = active[0]
    if declared.contract.lead is Lead.LEFT_OF_DECLARER:
        leads = active[(active.index(declared.declarer) + 1) % len(active)]
    first = active.index(leads)
    return TrickPlay(declared, declared.ranking, declared.hands, active[first:] + active[:first])


def result_of(declared: Declared, piles: Piles) -> Result:
    """What the deal came to."""
    layout = declared.layout
    summary = Summary(
        contract=declared.contract.id,
        declarer=declared.declarer,
        trump=declared.trump,
        points=piles.points + _widow_points(declared),
        tricks=piles.taken,
    )
    return settle(layout.rules, Table(layout.seats, layout.dealer), summary)


def _widow_points(declared: Declared) -> int:
    if declared.contract.widow is Widow.NOBODYS:
        return 0
    return declared.ranking.points_in(declared.layout.widow)


def _without(hands: tuple[Hand, ...], seat: Seat, card: Card) -> tuple[Hand, ...]:
    return (*hands[:seat], hands[seat].without(card), *hands[seat + 1 :])
