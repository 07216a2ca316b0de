"""Cards in words, as a player sorts them."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from spadille.cards import Card, Hand, Suit
from spadille.cli.named import card_named, one_of, ranks_named, suit_named
from spadille.rules.order import Ranking
from spadille.text import Catalogue


def by_suit(ranking: Ranking, cards: Iterable[Card]) -> dict[Suit, list[Card]]:
    """The cards by the suit they count as, trumps first, high cards first."""
    suits: dict[Suit, list[Card]] = {}
    for card in ranking.sorted(Hand.of(cards)):
        suits.setdefault(ranking.suit_of[card.number], []).append(card)
    return suits


def cards_told(words: Catalogue, ranking: Ranking, cards: Iterable[Card]) -> str:
    """The cards by suit: spades (trumps): ace, ten; hearts: king."""
    return "; ".join(suit_told(words, ranking, suit, held) for suit, held in by_suit(ranking, cards).items())


def suit_told(words: Catalogue, ranking: Ranking, suit: Suit, cards: Collection[Card]) -> str:
    """The cards of one suit: spades (trumps): ace, ten."""
    name = "suit-cards-trump" if suit is ranking.trump else "suit-cards"
    ranks = ranks_named(words, cards) if cards else words.say("suit-cards-none")
    return words.say(name, suit=suit_named(words, suit), ranks=ranks)


def choice_told(words: Catalogue, ranking: Ranking, cards: Collection[Card]) -> str:
    """Some cards to choose from: the queen or the nine; of several suits, by their whole names."""
    ordered = ranking.sorted(Hand.of(cards))
    if len({card.suit for card in ordered}) == 1:
        return one_of(words, [words.say(f"rank-the-{card.rank.letter}") for card in ordered])
    return one_of(words, [card_named(words, card) for card in ordered])
