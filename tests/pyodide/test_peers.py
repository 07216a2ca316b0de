"""Tests of guests at a browser's table: what they may do, and that none of their messages
harms the others.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable, Coroutine
from pathlib import Path

import pytest

from spadille.app.routes import ROUTES
from spadille.pyodide.worker_api import WorkerApi
from tests.support.peer_client import LINE, PeerClient
from tests.support.pyodide_client import (
    MemoryBlobStore,
    MessageReceiver,
    open_table,
    play_until,
    request_json,
    start_worker_api,
)

NEVER = 99
MATCH = {"start": None, "bankrupt": "debt", "end": {"deals": 1}}
Scene = Callable[[WorkerApi, MessageReceiver, str], Coroutine[None, None, None]]


def play(scene: Scene, folder: Path) -> None:
    """Open a table of three with one free seat, as Ann, and run a test function there."""

    async def run() -> None:
        ear = MessageReceiver()
        api = await start_worker_api(MemoryBlobStore(), ear, folder)
        table = await open_table(api, "six-bid", "standard", free=[1])
        await asyncio.wait_for(scene(api, ear, table), 60)
        await api.services.close()

    asyncio.run(run())


async def whole_deal(api: WorkerApi, ear: MessageReceiver, table: str) -> None:
    bo = PeerClient(api, ear, table).come()
    assert (await bo.call(""))[0] == 200
    await bo.sit("Bo")
    await bo.open()
    own = asyncio.create_task(play_until(api, ear, NEVER))
    while bo.state["view"] is None or bo.state["view"]["result"] is None:
        if bo.is_asked:
            bo.send("act", action=bo.state["view"]["decision"]["answers"][0])
        await bo.until_changed()
    payments = (await own)["view"]["result"]["payments"]
    assert bo.state["view"]["result"]["payments"] == payments
    assert sum(payments) == 0


def test_a_guest_plays_a_whole_deal(tmp_path: Path) -> None:
    play(whole_deal, tmp_path)


async def own_seat_alone(api: WorkerApi, ear: MessageReceiver, table: str) -> None:
    bo, cy = (PeerClient(api, ear, table).come() for _ in range(2))
    await bo.sit("Bo")
    assert bo.token
    await bo.open()
    await cy.open()
    assert (bo.state["you"], cy.state["you"]) == (1, None)
    while not bo.is_asked:
        if ear.messages.empty():
            await asyncio.sleep(0)
        await _ann_plays(api, ear)
        while not ear.peers.of(bo.number).empty():
            await bo.until_changed()
    answer = bo.state["view"]["decision"]["answers"][0]
    cy.state = bo.state
    cy.send("act", action=answer)
    while not (refused := [message for message in cy.aside if message["type"] == "rejected"]):
        cy.note(await cy.hear())
    assert refused[0]["error"]["code"] == "not-seated"
    # the token goes to no one else: another device with a wrong one is a stranger
    dee = PeerClient(api, ear, table, token=bo.token + "x").come()
    assert (await dee.open())["you"] is None
    # the same device comes back to its seat
    bo.api.close_peer(bo.number)
    again = PeerClient(api, ear, table, token=bo.token).come()
    assert (await again.open())["you"] == 1


def test_a_guest_acts_for_no_other_seat_and_comes_back_to_its_own(tmp_path: Path) -> None:
    play(own_seat_alone, tmp_path)


async def refused_paths(api: WorkerApi, ear: MessageReceiver, table: str) -> None:
    wanted = {"game": "frog", "rules": "foster", "seats": 3, "name": "Ann", "match": MATCH}
    other = (await request_json(api, "/tables", wanted))["table"]
    bo = PeerClient(api, ear, table).come()
    bodies: dict[str, object] = {"GET": None, "POST": {}}
    for endpoint in ROUTES:
        if endpoint.method not in bodies or endpoint.path.startswith("/tables/{table}"):
            continue
        assert (await bo.call_path(endpoint.path, bodies[endpoint.method]))[0] == 404, endpoint.path
        bo = _fresh(bo)
    for path in ("/export", "/import", "/me", "/me/erase", "/tables", f"/tables/{table}/../../export"):
        assert (await bo.call_path(path))[0] == 404, path
        assert (await bo.call_path(path, {"lines": ""}))[0] == 404, path
    for path in ("", "/results", "/records", "/record", "/evening", "/deals/1/1"):
        assert (await bo.call(path, table=other))[0] == 404, path
    assert (await bo.call("/redeals", {"deal": 1}))[0] == 404


def _fresh(bo: PeerClient) -> PeerClient:
    bo.api.close_peer(bo.number)
    return PeerClient(bo.api, bo.ear, bo.table).come()


def test_a_guest_calls_nothing_but_what_is_of_this_table(tmp_path: Path) -> None:
    play(refused_paths, tmp_path)


NONSENSE = (
    "",
    "noise",
    "null",
    "[]",
    "[" * 9000,
    '{"a":' * 2000,
    '{"type": "hello"}',
    '{"type": "hello", "token": 7}',
    '{"type": "hello", "token": "' + "x" * 101 + '"}',
    '{"type": "call", "id": "1", "method": "GET", "path": "/", "body": ""}',
    '{"type": "call", "id": 1, "method": "DELETE", "path": "/", "body": ""}',
    '{"type": "call", "id": 1, "method": "GET", "path": "' + "/" * 301 + '", "body": ""}',
    '{"type": "open", "id": 1, "screen": false, "table": "another"}',
    '{"type": "send", "id": 1, "text": null}',
    '{"type": "hello", "token": "\\ud800"}',
    '{"type": "answer", "id": 1, "status": 200, "text": "", "token": null}',
    '{"type": "hello", "token": ""}' + " " * 16_384,
)


async def greets_twice(api: WorkerApi, ear: MessageReceiver, table: str) -> None:
    bo = PeerClient(api, ear, table).come()
    await bo.sit("Bo")
    bo.say(type="hello", token="")
    assert bo.number in ear.peers.closed


def test_a_guest_stays_who_it_is_while_it_is_connected(tmp_path: Path) -> None:
    play(greets_twice, tmp_path)


async def dropped(api: WorkerApi, ear: MessageReceiver, table: str) -> None:
    for text in NONSENSE:
        bo = PeerClient(api, ear, table).come()
        bo.raw(text)
        assert ear.peers.closed[-1:] == [bo.number], text
        bo.say(type="call", id=1, method="GET", path=f"/tables/{table}", body="")
        await asyncio.sleep(0)
        assert ear.peers.of(bo.number).empty()


def test_a_guest_that_does_not_keep_to_the_protocol_is_disconnected(tmp_path: Path) -> None:
    play(dropped, tmp_path)


def _anything(rng: random.Random, table: str) -> str:
    values: tuple[object, ...] = (
        "",
        0,
        -1,
        10**30,
        None,
        True,
        [],
        {},
        "x" * 300,
        f"/tables/{table}",
        "hello",
        "act",
        1.5,
        "\x00",
    )
    keys = ("type", "id", "method", "path", "body", "token", "screen", "text", "seq", "action")
    message: dict[str, object] = {
        key: rng.choice(values) for key in rng.sample(keys, rng.randint(0, len(keys)))
    }
    kinds = ("call", "open", "send", "close")
    if rng.random() < 0.997:
        usual: dict[str, dict[str, object]] = {
            "call": {
                "id": 1,
                "method": rng.choice(("GET", "POST")),
                "path": f"/tables/{table}/seats",
                "body": "{}",
            },
            "open": {"id": rng.randint(0, 9), "screen": rng.random() < 0.5},
            "send": {"id": rng.randint(0, 9), "text": json.dumps(message)},
            "close": {"id": rng.randint(0, 9)},
        }
        kind = rng.choice(kinds)
        message = {"type": kind, **usual[kind]}
    return json.dumps(message)


async def ten_thousand_messages(api: WorkerApi, ear: MessageReceiver, table: str) -> None:
    rng = random.Random(8)
    bo = PeerClient(api, ear, table).come()
    await bo.sit("Bo")
    await bo.open()
    bad = PeerClient(api, ear, table).come()
    for number in range(10_000):
        if ear.peers.closed[-1:] == [bad.number]:
            bad = PeerClient(api, ear, table).come()
        bad.raw(_anything(rng, table))
        if number % 100 == 0:
            await asyncio.sleep(0)
    assert (await bo.call(""))[0] == 200
    own = asyncio.create_task(play_until(api, ear, NEVER))
    while bo.state["view"] is None or bo.state["view"]["result"] is None:
        if bo.is_asked:
            bo.send("act", action=bo.state["view"]["decision"]["answers"][0])
        await bo.until_changed()
    assert sum((await own)["view"]["result"]["payments"]) == 0


def test_ten_thousand_messages_of_one_guest_leave_the_others_playing(tmp_path: Path) -> None:
    play(ten_thousand_messages, tmp_path)


async def too_many(api: WorkerApi, ear: MessageReceiver, table: str) -> None:
    first = [PeerClient(api, ear, table).come() for _ in range(17)]
    assert ear.peers.closed == [first[-1].number]
    bo = first[0]
    for number in range(9):
        bo.say(type="open", id=number, screen=False)
    assert bo.number in ear.peers.closed
    cy = first[1]
    statuses: list[int] = []
    for _ in range(20):
        cy.say(type="call", id=1, method="GET", path=f"/tables/{table}", body="")
    while len(statuses) < 20:
        statuses.append((await cy.hear())["status"])
    assert sorted(statuses) == [200] * 8 + [429] * 12
    again = [PeerClient(api, ear, table) for _ in range(60)]
    for peer in again:
        peer.come()
        api.close_peer(peer.number)
    assert len(ear.peers.closed) > 30


def test_peers_and_their_connections_and_calls_are_limited(tmp_path: Path) -> None:
    play(too_many, tmp_path)


async def opened_again_at_once(api: WorkerApi, ear: MessageReceiver, table: str) -> None:
    bo = PeerClient(api, ear, table).come()
    for _ in range(20):
        bo.say(type="open", id=1, screen=False)
        bo.say(type="close", id=1)
    bo.say(type="open", id=1, screen=False)
    kinds = [(await bo.hear())["type"] for _ in range(2)]
    assert kinds == ["opened", "line"]
    assert ear.peers.of(bo.number).empty()


def test_a_connection_that_is_closed_while_it_is_opened_does_not_stay(tmp_path: Path) -> None:
    play(opened_again_at_once, tmp_path)


async def seen_by_a_guest(api: WorkerApi, ear: MessageReceiver, table: str) -> None:
    """Play until the guest has a hand. Check that messages to a watcher contain none of its cards."""
    bo, cy = (PeerClient(api, ear, table).come() for _ in range(2))
    await bo.sit("Bo")
    await bo.open()
    await cy.open()
    heard = [json.dumps(cy.state)]
    while not (bo.state.get("view") and cy.state.get("view")):
        await _ann_plays(api, ear)
        for peer in (bo, cy):
            while not ear.peers.of(peer.number).empty():
                peer.note(message := await peer.hear())
                if peer is cy:
                    heard.append(message.get("text", ""))
    hand = [held["card"] for held in bo.state["view"]["hand"]]
    assert len(hand) == 11
    assert any("hand" in text for text in heard)
    assert not any(f'"{card}"' in text for card in hand for text in heard)


def test_a_watcher_sees_no_card_of_a_seat(tmp_path: Path) -> None:
    play(seen_by_a_guest, tmp_path)


@pytest.mark.parametrize("path", ["/hint", "/coach", "/text-commands", "/seats"])
def test_a_stranger_is_refused_with_an_answer(path: str, tmp_path: Path) -> None:
    async def scene(api: WorkerApi, ear: MessageReceiver, table: str) -> None:
        status, answer = await PeerClient(api, ear, table).come().call(path, {})
        assert 400 <= status < 500
        assert answer["code"]

    play(scene, tmp_path)


async def killed(kills: int, folder: Path) -> None:
    """Kill the host and the guest alternately, at random moments. Check that every acknowledged action is
    stored exactly once.
    """
    rng, shelf, ear = random.Random(kills), MemoryBlobStore(), MessageReceiver()
    api = await start_worker_api(shelf, ear, folder)
    match = MATCH | {"end": {"deals": 1 + kills // 8}}
    table = await open_table(api, "six-bid", "standard", free=[1], match=match)
    bo = PeerClient(api, ear, table).come()
    await bo.sit("Bo")
    await bo.open()
    done: dict[int, list[str]] = {}
    """The guest's acknowledged actions, by deal."""
    for kill in range(kills):
        for _ in range(rng.randrange(2, 9)):
            await _one_move(api, ear, bo, done)
        if kill % 2:
            api.close_peer(bo.number)
        else:
            later = MemoryBlobStore()
            later.lines, later.image, later.token = list(shelf.lines), shelf.image, shelf.token
            await api.services.close()
            shelf, ear = later, MessageReceiver()
            api = await start_worker_api(shelf, ear, folder)
            await api.open_connection(LINE, table, screen=False)
        bo = PeerClient(api, ear, table, token=bo.token).come()
        state = await bo.open()
        assert state["you"] == 1
        if state["table"]["deal"] in done:
            own = [action for action in state["view"]["actions"] if action.startswith("1 ")]
            assert own[: len(done[state["table"]["deal"]])] == done[state["table"]["deal"]]
    assert done
    await api.services.close()


