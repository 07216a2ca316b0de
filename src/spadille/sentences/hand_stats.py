"""Describe a hand for a bidder: longest suit, points, matadors (the fixed highest trumps), and the deal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from spadille.cards import Card, Hand, Rank, Suit
from spadille.play.view import View
from spadille.rules.goal import Counts
from spadille.rules.order import CardOrder
from spadille.sentences.sentence import Fact, Sentence, has_sentence, list_facts, say

_HIGH_RANKS: Final = 3
"""The number of ranks that count as high."""
_FLAT_LENGTH: Final = 3
"""The length of the longest suit up to which a hand is called flat."""


def describe_hand(view: View) -> Sentence:
    """Return a sentence about a seat's hand: its longest suit and its matadors."""
    order, cards = view.rules.contracts[0].order, tuple(view.hand)
    held = [matador for matador in order.matadors if matador in cards]
    suit, longest = find_longest_suit(order, [card for card in cards if card not in held])
    facts: dict[str, Fact] = {"count": _name_count(len(longest)), "suit": suit.letter}
    heads = find_high_cards(order, longest)
    named = list_facts([name_rank(card) for card in heads])
    if held:
        names = [say(f"matador-{order.matadors.index(matador) + 1}") for matador in held]
        return say("hand-told-matadors", held=list_facts(names), **facts)
    if len(longest) <= _FLAT_LENGTH:
        return say("hand-told-flat", aces=sum(card.rank is order.ranks[0] for card in cards), **facts)
    if not heads:
        return say("hand-told-bare", **facts)
    return say("hand-told-strange" if _ends_above_king(order, heads) else "hand-told", heads=named, **facts)


def find_longest_suit(order: CardOrder, cards: Sequence[Card]) -> tuple[Suit, list[Card]]:
    """Return the longest suit and its cards, high cards first.

    Of equally long suits, take that with higher cards.
    """
    strength = order.ranking(None).strength
    high = sorted(cards, key=lambda card: -strength[card.number])
    held = {suit: [card for card in high if card.suit is suit] for suit in Suit}
    suit = max(held, key=lambda suit: (len(held[suit]), [strength[card.number] for card in held[suit]]))
    return suit, held[suit]


def find_high_cards(order: CardOrder, cards: Sequence[Card]) -> list[Card]:
    """Return those of the cards that have one of the highest ranks."""
    highest = [rank for rank in order.ranks if rank not in order.matadors][:_HIGH_RANKS]
    return [card for card in cards if card.rank in highest]


def _ends_above_king(order: CardOrder, heads: Sequence[Card]) -> bool:
    """Return whether the lowest high card is a ten above the king, which newcomers do not expect."""
    ranks = order.ranks
    last = heads[-1].rank
    return last is Rank.TEN and Rank.KING in ranks and ranks.index(last) < ranks.index(Rank.KING)


def name_rank(card: Card) -> Sentence:
    """Return the rank as used within a sentence, such as `the ace`."""
    return say(f"rank-the-{card.rank.letter}")


def _name_count(count: int) -> Fact:
    return say(f"count-{count}") if has_sentence(f"count-{count}") else str(count)


def sort_hand(view: View) -> tuple[Card, ...]:
    """Return the seat's cards as players sort them: trumps first, and high cards first."""
    return view.ranking.sorted(Hand.of(view.hand))


_MOST_NAMED: Final = 2
"""The most high cards of the longest suit that are named."""


class HandStat(NamedTuple):
    """A statistic of a hand, such as the longest suit: its label and its value, as sentences."""

    label: Sentence
    value: Sentence


def list_hand_stats(view: View) -> tuple[HandStat, ...]:
    """Return the statistics that are shown during the auction: of the seat's hand, then of the deal."""
    holds = view.phase == "auction" and view.hand
    return (*_list_own_stats(view), *_list_deal_stats(view)) if holds else ()


def _list_own_stats(view: View) -> Iterator[HandStat]:
    if view.rules.counts is Counts.POINTS:
        points = view.ranking.points_in(view.hand)
        yield HandStat(say("figure-points"), say("figure-points-told", points=points, all=view.rules.total))
    yield HandStat(say("figure-longest"), _describe_longest_suit(view))


def _describe_longest_suit(view: View) -> Sentence:
    order = view.rules.contracts[0].order
    suit, cards = find_longest_suit(order, tuple(view.hand))
    heads = list_facts(map(name_rank, find_high_cards(order, cards)[:_MOST_NAMED]))
    if not heads:
        return say("figure-longest-bare", count=len(cards), suit=suit)
    return say("figure-longest-told", count=len(cards), suit=suit, heads=heads)


def _list_deal_stats(view: View) -> Iterator[HandStat]:
    out = "figure-dealer" if view.dealer in view.active else "figure-dealer-out"
    yield HandStat(say(out), say("figure-who", name=view.dealer))
    if widow := view.rules.packets.widow_size:
        yield HandStat(say("figure-widow"), say("figure-widow-told", count=widow))
