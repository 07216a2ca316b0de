"""Tests of invariants of sampled worlds in every game, contract and state."""

from array import array
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spadille.cards import CARDS
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.play.view import View
from spadille.play.world import world_of
from spadille.rules.game import Game
from spadille.rules.seating import Seat
from spadille.solver.worlds import Worlds, WorldSampler
from tests.laws.tables import LAWFUL, Sitting, sitting
from tests.solver.exhaustive_worlds import fits, left_open
from tests.solver.true_world import find_true_world, is_counted
from tests.support.long_runs import keep_first

sittings = st.integers(min_value=0, max_value=10**9).map(lambda number: sitting("worlds", number))


def list_views(table: Sitting, many: int) -> list[tuple[Deal, View]]:
    """Return `many` states of a deal, each with the view of a seat or a watcher."""
    states, stream = list(table.deals), table.stream
    seen: list[tuple[Deal, View]] = []
    for _ in range(many):
        deal = stream.one_of(states)
        seats: list[Seat | None] = [*deal.layout.active, *range(deal.layout.seats), None]
        seen.append((deal, view_of(deal, stream.one_of(seats))))
    return seen


def check_true_world(table: Sitting, many: int) -> None:
    for deal, view in list_views(table, many):
        sampler = WorldSampler(view)
        assert is_counted(sampler.constraints, find_true_world(deal, sampler.constraints))
        few = sampler.enumerate(200)
        assert few is None or left_open(view, world_of(deal)) in set(few)


def check_samples(table: Sitting, many: int) -> None:
    for deal, view in list_views(table, many):
        for world in WorldSampler(view).sample(2, seed=len(deal.actions)):
            assert fits(view, world)


@given(sittings)
def test_the_true_world_is_counted(table: Sitting) -> None:
    check_true_world(table, 3)


@given(sittings)
def test_sampled_worlds_fit_the_view(table: Sitting) -> None:
    check_samples(table, 2)


@pytest.mark.long
@given(sittings)
def test_the_true_world_is_counted_in_a_long_run(table: Sitting) -> None:
    check_true_world(table, 6)


@pytest.mark.long
@given(sittings)
def test_sampled_worlds_fit_the_view_in_a_long_run(table: Sitting) -> None:
    check_samples(table, 6)


@given(sittings)
def test_every_world_is_a_whole_deal(table: Sitting) -> None:
    for _, view in list_views(table, 2):
        worlds = WorldSampler(view).sample(20, seed=1)
        assert len(worlds) == 20
        pack, gone = view.rules.pack.hand.mask, sum(worlds.constraints.played)
        rows, held = worlds.rows, worlds.held_cards()
        for number in range(len(worlds)):
            row = [rows[number, place] for place in range(len(worlds.constraints.locations))]
            now = [held[number, seat] for seat in range(view.seats + 1)]
            assert sum(row) == pack
            assert sum(cards.bit_count() for cards in row) == len(view.rules.pack.cards)
            assert [cards.bit_count() for cards in now[:-1]] == list(view.counts)
            assert sum(now) == pack & ~gone
            assert view.seat not in view.active or now[view.seat or 0] == view.hand.mask


@pytest.mark.parametrize("game", keep_first(LAWFUL, 5, [game.id for game in LAWFUL]))
def test_a_world_with_two_cards_swapped_is_counted_if_and_only_if_it_fits(game: Game) -> None:
    seen: Counter[bool] = Counter()
    for number in range(60):
        table = sitting("exchanged", number, (game,))
        for deal, view in list_views(table, 4):
            if not deal.over:
                seen.update(check_swaps(deal, view, table))
    assert min(seen[True], seen[False]) > 60


def check_swaps(deal: Deal, view: View, table: Sitting) -> list[bool]:
    """Return whether each of some worlds, which differ from the true one by a swap of two cards, fits the
    view.
    """
    constraints = WorldSampler(view).constraints
    cells, allowed = find_true_world(deal, constraints), []
    hidden = [card for card in CARDS if constraints.hidden & card.bit]
    for _ in range(3 if hidden else 0):
        bit, other = table.stream.one_of(hidden).bit, table.stream.one_of(hidden).bit
        both = bit | other
        swapped = [cards ^ both if (cards & both).bit_count() == 1 else cards for cards in cells]
        world = Worlds(constraints, array("Q", swapped).tobytes())[0]
        assert is_counted(constraints, swapped) == fits(view, world)
        allowed.append(fits(view, world))
    return allowed
