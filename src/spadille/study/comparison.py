"""The effect of a house rule: the same cards under the rules before and after it, one bot in all seats.

It is measured twice, since a rule changes two things. With the same bids, the auction follows the rules
before, and only play and payment are compared, deal by deal; bid anew, it shows how the bidding changes too.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from spadille.arena.contest import Contest
from spadille.arena.estimate import estimated
from spadille.arena.report import MADE, Figures, difference, fared, share_of, unit_of
from spadille.arena.round import Round, ScoredTable
from spadille.rules.game import Rules
from spadille.study.no_study import NoStudy
from spadille.study.units import rules_json

PairOfTables = tuple[ScoredTable, ScoredTable]
"""A deal by the rules before, and by those after."""


@dataclass(frozen=True, slots=True)
class Change:
    """A change of rules, tested on the same deals.

    Raises:
        NoStudy: `one-bot`, `same-rules`.
        NoContest: `other-cards`.
    """

    before: Contest
    after: Rules

    def __post_init__(self) -> None:
        if len(self.before.bots) != 1 or self.before.pairs is not None:
            raise NoStudy("one-bot")
        if self.before.rules == self.after:
            raise NoStudy("same-rules")
        assert self.contests

    @property
    def contests(self) -> tuple[Contest, Contest, Contest]:
        """The three contests: the old rules, the old bids under the new rules, the new rules."""
        before = self.before
        after = (self.after, before.seats, before.bots, before.seed, before.deals)
        return before, Contest(*after, auction=before.rules), Contest(*after)


def compared(change: Change, rounds: Sequence[Sequence[Round]]) -> Figures:
    """What the three contests of a change came to, deal by deal."""
    before, same, anew = (_tables(contest_rounds) for contest_rounds in rounds)
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
            "all": _all(change, pairs),
            "contracts": list(_by_contract(change, pairs)),
        },
        "anew": _anew(change, before, anew),
    }


def _tables(rounds: Iterable[Round]) -> dict[int, ScoredTable]:
    return {round_.deal: round_.tables[0] for round_ in rounds if round_.tables}


def _by_contract(change: Change, pairs: Sequence[PairOfTables]) -> Iterator[Figures]:
    for contract in change.before.rules.contracts:
        if of := [pair for pair in pairs if pair[0].contract == contract.id]:
            unit = _unit(change, contract.id)
            counted = [float(difference(after, before, unit)) for before, after in of]
            d = None if unit == MADE else estimated(counted, _name(change, contract.id, unit)).to_json()
            yield {"contract": contract.id, "unit": unit, "d": d, **_fared(change, of, contract.id)}


def _all(change: Change, pairs: Sequence[PairOfTables]) -> Figures | None:
    return _fared(change, pairs, "") if pairs else None


def _fared(change: Change, pairs: Sequence[PairOfTables], of: str) -> Figures:
    made = [float(difference(after, before, MADE)) for before, after in pairs]
    gained = [float(after.gained - before.gained) for before, after in pairs]
    return {
        "n": len(pairs),
        "before": fared([before for before, _ in pairs]),
        "after": fared([after for _, after in pairs]),
        "made": estimated(made, _name(change, of, MADE)).to_json(),
        "counters": estimated(gained, _name(change, of, "counters")).to_json(),
    }


def _unit(change: Change, contract: str) -> str:
    """The unit that measures how well a contract was played, if both sets of rules count alike."""
    units = {unit_of(rules, rules.contract(contract)) for rules in (change.before.rules, change.after)}
    return units.pop() if len(units) == 1 else MADE


def _anew(change: Change, before: Mapping[int, ScoredTable], after: Mapping[int, ScoredTable]) -> Figures:
    pairs = [(table, after[deal]) for deal, table in before.items() if deal in after]
    gained = [float(second.gained - first.gained) for first, second in pairs]
    ids = dict.fromkeys(
        contract.id for rules in (change.before.rules, change.after) for contract in rules.contracts
    )
    contracts = [{"contract": id, **_shares(pairs, id)} for id in ids]
    return {
        "n": len(pairs),
        "contracts": [figures for figures in contracts if figures["before"] or figures["after"]],
        "passed_out": _shares(pairs, None),
        "counters": estimated(gained, _name(change, "anew", "counters")).to_json(),
    }


def _shares(pairs: Sequence[PairOfTables], contract: str | None) -> Figures:
    counts = [sum(pair[place].contract == contract for pair in pairs) for place in (0, 1)]
    return dict(zip(("before", "after"), (share_of(count, len(pairs)) for count in counts), strict=True))


def _name(change: Change, of: str, unit: str) -> str:
    return f"{change.before.cards}/{of}/{unit}"
