"""Guests of a real server: HTTP and WebSocket over loopback, nothing pretended."""

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

PATIENCE = 120.0
"""Seconds after which a test gives up; nothing is ever waited for that long."""

Says = dict[str, Any]


@dataclass(frozen=True)
class Playing:
    """A bot that answers so."""

    answer: Callable[[View, Random], Action]


def first_answer(view: View, _chance: Random) -> Action:
    """The first thing a seat may do."""
    assert view.decision is not None
    return view.decision.answers[0]


def any_answer(view: View, chance: Random) -> Action:
    """Anything a seat may do."""
    assert view.decision is not None
    return chance.choice(view.decision.answers)


PATIENT = {"nudge": 86_400, "absent": 86_400, "idle": 86_400}
"""A table that waits for everybody, for a day at least."""
UNHURRIED = Timings(next_deal_timeout=10 * PATIENCE, hint_timeout=10 * PATIENCE, health_timeout=PATIENCE)
"""A house in which nothing happens because somebody has waited."""

BOTS: dict[str, Bot] = {"club": Playing(any_answer), "novice": Playing(first_answer)}

PLENTY = Rate(100_000, 1000)
GENEROUS = Limits(
    messages=PLENTY,
    phrases=Rate(100, 10),
    tables=Rate(1000, 100),
    work=PLENTY,
    worker_time=PLENTY,
    calls=PLENTY,
    fetches=PLENTY,
    sockets=1000,
)
"""What a house allows whose guests are tests."""


