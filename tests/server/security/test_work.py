"""Tests of expensive requests: the time of each is bounded, and none blocks others."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import re
import threading
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import thread_time

import httpx2
import pytest
from starlette.types import Message, Receive, Scope, Send

from spadille import protocol
from spadille.app.rate_limit import RateLimiter, RequestMeter
from spadille.notation.days import read_chains
from spadille.protocol import Error
from spadille.protocol.api_error import ApiError
from spadille.server.middleware import MOST_BYTES, SecurityMiddleware
from spadille.server.ops.settings import CONFIG, BadSetting, settings
from spadille.table.limits import Limits, Rate
from spadille.workers.metering import Metered, current_meter
from spadille.workers.threads import ComputePool, run_in_thread
from tests.app.test_deal_routes import code_by
from tests.pad.sheets import make_head
from tests.server.security.worst_requests import DEALS, TYPED, WORST, Worst, prepare, record
from tests.support.client import TIMEOUT, Guest, play_randomly, run_server
from tests.support.noted_meter import RecordingMeter

MOST_OF_LOOP = 25
"""How long a step may hold the event loop, in readings of the largest request as JSON. A reading takes about
0.2 ms, so this is about 5 ms. The unit grows with the step when the machine is slow.
"""
LARGEST_JSON = json.dumps(["a"] * (MOST_BYTES // 5))


def code(answer: httpx2.Response) -> tuple[int, str]:
    return answer.status_code, Error.model_validate_json(answer.text).code


NO_WORKERS = Limits(worker_time=Rate(0, 0.0))
BODIES = [
    *("/api/tables", "/api/hand-previews", "/api/deals", "/api/pad", "/api/pad/club", "/api/sheets"),
    *("/api/lessons", "/api/day/six-bid", "/api/me/recover", "/api/tables/x/text-commands"),
]
FIELDS = [
    ("/api/pad", '{"log": [{"entry": "open", "game": %s}]}'),
    ("/api/pad", '{"log": [], "add": {"a": %s}}'),
    ("/api/pad", '{"log": [], "draft": {"a": %s}}'),
    ("/api/pad/club", '{"tables": [[{"a": %s}]]}'),
    ("/api/pad/club", '{"tables": [], "evenings": [{"a": %s}]}'),
    ("/api/sheets", '{"name": "Ann", "log": [{"a": %s}]}'),
    ("/api/tables", '{"options": %s}'),
]


@pytest.fixture
def charged(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Record the processor time that requests are charged, and return the list."""
    seconds: list[float] = []
    monkeypatch.setattr(RequestMeter, "charge_processor", lambda _, more: seconds.append(more))
    return seconds


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> list[tuple[float, str]]:
    """Record each callback that holds an event loop too long, with the time in units of `time_reading`.
    Return the list.
    """
    found: list[tuple[float, str]] = []
    run = asyncio.Handle._run

    def run_watched(handle: asyncio.Handle) -> None:
        started = thread_time()
        run(handle)
        seconds = thread_time() - started
        if seconds > 0.002 and (readings := seconds / time_reading()) > MOST_OF_LOOP:
            found.append((readings, repr(handle)))

    monkeypatch.setattr(asyncio.Handle, "_run", run_watched)
    return found


def time_reading() -> float:
    """Return the processor seconds that this machine needs now to read the largest request as JSON."""
    started = thread_time()
    json.loads(LARGEST_JSON)
    return thread_time() - started


def test_every_route_has_a_bounded_cost_and_does_not_hold_the_loop(
    sqlite_file: Path, charged: list[float], held: list[tuple[float, str]]
) -> None:
    """Request every route twice. The loop is watched the second time, when nothing is left to import."""
    with run_server(sqlite_file) as address, Guest(address) as ann:
        described = ann.http.get("/openapi.json").json()["paths"]
        routes = {f"{method.upper()} {path}" for path, methods in described.items() for method in methods}
        places = prepare(ann)
        tried = {without_names(worst.name) for worst in WORST}
        assert {without_names(route) for route in routes if " /api/" in route} <= tried
        for worst in WORST:
            charged.clear()
            answer = worst.ask(ann, places)
            assert answer.status_code < 500 or not worst.path.startswith("/api"), worst
            assert answer.status_code != 429, worst
            assert sum(charged) < worst.seconds, worst
        gc.collect()
        gc.disable()
        try:
            for worst in WORST:
                assert any(not_held(worst, ann, places, held) for _ in range(5)), (worst, held)
        finally:
            gc.enable()


