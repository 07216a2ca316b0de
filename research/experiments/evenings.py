"""Estimate the probability that one bot at a table of bots of another kind has the most counters after an
evening of many deals.

Evenings are sampled from the deals of `research.experiments.lone_bot`. The bot keeps its seat for the whole
evening.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from statistics import quantiles

from research.experiments.lone_bot import ALONE, play_rounds
from research.runner import contest_from, contest_parser
from spadille.arena.round import Round

EVENINGS = 20_000
_RESAMPLES, _RESAMPLED_EVENINGS = 100, 400
"""The number of resamples of the deals for the interval, and of evenings sampled from each."""
_FORTIETHS = 40

Seats = tuple[tuple[int, ...], ...]
"""The gains of all seats in a deal for each seat of the bot, the bot's gain first."""


def gains_by_seat(played: Round) -> Seats:
    """Return the gains at each table of a round, first the bot's and then those of the seats to its left."""
    places = [(table.line_up.index(ALONE), table.payments) for table in played.tables]
    return tuple(payments[at:] + payments[:at] for at, payments in sorted(places))


def share_won(deals: Sequence[Seats], length: int, evenings: int, chance: Random) -> float:
    """Return the share of sampled evenings of `length` deals that the bot wins. A tie counts as a fraction of
    a win.
    """
    total = 0.0
    for _ in range(evenings):
        seat = chance.randrange(len(deals[0]))
        evening = [chance.choice(deals)[seat] for _ in range(length)]
        gains = list(map(sum, zip(*evening, strict=True)))
        total += (gains[0] == max(gains)) / gains.count(max(gains))
    return total / evenings


def bootstrap(deals: Sequence[Seats], length: int, chance: Random) -> tuple[float, float]:
    """Return the 95 % bootstrap interval of the share of evenings won, from resampled deals."""
    shares = [
        share_won(chance.choices(deals, k=len(deals)), length, _RESAMPLED_EVENINGS, chance)
        for _ in range(_RESAMPLES)
    ]
    cuts = quantiles(shares, n=_FORTIETHS)
    return cuts[0], cuts[-1]


def main(words: Sequence[str] | None = None) -> None:
    options = contest_parser(__doc__, game="six-bid", bots="novice,club", deals=300, seed="evenings")
    options.add_argument("--length", type=int, default=12, help="deals in an evening")
    args = options.parse_args(words)
    deals, chance = list(map(gains_by_seat, play_rounds(contest_from(args), args))), Random(1)
    share = share_won(deals, args.length, EVENINGS, chance)
    low, high = bootstrap(deals, args.length, chance)
    evenings = f"{share:.1%} ({low:.1%} to {high:.1%}) of the evenings of {args.length} deals"
    print(f"{args.bots.replace(',', ' alone among ')}: wins {evenings}; {len(deals)} deals")


if __name__ == "__main__":
    main()
