"""Tests of the in-browser server: it plays, stores and answers like the HTTP server."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from fastapi import FastAPI

from spadille.app.routes import ROUTES
from spadille.games import GAMES
from spadille.pyodide.entry import begin
from spadille.server.ops.export_import import export_database, import_database
from spadille.server.routes import api_router
from spadille.storage import DatabaseUnusable
from spadille.storage.schema import current_version
from tests.support.pyodide_client import (
    LINE,
    MemoryBlobStore,
    MessageReceiver,
    open_table,
    play_until,
    request_json,
    start_worker_api,
)

NEVER = 99


async def whole_deal(game: str, folder: Path) -> None:
    shelf, ear = MemoryBlobStore(), MessageReceiver()
    api = await start_worker_api(shelf, ear, folder)
    preset = GAMES[game].presets[0]
    rules = GAMES[game].rules(preset.id)
    seats = rules.seats[0]
    table = await open_table(api, game, preset.id, seats)
    over = await play_until(api, ear, NEVER)
    assert sum(over["view"]["result"]["payments"]) == 0 or not rules.sums_to_zero
    (match,) = (await request_json(api, f"/tables/{table}/results"))["matches"]
    assert len(match["deals"]) == 1
    (played,) = (await request_json(api, "/me/history"))["matches"]
    assert (played["table"], played["game"]) == (table, game)
    await api.services.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_of_every_game_is_played_to_its_end(game: str, tmp_path: Path) -> None:
    asyncio.run(whole_deal(game, tmp_path))


async def killed_in_mid_deal(folder: Path) -> None:
    shelf, ear = MemoryBlobStore(), MessageReceiver()
    first = await start_worker_api(shelf, ear, folder)
    table = await open_table(first, "six-bid", "standard")
    before = await play_until(first, ear, 3)
    kept = MemoryBlobStore()
    kept.lines, kept.token = list(shelf.lines), shelf.token
    later = MessageReceiver()
    second = await start_worker_api(kept, later, folder)
    assert [mine["table"] for mine in (await request_json(second, "/tables"))["tables"]] == [table]
    await second.open_connection(1, table, screen=False)
    after = await play_until(second, later, 3)
    assert after["view"]["tricks"][:3] == before["view"]["tricks"][:3]
    over = await play_until(second, later, NEVER, after)
    assert over["view"]["result"] is not None
    await first.services.close()
    await second.services.close()


def test_a_killed_server_continues_a_deal_with_the_same_cards(tmp_path: Path) -> None:
    asyncio.run(killed_in_mid_deal(tmp_path))


async def todays_deal(folder: Path) -> None:
    shelf, ear = MemoryBlobStore(), MessageReceiver()
    api = await start_worker_api(shelf, ear, folder)
    before = await request_json(api, "/day/frog", status=409)
    assert before["code"] == "day-unfinished"
    table = (await request_json(api, "/day/frog", {"name": "Ann"}))["table"]
    assert (await request_json(api, "/day/frog", {"name": "Ann"}))["table"] == table
    await api.open_connection(LINE, table, screen=False)
    over = await play_until(api, ear, NEVER)
    played = await request_json(api, "/day/frog")
    assert (played["table"], played["others"]) == (table, [])
    assert played["counters"] == over["view"]["result"]["payments"][over["you"]]
    await api.services.close()


def test_the_daily_deal_is_played_once_and_shown_when_it_is_over(tmp_path: Path) -> None:
    asyncio.run(todays_deal(tmp_path))


async def squashed(folder: Path) -> None:
    shelf, ear = MemoryBlobStore(), MessageReceiver()
    first = await start_worker_api(shelf, ear, folder)
    table = await open_table(first, "frog", "foster")
    await play_until(first, ear, NEVER)
    found = await request_json(first, f"/tables/{table}/results")
    await first.store.compact()
    assert shelf.image is not None
    assert shelf.lines == []
    second = await start_worker_api(shelf, MessageReceiver(), folder)
    assert await request_json(second, f"/tables/{table}/results") == found
    await first.services.close()
    await second.services.close()


def test_an_image_holds_all_that_the_lines_held(tmp_path: Path) -> None:
    asyncio.run(squashed(tmp_path))


SCHEMA = current_version()
BAD_LINES = (
    "",
    "noise",
    "[",
    "[[]]",
    '{"a": 1}',
    '[["nowhere", {"id": 1}, []]]',
    f'{{"schema": {SCHEMA}, "rows": [["nowhere", {{"id": 1}}, []]]}}',
    f'{{"schema": {SCHEMA}, "rows": [["tables", 7, []]]}}',
    f'{{"schema": {SCHEMA}, "rows": [["tables", {{"came": 1}}, []]]}}',
    f'{{"schema": {SCHEMA}, "rows": [["tables", {{"id": 1}}, ["id"]]]}}',
    f'{{"schema": {SCHEMA}, "rows": [7]}}',
    "[" * 9000,
)
"""Texts that the store never wrote: noise, a truncated line, other types, an unknown table, and deep
nesting.
"""


async def damaged_shelf(folder: Path) -> tuple[MemoryBlobStore, set[str]]:
    """Return a blob store with two tables, one in the image and one in the rows after it, and the ids of the
    tables.
    """
    shelf = MemoryBlobStore()
    desk = await start_worker_api(shelf, MessageReceiver(), folder)
    first = await open_table(desk, "frog", "foster")
    await desk.store.compact()
    second = await open_table(desk, "six-bid", "standard")
    await desk.services.close()
    return shelf, {first, second}


async def tables_after(shelf: MemoryBlobStore, folder: Path) -> set[str]:
    """Start the server twice with this store, and return the ids of its tables.

    Check that a table plays on, and that nothing is set aside twice.
    """
    aside, found = "", set[str]()
    for _ in range(2):
        desk = await start_worker_api(shelf, MessageReceiver(), folder)
        found = {mine["table"] for mine in (await request_json(desk, "/tables"))["tables"]}
        aside = aside or shelf.aside
        assert shelf.aside == aside
        new = await open_table(desk, "six-bid", "standard")
        assert new in {mine["table"] for mine in (await request_json(desk, "/tables"))["tables"]}
        await desk.services.close()
    return found


async def spoilt_line(folder: Path, line: str) -> None:
    shelf, tables = await damaged_shelf(folder)
    shelf.lines.insert(1, line)
    assert tables <= await tables_after(shelf, folder)
    assert shelf.aside == f"{line}\n"


@pytest.mark.parametrize("line", BAD_LINES)
def test_a_line_that_cannot_be_read_is_set_aside_and_playing_goes_on(line: str, tmp_path: Path) -> None:
    asyncio.run(spoilt_line(tmp_path, line))


async def doubled_line(folder: Path) -> None:
    shelf, tables = await damaged_shelf(folder)
    shelf.lines.append(shelf.lines[-1])
    assert tables <= await tables_after(shelf, folder)
    assert shelf.aside == ""


def test_the_last_line_twice_is_no_loss(tmp_path: Path) -> None:
    asyncio.run(doubled_line(tmp_path))


async def noisy_image(folder: Path, page: int) -> None:
    shelf, tables = await damaged_shelf(folder)
    image = bytearray(shelf.image or b"")
    at = 4096 * page % len(image)
    image[at : at + 600] = bytes(255 - byte for byte in image[at : at + 600])
    shelf.image = bytes(image)
    found = await tables_after(shelf, folder)
    # the first page, and that of the only player, are needed for all tables
    assert tables <= found or (shelf.aside and (tables & found or page in {0, 16}))


@pytest.mark.parametrize("page", range(0, 36, 4))
def test_undamaged_tables_of_a_damaged_image_are_kept(page: int, tmp_path: Path) -> None:
    asyncio.run(noisy_image(tmp_path, page))


async def without_room(folder: Path) -> None:
    shelf, ear = MemoryBlobStore(), MessageReceiver()
    api = await start_worker_api(shelf, ear, folder)
    table = await open_table(api, "six-bid", "standard")
    shelf.full = True
    wanted = {"lesson": "six-bid-alone", "name": "Ann"}
    assert (await request_json(api, "/lessons", wanted, status=503))["code"] == "not-stored"
    shelf.full = False
    assert [mine["table"] for mine in (await request_json(api, "/tables"))["tables"]] == [table]
    await api.services.close()


def test_an_event_that_cannot_be_stored_does_not_happen(tmp_path: Path) -> None:
    asyncio.run(without_room(tmp_path))


async def erased(folder: Path) -> None:
    shelf, ear = MemoryBlobStore(), MessageReceiver()
    api = await start_worker_api(shelf, ear, folder)
    await open_table(api, "six-bid", "standard")
    assert (await request_json(api, "/me"))["known"] is True
    assert (await request_json(api, "/me/erase", {"name": "Bo"}, status=422))["code"] == "not-confirmed"
    assert (await request_json(api, "/me/erase", {"name": "ann"}, status=200))["known"] is False
    assert shelf.token == ""
    assert b"Ann" not in (shelf.image or b"")
    assert shelf.lines == []
    await api.services.close()


def test_an_erased_player_is_not_in_the_blob_store(tmp_path: Path) -> None:
    asyncio.run(erased(tmp_path))


async def refusals(folder: Path) -> None:
    api = await start_worker_api(MemoryBlobStore(), MessageReceiver(), folder)
    for path, body, code, status in (
        ("/nothing", None, "not-found", 404),
        ("/tables/nowhere", None, "unknown-table", 404),
        ("/tables", {"game": "whist"}, "malformed", 422),
        ("/tables/nowhere/hint", {}, "unknown-table", 404),
        ("/me/history?most=many", None, "malformed", 422),
    ):
        assert (await request_json(api, path, body, status=status))["code"] == code, path
    ear = MessageReceiver()
    await (await start_worker_api(MemoryBlobStore(), ear, folder)).open_connection(7, "nowhere", screen=False)
    assert ear.closed == [7]
    await api.services.close()


def test_what_cannot_be_answered_is_refused_as_by_a_server(tmp_path: Path) -> None:
    asyncio.run(refusals(tmp_path))


def test_every_call_is_asked_by_the_same_path_over_http() -> None:
    app = FastAPI()
    app.include_router(api_router)
    over_http = {(way.upper(), path) for path, ways in app.openapi()["paths"].items() for way in ways}
    assert {(call.method, f"/api{call.path}") for call in ROUTES} <= over_http


async def moved(folder: Path) -> None:
    here, ear = MemoryBlobStore(), MessageReceiver()
    first = await start_worker_api(here, ear, folder)
    done = await open_table(first, "frog", "foster")
    await play_until(first, ear, NEVER)
    first.close_connection(1)
    ear.messages = asyncio.Queue()
    begun = await open_table(first, "six-bid", "standard")
    before = await play_until(first, ear, 3)
    text = (await first.request("GET", "/export", "")).text
    history = await request_json(first, "/me/history")
    there, later = MemoryBlobStore(), MessageReceiver()
    empty = await start_worker_api(there, MessageReceiver(), folder)
    assert (await request_json(empty, "/import", {"lines": text[:-20]}, status=422))["code"] == "copy-unread"
    assert there.image is None
    await request_json(empty, "/import", {"lines": text}, status=200)
    second = await start_worker_api(there, later, folder)
    assert await request_json(second, "/me/history") == history
    assert (await request_json(second, f"/tables/{done}/results"))["matches"]
    await second.open_connection(1, begun, screen=False)
    after = await play_until(second, later, 3)
    assert after["view"]["tricks"][:3] == before["view"]["tricks"][:3]
    over = await play_until(second, later, NEVER, after)
    assert over["view"]["result"] is not None
    for api in (first, second):
        await api.services.close()


def test_everything_moves_to_another_browser_and_a_deal_in_play_goes_on_there(tmp_path: Path) -> None:
    asyncio.run(moved(tmp_path))


async def moved_to_a_server(folder: Path) -> None:
    api = await start_worker_api(MemoryBlobStore(), MessageReceiver(), folder)
    await open_table(api, "six-bid", "standard")
    copy = folder / "copy.jsonl"
    copy.write_text((await api.request("GET", "/export", "")).text, "utf-8")
    await api.services.close()
    import_database(copy, data=folder / "server.sqlite")
    again = folder / "again.jsonl"
    export_database(again, data=folder / "server.sqlite")
    moved, other = (file.read_text("utf-8").splitlines() for file in (copy, again))
    assert sorted(other[1:-1]) == sorted(moved[1:-1])


def test_a_server_takes_it_in_too(tmp_path: Path) -> None:
    asyncio.run(moved_to_a_server(tmp_path))


async def refused_store(folder: Path) -> None:
    shelf = MemoryBlobStore()
    desk = await start_worker_api(shelf, MessageReceiver(), folder)
    await open_table(desk, "frog", "foster")
    batches = list(shelf.lines)
    await desk.store.compact()
    image = shelf.image
    await desk.services.close()
    assert image is not None
    other = json.loads(batches[0])
    cases: list[tuple[bytes | None, list[str]]] = [
        (image[:60] + (9).to_bytes(4, "big") + image[64:], []),
        (None, [json.dumps(other | {"schema": 9})]),
    ]
    for number, (stored, lines) in enumerate(cases):
        kept = MemoryBlobStore()
        kept.image, kept.lines = stored, list(lines)
        with pytest.raises(DatabaseUnusable):
            await start_worker_api(kept, MessageReceiver(), folder)
        assert (kept.image, kept.lines) == (stored, lines), number


def test_data_of_an_unknown_version_is_refused_and_unchanged(tmp_path: Path) -> None:
    asyncio.run(refused_store(tmp_path))


def test_the_worker_begins_with_nothing_where_the_stored_data_cannot_be_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert (
        asyncio.run(begin(MemoryBlobStore(), MessageReceiver(), None, ['{"schema": 9, "rows": []}'], ""))
        is None
    )


async def refused_text(folder: Path) -> None:
    desk = await start_worker_api(MemoryBlobStore(), MessageReceiver(), folder)
    await open_table(desk, "frog", "foster")
    lines = (await desk.request("GET", "/export", "")).text.splitlines()
    head = json.loads(lines[0])
    for text in (
        "",
        "7",
        '{"v": 1, "kind": "spadille-copy", "shape": "0006"}',
        "\n".join([json.dumps(head | {"v": 3}), *lines[1:]]),
        "\n".join([json.dumps(head | {"schema": 9}), *lines[1:]]),
        "\n".join(lines).replace('"seq": 1,', f'"seq": {1 << 70},'),
        "\n".join(lines).replace('"name": "Ann"', '"name": "\\ud800"'),
        "\n".join([*lines[:1], *reversed(lines[1:-1]), lines[-1]]),
    ):
        refused = await request_json(desk, "/import", {"lines": text}, status=422)
        assert refused["code"] == "copy-unread", text[:80]
    await desk.services.close()


def test_a_text_of_another_version_is_not_taken_in(tmp_path: Path) -> None:
    asyncio.run(refused_text(tmp_path))


async def line_separators(folder: Path) -> None:
    desk = await start_worker_api(MemoryBlobStore(), MessageReceiver(), folder)
    await open_table(desk, "frog", "foster")
    desk.store.execute(("UPDATE players SET name = :name", {"name": "A\u2028n\x85n\x0b"}))
    text = (await desk.request("GET", "/export", "")).text
    await request_json(desk, "/import", {"lines": text}, status=200)
    await desk.services.close()


def test_a_name_with_a_line_separator_is_taken_in(tmp_path: Path) -> None:
    asyncio.run(line_separators(tmp_path))
