"""Candidates for calls, gifts and discards, selected by the heuristic."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

from spadille.bots.heuristic.discarding import make_discard_worth
from spadille.bots.heuristic.sweep_worth import sweep_chance
from spadille.bots.heuristic.tally import KEPT
from spadille.bots.search.choosing import likely_trump
from spadille.bots.search.determinization import Undertaking, place_of
from spadille.cards import Card, Hand, Suit
from spadille.play.action import Action, Discard, Give
from spadille.play.decision import Decision
from spadille.play.view import View
from spadille.rules.order import Ranking

Way = tuple[Undertaking, Action]
"""An undertaking, and the answer that leads to it."""

_MISSING = 2
"""The number of highest missing cards of each suit considered for a call."""


def declared_so_far(view: View) -> Undertaking:
    """Return the contract with the choices that the declarer has made so far.

    If a card is called before trumps are named, assume the likeliest trumps.
    """
    known = view.known
    assert known is not None
    trump = known.trump
    if trump is None and known.contract.calls_first:
        trump = likely_trump(view.rules, known.contract, view.hand.mask)
    return Undertaking(known.contract, place_of(view, known.declarer), trump, known.called)


def declared_ranking(view: View) -> Ranking:
    """Return the ranking of the cards in the undertaking of `declared_so_far`."""
    declared = declared_so_far(view)
    return declared.contract.order.ranking(declared.trump)


def highest_missing(view: View, ranking: Ranking) -> Iterator[Card]:
    """Yield the two highest cards of each suit that the viewing player lacks, trumps first."""
    theirs = view.rules.pack.hand - view.hand
    for suit in sorted(Suit, key=lambda suit: suit is not ranking.trump):
        of_suit = [card for card in theirs if ranking.suit_of[card.number] is suit]
        yield from sorted(of_suit, key=lambda card: -ranking.strength[card.number])[:_MISSING]


def gifts(view: View, decision: Decision, many: int) -> list[Way]:
    """Return the `many` gifts whose loss weakens the hand least, best first."""
    declared, hand, ranking = declared_so_far(view), view.hand.mask, declared_ranking(view)

    def missed(gift: Give) -> tuple[float, int]:
        left = sweep_chance(view.rules, ranking, hand & ~gift.card.bit)
        return -left, ranking.strength[gift.card.number]

    best_first = sorted((answer for answer in decision.answers if isinstance(answer, Give)), key=missed)
    return [(replace(declared, given=gift.card), gift) for gift in best_first[:many]]


def burials(view: View, decision: Decision, many: int) -> list[Way]:
    """Return the `many` best discards, best first."""
    declared, hand, ranking = declared_so_far(view), view.hand.mask, view.ranking
    worth = make_discard_worth(declared.contract, ranking, view.rules.pack.hand.mask & ~hand, KEPT)
    of_suit = lru_cache(maxsize=None)(worth.kept)

    def left_by(way: Discard) -> float:
        left = hand & ~Hand.of(way.cards).mask
        return sum(of_suit(suit, left & ranking.suits[suit]) for suit in Suit) + worth.buried(way.cards)

    ways = [answer for answer in decision.answers if isinstance(answer, Discard)]
    best_first = sorted(ways, key=left_by, reverse=True)
    return [(replace(declared, away=way.cards), way) for way in best_first[:many]]
