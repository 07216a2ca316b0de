"""Laws of all worlds, in every game, contract and moment."""

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
from tests.solver.worlds_real import is_counted, lying
from tests.solver.worlds_tried import fits, left_open

sittings = st.integers(min_value=0, max_value=10**9).map(lambda number: sitting("worlds", number))


def moments(table: Sitting, many: int) -> list[tuple[Deal, View]]:
    """Some moments of a deal, as somebody at the table or a watcher sees them."""
    states, stream = list(table.deals), table.stream
    seen: list[tuple[Deal, View]] = []
    for _ in range(many):
        deal = stream.one_of(states)
        seats: list[Seat | None] = [*deal.layout.active, *range(deal.layout.seats), None]
        seen.append((deal, view_of(deal, stream.one_of(seats))))
    return seen


def the_truth_is_counted(table: Sitting, many: int) -> None:
    for deal, view in moments(table, many):
        whereabouts = WorldSampler(view)
        assert is_counted(whereabouts.constraints, lying(deal, whereabouts.constraints))
        few = whereabouts.enumerate(200)
        assert few is None or left_open(view, world_of(deal)) in set(few)


def what_is_drawn_fits(table: Sitting, many: int) -> None:
    for deal, view in moments(table, many):
        for world in WorldSampler(view).sample(2, seed=len(deal.actions)):
            assert fits(view, world)


@given(sittings)
def test_the_cards_as_they_lie_are_among_the_worlds(table: Sitting) -> None:
    the_truth_is_counted(table, 3)


@given(sittings)
def test_a_world_that_is_drawn_goes_back_into_the_game(table: Sitting) -> None:
    what_is_drawn_fits(table, 2)


@pytest.mark.long
@given(sittings)
def test_the_cards_as_they_lie_are_among_the_worlds_in_thousands_of_deals(table: Sitting) -> None:
    the_truth_is_counted(table, 6)


@pytest.mark.long
@given(sittings)
def test_a_world_that_is_drawn_goes_back_into_the_game_in_thousands_of_deals(table: Sitting) -> None:
    what_is_drawn_fits(table, 6)


@given(sittings)
def test_every_world_is_a_whole_deal(table: Sitting) -> None:
    for _, view in moments(table, 2):
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


@pytest.mark.parametrize("game", LAWFUL, ids=[game.id for game in LAWFUL])
def test_with_two_cards_exchanged_a_world_is_counted_exactly_if_the_game_allows_it(game: Game) -> None:
    seen: Counter[bool] = Counter()
    for number in range(60):
        table = sitting("exchanged", number, (game,))
        for deal, view in moments(table, 4):
            if not deal.over:
                seen.update(exchanged(deal, view, table))
    assert min(seen[True], seen[False]) > 60


def exchanged(deal: Deal, view: View, table: Sitting) -> list[bool]:
    """Of some worlds that differ by two cards from the real one, whether they fit."""
    evidence = WorldSampler(view).constraints
    cells, allowed = lying(deal, evidence), []
    hidden = [card for card in CARDS if evidence.hidden & card.bit]
    for _ in range(3 if hidden else 0):
        bit, other = table.stream.one_of(hidden).bit, table.stream.one_of(hidden).bit
        both = bit | other
        swapped = [cards ^ both if (cards & both).bit_count() == 1 else cards for cards in cells]
        world = Worlds(evidence, array("Q", swapped).tobytes())[0]
        assert is_counted(evidence, swapped) == fits(view, world)
        allowed.append(fits(view, world))
    return allowed
