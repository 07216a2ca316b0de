"""Rows: the results of a unit's deals, and the decisions made in them."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from spadille.arena.contest import Contest
from spadille.arena.round import FinishedTable, ScoredTable, bots_at, finished, record_of, stopwatches
from spadille.arena.seating import is_settling, starts
from spadille.arena.stopwatch import Stopwatch
from spadille.arena.table import Forfeit, Unlawful
from spadille.evaluation.review import Review, review
from spadille.notation.codes import code_of
from spadille.play.action import Action
from spadille.play.deal import Deal
from spadille.rules.refusal import NotAllowed
from spadille.study.units import Unit, rules_json

Row = dict[str, object]


@dataclass(frozen=True, slots=True)
class PlayedUnit:
    """A unit's results."""

    rows: Mapping[str, Sequence[Row]]
    """By table."""
    watches: tuple[Stopwatch, ...]
    """By bot."""


def play(unit: Unit) -> PlayedUnit | Forfeit:
    """Plays a unit.

    Raises:
        NoContest: `other-code`.
    """
    unit.judge_origin()
    rows: dict[str, list[Row]] = {table: [] for table in unit.wanted.tables}
    watches = stopwatches(unit.contest)
    always = _of_contest(unit)
    for number in range(unit.first, unit.end):
        try:
            tables = finished(unit.contest, number, starts(unit.contest, number), watches)
        except Unlawful as wrong:
            return wrong.in_deal(number)
        for place, (deal, score) in enumerate(tables):
            where = {"unit": unit.id, "deal": number, "table": place}
            rows["deals"].append(where | always | _of_deal(unit, number, (deal, score)))
            if unit.wanted.decisions:
                rows["decisions"] += [where | row for row in _decided(unit.contest, deal, score)]
            if unit.wanted.judged:
                reviews = _reviews(deal, unit.wanted.judged)
                rows["judgements"] += [where | row for found in reviews for row in _judged(found)]
                rows["parts"] += [where | _parts(found) for found in reviews]
    return PlayedUnit(rows, watches)


def _of_contest(unit: Unit) -> Row:
    """What is the same in every row."""
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


def _of_deal(unit: Unit, number: int, table: FinishedTable) -> Row:
    deal, score = table
    result = deal.result
    assert result is not None
    return {
        "dealer": deal.layout.dealer,
        "line_up": score.line_up,
        "bots": _bots(unit.contest, score),
        "code": _code(deal),
        "record": _record(unit, number, table),
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
        "gained": score.gained,
        "foreseen_count": None if score.foreseen is None else score.foreseen.count,
        "foreseen_chance": None if score.foreseen is None else score.foreseen.chance,
    }


def _bots(contest: Contest, score: ScoredTable) -> list[str]:
    at = bots_at(score.line_up)
    return [contest.bots[at[seat]] if seat in at else "" for seat in range(contest.seats)]


def _code(deal: Deal) -> str | None:
    try:
        return code_of(deal)
    except NotAllowed:  # rules that codes have no number for
        return None


def _record(unit: Unit, number: int, table: FinishedTable) -> str | None:
    if not unit.wanted.records:
        return None
    deal, score = table
    return json.dumps(record_of(unit.contest, number, deal, score.line_up))


def _decided(contest: Contest, ended: Deal, score: ScoredTable) -> Iterator[Row]:
    deal, bots = Deal.of(ended.layout), _bots(contest, score)
    for place, action in enumerate(ended.actions):
        by_reference = contest.pairs is not None and is_settling(deal)
        yield {
            "place": place,
            "seat": action.seat,
            "bot": None if by_reference else bots[action.seat],
            "phase": deal.phase.kind,
            "action": _action_words(action),
            "offered": _all_action_words(deal.answers()),
        }
        deal = deal.play(action)


def _reviews(deal: Deal, worlds: int) -> list[Review]:
    """The deal as each seat played it."""
    return [review(deal, seat, worlds=worlds) for seat in deal.layout.active]


def _judged(found: Review) -> Iterator[Row]:
    for decision in found.decisions:
        costs = dict(decision.costs)
        yield {
            "place": decision.step,
            "seat": found.seat,
            "kind": decision.kind,
            "worlds": decision.worlds,
            "best": _action_words(decision.best),
            "actions": _all_action_words(tuple(costs)),
            "values": [decision.best_value - cost for cost in costs.values()],
            "loss": decision.loss.counters,
            "loss_error": decision.loss.error,
            "chance": decision.chance[0],
            "best_chance": decision.chance[1],
            "verdict": decision.verdict.value,
        }


def _parts(found: Review) -> Row:
    return {"seat": found.seat, "payment": found.payment, **found.parts.to_json()}


def _all_action_words(actions: Sequence[Action]) -> list[str]:
    return [_action_words(action) for action in actions]


def _action_words(action: Action) -> str:
    """An action as records write it, without the seat that each begins with."""
    return str(action).partition(" ")[2]
