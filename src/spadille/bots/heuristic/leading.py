"""The values of leads in contracts in which card points count."""

from __future__ import annotations

from dataclasses import dataclass

from spadille.bots.heuristic.holding_worth import is_guarded_second, unguarded_points
from spadille.bots.heuristic.memory import Memory
from spadille.bots.heuristic.trick_forecast import stand_chance
from spadille.cards import Card
from spadille.cards.hand import cards_of

_EACH_DRAWN, _FOR_EACH_WINNER = 0.5, 0.5
"""The value of each trump drawn from the opponents, and the addition for each winner in a side suit."""
_A_TRUMP, _THE_LAST_TRUMP = 1.5, 1.6
"""The cost of leading a trump, and of leading the last one."""
_INTO_A_HIGHER_TRUMP = 1.2
"""The cost for each card point of a trump that a higher one may take."""
_A_WINNER = 0.3
"""The value of leading a card that no card of its suit beats."""
_AWAY_FROM_A_WINNER = 2.6
"""The cost of leading a lower card of a suit in which the player has a winner."""
_SECOND_BEST, _LOWER_COUNTER = 1.2, 0.7
"""The cost for each card point of a side card that a higher one may take: if it is the guarded second
highest of its suit, and otherwise."""


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
    """Return the value of a trump lead by the declarer.

    Prefer to draw trumps with many winners in side suits. Keep the last trump, and lead no counter that a
    higher trump may take.
    """
    drawn = sum(memory.holding_chance(foe, memory.trumps & memory.out) for foe in memory.foes)
    winners = sum(1 for other in cards_of(memory.hand & ~memory.trumps) if not memory.above(other))
    last = _THE_LAST_TRUMP if memory.hand & memory.trumps == card.bit else 0
    exposed = memory.points_of(card) if memory.above(card) else 0
    gained = drawn * (_EACH_DRAWN + _FOR_EACH_WINNER * winners)
    return gained - _A_TRUMP - _INTO_A_HIGHER_TRUMP * exposed - last


def _declarers_side_lead_worth(memory: Memory, card: Card) -> float:
    """Return the value of the declarer's lead in a side suit.

    Prefer sure winners, and then low cards. Avoid the second highest card, and lower cards from a suit with
    a winner.
    """
    points = memory.points_of(card)
    if not memory.above(card):
        return _A_WINNER - (1 - stand_chance(memory, card)) * points
    away = _AWAY_FROM_A_WINNER if _has_winner_above(memory, card) else 0
    return -(_SECOND_BEST if is_guarded_second(memory, card) else _LOWER_COUNTER) * points - away


@dataclass(frozen=True, slots=True)
class LeadPosition:
    """The weights of a defender's leads, if the declarer plays next, or if the declarer plays later."""

    away: float
    """The cost of leading a lower card of a suit in which the player has a winner."""
    forces: float
    """The value of a suit that the declarer must trump."""
    returns: float
    """The value of a suit that a partner has led."""
    guess: float
    """The cost of a suit whose higher cards a partner may have."""


THROUGH_HIM = LeadPosition(away=3.1, forces=1.3, returns=1.6, guess=0.8)
UP_TO_HIM = LeadPosition(away=5.5, forces=5.7, returns=2.2, guess=3.9)
_TRUMPS_AGAINST = 2.2
_SECOND_BEST_AGAINST, _AT_RISK, _AT_HOME, _UNGUARDED = 0.6, 0.66, 0.1, 0.24
"""The weights of each card point in a defender's lead: against a guarded second highest card, against a
winner that may be trumped, for a winner, and against higher cards that lose their guard."""


def _defenders_trump_lead_worth(memory: Memory, card: Card) -> float:
    """Return the value of a trump lead by a defender. It is low, and lowest for the second highest trump."""
    second = memory.above(card).bit_count() == 1
    return -_TRUMPS_AGAINST - (memory.points_of(card) if second else 0)


def _defenders_side_lead_worth(memory: Memory, card: Card) -> float:
    """Return the value of a defender's lead in a side suit.

    Prefer a partner's suit and suits that the declarer must trump, above all if the declarer plays last.
    Avoid the second highest card, and lower cards from a suit with a winner.
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
    """Return the chance that the declarer has none of the card's suit, but a trump."""
    declarer = memory.known.declarer
    void = 1 - memory.holding_chance(declarer, memory.suit_of(card) & memory.out)
    return void * memory.holding_chance(declarer, memory.trumps & memory.out)


def _is_partners_suit(memory: Memory, card: Card) -> bool:
    """Return whether a partner has led the card's suit before."""
    suit = memory.suit_of(card)
    return any(trick.cards[0].bit & suit and trick.leader in memory.friends for trick in memory.view.tricks)
