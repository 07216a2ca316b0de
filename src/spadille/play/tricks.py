"""The play of the cards, trick by trick."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from spadille.cards import Card, Hand
from spadille.play.action import Action, Ask, Play, Stop, play_of
from spadille.play.declared import Declared, PartnerCalled
from spadille.play.phase import Phase
from spadille.play.settled import Settled
from spadille.play.trick import TableTrick, Trick
from spadille.rules.bonus import MATADORS, earned, mackers
from spadille.rules.contract import Ending, Widow
from spadille.rules.follow import TrumpLeads, bound, may_follow, may_lead, why_not
from spadille.rules.goal import Count, Counts, Outcome
from spadille.rules.order import Ranking
from spadille.rules.payments import SettlingTable
from spadille.rules.refusal import NotAllowed
from spadille.rules.seating import Seat
from spadille.rules.settlement import Result, Summary, settle
from spadille.rules.trick import winning


@dataclass(frozen=True, slots=True)
class Piles:
    """The completed tricks, and what each side has won in them."""

    tricks: tuple[Trick, ...] = ()
    points: int = 0
    """The card points that the declaring side has taken in tricks, without the widow's."""
    taken: int = 0
    """The number of tricks that the side has taken."""
    against: int = 0
    """The opponents' card points."""

    @property
    def unbroken(self) -> bool:
        """Whether the declaring side has won every trick so far."""
        return self.taken == len(self.tricks)

    def with_trick(self, trick: Trick, side: tuple[Seat, ...]) -> Piles:
        """Return the piles with one more trick added."""
        tricks = (*self.tricks, trick)
        if trick.winner in side:
            return Piles(tricks, self.points + trick.points, self.taken + 1, self.against)
        return Piles(tricks, self.points, self.taken, self.against + trick.points)


