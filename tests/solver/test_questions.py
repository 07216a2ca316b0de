"""Tests of unfinished deals as solver problems."""

from collections.abc import Iterator
from itertools import islice

import pytest

from spadille.cards import Card
from spadille.games import GAMES
from spadille.notation.chance import Stream, key_of
from spadille.notation.making import made
from spadille.play.action import Play
from spadille.play.deal import Deal
from spadille.play.tricks import TrickPlay
from spadille.rules.game import Rules
from spadille.rules.refusal import NotAllowed
from spadille.solver import Objective
from spadille.solver.questions import SolverQuestion, answer_json, make_question, solve_questions

TABLES = {
    f"{game.id}/{preset.id}/{seats}": (game.rules(preset.id), seats)
    for game in GAMES.values()
    for preset in game.presets
    for seats in game.rules(preset.id).seats
}


def list_states(rules: Rules, seats: int) -> Iterator[Deal]:
    """Yield the states of some deals after each of their actions."""
    for over in made(rules, seats, "in mid-play", 8, "spread"):
        yield from islice(over.moments(), 1, None)


def solve_json(question: SolverQuestion) -> dict[str, object]:
    (answer,) = solve_questions([question], threads=1)
    return answer_json(question, answer)


def final_count(deal: Deal, objective: Objective) -> int:
    """Return the side's final count. For an objective to take nothing, return 1 if the side succeeded and 0
    otherwise.
    """
    assert deal.result is not None
    if objective is Objective.POINTS:
        assert deal.result.points is not None
        return deal.result.points
    if objective is Objective.TRICKS:
        assert deal.result.tricks is not None
        return deal.result.tricks
    return int(deal.result.outcome.value == "won")


@pytest.mark.parametrize(("rules", "seats"), TABLES.values(), ids=TABLES)
def test_a_move_has_the_value_of_the_deal_after_it(rules: Rules, seats: int) -> None:
    tried, chance = 0, Stream(key_of("in mid-play", 0))
    for deal in list_states(rules, seats):
        if not isinstance(deal.phase, TrickPlay) or chance.below(3):
            continue
        question = make_question(deal, moves=True)
        moves = solve_json(question)["moves"]
        plays = [answer for answer in deal.answers() if isinstance(answer, Play)]
        assert isinstance(moves, dict)
        assert list(moves) == [play.card.text for play in plays]
        play = chance.one_of(plays)
        after = deal.play(play)
        objective = question.problem.objective
        if not after.over:
            assert solve_json(make_question(after))["value"] == moves[play.card.text]
        elif after.phase.hands == tuple(hand - hand for hand in after.phase.hands):
            assert final_count(after, objective) == moves[play.card.text]
        tried += 1
    assert tried >= 20


@pytest.mark.parametrize(("rules", "seats"), TABLES.values(), ids=TABLES)
def test_a_deal_outside_the_play_is_rejected(rules: Rules, seats: int) -> None:
    for deal in list_states(rules, seats):
        if not isinstance(deal.phase, TrickPlay):
            with pytest.raises(NotAllowed, match="wrong-phase"):
                make_question(deal)


def test_a_line_names_the_seats_of_the_table() -> None:
    rules = GAMES["six-bid"].rules("standard", {"sitting_out": "dealer-and-third-left"})
    late = [
        deal
        for deal in list_states(rules, seats=5)
        if isinstance(deal.phase, TrickPlay) and len(deal.phase.tricks) == 9
    ]
    for deal in late:
        question = make_question(deal, line=True)
        line = solve_json(question)["line"]
        assert isinstance(line, list)
        assert len(line) == sum(map(len, question.problem.hands))
        assert play_line(deal, line).over
    assert len(late) > 10


def play_line(deal: Deal, line: list[str]) -> Deal:
    """Return the deal after a line of cards was played to its end."""
    for words in line:
        if not deal.over:
            seat, card = words.split(" ")
            deal = deal.play(Play(int(seat), Card(card)))
    return deal
