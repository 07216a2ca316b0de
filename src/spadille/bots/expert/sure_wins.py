"""Certain cards: where a side is to take nothing, a card that does what is wanted however the rest lies."""

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
    """How far a player goes to be certain."""

    max_worlds: int = 50_000
    """Where there are more ways for the cards to lie, he does not look."""
    max_nodes: int = 10_000_000
    """How many positions he looks at."""


@dataclass(frozen=True, slots=True)
class SureWin:
    """A card that does what is wanted in every world."""

    play: Play
    worlds: int
    """How many worlds there are."""


def find_sure_win(view: View, decision: Decision, limits: SureWinLimits, chance: Chance) -> SureWin | None:
    """A card by which a contract to take nothing is made in every world that is left, or beaten in every one,
    by whoever is to play; nothing where there is none.
    """
    return _find_first_sure_win(view, partial(_order_plays, view, decision, chance), limits)


def is_sure_win(view: View, play: Play, limits: SureWinLimits) -> bool:
    """Whether a card does so in every world that is left."""
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
    """The cards that may be played: the one by rule of thumb first, then the lowest."""
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
