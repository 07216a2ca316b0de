"""A hand in figures, for whoever is to bid: what it holds, and what else is known of the deal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from spadille.cards import Card, Hand, Rank, Suit
from spadille.play.view import View
from spadille.rules.goal import Counts
from spadille.rules.order import CardOrder
from spadille.sentences.sentence import Fact, Sentence, has_sentence, list_facts, say

_HIGH_RANKS: Final = 3
"""So many of a suit's highest cards are named."""
_FLAT_LENGTH: Final = 3
"""With no longer suit than this there is nothing to speak of."""


def describe_hand(view: View) -> Sentence:
    """The one sentence on a seat's hand: its longest suit, and what it has above all trumps."""
    order, cards = view.rules.contracts[0].order, tuple(view.hand)
    held = [matador for matador in order.matadors if matador in cards]
    suit, longest = find_longest_suit(order, [card for card in cards if card not in held])
    facts: dict[str, Fact] = {"count": _count_word(len(longest)), "suit": suit.letter}
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
    """The longest suit, of equally long ones the one with the higher cards; high cards first."""
    strength = order.ranking(None).strength
    high = sorted(cards, key=lambda card: -strength[card.number])
    held = {suit: [card for card in high if card.suit is suit] for suit in Suit}
    suit = max(held, key=lambda suit: (len(held[suit]), [strength[card.number] for card in held[suit]]))
    return suit, held[suit]


def find_high_cards(order: CardOrder, cards: Sequence[Card]) -> list[Card]:
    """Those of a suit that are among its highest."""
    highest = [rank for rank in order.ranks if rank not in order.matadors][:_HIGH_RANKS]
    return [card for card in cards if card.rank in highest]


def _ends_above_king(order: CardOrder, heads: Sequence[Card]) -> bool:
    """Whether the last that is named stands above the king, which newcomers do not expect."""
    ranks = order.ranks
    last = heads[-1].rank
    return last is Rank.TEN and Rank.KING in ranks and ranks.index(last) < ranks.index(Rank.KING)


def name_rank(card: Card) -> Sentence:
    """Its rank as it is said within a sentence: the ace."""
    return say(f"rank-the-{card.rank.letter}")


def _count_word(count: int) -> Fact:
    return say(f"count-{count}") if has_sentence(f"count-{count}") else str(count)


def sort_hand(view: View) -> tuple[Card, ...]:
    """The cards as a player sorts them."""
    return view.ranking.sorted(Hand.of(view.hand))


_MOST_NAMED: Final = 2
"""So many of the longest suit's highest cards are named."""


class HandStat(NamedTuple):
    """One of the figures: what it is of, and what it is."""

    label: Sentence
    value: Sentence


def list_hand_stats(view: View) -> tuple[HandStat, ...]:
    """What can be counted while there is bidding: the seat's own hand, then the deal."""
    holds = view.phase == "auction" and view.hand
    return (*_hand_stats(view), *_deal_stats(view)) if holds else ()


def _hand_stats(view: View) -> Iterator[HandStat]:
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


def _deal_stats(view: View) -> Iterator[HandStat]:
    out = "figure-dealer" if view.dealer in view.active else "figure-dealer-out"
    yield HandStat(say(out), say("figure-who", name=view.dealer))
    if widow := view.rules.packets.widow_size:
        yield HandStat(say("figure-widow"), say("figure-widow-told", count=widow))
