"""Sample positions that a seat cannot tell from a given one."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from spadille.adapters.game_table import DecisionPoint, GameTable
from spadille.cards import CARDS
from spadille.play.deal import Deal
from spadille.play.layout import Layout
from spadille.play.view import View
from spadille.play.world import World, deal_in
from spadille.rules.seating import Seat
from spadille.solver import NotSolvable
from spadille.solver.card_locations import CardLocation
from spadille.solver.worlds import WorldSampler

Series = Sequence[tuple[int, Layout]]
"""The numbered deals from which a chance node draws."""


def resample_position(
    position: DecisionPoint, seat: Seat, seed: int, series: Series = ()
) -> tuple[int, DecisionPoint]:
    """Sample a position of the same information set of `seat`, uniformly over the hidden cards.

    With a `series`, sample one of its deals, and return it with its number. Otherwise the number is 0.
    """
    view = position.view(seat)
    number, world = (
        _sample_from_series(view, seed, series) if series else (0, WorldSampler(view).sample(1, seed)[0])
    )
    return number, _replay_decisions(position, seat, deal_in(view, world), seed)


def _sample_from_series(view: View, seed: int, series: Series) -> tuple[int, World]:
    """Sample a deal of the series that is consistent with a view, and return its number and its world.

    The true deal is in the series, so there always is one.
    """
    assert view.seat is not None
    alike = [(number, layout) for number, layout in series if layout.hand(view.seat) == view.dealt]
    Random(seed).shuffle(alike)  # noqa: S311 - no secret
    lying = WorldSampler(view)
    for number, layout in alike:
        weights = {place: _weigh_cards(place, layout) for place in lying.constraints.locations}
        try:
            return number, lying.with_weights(weights).sample(1, seed)[0]
        except NotSolvable:
            continue
    raise NotSolvable("no deal of the series is in this information set")


def _weigh_cards(place: CardLocation, layout: Layout) -> list[float]:
    """Return a weight for each card: 1 if the layout deals it to the seat (or the widow) of `place`,
    otherwise 0.
    """
    dealt = layout.widow if place.dealt is None else layout.hand(place.dealt)
    return [float(card in dealt) for card in CARDS]


def _replay_decisions(position: DecisionPoint, seat: Seat, deal: Deal, seed: int) -> DecisionPoint:
    """Replay the decisions of a position in another deal. Cards picked so far by another seat to lay away are
    drawn at random.
    """
    numbers, active = position.table.actions.encode, deal.layout.active
    spoken = [(action.seat, number) for action in deal.actions for number in numbers(action, active)]
    deciders, decided = tuple(seat for seat, _ in spoken), tuple(number for _, number in spoken)
    replayed = DecisionPoint(position.table, deal, decided, deciders)
    picked = position.discards if position.turn == seat else ()
    for place in range(len(position.discards)):
        away = picked[place] if picked else Random(f"{seed}/{place}").choice(replayed.legal)  # noqa: S311
        replayed = replayed.after(away)
    return replayed


def list_chance_outcomes(table: GameTable, layout: Layout) -> list[int]:
    """Return the card numbers of a shuffled pack that is dealt as this layout."""
    hands = [iter(layout.hand(seat)) for seat in layout.active] + [iter(layout.widow)]
    return [next(hands[place]).number for place in table.deal_order]
