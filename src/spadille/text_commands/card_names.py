"""Parse the names of cards in typed text: a suit or rank alone, a full name, a name like `spadille`, or
several cards.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from spadille.cards import Card, Rank, Suit
from spadille.rules.order import Ranking
from spadille.text_commands.vocabulary import PartialCard, Phrase, Vocabulary

NO_CARD: PartialCard = (None, None)
_MOST_CARDS = 6


@dataclass(frozen=True, slots=True)
class CardNames:
    """A parser of words as cards. The cards with names of their own (matadors) depend on the trumps."""

    vocabulary: Vocabulary
    ranking: Ranking

    def parse_word(self, word: str) -> set[PartialCard]:
        """Return the possible meanings of `word`: a suit, a rank, a card, or `NO_CARD` for a filler word."""
        found = set(self.vocabulary.partial_cards.get(word) or self._parse_whole_card(word))
        return found | {NO_CARD} if word in self.vocabulary.fillers else found

    def parse_card(self, typed: Phrase) -> set[PartialCard]:
        """Return the readings of `typed` as a suit, a rank or both, as complete as possible."""
        found: set[PartialCard] = {NO_CARD}
        for word in typed:
            readings = self.parse_word(word)
            found = {joined for half in found for more in readings for joined in _combine(half, more)}
        fullest = max(map(_count_parts, found), default=0)
        return {half for half in found if 0 < _count_parts(half) == fullest}

    def parse_suits(self, word: str) -> list[Suit]:
        return [suit for suit, _ in self.vocabulary.partial_cards.get(word, ()) if suit is not None]

    def parse_cards(self, typed: Phrase) -> set[frozenset[Card]]:
        """Return every reading of `typed` as several cards, as in `king and queen of hearts, QS`."""
        lists = {_CardList()}
        for word in typed:
            readings = self.parse_word(word)
            lists = {
                longer for listing in lists for reading in readings for longer in listing.add_word(reading)
            }
        return {listing.cards for listing in lists if listing.is_complete}

    def _parse_whole_card(self, word: str) -> Iterator[PartialCard]:
        """Yield the readings of one word as a whole card, such as `QS`, `10h`, `spaderdam` or `spadille`."""
        place = self.vocabulary.matadors.get(word)
        if place is not None and place < len(self.ranking.matadors):
            matador = self.ranking.matadors[place]
            yield matador.suit, matador.rank
        for cut in range(1, len(word)):
            for first in self.vocabulary.partial_cards.get(word[:cut], ()):
                for second in self.vocabulary.partial_cards.get(word[cut:], ()):
                    yield from _combine(first, second)


@dataclass(frozen=True, slots=True)
class _CardList:
    """The cards that have been read so far. A suit may stand before or after its ranks."""

    cards: frozenset[Card] = frozenset()
    suit: Suit | None = None
    """The suit that the next ranks belong to."""
    lacks_rank: bool = False
    """Whether no rank has followed `suit` yet."""
    ranks: tuple[Rank, ...] = ()
    """The ranks that have been read and whose suit has not."""

    @property
    def is_complete(self) -> bool:
        """Whether there are cards, and no suit lacks a rank and no rank a suit."""
        return bool(self.cards) and not self.lacks_rank and not self.ranks

    def add_word(self, reading: PartialCard) -> Iterator[_CardList]:
        """Yield the possible lists after one more word."""
        match reading:
            case (None, None):
                yield self
            case (Suit() as suit, None):
                yield from self._add_suit(suit)
            case (None, Rank() as rank) if len(self.cards) + len(self.ranks) < _MOST_CARDS:
                yield from self._add_rank(rank)
            case (Suit() as suit, Rank() as rank) if self._is_between_cards and len(self.cards) < _MOST_CARDS:
                yield _CardList(self.cards | {_make_card(suit, rank)})

    @property
    def _is_between_cards(self) -> bool:
        return not self.lacks_rank and not self.ranks

    def _add_suit(self, suit: Suit) -> Iterator[_CardList]:
        if self.ranks:
            yield _CardList(self.cards | {_make_card(suit, rank) for rank in self.ranks})
        elif not self.lacks_rank:
            yield _CardList(self.cards, suit, lacks_rank=True)

    def _add_rank(self, rank: Rank) -> Iterator[_CardList]:
        if self.suit is not None:
            yield _CardList(self.cards | {_make_card(self.suit, rank)}, self.suit)
        if not self.lacks_rank:
            yield _CardList(self.cards, ranks=(*self.ranks, rank))


def _make_card(suit: Suit, rank: Rank) -> Card:
    return Card(rank.letter + suit.letter)


def _count_parts(half: PartialCard) -> int:
    return sum(part is not None for part in half)


def _combine(half: PartialCard, more: PartialCard) -> list[PartialCard]:
    """Return both readings combined, or an empty list if they name two suits or two ranks."""
    if any(part is not None and other is not None for part, other in zip(half, more, strict=True)):
        return []
    return [(half[0] if more[0] is None else more[0], half[1] if more[1] is None else more[1])]
