"""Tests by OpenSpiel's own checks and search, at every table."""

from collections.abc import Iterator
from random import Random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ChildSelectionPolicy, ISMCTSBot, ISMCTSFinalPolicyType
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from spadille.adapters.game_table import DecisionPoint, GameTable
from spadille.adapters.openspiel import SpadilleGame, SpadilleState
from spadille.adapters.resampling import list_chance_outcomes
from spadille.play.deal import Deal
from spadille.rules.refusal import NotAllowed
from tests.adapters.every_table import EVERY_TABLE
from tests.support.long_runs import keep_first

SMALLEST = [
    table
    for place, table in enumerate(EVERY_TABLE)
    if table[0] not in {earlier[0] for earlier in EVERY_TABLE[:place]}
]


def make_game(game: str, rules: str, seats: int, **more: object) -> SpadilleGame:
    loaded = pyspiel.load_game("spadille", {"game": game, "rules": rules, "seats": seats, **more})
    assert isinstance(loaded, SpadilleGame)
    return loaded


def random_states(game: SpadilleGame, seed: int) -> Iterator[SpadilleState]:
    """Yield the states of a deal in which random legal actions are taken."""
    state, chance = game.new_initial_state(), Random(seed)
    while not state.is_terminal():
        state.apply_action(chance.choice(state.legal_actions()))
        if state.position is not None:
            yield state


@pytest.mark.parametrize(("game", "rules", "seats"), keep_first(EVERY_TABLE, 25))
def test_openspiel_random_simulation_passes(game: str, rules: str, seats: int) -> None:
    table = make_game(game, rules, seats)
    pyspiel.random_sim_test(table, num_sims=1, serialize=True, verbose=False)
    assert table.num_players() == seats


@pytest.mark.parametrize(("game", "rules", "seats"), SMALLEST)
def test_openspiel_simulation_passes_with_one_chance_node(game: str, rules: str, seats: int) -> None:
    table = make_game(game, rules, seats, deals=20)
    pyspiel.random_sim_test(table, num_sims=1, serialize=True, verbose=False)
    assert len(table.new_initial_state().chance_outcomes()) == 20


def information_states(state: SpadilleState, seat: int) -> tuple[str, bytes]:
    return state.information_state_string(seat), np.array(state.information_state_tensor(seat)).tobytes()


@pytest.mark.parametrize(("game", "rules", "seats"), SMALLEST)
def test_information_states_have_perfect_recall_and_unique_text(game: str, rules: str, seats: int) -> None:
    table, texts, tensors, count = make_game(game, rules, seats), set(), set(), 0
    for seed in range(6):
        for state in random_states(table, seed):
            if state.current_player() >= 0:
                text, tensor = information_states(state, state.current_player())
                texts.add(text)
                tensors.add(tensor)
                count += 1
    assert len(texts) == len(tensors) == count


@pytest.mark.parametrize("deals", [0, 30])
@pytest.mark.parametrize(("game", "rules", "seats"), SMALLEST)
def test_resampled_state_has_same_information_state(game: str, rules: str, seats: int, deals: int) -> None:
    table, chance, elsewhere = make_game(game, rules, seats, deals=deals), Random(1), 0
    for seed in range(2):
        for state in random_states(table, seed):
            if state.is_terminal() or chance.random() > 0.2:
                continue
            for seat in range(seats):
                drawn = state.resample_from_infostate(seat, chance.random)
                assert information_states(drawn, seat) == information_states(state, seat)
                assert drawn.current_player() == state.current_player()
                elsewhere += str(drawn) != str(state)
    assert deals or elsewhere > 10


@pytest.mark.parametrize(("game", "rules", "seats"), SMALLEST)
def test_openspiel_search_plays_a_deal(game: str, rules: str, seats: int) -> None:
    table, random = make_game(game, rules, seats), np.random.RandomState(3)
    bot = ISMCTSBot(
        table,
        RandomRolloutEvaluator(1, random),
        uct_c=100.0,
        max_simulations=3,
        random_state=random,
        final_policy_type=ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        child_selection_policy=ChildSelectionPolicy.UCT,
        use_observation_string=False,
        allow_inconsistent_action_sets=False,
    )
    searched = 0
    for state in (steps := Steps(table, 3)):
        if state.current_player() == 1:
            steps.answer = bot.step(state)
            assert steps.answer in state.legal_actions()
            searched += 1
    assert searched > 0
    if table.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM:
        assert sum(state.returns()) == 0


class Steps:
    """An iterator over the states of a deal. The action in `answer` is taken next; if it is None, a random
    legal action.
    """

    def __init__(self, game: SpadilleGame, seed: int) -> None:
        self.state, self.chance = game.new_initial_state(), Random(seed)
        self.answer: int | None = None

    def __iter__(self) -> Iterator[SpadilleState]:
        while not self.state.is_terminal():
            yield self.state
            any_legal = self.chance.choice(self.state.legal_actions())
            self.state.apply_action(any_legal if self.answer is None else self.answer)
            self.answer = None


def test_options_parameter_is_separated_by_plus() -> None:
    table = pyspiel.load_game("spadille(game=progressive,options=pots:two)")
    assert dict(table.parameters.table.rules.settings.values)["pots"] == "two"
    assert table.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    pyspiel.random_sim_test(table, num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize(
    "options", ["game=whist", "game=frog,rules=none", "seats=9", "dealer=3", "options=x:1"]
)
def test_unknown_table_is_refused(options: str) -> None:
    with pytest.raises(NotAllowed):
        pyspiel.load_game(f"spadille({options})")


@pytest.mark.parametrize("number", [-1, 0, 36, 37, 10**6])
def test_illegal_action_numbers_are_refused(number: int) -> None:
    table = GameTable.of("six-bid")
    bidding = DecisionPoint(table, Deal.of(table.layout("", 0, 0)))
    assert number not in bidding.legal
    with pytest.raises(ValueError, match="may not be done now"):
        bidding.after(number)


def test_resampling_reuses_encoded_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    table = GameTable.of("six-bid")
    layout = table.layout("", 0, 0)
    pack = list_chance_outcomes(table, layout)
    monkeypatch.setattr("spadille.adapters.game_table.encode_rules", None)
    assert list_chance_outcomes(table, layout) == pack
    assert sorted(pack) == list(range(36))
