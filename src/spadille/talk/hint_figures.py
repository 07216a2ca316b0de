"""What of a hint is told in a small space: the figure that sets its answers apart, and what goes with it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from spadille.bots.explanation import EvaluatedAnswer
from spadille.cards import Card
from spadille.play.action import Action, Bid, Call, Discard, Double, Give, Pass, Play
from spadille.play.view import View
from spadille.rules.contract import Contract
from spadille.talk.sentence import Fact, Sentence, say


def is_own(view: View, action: Action) -> bool:
    """Whether the contract that an answer leads to is the reader's own, or his side's."""
    if view.known is not None:
        return view.seat in (view.known.declarer, view.known.partner)
    if isinstance(action, Pass | Double):
        return view.bid is not None and view.bid.seat == view.seat
    return True


def undertaken(view: View, action: Action) -> Contract:
    """The contract of which an answer tells: the one played, the one bid, or the one that stands."""
    if view.known is not None:
        return view.known.contract
    bid = action if isinstance(action, Bid) else view.bid
    assert bid is not None
    return view.rules.contract(bid.contract)


def own_chance(view: View, weighed: EvaluatedAnswer) -> int | None:
    """In how many of a hundred the reader's side gets its will: the contract made, or beaten."""
    if weighed.chance is None:
        return None
    made = round(100 * weighed.chance)
    return made if is_own(view, weighed.action) else 100 - made


def counted_facts(counted: str, count: float) -> dict[str, Fact]:
    """Card points as a whole number, tricks to the half."""
    if counted == "points":
        return {"points": round(count)}
    halves = round(2 * count)
    return {"tricks": f"{halves // 2}{'½' if halves % 2 else ''}"}


def figures(view: View, answers: Sequence[EvaluatedAnswer]) -> tuple[Sentence | None, ...]:
    """What sets the answers apart, one figure each of the same kind; none where nothing does."""
    order = _IN_BIDDING if view.phase == "auction" else _IN_PLAY
    for figure in order:
        sentences = tuple(figure(view, weighed) for weighed in answers)
        if None not in sentences and (
            len(sentences) == 1 or len({str(sentence) for sentence in sentences}) > 1
        ):
            return sentences
    return (None,) * len(answers)


def _chance(view: View, weighed: EvaluatedAnswer) -> Sentence | None:
    chance = own_chance(view, weighed)
    return None if chance is None else say("hint-figure-chance", chance=chance)


def _chips(_: View, weighed: EvaluatedAnswer) -> Sentence | None:
    if weighed.worth is None:
        return None
    chips = round(weighed.worth)
    return say(f"hint-figure-{'evens' if not chips else 'gains' if chips > 0 else 'costs'}", chips=abs(chips))


def _count(view: View, weighed: EvaluatedAnswer) -> Sentence | None:
    if weighed.count is None or not is_own(view, weighed.action):
        return None
    counted = view.rules.counts_in(undertaken(view, weighed.action)).value
    return say(f"hint-figure-{counted}", **counted_facts(counted, weighed.count))


_Figure = Callable[[View, EvaluatedAnswer], Sentence | None]
_IN_PLAY: Final[tuple[_Figure, ...]] = (_chance, _chips, _count)
"""A card is played for the contract; where that is sure either way, for what it pays."""
_IN_BIDDING: Final[tuple[_Figure, ...]] = (_chips, _chance, _count)
"""A bid is made for what it pays."""


def brief(view: View, weighed: EvaluatedAnswer, figure: Sentence | None) -> Iterator[Sentence]:
    """What stands small beside the figure: the count, then the chance or the chips."""
    own = "" if is_own(view, weighed.action) else "their-"
    if weighed.count is not None:
        counted = view.rules.counts_in(undertaken(view, weighed.action)).value
        yield say(f"hint-brief-{own}{counted}", **counted_facts(counted, weighed.count))
    for other in (_chance(view, weighed), _chips(view, weighed)):
        if other is not None and (figure is None or other.id.split("-")[2] not in _kind(figure)):
            yield say(other.id.replace("figure", "brief"), **other.facts)


_CHIPS: Final = ("gains", "costs", "evens")


def _kind(figure: Sentence) -> tuple[str, ...]:
    """The names of figures of one kind."""
    name = figure.id.split("-")[2]
    return _CHIPS if name in _CHIPS else (name,)


def cards_of(action: Action) -> tuple[Card, ...]:
    """The cards that an answer names."""
    match action:
        case Play() | Give():
            return (action.card,)
        case Call(card=Card() as card):
            return (card,)
        case Discard():
            return tuple(action.cards)
        case _:
            return ()
