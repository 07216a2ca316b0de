"""Cards as they are spelt: by half, as a whole, by a name of their own, or several in one breath."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from spadille.cards import Card, Rank, Suit
from spadille.rules.order import Ranking
from spadille.talk.vocabulary import Half, Phrase, Vocabulary

NEITHER: Half = (None, None)
_MOST_CARDS = 6


@dataclass(frozen=True, slots=True)
class Spelling:
    """How words are read as cards, while these are the trumps."""

    spoken: Vocabulary
    ranking: Ranking

    def readings(self, word: str) -> set[Half]:
        """What a word may mean: half a card, a whole one, or nothing at all."""
        found = set(self.spoken.halves.get(word) or self._whole(word))
        return found | {NEITHER} if word in self.spoken.fillers else found

    def halves(self, typed: Phrase) -> set[Half]:
        """Every way to read the words as a suit and a rank, or as one of them; the fullest readings alone."""
        found: set[Half] = {NEITHER}
        for word in typed:
            readings = self.readings(word)
            found = {joined for half in found for more in readings for joined in _joined(half, more)}
        fullest = max(map(_size, found), default=0)
        return {half for half in found if 0 < _size(half) == fullest}

    def suits(self, word: str) -> list[Suit]:
        """The suits that a word may mean."""
        return [suit for suit, _ in self.spoken.halves.get(word, ()) if suit is not None]

    def several(self, typed: Phrase) -> set[frozenset[Card]]:
        """Every way to read the words as cards one after another: king and queen of hearts, QS."""
        lists = {_List()}
        for word in typed:
            readings = self.readings(word)
            lists = {
                longer for listing in lists for reading in readings for longer in listing.with_word(reading)
            }
        return {listing.cards for listing in lists if listing.is_whole}

    def _whole(self, word: str) -> Iterator[Half]:
        """QS, 10h, spaderdam; spadille."""
        place = self.spoken.matadors.get(word)
        if place is not None and place < len(self.ranking.matadors):
            matador = self.ranking.matadors[place]
            yield matador.suit, matador.rank
        for cut in range(1, len(word)):
            for first in self.spoken.halves.get(word[:cut], ()):
                for second in self.spoken.halves.get(word[cut:], ()):
                    yield from _joined(first, second)


@dataclass(frozen=True, slots=True)
class _List:
    """Cards counted up so far. A suit stands before its ranks or after them."""

    cards: frozenset[Card] = frozenset()
    suit: Suit | None = None
    """The suit that ranks may follow."""
    bare: bool = False
    """Whether no rank has followed it yet."""
    ranks: tuple[Rank, ...] = ()
    """The ranks that wait for their suit."""

    @property
    def is_whole(self) -> bool:
        """Whether every suit has its ranks, every rank its suit, and something is said at all."""
        return bool(self.cards) and not self.bare and not self.ranks

    def with_word(self, reading: Half) -> Iterator[_List]:
        """The list with one more word."""
        match reading:
            case (None, None):
                yield self
            case (Suit() as suit, None):
                yield from self._with_suit(suit)
            case (None, Rank() as rank) if len(self.cards) + len(self.ranks) < _MOST_CARDS:
                yield from self._with_rank(rank)
            case (Suit() as suit, Rank() as rank) if self._at_a_joint and len(self.cards) < _MOST_CARDS:
                yield _List(self.cards | {_card(suit, rank)})

    @property
    def _at_a_joint(self) -> bool:
        return not self.bare and not self.ranks

    def _with_suit(self, suit: Suit) -> Iterator[_List]:
        if self.ranks:
            yield _List(self.cards | {_card(suit, rank) for rank in self.ranks})
        elif not self.bare:
            yield _List(self.cards, suit, bare=True)

    def _with_rank(self, rank: Rank) -> Iterator[_List]:
        if self.suit is not None:
            yield _List(self.cards | {_card(self.suit, rank)}, self.suit)
        if not self.bare:
            yield _List(self.cards, ranks=(*self.ranks, rank))


def _card(suit: Suit, rank: Rank) -> Card:
    return Card(rank.letter + suit.letter)


def _size(half: Half) -> int:
    return sum(part is not None for part in half)


def _joined(half: Half, more: Half) -> list[Half]:
    """Both together; nothing where they would make two suits or two ranks."""
    if any(part is not None and other is not None for part, other in zip(half, more, strict=True)):
        return []
    return [(half[0] if more[0] is None else more[0], half[1] if more[1] is None else more[1])]
