"""Measure the value of one bot's bids at a table of bots of another kind. The bot bids in each seat of a deal
in turn.

If its bids do not change the auction, its gain is 0. Otherwise the quick expert plays out both deals, after
the auction with the bot's bids and after the one without, so that the play adds little noise.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from random import Random
from statistics import fmean
from typing import TypeVar

from research.deals import answer_of, payments, play_on
from research.players import QUICK_EXPERT
from research.runner import Row, contest_from, contest_parser, describe_mean, run_contest
from spadille.arena import Contest
from spadille.arena.players import load_player
from spadille.bots import Player
from spadille.play.action import Action
from spadille.play.deal import Deal
from spadille.rules.seating import Seat

Result = TypeVar("Result")


def seeded_answer(player: Player, number: int, deal: Deal) -> Action:
    """Return a player's answer, with random numbers that depend only on the deal and not on the player."""
    return answer_of(player, deal, Random(f"{number}/{deal.turn}/{len(deal.actions)}"))


def remember(function: Callable[[Deal], Result]) -> Callable[[Deal], Result]:
    """Return `function` with its results cached.

    It takes the states of one deal. The cache is keyed by their actions, because deals may not be hashable.
    """
    results: dict[tuple[Action, ...], Result] = {}

    def look_up(deal: Deal) -> Result:
        if deal.actions not in results:
            results[deal.actions] = function(deal)
        return results[deal.actions]

    return look_up


class BiddingTable:
    """A deal that is bid several times. The other bots' answers to equal views are cached."""

    def __init__(self, begun: Deal, number: int, bidder: Player, other: Player) -> None:
        self.begun = begun
        self._bidder = partial(seeded_answer, bidder, number)
        self._other = remember(partial(seeded_answer, other, number))
        quick = partial(seeded_answer, QUICK_EXPERT, number)
        self.payments = remember(lambda bid: payments(play_on(bid, quick)))

    def bid(self, seat: Seat | None = None) -> Deal:
        """Return the deal after its auction. The bidder under test bids in `seat` (None: in no seat), and the
        other bot in all others.
        """
        return play_on(
            self.begun,
            lambda deal: (self._bidder if deal.turn == seat else self._other)(deal),
            lambda deal: deal.phase.kind != "auction",
        )

    def gain(self, seat: Seat) -> int | None:
        """Return what `seat` gains if the bidder under test bids there, or None if the auction stays the
        same.
        """
        usual, tried = self.bid(), self.bid(seat)
        if usual.actions == tried.actions:
            return None
        return self.payments(tried)[seat] - self.payments(usual)[seat]


def play_deal(contest: Contest, number: int) -> Row:
    bidder, other = (load_player(bot)() for bot in contest.bots)
    layout = contest.layout(number)
    table = BiddingTable(Deal.of(layout), number, bidder, other)
    return {"gained": [table.gain(seat) for seat in layout.active]}


def report(contest: Contest, rows: Sequence[Row]) -> Iterator[str]:
    bot, other = contest.bots
    gains = [fmean(gain or 0 for gain in row["gained"]) for row in rows]
    differ = fmean(gain is not None for row in rows for gain in row["gained"])
    gain = describe_mean(gains, f"{contest.cards}/A")
    yield f"{bot} bidding among {other}, counters a deal: {gain}"
    yield f"another auction in {differ:.1%} of seats"


def main(words: Sequence[str] | None = None) -> None:
    options = contest_parser(__doc__, game="six-bid", bots="expert,club", deals=100, seed="bidders")
    args = options.parse_args(words)
    contest = contest_from(args)
    print(*report(contest, run_contest("bidding", play_deal, contest, args)), sep="\n")


if __name__ == "__main__":
    main()
