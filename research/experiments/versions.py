"""A bot against itself as another version of the house has it, in a checkout that is built: the play alone,
in pairs (`--pairs all`), or whole deals in which it sits alone among bots of that version. By the rules as
they are here. Goes on where it stopped.
"""

from __future__ import annotations

import atexit
import json
import os
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache, partial
from pathlib import Path
from subprocess import PIPE, Popen, run
from typing import Any

from research.arguments import asking, contest_for
from research.experiments.lone_bot import ALONE, folder_for, kept_in, with_interval
from research.experiments.lone_bot import reported as reported_alone
from research.experiments.version_worker import timed
from research.runner import runner_of, seconds_of, where_asked
from spadille.arena import Contest
from spadille.arena.contest import ALL
from spadille.arena.report import make_report
from spadille.arena.round import Round, score_deal
from spadille.arena.seating import TableStart, make_starts, make_starts_alone
from spadille.notation.actions import read_action
from spadille.notation.records import record_json
from spadille.play.action import Action
from spadille.play.deal import Deal

HERE = Path(__file__).parents[2]
KEPT = Path("target/versions")
_MINUTES = 60.0
_ANSWERS = Path(__file__).with_name("version_worker.py")


@dataclass(frozen=True, slots=True)
class OtherVersion:
    """The bots of another checkout, in a process of their own."""

    process: Popen[str]

    def timed(self, bot: str, deal: Deal, chance: str) -> tuple[Action, float]:
        """What a bot does there whose turn it is, and the milliseconds of the processor that it took.

        Raises:
            SystemExit: it did not answer; what it said is on standard error.
        """
        question = {"bot": bot, "record": record_json(deal), "chance": chance}
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(json.dumps(question), file=self.process.stdin, flush=True)
        action, tab, took = self.process.stdout.readline().partition("\t")
        if not tab:
            raise SystemExit(f"{bot} of the other version did not answer")
        return read_action(action), float(took)

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
    """The commit that a checkout is at.

    Raises:
        SystemExit: it is none.
    """
    found = run(
        ["git", "-C", checkout, "rev-parse", "--short=8", "HEAD"], capture_output=True, text=True, check=False
    )
    if found.returncode:
        raise SystemExit(f"{checkout} is no checkout: {found.stderr.strip()}")
    return found.stdout.strip()


Times = dict[str, list[float]]
"""By bot and kind of decision, as `A play`, how many there were, and the milliseconds of the processor."""


@dataclass(frozen=True, slots=True)
class Meeting:
    """Both versions at the tables of a contest."""

    contest: Contest
    checkout: Path
    times: Times = field(default_factory=dict)

    def tables(self, number: int) -> Sequence[TableStart]:
        """The two tables of a pair; of whole deals those at which this version sits alone."""
        return (make_starts if self.contest.pairs else make_starts_alone)(self.contest, number)

    def played(self, number: int, start: TableStart) -> Deal:
        """A deal played to its end at one table; a seat has the same chance at all of them."""
        deal, line_up = start
        while deal.turn is not None:
            chance = f"{self.contest.cards}/{number}/{deal.turn}/{len(deal.actions)}"
            deal = deal.play(self._answer(deal, line_up[deal.turn], chance))
        return deal

    def _answer(self, deal: Deal, letter: str, chance: str) -> Action:
        asked = timed if letter == ALONE else other_version(self.checkout).timed
        action, took = asked(self.contest.bots[0], deal, chance)
        count, spent = self.times.get(f"{letter} {deal.phase.kind}", (0, 0.0))
        self.times[f"{letter} {deal.phase.kind}"] = [count + 1, spent + took]
        return action


def rows(contest: Contest, checkout: Path, _: str, number: int) -> Iterator[dict[str, Any]]:
    """The one row of a deal, as it is kept."""
    meeting = Meeting(contest, checkout)
    tables = [score_deal(meeting.played(number, start), start[1]) for start in meeting.tables(number)]
    yield {"deal": number, "tables": [table.to_json() for table in tables], "times": meeting.times}


def pace(found: Iterable[Times]) -> Iterator[str]:
    """How long a decision takes each version, by its kind."""
    together: dict[str, list[list[float]]] = defaultdict(list)
    for times in found:
        for kind, spent in times.items():
            together[kind].append(spent)
    for kind, every in sorted(together.items()):
        counts, milliseconds = zip(*every, strict=True)
        yield f"{kind}: {sum(milliseconds) / sum(counts):.1f} ms of the processor"


def lines(contest: Contest, found: Sequence[Round]) -> Iterator[str]:
    """By how much this version is better."""
    if contest.pairs is None:
        yield from reported_alone(contest, found)
        return
    figures: Mapping[str, Any] = make_report(contest, found, None)
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
    # by what stands here too: another version of it must not go on from there
    place = KEPT / commit_of(HERE) / (asked.pairs or "alone")
    folder, game = folder_for(contest, place), contest.rules.settings.game
    spans = folder.spans(game, 0, asked.deals)
    folder.run_missing(partial(rows, contest, checkout), spans, runner_of(asked), seconds_of(asked))
    print(*lines(contest, kept_in(folder, game)), sep="\n")
    print(*pace(row["times"] for row in folder.read_rows(game)), sep="\n")


if __name__ == "__main__":
    main()
