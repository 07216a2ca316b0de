"""Forecast errors: the differences between bots' forecasts for the contracts they bid, and the results."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from statistics import fmean

from spadille.arena.contest import Contest
from spadille.arena.estimate import estimate_mean
from spadille.arena.round import Round, ScoredTable
from spadille.rules.goal import Outcome

Figures = dict[str, object]


def forecast_error(contest: Contest, letter: str, contract: str, rounds: Iterable[Round]) -> Figures | None:
    """Estimate a bot's mean forecast error for a contract: the forecast less the result. None without
    forecasts.

    There are two estimates, of the count and of the chance of winning. Each deal contributes one value: the
    mean over its tables.
    """
    foreseen = [
        [
            table
            for table in round_.tables
            if table.forecast is not None and _is_bid_by(table, letter, contract)
        ]
        for round_ in rounds
    ]
    if not any(foreseen):
        return None
    name = f"{contest.cards}/{letter}/{contract}"
    return {
        "played": sum(map(len, foreseen)),
        "count": estimate_mean(_mean_by_deal(foreseen, _count_error), f"{name}/count").to_json(),
        "made": estimate_mean(_mean_by_deal(foreseen, _chance_error), f"{name}/made").to_json(),
    }


def _is_bid_by(table: ScoredTable, letter: str, contract: str) -> bool:
    return table.declaring_bot == letter and table.contract == contract


def _mean_by_deal(
    foreseen: Sequence[Sequence[ScoredTable]], error: Callable[[ScoredTable], float | None]
) -> list[float]:
    """Return the mean error over the tables of each deal. Deals without such tables are left out."""
    values = ([value for table in tables if (value := error(table)) is not None] for tables in foreseen)
    return [fmean(tables) for tables in values if tables]


def _count_error(table: ScoredTable) -> float | None:
    if table.forecast is None or table.forecast.count is None or table.count is None:
        return None
    return table.forecast.count - table.count


def _chance_error(table: ScoredTable) -> float | None:
    if table.forecast is None or table.forecast.chance is None:
        return None
    return table.forecast.chance - (table.outcome is Outcome.WON)
