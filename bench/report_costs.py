"""Measure the CPU time of a move, a connection, a row, a bot's answer and a review.

Server and PostgreSQL are measured separately.
"""

from __future__ import annotations

import argparse
import asyncio
from collections import defaultdict
from random import Random
from time import process_time
from typing import Final

from sqlalchemy import URL

from spadille.evaluation.luck import find_choices
from spadille.evaluation.review import WORLDS
from spadille.games import GAMES
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.workers.players import FAST_BOTS, SLOW_BOTS
from spadille.workers.review_steps import EvaluatedStep, ReviewStep
from tests.laws.tables import sitting
from tests.support.postgres import Postgres, find_programs
from tests.support.server_process import url_text
from tests.system.load.players import PLAYERS
from tests.system.load.scenario import Scenario, run_scenario
from tests.system.load.server_process import DATABASE, ServerProcess, cpu_seconds_of

_US: Final = 1_000_000
_INTERVAL: Final = 3.0


def database_seconds(postgres: Postgres) -> float:
    """Return the CPU seconds of all database processes so far."""
    return sum(cpu_seconds_of(process) for process in postgres.processes())


def read_counters(postgres: Postgres, database: URL) -> tuple[int, int, int]:
    """Return the number of events, of bytes in the log, and of transactions."""
    query = (
        "SELECT (SELECT count(*) FROM events), pg_current_wal_lsn() - '0/0', xact_commit "
        "FROM pg_stat_database WHERE datname = current_database()"
    )
    ((events, log, transactions),) = postgres.query(database, query)
    return int(events), int(log), int(transactions)


async def measure_moves(postgres: Postgres, tables: int, seconds: float) -> None:
    """Measure a server with PostgreSQL: without moves, with a move every three seconds at each table, and at
    full speed.
    """
    database = postgres.create_database()
    with ServerProcess(DATABASE, url_text(database)) as server:
        before = server.memory
        async with run_scenario(server, DATABASE, tables) as scenario:
            await scenario.spread_out()
            print(f"  memory: {(server.memory - before) / 1024 / tables / PLAYERS:.0f} KiB a connection")
            start = server.cpu_seconds
            await asyncio.sleep(seconds)
            idle = (server.cpu_seconds - start) / seconds / tables / PLAYERS
            print(f"  an idle connection: {idle * _US:.1f} us a second", flush=True)
            for interval in (_INTERVAL, 0.0):
                await measure_play(postgres, database, scenario, interval, seconds)
    size = postgres.query(database, "SELECT pg_total_relation_size('events') / (SELECT count(*) FROM events)")
    print(f"  an event on the disk: {size[0][0]} bytes with its index")


async def measure_play(
    postgres: Postgres, database: URL, scenario: Scenario, interval: float, seconds: float
) -> None:
    """Play for `seconds` seconds, and print the CPU time of a move in the server and in the database."""
    (events, log, transactions), took = read_counters(postgres, database), database_seconds(postgres)
    made, server = scenario.tally.acknowledged, scenario.server.cpu_seconds
    played = await scenario.play(interval, seconds, settle=0.0)
    made = scenario.tally.acknowledged - made
    after, took = read_counters(postgres, database), database_seconds(postgres) - took
    print(
        f"  a move {'every 3 seconds' if interval else 'as fast as it goes'}: {made} moves, "
        f"{played.moves_per_second:,.0f} a second; "
        f"server {(scenario.server.cpu_seconds - server) / made * _US:.0f} us, "
        f"database {took / made * _US:.0f} us, {(after[0] - events) / made:.2f} events, "
        f"{(after[1] - log) / made:,.0f} bytes of log, {(after[2] - transactions) / made:.3f} transactions",
        flush=True,
    )


def begin_deal(number: int) -> Deal:
    """Deal cards for Six-Bid Solo."""
    return Deal.of(sitting("what it takes", number, (GAMES["six-bid"],)).layout)


def play_deal(number: int) -> Deal:
    """Play a deal to its end."""
    deal, chance = begin_deal(number), Random(number)
    while deal.turn is not None:
        deal = deal.play(FAST_BOTS["club"].answer(view_of(deal, deal.turn), chance))
    return deal


def measure_answers(deals: int) -> None:
    """Measure the CPU time of bots' answers, by kind of decision."""
    for name, player in {**FAST_BOTS, **SLOW_BOTS}.items():
        took: defaultdict[str, list[float]] = defaultdict(list)
        for number in range(deals):
            deal, chance = begin_deal(number), Random(number)
            while deal.turn is not None:
                view = view_of(deal, deal.turn)
                assert view.decision is not None
                start = process_time()
                answer = player.answer(view, chance)
                took[view.decision.kind].append(process_time() - start)
                deal = deal.play(answer)
        every = [seconds for taken in took.values() for seconds in taken]
        kinds = ", ".join(f"{kind} {sum(taken) / len(taken) * 1000:.1f}" for kind, taken in took.items())
        print(f"  {name}: {sum(every) / len(every) * 1000:.2f} ms an answer ({kinds})", flush=True)


def measure_reviews(deals: int) -> None:
    """Measure the CPU time of reviews of one seat's decisions in a deal."""
    start, decisions = process_time(), 0
    for deal in map(play_deal, range(deals)):
        looked: list[EvaluatedStep] = []
        for step, before in find_choices(deal):
            if before.turn == 0:
                judged = ReviewStep(deal, 0, WORLDS, step).answer()
                assert isinstance(judged, EvaluatedStep)
                looked.append(judged)
        ReviewStep(deal, 0, WORLDS, evaluated=tuple(looked)).answer()
        decisions += len(looked)
    took = process_time() - start
    print(f"  a review: {took / deals:.1f} s, {took / decisions * 1000:.0f} ms a decision", flush=True)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--tables", type=int, default=100)
    options.add_argument("--seconds", type=float, default=20)
    options.add_argument("--deals", type=int, default=5)
    args = options.parse_args()
    at = find_programs()
    assert at is not None, "PostgreSQL's server is not installed; scripts/postgresql says how to come by it"
    with Postgres(at, fsync=True) as postgres:
        asyncio.run(measure_moves(postgres, args.tables, args.seconds))
    measure_answers(args.deals)
    measure_reviews(args.deals)


if __name__ == "__main__":
    main()
