"""What bidders and those who let them play foresee, less what comes of it, by contract and by how it stood in
the auction: on fresh deals of the series that the expert's shifts were learned from, bid by a model of one's
choice. Goes on where it stopped.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, partial
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any
from zlib import crc32

from research.runner import asks, runner_of, seconds_of
from research.training.auction_deals import ANY, BID, DOUBLE, FREE, HEARD, SIZE, heard_in, played, row_of
from research.training.fit_auction_shifts import Foreseen, telling
from research.training.model_file import SHIPPED
from spadille.bots.expert.auction_inference import BidContext
from spadille.bots.expert.model import read_model
from spadille.bots.expert.player import ExpertPlayer
from spadille.study.series import SeriesFolder

PLACE = Path("target/auctions")
FRESH = 100_000
"""The number of the first deal: nothing is learned from those from here on."""
_SURE = 1.96
_ALL = "all"
_REDOUBLED = "redoubled"

Group = tuple[str, str]
"""The contract, and how it stood."""


def folder_for(model: Path) -> SeriesFolder:
    """Where the deals of a model are kept."""
    digest = f"{crc32(model.read_bytes()):08x}"
    return SeriesFolder(PLACE / digest, {"series": "auctions", "model": digest}, SIZE)


@cache
def bidder(model: Path) -> ExpertPlayer:
    """Who bids by a model."""
    return ExpertPlayer(model=read_model(model))


def rows(model: Path, name: str, number: int) -> Iterator[dict[str, Any]]:
    """The one row of a deal; the name is that of its series and of its game."""
    series, _, game = name.partition("-")
    yield row_of(played(series, game, number, bidder(model)))


def grouped(cases: Sequence[Foreseen]) -> Mapping[Group, list[Foreseen]]:
    """The cases by contract and by how it stood, and together."""
    groups: dict[Group, list[Foreseen]] = defaultdict(list)
    for case in cases:
        bid = case.how_bid not in (BidContext.DOUBLED, BidContext.OPPONENTS)
        groups[_ALL, case.how_bid.value].append(case)
        groups[case.contract, case.how_bid.value].append(case)
        if bid:
            groups[case.contract, _ALL].append(case)
        if case.redoubled:
            groups[_ALL, _REDOUBLED].append(case)
    return dict(sorted(groups.items()))


def reported(cases: Sequence[Foreseen]) -> Iterator[str]:
    """A line for each contract and for each way in which it stood."""
    off = f"{'chance less made':>19}{'count less it':>19}"
    yield f"{'contract':22}{'stood':11}{'deals':>6}{'foreseen':>9}{'made':>6}{off}"
    for (contract, stood), group in grouped(cases).items():
        chance, made = fmean(case.chance for case in group), fmean(case.made for case in group)
        off = _within([case.chance - case.made for case in group])
        counts = _within([case.count - case.came for case in group if case.count is not None])
        yield f"{contract:22}{stood:11}{len(group):6}{chance:9.0%}{made:6.0%}{off:>19}{counts:>19}"


def _within(values: Sequence[float]) -> str:
    """A mean with its interval."""
    if len(values) < 2:
        return "-"
    return f"{fmean(values):+.2f} ± {_SURE * stdev(values) / sqrt(len(values)):.2f}"


def main(words: Sequence[str] | None = None) -> None:
    """Play what is missing, for so many minutes of the processor at most, and print."""
    asked = asks(__doc__)
    asked.add_argument("--series", default=f"{ANY},{BID},{FREE},{DOUBLE}")
    asked.add_argument("--games", default=",".join(HEARD))
    asked.add_argument("--deals", type=int, default=400, help="of each series and game")
    asked.add_argument("--model", type=Path, default=SHIPPED)
    wanted = asked.parse_args(words)
    folder, left = folder_for(wanted.model), seconds_of(wanted)
    for game in wanted.games.split(","):
        names = {series: f"{series}-{game}" for series in wanted.series.split(",") if series in HEARD[game]}
        for name in names.values():
            spans = folder.spans(name, FRESH, FRESH + wanted.deals)
            left -= folder.run_missing(partial(rows, wanted.model), spans, runner_of(wanted), left)
        found = [
            case
            for series, name in names.items()
            for row in folder.read_rows(name)
            for case in telling(series, heard_in(row))
        ]
        print(game, *reported(found), sep="\n")


if __name__ == "__main__":
    main()
