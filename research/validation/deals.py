"""Play deals for the validation of the review: deals of mixed bots, and continuations of them with the true
cards.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random

from research.deals import answer_of, first_rules, payments, play_on
from research.players import CARELESS_CLUB, QUICK_EXPERT
from spadille.bots.registry import BOTS
from spadille.notation.chance import Stream, dealt_by, key_of
from spadille.play.action import Action
from spadille.play.deal import Deal
from spadille.rules.seating import Seat

ALL_BOTS = ("novice", "club", "pimc", "expert")
_MOST, _ONE_IN = ("novice", "club"), 5
"""Every fifth deal has bots of all kinds, and the others only these."""
SERIES = defaultdict(lambda: "fifth proof", {"german-solo": "fourth proof"})
"""The series of deals for each game that were not used to develop the review or its threshold.

The deals of the first three series were used. German Solo has one opponent model: the changes after the
fourth series changed nothing there.
"""


@dataclass(frozen=True, slots=True)
class PlayedDeal:
    """A deal of mixed bots."""

    deal: Deal
    bots: Mapping[Seat, str]


def play_mixed(game: str, number: int, series: str = "", bots: Sequence[str] = ()) -> PlayedDeal:
    """Return deal `number` of a game's first preset, played by bots that are drawn at random from `bots` or
    the usual ones.
    """
    seed, rules = f"{series or SERIES[game]}/{game}", first_rules(game)
    stream, seats = Stream(key_of(seed, number)), rules.seats[0]
    deal = Deal.of(dealt_by(stream, rules, seats, number % seats))
    names = {seat: stream.one_of(bots or (_MOST if number % _ONE_IN else ALL_BOTS)) for seat in range(seats)}
    players = {seat: QUICK_EXPERT if name == "expert" else BOTS[name] for seat, name in names.items()}
    chances = {seat: Random(f"{seed}/{number}/{seat}") for seat in names}

    def choose(deal: Deal) -> Action:
        assert deal.turn is not None
        return answer_of(players[deal.turn], deal, chances[deal.turn])

    return PlayedDeal(play_on(deal, choose), names)


def play_on_gain(before: Deal, answer: Action, seat: Seat, times: int, *, as_expert: bool) -> float:
    """Return a seat's mean gain over `times` continuations after an answer, with the true cards and `club` in
    the other seats.

    With `as_expert`, the expert plays the seat, otherwise `club`.
    """
    own = QUICK_EXPERT if as_expert else CARELESS_CLUB

    def gain(time: int) -> int:
        chances = {active: Random(f"{time}/{active}") for active in before.layout.active}

        def choose(deal: Deal) -> Action:
            assert deal.turn is not None
            return answer_of(own if deal.turn == seat else CARELESS_CLUB, deal, chances[deal.turn])

        return payments(play_on(before.play(answer), choose))[seat]

    return sum(map(gain, range(times))) / times
