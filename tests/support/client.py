"""Clients of a real server: HTTP and WebSocket over loopback."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Self, cast

import httpx2
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from spadille import protocol
from spadille.app.daily import DailyCalendar
from spadille.app.services import Timings, make_services
from spadille.play.action import Action
from spadille.play.view import View
from spadille.server.app import create_app
from spadille.server.cluster import Cluster
from spadille.server.connection_limits import ConnectionLimits
from spadille.server.push import PushNotifier
from spadille.server.uvicorn_server import listen, make_server
from spadille.storage import Store, open_store
from spadille.table.bot_runner import Bot
from spadille.table.deal_source import DealSource
from spadille.table.limits import Limits, Rate
from spadille.workers.pool import WorkerPool

TIMEOUT = 120.0
"""The number of seconds after which a test gives up waiting. No test that passes waits that long."""

JsonObject = dict[str, Any]


@dataclass(frozen=True)
class FunctionBot:
    """A bot whose answers come from a function."""

    answer: Callable[[View, Random], Action]


def choose_first(view: View, _chance: Random) -> Action:
    """Return the first legal action of the seat."""
    assert view.decision is not None
    return view.decision.answers[0]


def choose_randomly(view: View, chance: Random) -> Action:
    """Return a random legal action of the seat."""
    assert view.decision is not None
    return chance.choice(view.decision.answers)


LONG_TURN_TIMEOUTS = {"nudge": 86_400, "absent": 86_400, "idle": 86_400}
"""Turn timeouts of a day, so that a table never acts for a slow player."""
LONG_TIMINGS = Timings(next_deal_timeout=10 * TIMEOUT, hint_timeout=10 * TIMEOUT, health_timeout=TIMEOUT)
"""Server timeouts so long that none expires during a test."""

BOTS: dict[str, Bot] = {"club": FunctionBot(choose_randomly), "novice": FunctionBot(choose_first)}

AMPLE_RATE = Rate(100_000, 1000)
AMPLE_LIMITS = Limits(
    messages=AMPLE_RATE,
    phrases=Rate(100, 10),
    tables=Rate(1000, 100),
    work=AMPLE_RATE,
    worker_time=AMPLE_RATE,
    calls=AMPLE_RATE,
    fetches=AMPLE_RATE,
    sockets=1000,
)
"""Rate limits that no test reaches by accident."""


@contextmanager
def run_server(
    file: Path,
    *,
    bots: Mapping[str, Bot] = BOTS,
    source: DealSource | None = None,
    timings: Timings | None = None,
    web: Path | None = None,
    opened: Callable[[Path], Store] = open_store,
    worker_pool: WorkerPool | None = None,
    limits: Limits | None = None,
    connection_limits: ConnectionLimits | None = None,
    daily_calendar: DailyCalendar | None = None,
    notifier: Callable[[Store], PushNotifier] = PushNotifier,
    engine: Path | None = None,
    public_address: str | None = None,
) -> Iterator[str]:
    """Run a server on a free port, and yield its address."""
    store = opened(file)
    timings, limits = timings or LONG_TIMINGS, limits or AMPLE_LIMITS
    services = make_services(
        store,
        bots,
        source=source,
        timings=timings,
        worker_pool=worker_pool,
        limits=limits,
        daily_calendar=daily_calendar,
    )
    door = listen("127.0.0.1", 0)
    address = f"127.0.0.1:{door.getsockname()[1]}"
    cluster = Cluster(store, address, TIMEOUT) if store.shared else None
    app = create_app(
        services,
        web or file.parent / "no web",
        cluster,
        notifier=notifier(store),
        engine=engine,
        public_address=public_address,
    )
    running = make_server(app, connection_limits=connection_limits)
    thread = threading.Thread(target=running.run, kwargs={"sockets": [door]}, daemon=True)
    thread.start()
    try:
        yield address
    finally:
        running.should_exit = True
        thread.join(TIMEOUT)
        door.close()
    assert not thread.is_alive()


class Guest:
    """An HTTP client with a cookie jar and any number of WebSocket connections to tables."""

    def __init__(self, address: str, name: str = "Ann") -> None:
        self.address = address
        self.name = name
        self.http = httpx2.Client(base_url=f"http://{address}", timeout=TIMEOUT, verify=False)
        self._pages: list[Page] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_trouble: object) -> None:
        self.leave()

    def leave(self) -> None:
        """Close every connection of this client."""
        for page in self._pages:
            page.close()
        self.http.close()

    def request_table(self, **wanted: object) -> httpx2.Response:
        """Request a new table, and return the response whatever its status."""
        usual: JsonObject = {"game": "six-bid", "rules": "standard", "seats": 3, "name": self.name}
        usual["match"] = {"start": 200, "bankrupt": "debt", "end": {"deals": 3}}
        usual["waits"] = LONG_TURN_TIMEOUTS
        return self.http.post("/api/tables", json=usual | wanted)

    def open_table(self, **wanted: object) -> str:
        """Open a table, sit down at it and return its id."""
        answer = self.request_table(**wanted)
        assert answer.status_code == 201, answer.text
        return protocol.Opened.model_validate_json(answer.text).table

    def sit(self, table: str, seat: int) -> httpx2.Response:
        return self.http.post(f"/api/tables/{table}/seats", json={"name": self.name, "seat": seat})

    def fetch_table(self, table: str) -> protocol.Table:
        """Return the table as the server shows it to the public."""
        return protocol.Table.model_validate_json(self.http.get(f"/api/tables/{table}").text)

    def record(self, table: str) -> JsonObject:
        """Return the record of the table's match so far."""
        return cast("JsonObject", self.http.get(f"/api/tables/{table}/record").json())

    @property
    def cookie(self) -> str:
        """The value of the Cookie header."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def page(self, table: str) -> Page:
        """Open a WebSocket connection to a table, and wait for its first state."""
        page = Page(self.address, table, self.cookie)
        self._pages.append(page)
        page.read_state()
        return page

    def wait_until(self, table: str, wanted: Callable[[protocol.State], bool]) -> None:
        """Watch a table over a new connection until its state satisfies `wanted`."""
        page = Page(self.address, table, self.cookie)
        page.until(wanted)
        page.close()


class Page:
    """A WebSocket connection to a table, with the messages received so far."""

    _ids = count(1)

    def __init__(self, address: str, table: str, cookie: str, origin: str | None = None) -> None:
        self._hung_up = ExitStack()
        self.socket: ClientConnection = self._hung_up.enter_context(
            connect(
                f"ws://{address}/api/tables/{table}/socket",
                additional_headers={"Cookie": cookie} if cookie else {},
                origin=Origin(origin or f"http://{address}"),
                open_timeout=TIMEOUT,
                # A connection whose messages are not read must not look full to the server.
                max_queue=None,
                proxy=None,
            )
        )
        self.texts: list[str] = []
        self.newest_seq = 0
        """The number of the newest event that was received or acknowledged."""
        self.state: protocol.State | None = None

    def close(self) -> None:
        self._hung_up.close()

    def read(self) -> protocol.TableMessage:
        """Receive the next message."""
        text = self.socket.recv(timeout=TIMEOUT)
        assert isinstance(text, str)
        self.texts.append(text)
        message = protocol.from_table.validate_json(text)
        if isinstance(message, protocol.State):
            assert self.state is None or message.seq >= self.state.seq
            self.state = message
            self.newest_seq = max(self.newest_seq, message.seq)
        return message

    def read_state(self) -> protocol.State:
        """Receive messages up to the next state, and return it."""
        while not isinstance(message := self.read(), protocol.State):
            pass
        return message

    def until(self, wanted: Callable[[protocol.State], bool]) -> protocol.State:
        """Receive messages until the state satisfies `wanted`, and return it."""
        while self.state is None or not wanted(self.state):
            self.read()
        return self.state

    def until_seq(self, seq: int) -> protocol.State:
        """Receive messages until the state includes the event with this number."""
        return self.until(lambda state: state.seq >= seq)

    def send(self, message: object) -> None:
        """Send text or bytes unchanged, and any other message as JSON."""
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def answer(self, name: str | None) -> protocol.Accepted | protocol.Rejected:
        """Receive messages up to the answer to the message with this id."""
        while True:
            answer = self.read()
            if isinstance(answer, protocol.Accepted | protocol.Rejected) and answer.id == name:
                self.newest_seq = max(
                    self.newest_seq, answer.seq if isinstance(answer, protocol.Accepted) else 0
                )
                return answer

    def send_and_wait(self, kind: str, **more: object) -> protocol.Accepted | protocol.Rejected:
        """Send a message and return its answer."""
        message: JsonObject = {"type": kind, "id": f"m{next(self._ids)}", "seq": self.seq} | more
        self.send(message)
        return self.answer(message["id"])

    def act(self, action: str, **more: object) -> protocol.Accepted | protocol.Rejected:
        """Send an action of this seat and return the answer."""
        return self.send_and_wait("act", action=action, **more)

    def send_rejected(self, kind: str, **more: object) -> protocol.Error:
        """Send a message that is rejected, and return the error."""
        rejected = self.send_and_wait(kind, **more)
        assert isinstance(rejected, protocol.Rejected), rejected
        return rejected.error

    @property
    def seq(self) -> int:
        """The number of the newest event in the state."""
        return 0 if self.state is None else self.state.seq

    @property
    def table(self) -> protocol.Table:
        """The table in the newest state."""
        assert self.state is not None
        return self.state.table

    @property
    def view(self) -> protocol.View:
        """The view of the deal in the newest state."""
        assert self.state is not None
        assert self.state.view is not None
        return self.state.view

    @property
    def answers(self) -> list[str]:
        """The actions that this player may choose from."""
        decision = self.state.view.decision if self.state and self.state.view else None
        return [] if decision is None else decision.answers


def play_randomly(pages: list[Page], chance: Random, over: Callable[[protocol.Table], bool]) -> None:
    """Play random actions on all seats and start the next deals, until the table's state satisfies `over`."""
    while not over(pages[0].table):
        asked = next((page for page in pages if page.answers), None)
        if asked is not None:
            spoken = asked.act(chance.choice(asked.answers))
            assert isinstance(spoken, protocol.Accepted), spoken
        elif pages[0].table.stage == "between":
            start_next_deal(pages)
        else:
            pages[0].read_state()
        catch_up(pages)


def start_next_deal(pages: list[Page]) -> None:
    """Confirm the next deal on all connections, and wait until it has begun."""
    for page in pages:
        answer = page.send_and_wait("next")
        assert isinstance(answer, protocol.Accepted), answer
        for other in pages:
            other.until_seq(answer.seq)
    for page in pages:
        page.until(lambda state: state.table.stage != "between")


def catch_up(pages: list[Page]) -> None:
    """Receive messages on all connections until each has seen the newest event and the answers to its own
    messages.
    """
    newest = max(page.newest_seq for page in pages)
    for page in pages:
        page.until_seq(newest)
