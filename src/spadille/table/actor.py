"""The actor of a table: one task that runs every change of the table, one at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from typing import Any, Final, Protocol

from pydantic_core import to_json

from spadille import protocol
from spadille.play.seeing import view_of
from spadille.protocol import Command, Fill, GiveNonce, LoggedCommand, PhraseSaid, Propose, SayPhrase
from spadille.protocol.api_error import ApiError, api_error
from spadille.rules.seating import Seat
from spadille.storage.database import Insert, WriteFailed
from spadille.storage.store import Player, event_rows
from spadille.table import broadcast, permissions
from spadille.table.bot_runner import BotRunner
from spadille.table.commands import seats as seat_commands
from spadille.table.commands import votes
from spadille.table.commands.handler import handle
from spadille.table.commands.nonce import NonceTimer
from spadille.table.connection import Connection
from spadille.table.deal_source import DealSource, bot_rng
from spadille.table.events import Acted, PlayerReturned, SeatWished
from spadille.table.limits import Limits, TokenBuckets
from spadille.table.pending_event import PendingEvent
from spadille.table.projections import project_event
from spadille.table.reducer import Stage, TableState, required
from spadille.table.timeouts import TurnTimeouts
from spadille.telemetry.log import Logger
from spadille.workers.metering import run_metered

_RETRY_DELAY: Final = 1.0
"""Seconds before a failed write is tried again."""
Job = Callable[[], Awaitable[None]]
Report = Callable[[ApiError | None], None]
"""Receives the result of a job: None, or the error that it failed with."""

EventListener = Callable[[TableState, TableState, frozenset[Seat]], None]
"""Receives a table's state before and after an event, and the seats whose players are connected."""

log = Logger("spadille")


class EventStore(Protocol):
    """The storage of a table's events."""

    def insert(self, *rows: Insert) -> Awaitable[None]:
        """Insert rows in one transaction. They are durable once the result has been awaited.

        Raises:
            WriteFailed: None of the rows was stored.
        """


