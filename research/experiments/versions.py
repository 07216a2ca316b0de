"""Measure a bot against the same bot in another checkout, whose native core must be built.

With `--pairs all`, the two versions play the same contracts in pairs of tables. Otherwise this version sits
alone among bots of the other version, in whole deals. The rules are those of this checkout.
"""

from __future__ import annotations

import atexit
import json
import os
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import cache, partial
from pathlib import Path
from subprocess import PIPE, Popen, run

from research.deals import play_on
from research.experiments import lone_bot
from research.experiments.version_worker import timed_answer
from research.runner import Row, contest_from, contest_parser, describe_estimate, run_contest
from spadille.arena import Contest
from spadille.arena.contest import ALL
from spadille.arena.report import make_report
from spadille.arena.round import score_deal
from spadille.arena.seating import TableStart, make_starts, make_starts_alone
from spadille.notation.actions import read_action
from spadille.notation.records import record_json
from spadille.play.action import Action
from spadille.play.deal import Deal

HERE = Path(__file__).parents[2]
_WORKERS = (Path("research/experiments/version_worker.py"), Path("bench/other_version.py"))
"""The path of the worker script in a checkout: in this version, and in earlier ones."""
Times = dict[str, list[float]]
"""The number and the milliseconds of CPU time of decisions, by bot and kind of decision, as `A play`."""


@cache
def start_worker(checkout: Path) -> Popen[str]:
    """Start a process that answers for the bots of another checkout. It ends with this process."""
    paths = {**os.environ, "PYTHONPATH": str(checkout / "src")}
    script = next((checkout / path for path in _WORKERS if (checkout / path).exists()), HERE / _WORKERS[0])
    worker = Popen([sys.executable, str(script)], cwd=checkout, env=paths, stdin=PIPE, stdout=PIPE, text=True)
    atexit.register(worker.communicate)
    return worker


def ask_worker(checkout: Path, bot: str, deal: Deal, seed: str) -> tuple[Action, float]:
    """Return the answer of `timed_answer` in another checkout.

    Raises:
        SystemExit: the bot gave no answer. The reason is on standard error.
    """
    worker = start_worker(checkout)
    assert worker.stdin is not None
    assert worker.stdout is not None
    print(
        json.dumps({"bot": bot, "record": record_json(deal), "chance": seed}), file=worker.stdin, flush=True
    )
    action, tab, took = worker.stdout.readline().partition("\t")
    if not tab:
        raise SystemExit(f"{bot} of the other version did not answer")
    return read_action(action), float(took)


def commit_of(checkout: Path) -> str:
    """Return the git commit of a checkout.

    Raises:
        SystemExit: the folder is no checkout.
    """
    command = ["git", "-C", str(checkout), "rev-parse", "--short=8", "HEAD"]
    found = run(command, capture_output=True, text=True, check=False)
    if found.returncode:
        raise SystemExit(f"{checkout} is no checkout: {found.stderr.strip()}")
    return found.stdout.strip()


def play_table(contest: Contest, number: int, start: TableStart, checkout: Path, times: Times) -> Deal:
    """Play deal `number` to its end at one table, and add the CPU time of each decision to `times`.

    A seat uses the same random numbers at all tables.
    """
    deal, line_up = start

    def choose(deal: Deal) -> Action:
        assert deal.turn is not None
        seed = f"{contest.cards}/{number}/{deal.turn}/{len(deal.actions)}"
        letter = line_up[deal.turn]
        ask = timed_answer if letter == lone_bot.ALONE else partial(ask_worker, checkout)
        action, took = ask(contest.bots[0], deal, seed)
        count, spent = times.get(f"{letter} {deal.phase.kind}", (0, 0.0))
        times[f"{letter} {deal.phase.kind}"] = [count + 1, spent + took]
        return action

    return play_on(deal, choose)


def play_deal(contest: Contest, number: int, checkout: Path) -> Row:
    """Play the two tables of a pair, or the tables of a whole deal at which this version sits alone."""
    times: Times = {}
    tables = [
        score_deal(play_table(contest, number, start, checkout, times), start[1])
        for start in (make_starts if contest.pairs else make_starts_alone)(contest, number)
    ]
    return {"tables": [table.to_json() for table in tables], "times": times}


def report(contest: Contest, rows: Sequence[Row]) -> Iterator[str]:
    """Yield lines with how much better this version is, and with the time that each
    version's decisions take.
    """
    rounds = list(map(lone_bot.round_of, rows))
    if contest.pairs:
        yield from _report_pairs(make_report(contest, rounds, None))
    else:
        yield from lone_bot.report(contest, rounds)
    spent: dict[str, list[list[float]]] = defaultdict(list)
    for row in rows:
        for kind, times in row["times"].items():
            spent[kind].append(times)
    for kind, every in sorted(spent.items()):
        counts, milliseconds = zip(*every, strict=True)
        yield f"{kind}: {sum(milliseconds) / sum(counts):.1f} ms of CPU time"


def _report_pairs(figures: Row) -> Iterator[str]:
    for by_unit in figures["d"]:
        yield f"D, {by_unit['unit']}: {describe_estimate(by_unit)}"
    yield f"counters a pair: {describe_estimate(figures['counters'])}"
    for of in figures["contracts"]:
        yield f"  {of['contract']}, {of['unit']}: {describe_estimate(of)}"


def main(words: Sequence[str] | None = None) -> None:
    options = contest_parser(__doc__, game="six-bid", bots="expert", deals=100, seed="versions")
    options.add_argument("checkout", type=Path, help="of the other version, built")
    options.add_argument("--pairs", help=f"a contract, or {ALL}; without it, whole deals")
    args = options.parse_args(words)
    checkout = args.checkout.resolve()
    args.bots = f"{args.bots},{args.bots}@{commit_of(checkout)}"
    contest = contest_from(args, args.pairs)
    # Both commits are part of the name: a changed version must not resume from another's results.
    name = f"versions/{commit_of(HERE)}/{args.pairs or 'alone'}"
    rows = run_contest(name, partial(play_deal, checkout=checkout), contest, args)
    print(*report(contest, rows), sep="\n")


if __name__ == "__main__":
    main()
