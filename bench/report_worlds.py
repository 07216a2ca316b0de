"""Measure the sampling of worlds: worlds per CPU second, by game, early and late in the play."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from statistics import median, quantiles
from time import thread_time_ns

from bench.figure import Figure
from spadille.cards import CARDS
from spadille.games import GAMES
from spadille.notation.making import made
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.rules.game import Rules
from spadille.solver.constraints import Constraints, collect_constraints
from spadille.solver.worlds import Worlds, WorldSampler
from tests.solver.true_world import find_true_world, is_counted

PROMISED = 200_000
"""The least number of worlds per CPU second early in the play."""
MOMENTS = {"early": 0.0, "middle": 0.5, "late": 0.75}
"""The share of the tricks that has been played."""
_DRAWN, _CHECKED = 20_000, 50


def moments_in(rules: Rules, deals: int) -> Iterator[tuple[str, Deal]]:
    """Yield deals of a seeded series before the first card, in the middle of the play and late, each with the
    name of the moment.
    """
    seats = rules.seats[0]
    for played in made(rules, seats, "worlds", deals, "spread"):
        wanted = {int(share * rules.packets.hand_size): name for name, share in MOMENTS.items()}
        for deal in played.moments():
            if deal.phase.table is not None and len(deal.phase.tricks) in wanted:
                yield wanted.pop(len(deal.phase.tricks)), deal


def check_worlds(deal: Deal, evidence: Constraints, worlds: Worlds) -> None:
    """Check that the true cards are a valid world, and that each sampled world contains all cards and has the
    right hand sizes.
    """
    assert is_counted(evidence, find_true_world(deal, evidence))
    pack, held = deal.layout.rules.pack.hand.mask, worlds.held_cards()
    seats = range(deal.layout.seats)
    for number in range(0, len(worlds), len(worlds) // _CHECKED):
        row = [worlds.rows[number, place] for place in range(len(evidence.locations))]
        assert sum(row) == pack
        assert sum(cards.bit_count() for cards in row) == pack.bit_count()
        assert [held[number, seat].bit_count() for seat in seats] == [
            len(deal.phase.hands[at]) for at in seats
        ]


def weighted_rate(sampler: WorldSampler) -> float:
    """Return the worlds per CPU second of sampling with weights for one seat's cards."""
    first = sampler.constraints.locations[0]
    weighted = sampler.with_weights({first: [1 + card.number / len(CARDS) for card in CARDS]})
    before = thread_time_ns()
    weighted.sample(_DRAWN, seed=1)
    return _DRAWN * 1e9 / (thread_time_ns() - before)


def measure_game(game: str, deals: int) -> Iterator[str | Figure]:
    rates: dict[str, list[float]] = {name: [] for name in MOMENTS}
    weighted: list[float] = []
    counts: dict[str, list[int]] = {name: [] for name in MOMENTS}
    takes: list[float] = []
    rules = GAMES[game].rules(GAMES[game].presets[0].id)
    for name, deal in moments_in(rules, deals):
        view = view_of(deal, deal.turn)
        before = thread_time_ns()
        sampler = WorldSampler(view)
        counted = thread_time_ns()
        worlds = sampler.sample(_DRAWN, seed=len(takes))
        drawn = thread_time_ns()
        takes.append((counted - before) / 1e3)
        rates[name].append(_DRAWN * 1e9 / (drawn - counted))
        counts[name].append(sampler.count)
        check_worlds(deal, collect_constraints(view), worlds)
        if name == "early":
            weighted.append(weighted_rate(sampler))
    for name, rate in rates.items():
        yield Figure(f"{game}, {name}", median(rate), "worlds/s", PROMISED if name == "early" else None)
        low, middle, high = quantiles(counts[name], n=4)
        yield f"{'':34} {middle:12,.0f} worlds (quartiles {low:,.0f} and {high:,.0f}), {len(rate)} moments"
    yield Figure(f"{game}, early, by weight", median(weighted), "worlds/s")
    yield Figure(f"{game}, view to count", median(takes), "microseconds")


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--deals", type=int, default=60)
    deals = options.parse_args().deals
    print(f"{_DRAWN:,} worlds drawn at each of up to {3 * deals} moments a game; CPU time, one core; medians")
    for game in GAMES:
        for line in measure_game(game, deals):
            print(line, flush=True)


if __name__ == "__main__":
    main()
