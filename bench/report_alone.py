"""One bot alone among others of one kind, on the same cards in every seat: those tables of the arena at which
it sits alone, without the others. Goes on where it stopped.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from itertools import takewhile
from pathlib import Path
from statistics import fmean
from time import monotonic

from bench.asking import asking, contest_for
from spadille.arena import Contest
from spadille.arena.company import cores, rounds
from spadille.arena.contest import LETTERS
from spadille.arena.estimate import estimated
from spadille.arena.foresight import foresight
from spadille.arena.round import Round, played_alone, read_scored
from spadille.arena.table import Forfeit
from spadille.rules.goal import Outcome

KEPT = Path("target/alone")
ALONE = LETTERS[0]


def place_for(contest: Contest) -> Path:
    """Where it is kept what these bots came to on these cards."""
    KEPT.mkdir(parents=True, exist_ok=True)
    names = (contest.rules.settings.game, *contest.bots, contest.deals.value, contest.seed)
    return KEPT / f"{'-'.join(names)}.jsonl"


def kept(path: Path) -> list[Round]:
    """What was played before: whole deals."""
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    deals = (json.loads(line) for line in lines)
    return [Round(deal["deal"], tuple(map(read_scored, deal["tables"]))) for deal in deals]


def gone_on(contest: Contest, played: Sequence[Round], deals: int, minutes: float) -> Iterator[Round]:
    """The deals that are missing, for so many minutes at most.

    Raises:
        SystemExit: a bot answered what it was not offered.
    """
    until = monotonic() + 60 * minutes
    missing = range(played[-1].deal + 1 if played else 0, deals)
    in_time = takewhile(lambda _: monotonic() < until, missing)
    for round_ in rounds(contest, in_time, cores(), played_alone):
        if isinstance(round_, Forfeit):
            raise SystemExit(str(round_))
        yield round_


def reported(contest: Contest, played: Sequence[Round]) -> Iterator[str]:
    """What it gained, and each contract that it bid: what it foresaw less what came of it."""
    deals = [fmean(table.paid(ALONE) for table in round_.tables) for round_ in played]
    bot, other = contest.bots
    gained = estimated(deals, f"{contest.cards}/A").to_json()
    yield f"{bot} alone among {other}, counters a deal: {_figure(gained)}"
    for contract in contest.rules.rank_of:
        yield from _contract_lines(contest, contract, played)


def _contract_lines(contest: Contest, contract: str, played: Sequence[Round]) -> Iterator[str]:
    tables = [table for round_ in played for table in round_.tables]
    bid = [table for table in tables if table.declaring == ALONE and table.contract == contract]
    if not bid:
        return
    made = fmean(table.outcome is Outcome.WON for table in bid)
    gained = fmean(table.gained for table in bid)
    yield f"  {contract}: {len(bid)} of {len(tables)}, {made:.0%} made, {gained:+.1f} counters"
    off = foresight(contest, ALONE, contract, played)
    if off is not None:
        yield f"    foreseen less what came of it: {_figure(off['count'])}; made {_figure(off['made'])}"


def _figure(estimate: object) -> str:
    """A mean of many deals, with its interval where there is one."""
    assert isinstance(estimate, dict)
    mean, low, high, n = (estimate[name] for name in ("mean", "low", "high", "n"))
    within = "" if low is None else f" ({low:+.2f} to {high:+.2f})"
    return "none" if mean is None else f"{mean:+.2f}{within}, deals {n}"


def main(words: Sequence[str] | None = None) -> None:
    """Play what is missing, for so many minutes at most, and print."""
    asks = asking(__doc__, game="german-solo", deals=100, seed="alone")
    asks.add_argument("--bots", default="expert,pimc")
    asks.add_argument("--minutes", type=float, default=60)
    asked = asks.parse_args(words)
    bot, other = asked.bots.split(",")
    wanted = contest_for(asked, (bot, other))
    path = place_for(wanted)
    played = kept(path)
    for round_ in gone_on(wanted, played, asked.deals, asked.minutes):
        played.append(round_)
        line = {"deal": round_.deal, "tables": [table.to_json() for table in round_.tables]}
        with path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")
    print(*reported(wanted, played), sep="\n")


if __name__ == "__main__":
    main()
