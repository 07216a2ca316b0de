"""The owner of a table: the one task through which everything at it happens, one thing after another."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final

import structlog

from spadille.play.seeing import view_of
from spadille.rules.seating import Seat
from spadille.server import messages
from spadille.server.identity import Newcomer
from spadille.server.messages import Accepted, Act, Next, Stop
from spadille.server.refusal import Refusal, refuse
from spadille.server.storage import Event, NotStored, Row, Store
from spadille.server.storage.event import now
from spadille.server.storage.store import Player, event_row, seat_row
from spadille.server.table import showing
from spadille.server.table.chance import DealSource, bot_chance
from spadille.server.table.client import Client
from spadille.server.table.judging import Happening, judge
from spadille.server.table.state import Stage, TableState, required
from spadille.server.table.thinking import Thinker

_RETRY: Final = 1.0
"""Seconds to wait when the database takes nothing."""
Job = Callable[[], Awaitable[None]]

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
        self._inbox: asyncio.Queue[tuple[Job, asyncio.Future[None] | None]] = asyncio.Queue()
        self._asked: set[asyncio.Future[None]] = set()
        self._thought: asyncio.Task[None] | None = None
        self._waiting: asyncio.TimerHandle | None = None
        self._waited_out = 0
        self._stuck = False
        self._task = asyncio.create_task(self._run(), name=f"table {state.id}")

    # Who is here

    def join(self, client: Client) -> None:
        """A page is opened: it sees the table as it stands."""
        before = self.present
        self._clients.add(client)
        showing.show(self.state, self.present, [client] if self.present == before else self._clients)
        self._nudge()

    def leave(self, client: Client) -> None:
        """A page is gone."""
        before = self.present
        self._clients.discard(client)
        if self.present != before:
            self._show()
        self._nudge()

    @property
    def present(self) -> frozenset[Seat]:
        """The seats whose people have a page open."""
        seats = (self.state.seat_of(client.player) for client in self._clients)
        return frozenset(seat for seat in seats if seat is not None)

    @property
    def deserted(self) -> bool:
        """Whether nobody looks on and nothing goes on."""
        return not self._clients and not self._asked and self._inbox.empty() and self._thought is None

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
            rows = [who.row] if isinstance(who, Newcomer) else []
            since = self.state.seq + 1
            rows.append(seat_row(self.state.id, wanted.seat, since, wanted.name, player=player.id, bot=None))
            await self._happen(Happening("sat", {"name": wanted.name}, wanted.seat, player.id), *rows)
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
        self._stop_waiting()
        for task in (self._thought, self._task):
            if task is not None:
                task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        for asked in list(self._asked):
            _tell(asked, refuse("trouble"))

    # One thing after another

    async def _ask(self, job: Job) -> None:
        """Puts a job in line and waits until it is done.

        Raises:
            Refusal: it was not done, and why.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._asked.add(done)
        done.add_done_callback(self._asked.discard)
        self._inbox.put_nowait((job, done))
        await done

    def _nudge(self) -> None:
        """Something outside the log has changed: the table sees whether it can go on."""
        self._inbox.put_nowait((_nothing, None))

    async def _run(self) -> None:
        while True:
            await self._do(self._go_on)
            await self._do(*await self._inbox.get())

    async def _do(self, job: Job, done: asyncio.Future[None] | None = None) -> None:
        """Does a job; whatever goes wrong with it, the table is there for the next one."""
        try:
            await job()
        except Refusal as refusal:
            _tell(done, refusal)
        except Exception:
            log.exception("a table stumbled", table=self.state.id)
            _tell(done, refuse("trouble"))
        else:
            _tell(done, None)

    async def _happen(self, what: Happening, *rows: Row) -> None:
        """Stores it durably; only then is it so.

        Raises:
            Refusal: `not-stored`; it did not happen.
        """
        event = self._event(what)
        after = self.state.after(event)
        try:
            await asyncio.wrap_future(self._store.write(*rows, event_row(event)))
        except NotStored as trouble:
            self._stuck = True
            asyncio.get_running_loop().call_later(_RETRY, self._nudge)
            raise refuse("not-stored") from trouble
        self.state, self._stuck = after, False

    def _event(self, what: Happening) -> Event:
        return Event(
            table=self.state.id,
            seq=self.state.seq + 1,
            match=1,
            deal=self.state.deal_number + (what.kind == "dealt"),
            seat=what.seat,
            player=what.player,
            kind=what.kind,
            payload=what.payload,
            time=now(),
        )

    def _show(self) -> None:
        """Everybody sees the table as it stands."""
        showing.show(self.state, self.present, self._clients)

    # What happens without anybody asking

    async def _go_on(self) -> None:
        """Deals when it is time to, and asks the bot whose turn it is."""
        if self.state.bot_to_act and self._thought is None:
            self._thought = asyncio.create_task(self._think())
        if self._time_to_deal():
            await self._happen(self._deal())
            self._stop_waiting()
            self._show()
            self._nudge()

    def _deal(self) -> Happening:
        state = self.state
        dealer = state.match.dealer if state.begun else self._source.first_dealer(state.seats)
        return Happening("dealt", {"dealer": dealer, **self._source.cards(state.rules, state.seats, dealer)})

    def _time_to_deal(self) -> bool:
        if self.state.stage is Stage.WAITING:
            return self.state.full
        if self.state.stage is not Stage.BETWEEN or not self.state.ready:
            return False
        ready, people = self.state.ready, self.present or self.state.people()
        return people <= ready or self._waited_enough()

    def _waited_enough(self) -> bool:
        """Whether those who are ready have waited long enough for the others."""
        number = self.state.deal_number
        if self._waited_out == number:
            return True
        if self._waiting is None:

            def enough() -> None:
                self._waiting, self._waited_out = None, number
                self._nudge()

            self._waiting = asyncio.get_running_loop().call_later(self._patience, enough)
        return False

    def _stop_waiting(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    async def _think(self) -> None:
        """The bot to act answers; its answer takes the same road as a click."""
        state = self.state
        seat, bot, deal = required(state.turn), required(state.bot_to_act), required(state.deal)
        chance = bot_chance(state.key, seat, len(deal.actions))
        try:
            await asyncio.sleep(_RETRY if self._stuck else 0)
            action = await self._thinker.answer(bot, view_of(deal, seat), chance)
        finally:
            self._thought = None

        async def answered() -> None:
            if self.state.since == state.since:
                await self._happen(Happening("acted", {"action": str(action)}, seat))
                self._show()

        self._inbox.put_nowait((answered, None))


async def _nothing() -> None:
    pass


def _tell(done: asyncio.Future[None] | None, refusal: Refusal | None) -> None:
    """Whoever asked gets the answer, if he still waits for it."""
    if done is None or done.done():
        return
    if refusal is None:
        done.set_result(None)
    else:
        done.set_exception(refusal)
