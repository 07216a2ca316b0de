"""Tests of the expert's posterior over the hidden cards."""

from collections.abc import Iterator
from math import exp
from random import Random
from statistics import fmean

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spadille.bots.heuristic.error_model import CLUB
from spadille.bots.heuristic.player import HeuristicPlayer
from spadille.bots.learned.model import load_shipped_model
from spadille.bots.learned.posterior import InferenceSettings, infer_posterior
from spadille.bots.player import Player
from spadille.bots.search.pimc import PIMC
from spadille.bots.search.player import SearchPlayer
from spadille.cards import Hand
from spadille.games import GAMES, SIX_BID
from spadille.notation.chance import Stream, dealt_by, key_of
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.play.view import View
from spadille.play.world import World, world_of
from spadille.rules.game import Rules
from spadille.rules.seating import Seat
from spadille.solver.information_set import list_held_cards
from spadille.solver.policy import PlayHistory
from spadille.solver.worlds import WorldSampler
from tests.bots.hidden_card_swap import swap_hidden_cards
from tests.laws.tables import sitting

MODEL = load_shipped_model()

numbers = st.integers(min_value=0, max_value=10**9)
FEW, SOME, MANY = 7, 24, 400


def sample_positions(number: int) -> Iterator[Deal]:
    """Yield the positions of deal `number` in which a card is to be played."""
    for deal in sitting("believing", number).deals:
        if deal.turn is not None and deal.phase.kind == "play":
            yield deal


@settings(max_examples=10)
@given(number=numbers)
def test_posterior_worlds_are_possible(number: int) -> None:
    for deal in sample_positions(number):
        view = view_of(deal, deal.turn)
        worlds = infer_posterior(
            view, WorldSampler(view), MODEL, FEW, Random(number), InferenceSettings(SOME)
        ).worlds
        assert len(worlds) == FEW
        played = Hand.of(card for trick in view.tricks for card in trick.cards)
        for row in list_held_cards(worlds):
            assert row[view.seat or 0] == view.hand.mask
            assert all(cards.bit_count() == view.counts[seat] for seat, cards in enumerate(row[:-1]))
            assert not any(cards & played.mask for cards in row[:-1])


@settings(max_examples=10)
@given(number=numbers)
def test_posterior_does_not_depend_on_hidden_cards(number: int) -> None:
    whims = Random(number)
    for deal in sample_positions(number):
        other = swap_hidden_cards(deal, whims)
        if other is not None:
            here, there = (
                infer_posterior(
                    view, WorldSampler(view), MODEL, FEW, Random(number), InferenceSettings(SOME)
                ).worlds
                for view in (view_of(dealt, deal.turn) for dealt in (deal, other))
            )
            assert here.bits == there.bits


def true_world_weight(view: View, lying: World) -> float:
    """Return the weight of the true world, relative to the mean weight of the worlds."""
    assert view.known is not None
    worlds = WorldSampler(view).enumerate(MANY)
    assert worlds is not None
    likelihoods = PlayHistory(view).log_likelihoods(
        MODEL.policy_for(view.known.contract), worlds, InferenceSettings().epsilon
    )
    weights = [exp(hands + play) for hands, play in likelihoods]
    true = next(at for at, world in enumerate(worlds) if world.hands == lying.hands)
    return weights[true] / fmean(weights)


def late_positions(rules: Rules, number: int, *players: Player) -> Deal | None:
    """Play deal `number` with these players until few worlds are possible. Return None if
    that never happens.
    """
    deal = Deal.of(dealt_by(Stream(key_of("told", number)), rules, rules.players, 0))
    while deal.turn is not None:
        view = view_of(deal, deal.turn)
        if deal.phase.kind == "play" and WorldSampler(view).count <= MANY:
            return deal
        by = players[deal.turn % len(players)] if deal.phase.kind == "play" else HeuristicPlayer(CLUB)
        deal = deal.play(by.answer(view, Random(number)))
    return None


def test_plays_inform_the_posterior() -> None:
    """Plays are informative even from heuristic players, to which the policies were not fitted."""
    likelier = []
    for game in GAMES.values():
        for number in range(14):
            deal = late_positions(game.rules(game.presets[0].id), number, HeuristicPlayer(CLUB))
            if deal is not None:
                likelier.append(true_world_weight(view_of(deal, deal.turn), world_of(deal)))
    assert len(likelier) > SOME / 2
    assert fmean(likelier) > 1.5


def heuristic_share(*players: Player, seat: Seat | None = None) -> float:
    """Return how often the posterior classifies other seats, or the seat `seat`, as heuristic players, late
    in the play.
    """
    taken = []
    for number in range(SOME):
        deal = late_positions(SIX_BID.rules("standard"), number, *players)
        if deal is None or deal.phase.declared is None or not deal.phase.declared.contract.trumps:
            continue
        view, contract = view_of(deal, deal.turn), deal.phase.declared.contract
        of = infer_posterior(view, WorldSampler(view), MODEL, FEW, Random(number), InferenceSettings(SOME))
        others = [other for other in view.active if other != deal.turn and seat in (None, other)]
        heuristic = MODEL.policies_for(contract)[-1]
        taken += [of.policies[view.active.index(other)] is heuristic for other in others]
    assert len(taken) > SOME / 4
    return fmean(taken)


@pytest.mark.long
def test_heuristic_players_are_recognized() -> None:
    assert heuristic_share(HeuristicPlayer(CLUB)) > 0.75
    assert heuristic_share(SearchPlayer(PIMC(4))) < 0.6


def test_policies_are_inferred_per_seat() -> None:
    """Each seat is classified by its own cards, whatever the others' policies."""
    players = HeuristicPlayer(CLUB), SearchPlayer(PIMC(4)), SearchPlayer(PIMC(4))
    assert heuristic_share(*players, seat=0) > 0.7
    assert heuristic_share(*players, seat=1) < 0.6
