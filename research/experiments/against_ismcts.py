"""The house's expert against OpenSpiel's own search, ISMCTSBot, in our adapter.

The search sits alone among experts, in every seat of every deal, so that it has each hand once; among equals
it would gain nothing. Its rollouts are random and in Python: a thousand simulations take many seconds a
decision, and a hundred deals take hours; it goes on where it stopped:

    python -m research.experiments.against_ismcts --simulations 1000 --deals 100
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache, partial
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ChildSelectionPolicy, ISMCTSBot, ISMCTSFinalPolicyType
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from research.runner import asks, runner_of, seconds_of
from spadille.adapters.openspiel import SpadilleGame, SpadilleState
from spadille.adapters.resampling import list_chance_outcomes
from spadille.arena.estimate import estimate_mean
from spadille.bots import BOTS, Player
from spadille.rules.seating import Seat
from spadille.study.series import SeriesFolder

KEPT = Path("target/ismcts")
_MINUTES = 240.0
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

    def gains(self, number: int) -> list[float]:
        """What the search gains by a deal, by the seat that it has."""
        return [self._gain(number, seat) for seat in range(self.game.num_players())]

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
        for number in position.table.actions.encode(answer, position.deal.layout.active):
            state.apply_action(number)

    def _dealt(self, number: int) -> SpadilleState:
        dealing, state = self.game.parameters, self.game.new_initial_state()
        layout = dealing.table.layout("ismcts", number, number % dealing.table.seats)
        for card in list_chance_outcomes(dealing.table, layout):
            state.apply_action(card)
        return state


def rows(simulations: int, bot: str, game: str, number: int) -> Iterator[dict[str, object]]:
    """The one row of a deal, as it is kept."""
    yield {"deal": number, "gains": _table(game, simulations, bot).gains(number)}


@lru_cache
def _table(game: str, simulations: int, bot: str) -> SearchTable:
    return SearchTable(game, simulations, BOTS[bot])


def folder_for(simulations: int, bot: str) -> SeriesFolder:
    """Where it is kept what the search came to: a file a deal."""
    about = {"series": "ismcts", "simulations": simulations, "bot": bot}
    return SeriesFolder(KEPT / f"{bot}-{simulations}", about)


def gain_line(gains: Sequence[Sequence[float]], simulations: int) -> str:
    """What the search gained alone among the others, the mean over its seats counting as one value a deal."""
    found = estimate_mean([fmean(deal) for deal in gains], "ismcts")
    spread = "" if found.low is None else f" ({found.low:+.1f} to {found.high:+.1f})"
    tables = sum(map(len, gains))
    return (
        f"ISMCTSBot with {simulations} simulations, alone: {found.mean:+.2f}{spread} counters a deal,"
        f" {found.n} deals at {tables} tables"
    )


def main() -> None:
    """Play what is missing, and print what all of it came to."""
    wanted = asks(__doc__, _MINUTES)
    wanted.add_argument("--game", default="six-bid")
    wanted.add_argument("--bot", default="expert", choices=BOTS)
    wanted.add_argument("--simulations", type=int, default=1_000)
    wanted.add_argument("--deals", type=int, default=100)
    asked = wanted.parse_args()
    folder = folder_for(asked.simulations, asked.bot)
    spans = folder.spans(asked.game, 0, asked.deals)
    find = partial(rows, asked.simulations, asked.bot)
    print(f"{folder.run_missing(find, spans, runner_of(asked), seconds_of(asked)) / 60:.1f} minutes")
    print(gain_line([row["gains"] for row in folder.read_rows(asked.game)], asked.simulations))


if __name__ == "__main__":
    main()
