"""What knowing all cards would be worth: a player who sees them against a bot, in pairs on the same cards."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from research.arguments import asking, contest_for
from spadille.arena import Contest
from spadille.arena.estimate import estimate_mean
from spadille.arena.players import load_player
from spadille.arena.seating import make_starts
from spadille.play.action import Action, Play
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.play.tricks import TrickPlay
from spadille.solver import solve
from spadille.solver.questions import make_problem

SEEING = "A"


def answer(deal: Deal, bot: str, chance: Random) -> Action:
    """What a bot answers before the play; then the card that is best when all see all cards, to the end."""
    assert deal.turn is not None
    phase = deal.phase
    if not isinstance(phase, TrickPlay):
        return load_player(bot)().answer(view_of(deal, deal.turn), chance)
    problem = make_problem(phase)
    after = solve(problem, moves=True).moves
    sign = 1 if problem.turn in problem.side else -1
    points, strength = phase.ranking.points, phase.ranking.strength
    best = max(after, key=lambda card: (sign * after[card], -points[card.number], -strength[card.number]))
    return Play(deal.turn, best)


def played(contest: Contest, number: int) -> list[int]:
    """The declaring side's count at both tables; nothing where no contract counts card points or tricks."""
    tables = [_played_out(contest, number, *start) for start in make_starts(contest, number)]
    goals = {deal.phase.declared.contract.goal.kind for deal in tables if deal.phase.declared is not None}
    return [_count(deal) for deal in tables] if goals <= {"against", "at-least-tricks"} else []


def _played_out(contest: Contest, number: int, deal: Deal, line_up: str) -> Deal:
    chances = {seat: Random(f"{contest.cards}/{number}/{seat}") for seat in deal.layout.active}
    while deal.turn is not None:
        chance, bot = chances[deal.turn], contest.bots[1]
        if line_up[deal.turn] == SEEING:
            deal = deal.play(answer(deal, bot, chance))
        else:
            deal = deal.play(load_player(bot)().answer(view_of(deal, deal.turn), chance))
    return deal


def _count(deal: Deal) -> int:
    assert deal.result is not None
    return (deal.result.points if deal.result.tricks is None else deal.result.tricks) or 0


def main(words: Sequence[str] | None = None) -> None:
    """Measure and print."""
    asks = asking(__doc__, game="six-bid", deals=200, seed="gap")
    asks.add_argument("--bot", default="pimc")
    asked = asks.parse_args(words)
    wanted = contest_for(asked, ("omniscient", asked.bot), "all")
    pairs = [counts for number in range(asked.deals) if (counts := played(wanted, number))]
    print(f"seeing all cards against {asked.bot}: {estimate_mean([a - b for a, b in pairs], 'gap')}")


if __name__ == "__main__":
    main()
