"""Rules of thumb that say why one card is better than another. They use only what the seat may know."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from spadille.cards import Card, Hand
from spadille.play.view import Known, View
from spadille.rules.order import Ranking
from spadille.rules.seating import Seat
from spadille.sentences.sentence import Sentence, say


@dataclass(frozen=True, slots=True)
class CardPair:
    """Two cards that a seat may play to the current trick, of which one is better."""

    view: View
    known: Known
    worse: Card
    better: Card

    @property
    def ranking(self) -> Ranking:
        """The ranking of the cards under the contract."""
        return self.view.ranking

    @property
    def table(self) -> tuple[Card, ...]:
        """The cards played to the current trick so far."""
        return () if self.view.table is None else self.view.table.cards

    @property
    def on_the_table(self) -> int:
        """The points of the cards played to the current trick so far."""
        return self.ranking.points_in(self.table)

    @property
    def more(self) -> int:
        """The points of the better card minus those of the worse card."""
        return self.ranking.points_in((self.better,)) - self.ranking.points_in((self.worse,))

    @property
    def of_a_suit(self) -> bool:
        """True if both cards belong to one suit."""
        suit_of = self.ranking.suit_of
        return suit_of[self.better.number] is suit_of[self.worse.number]

    @property
    def lower(self) -> bool:
        """True if both cards belong to one suit and the better card is the lower one."""
        strength = self.ranking.strength
        return self.of_a_suit and strength[self.better.number] < strength[self.worse.number]

    def wins(self, card: Card) -> bool:
        """Return whether a card beats all cards played to the trick so far. False for a card that leads."""
        return bool(self.table) and _winner((*self.table, card), self.ranking) is card

    @property
    def ours(self) -> bool:
        """True if a card of the seat's own side wins the trick so far, as far as the seat knows the sides."""
        table = self.view.table
        if table is None or not table.cards:
            return False
        at = table.cards.index(_winner(table.cards, self.ranking))
        return self._side(table.order[at]) == self._side(self.view.seat)

    def _side(self, seat: Seat | None) -> bool:
        return seat in (self.known.declarer, self.known.partner)

    @property
    def to_take_nothing(self) -> bool:
        """True if the contract's goal is to avoid tricks or points."""
        return self.known.contract.goal.avoids

    @property
    def trumps_out(self) -> bool:
        """True if a trump is neither played, nor in the seat's hand, nor among the cards it laid away."""
        gone = [card for _, cards in self.view.played() for card in cards]
        own = (self.view.hand | Hand.of(gone)) | self.view.laid_away
        return any(card not in own for card in self.ranking.trumps)

    @property
    def highest(self) -> bool:
        """True if the better card beats every card of its suit that the seat has not seen."""
        ranking, card = self.ranking, self.better
        gone = Hand.of([played for _, cards in self.view.played() for played in cards]) | self.view.hand
        rest = (other for other in self.view.rules.pack.hand if other not in gone)
        same = (other for other in rest if ranking.suit_of[other.number] is ranking.suit_of[card.number])
        return all(ranking.strength[other.number] < ranking.strength[card.number] for other in same)


def _winner(cards: tuple[Card, ...], ranking: Ranking) -> Card:
    led = ranking.suit_of[cards[0].number]

    def height(card: Card) -> tuple[bool, bool, int]:
        trump, followed = ranking.is_trump(card), ranking.suit_of[card.number] is led
        return trump, followed, ranking.strength[card.number] if trump or followed else -1

    return max(cards, key=height)


_REASONS: Final[tuple[tuple[str, Callable[[CardPair], bool]], ...]] = (
    ("under", lambda at: at.to_take_nothing and at.lower),
    ("feed", lambda at: at.ours and at.more > 0),
    ("lets-go", lambda at: at.wins(at.better) and not at.wins(at.worse) and at.on_the_table > 0),
    ("gives", lambda at: bool(at.table) and not at.ours and at.more < 0 and not at.wins(at.worse)),
    ("keeps", lambda at: bool(at.table) and at.lower),
    ("draw", lambda at: not at.table and at.ranking.is_trump(at.better) and at.trumps_out),
    ("sure", lambda at: not at.table and at.highest),
)
"""The rules of thumb: the name of a sentence, and its condition. The first that holds is used."""


def find_reason(view: View, worse: Card, better: Card) -> Sentence | None:
    """Return a sentence that says why `better` is better; None if no rule of thumb applies."""
    if view.known is None:
        return None
    at = CardPair(view, view.known, worse, better)
    return next((say(f"coach-why-{name}") for name, holds in _REASONS if holds(at)), None)
