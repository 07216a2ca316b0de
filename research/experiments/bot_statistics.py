"""Count the bids, calls and contracts made in deals that four seats of the same bot play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from statistics import fmean

from research.deals import result_of
from research.runner import Row, contest_from, contest_parser, run_contest
from spadille.arena import Contest, play_out
from spadille.arena.contest import LETTERS
from spadille.arena.round import score_deal
from spadille.play.deal import Deal

SAID = ("hold", "double", "redouble", "stop", "ask")


def play_deal(contest: Contest, number: int) -> Row:
    deal = Deal.of(contest.layout(number))
    deal = play_out(deal, contest.bots * contest.seats, seed=f"{contest.cards}/{number}").deal
    verbs = {action.verb for action in deal.actions} & {*SAID}
    table = score_deal(deal, LETTERS[0] * contest.seats)
    return {
        "table": table.to_json(),
        "events": sorted({*verbs, *result_of(deal).bonuses}),
        "gained": table.declarer_gain,
    }


def report(contest: Contest, rows: Sequence[Row]) -> Iterator[str]:
    deals = len(rows)
    passed_out = sum(row["table"]["contract"] is None for row in rows) / deals
    forced = sum(row["table"]["forced"] for row in rows) / deals
    yield f"{contest.bots[0]} among themselves: passed out {passed_out:.1%}, forced {forced:.1%}"
    for contract in contest.rules.rank_of:
        played = [row for row in rows if row["table"]["contract"] == contract]
        if played:
            made = fmean(row["table"]["outcome"] == "won" for row in played)
            gain = fmean(row["gained"] for row in played)
            share = len(played) / deals
            yield f"  {contract:22}{share:7.2%} of the deals, made {made:4.0%}, declarer {gain:+7.1f}"
    events = Counter(event for row in rows for event in row["events"])
    if events:
        shares = (f"{event} {times / deals:.1%}" for event, times in sorted(events.items()))
        yield "  of the deals with " + ", ".join(shares)


def main(words: Sequence[str] | None = None) -> None:
    options = contest_parser(__doc__, game="german-solo", bots="club", deals=2000, seed="report")
    args = options.parse_args(words)
    contest = contest_from(args)
    print(*report(contest, run_contest("bot_statistics", play_deal, contest, args)), sep="\n")


if __name__ == "__main__":
    main()
