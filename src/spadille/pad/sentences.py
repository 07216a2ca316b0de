"""Describe the payments of a hand, in the same sentences as at a table."""

from __future__ import annotations

from collections.abc import Iterator

from spadille.cards import Hand
from spadille.pad.sheet import SheetTable
from spadille.play.settled import OVER
from spadille.play.view import Known, View
from spadille.rules.contract import Partner
from spadille.rules.goal import Counts
from spadille.rules.settlement import Result
from spadille.sentences import settlement
from spadille.sentences.contract_terms import describe_contract
from spadille.sentences.sentence import Sentence, say


def describe_result(table: SheetTable, stakes: tuple[tuple[int, int], ...], result: Result) -> list[Sentence]:
    """Return sentences about a result: the margin of the contract, who pays whom, the bonuses, the antes and
    a pot won.
    """
    view = _make_view(table, stakes, result)
    return [
        _describe_outcome(view, result),
        *settlement.describe_bonuses(result),
        *_describe_pots(view, result),
        *settlement.describe_bank(result),
    ]


def describe_played_contract(table: SheetTable, result: Result) -> Sentence | None:
    """Return a sentence with the contract that was played, or None if all passed."""
    known = _make_known(table, (), result)
    if known is None:
        return None
    named = describe_contract(known)
    return named if isinstance(named, Sentence) else say("pad-contract", contract=named)


def _describe_outcome(view: View, result: Result) -> Sentence:
    """Return a sentence about the outcome: the one used at tables, or one without numbers if the points or
    tricks are not known.
    """
    known = view.known
    if known is None or _counted_figure(result) is not None:
        return settlement.describe_verdict(view, result)
    if known.contract.partner is not Partner.ALONE:
        return say(f"pad-said-{result.outcome}-partner", value=result.value)
    return say(f"pad-said-{result.outcome}", shares=settlement.describe_shares(view, known, result))


def _counted_figure(result: Result) -> int | None:
    return result.points if result.counts is Counts.POINTS else result.tricks


def _describe_pots(view: View, result: Result) -> Iterator[Sentence]:
    """Yield the sentences about pots, except the one about their contents, which the sheet shows itself."""
    yield from list(settlement.describe_pots(view, result))[:-1]


def _make_known(table: SheetTable, stakes: tuple[tuple[int, int], ...], result: Result) -> Known | None:
    if result.contract is None or result.declarer is None:
        return None
    return Known(
        contract=table.rules.contract(result.contract),
        declarer=result.declarer,
        trump=result.trump,
        called=None,
        holder=None,
        partner=result.partner,
        stakes=stakes,
        asked=False,
    )


def _make_view(table: SheetTable, stakes: tuple[tuple[int, int], ...], result: Result) -> View:
    """Return a view that contains the result and no cards."""
    rules = table.rules
    return View(
        rules=rules,
        seats=table.seats,
        dealer=table.dealer,
        active=table.active,
        pots=table.pots,
        seat=None,
        dealt=Hand(),
        laid_away=Hand(),
        hand=Hand(),
        counts=(0,) * table.seats,
        shown={},
        shown_widow=Hand(),
        history=(),
        phase=OVER,
        turn=None,
        bid=None,
        known=_make_known(table, stakes, result),
        ranking=rules.contracts[0].order.ranking(None),
        tricks=(),
        table=None,
        taken=None,
        decision=None,
        result=result,
        revealed=None,
    )
