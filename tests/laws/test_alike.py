"""Tests that a seat's legal actions, and the answers to all actions that it may send, depend only on its
view.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache

import pytest

from spadille.games import GERMAN_SOLO
from spadille.notation.numbers import NUMBERS, WORDS, action_of
from spadille.play.action import Action
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.rules.game import Rules
from spadille.rules.refusal import NotAllowed
from spadille.rules.seating import Seat
from tests.laws.indistinguishable import Alike, find_pairs
from tests.laws.tables import LAWFUL, sitting

Answer = tuple[str, str, Mapping[str, object]] | None
"""The code, the rule and the facts of a refusal; None for a legal action."""

PAIRS, LONG = 1_000, 100_000
KINDS, RARE = ("bid", "trump", "call", "discard", "play"), ("give",)
_EVERY_DISCARD = 40
"""All 7,140 discards are tried in one deal of this many."""


def test_deals_that_look_alike_to_a_seat_judge_its_actions_alike() -> None:
    seen = compare_pairs("alike", PAIRS)
    assert rare_events(seen, (game.id for game in LAWFUL), 50) == {}
    assert rare_events(seen, KINDS, 5) == {}


@pytest.mark.long
@pytest.mark.parametrize("share", range(8))
def test_a_hundred_thousand_pairs_of_deals_judge_actions_alike(share: int) -> None:
    seen = compare_pairs(f"alike at length {share}", LONG // 8)
    assert rare_events(seen, (game.id for game in LAWFUL), 1_000) == {}
    assert rare_events(seen, (*KINDS, *RARE), 5) == {}


def test_stopping_is_judged_alike_where_the_side_of_the_tricks_is_hidden() -> None:
    assert assert_stopping_alike("whose tricks", 700) >= 3


@pytest.mark.long
def test_the_side_of_the_tricks_is_revealed_in_none_of_fifty_thousand_deals() -> None:
    assert assert_stopping_alike("whose tricks at length", 50_000) >= 200


def assert_stopping_alike(seed: str, deals: int) -> int:
    """Compare the pairs of deals in which the answer to "stop" could reveal the partner, and return their
    number.
    """
    found = [pair for pair in _of_german_solo(seed, deals) if pair.hides_whose_tricks]
    for pair in found:
        assert_alike(pair, all_discards=False)
    return len(found)


def _of_german_solo(seed: str, deals: int) -> Iterator[Alike]:
    for number in range(deals):
        table = sitting(seed, number, (GERMAN_SOLO,))
        if table.contract.may_ask:
            yield from find_pairs(table)


def compare_pairs(seed: str, many: int) -> Counter[str]:
    """Compare `many` pairs of deals. Return the number of pairs by game, and by verb of
    the possible actions.
    """
    seen: Counter[str] = Counter()
    for number, pair in enumerate(_pairs(seed, many)):
        assert_alike(pair, all_discards=not number % _EVERY_DISCARD)
        seen.update((pair.here.layout.rules.settings.game, *pair.here.phase.verbs))
    return seen


def rare_events(seen: Counter[str], what: Iterable[str], fewest: int) -> dict[str, int]:
    """Return the events in `what` that occurred fewer than `fewest` times, with their counts."""
    return {name: seen[name] for name in what if seen[name] < fewest}


def _pairs(seed: str, many: int) -> Iterator[Alike]:
    found = number = 0
    while found < many:
        for pair in find_pairs(sitting(seed, number)):
            yield pair
            found += 1
        number += 1


def assert_alike(pair: Alike, *, all_discards: bool) -> None:
    """Assert that neither the view nor the answer to any action differs between the two deals of a pair."""
    here, there, seat = pair.here, pair.there, pair.seat
    view = view_of(here, seat)
    assert view_of(there, seat) == view
    if seat is None:
        return
    assert view.decision is None or view.decision.answers == here.answers()
    assert judge_all_actions(here, seat, all_discards=all_discards) == judge_all_actions(
        there, seat, all_discards=all_discards
    )


def judge_all_actions(deal: Deal, seat: Seat, *, all_discards: bool = False) -> list[Answer]:
    """Return the answers to all actions that a seat can send in a deal."""
    few = not (all_discards and "discard" in deal.phase.verbs)
    return [_answer(deal, action) for action in _all_actions(deal.layout.rules, seat, few=few)]


def _answer(deal: Deal, action: Action) -> Answer:
    try:
        deal.judge(action)
    except NotAllowed as no:
        return no.code, no.rule, no.facts
    return None


@lru_cache(maxsize=32)
def _all_actions(rules: Rules, seat: Seat, *, few: bool) -> tuple[Action, ...]:
    """Return all actions that a seat can send. With `few`, return only a sample of the discards."""
    ladder = len(rules.contracts)
    words = enumerate(WORDS)
    may = [number for number, word in words if not word.startswith("bid ") or number < 11 + ladder]
    kept = [*may, *NUMBERS[len(WORDS) :: 2_000 if few else 7]]
    return tuple(action_of(rules, seat, number) for number in kept)
