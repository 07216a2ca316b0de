"""Compare forecasts of contracts with the results, by contract and by how it was bid.

The deals continue the series from which `research.training.fit_auction_shifts` learns, with numbers that
training does not use. The expert bids them with the model in a file.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, partial
from pathlib import Path
from statistics import fmean
from zlib import crc32

from research.runner import Experiment, Row, clustered_mean, parser
from research.training.auction_deals import (
    ANY,
    BID,
    DEALS,
    DOUBLE,
    FREE,
    SIZE,
    play_auction,
    read_row,
    to_row,
)
from research.training.fit_auction_shifts import Forecast, forecasts_in
from research.training.model_file import SHIPPED
from spadille.bots.learned.auction_inference import BidContext
from spadille.bots.learned.model import read_model
from spadille.bots.learned.player import ExpertPlayer

FRESH = 100_000
"""The number of the first deal. Training uses only smaller numbers."""
_ALL = "all"

Group = tuple[str, str]
"""The id of a contract, and how it was bid."""


@cache
def bidder_of(model: Path) -> ExpertPlayer:
    return ExpertPlayer(model=read_model(model))


def play_deal(model: Path, name: str, number: int) -> Iterator[Row]:
    """Play deal `number` and yield a row for each forecast. `name` consists of the series and the game."""
    series, _, game = name.partition("-")
    yield to_row(play_auction(series, game, number, bidder_of(model)))


def group_forecasts(forecasts: Sequence[Forecast]) -> Mapping[Group, list[Forecast]]:
    groups: dict[Group, list[Forecast]] = defaultdict(list)
    for forecast in forecasts:
        groups[_ALL, forecast.how_bid.value].append(forecast)
        groups[forecast.contract, forecast.how_bid.value].append(forecast)
        if forecast.how_bid not in (BidContext.DOUBLED, BidContext.OPPONENTS):
            groups[forecast.contract, _ALL].append(forecast)
        if forecast.redoubled:
            groups[_ALL, "redoubled"].append(forecast)
    return dict(sorted(groups.items()))


def report(forecasts: Sequence[Forecast]) -> Iterator[str]:
    errors = f"{'chance less made':>19}{'count less result':>19}"
    yield f"{'contract':22}{'bid':11}{'deals':>6}{'forecast':>9}{'made':>6}{errors}"
    for (contract, how_bid), group in group_forecasts(forecasts).items():
        chance, made = fmean(case.chance for case in group), fmean(case.made for case in group)
        chances = _describe([case.chance - case.made for case in group])
        counts = _describe([case.count - case.came for case in group if case.count is not None])
        yield f"{contract:22}{how_bid:11}{len(group):6}{chance:9.0%}{made:6.0%}{chances:>19}{counts:>19}"


def _describe(values: Sequence[float]) -> str:
    if len(values) < 2:
        return "-"
    mean, wide = clustered_mean([[value] for value in values])
    return f"{mean:+.2f} ± {wide:.2f}"


def main(words: Sequence[str] | None = None) -> None:
    options = parser(__doc__, deals=400, minutes=40.0)
    options.add_argument("--series", default=f"{ANY},{BID},{FREE},{DOUBLE}")
    options.add_argument("--games", default=",".join(DEALS))
    options.add_argument("--model", type=Path, default=SHIPPED)
    args = options.parse_args(words)
    digest = f"{crc32(args.model.read_bytes()):08x}"
    experiment = Experiment(f"contract_forecasts/{digest}", partial(play_deal, args.model), SIZE)
    wanted = [(game, series) for game in args.games.split(",") for series in args.series.split(",")]
    wanted = [(game, series) for game, series in wanted if series in DEALS[game]]
    numbers = range(FRESH, FRESH + args.deals)
    experiment.run({f"{series}-{game}": numbers for game, series in wanted}, args)
    for game in args.games.split(","):
        forecasts = [
            forecast
            for series in (series for of, series in wanted if of == game)
            for row in experiment.rows(f"{series}-{game}")
            for forecast in forecasts_in(series, read_row(row))
        ]
        print(game, *report(forecasts), sep="\n")


if __name__ == "__main__":
    main()
