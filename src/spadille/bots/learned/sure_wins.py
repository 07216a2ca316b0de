"""Sure wins in contracts in which the declarer must take nothing: cards that win in every possible world."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from spadille.bots.heuristic.error_model import CLUB
from spadille.bots.heuristic.player import HeuristicPlayer
from spadille.bots.player import Chance
from spadille.bots.search.cardplay import settled
from spadille.play.action import Play
from spadille.play.decision import Decision
from spadille.play.view import View
from spadille.solver.information_set import InformationSet
from spadille.solver.worlds import WorldSampler

_HEURISTIC = HeuristicPlayer(CLUB)


@dataclass(frozen=True, slots=True)
class SureWinLimits:
    """The limits of the search for a sure win."""

    max_worlds: int = 50_000
    """If more worlds than these are possible, there is no search."""
    max_nodes: int = 10_000_000
    """The greatest number of positions that the search visits."""


@dataclass(frozen=True, slots=True)
class SureWin:
    """A card that wins in every possible world."""

    play: Play
    worlds: int
    """The number of possible worlds."""


def find_sure_win(view: View, decision: Decision, limits: SureWinLimits, chance: Chance) -> SureWin | None:
    """Return a card with which the seat makes a null contract, or beats one, in every possible world.

    Return None if there is none, if the contract is another one, or if the limits are exceeded.
    """
    return _find_first_sure_win(view, partial(_order_plays, view, decision, chance), limits)


def is_sure_win(view: View, play: Play, limits: SureWinLimits) -> bool:
    """Return whether a card is shown to win in every possible world, within the limits."""
    return _find_first_sure_win(view, lambda: [play], limits) is not None


def _find_first_sure_win(
    view: View, plays: Callable[[], list[Play]], limits: SureWinLimits
) -> SureWin | None:
    known = view.known
    if known is None or not known.contract.goal.avoids:
        return None
    worlds = WorldSampler(view).enumerate(limits.max_worlds)
    if worlds is None:
        return None
    failed, made = settled(view, known).worth()
    tried = plays()
    seen = InformationSet(view, (failed, made))
    card, _ = seen.find_sure_card(
        worlds, [play.card for play in tried], limits.max_nodes, beats=failed > made
    )
    return next((SureWin(play, len(worlds)) for play in tried if play.card is card), None)


def _order_plays(view: View, decision: Decision, chance: Chance) -> list[Play]:
    """Return the legal plays: first the heuristic's choice, then the others from the lowest card on."""
    heuristic, ranking = _HEURISTIC.answer(view, chance), view.ranking
    plays = [answer for answer in decision.answers if isinstance(answer, Play)]
    return sorted(
        plays,
        key=lambda play: (
            play != heuristic,
            ranking.points[play.card.number],
            ranking.strength[play.card.number],
        ),
    )
