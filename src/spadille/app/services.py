"""The services of a server: its tables, players, bots, caches and reviews."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import count
from typing import Protocol

from spadille import protocol
from spadille.app import lessons
from spadille.app.accounts.connections import ConnectionRegistry
from spadille.app.accounts.service import AccountService
from spadille.app.accounts.session_store import SessionStore
from spadille.app.catalogue.service import list_games
from spadille.app.challenges.service import ChallengeService
from spadille.app.club.service import ClubService
from spadille.app.daily.calendar import DailyCalendar
from spadille.app.daily.service import DailyService
from spadille.app.hints.service import HintService
from spadille.app.less_luck.service import LessLuckService
from spadille.app.rate_limit import RateLimiter
from spadille.app.result_cache import ResultCache
from spadille.app.reviews.service import ReviewService
from spadille.app.stats.service import StatsService
from spadille.app.tables.lobby import Lobby
from spadille.app.tables.registry import TableRegistry
from spadille.storage import Store
from spadille.table.bot_runner import Bot, BotRunner, WorkerPool
from spadille.table.deal_source import DealSource, SystemRandomSource
from spadille.table.limits import Limits
from spadille.workers.protocol import Question, Reply
from spadille.workers.threads import ComputePool, run_in_thread


class ReviewPool(WorkerPool, Protocol):
    """The worker pool of bots and reviews. `Services` starts and closes it."""

    def open(self) -> None:
        """Start the workers."""

    async def close(self) -> None:
        """Stop the workers; pending questions get no answer."""

    async def ask(self, asked: Question, rank: int = 0) -> Reply:
        """Return the reply of a bot or the evaluator. Questions with a lower rank are answered first."""


@dataclass(frozen=True)
class Timings:
    """Delays and timeouts of a server, in seconds."""

    bot_delay: float = 0.0
    """Delay between a bot's turn and its answer."""
    next_deal_timeout: float = 20.0
    """Time from the first player who is ready to the next deal, if other players are idle."""
    nonce_timeout: float = 0.0
    """Time from the commitment to the deal, if a player sends no nonce."""
    maintenance_interval: float = 60.0
    """Time between two maintenance runs, which evict idle tables."""
    deletion_every: int = 60
    """Number of maintenance runs for each deletion of abandoned tables."""
    hint_timeout: float = 4.0
    """The longest time that computing a hint may take."""
    health_timeout: float = 2.0
    """Time within which the database must answer a ping, or the server counts as unhealthy."""


@dataclass(frozen=True)
class Services:
    """The services of one server. `make_services` connects them."""

    store: Store
    timings: Timings
    limits: Limits
    rate_limiter: RateLimiter
    compute: ComputePool
    worker_pool: ReviewPool | None
    bot_runner: BotRunner
    games: protocol.Games
    result_cache: ResultCache
    tables: TableRegistry
    lobby: Lobby
    sessions: SessionStore
    connections: ConnectionRegistry
    accounts: AccountService
    hints: HintService
    reviews: ReviewService
    stats: StatsService
    less_luck: LessLuckService
    challenges: ChallengeService
    clubs: ClubService
    daily: DailyService
    delete_after_days: int = 0
    """Days after which abandoned tables are deleted; 0: never."""

    def start(self) -> None:
        """Start the worker pool, if there is one."""
        if self.worker_pool is not None:
            self.worker_pool.open()

    async def run_maintenance(self) -> None:
        """Run maintenance forever: evict idle tables, overwrite erased rows, delete abandoned tables."""
        for run in count():
            await asyncio.sleep(self.timings.maintenance_interval)
            await self.tables.evict_idle()
            await self.accounts.retry_secure_delete()
            if run % self.timings.deletion_every == 0:
                await self.tables.delete_abandoned(self.delete_after_days)

    async def close(self) -> None:
        """Close all tables, then the workers, overwrite erased rows, and close the store."""
        await self.tables.release_all()
        self.bot_runner.close()
        self.reviews.close()
        if self.worker_pool is not None:
            await self.worker_pool.close()
        self.compute.close()
        await self.accounts.retry_secure_delete()
        await run_in_thread(self.store.close)


def make_services(
    store: Store,
    bots: Mapping[str, Bot],
    *,
    timings: Timings | None = None,
    source: DealSource | None = None,
    worker_pool: ReviewPool | None = None,
    limits: Limits | None = None,
    delete_after_days: int = 0,
    daily_calendar: DailyCalendar | None = None,
) -> Services:
    """Create the services of one server, and connect them with each other."""
    timings, limits, source = timings or Timings(), limits or Limits(), source or SystemRandomSource()
    bot_runner = BotRunner(
        lessons.add_companions(bots), timings.bot_delay, worker_pool, hint_timeout=timings.hint_timeout
    )
    compute, result_cache = ComputePool(), ResultCache(store)
    sessions, connections = SessionStore(store), ConnectionRegistry()
    tables = TableRegistry(
        store,
        bot_runner,
        source,
        limits,
        compute,
        next_deal_timeout=timings.next_deal_timeout,
        nonce_timeout=timings.nonce_timeout,
    )
    lobby, calendar = Lobby(store, tables, bot_runner, source), daily_calendar or DailyCalendar()
    return Services(
        store=store,
        timings=timings,
        limits=limits,
        rate_limiter=RateLimiter(limits),
        compute=compute,
        worker_pool=worker_pool,
        bot_runner=bot_runner,
        games=list_games(
            [*bots, *(worker_pool.tiers if worker_pool else ())],
            {game.game for game in lessons.list_lessons().games},
        ),
        result_cache=result_cache,
        tables=tables,
        lobby=lobby,
        sessions=sessions,
        connections=connections,
        accounts=AccountService(store, sessions, connections, tables),
        hints=HintService(bot_runner),
        reviews=ReviewService(worker_pool, result_cache),
        stats=StatsService(store, tables, result_cache, compute),
        less_luck=LessLuckService(worker_pool, store, tables, result_cache),
        challenges=ChallengeService(store, lobby, result_cache, bot_runner),
        clubs=ClubService(store, lobby, tables, compute),
        daily=DailyService(calendar, store, lobby, tables, result_cache=result_cache, bot_pool=bot_runner),
        delete_after_days=delete_after_days,
    )
