"""What the expert believes of the hidden cards, from what was bid and played."""

from collections.abc import Iterator
from math import exp
from random import Random
from statistics import fmean

from hypothesis import given, settings
from hypothesis import strategies as st

from spadille.bots.expert.model import load_shipped_model
from spadille.bots.expert.posterior import InferenceSettings, infer_posterior
from spadille.bots.heuristic.error_model import CLUB
from spadille.bots.heuristic.player import HeuristicPlayer
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
from tests.bots.hidden_card_swap import elsewhere
from tests.laws.tables import sitting

MODEL = load_shipped_model()

numbers = st.integers(min_value=0, max_value=10**9)
FEW, SOME, MANY = 7, 24, 400


def moments(number: int) -> Iterator[Deal]:
    """States of a deal between contract and payment in which somebody is asked for a card."""
    for deal in sitting("believing", number).deals:
        if deal.turn is not None and deal.phase.kind == "play":
            yield deal


@settings(max_examples=10)
@given(number=numbers)
def test_what_is_believed_may_be(number: int) -> None:
    for deal in moments(number):
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
def test_where_the_hidden_cards_lie_makes_no_difference(number: int) -> None:
    whims = Random(number)
    for deal in moments(number):
        other = elsewhere(deal, whims)
        if other is not None:
            here, there = (
                infer_posterior(
                    view, WorldSampler(view), MODEL, FEW, Random(number), InferenceSettings(SOME)
                ).worlds
                for view in (view_of(dealt, deal.turn) for dealt in (deal, other))
            )
            assert here.bits == there.bits


def believed_truth(view: View, lying: World) -> float:
    """How much likelier the seat takes the cards to lie as they do than as they might."""
    assert view.known is not None
    worlds = WorldSampler(view).enumerate(MANY)
    assert worlds is not None
    likelihoods = PlayHistory(view).log_likelihoods(
        MODEL.policy_for(view.known.contract), worlds, InferenceSettings().epsilon
    )
    weights = [exp(hands + play) for hands, play in likelihoods]
    true = next(at for at, world in enumerate(worlds) if world.hands == lying.hands)
    return weights[true] / fmean(weights)


def late(rules: Rules, number: int, *players: Player) -> Deal | None:
    """A deal of such players, by turns from seat 0, when so few worlds are left that all can be looked at."""
    deal = Deal.of(dealt_by(Stream(key_of("told", number)), rules, rules.players, 0))
    while deal.turn is not None:
        view = view_of(deal, deal.turn)
        if deal.phase.kind == "play" and WorldSampler(view).count <= MANY:
            return deal
        by = players[deal.turn % len(players)] if deal.phase.kind == "play" else HeuristicPlayer(CLUB)
        deal = deal.play(by.answer(view, Random(number)))
    return None


def test_what_was_played_tells_where_the_cards_lie() -> None:
    """Even of those who play by rules of thumb, whom the policies were not fitted to."""
    likelier = []
    for game in GAMES.values():
        for number in range(14):
            deal = late(game.rules(game.presets[0].id), number, HeuristicPlayer(CLUB))
            if deal is not None:
                likelier.append(believed_truth(view_of(deal, deal.turn), world_of(deal)))
    assert len(likelier) > SOME / 2
    assert fmean(likelier) > 1.5


def seemingly_heuristic(*players: Player, seat: Seat | None = None) -> float:
    """How often late in the play another is taken to play by rules of thumb: this one, or any."""
    taken = []
    for number in range(SOME):
        deal = late(SIX_BID.rules("standard"), number, *players)
        if deal is None or deal.phase.declared is None or not deal.phase.declared.contract.trumps:
            continue
        view, contract = view_of(deal, deal.turn), deal.phase.declared.contract
        of = infer_posterior(view, WorldSampler(view), MODEL, FEW, Random(number), InferenceSettings(SOME))
        others = [other for other in view.active if other != deal.turn and seat in (None, other)]
        heuristic = MODEL.policies_for(contract)[-1]
        taken += [of.policies[view.active.index(other)] is heuristic for other in others]
    assert len(taken) > SOME / 4
    return fmean(taken)


def test_who_plays_by_rules_of_thumb_is_known_by_it() -> None:
    assert seemingly_heuristic(HeuristicPlayer(CLUB)) > 0.75
    assert seemingly_heuristic(SearchPlayer(PIMC(4))) < 0.6


def test_who_plays_by_rules_of_thumb_is_known_beside_one_who_looks_ahead() -> None:
    """Each seat is known by its own cards, whatever the others play by."""
    players = HeuristicPlayer(CLUB), SearchPlayer(PIMC(4)), SearchPlayer(PIMC(4))
    assert seemingly_heuristic(*players, seat=0) > 0.7
    assert seemingly_heuristic(*players, seat=1) < 0.6
