"""Measure what one bot gains at a table of bots of another kind, with the same cards in every seat.

The tables are those of `spadille arena` at which the first bot sits alone. With `--beside`, the gain is
compared with that of another version of the bot on the same deals.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import fmean

from research.runner import (
    Row,
    contest_from,
    contest_name,
    contest_parser,
    describe_estimate,
    describe_mean,
    open_folder,
    run_contest,
)
from spadille.arena import Contest
from spadille.arena.contest import LETTERS
from spadille.arena.forecast_error import forecast_error
from spadille.arena.round import Round, play_round_alone, read_scored_table
from spadille.arena.table import Forfeit
from spadille.rules.goal import Outcome

ALONE = LETTERS[0]


def play_deal(contest: Contest, number: int) -> Row:
    """Play the tables of deal `number` at which the first bot sits alone, and return their results as a row.

    Raises:
        SystemExit: a bot gave no lawful answer.
    """
    played = play_round_alone(contest, number)
    if isinstance(played, Forfeit):
        raise SystemExit(str(played))
    return {"tables": [table.to_json() for table in played.tables]}


def play_rounds(contest: Contest, args: argparse.Namespace) -> list[Round]:
    """Play the missing deals, and return all stored rounds."""
    return list(map(round_of, run_contest("lone_bot", play_deal, contest, args)))


def round_of(row: Row) -> Round:
    return Round(row["deal"], tuple(map(read_scored_table, row["tables"])))


def gain_of(played: Round) -> float:
    """Return what the lone bot gains on average over the seats of a deal."""
    return fmean(table.sum_payments(ALONE) for table in played.tables)


def report(contest: Contest, rounds: Sequence[Round]) -> Iterator[str]:
    """Yield the lines of the report: the mean gain, and for each contract the number of bids, the share made,
    and the forecast less the result.
    """
    bot, other = contest.bots
    gain = describe_mean(list(map(gain_of, rounds)), f"{contest.cards}/A")
    yield f"{bot} alone among {other}, counters a deal: {gain}"
    tables = [table for played in rounds for table in played.tables]
    for contract in contest.rules.rank_of:
        bid = [table for table in tables if table.declaring_bot == ALONE and table.contract == contract]
        if not bid:
            continue
        made = fmean(table.outcome is Outcome.WON for table in bid)
        gained = fmean(table.declarer_gain for table in bid)
        yield f"  {contract}: {len(bid)} of {len(tables)}, {made:.0%} made, {gained:+.1f} counters"
        if errors := forecast_error(contest, ALONE, contract, rounds):
            count, chance = (describe_estimate(errors[name]) for name in ("count", "made"))
            yield f"    forecast less result: {count}; made {chance}"


def compare(contest: Contest, rounds: Sequence[Round], others: Sequence[Round]) -> str:
    """Return a line with how much more the bot gains than another version of it, in the deals that both have
    played.
    """
    before = {played.deal: gain_of(played) for played in others}
    gains = [gain_of(played) - before[played.deal] for played in rounds if played.deal in before]
    gain = describe_mean(gains, f"{contest.cards}/A")
    return f"{contest.bots[0]} over another version of itself, counters a deal: {gain}"


def main(words: Sequence[str] | None = None) -> None:
    options = contest_parser(__doc__, game="german-solo", bots="expert,pimc", deals=100, seed="alone")
    options.add_argument("--beside", type=Path, help="target/research/lone_bot of another version")
    args = options.parse_args(words)
    contest = contest_from(args)
    rounds = play_rounds(contest, args)
    print(*report(contest, rounds), sep="\n")
    if args.beside:
        others = open_folder(args.beside / contest_name(contest)).read_rows(args.game)
        print(compare(contest, rounds, list(map(round_of, others))))


if __name__ == "__main__":
    main()
