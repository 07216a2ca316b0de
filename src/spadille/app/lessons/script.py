"""Compare a deal with the line of its lesson: the planned actions of the whole deal."""

from __future__ import annotations

from collections.abc import Sequence

from spadille.play.action import Action, Play, Veiled
from spadille.play.view import View
from spadille.rules.goal import Counts


def find_position(line: Sequence[Action], view: View) -> int | None:
    """Return the number of actions of the line that have been played; None if the play has left the line.

    A worthless card may replace another worthless card of the same suit.
    """
    done = view.history
    if len(done) > len(line):
        return None
    follows = all(_is_alike(view, action, planned) for action, planned in zip(done, line, strict=False))
    return len(done) if follows else None


def next_action(line: Sequence[Action], view: View) -> Action | None:
    """Return the next action of the line, if it is allowed."""
    place = find_position(line, view)
    if place is None or place >= len(line) or view.decision is None:
        return None
    return line[place] if line[place] in view.decision.answers else None


def _is_alike(view: View, done: Action | Veiled, planned: Action) -> bool:
    if done == planned:
        return True
    if isinstance(done, Veiled):
        return (done.seat, done.verb) == (planned.seat, planned.verb)
    return isinstance(done, Play) and isinstance(planned, Play) and _is_as_good(view, done, planned)


def _is_as_good(view: View, done: Play, planned: Play) -> bool:
    ranking, cards = view.ranking, (done.card, planned.card)
    if view.known is None or view.rules.counts_in(view.known.contract) is Counts.TRICKS:
        return False
    suits = {ranking.suit_of[card.number] for card in cards}
    return done.seat == planned.seat and len(suits) == 1 and not ranking.points_in(cards)