def not_held(worst: Worst, guest: Guest, places: dict[str, str], held: list[tuple[float, str]]) -> bool:
    """Return whether a request did not hold the event loop too long. The request is repeated if the machine
    was busy.
    """
    held.clear()
    worst.ask(guest, places)
    return not held


def without_names(route: str) -> str:
    return re.sub(r"\{\w+\}|/9/", lambda found: "/{}/" if found[0] == "/9/" else "{}", route)


@pytest.mark.parametrize("worst", [worst for worst in WORST if worst.path == "/api/pad"], ids=range(2))
def test_the_longest_sheets_are_sheets(address: str, worst: Worst) -> None:
    with Guest(address) as ann:
        answer = worst.ask(ann, {}).json()
        assert answer["refusal"] is None
        assert answer["text"]


def test_the_json_of_a_table_is_cached_until_an_event(sqlite_file: Path, charged: list[float]) -> None:
    with run_server(sqlite_file) as address, Guest(address) as ann:
        table = prepare(ann)["table"]
        paths = ("results", "records", f"deals/1/{DEALS}")
        for path in (*paths, *paths):
            first = ann.http.get(f"/api/tables/{table}/{path}").text
            charged.clear()
            assert ann.http.get(f"/api/tables/{table}/{path}").text == first
            assert sum(charged) < 0.01
        page = ann.page(table)
        before = ann.http.get(f"/api/tables/{table}/results").text
        play_randomly([page], Random(1), lambda now: now.stage == "between")
        assert len(ann.http.get(f"/api/tables/{table}/results").text) > len(before)


def test_a_client_network_can_use_up_its_work_budget(sqlite_file: Path) -> None:
    """A client network that has used up its work budget is refused, on open connections too, and other
    clients are not.
    """
    club = next(worst for worst in WORST if worst.path == "/api/pad/club")
    with run_server(sqlite_file, limits=Limits(work=Rate(1, 0.0))) as address, Guest(address) as ann:
        page = ann.page(ann.open_table())
        answers = [club.ask(ann, {}).status_code for _ in range(100)]
        assert answers[0] == 200
        assert answers[-1] == 429
        assert code(ann.http.get("/api/games")) == (429, "too-much-work")
        assert page.send_rejected("act", action="0 pass").code == "too-often"
        with Guest(address) as bo:
            bo.http.headers["X-Forwarded-For"] = "192.0.2.1"
            assert bo.http.get("/api/games").status_code == 200


def test_a_client_network_has_one_thread_and_a_share_of_the_queue() -> None:
    begun, end = threading.Semaphore(0), threading.Event()

    def compute() -> None:
        begun.release()
        end.wait(TIMEOUT)

    async def compute_for(network: str, pool: ComputePool, what: Callable[[], object]) -> None:
        current_meter.set(RateLimiter(Limits()).meter(network))
        await pool.run(what)

    async def ask() -> None:
        pool = ComputePool()
        greedy = [asyncio.create_task(compute_for("greedy", pool, compute)) for _ in range(60)]
        await run_in_thread(begun.acquire)
        await asyncio.wait_for(compute_for("other", pool, int), TIMEOUT)
        assert not begun.acquire(blocking=False)
        refused = [task for task in greedy if task.done()]
        assert len(refused) == 44
        end.set()
        done = await asyncio.gather(*greedy, return_exceptions=True)
        assert sum(isinstance(error, ApiError) for error in done) == 44
        pool.close()

    asyncio.run(ask())


def test_only_the_steps_of_a_task_are_charged() -> None:
    noted = RecordingMeter("a network")

    def spin(seconds: float) -> None:
        until = thread_time() + seconds
        while thread_time() < until:
            pass

    async def answer() -> str:
        spin(0.02)
        await run_in_thread(spin, 0.03)
        with contextlib.suppress(LookupError):
            await asyncio.gather(asyncio.sleep(0.0), fail())
        return "an answer"

    async def fail() -> None:
        raise LookupError

    async def ask() -> None:
        current_meter.set(noted)
        other = asyncio.create_task(asyncio.sleep(0.0))
        assert await Metered(answer(), noted) == "an answer"
        await other
        spin(0.1)
        with pytest.raises(LookupError):
            await Metered(fail(), noted)

    asyncio.run(ask())
    assert 0.05 <= noted.charged < 0.1


