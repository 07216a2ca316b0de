"""Naming, calling, giving and laying away by solved means."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from spadille.bots.memory import Cards
from spadille.bots.player import Chance
from spadille.bots.reasons import Deciding, Reasons, reasoned
from spadille.bots.searching.budget import Budget, seed
from spadille.bots.searching.choosing import chosen
from spadille.bots.searching.lies import Lies, Undertaking, lies_of, place_of
from spadille.bots.sweep_worth import best_gift, sweep_chance
from spadille.bots.tally import KEPT, suit_tally
from spadille.cards import Card, Hand, Suit
from spadille.play.action import Action, Call, Discard, Give, NameTrump
from spadille.play.decision import Decision
from spadille.play.view import View
from spadille.rules.contract import Partner
from spadille.rules.order import Ranking

_MISSING = 2
"""How many of the highest cards that are missing in each suit are thought of for a call."""
_GIFTS = 5
"""How many cards are thought of to be given back."""


def trump(view: View, decision: Decision, budget: Budget, chance: Chance) -> Reasons:
    """The suit with which the contract is worth most."""
    declared = _declared(view)
    names = [answer for answer in decision.answers if isinstance(answer, NameTrump)]
    return _best(view, budget, chance, ((_in_suit(view, declared, name.suit), name) for name in names))


def _in_suit(view: View, declared: Undertaking, suit: Suit) -> Undertaking:
    """The contract in a suit; with what the declarer would call then, unless it is called already."""
    named = replace(declared, trump=suit)
    return named if declared.called is not None else chosen(view.rules, named, view.hand.mask)


def call(view: View, decision: Decision, budget: Budget, chance: Chance) -> Reasons:
    """The card whose call is worth most: of a partner each that may be called, of an exchange the highest."""
    declared = _declared(view)
    calls = [answer for answer in decision.answers if isinstance(answer, Call)]
    if declared.contract.partner is Partner.ALONE:
        high = _highest_missing(view)
        calls = [answer for answer in calls if answer.card is None or answer.card in high] or calls[:1]
    return _best(
        view, budget, chance, ((_with_call(view, declared, answer.card), answer) for answer in calls)
    )


def _with_call(view: View, declared: Undertaking, card: Card | None) -> Undertaking:
    called = replace(declared, called=card)
    if declared.contract.partner is not Partner.ALONE or card is None:
        return called
    hand = view.hand.mask
    given, _ = best_gift(view.rules, view.ranking, hand | card.bit, hand)
    return replace(called, given=given)


def _highest_missing(view: View) -> set[Card]:
    """The highest cards of each suit that he does not hold."""
    theirs, strength = view.rules.pack.hand - view.hand, view.ranking.strength
    missing: set[Card] = set()
    for suit in Suit:
        of_suit = [card for card in theirs if view.ranking.suit_of[card.number] is suit]
        missing |= set(sorted(of_suit, key=lambda card: -strength[card.number])[:_MISSING])
    return missing


def give(view: View, decision: Decision, budget: Budget, chance: Chance) -> Reasons:
    """The card that is missed least, of those missed least by the thumb."""
    declared, hand = _declared(view), view.hand.mask
    strength = view.ranking.strength

    def kept(gift: Give) -> tuple[float, int]:
        left = sweep_chance(view.rules, view.ranking, hand & ~gift.card.bit)
        return -left, strength[gift.card.number]

    gifts = sorted((answer for answer in decision.answers if isinstance(answer, Give)), key=kept)
    some = ((replace(declared, given=gift.card), gift) for gift in gifts[:_GIFTS])
    return _best(view, budget, chance, some)


def lay_away(view: View, decision: Decision, budget: Budget, chance: Chance) -> Reasons:
    """The cards whose laying away is worth most, of the ways that are best by the thumb."""
    declared, tallied = _declared(view), Tallied(view.hand.mask, view.ranking)
    ways = [answer for answer in decision.answers if isinstance(answer, Discard)]
    promising = sorted(ways, key=lambda way: -tallied.left_by(way.cards))[: budget.laid_away]
    some = ((replace(declared, away=way.cards), way) for way in promising)
    return _best(view, budget, chance, some)


class Tallied:
    """A hand counted by the thumb for every way of laying away, each set of cards of a suit once."""

    def __init__(self, hand: Cards, ranking: Ranking) -> None:
        self._hand, self._ranking = hand, ranking
        self._counted: dict[tuple[Suit, Cards], float] = {}

    def left_by(self, away: tuple[Card, ...]) -> float:
        """What the rest promises, with what is buried."""
        left = self._hand & ~Hand.of(away).mask
        return sum(
            self._of(suit, left & self._ranking.suits[suit]) for suit in Suit
        ) + self._ranking.points_in(away)

    def _of(self, suit: Suit, cards: Cards) -> float:
        if (suit, cards) not in self._counted:
            self._counted[suit, cards] = suit_tally(cards, suit, self._ranking, KEPT)
        return self._counted[suit, cards]


def _declared(view: View) -> Undertaking:
    """What is being played, as far as it is settled."""
    known = view.known
    assert known is not None
    return Undertaking(known.contract, place_of(view, known.declarer), known.trump, known.called)


def _best(view: View, budget: Budget, chance: Chance, some: Iterable[tuple[Undertaking, Action]]) -> Reasons:
    """The answer whose undertaking is worth most; of those worth as much, the first."""
    lies = Lies(view, lies_of(view, budget.worlds, seed(chance)))
    told = [lies.found(one).of(answer) for one, answer in some]
    chosen = max(told, key=lambda one: one.worth or 0.0).action
    return reasoned(view, chosen, Deciding.BEST_MEAN, told, worlds=len(lies.all))
