"""Foresight: what bots told themselves of the contracts they bid, less what came of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from statistics import fmean

from spadille.arena.contest import Contest
from spadille.arena.estimate import estimated
from spadille.arena.round import Round, ScoredTable
from spadille.rules.goal import Outcome

Figures = dict[str, object]


def foresight(contest: Contest, letter: str, contract: str, rounds: Iterable[Round]) -> Figures | None:
    """What a bot foresaw of a contract, less what came of it: its count, and how often it is made; None where
    it foresaw nothing. The mean over the tables of a deal is one value.
    """
    foreseen = [
        [table for table in round_.tables if table.foreseen is not None and _is(table, letter, contract)]
        for round_ in rounds
    ]
    if not any(foreseen):
        return None
    name = f"{contest.cards}/{letter}/{contract}"
    return {
        "played": sum(map(len, foreseen)),
        "count": estimated(_by_deal(foreseen, _count_off), f"{name}/count").to_json(),
        "made": estimated(_by_deal(foreseen, _made_off), f"{name}/made").to_json(),
    }


def _is(table: ScoredTable, letter: str, contract: str) -> bool:
    return table.declaring == letter and table.contract == contract


def _by_deal(
    foreseen: Sequence[Sequence[ScoredTable]], off: Callable[[ScoredTable], float | None]
) -> list[float]:
    """One value for each deal that has any."""
    values = ([value for table in tables if (value := off(table)) is not None] for tables in foreseen)
    return [fmean(tables) for tables in values if tables]


def _count_off(table: ScoredTable) -> float | None:
    if table.foreseen is None or table.foreseen.count is None or table.count is None:
        return None
    return table.foreseen.count - table.count


def _made_off(table: ScoredTable) -> float | None:
    if table.foreseen is None or table.foreseen.chance is None:
        return None
    return table.foreseen.chance - (table.outcome is Outcome.WON)
