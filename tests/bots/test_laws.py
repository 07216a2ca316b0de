"""Tests of the invariants of every built-in player, at every table of every game."""

import os
import subprocess
import sys
from itertools import islice
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spadille.bots import BOTS
from spadille.bots.heuristic.player import find_plainest_answer
from spadille.play.action import Ask, Pass, Stop
from spadille.play.deal import Deal
from spadille.play.decision import Decision
from spadille.play.seeing import view_of
from spadille.play.world import deal_in
from spadille.rules.contract import CardCall, Contract, Partner, Widow
from spadille.solver.worlds import WorldSampler
from tests.bots.decision_samples import EVERY_VERB, SAMPLES_PER_KIND, sample_decisions
from tests.bots.hidden_card_swap import swap_hidden_cards
from tests.bots.replay_games import format_games, play_game
from tests.bots.search.small_bots import ALL_BOTS
from tests.house.source import ROOT
from tests.laws.tables import LAWFUL, sitting

numbers = st.integers(min_value=0, max_value=10**9)
players = pytest.mark.parametrize("name", ALL_BOTS)
every_verb = pytest.mark.parametrize("verb", sorted(EVERY_VERB))


def test_all_bots_are_covered() -> None:
    assert list(ALL_BOTS) == list(BOTS)


@players
@settings(max_examples=3)
@given(number=numbers)
def test_every_answer_is_one_of_those_offered(name: str, number: int) -> None:
    for deal in sitting("asked", number).deals:
        if deal.turn is not None:
            assert ALL_BOTS[name].answer(view_of(deal, deal.turn), Random(number)) in deal.answers()


@players
@settings(max_examples=2)
@given(number=numbers)
def test_whole_deals_are_played_to_their_end(name: str, number: int) -> None:
    layout = sitting("alone", number).layout
    ended = play_game([name], Deal.of(layout), number)
    assert ended.result is not None
    assert sum(ended.result.payments) + ended.result.bank == 0 or layout.rules.antes


def test_the_same_seed_gives_the_same_game_in_another_process() -> None:
    other_hashes = {**os.environ, "PYTHONHASHSEED": "2" if os.environ.get("PYTHONHASHSEED") == "1" else "1"}
    words = [sys.executable, "-m", "tests.bots.replay_games"]
    with subprocess.Popen(words, cwd=ROOT, env=other_hashes, stdout=subprocess.PIPE, text=True) as other:
        here = list(format_games())
        there = other.communicate()[0]
    assert other.returncode == 0
    assert len(here) == len(LAWFUL)
    assert there.splitlines() == here


def test_samples_have_every_kind_of_decision() -> None:
    met = {verb: {deal.layout.rules.settings.game for deal in sample_decisions(verb)} for verb in EVERY_VERB}
    everywhere = {game for verb in EVERY_VERB for game in met[verb]}
    assert {
        answer.verb for verb in EVERY_VERB for deal in sample_decisions(verb) for answer in deal.answers()
    } == EVERY_VERB
    assert met["pass"] == met["bid"] == met["play"] == everywhere
    ladders = {
        game.id: [contract for preset in game.presets for contract in game.rules(preset.id).contracts]
        for game in LAWFUL
    }
    assert met["call"] == {game for game in everywhere if any(map(_calls, ladders[game]))}
    assert met["discard"] == {
        game for game in everywhere if any(contract.widow is Widow.TAKEN_UP for contract in ladders[game])
    }
    assert min(len(sample_decisions(verb)) for verb in EVERY_VERB) >= SAMPLES_PER_KIND


def _calls(contract: Contract) -> bool:
    return contract.card_call is not CardCall.NONE or contract.partner is not Partner.ALONE


@players
@every_verb
def test_answers_are_legal_and_independent_of_hidden_cards(name: str, verb: str) -> None:
    """The same view and random numbers give the same answer, in every world of the information set."""
    for number, deal in enumerate(sample_decisions(verb)):
        view = view_of(deal, deal.turn)
        answer = ALL_BOTS[name].answer(view, Random(number))
        assert answer in deal.answers()
        for world in WorldSampler(view).sample(2, number):
            other = deal_in(view, world)
            assert ALL_BOTS[name].answer(view_of(other, deal.turn), Random(number)) == answer


@every_verb
def test_most_samples_have_other_worlds(verb: str) -> None:
    others = [
        deal_in(view, world).layout != deal.layout
        for number, deal in enumerate(sample_decisions(verb))
        for view in [view_of(deal, deal.turn)]
        for world in WorldSampler(view).sample(3, number)
    ]
    assert sum(others) > 0.8 * len(others)


@players
@settings(max_examples=3)
@given(number=numbers)
def test_swapping_hidden_cards_changes_nothing(name: str, number: int) -> None:
    whims = Random(number)
    for deal in islice(sitting("in the dark", number).deals, number % 3, None, 3):
        other = swap_hidden_cards(deal, whims)
        if other is not None:
            here, there = (
                ALL_BOTS[name].answer(view_of(dealt, deal.turn), Random(number)) for dealt in (deal, other)
            )
            assert here == there


def test_hidden_cards_can_usually_be_swapped() -> None:
    found = [
        swap_hidden_cards(deal, Random(number)) is not None
        for number in range(10)
        for deal in sitting("in the dark", number).deals
        if deal.turn is not None
    ]
    assert sum(found) > len(found) / 3


@players
def test_no_answer_without_a_decision(name: str) -> None:
    deal = Deal.of(sitting("asked", 1).layout)
    with pytest.raises(ValueError, match="the seat has no decision"):
        ALL_BOTS[name].answer(view_of(deal, None), Random(1))


def test_unknown_kind_of_decision_is_answered() -> None:
    strange = Decision(0, "strange", (Ask(0), Stop(0)), {})
    assert find_plainest_answer(strange) == Ask(0)
    assert find_plainest_answer(Decision(0, "strange", (Ask(0), Pass(0)), {})) == Pass(0)
