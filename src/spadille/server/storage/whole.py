"""A whole database in one transaction: all that is in it at one moment, or all that it is to hold."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import URL, Connection
from sqlalchemy.ext.asyncio import AsyncConnection

from spadille.server.storage import postgres, sqlite
from spadille.server.storage.lock import Lock
from spadille.server.storage.place import Place, told
from spadille.server.storage.unusable import Newer, Unusable

Answer = TypeVar("Answer")
Work = Callable[[Connection], Answer]
_SNAPSHOT: Final[dict[str, Any]] = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}


def look(place: Place, work: Work[Answer]) -> Answer:
    """Looks at a database as it is at one moment; a server may go on using it.

    Raises:
        Unusable: it cannot be read, and why.
    """
    return _look_at_file(place, work) if isinstance(place, Path) else _in_postgres(place, work, _SNAPSHOT)


def fill(place: Place, work: Work[None]) -> None:
    """Fills a database that nobody uses, all at once or not at all.

    Raises:
        Unusable: it cannot be written, and why.
    """
    if isinstance(place, Path):
        _fill_file(place, work)
    else:
        _in_postgres(place, work, {})


def _look_at_file(path: Path, work: Work[Answer]) -> Answer:
    if not path.is_file():
        raise Unusable("cannot-open" if path.exists() else "missing", str(path))
    with sqlite.troubles(path):
        with closing(sqlite3.connect(path)) as connection:
            sqlite.judge(connection, path)
        engine = sqlite.sqlite_engine(path, begin="BEGIN")
        try:
            with engine.begin() as looking:
                return work(looking)
        finally:
            engine.dispose()


def _fill_file(path: Path, work: Work[None]) -> None:
    lock: Lock = sqlite.locked(path)
    engine = sqlite.sqlite_engine(path, begin="BEGIN IMMEDIATE")
    try:
        with sqlite.troubles(path):
            sqlite.mark(path)
            with engine.begin() as filling:
                work(filling)
    finally:
        engine.dispose()
        lock.release()


def _in_postgres(url: URL, work: Work[Answer], how: dict[str, Any]) -> Answer:
    try:
        return asyncio.run(_done(url, work, how))
    except Newer as trouble:
        raise Unusable("newer", told(url)) from trouble
    except postgres.NotOurs as trouble:
        raise Unusable("not-ours", told(url)) from trouble
    except postgres.TROUBLE as trouble:
        raise Unusable("cannot-open", told(url)) from trouble


async def _done(url: URL, work: Work[Answer], how: dict[str, Any]) -> Answer:
    engine = postgres.engine(url)
    try:
        async with engine.execution_options(**how).begin() as connection:
            await connection.run_sync(postgres.judge)
            return await _work(connection, work)
    finally:
        await engine.dispose()


async def _work(connection: AsyncConnection, work: Work[Answer]) -> Answer:
    return await connection.run_sync(work)
