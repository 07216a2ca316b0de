"""All that a seat knows of a deal, as lines of text in the notation of records."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from spadille.cards import Hand
from spadille.play.action import Action, Discard, Play, Veiled
from spadille.play.decision import Decision
from spadille.play.drawing import Row

if TYPE_CHECKING:
    from spadille.play.view import Known, View

_CALLS = ("pass", "bid", "hold", "double", "redouble")


def describe_view(view: View) -> Iterator[Row]:
    """Yield what the drawing of the cards leaves out: auction, contract, tricks, counts and legal answers."""
    if view.pots:
        yield Row("pots", ", ".join(f"{name} {counters}" for name, counters in view.pots))
    if view.shown_widow:
        yield Row("widow", view.shown_widow)
    if view.laid_away:
        yield Row("away", view.laid_away)
    others = [action for action in view.history if not isinstance(action, Play)]
    yield from _list_actions("auction", (action for action in others if action.verb in _CALLS))
    if view.known is not None:
        yield Row("played", _describe_contract(view.known))
    yield from _list_actions("then", (action for action in others if action.verb not in _CALLS))
    for number, trick in enumerate(view.tricks, 1):
        first = view.active.index(trick.leader)
        order = view.active[first:] + view.active[:first]
        cards = ", ".join(f"{seat} {card}" for seat, card in zip(order, trick.cards, strict=True))
        yield Row(f"trick {number}", f"{cards}: to {trick.winner}, {trick.points} points")
    if view.taken is not None and view.known is not None:
        tricks = ", ".join(f"{seat} {view.taken.tricks[seat]}" for seat in view.active)
        points = f"declarer {view.taken.declarer}, opponents {view.taken.opponents}"
        yield Row("taken", f"points: {points}; tricks: {tricks}")
    if view.decision is not None:
        yield Row("answers", format_answers(view.decision))


def _list_actions(name: str, actions: Iterable[Action | Veiled]) -> Iterator[Row]:
    if text := ", ".join(map(str, actions)):
        yield Row(name, text)


def _describe_contract(known: Known) -> str:
    trump = "no trumps" if known.trump is None else f"trumps {known.trump.letter}"
    parts = [f"{known.contract.id} by {known.declarer}", trump]
    if known.called is not None:
        parts.append(f"called {known.called}")
    if known.holder is not None:
        parts.append(f"held by {known.holder}")
    if known.partner is not None:
        parts.append(f"partner {known.partner}")
    parts += [f"{seat} at {factor} times" for seat, factor in known.stakes]
    return ", ".join(parts)


def format_answers(decision: Decision) -> str:
    """Return the legal answers of a decision, without the seat."""
    answers = decision.answers
    first = answers[0]
    if isinstance(first, Discard):
        cards = Hand.of(card for way in answers if isinstance(way, Discard) for card in way.cards)
        return f"discard {len(first.cards)} of {cards}"
    return ", ".join(str(answer).partition(" ")[2] for answer in answers)
