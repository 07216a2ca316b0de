"""Playouts: deals played to the end by a policy. Each player sees only their own cards."""

from __future__ import annotations

from array import array
from dataclasses import dataclass

from spadille import _core
from spadille.rules.contract import Contract, Exposure, Partner, Widow
from spadille.rules.game import Rules
from spadille.rules.goal import Counts
from spadille.solver.core_input import HistoryInput
from spadille.solver.policy import Policy, count_before_exposure
from spadille.solver.problems import Problem
from spadille.solver.ranking_tables import encode_ranking


@dataclass(frozen=True, slots=True)
class PlayoutStart:
    """A contract before its first card is played, with every card known."""

    rules: Rules
    contract: Contract
    declarer: int
    """The declarer's index among the active seats, which begin with eldest."""
    problem: Problem
    aside: int
    """The mask of the cards set aside."""


def sample_playouts(start: PlayoutStart, policy: Policy, *, count: int, seed: int) -> list[int]:
    """Play the deal `count` times, and return the card points or tricks of the declaring side each time.

    Raises:
        NotSolvable: a card has been played already.
    """
    problem, history = start.problem, _core.History(*make_history(start))
    row = array("Q", [*(hand.mask for hand in problem.hands), start.aside]).tobytes()
    taken = history.sample_playouts(policy.core, row, count, seed & 0xFFFF_FFFF_FFFF)
    of_tricks = problem.objective.counts_tricks
    return [result.tricks if of_tricks else result.points for result in taken]


def make_history(start: PlayoutStart) -> tuple[_core.RankingTables, HistoryInput]:
    """Return the core's input for the public history before the first card."""
    rules, contract, problem, declarer = start.rules, start.contract, start.problem, start.declarer
    named = contract.partner is Partner.NAMES_TRUMP
    side = problem.side if named else (declarer,)
    seats = len(problem.hands)
    fields = HistoryInput(
        pack=rules.pack.hand.mask,
        seats=seats,
        leader=problem.leader,
        played=bytes(card.number for card in problem.trick),
        declarer=declarer,
        side=sum(1 << seat for seat in side),
        called=None if problem.called is None else problem.called.number,
        bidders=1 << declarer,
        exposed=0 if contract.exposure is Exposure.NEVER else 1 << declarer,
        exposed_from=count_before_exposure(contract.exposure, (declarer - problem.leader) % seats, seats),
        has_discards=contract.widow is Widow.TAKEN_UP,
        counts_tricks=rules.counts_in(contract) is Counts.TRICKS,
        locked=problem.trumps_locked,
        aside_to_last=contract.widow is Widow.LAST_TRICK,
    )
    return encode_ranking(problem.ranking, problem.void), fields
