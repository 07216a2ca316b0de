"""Leads in contracts for points."""

from __future__ import annotations

from dataclasses import dataclass

from spadille.bots.heuristic.holding_worth import is_guarded_second, unguarded_points
from spadille.bots.heuristic.memory import Memory
from spadille.bots.heuristic.trick_forecast import stand_chance
from spadille.cards import Card
from spadille.cards.hand import cards_of

_EACH_DRAWN, _FOR_EACH_WINNER = 0.5, 0.5
"""The value of each trump drawn, and of each side winner made safer by it."""
_A_TRUMP, _THE_LAST_TRUMP = 1.5, 1.6
"""The cost of leading a trump, and of leading the last one."""
_INTO_A_HIGHER_TRUMP = 1.2
"""For each point of a trump that may be taken."""
_A_WINNER = 0.3
_AWAY_FROM_A_WINNER = 2.6
_SECOND_BEST, _LOWER_COUNTER = 1.2, 0.7
"""For each point of a card that may be taken: the guarded second best, and a lower one."""


def lead_worth(memory: Memory, card: Card) -> float:
    """Return the value of a lead, in card points."""
    if memory.is_declarer:
        return (
            _trump_lead_worth(memory, card)
            if card.bit & memory.trumps
            else _declarers_side_lead_worth(memory, card)
        )
    return (
        _defenders_trump_lead_worth(memory, card)
        if card.bit & memory.trumps
        else _defenders_side_lead_worth(memory, card)
    )


def _trump_lead_worth(memory: Memory, card: Card) -> float:
    """Prefer trumps that make side winners safe, keep the last, and lead no counter into a higher trump."""
    drawn = sum(memory.holding_chance(foe, memory.trumps & memory.out) for foe in memory.foes)
    winners = sum(1 for other in cards_of(memory.hand & ~memory.trumps) if not memory.above(other))
    last = _THE_LAST_TRUMP if memory.hand & memory.trumps == card.bit else 0
    exposed = memory.points_of(card) if memory.above(card) else 0
    gained = drawn * (_EACH_DRAWN + _FOR_EACH_WINNER * winners)
    return gained - _A_TRUMP - _INTO_A_HIGHER_TRUMP * exposed - last


def _declarers_side_lead_worth(memory: Memory, card: Card) -> float:
    """Prefer sure winners, else low cards; avoid the second best and leads away from a winner."""
    points = memory.points_of(card)
    if not memory.above(card):
        return _A_WINNER - (1 - stand_chance(memory, card)) * points
    away = _AWAY_FROM_A_WINNER if _has_winner_above(memory, card) else 0
    return -(_SECOND_BEST if is_guarded_second(memory, card) else _LOWER_COUNTER) * points - away


@dataclass(frozen=True, slots=True)
class LeadPosition:
    """The values of leads to the declarer from one side."""

    away: float
    """Against leading away from a winner."""
    forces: float
    """For a suit that the declarer must trump."""
    returns: float
    """For a suit that partner has led."""
    guess: float
    """Against a suit whose high card partner may have."""


THROUGH_HIM = LeadPosition(away=3.1, forces=1.3, returns=1.6, guess=0.8)
UP_TO_HIM = LeadPosition(away=5.5, forces=5.7, returns=2.2, guess=3.9)
_TRUMPS_AGAINST = 2.2
_SECOND_BEST_AGAINST, _AT_RISK, _AT_HOME, _UNGUARDED = 0.6, 0.66, 0.1, 0.24
"""For each point: of a guarded second best, of a winner that may be trumped, of a safe winner, and of a
higher card that loses its guard."""


def _defenders_trump_lead_worth(memory: Memory, card: Card) -> float:
    """Lead trumps seldom, and never the second best."""
    second = memory.above(card).bit_count() == 1
    return -_TRUMPS_AGAINST - (memory.points_of(card) if second else 0)


def _defenders_side_lead_worth(memory: Memory, card: Card) -> float:
    """Prefer suits that the declarer must trump, above all if they play last, and partner's suit.

    Avoid leads away from a winner and of the second best.
    """
    side = THROUGH_HIM if memory.others[0] == memory.known.declarer else UP_TO_HIM
    worth = side.forces * _ruff_chance(memory, card) - _UNGUARDED * unguarded_points(memory, card)
    worth += side.returns if _is_partners_suit(memory, card) else 0
    if not memory.above(card):
        return worth + (_AT_HOME - _AT_RISK * (1 - stand_chance(memory, card))) * memory.points_of(card)
    worth -= side.guess * max(
        (memory.holding_chance(friend, memory.above(card)) for friend in memory.friends), default=0
    )
    worth -= side.away if _has_winner_above(memory, card) else 0
    return worth - (_SECOND_BEST_AGAINST * memory.points_of(card) if is_guarded_second(memory, card) else 0)


def _has_winner_above(memory: Memory, card: Card) -> bool:
    higher = memory.hand & memory.heights.above[card.number]
    return any(not memory.above(other) for other in cards_of(higher))


def _ruff_chance(memory: Memory, card: Card) -> float:
    """Return the chance that the declarer has to trump the suit."""
    declarer = memory.known.declarer
    void = 1 - memory.holding_chance(declarer, memory.suit_of(card) & memory.out)
    return void * memory.holding_chance(declarer, memory.trumps & memory.out)


def _is_partners_suit(memory: Memory, card: Card) -> bool:
    """Return whether a partner has led the suit before."""
    suit = memory.suit_of(card)
    return any(trick.cards[0].bit & suit and trick.leader in memory.friends for trick in memory.view.tricks)
