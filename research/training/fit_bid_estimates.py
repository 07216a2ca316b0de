"""What the core's rules of thumb take a hand to promise: fitted to deals that they play themselves.

Any seat undertakes any contract in any suit, whatever it holds, and the cards are played by rules of thumb.
A line through the looks at the declarer's hand then says which part of all points, or tricks, he came to.
What it prints stands in `spadille/env/bid_estimates.py`.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from research.training.regression import line
from spadille.env import KINDS, Batch
from spadille.games import GAMES
from spadille.rules.contract import Contract
from spadille.rules.declarable import points_in_pack
from spadille.rules.game import Rules
from spadille.rules.goal import Counts

_AUCTION, _TRUMP = KINDS.index("auction"), KINDS.index("trump")
Bytes = NDArray[np.uint8]
FITTED = ("six-bid", "progressive", "german-solo", "frog")
"""The games it was fitted to: the same figures come out when there are more games."""


def tried(game: str, rows: int, seed: int) -> Batch:
    """A game's deals played to their ends: somebody bids any contract, all others pass."""
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


def _all(rules: Rules, contract: Contract) -> int:
    """All points, or tricks, that there are in a contract."""
    of_points = contract.goal.counts is Counts.POINTS
    return points_in_pack(rules, contract) if of_points else rules.packets.hand_size


def cases(game: str, rows: int, seed: int) -> Iterator[tuple[list[float], float]]:
    """What each declarer's hand was looked at for, and the part he came to, where he was to take any."""
    env = tried(game, rows, seed)
    for row in range(rows):
        outcome, looked = env.find_outcome(row), env.hand_features(row)
        if outcome and looked and outcome.contract:
            contract = env.rules.contract(outcome.contract)
            if contract.goal.mark is not None:
                yield looked, outcome.count / _all(env.rules, contract)


def main() -> None:
    """Fit and print."""
    asks = argparse.ArgumentParser(description=__doc__)
    asks.add_argument("--rows", type=int, default=4_000, help="deals of each game")
    asks.add_argument("--seed", type=int, default=1)
    options = asks.parse_args()
    by_players = defaultdict[int, list[str]](list)
    for name in FITTED:
        game = GAMES[name]
        by_players[game.rules(game.presets[0].id).players].append(name)
    for players, games in sorted(by_players.items()):
        seen = [case for name in games for case in cases(name, options.rows, options.seed)]
        weights, off = line([looked for looked, _ in seen], [part for _, part in seen])
        print(players, len(seen), [round(weight, 3) for weight in weights], round(off, 3))


if __name__ == "__main__":
    main()
