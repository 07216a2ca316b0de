"""Measure payments less luck: the mean of the luck, how much narrower results are, and the time it takes.

python -m research.validation.less_luck --tables 300 --means 20000 [--games six-bid german-solo]
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from math import sqrt
from random import Random
from statistics import fmean, pstdev, stdev
from time import process_time

from research.deals import first_rules
from research.training.fit_luck_baseline import STAND_INS, lay_out_number
from spadille.arena.series import play_out
from spadille.evaluation.less_luck import LessLuck, reduce_luck
from spadille.evaluation.luck_baseline import load_shipped_baseline
from spadille.games import GAMES
from spadille.play.deal import Deal

_SEED = "luck-validation"
TABLES = ("club among clubs", "novice among clubs", "fast among clubs", "bots", "people")
"""The kinds of table. At `bots` and `people` the bots are drawn. The policies of `people`, and of the player
among clubs, count as unknown.
"""


def seat_bots(kind: str, seats: int, number: int) -> tuple[list[str], list[str | None]]:
    """Return the bots of a table, and their names as far as they count as known."""
    chance = Random(f"{kind}/{number}")
    if kind in {"bots", "people"}:
        drawn = [chance.choice(STAND_INS) for _ in range(seats)]
        return drawn, [None] * seats if kind == "people" else list(drawn)
    known: list[str | None] = ["club"] * seats
    unknown = chance.randrange(seats)
    known[unknown] = None
    return [bot or kind.partition(" ")[0] for bot in known], known


def reduce_tables(game: str, kind: str, deals: int) -> Iterator[LessLuck]:
    """Yield the payments less luck of each deal."""
    rules = first_rules(game)
    seats = rules.seats[0]
    for number in range(deals):
        bots, known = seat_bots(kind, seats, number)
        layout = lay_out_number(rules, seats, number, number % seats, _SEED)
        yield reduce_luck(play_out(Deal.of(layout), bots, seed=number), known)


def measure_spreads(game: str, deals: int) -> None:
    """Print the standard deviation of payments, and what part of it is left."""
    for kind in TABLES:
        began = process_time()
        reduced = list(reduce_tables(game, kind, deals))
        seconds = (process_time() - began) / deals
        raw = pstdev(paid for deal in reduced for paid in deal.payments)
        left = pstdev(value for deal in reduced for value in deal.values)
        luck = [deal.decisions[seat] for deal in reduced for seat in range(len(deal.payments))]
        error = stdev(luck) / sqrt(len(luck))
        print(
            f"{game} {kind}: raw {raw:.1f}, less luck {left:.1f}, {left / raw:.1%},"
            f" decisions {fmean(luck):+.2f} ± {error:.2f}, {seconds:.3f} s a deal with its play",
            flush=True,
        )


def measure_means(game: str, bots: Sequence[str | None], deals: int) -> None:
    """Print the mean luck of the cards for each seat from the dealer on, with its standard error."""
    rules, baseline, began = first_rules(game), load_shipped_baseline(), process_time()
    seats = rules.seats[0]
    by_place: Sequence[list[float]] = [[] for _ in range(seats)]
    errors: tuple[float, ...] = ()
    for number in range(deals):
        layout = lay_out_number(rules, seats, number, 0, f"{_SEED}-means")
        cards = baseline.value_deal(layout, bots)
        errors = cards.error
        for values, value, mean in zip(by_place, cards.value, cards.mean, strict=True):
            values.append(value - mean)
    for place, (values, stored) in enumerate(zip(by_place, errors, strict=True)):
        error = sqrt(stdev(values) ** 2 / deals + stored**2)
        mean = fmean(values)
        print(f"{game} {bots[0]} seat {place}: {mean:+.3f} ± {error:.3f}, {mean / error:+.1f} errors")
    print(f"{game}: {(process_time() - began) / deals:.4f} s a deal", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=300, help="deals at each kind of table")
    parser.add_argument("--means", type=int, default=20_000, help="deals for the mean luck of the cards")
    parser.add_argument("--games", nargs="*", default=list(GAMES))
    args = parser.parse_args()
    for game in args.games:
        measure_spreads(game, args.tables)
        for bot in ("club", "fast") if args.means else ():
            measure_means(game, [bot] * first_rules(game).seats[0], args.means)


if __name__ == "__main__":
    main()
