"""Requests that compute: each has an end, a bounded cost, and a place of its own."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator
from itertools import islice, product
from string import ascii_lowercase
from time import process_time
from typing import Any

import httpx2
import pytest
from starlette.types import Message, Receive, Scope, Send

from spadille.app.rate_limit import RateLimiter
from spadille.games import GAMES
from spadille.notation.making import made
from spadille.notation.records import record_json
from spadille.pad.club import MAX_EVENINGS, MAX_LINES
from spadille.pad.entries import MAX_ENTRIES
from spadille.protocol import Error
from spadille.protocol.api_error import ApiError
from spadille.server.middleware import MOST_BYTES, SecurityMiddleware
from spadille.table.limits import Limits
from spadille.workers.threads import ComputePool, run_in_thread
from tests.server.guests import PATIENCE, Guest

MOST_SECONDS = 2.0
"""The processor time that the worst request may take; slow machines included."""
HEAD = {
    "entry": "open",
    "game": "six-bid",
    "rules": "standard",
    "options": {},
    "names": ["A", "B", "C"],
    "dealer": 0,
}


def code(answer: httpx2.Response) -> tuple[int, str]:
    return answer.status_code, Error.model_validate_json(answer.text).code


def short_names() -> Iterator[str]:
    for length in (1, 2, 3):
        yield from map("".join, product(ascii_lowercase, repeat=length))


def club_of_many() -> dict[str, Any]:
    """One evening with as many players as a season may have lines."""
    tallies = [{"name": name, "counters": 1} for name in islice(short_names(), MAX_LINES)]
    evening = {"v": 1, "kind": "evening", "title": "", "tallies": tallies}
    return {"tables": [], "evenings": [evening]}


def season_of_many() -> dict[str, Any]:
    """As many evenings as a season may have, each of other players."""
    players = MAX_LINES // MAX_EVENINGS
    tallies = [[number, 0, 0, 0, 0, 1] for number in range(MAX_LINES)]
    evenings = [
        {"v": 1, "kind": "evening", "title": "", "tallies": tallies[first : first + players]}
        for first in range(0, MAX_LINES, players)
    ]
    names = list(islice(short_names(), MAX_LINES))
    return {"tables": [], "names": names, "evenings": evenings, "file": "season"}


def replaced_players() -> dict[str, Any]:
    """A sheet on which players are replaced as often as one takes, written out as a file."""
    swaps = [{"entry": "replace", "seat": n % 3, "name": f"{n}"} for n in range(MAX_ENTRIES - 1)]
    return {"log": [HEAD, *swaps], "file": "csv"}


def record(**changed: object) -> dict[str, Any]:
    rules = GAMES["six-bid"].rules("standard")
    return {**record_json(next(made(rules, 3, "work", 1, "spread"))), **changed}


WORST = {
    "/api/pad/club, players": ("/api/pad/club", club_of_many),
    "/api/pad/club, evenings": ("/api/pad/club", season_of_many),
    "/api/pad, players replaced": ("/api/pad", replaced_players),
    "/api/deals, actions": (
        "/api/deals", lambda: {"text": json.dumps(record(actions=["0 pass"] * 5000))[: MOST_BYTES - 9000]}
    ),
    "/api/deals, blanks": ("/api/deals", lambda: {"text": " " * (MOST_BYTES - 20)}),
    "/api/deals, letters": ("/api/deals", lambda: {"text": "A" * (MOST_BYTES - 20)}),
    "/api/deals, addresses": ("/api/deals", lambda: {"text": "/deal/A?seat=1 " * 4000}),
}  # fmt: skip


@pytest.mark.parametrize("worst", WORST)
def test_the_worst_request_costs_little(address: str, worst: str) -> None:
    path, body = WORST[worst]
    with Guest(address) as ann:
        text = json.dumps(body(), separators=(",", ":"))
        assert len(text) <= MOST_BYTES
        before = process_time()
        answer = ann.http.post(path, content=text, headers={"Content-Type": "application/json"})
        assert process_time() - before < MOST_SECONDS
        assert answer.status_code in (200, 422), answer.text[:200]


@pytest.mark.parametrize("seats", [-(10**12), -1, 0, 1, 2, 99, 10**12])
@pytest.mark.parametrize("dealer", [-1, 0, 10**12])
def test_a_record_of_an_impossible_table_is_refused(address: str, seats: int, dealer: int) -> None:
    with Guest(address) as ann:
        answer = ann.http.post("/api/deals", json={"text": json.dumps(record(seats=seats, dealer=dealer))})
        assert code(answer) == (422, "bad-deal")


def test_a_function_in_a_thread_that_stops_an_iteration_is_done() -> None:
    async def ask(pool: ComputePool) -> None:
        for run in (run_in_thread, pool.run):
            with pytest.raises(RuntimeError, match="StopIteration"):
                await asyncio.wait_for(run(next, iter(())), PATIENCE)

    pool = ComputePool()
    asyncio.run(ask(pool))
    pool.close()


def test_a_full_pool_refuses_and_lets_others_look_things_up() -> None:
    begun, end = threading.Semaphore(0), threading.Event()

    def compute() -> None:
        begun.release()
        end.wait(PATIENCE)

    async def ask() -> None:
        pool = ComputePool(threads=1, max_waiting=1)
        running = [asyncio.create_task(pool.run(compute)) for _ in range(2)]
        await run_in_thread(begun.acquire)
        with pytest.raises(ApiError) as refusal:
            await pool.run(int)
        assert (refusal.value.status, refusal.value.error.code) == (429, "busy")
        assert await run_in_thread(int) == 0
        running[0].cancel()
        with pytest.raises(ApiError):
            await pool.run(int)
        end.set()
        await running[1]
        assert await pool.run(int) == 0
        pool.close()

    asyncio.run(ask())


def test_a_request_without_an_answer_is_given_one() -> None:
    async def never(_scope: Scope, _receive: Receive, _send: Send) -> None:
        await asyncio.get_running_loop().create_future()

    sent: list[Message] = []

    async def ask() -> None:
        async def send(message: Message) -> None:
            sent.append(message)

        async def receive() -> Message:
            return {"type": "http.request", "body": b"", "more_body": False}

        door = SecurityMiddleware(never, RateLimiter(Limits()), engine=False, timeout=0.01)
        scope: Scope = {"type": "http", "method": "GET", "path": "/api/games", "headers": [], "client": None}
        await door(scope, receive, send)

    asyncio.run(ask())
    assert (sent[0]["status"], json.loads(sent[1]["body"])["code"]) == (503, "unavailable")
