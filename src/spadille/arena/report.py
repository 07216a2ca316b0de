"""The report of a contest: gains between the bots, and their contracts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import combinations
from statistics import fmean
from typing import Any

from spadille.arena.contest import LETTERS, Contest
from spadille.arena.estimate import RESAMPLES, Estimate, estimate_mean, round_figure
from spadille.arena.forecast_error import forecast_error
from spadille.arena.round import Round, ScoredTable
from spadille.rules.contract import Contract, Ending
from spadille.rules.game import Rules
from spadille.rules.goal import Counts, Outcome

MADE = "made"
Figures = dict[str, Any]
"""The figures of a report, as JSON."""


def make_report(
    contest: Contest, rounds: Sequence[Round], comparisons: int | None = None, *, less_luck: bool = False
) -> Figures:
    """Return the report on `rounds` as JSON.

    `comparisons` is the number of contests played on these deals, if known. With `less_luck`, the gains of
    whole deals are also reported less luck.
    """
    tell = partial(_report_whole_deals, less_luck=less_luck) if contest.pairs is None else _report_pairs
    return {
        **contest.to_json(),
        "kind": "arena-report",
        "bots": list(contest.bots),
        "deals": len(rounds),
        "comparisons": comparisons,
        "resamples": RESAMPLES,
        **tell(contest, rounds),
    }


def contract_unit(rules: Rules, contract: Contract) -> str:
    """Return the measure of how well a contract was played: card points, tricks, or whether it was made."""
    if rules.counts_in(contract) is Counts.POINTS:
        return Counts.POINTS.value if contract.price.by_points else MADE
    return MADE if contract.ending is Ending.WHEN_LOST else Counts.TRICKS.value


def difference(first: ScoredTable, second: ScoredTable, unit: str) -> int:
    """Return how much better the first table's declarer did than the second's, with the same cards."""
    if unit == MADE:
        return (first.outcome is Outcome.WON) - (second.outcome is Outcome.WON)
    return (first.count or 0) - (second.count or 0)


def _report_whole_deals(contest: Contest, rounds: Sequence[Round], *, less_luck: bool) -> Figures:
    letters = LETTERS[: len(contest.bots)]
    reduced = (
        {"gains_less_luck": _report_gains(contest, rounds, letters, less_luck=True)} if less_luck else {}
    )
    tables = [table for round_ in rounds for table in round_.tables]
    bots = [_report_bot(contest, letter, rounds) for letter in letters]
    gains = _report_gains(contest, rounds, letters)
    return {"tables": len(tables), "gains": gains, **reduced, "by_bot": bots}


def _report_gains(
    contest: Contest, rounds: Sequence[Round], letters: str, *, less_luck: bool = False
) -> list[Figures]:
    gains = [
        {
            "who": bot,
            "whom": other,
            "how": "over",
            **_estimate_gain(contest, rounds, gain_over(bot, other, less_luck=less_luck), bot + other),
        }
        for bot, other in combinations(letters, 2)
    ]
    if letters == "AB":  # with three bots, no bot sits alone among others of one kind
        gains += [
            {
                "who": bot,
                "whom": other,
                "how": "alone",
                **_estimate_gain(contest, rounds, gain_alone(bot, less_luck=less_luck), bot),
            }
            for bot, other in (("A", "B"), ("B", "A"))
        ]
    return gains


def gain_over(bot: str, other: str, *, less_luck: bool = False) -> Callable[[Round], float]:
    """Return a function of a round: how much more a seat of `bot` gains than one of `other`, on average over
    the round's tables.
    """

    def gain(round_: Round) -> float:
        sums = [
            sum(table.sum_payments(letter, less_luck=less_luck) for table in round_.tables)
            for letter in (bot, other)
        ]
        return (sums[0] - sums[1]) / sum(table.line_up.count(bot) for table in round_.tables)

    return gain


def gain_alone(bot: str, *, less_luck: bool = False) -> Callable[[Round], float]:
    """Return a function of a round: the mean gain of `bot` at the tables at which it has only one seat."""
    return lambda round_: fmean(
        table.sum_payments(bot, less_luck=less_luck)
        for table in round_.tables
        if table.line_up.count(bot) == 1
    )


def _estimate_gain(
    contest: Contest, rounds: Iterable[Round], value: Callable[[Round], float], name: str
) -> Figures:
    return _estimate_values(contest, [value(round_) for round_ in rounds], name).to_json()


def _estimate_values(contest: Contest, values: Sequence[float], name: str) -> Estimate:
    return estimate_mean(values, f"{contest.cards}/{name}")


def _report_bot(contest: Contest, letter: str, rounds: Sequence[Round]) -> Figures:
    """Report a bot's contracts as shares of the deals that its seats played."""
    tables = [table for round_ in rounds for table in round_.tables]
    seats = sum(table.line_up.count(letter) for table in tables)
    bid = [table for table in tables if table.declaring_bot == letter and not table.forced]
    nobody = sum(table.line_up.count(letter) for table in tables if table.contract is None)
    forced = sum(table.line_up.count(letter) for table in tables if table.forced)
    return {
        "who": letter,
        "bot": contest.bots[LETTERS.index(letter)],
        "seats_played": seats,
        "declared": share_of(len(bid), seats),
        "passed_out": share_of(nobody, seats),
        "forced": share_of(forced, seats),
        "contracts": [
            {
                "contract": id,
                "played": len(of),
                "share": share_of(len(of), seats),
                **summarize_outcomes(of),
                "foreseen": forecast_error(contest, letter, id, rounds),
            }
            for id, of in _group_by_contract(contest.rules, bid)
        ],
    }


