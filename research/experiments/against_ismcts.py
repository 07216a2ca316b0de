"""Measure what OpenSpiel's search, ISMCTSBot, gains at a table with one of our bots in all other seats, for
every seat of a deal.

The rollouts of ISMCTSBot are random and run in Python. With a thousand simulations a decision takes many
seconds, and a hundred deals take hours.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, partial
from random import Random
from statistics import fmean
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ChildSelectionPolicy, ISMCTSBot, ISMCTSFinalPolicyType
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from research.runner import Experiment, Row, parser
from spadille.adapters.openspiel import SpadilleGame, SpadilleState
from spadille.adapters.resampling import list_chance_outcomes
from spadille.arena.estimate import estimate_mean
from spadille.bots import BOTS, Player
from spadille.rules.seating import Seat

_UCT = 100.0
"""The exploration constant, in counters: about what a contract is worth."""


@cache
def load_game(name: str) -> SpadilleGame:
    game = pyspiel.load_game("spadille", {"game": name})
    assert isinstance(game, SpadilleGame)
    return game


def make_search(game: SpadilleGame, simulations: int, seed: int) -> Any:  # noqa: ANN401 - pyspiel has no types
    """Return OpenSpiel's ISMCTS bot with its default settings and `simulations` iterations per decision."""
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
    # The default resampler draws worlds from a generator that cannot be seeded.
    bot.set_resampler(lambda state, player: state.resample_from_infostate(player, chance.random_sample))
    return bot


def search_gain(game: SpadilleGame, simulations: int, bot: Player, number: int, seat: Seat) -> float:
    """Return the gain of OpenSpiel's search in `seat` of deal `number`, in counters, with our bot in all
    other seats.
    """
    layout = game.parameters.table.layout("ismcts", number, number % game.parameters.table.seats)
    state, search = game.new_initial_state(), make_search(game, simulations, number)
    for card in list_chance_outcomes(game.parameters.table, layout):
        state.apply_action(card)
    chance = Random(f"{number}/{seat}")
    while not state.is_terminal():
        if state.current_player() == seat:
            state.apply_action(search.step(state))
        else:
            apply_answer(state, bot, chance)
    return float(state.returns()[seat])


def apply_answer(state: SpadilleState, bot: Player, chance: Random) -> None:
    """Apply our bot's answer to `state`. OpenSpiel's game takes the cards of a discard one at a time."""
    position = state.position
    assert position is not None
    assert position.turn is not None
    answer = bot.answer(position.view(position.turn), chance)
    for number in position.table.actions.encode(answer, position.deal.layout.active):
        state.apply_action(number)


def play_deal(simulations: int, bot: str, game: str, number: int) -> Iterator[Row]:
    loaded = load_game(game)
    seats = range(loaded.num_players())
    yield {
        "deal": number,
        "gains": [search_gain(loaded, simulations, BOTS[bot], number, seat) for seat in seats],
    }


def report(gains: Sequence[Sequence[float]], simulations: int) -> str:
    """Return the mean gain of the search as text. Each deal contributes one value: the mean over its
    seats.
    """
    gain = estimate_mean([fmean(deal) for deal in gains], "ismcts")
    spread = "" if gain.low is None else f" ({gain.low:+.1f} to {gain.high:+.1f})"
    tables = sum(map(len, gains))
    return (
        f"ISMCTSBot with {simulations} simulations, alone: {gain.mean:+.2f}{spread} counters a deal,"
        f" {gain.n} deals at {tables} tables"
    )


def main(words: Sequence[str] | None = None) -> None:
    options = parser(__doc__, deals=100, minutes=240.0)
    options.add_argument("--game", default="six-bid")
    options.add_argument("--bot", default="expert", choices=BOTS)
    options.add_argument("--simulations", type=int, default=1_000)
    args = options.parse_args(words)
    play = partial(play_deal, args.simulations, args.bot)
    experiment = Experiment(f"against_ismcts/{args.bot}-{args.simulations}", play)
    print(f"{experiment.run({args.game: range(args.deals)}, args) / 60:.1f} minutes")
    print(report([row["gains"] for row in experiment.rows(args.game)], args.simulations))


if __name__ == "__main__":
    main()
