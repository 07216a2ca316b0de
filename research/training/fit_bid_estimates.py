"""Fit the core's bid estimates to deals that its heuristics play.

In each deal a random seat declares a random contract, with any suit as trumps. A linear model of the hand's
features is fitted to the share of all points, or tricks, that the declarer takes. The output is copied to
`spadille/env/bid_estimates.py`.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from research.deals import first_rules
from research.training.regression import fit_linear
from spadille.env import KINDS, Batch
from spadille.rules.contract import Contract
from spadille.rules.declarable import points_in_pack
from spadille.rules.game import Rules
from spadille.rules.goal import Counts

_AUCTION, _TRUMP = KINDS.index("auction"), KINDS.index("trump")
Bytes = NDArray[np.uint8]
FITTED = ("six-bid", "progressive", "german-solo", "frog")
"""The fitted games. A game that is added does not change the estimates of the others."""


def play_random_bids(game: str, rows: int, seed: int) -> Batch:
    """Return a batch of finished deals. In each, a random seat bids a random contract and all others pass."""
    env, chance = Batch(game, rows, seed=seed, observe=False, auto_reset=False), np.random.default_rng(seed)
    _, mask, seat = env.reset()
    actions, pass_ = np.zeros(rows, np.uint8), env.actions.words.index("pass")
    bidder = np.array([chance.choice(env.find_layout(row).active) for row in range(rows)])
    bid = chance.integers(pass_ + 1, len(env.actions), rows)
    while (seat < env.seats).any():
        env.choose_actions("heuristic", actions)
        any_ = (mask * chance.random(mask.shape)).argmax(axis=1)
        may_bid = (seat == bidder) & mask[np.arange(rows), bid].astype(bool)
        called = np.where(may_bid, bid, pass_)
        kind = np.asarray(env.kind)
        chosen = np.where(kind == _AUCTION, called, np.where(kind == _TRUMP, any_, actions))
        _, mask, seat, _, _ = env.step(chosen.astype(np.uint8))
    return env


def _total(rules: Rules, contract: Contract) -> int:
    """Return the total of card points, or tricks, in a contract."""
    of_points = contract.goal.counts is Counts.POINTS
    return points_in_pack(rules, contract) if of_points else rules.packets.hand_size


def cases_of(game: str, rows: int, seed: int) -> Iterator[tuple[list[float], float]]:
    """Yield the features of each declarer's hand, and the share of points or tricks that the declarer
    took.
    """
    env = play_random_bids(game, rows, seed)
    for row in range(rows):
        outcome, features = env.find_outcome(row), env.hand_features(row)
        if outcome and features and outcome.contract:
            contract = env.rules.contract(outcome.contract)
            if contract.goal.mark is not None:
                yield features, outcome.count / _total(env.rules, contract)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--rows", type=int, default=4_000, help="deals of each game")
    options.add_argument("--seed", type=int, default=1)
    args = options.parse_args()
    by_players = defaultdict[int, list[str]](list)
    for name in FITTED:
        by_players[first_rules(name).players].append(name)
    for players, games in sorted(by_players.items()):
        cases = [case for name in games for case in cases_of(name, args.rows, args.seed)]
        weights, error = fit_linear([features for features, _ in cases], [share for _, share in cases])
        print(players, len(cases), [round(weight, 3) for weight in weights], round(error, 3))


if __name__ == "__main__":
    main()
