"""Following suit: the cards that a player may lead or play to a trick."""

from __future__ import annotations

from enum import Enum, StrEnum

from spadille.cards import Card, Hand
from spadille.rules.order import Ranking


class Void(Enum):
    """The duty of a player without a card of the suit led: trump if possible, or play any card."""

    MUST_TRUMP = "must-trump"
    FREE = "free"


class TrumpLeads(StrEnum):
    """The moment from which trumps may be led."""

    FREE = "free"
    WHEN_BROKEN = "when-broken"
    """After a trump has been played in the deal.

    Before that only a player without other cards may lead one.
    """


def may_lead(hand: Hand, ranking: Ranking) -> Hand:
    """Return the cards of `hand` that may be led before a trump has been played: all but the trumps, or the
    whole hand if it has only trumps.

    >>> from spadille.cards import Suit
    >>> from spadille.rules.order import ACE_TEN
    >>> may_lead(Hand.read("AS 7S KD"), ACE_TEN.ranking(Suit.SPADES))
    Hand.read('KD')
    """
    trumps = 0 if ranking.trump is None else ranking.suits[ranking.trump]
    return Hand(hand.mask & ~trumps or hand.mask)


def may_follow(hand: Hand, led: Card, ranking: Ranking, void: Void) -> Hand:
    """Return the cards of a hand that may be played after another player led `led`.

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
    """Return the cards of `may` that a player who holds the called card may play.

    The called card is the one named by the declarer. Its holder must play it when its suit is led, and may
    lead that suit only with it.

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
    """Return the error code for a card that may not be played after `led`."""
    follows = hand.mask & ranking.suits[ranking.suit_of[led.number]]
    return "must-follow-suit" if follows else "must-trump"
