"""All games as the OpenSpiel game `spadille`, which importing this module registers.

Load a game with `pyspiel.load_game("spadille(game=german-solo)")`. The parameter `options` is written as
`pots:two+sixty:made`. Chance nodes deal the pack card by card. With the parameter `deals`, a single chance
node draws one of that number of deals, all equally likely.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Self

from spadille.adapters.extras import require_extra
from spadille.adapters.game_table import DecisionPoint, GameTable
from spadille.adapters.information_state import InformationStateEncoder
from spadille.adapters.resampling import list_chance_outcomes, resample_position
from spadille.cards import CARDS
from spadille.env.arrays import Array
from spadille.notation.making import FIRST_SEED
from spadille.play.deal import Deal
from spadille.play.layout import Layout, dealt, seated
from spadille.rules.options import OptionValue
from spadille.rules.seating import Seat

with require_extra("openspiel", __name__):
    import numpy as np
    import pyspiel

PARAMETERS: Mapping[str, str | int] = {
    "game": "six-bid",
    "rules": "",
    "options": "",
    "seats": 0,
    "ranks": "",
    "contract": "",
    "dealer": 0,
    "deals": 0,
    "seed": int(FIRST_SEED),
}
"""The parameters and their defaults. 0 seats mean the fewest that can play."""

MAX_SEATS, MIN_SEATS = 7, 3
_SEEDS = 1 << 53


def _make_game_type(utility: Any) -> Any:  # noqa: ANN401 - pyspiel has no types
    return pyspiel.GameType(
        short_name="spadille",
        long_name="American Solo games",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=MAX_SEATS,
        min_num_players=MIN_SEATS,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=dict(PARAMETERS),
    )


def _make_game_info(table: GameTable, deals: int) -> Any:  # noqa: ANN401 - pyspiel has no types
    least, most = table.bounds.payments
    return pyspiel.GameInfo(
        num_distinct_actions=len(table.actions),
        max_chance_outcomes=deals or len(CARDS),
        num_players=table.seats,
        min_utility=float(least),
        max_utility=float(most),
        utility_sum=0.0 if table.rules.sums_to_zero else None,
        max_game_length=table.bounds.decisions,
    )


@dataclass(frozen=True)
class GameParameters:
    """The parameters of the OpenSpiel game: those of the table, and how the cards are dealt."""

    game: str
    rules: str
    options: str
    seats: int
    ranks: str
    contract: str
    dealer: Seat
    deals: int
    seed: int

    def __deepcopy__(self, memo: object) -> Self:
        return self

    @property
    def table(self) -> GameTable:
        """The table with these parameters."""
        return _make_table(self)

    def lay_out(self, chance: Sequence[int]) -> Layout:
        """Return the layout for the outcomes of the chance nodes: the cards in order, or the number of a
        deal.
        """
        if self.deals:
            return self.table.layout(str(self.seed), chance[0], self.dealer)
        return dealt(self.table.rules, self.table.seats, self.dealer, [CARDS[number] for number in chance])

    def outcomes(self, chance: Sequence[int]) -> Sequence[int]:
        """Return the possible outcomes of the next chance node: the cards that are left, or the deals."""
        pack = (card.number for card in self.table.rules.pack.cards)
        return range(self.deals) if self.deals else [number for number in pack if number not in chance]

    def is_complete(self, chance: Sequence[int]) -> bool:
        """Return whether all cards are dealt after these chance outcomes."""
        return len(chance) == (1 if self.deals else len(self.table.rules.pack.cards))


@lru_cache(maxsize=64)
def _make_table(named: GameParameters) -> GameTable:
    rules, options, seats = named.rules or None, _read_options(named.options), named.seats or None
    whole = GameTable.of(named.game, rules=rules, options=options, seats=seats)
    return whole.reduce(ranks=named.ranks, contract=named.contract)


def _read_options(text: str) -> dict[str, OptionValue]:
    """Read options such as `pots:two+frog:40`."""
    pairs = (pair.partition(":")[::2] for pair in text.split("+") if pair)
    return {name: int(value) if value.isdecimal() else value for name, value in pairs}


class SpadilleGame(pyspiel.Game):  # type: ignore[misc]
    """A table as an OpenSpiel game."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        """Make a game with these parameters. Missing ones have the values of `PARAMETERS`.

        Raises:
            NotAllowed: `unknown-game`, `unknown-rules`, `unknown-option`, `bad-option`, `bad-deal`.
        """
        self.parameters = GameParameters(**{**PARAMETERS, **(params or {})})
        table, utility = self.parameters.table, pyspiel.GameType.Utility
        seated(table.rules, table.seats, self.parameters.dealer)
        summed = utility.ZERO_SUM if table.rules.sums_to_zero else utility.GENERAL_SUM
        super().__init__(_make_game_type(summed), _make_game_info(table, self.parameters.deals), params or {})

    def new_initial_state(self) -> SpadilleState:
        """Return the state before the deal."""
        return SpadilleState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:  # noqa: ANN401
        """Make an observer, with perfect recall if `iig_obs_type` asks for it."""
        del params
        return Observer(self.parameters.table, recalls=bool(iig_obs_type and iig_obs_type.perfect_recall))


class SpadilleState(pyspiel.State):  # type: ignore[misc]
    """The state of a deal: the outcomes of chance nodes, and once the cards are dealt, a position."""

    def __init__(self, game: SpadilleGame) -> None:
        super().__init__(game)
        self.parameters = game.parameters
        self.chance: list[int] = []
        self.position: DecisionPoint | None = None

    def current_player(self) -> int:
        """Return the seat to decide, or OpenSpiel's number for a chance node or a terminal state."""
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        turn = self.position.turn
        return int(pyspiel.PlayerId.TERMINAL) if turn is None else turn

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.position.legal) if self.position and player == self.position.turn else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the possible outcomes of the next chance node, all with the same probability."""
        outcomes = self.parameters.outcomes(self.chance)
        return [(outcome, 1 / len(outcomes)) for outcome in outcomes]

    def _apply_action(self, action: int) -> None:
        if self.position is not None:
            self.position = self.position.after(action)
            return
        self.chance.append(action)
        if self.parameters.is_complete(self.chance):
            self.position = DecisionPoint(
                self.parameters.table, Deal.of(self.parameters.lay_out(self.chance))
            )

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return self.parameters.table.actions.words[action]
        return f"deal {action}" if self.parameters.deals else CARDS[action].text

    def is_terminal(self) -> bool:
        """Return whether the deal is over."""
        return self.position is not None and self.position.turn is None

    def returns(self) -> list[float]:
        """Return the gain of each seat in counters; 0 before the deal is over."""
        return list(
            map(float, self.position.payments if self.position else (0,) * self.parameters.table.seats)
        )

    def __str__(self) -> str:
        if self.position is None:
            return " ".join(map(str, self.chance))
        words = self.parameters.table.actions.words
        actions = " ".join(words[number] for number in self.position.numbers)
        return f"{Deal.of(self.position.deal.layout)}\n{actions}"

    def resample_from_infostate(self, player: Seat, sampler: Callable[[], float]) -> SpadilleState:
        """Sample a state that the seat `player` cannot tell from this one. `sampler` returns random
        numbers.
        """
        assert self.position is not None
        dealing, seed = self.parameters, int(sampler() * _SEEDS)
        series = [(number, dealing.lay_out([number])) for number in range(dealing.deals)]
        number, position = resample_position(self.position, player, seed, series)
        chance = [number] if dealing.deals else list_chance_outcomes(dealing.table, position.deal.layout)
        state: SpadilleState = self.get_game().new_initial_state()
        for action in (*chance, *position.numbers):
            state.apply_action(action)
        return state


class Observer:
    """Writes a seat's observations to a tensor: with perfect recall, or as of the seat's last decision."""

    def __init__(self, table: GameTable, *, recalls: bool) -> None:
        self._recall = InformationStateEncoder(table) if recalls else None
        schema = self._recall.schema if self._recall else table.schema
        self.tensor = np.zeros(schema.width, np.float32)
        self.dict = {part.name: self.tensor[part.slice] for part in schema}

    def set_from(self, state: SpadilleState, player: Seat) -> None:
        """Write the observation of the seat `player` to the tensor. Before the cards are dealt, it is all
        0.
        """
        self.tensor.fill(0)
        if state.position is not None:
            self.tensor[:] = self._encode(state.position, player)

    def _encode(self, position: DecisionPoint, player: Seat) -> Array:
        if self._recall:
            return np.frombuffer(self._recall.encode(position, player), np.uint8)
        decided = position.find_last_decision(player)
        return 0 if decided is None else position.table.observe(position.deal.layout, decided)

    def string_from(self, state: SpadilleState, player: Seat) -> str:
        """Return the observation as text."""
        if state.position is None:
            return f"seat {player}"
        if self._recall:
            return self._recall.format(state.position, player)
        return str(state.position.view(player))


pyspiel.register_game(_make_game_type(pyspiel.GameType.Utility.GENERAL_SUM), SpadilleGame)
