"""Describe what a double or redouble means, its price per point, and its gain in typical cases."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from spadille.cards import Suit
from spadille.play.action import Action, Double, Redouble
from spadille.play.view import View
from spadille.rules.contract import Contract, Partner
from spadille.rules.goal import Counts
from spadille.rules.payments import SettlingTable
from spadille.rules.seating import Seat
from spadille.rules.settlement import Summary, settle
from spadille.sentences.contract_terms import find_target_score, find_unit_price, list_price_facts
from spadille.sentences.sentence import Sentence, say
from spadille.sentences.stakes import DOUBLED, REDOUBLED

_MARGIN: Final = 10
"""The distance from the target score, in points, of the typical cases."""


@dataclass(frozen=True, slots=True)
class DoubleOutcome:
    """A possible end of the deal, and the payment between the doubling player and the bidder."""

    ending: Sentence
    gain: int
    """The payment from the other player to the reader with this double. Negative if the reader pays."""
    gain_without: int
    """The same payment without the double."""


@dataclass(frozen=True, slots=True)
class DoublePayoff:
    """The payoff of a double or redouble."""

    action: Action
    promise: Sentence
    price: int
    unit: Sentence
    outcomes: tuple[DoubleOutcome, ...]


def list_double_payoffs(view: View) -> tuple[DoublePayoff, ...]:
    """Return the payoff of each double and redouble that the seat may choose now."""
    answers = view.decision.answers if view.decision else ()
    if view.bid is None:
        return ()
    contract = view.rules.contract(view.bid.contract)
    if contract.partner is not Partner.ALONE:
        return ()
    return tuple(
        _describe_payoff(view, contract, answer)
        for answer in answers
        if isinstance(answer, Double | Redouble)
    )


def _describe_payoff(view: View, contract: Contract, answer: Double | Redouble) -> DoublePayoff:
    assert view.bid is not None
    again = isinstance(answer, Redouble)
    other = answer.doubler if isinstance(answer, Redouble) else view.bid.seat
    mark, rate = find_target_score(contract.goal, _find_trump(contract)), find_unit_price(contract)
    kind = contract.price.kind
    return DoublePayoff(
        answer,
        say(_PROMISES[again, bool(mark)], name=other, points=mark, price=REDOUBLED * rate),
        (REDOUBLED if again else DOUBLED) * rate,
        say(f"stake-unit-{kind}", name=other, **list_price_facts(contract.price)),
        tuple(_list_outcomes(view, contract, other, again=again)),
    )


_PROMISES: Final = {
    (False, True): "stake-double",
    (False, False): "stake-double-plain",
    (True, True): "stake-redouble",
    (True, False): "stake-redouble-plain",
}


def _find_trump(contract: Contract) -> Suit | None:
    """Return the trumps by which the contract is priced before they are named."""
    fixed = contract.fixed_trump
    return next(iter(contract.trumps), None) if fixed is None else fixed


def _list_outcomes(view: View, contract: Contract, other: Seat, *, again: bool) -> Iterator[DoubleOutcome]:
    """Yield the outcomes above, at and below the target score, or made and lost if points do not matter."""
    for taken, summary in _list_endings(view, contract):
        without = _find_gain(view, summary, other, DOUBLED if again else 1)
        yield DoubleOutcome(taken, _find_gain(view, summary, other, REDOUBLED if again else DOUBLED), without)


def _list_endings(view: View, contract: Contract) -> Iterator[tuple[Sentence, Summary]]:
    assert view.bid is not None
    bidder, trump = view.bid.seat, _find_trump(contract)
    base = Summary(contract=contract.id, declarer=bidder, trump=trump)
    mark = find_target_score(contract.goal, trump)
    if contract.price.by_points and contract.goal.counts is Counts.POINTS:
        for points in (mark + _MARGIN, mark, mark - _MARGIN):
            yield say("stake-takes", seat=bidder, points=points), replace(base, points=points)
    else:
        for made in (True, False):
            yield say(f"stake-{'made' if made else 'beaten'}"), replace(base, made=made)


def _find_gain(view: View, summary: Summary, other: Seat, times: int) -> int:
    """Return what the reader receives from `other` if the deal ends as in `summary` at `times` the stake."""
    me, bidder = view.seat, summary.declarer
    assert me is not None
    doubler = other if me == bidder else me
    staked = replace(summary, stakes=((doubler, times),) if times > 1 else ())
    paid = settle(view.rules, SettlingTable(view.seats, view.dealer, view.pots), staked).payments[doubler]
    gain = paid + sum(ante for _, ante in view.rules.antes)
    return gain if me == doubler else -gain
