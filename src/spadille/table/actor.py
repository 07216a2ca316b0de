"""The owner of a table: the one task through which everything at it happens, one thing after another."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from typing import Any, Final

from pydantic_core import to_json

from spadille import protocol
from spadille.play.seeing import view_of
from spadille.protocol import Command, Fill, LoggedCommand, Phrased, Propose, Say, Share
from spadille.protocol.api_error import ApiError, api_error
from spadille.rules.seating import Seat
from spadille.storage.database import Insert, WriteFailed
from spadille.storage.store import Player, event_rows
from spadille.table import broadcast, permissions
from spadille.table.bot_runner import BotRunner
from spadille.table.commands import seats as moving
from spadille.table.commands import votes
from spadille.table.commands.handler import handle
from spadille.table.commands.nonce import NonceTimer
from spadille.table.connection import Connection
from spadille.table.deal_source import DealSource, bot_rng
from spadille.table.event_store import EventStore
from spadille.table.events import Acted, PlayerReturned, SeatWished
from spadille.table.limits import Limits, TokenBuckets
from spadille.table.pending_event import PendingEvent
from spadille.table.projections import project_event
from spadille.table.reducer import Stage, TableState, required
from spadille.table.timeouts import TurnTimeouts
from spadille.telemetry.log import Logger

_RETRY_DELAY: Final = 1.0
"""Seconds to wait when the database takes nothing."""
Job = Callable[[], Awaitable[None]]
Report = Callable[[ApiError | None], None]
"""Is told what became of a job: nothing, or a refusal."""

EventListener = Callable[[TableState, TableState, frozenset[Seat]], None]
"""Is told of a table as it was, as it is now, and whose pages are open there."""

log = Logger("spadille")


class TableActor:
    """Holds one table. Its state is the fold of what is stored; nothing is shown before it is stored."""

    def __init__(
        self,
        state: TableState,
        journal: EventStore,
        source: DealSource,
        thinker: BotRunner,
        patience: float,
        *,
        limits: Limits | None = None,
        cut: float = 0.0,
        turned: EventListener | None = None,
        is_allowed_bot: Callable[[str], bool] = lambda _bot: True,
    ) -> None:
        self.state = state
        self._is_allowed_bot = is_allowed_bot
        self._turned = turned
        self._journal = journal
        self._source = source
        self._thinker = thinker
        self._patience = patience
        self._clients: frozenset[Connection] = frozenset()
        self._company: tuple[object, broadcast.Presence] = (None, broadcast.Presence())
        self._inbox: asyncio.Queue[tuple[Job, Report]] = asyncio.Queue()
        self._busy = False
        self._thought: asyncio.Task[None] | None = None
        self._waiting: asyncio.TimerHandle | None = None
        self._waited_out = (0, 0)
        self._awaited = TurnTimeouts()
        self._cutting = NonceTimer(cut)
        self._alarm: asyncio.TimerHandle | None = None
        self._rings = 0.0
        self._moved = asyncio.get_running_loop().time()
        self._spoken = TokenBuckets((limits or Limits()).phrases)
        self._stuck = False
        self._showing = broadcast.Broadcaster()
        self._closed = False
        self._task = asyncio.create_task(self._run(), name=f"table {state.id}")

    # Who is here

    def join(self, client: Connection) -> None:
        """A page is opened: it sees the table as it stands. Of a table that was let go it sees nothing, and
        finds the way to whoever holds it now.
        """
        if self._closed:
            client.disconnect()
            return
        before = self.presence
        self._clients |= {client}
        company = self.presence
        self._showing.broadcast(self.state, company, [client] if company == before else self._clients)
        self._inbox.put_nowait((partial(self._return_player, client), _ignore_result))

    def leave(self, client: Connection) -> None:
        """A page is gone."""
        before = self.presence
        self._clients -= {client}
        if self.presence != before:
            self._broadcast()
        self.wake()

    async def _return_player(self, client: Connection) -> None:
        """Who was away and comes back plays himself again."""
        seat = self.state.seat_of(client.player)
        if seat is not None and required(self.state.line_up[seat]).cover is not None:
            await self.append(PendingEvent(PlayerReturned(), seat, client.player))
            self._broadcast()

    @property
    def present(self) -> frozenset[Seat]:
        """The seats whose people have a page open."""
        return self.presence.present

    @property
    def presence(self) -> broadcast.Presence:
        """Who is here: the people who sit at the table, and how many look on."""
        made_of = (self.state.line_up, self._clients)
        if made_of != self._company[0]:
            seats = [self.state.seat_of(client.player) for client in self._clients]
            present = frozenset(seat for seat in seats if seat is not None)
            self._company = made_of, broadcast.Presence(present, seats.count(None))
        return self._company[1]

    @property
    def is_idle(self) -> bool:
        """Whether nobody looks on and nothing goes on."""
        return not (self._clients or self._busy or self._thought) and self._inbox.empty()

    # What is asked of the table

    def submit(self, client: Connection, wish: Command, report: Report) -> None:
        """Judges and carries out what a page says; whoever asked is told what became of it."""
        if self._task.done():
            report(api_error("out-of-reach"))
        elif not isinstance(wish, Say):
            self._inbox.put_nowait((partial(self._handle_command, client, wish), report))
        else:
            report(self._say_phrase(client, wish))

    async def _handle_command(self, client: Connection, wish: LoggedCommand) -> None:
        self._require_allowed_bots(wish)
        await self.append(*handle(self.state, client.player, wish))
        accepted = self._accepted_message(wish)
        # Nobody is shown another's nonce before the deal is over.
        if isinstance(wish, Share):
            client.send(accepted)
        else:
            client.send_with_next(accepted)
            self._broadcast()

    async def sit(
        self, wanted: protocol.Sit, player: Player, beside: Iterable[Insert] = ()
    ) -> protocol.Opened:
        """Somebody takes a free seat, or a bot's; in the middle of a deal it is promised to him.

        Args:
            wanted: The seat.
            player: Who he is.
            beside: What is stored together with it.

        Raises:
            Refusal: nothing happened, and why.
        """

        async def seated() -> None:
            pending = moving.take_seat(self.state, player.id, wanted)
            await self.append(pending, rows=beside)
            self._broadcast()
            seat, waiting = required(pending.seat), isinstance(pending.what, SeatWished)
            had.append(protocol.Opened(table=self.state.id, seat=seat, waiting=waiting))

        had: list[protocol.Opened] = []
        await self._run_job(seated)
        return had[0]

    def _require_allowed_bots(self, wish: Command) -> None:
        """Whether there is a bot like the one that is wanted."""
        wanted = wish.match.bot if isinstance(wish, Propose) else wish.bot if isinstance(wish, Fill) else None
        if wanted is None:
            return
        if wanted not in self._thinker.bots:
            raise api_error("unknown-bot", bot=wanted)
        sits_here = any(sitter is not None and sitter.bot == wanted for sitter in self.state.line_up)
        if not (sits_here or self._is_allowed_bot(wanted)):
            raise api_error("unknown-bot", bot=wanted)

    def _say_phrase(self, client: Connection, wish: Say) -> ApiError | None:
        """Everybody hears a phrase, and nothing is kept of it; or nobody hears it."""
        seat = self.state.seat_of(client.player)
        if seat is None or client.player is None:
            return api_error("not-seated")
        if not permissions.can_say_phrases(self.state):
            return api_error("phrases-closed")
        if not self._spoken.take(client.player, asyncio.get_running_loop().time()):
            return api_error("too-often")
        heard = Phrased(type="said", seat=seat, phrase=wish.phrase).model_dump_json()
        for other in self._clients:
            other.send(heard)
        client.send(self._accepted_message(wish))
        return None

    def _accepted_message(self, wish: Command) -> str:
        """What the page hears of its message as soon as it is done."""
        return f'{{"type":"accepted","id":{to_json(wish.id).decode()},"seq":{self.state.seq}}}'

    def to_message(self) -> protocol.Table:
        """The table as everybody may know it."""
        return broadcast.table_json(self.state, self.presence)

    def to_record(self) -> dict[str, Any]:
        """The match so far."""
        return broadcast.build_record(self.state)

    async def close(self) -> None:
        """Lets everybody go. What was stored stays."""
        self._closed = True
        for client in self._clients:
            client.disconnect()
        self._stop_waiting()
        self._stop_alarm()
        for task in (self._thought, self._task):
            if task is not None:
                task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        while not self._inbox.empty():
            _, report = self._inbox.get_nowait()
            report(api_error("trouble"))

    # One thing after another

    async def _run_job(self, job: Job) -> None:
        """Puts a job in line and waits until it is done.

        Raises:
            Refusal: it was not done, and why.
        """
        if self._task.done():
            raise api_error("out-of-reach")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._inbox.put_nowait((job, partial(_resolve_future, done)))
        await done

    def wake(self) -> None:
        """Something outside the log has changed: the table sees whether it can go on."""
        self._inbox.put_nowait((_do_nothing, _ignore_result))

    async def _run(self) -> None:
        await self._execute(self.remove_erased_players, _ignore_result)
        while True:
            await self._execute(self._advance, _ignore_result)
            await self._execute(*await self._inbox.get())

    async def _execute(self, job: Job, report: Report) -> None:
        """Does a job; whatever goes wrong with it, the table is there for the next one."""
        self._busy = True
        try:
            await job()
        except ApiError as refusal:
            report(refusal)
        except asyncio.CancelledError:
            report(api_error("trouble"))
            raise
        except Exception:
            log.exception("a table stumbled", table=self.state.id)
            report(api_error("trouble"))
        else:
            report(None)
        finally:
            self._busy = False

    async def append(self, *what: PendingEvent, rows: Iterable[Insert] = ()) -> None:
        """Stores it durably, all of it together; only then is it so.

        Raises:
            Refusal: `not-stored`, or what the rules say against it; nothing of it happened.
        """
        state, lines = self.state, list(rows)
        for pending in what:
            before = state
            event, state = pending.at(before)
            lines += [*event_rows(event), *project_event(before, event, state)]
        try:
            await self._journal.insert(*lines)
        except WriteFailed as trouble:
            self._stuck = True
            asyncio.get_running_loop().call_later(_RETRY_DELAY, self.wake)
            raise api_error("not-stored") from trouble
        if self._turned is not None:
            self._turned(self.state, state, self.present)
        self.state, self._stuck = state, False
        self._moved = asyncio.get_running_loop().time()

    def _broadcast(self) -> None:
        """Everybody sees the table as it stands."""
        self._showing.broadcast(self.state, self.presence, self._clients)

    async def remove_erased_players(self) -> None:
        """Whoever was forgotten since the table was last at hand has left it."""
        while (farewell := moving.leave_erased_seat(self.state)) is not None:
            await self.append(farewell)
            self._broadcast()

    # What happens without anybody asking

    async def _advance(self) -> None:
        """Does what it is time for, and asks the bot whose turn it is."""
        if self.state.bot_to_act and self._thought is None:
            self._thought = asyncio.create_task(self._start_bot())
        due = self._next_event()
        if due:
            await self.append(*due)
            self._broadcast()
            self.wake()

    def _next_event(self) -> tuple[PendingEvent, ...]:
        """What happens now without anybody asking for it."""
        if self._nothing_before_the_alarm():
            return ()
        promise = moving.hand_over_promised_seat(self.state)
        settled = (promise,) if promise else votes.settle_vote(self.state)
        if settled:
            return settled
        for next_ in (self._next_deal(), self._timeouts_tried()):
            if isinstance(next_, PendingEvent):
                return (next_,)
            if next_ is not None:
                self._set_alarm(next_)
        return ()

    def _nothing_before_the_alarm(self) -> bool:
        """Whether a deal is simply played on. Nobody is nudged then before the alarm that is set already, for
        whoever was waited for before.
        """
        state = self.state
        if self._alarm is None or state.waits.nudge is None or state.stage is not Stage.PLAYING:
            return False
        if state.question is not None or state.nudged:
            return False
        return self._rings <= self._moved + state.waits.nudge

    def _timeouts_tried(self) -> PendingEvent | float | None:
        """What happens because somebody was waited for too long, or in how many seconds something may."""
        now = asyncio.get_running_loop().time()
        return self._awaited.next_attempt(self.state, self.present, since=self._moved, now=now)

    def _set_alarm(self, seconds: float) -> None:
        """When to look again at who is waited for. An alarm that comes sooner stays: when it rings there may
        be nothing to do, but most moves need no alarm of their own.
        """
        loop = asyncio.get_running_loop()
        if self._alarm is not None and self._rings <= loop.time() + seconds:
            return
        self._stop_alarm()
        self._rings = loop.time() + seconds
        self._alarm = loop.call_later(seconds, self._on_alarm)

    def _on_alarm(self) -> None:
        self._alarm = None
        self.wake()

    def _stop_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _next_deal(self) -> PendingEvent | float | None:
        """The next deal, or what its cards are bound to, when it is time; or how many seconds are left."""
        if not self._is_time_to_deal():
            return None
        if self.state.commitment is None:
            self._stop_waiting()
            return self._draw_cards()
        left = self._cutting.remaining(self.state, self.present, asyncio.get_running_loop().time())
        return left or PendingEvent(self.state.commitment.to_cards_dealt)

    def _draw_cards(self) -> PendingEvent:
        """What the next cards come from: a secret to be cut, or cards laid out beforehand."""
        state = self.state
        dealer = state.match.dealer if state.begun else self._source.first_dealer(state.seats)
        return PendingEvent(self._source.draw_cards(state.rules, state.seats, dealer))

    def _is_time_to_deal(self) -> bool:
        state, stage = self.state, self.state.stage
        if stage not in (Stage.WAITING, Stage.BETWEEN) or not state.full or not state.people():
            return False
        if stage is Stage.WAITING:
            return True
        if not state.ready or (state.question and state.question.kind == "stop"):
            return False
        if state.by_turns:
            return state.people() <= state.ready
        waited_for = self.present & state.here() or state.here()
        return waited_for <= state.ready or self._waited_enough()

    def _waited_enough(self) -> bool:
        """Whether those who are ready have waited long enough for the others."""
        deal = (self.state.number, self.state.deal_number)
        if self._waited_out == deal:
            return True
        if self._waiting is None:

            def enough() -> None:
                self._waiting, self._waited_out = None, deal
                self.wake()

            self._waiting = asyncio.get_running_loop().call_later(self._patience, enough)
        return False

    def _stop_waiting(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    async def _start_bot(self) -> None:
        """The bot to act answers; its answer takes the same road as a click."""
        state = self.state
        seat, bot, deal = required(state.turn), required(state.bot_to_act), required(state.deal)
        chance = bot_rng(state.key, seat, len(deal.actions))
        try:
            await asyncio.sleep(_RETRY_DELAY if self._stuck else 0)
            moment = f"{state.id}/{state.seq}"
            thought = await self._thinker.answer(bot, view_of(deal, seat), chance, moment)
        finally:
            self._thought = None

        async def answered() -> None:
            if (self.state.since, self.state.bot_to_act) == (state.since, bot):
                await self.append(PendingEvent(Acted(thought.action, thought.cut_short), seat))
                self._broadcast()

        self._inbox.put_nowait((answered, _ignore_result))


async def _do_nothing() -> None:
    pass


def _ignore_result(_refusal: ApiError | None) -> None:
    """Nobody waits to hear what became of it."""


def _resolve_future(done: asyncio.Future[None], refusal: ApiError | None) -> None:
    """Whoever asked gets the answer, if he still waits for it."""
    if done.done():
        return
    if refusal is None:
        done.set_result(None)
    else:
        done.set_exception(refusal)
