"""Tests that without NumPy the arrays of a batch are memory views of the same shapes."""

from tests.house.alone import run_without

PROGRAM = """
from spadille.env import Batch
batch = Batch("six-bid", 3, seed=1)
obs, mask, seat = batch.reset()
print(obs.shape == (3, batch.schema.width), mask.shape == (3, len(batch.actions)), list(seat))
done = [0]
while not any(done):
    first = [next(number for number in range(len(batch.actions)) if mask[row, number]) for row in range(3)]
    obs, mask, seat, reward, done = batch.step(bytes(first))
print(sum(reward[list(done).index(1), seat] for seat in range(3)))
"""


def test_a_batch_runs_without_numpy() -> None:
    ended = run_without((), PROGRAM)
    assert (ended.stdout, ended.stderr) == ("True True [1, 2, 0]\n0\n", "")