class TableActor:
    """The owner of one table's state. A task runs its jobs one after the other.

    The state follows from the stored events. Clients see a change only after its events are stored.
    """

    def __init__(
        self,
        state: TableState,
        event_store: EventStore,
        source: DealSource,
        bot_runner: BotRunner,
        ready_timeout: float,
        *,
        limits: Limits | None = None,
        nonce_timeout: float = 0.0,
        on_event: EventListener | None = None,
        is_allowed_bot: Callable[[str], bool] = lambda _bot: True,
    ) -> None:
        self.state = state
        self._is_allowed_bot = is_allowed_bot
        self._on_event = on_event
        self._event_store = event_store
        self._deal_source = source
        self._bot_runner = bot_runner
        self._ready_timeout = ready_timeout
        self._clients: frozenset[Connection] = frozenset()
        self._presence_cache: tuple[object, broadcast.Presence] = (None, broadcast.Presence())
        self._inbox: asyncio.Queue[tuple[Job, Report]] = asyncio.Queue()
        self._busy = False
        self._bot_task: asyncio.Task[None] | None = None
        self._ready_timer: asyncio.TimerHandle | None = None
        self._timed_out_deal = (0, 0)
        self._turn_timeouts = TurnTimeouts()
        self._nonce_timer = NonceTimer(nonce_timeout)
        self._alarm: asyncio.TimerHandle | None = None
        self._alarm_time = 0.0
        self._last_event_time = asyncio.get_running_loop().time()
        self._phrase_buckets = TokenBuckets((limits or Limits()).phrases)
        self._write_failed = False
        self._broadcaster = broadcast.Broadcaster()
        self._closed = False
        self._task = asyncio.create_task(self._run(), name=f"table {state.id}")

    # Connections

    def join(self, client: Connection) -> None:
        """Add a connection and send it the current state.

        If the table was closed, disconnect the client, which then reconnects to the new owner.
        """
        if self._closed:
            client.disconnect()
            return
        before = self.presence
        self._clients |= {client}
        presence = self.presence
        self._broadcaster.broadcast(self.state, presence, [client] if presence == before else self._clients)
        self._inbox.put_nowait((partial(self._return_player, client), _ignore_result))

    def leave(self, client: Connection) -> None:
        """Remove a connection."""
        before = self.presence
        self._clients -= {client}
        if self.presence != before:
            self._broadcast()
        self.wake()

    async def _return_player(self, client: Connection) -> None:
        """Let a player who was away play again. Until now a bot played in their place."""
        seat = self.state.seat_of(client.player)
        if seat is not None and required(self.state.line_up[seat]).cover is not None:
            await self.append(PendingEvent(PlayerReturned(), seat, client.player))
            self._broadcast()

    @property
    def present(self) -> frozenset[Seat]:
        """The seats whose players are connected."""
        return self.presence.present

    @property
    def presence(self) -> broadcast.Presence:
        """The seats whose players are connected, and the number of watchers."""
        key = (self.state.line_up, self._clients)
        if key != self._presence_cache[0]:
            seats = [self.state.seat_of(client.player) for client in self._clients]
            present = frozenset(seat for seat in seats if seat is not None)
            self._presence_cache = key, broadcast.Presence(present, seats.count(None))
        return self._presence_cache[1]

    @property
    def is_idle(self) -> bool:
        """True if no client is connected and no work is pending."""
        return not (self._clients or self._busy or self._bot_task) and self._inbox.empty()

    # Commands

    def submit(self, client: Connection, command: Command, report: Report) -> None:
        """Enqueue a client's command, and report its result once it was handled. Handle a phrase at once."""
        if self._task.done():
            report(api_error("unavailable"))
        elif not isinstance(command, SayPhrase):
            job = partial(self._handle_command, client, command)
            meter = client.meter
            self._inbox.put_nowait((partial(run_metered, job, meter) if meter else job, report))
        else:
            report(self._say_phrase(client, command))

    async def _handle_command(self, client: Connection, command: LoggedCommand) -> None:
        self._require_allowed_bots(command)
        await self.append(*handle(self.state, client.player, command))
        accepted = self._format_accepted(command)
        # A nonce stays secret until the deal is over, so there is nothing to broadcast.
        if isinstance(command, GiveNonce):
            client.send(accepted)
        else:
            client.send_with_next(accepted)
            self._broadcast()

    async def sit(self, wanted: protocol.Sit, player: Player, rows: Iterable[Insert] = ()) -> protocol.Opened:
        """Give a player a free seat or a bot's seat. During a deal, promise them a bot's seat for later.

        Args:
            wanted: The seat.
            player: The player.
            rows: Rows to insert in the same transaction.

        Raises:
            ApiError: The seat is not available.
        """

        async def take_seat_and_broadcast() -> None:
            pending = seat_commands.take_seat(self.state, player.id, wanted)
            await self.append(pending, rows=rows)
            self._broadcast()
            seat, waiting = required(pending.seat), isinstance(pending.what, SeatWished)
            opened.append(protocol.Opened(table=self.state.id, seat=seat, waiting=waiting))

        opened: list[protocol.Opened] = []
        await self._run_job(take_seat_and_broadcast)
        return opened[0]

    def _require_allowed_bots(self, command: Command) -> None:
        """Require that the bot that a command names may sit at this table.

        Raises:
            ApiError: `unknown-bot` if the server has no such bot.
        """
        wanted = (
            command.match.bot
            if isinstance(command, Propose)
            else command.bot
            if isinstance(command, Fill)
            else None
        )
        if wanted is None:
            return
        if wanted not in self._bot_runner.bots:
            raise api_error("unknown-bot", bot=wanted)
        sits_here = any(sitter is not None and sitter.bot == wanted for sitter in self.state.line_up)
        if not (sits_here or self._is_allowed_bot(wanted)):
            raise api_error("unknown-bot", bot=wanted)

    def _say_phrase(self, client: Connection, command: SayPhrase) -> ApiError | None:
        """Send a phrase to every client without storing it. Return the error if the phrase is refused."""
        seat = self.state.seat_of(client.player)
        if seat is None or client.player is None:
            return api_error("not-seated")
        if not permissions.can_say_phrases(self.state):
            return api_error("phrases-closed")
        if not self._phrase_buckets.take(client.player, asyncio.get_running_loop().time()):
            return api_error("too-often")
        message = PhraseSaid(type="said", seat=seat, phrase=command.phrase).model_dump_json()
        for other in self._clients:
            other.send(message)
        client.send(self._format_accepted(command))
        return None

    def _format_accepted(self, command: Command) -> str:
        """Return the message that tells a client that its command was accepted."""
        return f'{{"type":"accepted","id":{to_json(command.id).decode()},"seq":{self.state.seq}}}'

    def to_message(self) -> protocol.Table:
        """Return the public state of the table."""
        return broadcast.table_json(self.state, self.presence)

    def to_record(self) -> dict[str, Any]:
        """Return the record of the match so far."""
        return broadcast.build_record(self.state)

    async def close(self) -> None:
        """Disconnect every client and stop all work. Stored events stay."""
        self._closed = True
        for client in self._clients:
            client.disconnect()
        self._stop_ready_timer()
        self._stop_alarm()
        for task in (self._bot_task, self._task):
            if task is not None:
                task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        while not self._inbox.empty():
            _, report = self._inbox.get_nowait()
            report(api_error("internal-error"))

    # The job queue

    async def _run_job(self, job: Job) -> None:
        """Enqueue a job and wait until it is done.

        Raises:
            ApiError: The job failed and changed nothing.
        """
        if self._task.done():
            raise api_error("unavailable")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._inbox.put_nowait((job, partial(_resolve_future, done)))
        await done

    def wake(self) -> None:
        """Make the actor check which events are due, after a change that no stored event caused."""
        self._inbox.put_nowait((_do_nothing, _ignore_result))

    async def _run(self) -> None:
        await self._execute(self.remove_erased_players, _ignore_result)
        while True:
            await self._execute(self._advance, _ignore_result)
            await self._execute(*await self._inbox.get())

    async def _execute(self, job: Job, report: Report) -> None:
        """Run a job and report its result. An unexpected error is logged, and the actor goes on."""
        self._busy = True
        try:
            await job()
        except ApiError as error:
            report(error)
        except asyncio.CancelledError:
            report(api_error("internal-error"))
            raise
        except Exception:
            log.exception("a job of a table failed", table=self.state.id)
            report(api_error("internal-error"))
        else:
            report(None)
        finally:
            self._busy = False

    async def append(self, *what: PendingEvent, rows: Iterable[Insert] = ()) -> None:
        """Store events in one transaction and apply them.

        Raises:
            ApiError: `not-stored`, or a violation of the rules. No event was stored.
        """
        state, insertions = self.state, list(rows)
        for pending in what:
            before = state
            event, state = pending.apply_to(before)
            insertions += [*event_rows(event), *project_event(before, event, state)]
        try:
            await self._event_store.insert(*insertions)
        except WriteFailed as error:
            self._write_failed = True
            asyncio.get_running_loop().call_later(_RETRY_DELAY, self.wake)
            raise api_error("not-stored") from error
        if self._on_event is not None:
            self._on_event(self.state, state, self.present)
        self.state, self._write_failed = state, False
        self._last_event_time = asyncio.get_running_loop().time()

    def _broadcast(self) -> None:
        """Send the current state to every client."""
        self._broadcaster.broadcast(self.state, self.presence, self._clients)

    async def remove_erased_players(self) -> None:
        """Free the seats of players whose accounts were erased while the table was not loaded."""
        while (pending := seat_commands.leave_erased_seat(self.state)) is not None:
            await self.append(pending)
            self._broadcast()

    # Deals, timeouts and bots

    async def _advance(self) -> None:
        """Ask the bot whose turn it is to act, and append the events that are due without a command."""
        if self.state.bot_to_act and self._bot_task is None:
            self._bot_task = asyncio.create_task(self._start_bot())
        due = self._next_event()
        if due:
            await self.append(*due)
            self._broadcast()
            self.wake()

    def _next_event(self) -> tuple[PendingEvent, ...]:
        """Return the events that are due without a command. If one is due later, set an alarm for it."""
        if self._can_wait_for_alarm():
            return ()
        promise = seat_commands.hand_over_promised_seat(self.state)
        settled = (promise,) if promise else votes.settle_vote(self.state)
        if settled:
            return settled
        for next_ in (self._next_deal(), self._next_timeout()):
            if isinstance(next_, PendingEvent):
                return (next_,)
            if next_ is not None:
                self._set_alarm(next_)
        return ()

    def _can_wait_for_alarm(self) -> bool:
        """Return true if no event can be due before the alarm that is set.

        This is the common case during a deal. It saves a search for due events after every action.
        """
        state = self.state
        if self._alarm is None or state.waits.nudge is None or state.stage is not Stage.PLAYING:
            return False
        if state.question is not None or state.nudged:
            return False
        return self._alarm_time <= self._last_event_time + state.waits.nudge

    def _next_timeout(self) -> PendingEvent | float | None:
        """Return the event that a timeout causes now, or the seconds until the next timeout."""
        now = asyncio.get_running_loop().time()
        return self._turn_timeouts.next_event(self.state, self.present, since=self._last_event_time, now=now)

    def _set_alarm(self, seconds: float) -> None:
        """Wake the actor in `seconds`.

        An alarm that is set for an earlier time stays, and after it a later alarm is set if needed. So most
        actions set no alarm.
        """
        loop = asyncio.get_running_loop()
        if self._alarm is not None and self._alarm_time <= loop.time() + seconds:
            return
        self._stop_alarm()
        self._alarm_time = loop.time() + seconds
        self._alarm = loop.call_later(seconds, self._on_alarm)

    def _on_alarm(self) -> None:
        self._alarm = None
        self.wake()

    def _stop_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _next_deal(self) -> PendingEvent | float | None:
        """Return the event that starts the next deal, or commits to its cards, if it is due.

        Otherwise return the seconds until it is due; None if the table waits for players.
        """
        if not self._is_time_to_deal():
            return None
        if self.state.commitment is None:
            self._stop_ready_timer()
            return self._draw_cards()
        left = self._nonce_timer.remaining(self.state, self.present, asyncio.get_running_loop().time())
        return left or PendingEvent(self.state.commitment.to_cards_dealt)

    def _draw_cards(self) -> PendingEvent:
        """Return the event that fixes the next cards: a committed secret, or cards set beforehand."""
        state = self.state
        dealer = state.match.dealer if state.begun else self._deal_source.first_dealer(state.seats)
        return PendingEvent(self._deal_source.draw_cards(state.rules, state.seats, dealer))

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
        waited_for = self.present & state.active_people() or state.active_people()
        return waited_for <= state.ready or self._ready_timeout_passed()

    def _ready_timeout_passed(self) -> bool:
        """Return true if the ready timeout has passed since the first player was ready.

        Start the timer if it is not running.
        """
        deal = (self.state.number, self.state.deal_number)
        if self._timed_out_deal == deal:
            return True
        if self._ready_timer is None:

            def on_timeout() -> None:
                self._ready_timer, self._timed_out_deal = None, deal
                self.wake()

            self._ready_timer = asyncio.get_running_loop().call_later(self._ready_timeout, on_timeout)
        return False

    def _stop_ready_timer(self) -> None:
        if self._ready_timer is not None:
            self._ready_timer.cancel()
            self._ready_timer = None

    async def _start_bot(self) -> None:
        """Ask the bot whose turn it is for an action, and enqueue a job that plays it."""
        state = self.state
        seat, bot, deal = required(state.turn), required(state.bot_to_act), required(state.deal)
        chance = bot_rng(state.key, seat, len(deal.actions))
        try:
            await asyncio.sleep(_RETRY_DELAY if self._write_failed else 0)
            moment = f"{state.id}/{state.seq}"
            answer = await self._bot_runner.answer(bot, view_of(deal, seat), chance, moment)
        finally:
            self._bot_task = None

        async def play_answer() -> None:
            if (self.state.since, self.state.bot_to_act) == (state.since, bot):
                await self.append(PendingEvent(Acted(answer.action, answer.cut_short), seat))
                self._broadcast()

        self._inbox.put_nowait((play_answer, _ignore_result))


async def _do_nothing() -> None:
    pass


def _ignore_result(_refusal: ApiError | None) -> None: ...


def _resolve_future(done: asyncio.Future[None], error: ApiError | None) -> None:
    """Pass a job's result to the future that waits for it, unless the future was cancelled."""
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
