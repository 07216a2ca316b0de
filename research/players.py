"""Players that only experiments use. `spadille arena` takes them as `research.players:NAME`."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from spadille.bots import BOTS, Player
from spadille.bots.heuristic.error_model import CLUB, NOVICE, ErrorModel
from spadille.bots.heuristic.player import HeuristicPlayer
from spadille.bots.learned.cardplay import RolloutSearch
from spadille.bots.learned.player import ExpertPlayer
from spadille.bots.learned.posterior import InferenceSettings
from spadille.bots.search.budget import Budget
from spadille.play.action import Action, Play
from spadille.play.view import View
from spadille.solver.policy import RolloutSettings

QUICK_EXPERT = ExpertPlayer(
    RolloutSearch(24, InferenceSettings(240), RolloutSettings(tricks=12)), Budget(worlds=24, screened=60)
)
"""The expert with a small budget, which plays the other seats in most experiments."""
LOOKAHEAD_EXPERT = ExpertPlayer(RolloutSearch(ahead=4))
"""The expert that looks ahead in its last four tricks."""


def scale_errors(times: float) -> HeuristicPlayer:
    """Return a player whose errors are `times` as frequent and as large as those of `novice`."""
    return HeuristicPlayer(
        ErrorModel(
            caution=NOVICE.caution * times,
            misjudges=round(NOVICE.misjudges * times),
            dares=round(CLUB.dares + times * (NOVICE.dares - CLUB.dares)),
            forgets=round(NOVICE.forgets * times),
            careless=NOVICE.careless * times,
        )
    )


TWO_THIRDS = scale_errors(2 / 3)
FOUR_THIRDS = scale_errors(4 / 3)
TWICE = scale_errors(2)


@dataclass(frozen=True, slots=True)
class RandomCards:
    """A player that chooses a share of its cards at random."""

    player: Player
    share: float

    def answer(self, view: View, chance: Random) -> Action:
        """Return a random card with probability `share`, else the player's answer."""
        assert view.decision is not None
        cards = [answer for answer in view.decision.answers if isinstance(answer, Play)]
        if cards and chance.random() < self.share:
            return cards[chance.randrange(len(cards))]
        return self.player.answer(view, chance)


CARELESS_CLUB = RandomCards(BOTS["club"], 0.1)
CLUB_BIDS = RandomCards(BOTS["club"], 1.0)
"""A player that bids as `club` does and plays any card."""
