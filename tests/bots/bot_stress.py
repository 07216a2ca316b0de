"""Stress tests of bots at every table."""

from collections import Counter
from dataclasses import dataclass, field
from random import Random

from spadille.bots import BOTS, Player
from spadille.bots.explanation import ExplainingPlayer
from spadille.bots.learned.cardplay import RolloutSearch
from spadille.bots.learned.player import ExpertPlayer
from spadille.bots.learned.posterior import InferenceSettings
from spadille.bots.learned.sure_wins import SureWinLimits
from spadille.bots.registry import INSTANT
from spadille.bots.search.budget import Budget
from spadille.bots.search.ismcts import ISMCTS
from spadille.bots.search.pimc import PIMC
from spadille.bots.search.player import SearchPlayer
from spadille.notation.chance import Stream, key_of
from spadille.play.seeing import view_of
from spadille.play.view import View
from spadille.solver.policy import RolloutSettings
from tests.laws.tables import sitting


@dataclass
class BotLog:
    """Counts of the answers that a bot has given so far."""

    deals: int = 0
    answers: Counter[str] = field(default_factory=Counter)
    """Counts by kind of decision."""

    @property
    def answer_count(self) -> int:
        """The number of answers."""
        return self.answers.total()


def ask_in_next_deal(name: str, log: BotLog) -> None:
    """Ask a bot at every decision of the next deal, every second time with its reasons. Count the answers in
    `log`.

    Raises:
        AssertionError: an answer is illegal.
    """
    player = make_small_player(name, Stream(key_of(f"how {name} looks", log.deals)))
    for deal in sitting("many answers", log.deals).deals:
        if deal.turn is None:
            continue
        view = view_of(deal, deal.turn)
        assert view.decision is not None
        answer = _get_answer(player, view, Random(log.deals), explaining=len(deal.actions) % 2 == 1)
        assert answer in view.decision.answers, (name, log.deals, len(deal.actions), str(answer))
        log.answers[view.decision.kind] += 1
    log.deals += 1


def _get_answer(player: Player, view: View, chance: Random, *, explaining: bool) -> object:
    if explaining and isinstance(player, ExplainingPlayer):
        return player.reasons(view, chance).chosen
    return player.answer(view, chance)


def make_small_player(name: str, stream: Stream) -> Player:
    """Return the bot. For a searching bot, return a variant with a small random budget,
    which answers fast.
    """
    if name in INSTANT:
        return BOTS[name]
    worlds, few = 1 + stream.below(4), 1 + stream.below(2)
    budget = Budget(few, 1 + stream.below(few), few + stream.below(9), 1 + stream.below(4))
    if name == "pimc":
        return SearchPlayer(PIMC(worlds=worlds), budget)
    if name == "ismcts":
        return SearchPlayer(ISMCTS(iterations=1 + stream.below(60), worlds=worlds), budget)
    ahead = RolloutSettings(stream.below(13), times=1 + stream.below(2))
    certainty = SureWinLimits(max_worlds=10 * stream.below(10), max_nodes=10 ** stream.below(7))
    return ExpertPlayer(
        RolloutSearch(worlds, InferenceSettings(worlds * (1 + stream.below(4))), ahead), budget, certainty
    )
