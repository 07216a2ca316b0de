"""One bot alone among others of one kind, on the same cards in every seat: those tables of the arena at which
it sits alone, without the others. Goes on where it stopped. With what another version kept of the same deals
(`--beside CHECKOUT/target/alone`) it says what this version gains over that one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from statistics import fmean
from typing import Any

from research.arguments import asking, contest_for
from research.runner import runner_of, seconds_of, take_in, where_asked
from spadille.arena import Contest
from spadille.arena.contest import LETTERS
from spadille.arena.estimate import estimate_mean
from spadille.arena.forecast_error import forecast_error
from spadille.arena.round import Round, play_round_alone, read_scored_table
from spadille.arena.table import Forfeit
from spadille.rules.goal import Outcome
from spadille.study.runners import Runner
from spadille.study.series import SeriesFolder

KEPT = Path("target/alone")
ALONE = LETTERS[0]
_MINUTES = 60.0


def folder_for(contest: Contest, kept: Path | None = None) -> SeriesFolder:
    """Where it is kept what these bots came to on these cards; a file of lines kept before is taken in."""
    name, place = name_of(contest), kept or KEPT
    folder = SeriesFolder(place / name, {"series": name})
    take_in(folder, contest.rules.settings.game, place / f"{name}.jsonl")
    return folder


def name_of(contest: Contest) -> str:
    """The bots, and the cards."""
    return "-".join((contest.rules.settings.game, *contest.bots, contest.deals.value, contest.seed))


def rows(contest: Contest, _: str, number: int) -> Iterator[dict[str, Any]]:
    """The one row of a deal, as it is kept.

    Raises:
        SystemExit: a bot answered what it was not offered.
    """
    round_ = play_round_alone(contest, number)
    if isinstance(round_, Forfeit):
        raise SystemExit(str(round_))
    yield {"deal": number, "tables": [table.to_json() for table in round_.tables]}


def gone_on(contest: Contest, deals: int, on: Runner, seconds: float) -> list[Round]:
    """All that was played; the deals that are missing are, for so many seconds of the processor at most."""
    folder, game = folder_for(contest), contest.rules.settings.game
    folder.run_missing(partial(rows, contest), folder.spans(game, 0, deals), on, seconds)
    return kept_in(folder, game)


def kept_in(folder: SeriesFolder, game: str) -> list[Round]:
    """All that was played before."""
    return [
        Round(row["deal"], tuple(map(read_scored_table, row["tables"]))) for row in folder.read_rows(game)
    ]


def beside(contest: Contest, played: Sequence[Round], others: Sequence[Round]) -> str:
    """What the bot gained over another version of itself, in the deals that both have played."""
    before = {round_.deal: alone(round_) for round_ in others}
    gains = [alone(round_) - before[round_.deal] for round_ in played if round_.deal in before]
    gained = estimate_mean(gains, f"{contest.cards}/A").to_json()
    return f"{contest.bots[0]} over another version of itself, counters a deal: {with_interval(gained)}"


def alone(round_: Round) -> float:
    """What the bot that sits alone gets on average, in all seats of a deal."""
    return fmean(table.sum_payments(ALONE) for table in round_.tables)


def reported(contest: Contest, played: Sequence[Round]) -> Iterator[str]:
    """What it gained, and each contract that it bid: what it foresaw less what came of it."""
    deals = [alone(round_) for round_ in played]
    bot, other = contest.bots
    gained = estimate_mean(deals, f"{contest.cards}/A").to_json()
    yield f"{bot} alone among {other}, counters a deal: {with_interval(gained)}"
    for contract in contest.rules.rank_of:
        yield from _contract_lines(contest, contract, played)


def _contract_lines(contest: Contest, contract: str, played: Sequence[Round]) -> Iterator[str]:
    tables = [table for round_ in played for table in round_.tables]
    bid = [table for table in tables if table.declaring_bot == ALONE and table.contract == contract]
    if not bid:
        return
    made = fmean(table.outcome is Outcome.WON for table in bid)
    gained = fmean(table.declarer_gain for table in bid)
    yield f"  {contract}: {len(bid)} of {len(tables)}, {made:.0%} made, {gained:+.1f} counters"
    off = forecast_error(contest, ALONE, contract, played)
    if off is not None:
        count, made_off = with_interval(off["count"]), with_interval(off["made"])
        yield f"    foreseen less what came of it: {count}; made {made_off}"


def with_interval(estimate: object) -> str:
    """A mean of many deals, with its interval where there is one."""
    assert isinstance(estimate, dict)
    mean, low, high, n = (estimate[name] for name in ("mean", "low", "high", "n"))
    within = "" if low is None else f" ({low:+.2f} to {high:+.2f})"
    return "none" if mean is None else f"{mean:+.2f}{within}, deals {n}"


def main(words: Sequence[str] | None = None) -> None:
    """Play what is missing, for so many minutes at most, and print."""
    asks = where_asked(asking(__doc__, game="german-solo", deals=100, seed="alone"), _MINUTES)
    asks.add_argument("--bots", default="expert,pimc")
    asks.add_argument("--beside", type=Path, help="target/alone of another version")
    asked = asks.parse_args(words)
    bot, other = asked.bots.split(",")
    wanted = contest_for(asked, (bot, other))
    played = gone_on(wanted, asked.deals, runner_of(asked), seconds_of(asked))
    print(*reported(wanted, played), sep="\n")
    if asked.beside:
        others = kept_in(folder_for(wanted, asked.beside), wanted.rules.settings.game)
        print(beside(wanted, played, others))


if __name__ == "__main__":
    main()
