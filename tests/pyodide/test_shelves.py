"""What a browser has kept since an older release is opened by this one, without what only a server has."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from spadille.pyodide.worker_api import WorkerApi
from spadille.storage.sqlite import migrate
from spadille.storage.sqlite.migrate import newest
from tests.pyodide.old_shelf import EXAMPLES, NEVER, shelf_of
from tests.support.pyodide_client import LINE, Ear, Shelf, answer_of, opened, state_where

Kept = dict[str, Any]
SHELVES = sorted(EXAMPLES.glob("*.json"))


@pytest.fixture(params=SHELVES, ids=lambda shelf: shelf.stem)
def kept(request: pytest.FixtureRequest) -> Kept:
    found: Kept = json.loads(request.param.read_text("utf-8"))
    return found


@pytest.fixture(autouse=True)
def without_a_server(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(name: str) -> None:
        raise AssertionError(f"{name} is not in a browser")

    monkeypatch.setattr(migrate, "resolve_name", fail)


async def goes_on(api: WorkerApi, ear: Ear, kept: Kept) -> None:
    """The finished match is there, and the deal in play is played to its end."""
    assert await answer_of(api, "/me/history") == kept["history"]
    assert (await answer_of(api, f"/tables/{kept['finished']}/results"))["matches"]
    await api.open_connection(LINE, kept["playing"], screen=False)
    before = await state_where(api, ear, 3)
    assert before["view"]["tricks"][:3] == kept["tricks"]
    over = await state_where(api, ear, NEVER, before)
    assert sum(over["view"]["result"]["payments"]) == 0


async def goes_on_from_the_shelf(kept: Kept, folder: Path) -> None:
    shelf, ear = shelf_of(kept), Ear()
    api = await opened(shelf, ear, folder)
    await goes_on(api, ear, kept)
    await api.store.compact()
    assert shape(shelf) == newest()
    await api.services.close()


def shape(shelf: Shelf) -> str:
    assert shelf.image is not None
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.deserialize(shelf.image[:18] + b"\x01\x01" + shelf.image[20:])
        (number,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    return str(number)


def test_a_deal_that_was_begun_in_an_older_release_goes_on_in_this_one(kept: Kept, tmp_path: Path) -> None:
    asyncio.run(goes_on_from_the_shelf(kept, tmp_path))


async def goes_on_from_the_file(kept: Kept, folder: Path) -> None:
    shelf, ear = Shelf(), Ear()
    empty = await opened(shelf, Ear(), folder)
    await answer_of(empty, "/import", {"lines": kept["moved"]}, status=200)
    api = await opened(shelf, ear, folder)
    await goes_on(api, ear, kept)
    for opened_desk in (empty, api):
        await opened_desk.services.close()


def test_a_file_that_was_taken_along_then_is_taken_in_now(kept: Kept, tmp_path: Path) -> None:
    asyncio.run(goes_on_from_the_file(kept, tmp_path))


def test_there_is_an_example_of_the_latest_shape() -> None:
    assert newest() in [shelf.stem for shelf in SHELVES]
