"""Tests of a server killed with SIGKILL: the match continues with the same cards, and each acknowledged event
is stored once.
"""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import InvalidStatus

from spadille import protocol
from spadille.notation.views import view_json
from spadille.play.seeing import view_of
from spadille.storage import Insert, Store, WriteFailed, open_store
from spadille.storage.sqlite.connections import ConnectionPool
from spadille.storage.sqlite.store import SqliteDatabase
from tests.support.client import Guest, JsonObject, Page, run_server
from tests.support.deal_sources import SeededKeys
from tests.support.server_process import ServerProcess
from tests.support.stored_tables import read_events, read_state


def until_asked(page: Page) -> Page:
    """Wait until the player must decide or the deal is over. Return the same connection."""
    page.until(lambda state: bool(state.view and (state.view.decision or state.view.result)))
    return page


def answer(page: Page, chance: Random, name: str) -> None:
    """Answer the decision, or confirm the next deal, with a message of the id `name`. Wait for the
    acknowledgement.
    """
    until_asked(page)
    answer = (
        page.act(chance.choice(page.answers), id=name)
        if page.answers
        else page.send_and_wait("next", id=name)
    )
    assert isinstance(answer, protocol.Accepted), answer
    page.until_seq(answer.seq)
    page.until(lambda state: state.table.stage != "between" or not state.table.seats[0].ready)


def in_mid_trick(page: Page) -> bool:
    """Return whether it is this seat's turn with cards on the table."""
    return bool(until_asked(page).answers and page.view.trick and page.view.trick.cards)


def test_a_match_continues_with_the_same_cards_after_many_kills(sqlite_file: Path, port: int) -> None:
    chance, accepted = Random(9), list[str]()
    cookie, table = "", ""
    before: protocol.State | None = None
    for life in range(4):
        with ServerProcess(sqlite_file, port) as server, Guest(server.address) as ann:
            table = table or ann.open_table(match=OPEN)
            cookie = cookie or ann.cookie
            page = until_asked(Page(server.address, table, cookie))
            assert before is None or page.state == before
            while len(accepted) < 3 * (life + 1) or not in_mid_trick(page):
                accepted.append(f"{life}.{len(accepted)}")
                answer(page, chance, accepted[-1])
            before = page.state
            server.kill()
            page.close()
        heard = [event.payload["id"] for event in read_events(sqlite_file, table) if "id" in event.payload]
        assert heard == accepted
    deal = read_state(sqlite_file, table).deal
    assert deal is not None
    assert before is not None
    assert before.view == protocol.View.model_validate(view_json(view_of(deal, 0)))


OPEN: JsonObject = {"start": None, "bankrupt": "debt", "end": {"deals": 420}}


class FullStore(Store):
    """A store whose disk a test can make full."""

    full = False

    def insert(self, *rows: Insert) -> asyncio.Future[None]:
        """Insert rows, or fail if the disk is full."""
        if not self.full:
            return super().insert(*rows)
        refused: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        refused.set_exception(WriteFailed("disk full"))
        return refused


def test_a_full_disk_is_reported_and_the_table_continues_when_there_is_room(
    sqlite_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def opened(sqlite_file: Path) -> Store:
        engines = (ConnectionPool(sqlite_file), ConnectionPool(sqlite_file))
        return FullStore(SqliteDatabase(*engines))

    open_store(sqlite_file).close()
    with run_server(sqlite_file, opened=opened, source=SeededKeys("full")) as address, Guest(address) as ann:
        table = ann.open_table(match=OPEN)
        page = until_asked(ann.page(table))
        before = page.state
        monkeypatch.setattr(FullStore, "full", True)
        assert page.send_rejected("act", action=page.answers[0], id="mine").code == "not-stored"
        assert ann.request_table().status_code == 503
        assert ann.page(table).state == before
        monkeypatch.setattr(FullStore, "full", False)
        answer(page, Random(1), "mine")
        until_asked(page)
    kept = read_events(sqlite_file, table)
    assert [event.seq for event in kept] == list(range(1, len(kept) + 1))


@pytest.mark.parametrize("seed", range(2))
def test_a_message_in_flight_at_a_kill_is_handled_at_most_once(
    seed: int, sqlite_file: Path, port: int
) -> None:
    chance = Random(seed)
    with ServerProcess(sqlite_file, port) as server, Guest(server.address) as ann:
        table, cookie = ann.open_table(), ann.cookie
        page = until_asked(Page(server.address, table, cookie))
        message = {"type": "act", "id": "under way", "seq": page.seq, "action": chance.choice(page.answers)}
        page.send(message)
        server.kill()
        page.close()
    with ServerProcess(sqlite_file, port) as server:
        page = until_asked(Page(server.address, table, cookie))
        page.send(message)
        again = page.answer("under way")
        done = isinstance(again, protocol.Accepted) or again.error.code == "repeated"
        assert done
        page.close()
    heard = [event.payload["id"] for event in read_events(sqlite_file, table) if "id" in event.payload]
    assert heard == ["under way"]


def test_a_manipulated_table_is_not_played_and_others_are(sqlite_file: Path) -> None:
    with run_server(sqlite_file) as address, Guest(address) as ann:
        spoilt, sound = ann.open_table(), ann.open_table()
        until_asked(ann.page(spoilt))
        until_asked(ann.page(sound))
        cookie = ann.cookie
    with closing(sqlite3.connect(sqlite_file)) as other:
        other.execute("UPDATE events SET kind = 'danced' WHERE table_id = ? AND seq = 2", (spoilt,))
        other.commit()
    with run_server(sqlite_file) as address, Guest(address) as ann:
        refused = ann.http.get(f"/api/tables/{spoilt}")
        assert (refused.status_code, refused.json()["code"]) == (500, "corrupted")
        mine = ann.http.get("/api/tables", headers={"Cookie": cookie}).json()
        assert [line["table"] for line in mine["tables"]] == [sound]
        assert mine["damaged"] == 1, "what is left out is not left out in silence"
        with pytest.raises(InvalidStatus):
            Page(address, spoilt, cookie)
        page = Page(address, sound, cookie)
        answer(page, Random(1), "on")
        page.close()