@contextmanager
def open_house(
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
    """A server on a port of its own; gives its address."""
    store = opened(file)
    timings, limits = timings or UNHURRIED, limits or GENEROUS
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
    cluster = Cluster(store, address, PATIENCE) if store.shared else None
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
        thread.join(PATIENCE)
        door.close()
    assert not thread.is_alive()


class Guest:
    """Somebody with a browser: a cookie jar, and any number of pages."""

    def __init__(self, address: str, name: str = "Ann") -> None:
        self.address = address
        self.name = name
        self.http = httpx2.Client(base_url=f"http://{address}", timeout=PATIENCE, verify=False)
        self._pages: list[Page] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_trouble: object) -> None:
        self.leave()

    def leave(self) -> None:
        """Closes every page."""
        for page in self._pages:
            page.close()
        self.http.close()

    def ask(self, **wanted: object) -> httpx2.Response:
        """Asks for a new table, whatever comes of it."""
        usual: Says = {"game": "six-bid", "rules": "standard", "seats": 3, "name": self.name}
        usual["match"] = {"start": 200, "bankrupt": "debt", "end": {"deals": 3}}
        usual["waits"] = PATIENT
        return self.http.post("/api/tables", json=usual | wanted)

    def open_table(self, **wanted: object) -> str:
        """Opens a table and sits down at it."""
        answer = self.ask(**wanted)
        assert answer.status_code == 201, answer.text
        return protocol.Opened.model_validate_json(answer.text).table

    def sit(self, table: str, seat: int) -> httpx2.Response:
        """Asks for a seat."""
        return self.http.post(f"/api/tables/{table}/seats", json={"name": self.name, "seat": seat})

    def look(self, table: str) -> protocol.Table:
        """The table as everybody may know it."""
        return protocol.Table.model_validate_json(self.http.get(f"/api/tables/{table}").text)

    def record(self, table: str) -> Says:
        """The match so far."""
        return cast("Says", self.http.get(f"/api/tables/{table}/record").json())

    @property
    def cookie(self) -> str:
        """What this browser sends along."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def page(self, table: str) -> Page:
        """Opens a page at a table, and waits until it shows the table."""
        page = Page(self.address, table, self.cookie)
        self._pages.append(page)
        page.read_state()
        return page

    def wait_until(self, table: str, wanted: Callable[[protocol.State], bool]) -> None:
        """Looks on, for as long as it takes the table to be as wanted."""
        page = Page(self.address, table, self.cookie)
        page.until(wanted)
        page.close()


class Page:
    """One open page: what it was shown, and what it says."""

    _ids = count(1)

    def __init__(self, address: str, table: str, cookie: str, origin: str | None = None) -> None:
        self._hung_up = ExitStack()
        self.line: ClientConnection = self._hung_up.enter_context(
            connect(
                f"ws://{address}/api/tables/{table}/socket",
                additional_headers={"Cookie": cookie} if cookie else {},
                origin=Origin(origin or f"http://{address}"),
                open_timeout=PATIENCE,
                # Whoever does not look at his page is not one whose line is full.
                max_queue=None,
                proxy=None,
            )
        )
        self.texts: list[str] = []
        self.heard = 0
        """The newest event this page knows of."""
        self.state: protocol.State | None = None

    def close(self) -> None:
        """Closes the page."""
        self._hung_up.close()

    def read(self) -> protocol.TableMessage:
        """The next message."""
        text = self.line.recv(timeout=PATIENCE)
        assert isinstance(text, str)
        self.texts.append(text)
        message = protocol.from_table.validate_json(text)
        if isinstance(message, protocol.State):
            assert self.state is None or message.seq >= self.state.seq
            self.state = message
            self.heard = max(self.heard, message.seq)
        return message

    def read_state(self) -> protocol.State:
        """The next state."""
        while not isinstance(message := self.read(), protocol.State):
            pass
        return message

    def until(self, wanted: Callable[[protocol.State], bool]) -> protocol.State:
        """Reads on until the table is as wanted."""
        while self.state is None or not wanted(self.state):
            self.read()
        return self.state

    def until_seq(self, seq: int) -> protocol.State:
        """Reads on until this event is seen."""
        return self.until(lambda state: state.seq >= seq)

    def send(self, message: object) -> None:
        """Says anything at all."""
        self.line.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def answer(self, name: str | None) -> protocol.Accepted | protocol.Rejected:
        """Reads on until the message of this id has its answer."""
        while True:
            answer = self.read()
            if isinstance(answer, protocol.Accepted | protocol.Rejected) and answer.id == name:
                self.heard = max(self.heard, answer.seq if isinstance(answer, protocol.Accepted) else 0)
                return answer

    def say(self, kind: str, **more: object) -> protocol.Accepted | protocol.Rejected:
        """Says something and waits for the answer."""
        message: Says = {"type": kind, "id": f"m{next(self._ids)}", "seq": self.seq} | more
        self.send(message)
        return self.answer(message["id"])

    def act(self, action: str, **more: object) -> protocol.Accepted | protocol.Rejected:
        """Answers a decision."""
        return self.say("act", action=action, **more)

    def refusal(self, kind: str, **more: object) -> protocol.Error:
        """Says something that is refused, and gives the reason."""
        rejected = self.say(kind, **more)
        assert isinstance(rejected, protocol.Rejected), rejected
        return rejected.error

    @property
    def seq(self) -> int:
        """The newest event this page was shown."""
        return 0 if self.state is None else self.state.seq

    @property
    def table(self) -> protocol.Table:
        """The table as last shown."""
        assert self.state is not None
        return self.state.table

    @property
    def view(self) -> protocol.View:
        """The deal as last shown."""
        assert self.state is not None
        assert self.state.view is not None
        return self.state.view

    @property
    def answers(self) -> list[str]:
        """What this page is asked to choose from."""
        decision = self.state.view.decision if self.state and self.state.view else None
        return [] if decision is None else decision.answers


def play_on(pages: list[Page], chance: Random, over: Callable[[protocol.Table], bool]) -> None:
    """People answer any way they may, and say that they are ready, until the table is as wanted."""
    while not over(pages[0].table):
        asked = next((page for page in pages if page.answers), None)
        if asked is not None:
            spoken = asked.act(chance.choice(asked.answers))
            assert isinstance(spoken, protocol.Accepted), spoken
        elif pages[0].table.stage == "between":
            deal_again(pages)
        else:
            pages[0].read_state()
        catch_up(pages)


def deal_again(pages: list[Page]) -> None:
    """All say that they are ready, and get their cards."""
    for page in pages:
        answer = page.say("next")
        assert isinstance(answer, protocol.Accepted), answer
        for other in pages:
            other.until_seq(answer.seq)
    for page in pages:
        page.until(lambda state: state.table.stage != "between")


def catch_up(pages: list[Page]) -> None:
    """All have seen what any has seen, and what they said themselves."""
    newest = max(page.heard for page in pages)
    for page in pages:
        page.until_seq(newest)
