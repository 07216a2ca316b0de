"""The owner of a table: the one task through which everything at it happens, one thing after another."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

import structlog

from spadille.rules.seating import Seat
from spadille.server import messages
from spadille.server.identity import Newcomer
from spadille.server.messages import Accepted, Act, Next, Stop
from spadille.server.refusal import Refusal, refuse
from spadille.server.storage import Event, NotStored, Row, Store
from spadille.server.storage.event import now
from spadille.server.storage.store import Player, event_row, seat_row
from spadille.server.table import showing
from spadille.server.table.chance import DealSource
from spadille.server.table.client import Client
from spadille.server.table.judging import Happening, judge
from spadille.server.table.state import Stage, TableState
from spadille.server.table.thinking import Thinker

Answer = TypeVar("Answer")
_RETRY: Final = 1.0

log = structlog.get_logger("spadille")


class Owner:
    """Holds one table. Its state is the fold of what is stored; nothing is shown before it is stored."""

    def __init__(
        self, state: TableState, store: Store, source: DealSource, thinker: Thinker, patience: float
    ) -> None:
        self.state = state
        self._store = store
        self._source = source
        self._thinker = thinker
        self._patience = patience
        self._clients: set[Client] = set()
        self._inbox: asyncio.Queue[Callable[[], Awaitable[None]]] = asyncio.Queue()
        self._thought: asyncio.Task[None] | None = None
        self._waiting: asyncio.TimerHandle | None = None
        self._waited_out = 0
        self._task = asyncio.create_task(self._run(), name=f"table {state.id}")

    # Who is here

    def join(self, client: Client) -> None:
        """A page is opened: it sees the table as it stands."""
        self._clients.add(client)
        self._show()
        self._nudge()

    def leave(self, client: Client) -> None:
        """A page is gone."""
        self._clients.discard(client)
        self._show()
        self._nudge()

    @property
    def deserted(self) -> bool:
        """Whether nobody looks on and nothing goes on."""
        return not self._clients and self._inbox.empty() and self._thought is None

    @property
    def present(self) -> frozenset[Seat]:
        """The seats whose people have a page open."""
        seats = (self.state.seat_of(client.player) for client in self._clients)
        return frozenset(seat for seat in seats if seat is not None)

    # What is asked of the table

    async def hear(self, client: Client, said: Act | Next | Stop) -> None:
        """Judges and carries out what a page says.

        Raises:
            Refusal: nothing happened, and why.
        """

        async def judged() -> None:
            happening = judge(self.state, client.player, said)
            await self._happen(happening)
            client.send(Accepted(type="accepted", id=said.id, seq=self.state.seq).model_dump_json())
            self._show()

        await self._ask(judged)

    async def sit(self, wanted: messages.Sit, who: Player | Newcomer) -> None:
        """Somebody takes a free seat.

        Raises:
            Refusal: nothing happened, and why.
        """
        player = who.player if isinstance(who, Newcomer) else who

        async def seated() -> None:
            self.state.judge_sitting(wanted.seat, player.id)
            payload = {"name": wanted.name}
            rows = [who.row] if isinstance(who, Newcomer) else []
            rows.append(
                seat_row(self.state.id, wanted.seat, self.state.seq + 1, wanted.name, player=player.id, bot=None)
            )
            await self._happen(Happening("sat", payload, wanted.seat, player.id), *rows)
            self._show()

        await self._ask(seated)

    def seen(self) -> messages.Table:
        """The table as everybody may know it."""
        return showing.table(self.state, self.present)

    def record(self) -> dict[str, Any]:
        """The match so far."""
        return showing.record(self.state)

    async def close(self) -> None:
        """Lets everybody go. What was stored stays."""
        for client in self._clients:
            client.gone.set()
        for task in (self._thought, self._task):
            if task is not None:
                task.cancel()
        if self._waiting is not None:
            self._waiting.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    # One thing after another

    async def _ask(self, job: Callable[[], Awaitable[Answer]]) -> Answer:
        done: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()

        async def do() -> None:
            try:
                answer = await job()
            except Exception as trouble:  # noqa: BLE001 - handed to whoever asked
                if not done.done():
                    done.set_exception(trouble)
            else:
                if not done.done():
                    done.set_result(answer)

        self._inbox.put_nowait(do)
        return await done

    def _nudge(self) -> None:
        """Something outside the log has changed: see whether the table can go on."""

        async def nothing() -> None:
            pass

        self._inbox.put_nowait(nothing)

    async def _run(self) -> None:
        while True:
            try:
                await self._go_on()
            except NotStored:
                asyncio.get_running_loop().call_later(_RETRY, self._nudge)
            job = await self._inbox.get()
            await job()

    async def _happen(self, what: Happening, *rows: Row) -> None:
        """Stores it durably; only then is it so."""
        event = Event(
            table=self.state.id,
            seq=self.state.seq + 1,
            match=self.state.match_number,
            deal=self.state.deal_number + (what.kind == "dealt"),
            seat=what.seat,
            player=what.player,
            kind=what.kind,
            payload=what.payload,
            time=now(),
        )
        after = self.state.after(event)
        try:
            await asyncio.wrap_future(self._store.write(*rows, event_row(event)))
        except NotStored as trouble:
            raise refuse("not-stored") from trouble
        self.state = after

    def _show(self) -> None:
        """Everybody sees the table as it stands."""
        showing.show(self.state, self.present, self._clients)
