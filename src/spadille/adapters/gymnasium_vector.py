"""Many deals of a game in the native core as one Gymnasium vector environment."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from spadille.adapters.extras import require_extra
from spadille.adapters.game_table import GameTable
from spadille.adapters.spaces import make_action_space, make_observation_space
from spadille.env import Batch
from spadille.env.arrays import Array
from spadille.env.batch import Bot
from spadille.rules.seating import Seat

with require_extra("rl", __name__):
    import numpy as np
    from gymnasium.spaces import Dict, Discrete
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

Observations = dict[str, Array]


class BatchVectorEnv(VectorEnv[Observations, Array, Array]):  # type: ignore[misc]
    """A vector environment in which each row is one seat's deals, one after another, with bots of the core.

    The reward is the seat's payment. Rows reset in the same step: the observation after the last action of a
    deal is that of the next deal. Illegal actions raise an error, so take them from `action_mask`.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str = "six-bid",
        num_envs: int = 64,
        *,
        bot: Bot = "heuristic",
        seat: Seat = 0,
        rules: str | None = None,
        options: Mapping[str, object] | None = None,
    ) -> None:
        """Make `num_envs` rows for one seat, at the smallest table, with `bot` at all other seats.

        Raises:
            NotAllowed: `unknown-game`, `unknown-rules`, `unknown-option`, `bad-option`.
            ValueError: there is no such seat or no row.
            MemoryError: the rows do not fit into memory.
        """
        table = GameTable.of(game, rules=rules, options=options, seats=None)
        if seat not in range(table.seats):
            raise ValueError(f"there are seats 0 to {table.seats - 1}, and no seat {seat}")
        bots = {other: bot for other in range(table.seats) if other != seat}
        self.batch = Batch(game, num_envs, rules=rules, options=options, bots=bots)
        self.num_envs, self.seat = num_envs, seat
        self.single_observation_space: Dict = make_observation_space(table)
        self.single_action_space: Discrete[np.int64] = make_action_space(table)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._calls = 0

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Deal new deals in all rows. `seed` starts a new sequence of deals."""
        del options
        if isinstance(seed, list):
            raise TypeError("the rows have one seed together, not a list")
        self._calls += seed is None
        self.batch.reset(self._calls if seed is None else seed)
        return self._observe(), {}

    def step(self, actions: Array) -> tuple[Observations, Array, Array, Array, dict[str, Any]]:
        """Carry out the seat's action in each row, and the bots' actions until the seat must decide again."""
        stepped = self.batch.step(actions)
        rewards = stepped.reward[:, self.seat].astype(np.float64)
        ended = stepped.done.astype(bool)
        return self._observe(), rewards, ended, np.zeros(self.num_envs, bool), {}

    def action_masks(self) -> Array:
        """Return the legal actions of each row, as sb3-contrib asks for them."""
        return self.batch.arrays[1].astype(bool)

    def _observe(self) -> Observations:
        observations, mask, _ = self.batch.arrays
        return {"observation": observations.copy(), "action_mask": mask.astype(np.int8)}
