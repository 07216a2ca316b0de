"""Deals for the proof of the review: mixed companies, and deals played on as the cards lie."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random

from spadille.bots.expert.cardplay import RolloutSearch
from spadille.bots.expert.player import ExpertPlayer
from spadille.bots.expert.posterior import InferenceSettings
from spadille.bots.player import Player
from spadille.bots.registry import BOTS
from spadille.bots.search.budget import Budget
from spadille.games import GAMES
from spadille.notation.chance import Stream, dealt_by, key_of
from spadille.play.action import Action, Play
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.play.view import View
from spadille.rules.seating import Seat
from spadille.solver.policy import RolloutSettings

WHO = ("novice", "club")
ALL = ("novice", "club", "pimc", "expert")
"""Who sits down, one as likely as another; in one deal of so many any of all."""
_ANY = 5
_SLIPS = 0.1
"""How many of their cards those who play on choose at random."""
QUICK = ExpertPlayer(
    RolloutSearch(24, InferenceSettings(240), RolloutSettings(tricks=12)), Budget(worlds=24, screened=60)
)
"""The expert who plays on: with less to look at."""


@dataclass(frozen=True, slots=True)
class PlayedDeal:
    """A deal of a mixed company."""

    deal: Deal
    bots: Mapping[Seat, str]


def played(game: str, number: int, of: str = "review", company: Sequence[str] = ()) -> PlayedDeal:
    """Deal of this number of a game by its first rules, always the same: a mixed company, or one of these."""
    stream, rules = Stream(key_of(f"{of}/{game}", number)), GAMES[game].rules(GAMES[game].presets[0].id)
    seats = rules.seats[0]
    deal = Deal.of(dealt_by(stream, rules, seats, number % seats))
    company = company or (WHO if number % _ANY else ALL)
    bots = {seat: stream.one_of(company) for seat in range(seats)}
    chances = {seat: Random(f"{of}/{game}/{number}/{seat}") for seat in bots}
    while deal.turn is not None:
        bot = QUICK if bots[deal.turn] == "expert" else BOTS[bots[deal.turn]]
        deal = deal.play(bot.answer(view_of(deal, deal.turn), chances[deal.turn]))
    return PlayedDeal(deal, bots)


@dataclass(frozen=True, slots=True)
class Slipping:
    """A club who plays any card now and then."""

    club: Player

    def answer(self, view: View, chance: Random) -> Action:
        """One of the answers of the view's decision."""
        assert view.decision is not None
        cards = [answer for answer in view.decision.answers if isinstance(answer, Play)]
        if cards and chance.random() < _SLIPS:
            return cards[chance.randrange(len(cards))]
        return self.club.answer(view, chance)


CLUBS = Slipping(BOTS["club"])


def played_on(before: Deal, answer: Action, seat: Seat, times: int, *, as_expert: bool) -> float:
    """What the seat gains on average from an answer on, the cards lying as they do; the others are clubs."""
    own = QUICK if as_expert else CLUBS
    return sum(_once(before.play(answer), seat, time, own) for time in range(times)) / times


def _once(deal: Deal, seat: Seat, time: int, own: ExpertPlayer | Slipping) -> int:
    chances = {active: Random(f"{time}/{active}") for active in deal.layout.active}
    while deal.turn is not None:
        player = own if deal.turn == seat else CLUBS
        deal = deal.play(player.answer(view_of(deal, deal.turn), chances[deal.turn]))
    assert deal.result is not None
    return deal.result.payments[seat]
