"""A bot against itself as another version of the house has it, in a checkout that is built: the play alone,
in pairs (`--pairs all`), or whole deals in which it sits alone among bots of that version. By the rules as
they are here. Goes on where it stopped.
"""

from __future__ import annotations

import atexit
import json
import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from pathlib import Path
from random import Random
from subprocess import PIPE, Popen, check_output
from typing import Any

from bench.asking import asking, contest_for
from bench.report_alone import ALONE, folder_for, kept_in, with_interval
from bench.report_alone import reported as reported_alone
from spadille.arena import Contest
from spadille.arena.contest import ALL
from spadille.arena.entrants import entrant
from spadille.arena.report import reported
from spadille.arena.round import Round, scored
from spadille.arena.seating import Start, starts
from spadille.notation.actions import read_action
from spadille.notation.records import record_json
from spadille.play.action import Action
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from training.keeping import runner_of, seconds_of, where_asked

KEPT = Path("target/versions")
_MINUTES = 60.0
_ANSWERS = Path(__file__).with_name("other_version.py")


@dataclass(frozen=True, slots=True)
class OtherVersion:
    """The bots of another checkout, in a process of their own."""

    process: Popen[str]

    def answer(self, bot: str, deal: Deal, chance: str) -> Action:
        """What a bot does there whose turn it is.

        Raises:
            SystemExit: it did not answer; what it said is on standard error.
        """
        question = {"bot": bot, "record": record_json(deal), "chance": chance}
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(json.dumps(question), file=self.process.stdin, flush=True)
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"{bot} of the other version did not answer")
        return read_action(line.strip())

    def close(self) -> None:
        """Lets it end: nobody asks any more."""
        self.process.communicate()


@lru_cache
def other_version(checkout: Path) -> OtherVersion:
    """The bots of a checkout; they end with the process that asks."""
    paths = {**os.environ, "PYTHONPATH": str(checkout / "src")}
    command = [sys.executable, str(_ANSWERS)]
    found = OtherVersion(Popen(command, cwd=checkout, env=paths, stdin=PIPE, stdout=PIPE, text=True))
    atexit.register(found.close)
    return found


def commit_of(checkout: Path) -> str:
    """The commit that a checkout is at."""
    return check_output(["git", "-C", checkout, "rev-parse", "--short=8", "HEAD"], text=True).strip()


def rows(contest: Contest, checkout: Path, _: str, number: int) -> Iterator[dict[str, Any]]:
    """The one row of a deal, as it is kept."""
    tables = [scored(played(contest, checkout, number, start), start[1]) for start in met(contest, number)]
    yield {"deal": number, "tables": [table.to_json() for table in tables]}


def met(contest: Contest, number: int) -> Sequence[Start]:
    """The two tables of a pair; of whole deals those at which this version sits alone."""
    return [start for start in starts(contest, number) if contest.pairs or start[1].count(ALONE) == 1]


def played(contest: Contest, checkout: Path, number: int, start: Start) -> Deal:
    """A deal played to its end at one table, by both versions; a seat has the same chance at all tables."""
    deal, line_up = start
    bot = contest.bots[0]
    while deal.turn is not None:
        chance = f"{contest.cards}/{number}/{deal.turn}/{len(deal.actions)}"
        if line_up[deal.turn] == ALONE:
            deal = deal.play(entrant(bot)().answer(view_of(deal, deal.turn), Random(chance)))
        else:
            deal = deal.play(other_version(checkout).answer(bot, deal, chance))
    return deal


def lines(contest: Contest, found: Sequence[Round]) -> Iterator[str]:
    """By how much this version is better."""
    if contest.pairs is None:
        yield from reported_alone(contest, found)
        return
    figures: Mapping[str, Any] = reported(contest, found, None)
    for by_unit in figures["d"]:
        yield f"D, {by_unit['unit']}: {with_interval(by_unit)}"
    yield f"counters a pair: {with_interval(figures['counters'])}"
    for of in figures["contracts"]:
        yield f"  {of['contract']}, {of['unit']}: {with_interval(of)}"


def main(words: Sequence[str] | None = None) -> None:
    """Play what is missing, for so many minutes of the processor at most, and print."""
    asks = where_asked(asking(__doc__, game="six-bid", deals=100, seed="versions"), _MINUTES)
    asks.add_argument("checkout", type=Path, help="of the other version, built")
    asks.add_argument("--bot", default="expert")
    asks.add_argument("--pairs", help=f"a contract, or {ALL}; without it, whole deals")
    asked = asks.parse_args(words)
    checkout = asked.checkout.resolve()
    bots = (asked.bot, f"{asked.bot}@{commit_of(checkout)}")
    contest = contest_for(asked, bots, asked.pairs)
    folder, game = folder_for(contest, KEPT / (asked.pairs or "alone")), contest.rules.settings.game
    spans = folder.spans(game, 0, asked.deals)
    folder.go_on(partial(rows, contest, checkout), spans, runner_of(asked), seconds_of(asked))
    print(*lines(contest, kept_in(folder, game)), sep="\n")


if __name__ == "__main__":
    main()
