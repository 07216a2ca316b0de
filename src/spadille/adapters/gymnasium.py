"""Every game as a Gymnasium environment: one seat of the table, with bots at the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from spadille.adapters.extras import require_extra
from spadille.adapters.game_table import DecisionPoint, GameTable
from spadille.adapters.spaces import make_action_space, make_observation_space
from spadille.arena.players import load_player
from spadille.arena.series import PlayerSpec
from spadille.bots import Player
from spadille.env.arrays import Array
from spadille.play.deal import Deal
from spadille.rules.seating import Seat

with require_extra("rl", __name__):
    import gymnasium
    import numpy as np

Observation = dict[str, Array]
_SEEDS = 1 << 53


class SingleSeatEnv(gymnasium.Env[Observation, np.int64]):
    """An environment in which each episode is one deal, from the seat's first decision to the payments.

    The reward is the seat's payment. An illegal action is not carried out. Its reward is the greatest loss
    possible in a deal, and the seat must decide again.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str = "six-bid",
        bots: PlayerSpec | Sequence[PlayerSpec] = "novice",
        *,
        seat: Seat = 0,
        rules: str | None = None,
        options: Mapping[str, object] | None = None,
        seats: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Make an environment for one seat. `bots` lists the bots of the other seats, from its left on, or is
        one bot for all of them.

        Raises:
            NotAllowed: `unknown-game`, `unknown-rules`, `unknown-option`, `bad-option`, `bad-deal`.
            ContestError: no bot has this name.
            ValueError: the number of bots is not that of the other seats, or there is no such seat.
        """
        self.table = GameTable.of(game, rules=rules, options=options, seats=seats)
        self.seat, self.render_mode = seat, render_mode
        self._bots = _seat_bots(bots, seat, self.table.seats)
        self.observation_space, self.action_space = (
            make_observation_space(self.table),
            make_action_space(self.table),
        )

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal the next deal in which the seat has a decision. `seed` starts a new sequence of deals."""
        super().reset(seed=seed)
        while True:
            self._deal()
            if self.position.turn is not None:
                return self._observe(), {}

    def _deal(self) -> None:
        table, drawn = self.table, str(self.np_random.integers(_SEEDS))
        plays = [d for d in range(table.seats) if self.seat in table.rules.active(table.seats, d)]
        dealer = plays[self.np_random.integers(len(plays))]
        self._players = {seat: _load_player(bot) for seat, bot in self._bots.items()}
        self._chances = {seat: Random(f"{drawn}/{seat}") for seat in self._bots}  # noqa: S311 - no secret
        self.position = self._play_bots(DecisionPoint(table, Deal.of(table.layout(drawn, 0, dealer))))

    def _play_bots(self, position: DecisionPoint) -> DecisionPoint:
        """Let the bots answer until the seat must decide, or the deal is over."""
        while position.turn not in (None, self.seat):
            turn = position.turn
            assert turn is not None
            answer = self._players[turn].answer(position.view(turn), self._chances[turn])
            position = position.apply(answer)
        return position

    def _observe(self) -> Observation:
        mask = self.action_masks().astype(np.int8)
        position = self.position
        observed = self.table.observe(position.deal.layout, position.numbers)
        return {"observation": np.array(observed), "action_mask": mask}

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Carry out the seat's action, and the bots' answers until the seat must decide again."""
        if int(action) not in self.position.legal:
            refused = {"refused": self.table.actions.words[int(action)]}
            return self._observe(), float(self.table.bounds.payments[0]), False, False, refused
        self.position = self._play_bots(self.position.after(int(action)))
        over = self.position.turn is None
        return self._observe(), float(self.position.payments[self.seat]), over, False, {}

    def action_masks(self) -> Array:
        """Return the legal actions as a mask of the seat's decision, as sb3-contrib asks for it."""
        mask = np.zeros(len(self.table.actions), bool)
        mask[list(self.position.legal)] = True
        return mask

    def render(self) -> str | None:
        """Return the seat's view, as text."""
        return str(self.position.view(self.seat)) if self.render_mode == "ansi" else None


def _load_player(bot: PlayerSpec) -> Player:
    return load_player(bot)() if isinstance(bot, str) else bot


def _seat_bots(bots: PlayerSpec | Sequence[PlayerSpec], seat: Seat, seats: int) -> dict[Seat, PlayerSpec]:
    """Return the bot at each seat except `seat`."""
    if seat not in range(seats):
        raise ValueError(f"there are seats 0 to {seats - 1}, and no seat {seat}")
    company = list(bots) if isinstance(bots, Sequence) and not isinstance(bots, str) else [bots] * (seats - 1)
    if len(company) != seats - 1:
        raise ValueError(f"{len(company)} bots for {seats - 1} seats")
    return {(seat + 1 + place) % seats: bot for place, bot in enumerate(company)}


gymnasium.register("spadille/SingleSeat-v0", f"{__name__}:SingleSeatEnv")
