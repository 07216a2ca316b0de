"""How often one bot alone among others of one kind has the most counters when an evening is over.

Evenings are put together by chance from the deals of `research.experiments.lone_bot`, the bot in one seat
throughout.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from statistics import quantiles

from research.arguments import asking, contest_for
from research.experiments.lone_bot import ALONE, gone_on
from research.runner import runner_of, seconds_of, where_asked
from spadille.arena.round import Round

EVENINGS = 20_000
_AGAIN = 100
"""How often the deals are drawn anew for the interval."""
_FEWER = 400
"""Evenings for each of these."""
_FORTIETHS = 40
_MINUTES = 60.0

Seats = tuple[tuple[int, ...], ...]
"""What a deal came to: by the bot's seat, what each seat gained."""


def by_seat(round_: Round) -> Seats:
    """What all gained at each table, the bot's seat first, then the next to its left."""
    places = [(table.line_up.index(ALONE), table.payments) for table in round_.tables]
    return tuple(payments[at:] + payments[:at] for at, payments in sorted(places))


def won(deals: Sequence[Seats], length: int, evenings: int, chance: Random) -> float:
    """In which part of the evenings the bot has more than anybody else; a tie is shared."""
    total = 0.0
    for _ in range(evenings):
        seat = chance.randrange(len(deals[0]))
        gains = [
            sum(gained) for gained in zip(*(chance.choice(deals)[seat] for _ in range(length)), strict=True)
        ]
        most = max(gains)
        total += (gains[0] == most) / gains.count(most)
    return total / evenings


def interval(deals: Sequence[Seats], length: int, chance: Random) -> tuple[float, float]:
    """Where that lies with 95 %, the deals drawn anew (bootstrap)."""
    again = [won(chance.choices(deals, k=len(deals)), length, _FEWER, chance) for _ in range(_AGAIN)]
    cuts = quantiles(again, n=_FORTIETHS)
    return cuts[0], cuts[-1]


def main(words: Sequence[str] | None = None) -> None:
    """Play what is missing, for so many minutes at most, and print."""
    asks = where_asked(asking(__doc__, game="six-bid", deals=300, seed="evenings"), _MINUTES)
    asks.add_argument("--bots", default="novice,club", help="who sits alone, and who the others are")
    asks.add_argument("--length", type=int, default=12, help="deals in an evening")
    asked = asks.parse_args(words)
    contest = contest_for(asked, tuple(asked.bots.split(",")))
    rounds = gone_on(contest, asked.deals, runner_of(asked), seconds_of(asked))
    deals, chance = [by_seat(round_) for round_ in rounds], Random(1)
    share, (low, high) = won(deals, asked.length, EVENINGS, chance), interval(deals, asked.length, chance)
    evenings = f"{share:.1%} ({low:.1%} to {high:.1%}) of the evenings of {asked.length} deals"
    print(f"{asked.bots.replace(',', ' alone among ')}: wins {evenings}; {len(deals)} deals")


if __name__ == "__main__":
    main()
