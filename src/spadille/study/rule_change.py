"""Measure the effect of a rule change: the same cards under both rules, with one bot in all seats.

There are two comparisons. With the same bids, the auction follows the old rules, and play and payments are
compared deal by deal. With new bids, the auction follows the new rules, which shows how the bidding changes.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from spadille.arena.contest import Contest
from spadille.arena.estimate import estimate_mean
from spadille.arena.report import MADE, Figures, contract_unit, difference, share_of, summarize_outcomes
from spadille.arena.round import Round, ScoredTable
from spadille.rules.game import Rules
from spadille.study.study_error import StudyError
from spadille.study.units import rules_json

PairOfTables = tuple[ScoredTable, ScoredTable]
"""The results of a deal under the old rules and under the new ones."""


@dataclass(frozen=True, slots=True)
class RuleChange:
    """A change of rules to measure: a contest under the old rules, and the new rules.

    Raises:
        StudyError: `one-bot`, `same-rules`.
        ContestError: `other-cards` if the rules deal different cards.
    """

    before: Contest
    after: Rules

    def __post_init__(self) -> None:
        if len(self.before.bots) != 1 or self.before.pairs is not None:
            raise StudyError("one-bot")
        if self.before.rules == self.after:
            raise StudyError("same-rules")
        assert self.contests

    @property
    def contests(self) -> tuple[Contest, Contest, Contest]:
        """The three contests: under the old rules, under the new rules with the auction by the old ones, and
        under the new rules.
        """
        before = self.before
        after = (self.after, before.seats, before.bots, before.seed, before.deals)
        return before, Contest(*after, auction=before.rules), Contest(*after)


def compare_rules(change: RuleChange, rounds: Sequence[Sequence[Round]]) -> Figures:
    """Compare the rounds of the three contests deal by deal, and return the report as JSON."""
    before, same, anew = (_index_tables(contest_rounds) for contest_rounds in rounds)
    contract = {deal: table for deal, table in before.items() if table.contract is not None}
    pairs = [(table, same[deal]) for deal, table in contract.items() if deal in same]
    return {
        **change.before.to_json(),
        "kind": "study-comparison",
        "after": rules_json(change.after),
        "bot": change.before.bots[0],
        "deals": len(before),
        "same_bids": {
            "n": len(pairs),
            "left_out": len(contract) - len(pairs),
            "all": _compare_all(change, pairs),
            "contracts": list(_compare_contracts(change, pairs)),
        },
        "anew": _compare_new_bids(change, before, anew),
    }


def _index_tables(rounds: Iterable[Round]) -> dict[int, ScoredTable]:
    return {round_.deal: round_.tables[0] for round_ in rounds if round_.tables}


def _compare_contracts(change: RuleChange, pairs: Sequence[PairOfTables]) -> Iterator[Figures]:
    for contract in change.before.rules.contracts:
        if of := [pair for pair in pairs if pair[0].contract == contract.id]:
            unit = _common_unit(change, contract.id)
            counted = [float(difference(after, before, unit)) for before, after in of]
            d = (
                None
                if unit == MADE
                else estimate_mean(counted, _name_estimate(change, contract.id, unit)).to_json()
            )
            yield {
                "contract": contract.id,
                "unit": unit,
                "d": d,
                **_compare_outcomes(change, of, contract.id),
            }


def _compare_all(change: RuleChange, pairs: Sequence[PairOfTables]) -> Figures | None:
    return _compare_outcomes(change, pairs, "") if pairs else None


def _compare_outcomes(change: RuleChange, pairs: Sequence[PairOfTables], of: str) -> Figures:
    made = [float(difference(after, before, MADE)) for before, after in pairs]
    gained = [float(after.declarer_gain - before.declarer_gain) for before, after in pairs]
    return {
        "n": len(pairs),
        "before": summarize_outcomes([before for before, _ in pairs]),
        "after": summarize_outcomes([after for _, after in pairs]),
        "made": estimate_mean(made, _name_estimate(change, of, MADE)).to_json(),
        "counters": estimate_mean(gained, _name_estimate(change, of, "counters")).to_json(),
    }


def _common_unit(change: RuleChange, contract: str) -> str:
    """Return the unit in which a contract's results are compared: that of both rules if it is the same, else
    `MADE`.
    """
    units = {contract_unit(rules, rules.contract(contract)) for rules in (change.before.rules, change.after)}
    return units.pop() if len(units) == 1 else MADE


def _compare_new_bids(
    change: RuleChange, before: Mapping[int, ScoredTable], after: Mapping[int, ScoredTable]
) -> Figures:
    pairs = [(table, after[deal]) for deal, table in before.items() if deal in after]
    gained = [float(second.declarer_gain - first.declarer_gain) for first, second in pairs]
    ids = dict.fromkeys(
        contract.id for rules in (change.before.rules, change.after) for contract in rules.contracts
    )
    contracts = [{"contract": id, **_compare_shares(pairs, id)} for id in ids]
    return {
        "n": len(pairs),
        "contracts": [figures for figures in contracts if figures["before"] or figures["after"]],
        "passed_out": _compare_shares(pairs, None),
        "counters": estimate_mean(gained, _name_estimate(change, "anew", "counters")).to_json(),
    }


def _compare_shares(pairs: Sequence[PairOfTables], contract: str | None) -> Figures:
    counts = [sum(pair[place].contract == contract for pair in pairs) for place in (0, 1)]
    return dict(zip(("before", "after"), (share_of(count, len(pairs)) for count in counts), strict=True))


def _name_estimate(change: RuleChange, of: str, unit: str) -> str:
    return f"{change.before.cards}/{of}/{unit}"
