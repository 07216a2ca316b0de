"""Play the deals of a unit, and encode the rows of its tables as a shard."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from spadille.arena.contest import Contest
from spadille.arena.round import (
    FinishedTable,
    ScoredTable,
    make_record,
    make_stopwatches,
    map_seats_to_bots,
    play_tables,
)
from spadille.arena.seating import is_settling, make_starts
from spadille.arena.stopwatch import Stopwatch
from spadille.arena.table import Forfeit, UnlawfulAnswer
from spadille.evaluation.review import Review, review
from spadille.notation.codes import code_of
from spadille.play.action import Action
from spadille.play.deal import Deal
from spadille.rules.refusal import NotAllowed
from spadille.study.columns import Row
from spadille.study.parquet import encode_parquet
from spadille.study.shard_folder import ShardFile, make_file_name
from spadille.study.units import Unit, canonical_json, rules_json


@dataclass(frozen=True, slots=True)
class UnitResult:
    """The rows of a unit's tables, and the times of its bots' answers."""

    rows: Mapping[str, Sequence[Row]]
    """The rows of each table."""
    watches: tuple[Stopwatch, ...]


def play_unit(unit: Unit) -> UnitResult | Forfeit:
    """Play the deals of a unit, and return the rows of its tables.

    Raises:
        ContestError: `other-code` if the code differs from that of the plan.
    """
    unit.check_provenance()
    rows: dict[str, list[Row]] = {table: [] for table in unit.output.tables}
    watches = make_stopwatches(unit.contest)
    always = _make_contest_columns(unit)
    for number in range(unit.first, unit.end):
        try:
            tables = play_tables(unit.contest, number, make_starts(unit.contest, number), watches)
        except UnlawfulAnswer as wrong:
            return wrong.to_forfeit(number)
        for place, (deal, score) in enumerate(tables):
            where = {"unit": unit.id, "deal": number, "table": place}
            rows["deals"].append(where | always | _make_deal_row(unit, number, (deal, score)))
            if unit.output.decisions:
                rows["decisions"] += [where | row for row in _make_decision_rows(unit.contest, deal, score)]
            if unit.output.judge_worlds:
                reviews = _review_seats(deal, unit.output.judge_worlds)
                rows["judgements"] += [
                    where | row for found in reviews for row in _make_judgement_rows(found)
                ]
                rows["parts"] += [where | _make_part_row(found) for found in reviews]
    return UnitResult(rows, watches)


def _make_contest_columns(unit: Unit) -> Row:
    """Return the columns of `deals` that are the same in every row of a unit."""
    contest, facts = unit.contest, unit.contest.to_json()
    auction = None if contest.auction is None else json.dumps(rules_json(contest.auction))
    return {
        "game": facts["game"],
        "rules": facts["rules"],
        "options": json.dumps(facts["options"]),
        "set": facts["set"],
        "seed": facts["seed"],
        "pairs": facts["pairs"],
        "auction": auction,
    }


def _make_deal_row(unit: Unit, number: int, table: FinishedTable) -> Row:
    deal, score = table
    result = deal.result
    assert result is not None
    return {
        "dealer": deal.layout.dealer,
        "line_up": score.line_up,
        "bots": _list_bots(unit.contest, score),
        "code": _make_code(deal),
        "record": _make_record(unit, number, table),
        "contract": result.contract,
        "trumps": None if result.trump is None else result.trump.letter,
        "declarer": result.declarer,
        "partner": result.partner,
        "forced": score.forced,
        "outcome": result.outcome.value,
        "points": result.points,
        "tricks": result.tricks,
        "value": result.value,
        "payments": list(result.payments),
        "gained": score.declarer_gain,
        "foreseen_count": None if score.forecast is None else score.forecast.count,
        "foreseen_chance": None if score.forecast is None else score.forecast.chance,
    }


def _list_bots(contest: Contest, score: ScoredTable) -> list[str]:
    at = map_seats_to_bots(score.line_up)
    return [contest.bots[at[seat]] if seat in at else "" for seat in range(contest.seats)]


def _make_code(deal: Deal) -> str | None:
    try:
        return code_of(deal)
    except NotAllowed:  # deal codes have no number for these rules
        return None


def _make_record(unit: Unit, number: int, table: FinishedTable) -> str | None:
    if not unit.output.records:
        return None
    deal, score = table
    return json.dumps(make_record(unit.contest, number, deal, score.line_up))


def _make_decision_rows(contest: Contest, finished: Deal, score: ScoredTable) -> Iterator[Row]:
    bots = _list_bots(contest, score)
    for place, (deal, action) in enumerate(zip(finished.moments(), finished.actions, strict=False)):
        by_reference = contest.pairs is not None and is_settling(deal)
        yield {
            "place": place,
            "seat": action.seat,
            "bot": None if by_reference else bots[action.seat],
            "phase": deal.phase.kind,
            "action": _format_action(action),
            "offered": _format_actions(deal.answers()),
        }


def _review_seats(deal: Deal, worlds: int) -> list[Review]:
    """Review the deal for each seat."""
    return [review(deal, seat, worlds=worlds) for seat in deal.layout.active]


def _make_judgement_rows(review: Review) -> Iterator[Row]:
    for decision in review.decisions:
        costs = dict(decision.costs)
        yield {
            "place": decision.step,
            "seat": review.seat,
            "kind": decision.kind,
            "worlds": decision.worlds,
            "best": _format_action(decision.best),
            "actions": _format_actions(tuple(costs)),
            "values": [decision.best_value - cost for cost in costs.values()],
            "loss": decision.loss.counters,
            "loss_error": decision.loss.error,
            "chance": decision.chance[0],
            "best_chance": decision.chance[1],
            "verdict": decision.verdict.value,
        }


def _make_part_row(review: Review) -> Row:
    return {"seat": review.seat, "payment": review.payment, **review.parts.to_json()}


def _format_actions(actions: Sequence[Action]) -> list[str]:
    return [_format_action(action) for action in actions]


def _format_action(action: Action) -> str:
    """Format an action as in records, but without its seat."""
    return str(action).partition(" ")[2]


LAST = "deals"
"""The table that is written last. A unit that has a file in this table is complete."""


@dataclass(frozen=True, slots=True)
class Shard:
    """The result of a unit: a file for each of its tables."""

    unit: str
    files: tuple[ShardFile, ...]
    watches: tuple[Stopwatch, ...]
    """The times of each bot. They are not stored, because they differ from run to run."""


def make_shard(unit: Unit) -> Shard | Forfeit:
    """Play a unit and encode its tables. The bytes are the same on every machine.

    Raises:
        ContestError: `other-code` if the code differs from that of the plan.
    """
    played = play_unit(unit)
    if isinstance(played, Forfeit):
        return played
    about, tables = canonical_json(unit.to_json()), unit.output.tables
    assert tables[0] == LAST
    files = [(table, encode_parquet(table, played.rows[table], about)) for table in reversed(tables)]
    named = tuple(
        ShardFile(table, make_file_name(unit.id, content, "parquet"), content) for table, content in files
    )
    return Shard(unit.id, named, played.watches)
