"""List cards in the order in which players sort a hand."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from spadille.cards import Card, Hand, Rank, Suit
from spadille.rules.order import Ranking
from spadille.sentences.display_names import format_suit
from spadille.sentences.sentence import Alternatives, Sentence, has_sentence, list_alternatives, say
from spadille.text import Catalogue


def group_by_suit(ranking: Ranking, cards: Iterable[Card]) -> dict[Suit, list[Card]]:
    """Return the cards by the suit that they count as: trumps first, and high cards first."""
    suits: dict[Suit, list[Card]] = {}
    for card in ranking.sorted(Hand.of(cards)):
        suits.setdefault(ranking.suit_of[card.number], []).append(card)
    return suits


def format_cards(catalogue: Catalogue, ranking: Ranking, cards: Iterable[Card]) -> str:
    """Return a text of cards by suit, such as `spades (trumps): ace, ten; hearts: king`."""
    return "; ".join(
        format_suit_cards(catalogue, ranking, suit, held)
        for suit, held in group_by_suit(ranking, cards).items()
    )


def format_suit_cards(catalogue: Catalogue, ranking: Ranking, suit: Suit, cards: Collection[Card]) -> str:
    """Return a text of the cards of one suit, such as `spades (trumps): ace, ten`."""
    name = "suit-cards-trump" if suit is ranking.trump else "suit-cards"
    ranks = ", ".join(_format_rank(catalogue, ranking, card) for card in cards)
    return catalogue.say(
        name, suit=format_suit(catalogue, suit), ranks=ranks or catalogue.say("suit-cards-none")
    )


def format_matador(catalogue: Catalogue, matadors: Sequence[Card | Rank], card: Card) -> str | None:
    """Return the name of a matador, a fixed highest trump such as spadille; None for other cards."""
    place = find_matador_place(matadors, card)
    return None if place is None else catalogue.say(f"matador-{place}")


def sort_cards(ranking: Ranking, cards: Iterable[Card]) -> list[Card]:
    """Return the cards as players sort them: trumps first, then suit by suit, high cards first."""
    return list(ranking.sorted(Hand.of(cards)))


def _format_rank(catalogue: Catalogue, ranking: Ranking, card: Card) -> str:
    return format_matador(catalogue, ranking.matadors, card) or catalogue.say(f"rank-{card.rank.letter}")


def offer_cards(ranking: Ranking, cards: Collection[Card]) -> Alternatives:
    """Return `cards` as a fact joined with "or". Only cards of several suits are named with their suits."""
    ordered = sort_cards(ranking, cards)
    if len({ranking.suit_of[card.number] for card in ordered}) > 1:
        return list_alternatives(ordered)
    return list_alternatives([_name_card(ranking, card) for card in ordered])


def _name_card(ranking: Ranking, card: Card) -> Sentence:
    place = find_matador_place(ranking.matadors, card)
    return say(f"matador-{place}" if place else f"rank-the-{card.rank.letter}")


def find_matador_place(matadors: Sequence[Card | Rank], card: Card) -> int | None:
    """Return the position of `card` among the `matadors`, from 1; None if it has no name of its own."""
    place = matadors.index(card) + 1 if card in matadors else 0
    return place if has_sentence(f"matador-{place}") else None