@dataclass(frozen=True, slots=True)
class TrickPlay:
    """The phase in which the cards are played, trick by trick."""

    declared: Declared
    ranking: Ranking
    hands: tuple[Hand, ...]
    order: tuple[Seat, ...]
    """The players in the order of this trick, leader first."""
    cards: tuple[Card, ...] = ()
    """The cards on the table, the leader's first."""
    piles: Piles = Piles()
    asked: bool = False
    """Whether the declarer has asked who the partner is."""
    kind = "play"
    result = None

    @property
    def verbs(self) -> tuple[str, ...]:
        """`play`; also `stop` and `ask` in contracts that pay for winning the first tricks in a row."""
        return ("play",) if self.declared.contract.streak is None else ("play", "stop", "ask")

    @property
    def turn(self) -> Seat:
        """The next seat to play."""
        return self.order[len(self.cards)]

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The completed tricks."""
        return self.piles.tricks

    @property
    def table(self) -> TableTrick:
        """The trick being played."""
        best = self.order[winning(self.cards, self.ranking)] if self.cards else None
        return TableTrick(self.order, self.cards, best)

    def playable(self) -> Hand:
        """Return the cards that the seat to play may play."""
        turn = self.turn
        hand = self.hands[turn]
        if not self.cards and self.trumps_locked:
            return may_lead(hand, self.ranking)
        led = self.cards[0] if self.cards else None
        may = hand if led is None else may_follow(hand, led, self.ranking, self.declared.layout.rules.void)
        partner = self.declared.partner
        if partner is not None and partner.seat == turn and partner.card in hand:
            return bound(may, partner.card, led, self.ranking)
        return may

    @property
    def trumps_locked(self) -> bool:
        """Whether a seat with other cards may not lead trumps, because no trump has been played yet."""
        trump = self.ranking.trump
        if trump is None or self.declared.layout.rules.trump_leads is TrumpLeads.FREE:
            return False
        trumps, begun = self.ranking.suits[trump], self.declared.hands
        return all(begun[seat].mask & trumps == self.hands[seat].mask & trumps for seat in self.order)

    def answers(self) -> tuple[Action, ...]:
        """Return a play of each legal card, and stopping and asking if they are allowed now."""
        turn = self.turn
        cards = tuple([play_of(turn, card) for card in self.playable()])
        if self.declared.contract.streak is None:
            return cards
        streak_answers = ((self.may_stop(), Stop(turn)), (self.may_ask(), Ask(turn)))
        return (*cards, *(action for allowed, action in streak_answers if allowed))

    def may_stop(self) -> bool:
        """Return whether the declaring side may end the play before the last trick.

        It may if it has won every trick so far, these are exactly as many as the contract requires for
        stopping, and the leader knows that.
        """
        streak = self.declared.contract.streak
        if streak is None or self.cards:
            return False
        return self.piles.unbroken and self.piles.taken == streak.stop_after and self._knows_whose_tricks()

    def _knows_whose_tricks(self) -> bool:
        """Return whether the seat to play knows which tricks its side has won.

        Otherwise, being offered to stop would reveal who the partner is.
        """
        turn = self.turn
        if self.declared.knows_partner(turn, self.hands, asked=self.asked):
            return True
        return all(trick.winner == turn for trick in self.tricks)

    def may_ask(self) -> bool:
        """Return whether the declarer may ask who the partner is: late in the deal, if not yet revealed."""
        streak, partner = self.declared.contract.streak, self.declared.partner
        if not self.declared.contract.may_ask or streak is None or partner is None or self.asked:
            return False
        late = len(self.piles.tricks) >= streak.earned_after
        return late and self.turn == self.declared.declarer and self._is_held(partner)

    def _is_held(self, partner: PartnerCalled) -> bool:
        return partner.card in self.hands[partner.seat]

    def refused(self) -> dict[Card, NotAllowed]:
        """Return the cards in hand that may not be played now, and why."""
        withheld = self.hands[self.turn] - self.playable()
        if not withheld:
            return {}
        if self.declared.partner is not None:
            return {card: self._refusal(card) for card in withheld}
        # The reason is the same for every refused card, so it is computed once.
        why = self._refusal(next(iter(withheld)))
        return {card: _refusal_for_card(why, card) for card in withheld}

    def judge(self, action: Action) -> None:
        """Raise an error for a card not held or not legal, and for stopping or asking when not allowed."""
        if isinstance(action, Play):
            self._judge_card(action.card)
        elif not (self.may_stop() if isinstance(action, Stop) else self.may_ask()):
            raise NotAllowed(
                "wrong-phase", self.declared.anchor(action.verb), verb=action.verb, phase=self.kind
            )

    def _judge_card(self, card: Card) -> None:
        if card not in self.hands[self.turn]:
            raise NotAllowed("not-in-hand", self.declared.anchor("play.in-hand"), card=card.text)
        if card not in self.playable():
            raise self._refusal(card)

    def _refusal(self, card: Card) -> NotAllowed:
        hand, partner = self.hands[self.turn], self.declared.partner
        led = self.cards[0] if self.cards else None
        void = self.declared.layout.rules.void
        if partner is not None and (led is None or card in may_follow(hand, led, self.ranking, void)):
            rule = self.declared.anchor("play.called-card")
            return NotAllowed("must-play-called-card", rule, card=card.text, called=partner.card.text)
        if led is None:
            suit = self.ranking.suit_of[card.number].letter
            rule = self.declared.anchor("play.lead")
            return NotAllowed("trumps-not-broken", rule, card=card.text, suit=suit)
        code = why_not(hand, led, self.ranking)
        rule = {"must-follow-suit": "play.follow", "must-trump": "play.must-trump"}[code]
        suit = self.ranking.suit_of[led.number].letter
        return NotAllowed(code, self.declared.anchor(rule), card=card.text, suit=suit)

    def after(self, action: Action) -> Phase:
        """Return the phase after an action: the same trick, the next one, or the settled deal."""
        if isinstance(action, Stop):
            return self._settled(self.piles, self.hands, stopped=True)
        if not isinstance(action, Play):
            return replace(self, asked=True)
        hands = _without(self.hands, action.seat, action.card)
        cards = (*self.cards, action.card)
        if len(cards) < len(self.order):
            return TrickPlay(self.declared, self.ranking, hands, self.order, cards, self.piles, self.asked)
        return self._taken(hands, cards)

    def _taken(self, hands: tuple[Hand, ...], cards: tuple[Card, ...]) -> Phase:
        place = winning(cards, self.ranking)
        winner = self.order[place]
        trick = Trick(self.order[0], cards, winner, self.ranking.points_in(cards))
        piles = self.piles.with_trick(trick, self.declared.side)
        if not hands[winner] or self._decided(piles):
            return self._settled(piles, hands, stopped=False)
        order = self.order[place:] + self.order[:place]
        return TrickPlay(self.declared, self.ranking, hands, order, (), piles, self.asked)

    def _decided(self, piles: Piles) -> bool:
        contract = self.declared.contract
        return contract.ending is Ending.WHEN_LOST and contract.goal.lost_by(count_of(self.declared, piles))

    def _settled(self, piles: Piles, hands: tuple[Hand, ...], *, stopped: bool) -> Settled:
        bonus = streak_bonus(self.declared, piles, stopped=stopped, asked=self.asked)
        return Settled(result_of(self.declared, piles, bonus), hands, self.declared, piles.tricks)


def _refusal_for_card(why: NotAllowed, card: Card) -> NotAllowed:
    """Return a refusal like `why`, for another card.

    Such refusals are cached, because views only show them and never raise them.
    """
    return _refusal_of(why.code, why.rule, str(why.facts["suit"]), card)


@lru_cache(maxsize=1 << 11)
def _refusal_of(code: str, rule: str, suit: str, card: Card) -> NotAllowed:
    return NotAllowed(code, rule, card=card.text, suit=suit)


def begin(declared: Declared) -> TrickPlay:
    """Return the play before the opening lead."""
    active = declared.layout.active
    first = declared.contract.lead.place(active.index(declared.declarer), len(active))
    return TrickPlay(declared, declared.ranking, declared.hands, active[first:] + active[:first])


def streak_bonus(declared: Declared, piles: Piles, *, stopped: bool, asked: bool) -> str | None:
    """Return the name of the bonus for the first tricks in a row, or for all; None if none was earned."""
    streak, tricks = declared.contract.streak, declared.layout.rules.packets.hand_size
    if streak is None or declared.contract.goal.outcome(Count(0, piles.taken)) is not Outcome.WON:
        return None
    lost = (place for place, trick in enumerate(piles.tricks) if trick.winner not in declared.side)
    return earned(streak, next(lost, len(piles.tricks)), tricks, stopped=stopped, asked=asked)


def count_of(declared: Declared, piles: Piles, aside: int = 0) -> Count:
    """Return the points and tricks that the declaring side has and those still to be won.

    `aside` points, such as the widow's, are added to the side's.
    """
    rules = declared.layout.rules
    return Count(
        points=piles.points + aside,
        tricks=piles.taken,
        trump=declared.trump,
        left=rules.total - piles.points - piles.against - aside,
        tricks_left=rules.packets.hand_size - len(piles.tricks),
    )


def result_of(declared: Declared, piles: Piles, bonus: str | None) -> Result:
    """Return the result of the deal."""
    layout, rules = declared.layout, declared.layout.rules
    counted = rules.counts_in(declared.contract)
    summary = Summary(
        contract=declared.contract.id,
        declarer=declared.declarer,
        partner=declared.partner.seat if declared.partner else None,
        trump=declared.trump,
        points=piles.points + set_aside(declared, piles) if counted is Counts.POINTS else None,
        tricks=piles.taken,
        bonus=bonus,
        mackers=_mackers(declared, winners=_find_winners(declared, piles, bonus)),
        stakes=declared.stakes,
    )
    return settle(rules, SettlingTable(layout.seats, layout.dealer, layout.pots), summary)


def set_aside(declared: Declared, piles: Piles) -> int:
    """Return the declarer's points from outside the tricks: those of the widow, or of the cards laid away.

    A widow that goes with the last trick counts if the declarer's side has won that trick.
    """
    last = piles.tricks[-1].winner if len(piles.tricks) == declared.layout.rules.packets.hand_size else None
    aside = {
        Widow.NOBODYS: Hand(),
        Widow.DECLARERS: declared.layout.widow,
        Widow.TAKEN_UP: declared.laid_away or Hand(),
        Widow.LAST_TRICK: declared.layout.widow if last in declared.side else Hand(),
    }
    return declared.ranking.points_in(aside[declared.contract.widow])


def _find_winners(declared: Declared, piles: Piles, bonus: str | None) -> tuple[Seat, ...]:
    """Return the seats of the side that won: the declarer's side if it made the contract, otherwise its
    opponents.
    """
    made = declared.contract.goal.outcome(count_of(declared, piles)) is Outcome.WON and bonus != "missed"
    return declared.side if made else declared.defenders


def _mackers(declared: Declared, winners: tuple[Seat, ...]) -> int:
    """Return the number of mackers of the declaring side, in contracts that pay for them.

    In contracts that pay for matadors, return 3 if the winners were dealt all three, otherwise fewer.
    """
    contract = declared.contract
    if contract.macker is None and contract.matadors is None:
        return 0
    dealt = Hand()
    for seat in declared.side if contract.matadors is None else winners:
        dealt |= declared.layout.hand(seat)
    together = mackers(dealt, declared.ranking)
    return together if contract.matadors is None else min(together, MATADORS)


def _without(hands: tuple[Hand, ...], seat: Seat, card: Card) -> tuple[Hand, ...]:
    return (*hands[:seat], hands[seat].without(card), *hands[seat + 1 :])
