"""Tests of a player's rights: devices are listed and signed out, a new code ends old tokens, and the
player can be erased.
"""

from __future__ import annotations

import asyncio
import json
import signal
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta, tzinfo
from pathlib import Path
from random import Random
from typing import Self

import pytest
from sqlalchemy import URL
from websockets.exceptions import ConnectionClosed

from spadille import protocol
from spadille.app.services import Timings, make_services
from spadille.app.tables import registry
from spadille.app.tables.registry import TableRegistry
from spadille.protocol.api_error import ApiError
from spadille.server.ops.audit import audit
from spadille.server.ops.export_import import export_database, import_database
from spadille.server.ops.repair import repair
from spadille.storage import DatabaseUrl, Event, Store, WriteFailed, open_store
from spadille.storage.abandoned_tables import delete_table, find_abandoned, is_abandoned
from spadille.storage.accounts import erase_player, sign_out, update_last_seen
from spadille.storage.database import HeldElsewhere
from spadille.storage.event import JoinedPlayer as Known
from spadille.storage.event import format_time, now, today
from spadille.storage.hash_chain import GENESIS, seal_event
from spadille.storage.pseudonyms import make_pseudonym
from spadille.storage.sqlite.connections import ConnectionPool
from spadille.storage.sqlite.store import SqliteDatabase
from spadille.storage.store import device_row, event_row, event_rows, table_row
from tests.app.test_accounts import code_of, finished, me, recover
from tests.storage.test_accounts import finished_match
from tests.support.client import (
    AMPLE_LIMITS,
    AMPLE_RATE,
    BOTS,
    Guest,
    JsonObject,
    Page,
    play_randomly,
    run_server,
)
from tests.support.nginx import run_nginx, with_nginx
from tests.support.server_process import LONG_LEASE, ServerProcess, url_text
from tests.support.stored_events import ANN, BO, nth_event
from tests.support.stored_tables import read_events

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1"
ONE_DEAL: JsonObject = {"start": None, "bankrupt": "debt", "end": {"deals": 1}}


