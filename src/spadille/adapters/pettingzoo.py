"""Every game as a PettingZoo environment, in which agents act in turn (AEC)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from spadille.adapters.extras import require_extra
from spadille.adapters.game_table import DecisionPoint, GameTable
from spadille.adapters.spaces import make_action_space, make_observation_space
from spadille.env.arrays import Array, zeros
from spadille.play.deal import Deal

with require_extra("rl", __name__):
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils.seeding import np_random
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper

_SEEDS = 1 << 53


class TurnBasedEnv(AECEnv):  # type: ignore[misc]
    """An environment in which each episode is one deal, with an agent at each seat.

    The random seed decides the cards and the dealer. An agent observes what `spadille.env` writes for its
    seat at its present or last decision. The reward is the seat's payment, in counters.
    """

    metadata = {"name": "spadille_v0", "render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        game: str = "six-bid",
        *,
        rules: str | None = None,
        options: Mapping[str, object] | None = None,
        seats: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Make an environment. By default the table has the game's first preset and the fewest seats.

        Raises:
            NotAllowed: `unknown-game`, `unknown-rules`, `unknown-option`, `bad-option`, `bad-deal`.
        """
        super().__init__()
        self.table, self.render_mode = (
            GameTable.of(game, rules=rules, options=options, seats=seats),
            render_mode,
        )
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.seats)]
        self._batch, self._actions = self.table.make_batch(), zeros("B", 1)
        self.observation_spaces = {
            agent: make_observation_space(self.table) for agent in self.possible_agents
        }
        self.action_spaces = {agent: make_action_space(self.table) for agent in self.possible_agents}
        self._chance, _ = np_random(None)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal the next deal. `seed` starts a new sequence of deals, and `options` may name the `dealer`."""
        if seed is not None:
            self._chance, _ = np_random(seed)
        drawn, dealer = self._chance.integers(_SEEDS), self._chance.integers(self.table.seats)
        self.layout = self.table.layout(str(drawn), 0, (options or {}).get("dealer", int(dealer)))
        self._batch.set_deal(0, self.layout)
        self._numbers: list[int] = []
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._observations = {agent: self._make_empty_observation(agent) for agent in self.agents}
        self._batch.observe()
        self._select_agent()

    def _make_empty_observation(self, agent: str) -> dict[str, Array]:
        space = self.observation_spaces[agent]
        return {name: np.zeros(part.shape, part.dtype) for name, part in space.spaces.items()}

    def _select_agent(self) -> None:
        """Select the agent to decide, and store its observation. After the deal, select the first agent."""
        observed, mask, seat = self._batch.arrays
        if seat[0] >= self.table.seats:
            self.agent_selection = self.agents[0]
            return
        self.agent_selection = self.possible_agents[seat[0]]
        self._observations[self.agent_selection] = {
            "observation": observed[0].copy(),
            "action_mask": mask[0].astype(np.int8),
        }

    def observe(self, agent: str) -> dict[str, Array]:
        """Return an agent's observation at its present or last decision.

        The action mask is all 0 unless the agent must decide.
        """
        seen = self._observations[agent]
        if agent == self.agent_selection and not self.terminations[agent]:
            return seen
        return seen | {"action_mask": np.zeros_like(seen["action_mask"])}

    def step(self, action: int | None) -> None:
        """Carry out the action of the selected agent.

        Raises:
            NotSolvable: the action is illegal.
        """
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._actions[0] = action
        stepped = self._batch.step(self._actions)
        self._numbers.append(int(self._actions[0]))
        self._clear_rewards()
        if stepped.done[0]:
            gains = map(float, stepped.reward[0])
            self.rewards = dict(zip(self.possible_agents, gains, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._select_agent()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """Return the position as text, with all cards."""
        if self.render_mode != "ansi":
            return None
        position = DecisionPoint(self.table, Deal.of(self.layout))
        for number in self._numbers:
            position = position.after(number)
        return str(position.deal)

    def close(self) -> None:
        """Do nothing, because the environment holds no resources."""


def env(game: str = "six-bid", **table: Any) -> AECEnv:  # noqa: ANN401 - as `TurnBasedEnv` takes them
    """Return a `TurnBasedEnv` wrapped in PettingZoo's checks of the order of calls and of action numbers."""
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(TurnBasedEnv(game, **table)))
