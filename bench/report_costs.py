"""`python -m bench.report_costs`: what a move, a socket, a row, a bot's answer and a review take.

Processor seconds, not time that passes; of the server and of its PostgreSQL, each on its own.
"""

from __future__ import annotations

import argparse
import asyncio
from collections import defaultdict
from random import Random
from time import process_time
from typing import Final

from sqlalchemy import URL

from spadille.games import GAMES
from spadille.judge.luck import choices_of
from spadille.judge.review import WORLDS
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.server.thinking.judging import JudgeQuestion, Looked
from spadille.server.thinking.players import BACK_ROOM, SEATED
from tests.laws.tables import sitting
from tests.server.postgres import Postgres, programs
from tests.server.running import written
from tests.system.load.players import PLAYERS
from tests.system.load.scenario import Scenario, run_scenario
from tests.system.load.server_process import DATABASE, ServerProcess, cpu_seconds_of

_US: Final = 1_000_000
_BEAT: Final = 3.0


def database_seconds(postgres: Postgres) -> float:
    """What all of the database's processes have taken so far."""
    return sum(cpu_seconds_of(process) for process in postgres.processes())


def kept(postgres: Postgres, club: URL) -> tuple[int, int, int]:
    """How many events there are, how many bytes of log were written, and how many transactions were."""
    asked = (
        "SELECT (SELECT count(*) FROM events), pg_current_wal_lsn() - '0/0', xact_commit "
        "FROM pg_stat_database WHERE datname = current_database()"
    )
    ((events, log, transactions),) = postgres.ask(club, asked)
    return int(events), int(log), int(transactions)


async def moves(postgres: Postgres, tables: int, seconds: float) -> None:
    """A house with PostgreSQL: everybody quiet, then playing at a beat, then as fast as it goes."""
    club = postgres.fresh()
    with ServerProcess(DATABASE, written(club)) as served:
        before = served.memory
        async with run_scenario(served, DATABASE, tables) as everybody:
            await everybody.spread_out()
            print(f"  memory: {(served.memory - before) / 1024 / tables / PLAYERS:.0f} KiB a socket")
            start = served.cpu_seconds
            await asyncio.sleep(seconds)
            quiet = (served.cpu_seconds - start) / seconds / tables / PLAYERS
            print(f"  a quiet socket: {quiet * _US:.1f} us a second", flush=True)
            for beat in (_BEAT, 0.0):
                await stretch(postgres, club, everybody, beat, seconds)
    size = postgres.ask(club, "SELECT pg_total_relation_size('events') / (SELECT count(*) FROM events)")
    print(f"  an event on the disk: {size[0][0]} bytes with its index")


async def stretch(postgres: Postgres, club: URL, everybody: Scenario, beat: float, seconds: float) -> None:
    """A while of play, and what a move took of server and database."""
    (events, log, transactions), took = kept(postgres, club), database_seconds(postgres)
    made, served = everybody.tally.acknowledged, everybody.server.cpu_seconds
    stretch = await everybody.play(beat, seconds, settle=0.0)
    made = everybody.tally.acknowledged - made
    after, took = kept(postgres, club), database_seconds(postgres) - took
    print(
        f"  a move {'every 3 seconds' if beat else 'as fast as it goes'}: {made} moves, "
        f"{stretch.moves_per_second:,.0f} a second; "
        f"server {(everybody.server.cpu_seconds - served) / made * _US:.0f} us, "
        f"database {took / made * _US:.0f} us, {(after[0] - events) / made:.2f} events, "
        f"{(after[1] - log) / made:,.0f} bytes of log, {(after[2] - transactions) / made:.3f} transactions",
        flush=True,
    )


def dealt(number: int) -> Deal:
    """Cards for Six-Bid Solo."""
    return Deal.of(sitting("what it takes", number, (GAMES["six-bid"],)).layout)


def finished(number: int) -> Deal:
    """A deal that was played to the end."""
    deal, chance = dealt(number), Random(number)
    while deal.turn is not None:
        deal = deal.play(SEATED["club"].answer(view_of(deal, deal.turn), chance))
    return deal


def answers(deals: int) -> None:
    """What players take for an answer, by the kind of decision."""
    for name, player in {**SEATED, **BACK_ROOM}.items():
        took: defaultdict[str, list[float]] = defaultdict(list)
        for number in range(deals):
            deal, chance = dealt(number), Random(number)
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


def reviews(deals: int) -> None:
    """What the judge takes for a player's part of a deal."""
    start, decisions = process_time(), 0
    for deal in map(finished, range(deals)):
        looked: list[Looked] = []
        for step, before in choices_of(deal):
            if before.turn == 0:
                judged = JudgeQuestion(deal, 0, WORLDS, step).answer()
                assert isinstance(judged, Looked)
                looked.append(judged)
        JudgeQuestion(deal, 0, WORLDS, looked=tuple(looked)).answer()
        decisions += len(looked)
    took = process_time() - start
    print(f"  a review: {took / deals:.1f} s, {took / decisions * 1000:.0f} ms a decision", flush=True)


def main() -> None:
    """Measures one after another."""
    asks = argparse.ArgumentParser(description=__doc__)
    asks.add_argument("--tables", type=int, default=100)
    asks.add_argument("--seconds", type=float, default=20)
    asks.add_argument("--deals", type=int, default=5)
    wanted = asks.parse_args()
    at = programs()
    assert at is not None, "PostgreSQL's server is not installed; scripts/postgresql says how to come by it"
    with Postgres(at, fsync=True) as postgres:
        asyncio.run(moves(postgres, wanted.tables, wanted.seconds))
    answers(wanted.deals)
    reviews(wanted.deals)


if __name__ == "__main__":
    main()
