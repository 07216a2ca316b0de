"""What Gymnasium and PettingZoo are told of a table: which observations and actions there are."""

from __future__ import annotations

from spadille.adapters.extras import needing
from spadille.adapters.table import GameTable

with needing("rl", __name__):
    import numpy as np
    from gymnasium import spaces


def seen_at(table: GameTable) -> spaces.Dict:
    """What a seat sees that is to decide, and what it may do."""
    return spaces.Dict(
        observation=spaces.Box(0, 255, (table.schema.width,), np.uint8),
        action_mask=spaces.Box(0, 1, (len(table.actions),), np.int8),
    )


def said_at(table: GameTable) -> spaces.Discrete:
    """The numbers of what may be done."""
    return spaces.Discrete(len(table.actions))