async def _one_move(api: WorkerApi, ear: MessageReceiver, bo: PeerClient, done: dict[int, list[str]]) -> None:
    """Let each player who must answer do so, until the guest has moved once or is ready for the next deal."""
    for _ in range(200):
        await _ann_plays(api, ear)
        while not ear.peers.of(bo.number).empty():
            bo.note(await bo.hear())
        if bo.is_asked:
            view, deal = bo.state["view"], bo.state["table"]["deal"]
            action, before = view["decision"]["answers"][0], len(bo.aside)
            bo.send("act", action=action)
            while not any(message["type"] == "accepted" for message in bo.aside[before:]):
                bo.note(await bo.hear())
            done.setdefault(deal, []).append(action)
            return
        if bo.state["view"] and bo.state["view"]["result"]:
            bo.send("next")
        await asyncio.sleep(0)


async def _ann_plays(api: WorkerApi, ear: MessageReceiver) -> None:
    while not ear.messages.empty():
        message = ear.messages.get_nowait()
        view = message.get("view")
        if not view:
            continue
        usual = {"id": f"ann-{message['seq']}", "seq": message["seq"]}
        if view["result"]:
            api.receive(LINE, json.dumps({"type": "next"} | usual))
        elif view["decision"] and view["turn"] == message["you"]:
            act = {"type": "act", "action": view["decision"]["answers"][0]}
            api.receive(LINE, json.dumps(act | usual))
    await asyncio.sleep(0.001)


@pytest.mark.parametrize("kills", [6, pytest.param(50, marks=pytest.mark.long)])
def test_no_acknowledged_move_is_lost_when_host_or_guest_is_killed(kills: int, tmp_path: Path) -> None:
    asyncio.run(asyncio.wait_for(killed(kills, tmp_path), 300))
