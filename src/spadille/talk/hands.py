"""What there is in a hand, before anybody has spoken: a sentence for whoever looks at it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spadille.cards import Card, Hand, Rank, Suit
from spadille.play.view import View
from spadille.rules.order import CardOrder
from spadille.talk.sentence import Fact, Sentence, say, there_is, together

_HEADS: Final = 3
"""So many of a suit's highest cards are named."""
_FLAT: Final = 3
"""With no longer suit than this there is nothing to speak of."""


def hand_told(view: View) -> Sentence:
    """The one sentence on a seat's hand: its longest suit, and what it has above all trumps."""
    order, cards = view.rules.contracts[0].order, tuple(view.hand)
    held = [matador for matador in order.matadors if matador in cards]
    suit, longest = longest_suit(order, [card for card in cards if card not in held])
    facts: dict[str, Fact] = {"count": _number(len(longest)), "suit": suit.letter}
    heads = heads_of(order, longest)
    named = together([the_rank(card) for card in heads])
    if held:
        names = [say(f"matador-{order.matadors.index(matador) + 1}") for matador in held]
        return say("hand-told-matadors", held=together(names), **facts)
    if len(longest) <= _FLAT:
        return say("hand-told-flat", aces=sum(card.rank is order.ranks[0] for card in cards), **facts)
    if not heads:
        return say("hand-told-bare", **facts)
    return say("hand-told-strange" if _strange(order, heads) else "hand-told", heads=named, **facts)


def longest_suit(order: CardOrder, cards: Sequence[Card]) -> tuple[Suit, list[Card]]:
    """The longest suit, of equally long ones the one with the higher cards; high cards first."""
    strength = order.ranking(None).strength
    high = sorted(cards, key=lambda card: -strength[card.number])
    held = {suit: [card for card in high if card.suit is suit] for suit in Suit}
    suit = max(held, key=lambda suit: (len(held[suit]), [strength[card.number] for card in held[suit]]))
    return suit, held[suit]


def heads_of(order: CardOrder, cards: Sequence[Card]) -> list[Card]:
    """Those of a suit that are among its highest."""
    highest = [rank for rank in order.ranks if rank not in order.matadors][:_HEADS]
    return [card for card in cards if card.rank in highest]


def _strange(order: CardOrder, heads: Sequence[Card]) -> bool:
    """Whether the last that is named stands above the king, which newcomers do not expect."""
    ranks = order.ranks
    last = heads[-1].rank
    return last is Rank.TEN and Rank.KING in ranks and ranks.index(last) < ranks.index(Rank.KING)


def the_rank(card: Card) -> Sentence:
    """Its rank as it is said within a sentence: the ace."""
    return say(f"rank-the-{card.rank.letter}")


def _number(count: int) -> Fact:
    return say(f"count-{count}") if there_is(f"count-{count}") else str(count)


def as_held(view: View) -> tuple[Card, ...]:
    """The cards as a player sorts them."""
    return view.ranking.sorted(Hand.of(view.hand))
