"""Tests of the shared vectors in the batch engine: it gives the same answers, and refuses the actions that
the vectors refuse.
"""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from spadille.env import Actions
from spadille.notation.check import Sound, check
from spadille.notation.records import Record, read_record, read_word
from spadille.play.deal import Deal
from spadille.play.layout import Layout
from spadille.rules.refusal import NotAllowed
from tests.env.engine_comparison import EngineDeal, compare_deals, describe_deal

HERE = Path(__file__).parent
OF_THE_FORM = ("malformed", "not-your-turn", "wrong-phase", "unknown-contract", "bad-discard", "deal-over")
"""Codes of refused actions that have no number, or none in this kind of decision."""
FEWEST = {"six-bid": 300, "progressive": 300, "german-solo": 350}


def states(record: Record, count: int) -> Iterator[Deal]:
    """Yield a record's deal before each of its first `count` actions."""
    deal = Deal.of(record.layout)
    yield deal
    for written in record.actions[:count]:
        deal = deal.play(read_word(written, record.layout.rules))
        yield deal


def is_refused(layout: Layout, deal: EngineDeal, action: object) -> None:
    """Check that an action that a vector refuses is not among the legal ones of the batch engine."""
    assert deal.waiting is not None
    try:
        numbers = Actions(layout.rules).encode(read_word(action, layout.rules), layout.active)
    except ValueError:
        return
    assert not all(deal.waiting.possible >> number & 1 for number in numbers)


def run_vector(value: object) -> EngineDeal | None:
    """Replay a vector in the batch engine as far as it is valid. Return None if its header is invalid."""
    verdict = check(value)
    try:
        record = read_record(value)
    except NotAllowed:
        return None
    if isinstance(verdict, Sound):
        return describe_deal(states(record, len(record.actions)))
    if verdict.action < 0:
        return None
    deal = describe_deal(states(record, verdict.action))
    if verdict.refusal.code not in OF_THE_FORM:
        is_refused(record.layout, deal, record.actions[verdict.action])
    return deal


def lines(game: str) -> Iterator[object]:
    for line in (HERE / f"{game}.in.jsonl").read_text("utf-8").splitlines():
        try:
            yield json.loads(line)
        except ValueError:
            continue


@pytest.mark.parametrize(("game", "fewest"), FEWEST.items())
def test_the_vectors_agree_in_bulk(game: str, fewest: int) -> None:
    deals = [deal for deal in map(run_vector, lines(game)) if deal is not None]
    assert len(deals) > fewest
    assert compare_deals(deals)["play"] > 1_000
