"""All games as the RLCard environment `spadille`, which importing this module registers.

Make an environment with `rlcard.make("spadille", config={"game": "german-solo"})`. The keys `rules`,
`options` and `seats` choose another table.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from typing import Any

from spadille.adapters.extras import require_extra
from spadille.adapters.game_table import DecisionPoint, GameTable
from spadille.env.arrays import Array
from spadille.play.deal import Deal
from spadille.rules.seating import Seat

with require_extra("rlcard", __name__):
    import numpy as np
    from rlcard.envs.env import Env
    from rlcard.envs.registration import register

_SEEDS = 1 << 53
State = dict[str, Any]


class RLCardGame:
    """The interface of an RLCard game: deals at a table, decision by decision, with undo."""

    np_random: np.random.RandomState

    def __init__(self, table: GameTable) -> None:
        self.table = table
        self.allow_step_back = False
        self._positions: list[DecisionPoint] = []

    @property
    def position(self) -> DecisionPoint:
        """The present position."""
        return self._positions[-1]

    def get_num_players(self) -> int:
        """Return the number of seats, those that sit out included."""
        return self.table.seats

    def get_num_actions(self) -> int:
        """Return the number of actions, as numbered in `spadille.env`."""
        return len(self.table.actions)

    def init_game(self) -> tuple[State, Seat]:
        """Deal the next deal. `np_random` decides the cards and the dealer."""
        drawn, dealer = self.np_random.randint(_SEEDS), self.np_random.randint(self.table.seats)
        layout = self.table.layout(str(drawn), 0, int(dealer))
        self._positions = [DecisionPoint(self.table, Deal.of(layout))]
        return self._current_state()

    def step(self, action: int) -> tuple[State, Seat]:
        """Carry out a decision, and return the next state with the seat to decide.

        Raises:
            ValueError: the action is illegal.
        """
        after = self.position.after(int(action))
        self._positions = [*(self._positions if self.allow_step_back else ()), after]
        return self._current_state()

    def step_back(self) -> bool:
        """Undo the last decision. Return false if there is none."""
        if len(self._positions) == 1:
            return False
        self._positions.pop()
        return True

    def _current_state(self) -> tuple[State, Seat]:
        seat = self.get_player_id()
        return self.get_state(seat), seat

    def get_player_id(self) -> Seat:
        """Return the seat to decide, or after the deal, the seat that decided last."""
        turn = self.position.turn
        return self.position.deciders[-1] if turn is None else turn

    def is_over(self) -> bool:
        """Return whether the deal is over."""
        return self.position.turn is None

    def get_state(self, seat: Seat) -> State:
        """Return the state of a seat as RLCard defines it: the observation and the legal actions."""
        legal = self.position.legal if seat == self.position.turn else ()
        words = self.table.actions.words
        return {
            "obs": self._observe(seat),
            "legal_actions": OrderedDict.fromkeys(legal),
            "raw_obs": str(self.position.view(seat)),
            "raw_legal_actions": [words[number] for number in legal],
        }

    def _observe(self, seat: Seat) -> Array:
        numbers = self.position.find_last_decision(seat)
        if numbers is None:
            return np.zeros(self.table.schema.width, np.uint8)
        return np.array(self.table.observe(self.position.deal.layout, numbers))


class SpadilleEnv(Env):  # type: ignore[misc]
    """A table as an RLCard environment."""

    name = "spadille"

    def __init__(self, config: Mapping[str, Any]) -> None:
        """Make an environment for the table that the configuration describes.

        Raises:
            NotAllowed: `unknown-game`, `unknown-rules`, `unknown-option`, `bad-option`, `bad-deal`.
        """
        chosen = {key: config[key] for key in ("rules", "options", "seats") if key in config}
        self.game = RLCardGame(GameTable.of(config.get("game", "six-bid"), **chosen))
        super().__init__(config)
        self.state_shape = [[self.game.table.schema.width]] * self.num_players
        self.action_shape = [None] * self.num_players

    def _extract_state(self, state: State) -> State:
        return {**state, "action_record": self.action_recorder}

    def _decode_action(self, action: int) -> int:
        return action

    def step(self, action: int | str, raw_action: bool = False) -> tuple[State, Seat]:  # noqa: FBT001, FBT002
        """Carry out a decision. `action` is its number, or with `raw_action` its name."""
        number = self.game.table.actions.words.index(action) if raw_action else action
        after: tuple[State, Seat] = super().step(number)
        return after

    def get_payoffs(self) -> Array:
        """Return the gain of each seat, in counters."""
        return np.array(self.game.position.payments, np.float64)

    def get_perfect_information(self) -> dict[str, Any]:
        """Return the full state of the deal: all cards, all decisions and the seat to decide."""
        position = self.game.position
        words = self.game.table.actions.words
        done = [
            (seat, words[number]) for seat, number in zip(position.deciders, position.numbers, strict=True)
        ]
        return {"deal": str(Deal.of(position.deal.layout)), "done": done, "current_player": position.turn}


register("spadille", f"{__name__}:SpadilleEnv")
