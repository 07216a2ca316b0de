"""What the endgames of one player are worth beside those of another: deals are played by the expert with less
to look at, and from each seat's first choice among its last cards that seat plays to the end once as the one
does, and once as the other. Where both end alike nothing is gained, so that chance has little to do with it.
Goes on where it stopped.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from statistics import fmean
from typing import Any

from research.arguments import asking, contest_for
from research.experiments.bidding import answer_of
from research.experiments.lone_bot import name_of, with_interval
from research.runner import runner_of, seconds_of, where_asked
from research.training.hint_deals import COMPANY
from spadille.arena import Contest
from spadille.arena.estimate import estimate_mean
from spadille.arena.players import load_player
from spadille.bots.expert.cardplay import RolloutSearch
from spadille.bots.expert.player import ExpertPlayer
from spadille.bots.player import Player
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.rules.seating import Seat
from spadille.study.series import SeriesFolder

KEPT = Path("target/endgames")
AHEAD = ExpertPlayer(RolloutSearch(ahead=4))
"""Looks ahead in his last four tricks; enters as `research.experiments.endgames:AHEAD`."""
_MINUTES = 60.0


@dataclass(frozen=True, slots=True)
class Endgames:
    """The last tricks of a deal that the company played so far."""

    begun: Deal
    number: int
    last: int
    """How many cards a seat has left at most when its choices are first compared."""

    def gains(self, bots: Sequence[Player]) -> Iterator[int | None]:
        """For each seat that has a choice, what it gains by playing on as the first of two players instead of
        the second; None where both end alike.
        """
        deal, seen = self.begun, set[Seat]()
        while deal.turn is not None:
            if deal.turn not in seen and self._is_choice(deal):
                seen.add(deal.turn)
                yield self._gained(deal, deal.turn, bots)
            deal = deal.play(answer_of(COMPANY, deal, self.number))

    def _is_choice(self, deal: Deal) -> bool:
        if deal.turn is None or deal.phase.kind != "play":
            return False
        return len(view_of(deal, deal.turn).hand) <= self.last and len(deal.answers()) > 1

    def _gained(self, deal: Deal, seat: Seat, bots: Sequence[Player]) -> int | None:
        first, second = (self._played_out(deal, seat, bot) for bot in bots)
        if first.actions == second.actions:
            return None
        assert first.result is not None
        assert second.result is not None
        return first.result.payments[seat] - second.result.payments[seat]

    def _played_out(self, deal: Deal, seat: Seat, bot: Player) -> Deal:
        while deal.turn is not None:
            player = bot if deal.turn == seat else COMPANY
            deal = deal.play(answer_of(player, deal, self.number))
        return deal


def rows(contest: Contest, last: int, _: str, number: int) -> Iterator[dict[str, Any]]:
    """The one row of a deal: what each seat that has a choice gains, nothing where both end alike."""
    bots = [load_player(bot)() for bot in contest.bots]
    endgames = Endgames(Deal.of(contest.layout(number)), number, last)
    yield {"deal": number, "gained": list(endgames.gains(bots))}


def reported(contest: Contest, last: int, found: Sequence[dict[str, Any]]) -> Iterator[str]:
    """What was gained by all seats of a deal, in counters, and how often any seat ended differently."""
    first, second = contest.bots
    gains = [float(sum(gain or 0 for gain in row["gained"])) for row in found]
    differ = [gain is not None for row in found for gain in row["gained"]]
    gained = estimate_mean(gains, f"{contest.cards}/A").to_json()
    yield f"{first} instead of {second} with {last} cards left, all seats of a deal: {with_interval(gained)}"
    yield f"another ending for {fmean(differ):.1%} of {len(differ)} seats in {len(gains)} deals"


def main(words: Sequence[str] | None = None) -> None:
    """Play what is missing, for so many minutes of the processor at most, and print."""
    asks = where_asked(asking(__doc__, game="six-bid", deals=400, seed="endgames"), _MINUTES)
    asks.add_argument("--bots", default="research.experiments.endgames:AHEAD,expert")
    asks.add_argument("--last", type=int, default=4, help="cards that a seat has left")
    asked = asks.parse_args(words)
    first, second = asked.bots.split(",")
    contest = contest_for(asked, (first, second))
    name = f"{name_of(contest)}-{asked.last}"
    folder, game = SeriesFolder(KEPT / name, {"series": name}), contest.rules.settings.game
    spans = folder.spans(game, 0, asked.deals)
    folder.run_missing(partial(rows, contest, asked.last), spans, runner_of(asked), seconds_of(asked))
    print(*reported(contest, asked.last, list(folder.read_rows(game))), sep="\n")


if __name__ == "__main__":
    main()