def _group_by_contract(
    rules: Rules, tables: Sequence[ScoredTable]
) -> Iterator[tuple[str, list[ScoredTable]]]:
    """Yield the contracts that were played, lowest first, each with its tables."""
    for contract in rules.contracts:
        if of := [table for table in tables if table.contract == contract.id]:
            yield contract.id, of


def summarize_outcomes(tables: Sequence[ScoredTable]) -> Figures:
    """Summarize the outcomes of contracts for their declarers."""
    outcomes = [table.outcome for table in tables]
    return {
        "made": share_of(outcomes.count(Outcome.WON), len(tables)),
        "drawn": share_of(outcomes.count(Outcome.DRAWN), len(tables)),
        "count": round_figure(fmean(table.count or 0 for table in tables)),
        "counters": round_figure(fmean(table.declarer_gain for table in tables)),
    }


def share_of(part: int, whole: int) -> float | None:
    """Return the share of `part` in `whole`, or None if `whole` is 0."""
    return round_figure(part / whole) if whole else None


Pair = tuple[ScoredTable, ScoredTable]


def _report_pairs(contest: Contest, rounds: Sequence[Round]) -> Figures:
    pairs = [(round_.tables[0], round_.tables[1]) for round_ in rounds if round_.tables]
    units = {contract.id: contract_unit(contest.rules, contract) for contract in contest.rules.contracts}
    gains = [float(first.declarer_gain - second.declarer_gain) for first, second in pairs]
    return {
        "n": len(pairs),
        "d": [
            {
                "unit": unit,
                **_estimate_difference(
                    contest, [pair for pair in pairs if units[_pair_contract(pair)] == unit], unit
                ),
            }
            for unit in dict.fromkeys(units.values())
            if any(units[_pair_contract(pair)] == unit for pair in pairs)
        ],
        "counters": _estimate_values(contest, gains, "counters").to_json(),
        "contracts": [
            {
                "contract": id,
                "unit": unit,
                **_estimate_difference(contest, of, unit, id),
                "by_bot": [
                    {"who": letter, **summarize_outcomes(tables)} for letter, tables in _split_declarers(of)
                ],
            }
            for id, unit in units.items()
            if (of := [pair for pair in pairs if _pair_contract(pair) == id])
        ],
    }


def _pair_contract(pair: Pair) -> str:
    return pair[0].contract or ""


def _split_declarers(pairs: Sequence[Pair]) -> Iterator[tuple[str, list[ScoredTable]]]:
    yield "A", [first for first, _ in pairs]
    yield "B", [second for _, second in pairs]


def _estimate_difference(contest: Contest, pairs: Sequence[Pair], unit: str, contract: str = "") -> Figures:
    values = [float(difference(*pair, unit)) for pair in pairs]
    return _estimate_values(contest, values, f"{unit}/{contract}").to_json()
