"""Measure the value of seeing all cards: a player that sees all cards plays against a bot, in pairs of
tables.

Each of the two declares the same contract with the same cards once. Contracts that count neither card points
nor tricks are left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from research.deals import answer_of, count_of, play_on, result_of
from research.runner import Row, contest_from, contest_parser, describe_mean, run_contest
from spadille.arena import Contest
from spadille.arena.contest import LETTERS
from spadille.arena.players import load_player
from spadille.arena.seating import TableStart, make_starts
from spadille.play.action import Action, Play
from spadille.play.deal import Deal
from spadille.play.tricks import TrickPlay
from spadille.solver import solve
from spadille.solver.questions import make_problem

OMNISCIENT = LETTERS[0]


def best_play(deal: Deal, phase: TrickPlay) -> Play:
    """Return the best card if all players saw all cards to the end of the deal. Among equally good cards,
    return the one with the fewest points.
    """
    problem = make_problem(phase)
    after = solve(problem, moves=True).moves
    sign = 1 if problem.turn in problem.side else -1
    points, strength = phase.ranking.points, phase.ranking.strength
    best = max(after, key=lambda card: (sign * after[card], -points[card.number], -strength[card.number]))
    assert deal.turn is not None
    return Play(deal.turn, best)


def play_deal(contest: Contest, number: int) -> Row:
    """Return the declaring side's counts at both tables, or an empty list if nothing is counted."""
    tables = [_play_table(contest, number, start) for start in make_starts(contest, number)]
    goals = {deal.phase.declared.contract.goal.kind for deal in tables if deal.phase.declared is not None}
    is_counted = goals <= {"against", "at-least-tricks"}
    return {"counts": [count_of(result_of(deal)) for deal in tables] if is_counted else []}


def _play_table(contest: Contest, number: int, start: TableStart) -> Deal:
    deal, line_up = start
    chances = {seat: Random(f"{contest.cards}/{number}/{seat}") for seat in deal.layout.active}

    def choose(deal: Deal) -> Action:
        assert deal.turn is not None
        if line_up[deal.turn] == OMNISCIENT and isinstance(deal.phase, TrickPlay):
            return best_play(deal, deal.phase)
        return answer_of(load_player(contest.bots[1])(), deal, chances[deal.turn])

    return play_on(deal, choose)


def main(words: Sequence[str] | None = None) -> None:
    options = contest_parser(__doc__, game="six-bid", bots="pimc", deals=200, seed="gap")
    args = options.parse_args(words)
    bot, args.bots = args.bots, f"omniscient,{args.bots}"
    rows = run_contest("perfect_information", play_deal, contest_from(args, pairs="all"), args)
    gains = [row["counts"][0] - row["counts"][1] for row in rows if row["counts"]]
    print(f"seeing all cards against {bot}: {describe_mean(gains, 'gap')}")


if __name__ == "__main__":
    main()
