"""The observation and action spaces of Gymnasium and PettingZoo."""

from __future__ import annotations

from spadille.adapters.extras import require_extra
from spadille.adapters.game_table import GameTable

with require_extra("rl", __name__):
    import numpy as np
    from gymnasium import spaces


def make_observation_space(table: GameTable) -> spaces.Dict:
    """Return the space of observations and action masks."""
    return spaces.Dict(
        observation=spaces.Box(0, 255, (table.schema.width,), np.uint8),
        action_mask=spaces.Box(0, 1, (len(table.actions),), np.int8),
    )


def make_action_space(table: GameTable) -> spaces.Discrete:
    """Return the space of action numbers."""
    return spaces.Discrete(len(table.actions))
