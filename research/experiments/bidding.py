"""What the bids of one player are worth among others of one kind: it bids in each seat of the same deals in
turn. Where nobody says anything else for it, nothing is gained, so that chance has little to do with it;
else the deal is played out after both auctions, by the expert with less to look at. Goes on where it stopped.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any

from research.arguments import asking, contest_for
from research.experiments.lone_bot import name_of, with_interval
from research.runner import runner_of, seconds_of, where_asked
from research.training.hint_deals import COMPANY
from spadille.arena import Contest
from spadille.arena.estimate import estimate_mean
from spadille.arena.players import load_player
from spadille.bots.player import Player
from spadille.play.action import Action
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.rules.seating import Seat
from spadille.study.series import SeriesFolder

KEPT = Path("target/bidders")
_MINUTES = 60.0
Said = tuple[Action, ...]


def answer_of(player: Player, deal: Deal, number: int) -> Action:
    """What a player answers in the deal of this number, by the same chance whoever it is."""
    assert deal.turn is not None
    chance = Random(f"{number}/{deal.turn}/{len(deal.actions)}")
    return player.answer(view_of(deal, deal.turn), chance)


@dataclass
class Table:
    """A deal that is bid several times, each question to the others asked once."""

    begun: Deal
    other: Player
    number: int
    _heard: dict[Said, Action] = field(default_factory=dict)
    _paid: dict[Said, Sequence[int]] = field(default_factory=dict)

    def gained(self, seat: Seat, bidder: Player) -> int | None:
        """What a seat gains by bidding as another does; None where nobody says anything else for it."""
        usual, tried = self._bid(), self._bid(seat, bidder)
        if usual.actions == tried.actions:
            return None
        return self._payments(tried)[seat] - self._payments(usual)[seat]

    def _bid(self, seat: Seat | None = None, bidder: Player | None = None) -> Deal:
        """The deal after its auction."""
        deal = self.begun
        while deal.turn is not None and deal.phase.kind == "auction":
            own = bidder if deal.turn == seat else None
            deal = deal.play(answer_of(own, deal, self.number) if own else self._usual(deal))
        return deal

    def _usual(self, deal: Deal) -> Action:
        if deal.actions not in self._heard:
            self._heard[deal.actions] = answer_of(self.other, deal, self.number)
        return self._heard[deal.actions]

    def _payments(self, bid: Deal) -> Sequence[int]:
        if bid.actions not in self._paid:
            deal = bid
            while deal.turn is not None:
                deal = deal.play(answer_of(COMPANY, deal, self.number))
            assert deal.result is not None
            self._paid[bid.actions] = deal.result.payments
        return self._paid[bid.actions]


def rows(contest: Contest, _: str, number: int) -> Iterator[dict[str, Any]]:
    """The one row of a deal: what each seat gains, nothing where the auction stays the same."""
    bidder, other = (load_player(bot)() for bot in contest.bots)
    layout = contest.layout(number)
    table = Table(Deal.of(layout), other, number)
    yield {"deal": number, "gained": [table.gained(seat, bidder) for seat in layout.active]}


def reported(contest: Contest, found: Sequence[dict[str, Any]]) -> Iterator[str]:
    """What was gained, in counters a deal, and how often anything else was said."""
    bot, other = contest.bots
    gains = [[gain or 0 for gain in row["gained"]] for row in found]
    differ = fmean(gain is not None for row in found for gain in row["gained"])
    gained = estimate_mean([fmean(deal) for deal in gains], f"{contest.cards}/A").to_json()
    yield f"{bot} bidding among {other}, counters a deal: {with_interval(gained)}"
    yield f"another auction in {differ:.1%} of seats"


def main(words: Sequence[str] | None = None) -> None:
    """Bid and play what is missing, for so many minutes at most, and print."""
    asks = where_asked(asking(__doc__, game="six-bid", deals=100, seed="bidders"), _MINUTES)
    asks.add_argument("--bots", default="expert,club")
    asked = asks.parse_args(words)
    bot, other = asked.bots.split(",")
    contest = contest_for(asked, (bot, other))
    name = name_of(contest)
    folder, game = SeriesFolder(KEPT / name, {"series": name}), contest.rules.settings.game
    folder.run_missing(
        partial(rows, contest), folder.spans(game, 0, asked.deals), runner_of(asked), seconds_of(asked)
    )
    print(*reported(contest, list(folder.read_rows(game))), sep="\n")


if __name__ == "__main__":
    main()
