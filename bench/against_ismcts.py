"""The house's expert against OpenSpiel's own search, ISMCTSBot, in our adapter.

The search sits alone among experts, in every seat of every deal, so that it has each hand once; among equals
it would gain nothing. Its rollouts are random and in Python: a thousand simulations take many seconds a
decision. `python -m bench.against_ismcts --simulations 1000 --deals 100` takes hours.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from random import Random
from statistics import fmean
from time import process_time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ChildSelectionPolicy, ISMCTSBot, ISMCTSFinalPolicyType
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from spadille.adapters.openspiel import SpadilleGame, SpadilleState
from spadille.adapters.resampling import chance_of
from spadille.arena.estimate import estimated
from spadille.bots import BOTS, Player
from spadille.rules.seating import Seat

_UCT = 100.0
"""The exploration constant, in counters: about what a contract is worth."""


def searcher(game: SpadilleGame, simulations: int, seed: int) -> Any:  # noqa: ANN401 - pyspiel has no types
    """OpenSpiel's search, as it is delivered."""
    chance = np.random.RandomState(seed)
    bot = ISMCTSBot(
        game,
        RandomRolloutEvaluator(1, chance),
        uct_c=_UCT,
        max_simulations=simulations,
        random_state=chance,
        final_policy_type=ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        child_selection_policy=ChildSelectionPolicy.UCT,
        use_observation_string=False,
        allow_inconsistent_action_sets=False,
    )
    # left to itself it draws its worlds from a generator that nobody can seed
    bot.set_resampler(lambda state, player: state.resample_from_infostate(player, chance.random_sample))
    return bot


class SearchTable:
    """Deals at which the search has one seat and a bot of the house all others."""

    def __init__(self, name: str, simulations: int, bot: Player) -> None:
        loaded = pyspiel.load_game("spadille", {"game": name})
        assert isinstance(loaded, SpadilleGame)
        self.game, self.simulations, self.bot = loaded, simulations, bot

    def gain(self, number: int) -> float:
        """What the search gains by a deal, the mean over its seats."""
        return fmean(self._gain(number, seat) for seat in range(self.game.num_players()))

    def _gain(self, number: int, seat: Seat) -> float:
        state, search = self._dealt(number), searcher(self.game, self.simulations, number)
        chance = Random(f"{number}/{seat}")
        while not state.is_terminal():
            if state.current_player() == seat:
                state.apply_action(search.step(state))
            else:
                self._answer(state, chance)
        return float(state.returns()[seat])

    def _answer(self, state: SpadilleState, chance: Random) -> None:
        """The bot of the house answers; cards it lays away go one after another."""
        position = state.position
        assert position is not None
        assert position.turn is not None
        answer = self.bot.answer(position.view(position.turn), chance)
        for number in position.table.actions.numbers(answer, position.deal.layout.active):
            state.apply_action(number)

    def _dealt(self, number: int) -> SpadilleState:
        dealing, state = self.game.dealing, self.game.new_initial_state()
        for card in chance_of(dealing.table.layout("ismcts", number, number % dealing.table.seats)):
            state.apply_action(card)
        return state


def gain_lines(table: SearchTable, deals: int, minutes: float) -> Iterator[str]:
    """A line a deal, and last the figure; after so many minutes of the processor no other deal is begun."""
    start = process_time()
    gains: list[float] = []
    for number in range(deals):
        if gains and process_time() - start > 60 * minutes:
            break
        gains.append(table.gain(number))
        yield f"deal {number}: {gains[-1]:+.1f}"
    found, minute = estimated(gains, "ismcts"), (process_time() - start) / 60
    spread = "" if found.low is None else f" ({found.low:+.1f} to {found.high:+.1f})"
    yield (
        f"ISMCTSBot with {table.simulations} simulations, alone: {found.mean:+.2f}{spread} counters a deal,"
        f" {found.n} deals, {minute:.1f} minutes"
    )


def main() -> None:
    """Play and print."""
    asks = argparse.ArgumentParser(description=__doc__)
    asks.add_argument("--game", default="six-bid")
    asks.add_argument("--bot", default="expert", choices=BOTS)
    asks.add_argument("--simulations", type=int, default=1_000)
    asks.add_argument("--deals", type=int, default=100)
    asks.add_argument("--minutes", type=float, default=240, help="of the processor")
    options = asks.parse_args()
    for line in gain_lines(
        SearchTable(options.game, options.simulations, BOTS[options.bot]), options.deals, options.minutes
    ):
        print(line, flush=True)


if __name__ == "__main__":
    main()
