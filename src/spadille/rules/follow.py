"""Following suit: which cards a player may add to a trick."""

from __future__ import annotations

from enum import Enum

from spadille.cards import Card, Hand
from spadille.rules.order import Ranking


class Void(Enum):
    """What a player must do who has no card of the suit led."""

    MUST_TRUMP = "must-trump"
    FREE = "free"


def may_follow(hand: Hand, led: Card, ranking: Ranking, void: Void) -> Hand:
    """The cards of the hand that may be played to the card led.

    >>> from spadille.cards import Suit
    >>> from spadille.rules.order import ACE_TEN
    >>> hand, spades = Hand.read("AS 7S KD"), ACE_TEN.ranking(Suit.SPADES)
    >>> may_follow(hand, Card("9D"), spades, Void.MUST_TRUMP)
    Hand.read('KD')
    >>> may_follow(hand, Card("9H"), spades, Void.MUST_TRUMP)
    Hand.read('AS 7S')
    """
    following = hand.mask & ranking.suits[ranking.suit_of[led.number]]
    if following:
        return Hand(following)
    if void is Void.MUST_TRUMP and ranking.trump is not None:
        return Hand(hand.mask & ranking.suits[ranking.trump] or hand.mask)
    return hand


def bound(may: Hand, called: Card, led: Card | None, ranking: Ranking) -> Hand:
    """What is left of the cards that may be played to somebody who holds the card his partner called.

    He plays it when its suit is led, and may lead that suit only with it.

    >>> from spadille.rules.order import GERMAN
    >>> hand, hearts = Hand.read("KH 9H AS"), GERMAN.ranking(None)
    >>> bound(hand, Card("KH"), None, hearts)
    Hand.read('AS KH')
    >>> bound(Hand.read("KH 9H"), Card("KH"), Card("AH"), hearts)
    Hand.read('KH')
    """
    suit = ranking.suit_of[called.number]
    if led is not None and ranking.suit_of[led.number] is not suit:
        return may
    return Hand(may.mask & (called.bit | ~ranking.suits[suit]))


def why_not(hand: Hand, led: Card, ranking: Ranking) -> str:
    """The code of the refusal for a card of the hand that may not be played to the card led."""
    follows = hand.mask & ranking.suits[ranking.suit_of[led.number]]
    return "must-follow-suit" if follows else "must-trump"
