"""Train a net on a batch, and compare it in the arena: a net of one hidden layer that imitates the heuristic.

Run `python examples/train_and_compare.py`. Needs NumPy; a net of any other library takes its place the same
way: a function of an observation that returns a value for each action.
"""

import argparse

import numpy as np
from numpy.typing import NDArray

import spadille as sp

Floats = NDArray[np.float32]


class Net:
    """A multilayer perceptron, trained by cross-entropy."""

    def __init__(self, inputs: int, hidden: int, outputs: int) -> None:
        chance = np.random.default_rng(1)
        self.first = (chance.normal(size=(inputs, hidden)) / np.sqrt(hidden)).astype(np.float32)
        self.last = np.zeros((hidden, outputs), np.float32)

    def __call__(self, observations: NDArray[np.uint8]) -> Floats:
        values: Floats = np.maximum(observations @ self.first, 0) @ self.last
        return values

    def learn(
        self, observations: NDArray[np.uint8], mask: NDArray[np.uint8], actions: NDArray[np.uint8]
    ) -> None:
        hidden = np.maximum(observations @ self.first, 0)
        values = np.where(mask, hidden @ self.last, -1e9)
        slope = np.exp(values - values.max(axis=1, keepdims=True))
        slope /= slope.sum(axis=1, keepdims=True)
        slope[np.arange(len(actions)), actions] -= 1
        back = (slope @ self.last.T) * (hidden > 0)
        self.last -= 0.5 / len(actions) * (hidden.T @ slope)
        self.first -= 0.5 / len(actions) * (observations.T.astype(np.float32) @ back)


def train(game: str, steps: int, rows: int = 256) -> Net:
    batch = sp.env.Batch(game, rows, seed=1)
    net, actions = Net(batch.schema.width, 64, len(batch.actions)), np.zeros(rows, np.uint8)
    observations, mask, _ = batch.reset()
    for _ in range(steps):
        batch.choose_actions("heuristic", actions)
        net.learn(observations, mask, actions)
        batch.step(actions)
    return net


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="six-bid")
    parser.add_argument("--steps", type=int, default=3000)
    parser.add_argument("--deals", type=int, default=100)
    options = parser.parse_args()
    player = sp.env.NetPlayer(train(options.game, options.steps))
    print(sp.arena.compare([player, "novice", "random"], game=options.game, deals=options.deals))


if __name__ == "__main__":
    main()
