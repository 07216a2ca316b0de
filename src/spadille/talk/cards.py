"""Cards in words, as a player sorts them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from spadille.cards import Card, Hand, Rank, Suit
from spadille.rules.order import Ranking
from spadille.talk.named import card_named, suit_named
from spadille.talk.sentence import Either, Sentence, either, say, there_is
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
    ranks = ", ".join(_rank_told(words, ranking, card) for card in cards)
    return words.say(name, suit=suit_named(words, suit), ranks=ranks or words.say("suit-cards-none"))


def matador_named(words: Catalogue, matadors: Sequence[Card | Rank], card: Card) -> str | None:
    """The name of its own that a card above all other trumps has."""
    place = matador_place(matadors, card)
    return None if place is None else words.say(f"matador-{place}")


def in_order(ranking: Ranking, cards: Iterable[Card]) -> list[Card]:
    """Cards as a player sorts them."""
    return list(ranking.sorted(Hand.of(cards)))


def listed(words: Catalogue, ranking: Ranking, cards: Iterable[Card]) -> list[str]:
    """Cards by their whole names, in order."""
    return [card_named(words, card) for card in in_order(ranking, cards)]


def _rank_told(words: Catalogue, ranking: Ranking, card: Card) -> str:
    return matador_named(words, ranking.matadors, card) or words.say(f"rank-{card.rank.letter}")


def choice(ranking: Ranking, cards: Collection[Card]) -> Either:
    """Some cards to choose from: the queen or the nine; of several suits, by their whole names."""
    ordered = in_order(ranking, cards)
    if len({ranking.suit_of[card.number] for card in ordered}) > 1:
        return either(ordered)
    return either([_card_sentence(ranking, card) for card in ordered])


def _card_sentence(ranking: Ranking, card: Card) -> Sentence:
    place = matador_place(ranking.matadors, card)
    return say(f"matador-{place}" if place else f"rank-the-{card.rank.letter}")


def matador_place(matadors: Sequence[Card | Rank], card: Card) -> int | None:
    """Which of the cards above all other trumps it is, from 1, where that has a name of its own."""
    place = matadors.index(card) + 1 if card in matadors else 0
    return place if there_is(f"matador-{place}") else None