@pytest.mark.parametrize("seats", [-(10**12), -1, 0, 1, 2, 99, 10**12])
@pytest.mark.parametrize("dealer", [-1, 0, 10**12])
def test_a_record_of_an_impossible_table_is_refused(address: str, seats: int, dealer: int) -> None:
    with Guest(address) as ann:
        answer = ann.http.post("/api/deals", json={"text": json.dumps(record(seats=seats, dealer=dealer))})
        assert code(answer) == (422, "bad-deal")


@pytest.mark.parametrize(
    ("method", "path", "body", "allowed"),
    [
        ("POST", "/api/sheets", {"log": [make_head()], "name": "Ann"}, Limits(tables=Rate(1, 0.0))),
        ("POST", "/api/me/recover", {"code": "x"}, Limits(recoveries=Rate(1, 0.0))),
        ("GET", "/api/games", None, Limits(calls=Rate(1, 0.0))),
        ("GET", "/health", None, Limits(fetches=Rate(1, 0.0))),
        ("GET", "/api/games", None, Limits(work=Rate(0, 0.0))),
        ("POST", "/api/trainer/six-bid?seed=1&number=1", {"action": "0 pass"}, NO_WORKERS),
        ("POST", "/api/deals/{code}/reviews", {"seat": 0}, NO_WORKERS),
    ],
)
def test_all_ipv6_addresses_of_a_network_share_one_limit(
    sqlite_file: Path, method: str, path: str, body: object, allowed: Limits
) -> None:
    """All IPv6 addresses of one network share one rate limit, on every route."""
    with run_server(sqlite_file, limits=allowed) as address, Guest(address) as ann:

        def ask_from(client: str) -> int:
            headers = {"X-Forwarded-For": client}
            at = path.format(code=code_by())
            return ann.http.request(method, at, json=body, headers=headers).status_code

        answers = [ask_from(f"2001:db8::{number:x}") for number in range(1, 4)]
        assert answers[1:] == [429, 429]
        burst = [rate.burst for rate in (allowed.work, allowed.worker_time)]
        assert (answers[0] == 429) is (0 in burst)
        assert 0 in burst or ask_from("2001:db8:0:1::1") != 429


NESTED = {"{": ('{"a":', "1", "}"), "[": ("[", "1", "]")}
DEPTHS = (100, 300, 900, 7_000)


@pytest.mark.parametrize("depth", DEPTHS)
@pytest.mark.parametrize("brackets", NESTED)
def test_a_deeply_nested_text_is_refused(address: str, brackets: str, depth: int) -> None:
    """The nested text is sent whole, cut off, within a text of a body, and as a field of every kind of
    body.
    """
    opening, middle, closing = NESTED[brackets]
    for whole in (opening * depth + middle + closing * depth, opening * depth):
        with Guest(address) as ann:
            assert ann.http.post("/api/deals", json={"text": whole}).status_code == 422
            assert ann.http.post("/api/pad", json={"log": [], "read": whole}).status_code in (200, 422)
            for path in BODIES:
                answer = ann.http.post(path, content=whole, headers=TYPED)
                assert answer.status_code in (400, 413, 422), (path, answer.text[:200])
            for path, field in FIELDS:
                answer = ann.http.post(path, content=field % whole, headers=TYPED)
                assert answer.status_code < 500, (path, answer.text[:200])


@pytest.mark.parametrize("depth", DEPTHS)
def test_a_deeply_nested_message_is_refused(address: str, depth: int) -> None:
    with Guest(address) as ann:
        page = ann.page(ann.open_table())
        for text in ("[" * depth + "]" * depth, '{"type":"act","id":' + '{"a":' * depth):
            page.send(text[:2000])
            refused = page.answer(None)
            assert isinstance(refused, protocol.Rejected)
            assert refused.error.code == "malformed"


def test_deeply_nested_files_of_an_operator_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text("x = " + "[" * 20_000)
    with pytest.raises(BadSetting):
        settings({CONFIG: file}, {})
    with pytest.raises(ValueError, match="recursion"):
        read_chains("[" * 20_000)


def test_a_stop_iteration_in_a_worker_thread_reaches_the_caller() -> None:
    async def ask(pool: ComputePool) -> None:
        for run in (run_in_thread, pool.run):
            with pytest.raises(RuntimeError, match="StopIteration"):
                await asyncio.wait_for(run(next, iter(())), TIMEOUT)

    pool = ComputePool()
    asyncio.run(ask(pool))
    pool.close()


def test_a_full_pool_refuses_work_but_lookups_are_answered() -> None:
    begun, end = threading.Semaphore(0), threading.Event()

    def compute() -> None:
        begun.release()
        end.wait(TIMEOUT)

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
