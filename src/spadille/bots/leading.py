"""Leading in a contract for points: what each card has for and against it."""

from __future__ import annotations

from spadille.bots.holding import is_guarded_second, unguarded
from spadille.bots.memory import Memory
from spadille.bots.prospect import stands
from spadille.cards import Card
from spadille.cards.hand import cards_of
from spadille.rules.seating import Seat


def lead_worth(memory: Memory, card: Card) -> float:
    """How good a lead the card is, in card points."""
    if memory.declares:
        return _drawing(memory, card) if card.bit & memory.trumps else _declarers_side_suit(memory, card)
    return _defenders_trump(memory, card) if card.bit & memory.trumps else _defenders_side_suit(memory, card)


def _drawing(memory: Memory, card: Card) -> float:
    """Drawing trumps makes side winners safe; the last is kept, and no counter runs into a higher one."""
    drawn = sum(memory.has(foe, memory.trumps & memory.out) for foe in memory.foes)
    winners = sum(1 for other in cards_of(memory.hand & ~memory.trumps) if not memory.above(other))
    last = memory.hand & memory.trumps == card.bit
    exposed = memory.points(card) if memory.above(card) else 0
    return drawn * (0.5 + 0.5 * winners) - 1.5 - 1.2 * exposed - (1.6 if last else 0)


def _declarers_side_suit(memory: Memory, card: Card) -> float:
    """Sure winners, else low; never the second best nor away from a winner."""
    points = memory.points(card)
    if not memory.above(card):
        return 0.3 - (1 - stands(memory, card)) * points
    away = 2.6 if _has_winner_above(memory, card) else 0
    return -(1.2 if is_guarded_second(memory, card) else 0.7) * points - away


def _defenders_trump(memory: Memory, card: Card) -> float:
    """Seldom, and never the second best."""
    second = memory.above(card).bit_count() == 1
    return -2.2 - (memory.points(card) if second else 0)


def _defenders_side_suit(memory: Memory, card: Card) -> float:
    """With the declarer last to play, a suit he must trump, and none that partner has to guess in; through
    the declarer, more freely. Partner's suit comes back; away from a winner or the second best never.
    """
    through = memory.others[0] == memory.known.declarer
    away, forces, back, guess = (3.1, 1.3, 1.6, 0.8) if through else (5.5, 5.7, 2.2, 3.9)
    worth = -0.24 * unguarded(memory, card) + back * _partners_suit(memory, card)
    worth += forces * _declarer_trumps(memory, card)
    if not memory.above(card):
        return worth + (0.1 - 0.66 * (1 - stands(memory, card))) * memory.points(card)
    worth -= (
        guess * max(memory.has(seat, memory.above(card)) for seat in memory.friends) if memory.friends else 0
    )
    worth -= away if _has_winner_above(memory, card) else 0
    return worth - (0.6 * memory.points(card) if is_guarded_second(memory, card) else 0)


def _has_winner_above(memory: Memory, card: Card) -> bool:
    higher = memory.hand & memory.heights.above[card.number]
    return any(not memory.above(other) for other in cards_of(higher))


def _declarer_trumps(memory: Memory, card: Card) -> float:
    """The chance that the declarer has to trump the suit."""
    declarer: Seat = memory.known.declarer
    void = 1 - memory.has(declarer, memory.suit_of(card) & memory.out)
    return void * memory.has(declarer, memory.trumps & memory.out)


def _partners_suit(memory: Memory, card: Card) -> bool:
    """Whether a partner has led the suit before."""
    suit = memory.suit_of(card)
    return any(trick.cards[0].bit & suit and trick.leader in memory.friends for trick in memory.view.tricks)
