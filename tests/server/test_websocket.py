"""Tests of the WebSocket: who may open it, malformed messages, and broken connections."""

from __future__ import annotations

import json
import socket
from itertools import count
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from spadille import protocol
from spadille.app.tables.registry import TableRegistry
from spadille.protocol.api_error import api_error
from spadille.server.uvicorn_server import listen
from spadille.table.actor import TableActor
from spadille.table.transport import TRY_AGAIN
from tests.support.client import Guest, Page, play_randomly


def test_pages_of_another_origin_get_no_socket(address: str) -> None:
    with Guest(address) as ann:
        table = ann.open_table()
        for origin in ("http://elsewhere.example", "https://127.0.0.1", "null"):
            with pytest.raises(InvalidStatus) as refused:
                Page(address, table, ann.cookie, origin=origin)
            assert refused.value.response.status_code == 403


def test_an_unknown_table_has_no_socket(address: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        Page(address, "nowhere", "")
    assert refused.value.response.status_code == 404
    assert b"unknown-table" in refused.value.response.body


def test_other_paths_have_no_socket(address: str) -> None:
    with pytest.raises(InvalidStatus):
        Page(address, "x/../../..", "")


def test_messages_are_not_compressed(address: str) -> None:
    with Guest(address) as ann:
        page = ann.page(ann.open_table())
        assert page.socket.protocol.extensions == []


def test_a_huge_message_closes_only_its_connection(address: str) -> None:
    with Guest(address) as ann:
        table = ann.open_table()
        page, other = ann.page(table), ann.page(table)
        page.send("x" * 70_000)
        with pytest.raises(ConnectionClosed) as closed:
            page.until_seq(10**6)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
        play_randomly([other], Random(1), lambda table: table.stage == "between")


def test_a_flood_of_malformed_messages_does_not_disturb_others(address: str) -> None:
    with Guest(address) as ann, Guest(address, "Eve") as eve:
        table = ann.open_table()
        page, flood = ann.page(table), eve.page(table)
        for number in range(640):
            flood.send(json.dumps({"type": "act", "id": str(number), "seq": 1, "action": "0 pass"}))
            if number % 16 == 15:
                for _ in range(16):
                    assert_refused(flood)
        play_randomly([page], Random(1), lambda table: table.stage == "between")


def assert_refused(page: Page) -> None:
    while isinstance(message := page.read(), protocol.State):
        pass
    assert isinstance(message, protocol.Rejected)


def test_a_broken_connection_is_noticed(address: str) -> None:
    with Guest(address, "Ann") as ann, Guest(address, "Bo") as bo:
        table = ann.open_table(free=[1, 2])
        bo.sit(table, 1)
        page, cut = ann.page(table), bo.page(table)
        page.until(lambda state: state.table.seats[1].present)
        cut.socket.socket.shutdown(socket.SHUT_RDWR)
        page.until(lambda state: not state.table.seats[1].present)


def test_a_reconnected_client_has_the_whole_state(address: str) -> None:
    with Guest(address) as ann:
        table = ann.open_table()
        page = ann.page(table)
        for seed in range(4):
            answer_a_few(page, Random(seed))
            last = page.state
            page.close()
            page = ann.page(table)
            assert page.state == last


def answer_a_few(page: Page, chance: Random) -> None:
    """Answer three decisions, then wait for the next decision or the end of the deal."""
    for _ in range(3):
        page.until(lambda state: bool(state.view and (state.view.decision or state.view.result)))
        if page.answers:
            answer = page.act(chance.choice(page.answers))
            assert isinstance(answer, protocol.Accepted)
            page.until_seq(answer.seq)
    page.until(lambda state: bool(state.view and (state.view.decision or state.view.result)))


def test_a_client_is_disconnected_if_the_table_moves_while_it_connects(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another server has taken over the table, because this server has lost its lease."""
    at_hand, asked = TableRegistry.load, count(1)

    async def gone_when_asked_again(registry: TableRegistry, table: str) -> TableActor:
        if next(asked) % 2 == 0:
            raise api_error("unavailable")
        return await at_hand(registry, table)

    with Guest(address) as ann:
        table = ann.open_table()
        monkeypatch.setattr(TableRegistry, "load", gone_when_asked_again)
        with pytest.raises(ConnectionClosed) as closed:
            ann.page(table)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == TRY_AGAIN


def test_small_messages_are_sent_at_once() -> None:
    with listen("127.0.0.1", 0) as door, socket.create_connection(door.getsockname()) as _caller:
        line, _ = door.accept()
        with line:
            # asyncio checks this before it sets TCP_NODELAY.
            assert line.proto == socket.IPPROTO_TCP