@pytest.fixture(scope="module", name="address")
def a_house_where_codes_are_often_used(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    file = tmp_path_factory.mktemp("house") / "tables.sqlite"
    with run_server(file, limits=replace(AMPLE_LIMITS, recoveries=AMPLE_RATE)) as address:
        yield address


@pytest.fixture(name="ann")
def at_a_computer(address: str) -> Iterator[Guest]:
    with Guest(address, "Ann") as ann:
        ann.http.headers["user-agent"] = FIREFOX
        yield ann


@pytest.fixture(name="phone")
def in_her_hand(address: str) -> Iterator[Guest]:
    with Guest(address, "Ann's telephone") as phone:
        phone.http.headers["user-agent"] = IPHONE
        yield phone


def devices(guest: Guest) -> list[protocol.Device]:
    return protocol.Devices.model_validate_json(guest.http.get("/api/me/devices").text).devices


def other(guest: Guest) -> str:
    """Return the id of the device that the player is not using now."""
    (found,) = [device.id for device in devices(guest) if not device.here]
    return found


def post(guest: Guest, path: str, **fields: object) -> tuple[int, str]:
    """Send a request about the player's own account. Return the status and the error code."""
    answer = guest.http.post(f"/api/me/{path}", json=fields)
    return answer.status_code, str(answer.json().get("code", ""))


def is_closed(page: Page) -> bool:
    """Read the remaining messages of a connection. Return whether the server then closes it."""
    try:
        while True:
            page.read()
    except ConnectionClosed:
        return True


def seat(guest: Guest, table: str) -> int | None:
    """Return the player's seat at a table."""
    state = guest.page(table).state
    assert state is not None
    return state.you


# Devices


def test_each_device_has_a_name_of_its_own_and_the_days_it_was_here(ann: Guest, phone: Guest) -> None:
    ann.open_table()
    assert recover(phone, code_of(ann)) == 200
    found = {(device.browser, device.system): device for device in devices(ann)}
    assert found.keys() == {("Firefox", "Linux"), ("Safari", "iPhone")}
    assert (
        {device.came for device in found.values()} == {device.seen for device in found.values()} == {today()}
    )
    assert [system for (_, system), device in found.items() if device.here] == ["Linux"]
    assert [device.system for device in devices(phone) if device.here] == ["iPhone"]


def test_a_signed_out_device_is_disconnected_at_once(ann: Guest, phone: Guest) -> None:
    table = ann.open_table()
    recover(phone, code_of(ann))
    mine, lost = ann.page(table), phone.page(table)
    mine.until(lambda state: bool(state.view and state.view.decision))
    assert post(ann, f"devices/{other(ann)}/sign-out") == (200, "")
    assert is_closed(lost)
    assert not me(phone).known
    assert seat(phone, table) is None
    assert isinstance(mine.act(mine.answers[0]), protocol.Accepted)
    assert [device.here for device in devices(ann)] == [True]


def test_all_others_are_signed_out_together(ann: Guest, phone: Guest, address: str) -> None:
    table = ann.open_table()
    code = code_of(ann)
    with Guest(address) as tablet:
        assert recover(phone, code) == recover(tablet, code) == 200
        pages = [phone.page(table), tablet.page(table)]
        assert post(ann, "sign-out-others") == (200, "")
        assert all(map(is_closed, pages))
        assert [me(guest).known for guest in (ann, phone, tablet)] == [True, False, False]


def test_one_signs_out_here_and_comes_back_with_the_code(ann: Guest) -> None:
    table = ann.open_table()
    code = code_of(ann)
    (here,) = devices(ann)
    assert post(ann, f"devices/{here.id}/sign-out") == (200, "")
    assert not ann.http.cookies
    assert not me(ann).known
    assert post(ann, "sign-out-others") == (403, "not-known")
    assert recover(ann, code) == 200
    assert seat(ann, table) == 0


def test_only_own_devices_can_be_signed_out(ann: Guest, phone: Guest) -> None:
    ann.open_table()
    phone.open_table()
    (hers,) = devices(phone)
    assert post(ann, f"devices/{hers.id}/sign-out") == (404, "no-such-device")
    assert me(phone).known
    assert post(ann, "devices/nowhere/sign-out") == (404, "no-such-device")


def test_a_new_code_ends_the_keys_of_all_other_devices_and_the_old_code(ann: Guest, phone: Guest) -> None:
    table = ann.open_table()
    old = code_of(ann)
    recover(phone, old)
    lost = phone.page(table)
    new = code_of(ann)
    assert is_closed(lost)
    assert not me(phone).known
    assert recover(phone, old) == 404
    assert me(ann).known
    assert recover(phone, new) == 200


def test_using_a_code_twice_gives_one_device(ann: Guest) -> None:
    ann.open_table()
    assert recover(ann, code_of(ann)) == 200
    assert [device.here for device in devices(ann)] == [True]


def test_an_unknown_visitor_has_nothing_to_sign_out(ann: Guest) -> None:
    assert ann.http.get("/api/me/devices").status_code == 403
    for path in ("devices/any/sign-out", "sign-out-others", "recovery"):
        assert post(ann, path) == (403, "not-known")
    assert post(ann, "erase", name="Ann") == (403, "not-known")


def test_the_last_use_of_a_device_never_goes_back(store: Store) -> None:
    store.enqueue(device_row(ANN, "phone", b"p" * 32, "Safari/iPhone", "2024-11-05")).result()
    for day, seen in (("2024-11-06", "2024-11-06"), ("2024-11-04", "2024-11-06")):
        store.execute(update_last_seen("phone", day))
        player = store.find_player(b"p" * 32)
        assert player is not None
        assert (player.device, player.seen) == ("phone", seen)
    store.execute(sign_out(BO, "phone"))
    assert store.find_player(b"p" * 32) == ANN
    store.execute(sign_out(ANN, "phone"))
    assert store.find_player(b"p" * 32) is None


# What other players can find out


def test_in_records_a_player_has_another_id_at_every_table(sqlite_file: Path) -> None:
    with run_server(sqlite_file) as address, Guest(address, "Ann") as ann:
        tables = [ann.open_table(), ann.open_table()]
        records = [ann.record(table) for table in tables]
        ids = [record["players"][0]["id"] for record in records]
    assert len(set(ids)) == 2
    known = read_events(sqlite_file, tables[0])[0].joined[ids[0]]
    assert known.name == "Ann"
    assert ids == [make_pseudonym(known.player, table) for table in tables]
    with closing(open_store(sqlite_file)) as store:
        kept = store.query("SELECT table_id, player, payload FROM events")
    assert not any(known.player in str(line) or '"Ann"' in str(line) for line in kept)


# Erasure

NAME = "Zebulon"


@dataclass(frozen=True)
class PlayedTables:
    """The tables at which the player Zeb has played or watched, for tests that erase Zeb."""

    zeb: Guest
    bo: Guest
    over: str
    """A table with a finished match."""
    going: str
    """A table where a deal with Bo is in play."""
    waiting: str
    """A table that waits for more people."""
    watching: Page
    """Bo's connection to the table where a deal is in play."""


def about(zeb: Guest, bo: Guest) -> PlayedTables:
    over = zeb.open_table(match=ONE_DEAL, rules="hoyle")
    play_randomly([zeb.page(over)], Random(7), finished)
    going, waiting = zeb.open_table(free=[1]), zeb.open_table(free=[1, 2])
    assert bo.sit(going, 1).status_code == 201
    watching = bo.page(going)
    watching.until(lambda state: state.table.stage == "playing")
    code_of(zeb)
    return PlayedTables(zeb, bo, over, going, waiting, watching)


def check_erased(evening: PlayedTables) -> None:
    """Check that Zeb is erased: the seats are free, the matches are anonymous, and the player is unknown."""
    zeb, bo = evening.zeb, evening.bo
    assert not zeb.http.cookies
    assert not me(zeb).known
    assert is_closed(evening.watching)
    page = bo.page(evening.going)
    assert page.until(lambda state: state.table.seats[0].bot is not None).you == 1
    bo.page(evening.waiting).until(lambda state: not state.table.seats[0].taken)
    (line,) = bo.http.get(f"/api/tables/{evening.over}/records").text.splitlines()
    player = json.loads(line)["players"][0]
    assert player["name"] == "a player"
    assert player["id"].startswith("guest-")
    results = protocol.TableResults.model_validate_json(
        bo.http.get(f"/api/tables/{evening.over}/results").text
    )
    (own,) = [line for line in results.matches[0].standing if line.seat == 0]
    assert (own.name, own.bot) == ("", None)


def export_all(place: DatabaseUrl, folder: Path) -> str:
    """Return the text of all exports of a database: the dump and the matches."""
    where = {"data": place} if isinstance(place, Path) else {"database": url_text(place)}
    export_database(folder / "all.jsonl", **where)
    export_database(folder / "matches.jsonl", matches=True, **where)
    return "".join((folder / name).read_text("utf-8") for name in ("all.jsonl", "matches.jsonl"))


def test_an_erased_player_is_in_no_file_export_or_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SPADILLE_LOG_LEVEL", "debug")
    file = tmp_path / "house" / "tables.sqlite"
    with (
        ServerProcess(file) as running,
        Guest(running.address, NAME) as zeb,
        Guest(running.address, "Bo") as bo,
    ):
        evening = about(zeb, bo)
        words = [NAME, read_events(file, evening.going)[0].joined[pseudonym_of_zeb(evening)].player]
        assert post(zeb, "erase", name="Bo") == (422, "not-confirmed")
        assert me(zeb).known
        assert post(zeb, "erase", name=f" {NAME.upper()} ") == (200, "")
        kept = b"".join(part.read_bytes() for part in file.parent.iterdir())
        assert [word for word in words if word.encode() in kept] == []
        check_erased(evening)
        _, out, err = running.stop(signal.SIGTERM)
    printed = out + err + export_all(file, tmp_path)
    assert [word for word in words if word in printed] == []
    kept = b"".join(part.read_bytes() for part in file.parent.iterdir())
    assert [word for word in words if word.encode() in kept] == []
    check_audit_and_repair(file, tmp_path)


def check_audit_and_repair(file: Path, folder: Path) -> None:
    """Check that a database file passes the audit, and that its repaired copy is equal, after a player was
    erased.
    """
    assert audit(str(file)) == repair(str(file), folder / "repaired.sqlite") == 0
    export_database(folder / "repaired.jsonl", data=folder / "repaired.sqlite")
    assert (folder / "repaired.jsonl").read_bytes() == (folder / "all.jsonl").read_bytes()


def pseudonym_of_zeb(evening: PlayedTables) -> str:
    """Return Zeb's pseudonym at the table where a deal is in play."""
    return str(evening.zeb.record(evening.going)["players"][0]["id"])


@pytest.mark.postgresql
@with_nginx
def test_an_erased_player_is_unknown_to_postgresql_and_all_servers(postgres_url: URL, tmp_path: Path) -> None:
    with (
        ServerProcess(postgres_url, more=LONG_LEASE) as here,
        ServerProcess(postgres_url, more=LONG_LEASE) as there,
        run_nginx(tmp_path, here.address, there.address) as near,
        run_nginx(tmp_path, there.address, here.address) as far,
        Guest(near.address, NAME) as zeb,
        Guest(far.address, "Bo") as bo,
    ):
        evening = about(zeb, bo)
        elsewhere = Guest(far.address)
        elsewhere.http.cookies = zeb.http.cookies
        page = elsewhere.page(evening.going)
        assert post(zeb, "erase", name=NAME) == (200, "")
        assert is_closed(page)
        check_erased(evening)
        assert NAME not in export_all(postgres_url, tmp_path)
        elsewhere.leave()


def test_a_promised_seat_of_an_erased_player_is_free(sqlite_file: Path) -> None:
    with run_server(sqlite_file) as address, Guest(address, "Bo") as bo, Guest(address, NAME) as zeb:
        table = bo.open_table()
        page = bo.page(table)
        page.until(lambda state: bool(state.view and state.view.decision))
        assert zeb.sit(table, 1).json()["waiting"] is True
        page.until(lambda state: state.table.seats[1].promised == NAME)
        assert post(zeb, "erase", name=NAME) == (200, "")
        assert is_closed(page)
        bo.page(table).until(lambda state: state.table.seats[1].promised is None)


def test_a_name_written_after_the_erasure_is_refused(store: Store) -> None:
    """A name that is written after its player was erased refers to no player."""
    store.execute(*erase_player(ANN))
    named = replace(nth_event(1), joined={"guest-1": Known(ANN.id, ANN.name)})
    assert isinstance(store.enqueue(*event_rows(named)).exception(), WriteFailed)
    assert store.load_events("oak") == []


def test_a_file_is_rewritten_once_for_all_erasures_since_the_last_time(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    scrubbed: list[int] = []
    erased: list[str] = []
    monkeypatch.setattr(store, "secure_delete", lambda: scrubbed.append(len(erased)))
    services = make_services(store, BOTS, timings=Timings(maintenance_interval=0.0))

    async def evening() -> None:
        for player in (ANN, BO):
            erased.append(player.id)
            await services.accounts.erase_player(player)
        assert scrubbed == [1]
        sweeping = asyncio.create_task(services.run_maintenance())
        while len(scrubbed) < 2:
            await asyncio.sleep(0)
        sweeping.cancel()
        await asyncio.gather(sweeping, return_exceptions=True)

    asyncio.run(evening())
    assert scrubbed == [1, 2]


def test_the_last_erasure_is_overwritten_before_the_server_closes(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    scrubbed: list[int] = []
    monkeypatch.setattr(store, "secure_delete", lambda: scrubbed.append(1))

    async def evening() -> None:
        services = make_services(store, BOTS)
        for player in (ANN, BO):
            await services.accounts.erase_player(player)
        await services.close()

    asyncio.run(evening())
    assert len(scrubbed) == 2


def test_a_file_is_written_anew_without_being_held_in_memory(sqlite_file: Path) -> None:
    open_store(sqlite_file).close()
    writer, orders = ConnectionPool(sqlite_file), list[str]()
    with writer.acquire() as connection:
        connection.set_trace_callback(orders.append)
    database = SqliteDatabase(writer, writer)
    database.secure_delete()
    database.close()
    anew = orders.index("VACUUM")
    assert "PRAGMA temp_store = FILE" in orders[:anew]
    assert "PRAGMA temp_store = MEMORY" in orders[anew:]


# Abandoned tables


def store_table(store: Store, table: str, day: str) -> Event:
    """Store a table that was opened on a day, with one event of that day."""
    event = seal_event(replace(nth_event(1, table), time=f"{day}T12:00:00.000Z"), GENESIS)
    store.enqueue(table_row(table, "six-bid", "standard", event.time), *event_rows(event)).result()
    return event


def test_a_table_is_abandoned_when_nothing_happened_for_long_and_no_match_was_finished(store: Store) -> None:
    days = {"old": "2024-01-01", "gone on with": "2024-01-01", "finished": "2024-01-01", "new": "2024-12-01"}
    events = {table: store_table(store, table, day) for table, day in days.items()}
    later = replace(nth_event(2, "gone on with"), time="2024-12-01T12:00:00.000Z")
    later = seal_event(later, events["gone on with"].seal)
    store.enqueue(event_row(later), *finished_match(1, 0, table="finished")).result()
    assert find_abandoned(store, "2024-06-01T00:00:00.000Z") == ["old"]
    assert [table for table in days if is_abandoned(store, table, "2024-06-01T00:00:00.000Z")] == ["old"]
    store.execute(*delete_table("old"))
    assert find_abandoned(store, "2024-06-01T00:00:00.000Z") == []
    assert store.load_events("old") == []
    assert len(store.load_events("gone on with")) == 2


@pytest.mark.parametrize(("delete_after_days", "left"), [(30, ["oak"]), (0, ["oak", "old"])])
def test_abandoned_tables_are_deleted_after_the_set_number_of_days(
    store: Store, delete_after_days: int, left: list[str]
) -> None:
    store_table(store, "old", "2024-01-01")
    services = make_services(store, BOTS, delete_after_days=delete_after_days)
    delete_after_a_day(services.tables, services.delete_after_days)
    assert list_tables(store) == left


def list_tables(store: Store) -> list[str]:
    return [table for (table,) in store.query("SELECT id FROM tables ORDER BY id")]


def delete_after_a_day(tables: TableRegistry, days: int) -> None:
    """Run the hourly deletion of abandoned tables for a day. `days` is the age from which
    tables are deleted.
    """
    with pytest.MonkeyPatch.context() as patched:
        for hour in range(25):
            patched.setattr(registry, "monotonic", lambda now=3600.0 * hour: now)
            asyncio.run(tables.delete_abandoned(days))


class FastClock(datetime):
    """A wall clock that is 400 days ahead."""

    @classmethod
    def now(cls, tz: tzinfo | None = None) -> Self:
        return super().now(tz) + timedelta(days=400)


def test_a_clock_that_is_wrong_deletes_nothing(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock is wrong for a minute or forever, and events are stored with the wrong time meanwhile."""
    store_table(store, "idle", today())
    before = list_tables(store)
    tables = make_services(store, BOTS).tables
    with monkeypatch.context() as wrong:
        wrong.setattr(registry, "datetime", FastClock)
        delete_after_a_day(tables, 365)
        assert list_tables(store) == before
        store_table(store, "new", format_time(FastClock.now(UTC))[:10])
        for _ in range(3):
            asyncio.run(tables.delete_abandoned(365))
        assert list_tables(store) == sorted([*before, "new"])
    delete_after_a_day(tables, 365)
    assert list_tables(store) == sorted([*before, "new"])


def test_a_mark_ends_when_a_table_goes_on(store: Store) -> None:
    first = store_table(store, "old", "2024-01-01")
    tables = make_services(store, BOTS).tables
    asyncio.run(tables.delete_abandoned(30))
    store.enqueue(event_row(seal_event(replace(nth_event(2, "old"), time=now()), first.seal))).result()
    delete_after_a_day(tables, 30)
    assert "old" in list_tables(store)


def test_a_restart_marks_abandoned_tables_anew_and_the_day_begins_again(store: Store) -> None:
    store_table(store, "old", "2024-01-01")
    before = list_tables(store)
    for _restart in range(3):
        asyncio.run(make_services(store, BOTS).tables.delete_abandoned(30))
        assert list_tables(store) == before
    delete_after_a_day(make_services(store, BOTS).tables, 30)
    assert list_tables(store) == [table for table in before if table != "old"]


def test_an_import_restores_deleted_tables_and_they_stay(sqlite_file: Path, tmp_path: Path) -> None:
    dump, restored = tmp_path / "dump.jsonl", tmp_path / "restored.sqlite"
    with run_server(sqlite_file) as address, Guest(address) as ann:
        table = ann.open_table()
    export_database(dump, data=sqlite_file)
    with closing(open_store(sqlite_file)) as store:
        before = store.load_events(table)
        store.execute(*delete_table(table))
    import_database(dump, data=restored)
    with closing(open_store(restored)) as store, pytest.MonkeyPatch.context() as patched:
        patched.setattr(registry, "datetime", FastClock)
        asyncio.run(make_services(store, BOTS).tables.delete_abandoned(30))
        assert store.load_events(table) == before


def test_a_table_that_is_being_deleted_is_not_found(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    store_table(store, "old", "2024-01-01")
    tables = make_services(store, BOTS).tables

    monkeypatch.setattr(registry, "_SECOND_READING", 0.0)

    async def asked() -> None:
        taking_away = asyncio.create_task(tables.delete_abandoned(30))
        while "old" not in tables:
            await asyncio.sleep(0)
        with pytest.raises(ApiError, match="unknown-table"):
            await tables.load("old")
        await taking_away

    asyncio.run(asked())
    assert "old" not in tables


def test_a_table_that_another_server_holds_is_not_taken_away(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    store_table(store, "old", "2024-01-01")
    monkeypatch.setattr(store, "claim", lambda _: HeldElsewhere(7, None))
    tables = make_services(store, BOTS).tables
    delete_after_a_day(tables, 30)
    assert len(store.load_events("old")) == 1
    assert "old" not in tables
