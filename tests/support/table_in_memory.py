"""A table in memory, with a real actor, connections that record messages, and a virtual clock."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import count
from typing import Any, Self

from spadille import protocol
from spadille.protocol import NewTable, Sit
from spadille.protocol.api_error import ApiError
from spadille.storage import Event, Insert, WriteFailed
from spadille.storage.pseudonyms import with_names
from spadille.storage.store import Player
from spadille.table.actor import TableActor
from spadille.table.bot_runner import Bot, BotRunner
from spadille.table.connection import Connection
from spadille.table.create import create_table
from spadille.table.deal_source import DealSource
from spadille.table.dispatch import dispatch_message
from spadille.table.limits import Limits
from spadille.table.reducer import TableState, initial_state, reduce_events
from tests.support.client import AMPLE_LIMITS, BOTS, JsonObject
from tests.support.deal_sources import SeededKeys
from tests.support.virtual_clock import Clock, InlineExecutor


@dataclass
class MemoryStore:
    """An event store in memory. It inserts rows at once, or fails if a test has made it full."""

    events: list[Event] = field(default_factory=list)
    results: list[Mapping[str, Any]] = field(default_factory=list)
    full: bool = False

    def insert(self, *rows: Insert) -> asyncio.Future[None]:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if self.full:
            done.set_exception(WriteFailed("full"))
            return done
        self.put(rows)
        done.set_result(None)
        return done

    def put(self, rows: Iterable[Insert]) -> None:
        """Insert rows at once. Nothing is returned."""
        lines = list(rows)
        story = [Event(**_as_event(line)) for table, line in lines if table == "events"]
        columns = ("seq", "pseudonym", "player", "name")
        came = [[line[column] for column in columns] for table, line in lines if table == "pseudonyms"]
        self.events += with_names(story, came)
        self.results += [line for table, line in lines if table == "match_results"]


def _as_event(line: Mapping[str, Any]) -> dict[str, Any]:
    return {"table" if name == "table_id" else name: value for name, value in line.items()}


@lru_cache(maxsize=64)
def parse_message(text: str) -> protocol.TableMessage:
    """Parse a message of the table. Results are cached."""
    return protocol.from_table.validate_json(text)


class TableClient:
    """A client connection to the table, with all messages received so far."""

    _ids = count(1)

    def __init__(self, evening: TableInMemory, player: str | None, *, screen: bool = False) -> None:
        self.evening = evening
        self.texts: list[str] = []
        self.closed: int | None = None
        self.client = Connection(player, self, screen=screen, limits=evening.limits)

    def send_text(self, *texts: str) -> None:
        self.texts += texts

    def disconnect(self, code: int) -> None:
        self.closed = code

    @property
    def messages(self) -> list[protocol.TableMessage]:
        """All messages received so far."""
        return [parse_message(text) for text in self.texts]

    @property
    def state(self) -> protocol.State:
        """The newest state received."""
        state = parse_message(
            next(text for text in reversed(self.texts) if text.startswith('{"type":"state"'))
        )
        assert isinstance(state, protocol.State)
        return state

    @property
    def answers(self) -> list[str]:
        """The actions that this player may choose from."""
        view = self.state.view
        return [] if view is None or view.decision is None else view.decision.answers

    def send_command(self, kind: str, **more: object) -> protocol.Accepted | protocol.Rejected:
        """Send a command and return its answer."""
        message: JsonObject = {"type": kind, "id": f"m{next(self._ids)}", "seq": self.state.seq} | more
        return self.send_message(message)

    def send_message(self, message: JsonObject) -> protocol.Accepted | protocol.Rejected:
        """Send a message as it is and return its answer."""
        before = len(self.texts)
        self.evening.run(dispatch_message(self.evening.owner, self.client, json.dumps(message)))
        for text in self.texts[before:]:
            answer = parse_message(text)
            if isinstance(answer, protocol.Accepted | protocol.Rejected):
                return answer
        raise AssertionError("no answer")

    def send_accepted(self, kind: str, **more: object) -> None:
        """Send a command and check that it is accepted."""
        answer = self.send_command(kind, **more)
        assert isinstance(answer, protocol.Accepted), answer

    def send_rejected(self, kind: str, **more: object) -> str:
        """Send a command, check that it is rejected, and return the error code."""
        answer = self.send_command(kind, **more)
        assert isinstance(answer, protocol.Rejected), answer
        return answer.error.code


class TableInMemory:
    """A table with its actor, its store and its connections."""

    def __init__(
        self,
        *,
        source: DealSource | None = None,
        bots: Mapping[str, Bot] = BOTS,
        limits: Limits = AMPLE_LIMITS,
        ready: float = 20.0,
        cut: float = 0.0,
        **wanted: object,
    ) -> None:
        usual: JsonObject = {"game": "six-bid", "rules": "standard", "seats": 3, "name": "Ann"}
        usual["match"] = {"start": None, "bankrupt": "debt", "end": {"deals": 420}}
        self.limits = limits
        self.loop = Clock()
        self.shelf = MemoryStore()
        self._thinker = BotRunner(bots, threads=InlineExecutor())
        self._source = source or SeededKeys("evening")
        self._ready = ready
        self._cut = cut
        self._pages: list[TableClient] = []
        first, rows = create_table(
            "oak", NewTable.model_validate(usual | wanted), Player("Ann", "Ann"), tuple(bots)
        )
        self.shelf.put(rows)
        self.owner = self._owner(initial_state(first))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_trouble: object) -> None:
        self.loop.run_until_complete(self.owner.close())
        self.loop.close()

    def _owner(self, state: TableState) -> TableActor:
        async def begun() -> TableActor:
            source, thinker = self._source, self._thinker
            return TableActor(
                state, self.shelf, source, thinker, self._ready, limits=self.limits, nonce_timeout=self._cut
            )

        return self.loop.run_until_complete(begun())

    def restart(self) -> None:
        """Replace the actor by a new one that reads the stored events, as after a crash.

        All connections are lost.
        """
        self.loop.run_until_complete(self.owner.close())
        self._pages = []
        self.owner = self._owner(reduce_events(self.shelf.events))
        self.run_until_idle()

    @property
    def state(self) -> TableState:
        """The table's state in the actor."""
        return self.owner.state

    @property
    def kinds(self) -> list[str]:
        """The kinds of all stored events."""
        return [event.kind for event in self.shelf.events]

    def run(self, work: Coroutine[Any, Any, object]) -> None:
        """Run a coroutine, and everything that follows without time passing."""
        self.loop.run_until_complete(work)
        self.run_until_idle()

    def run_until_idle(self) -> None:
        """Run the event loop until nothing is left to do without time passing."""
        self.loop.run_until_idle()

    def wait(self, seconds: float) -> None:
        """Let `seconds` of virtual time pass."""
        self.loop.run_until_complete(asyncio.sleep(seconds))
        self.run_until_idle()

    def page(self, player: str | None, *, screen: bool = False) -> TableClient:
        """Open a connection of a player, a spectator (None) or a wall display (`screen`)."""
        page = TableClient(self, player, screen=screen)
        self._pages.append(page)

        async def joined() -> None:
            self.owner.join(page.client)

        self.run(joined())
        return page

    def close(self, page: TableClient) -> None:
        """Close a connection."""
        self._pages.remove(page)

        async def left() -> None:
            self.owner.leave(page.client)

        self.run(left())

    @property
    def pages(self) -> Sequence[TableClient]:
        """The open connections."""
        return self._pages

    def sit(self, name: str, seat: int | None = None) -> protocol.Opened | str:
        """Let a player sit down. Return the answer, or the code of the error."""
        had: list[protocol.Opened | str] = []

        async def seated() -> None:
            try:
                had.append(await self.owner.sit(Sit(name=name, seat=seat), Player(name, name)))
            except ApiError as refusal:
                had.append(refusal.error.code)

        self.run(seated())
        return had[0]
