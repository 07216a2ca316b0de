"""Tests of the invariants of the reasons of every built-in player, at every table of every game."""

import json
import re
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spadille.bots import BOTS
from spadille.bots.explanation import DecidedBy, ExplainingPlayer, Reasons, Rule
from spadille.bots.heuristic.player import PLAYERS
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.play.view import View
from spadille.rules.goal import Counts
from tests.bots.hidden_card_swap import swap_hidden_cards
from tests.bots.search.small_bots import ALL_BOTS
from tests.laws.tables import sitting

numbers = st.integers(min_value=0, max_value=10**9)
players = pytest.mark.parametrize("name", ALL_BOTS)


def reasons(name: str, view: View, number: int) -> Reasons:
    player = ALL_BOTS[name]
    assert isinstance(player, ExplainingPlayer)
    return player.reasons(view, Random(number))


@pytest.mark.parametrize("name", BOTS)
def test_all_bots_explain_themselves(name: str) -> None:
    assert isinstance(BOTS[name], ExplainingPlayer)


@players
@settings(max_examples=2)
@given(number=numbers)
def test_reasons_are_those_of_the_answer_given(name: str, number: int) -> None:
    for deal in sitting("saying why", number).deals:
        if deal.turn is not None:
            view = view_of(deal, deal.turn)
            why = reasons(name, view, number)
            assert why.chosen == ALL_BOTS[name].answer(view, Random(number))
            check_weighed_answers(deal, why)
            check_number_ranges(name, deal, why)
            check_view_and_json(deal, why)


def check_weighed_answers(deal: Deal, why: Reasons) -> None:
    weighed = [answer.action for answer in why.weighed]
    assert weighed[:1] in ([], [why.chosen])
    assert len(set(weighed)) == len(weighed)
    assert set(weighed) <= set(deal.answers())
    assert why.deciding is not DecidedBy.ONLY_ANSWER or len(deal.answers()) == 1 or len(weighed) == 1


def check_number_ranges(name: str, deal: Deal, why: Reasons) -> None:
    most = max_count(deal)
    for answer in why.weighed:
        assert answer.chance is None or -1e-9 <= answer.chance <= 1 + 1e-9
        assert answer.count is None or name in PLAYERS or -1e-9 <= answer.count <= most + 1e-9


def check_view_and_json(deal: Deal, why: Reasons) -> None:
    written = json.loads(json.dumps(why.to_json(), allow_nan=False))
    assert (written["v"], written["seat"], written["seen"]) == (1, deal.turn, len(deal.actions))
    assert written["chosen"] == str(why.chosen)
    assert written["deciding"] in set(DecidedBy)
    assert (written["rule"] in set(Rule)) == (why.deciding is DecidedBy.RULE_OF_THUMB)
    assert [answer["action"] for answer in written["weighed"]] == [
        str(answer.action) for answer in why.weighed
    ]


def max_count(deal: Deal) -> int:
    """Return the sum of all card points, or the number of tricks."""
    rules = deal.layout.rules
    return rules.packets.hand_size if rules.counts is Counts.TRICKS else rules.total


@players
@settings(max_examples=3)
@given(number=numbers)
def test_reasons_do_not_depend_on_hidden_cards(name: str, number: int) -> None:
    whims = Random(number)
    for deal in islice(sitting("saying why in the dark", number).deals, number % 3, None, 3):
        other = swap_hidden_cards(deal, whims)
        if deal.turn is not None and other is not None:
            here, there = (reasons(name, view_of(dealt, deal.turn), number) for dealt in (deal, other))
            assert here == there


@players
def test_no_reasons_without_a_decision(name: str) -> None:
    deal = Deal.of(sitting("saying why", 1).layout)
    with pytest.raises(ValueError, match="the seat has no decision"):
        reasons(name, view_of(deal, None), 1)


def test_guides_bot_explains_itself() -> None:
    guide = (Path(__file__).parents[2] / "docs" / "guides" / "your-own-bot.md").read_text(encoding="utf-8")
    bot, why = re.findall(r"```python\n(.*?)```", guide, re.DOTALL)[:2]
    namespace: dict[str, Any] = {}
    exec(bot, namespace)
    exec(why, namespace)
    quiet = namespace["Explaining"]()
    assert isinstance(quiet, ExplainingPlayer)
    for deal in sitting("saying why", 3).deals:
        if deal.turn is not None:
            view = view_of(deal, deal.turn)
            assert quiet.reasons(view, Random(1)).chosen == quiet.answer(view, Random(1))
