"""What pages ask of their worker: calls with their answers, and lines to tables."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Protocol

from pydantic import BaseModel

from spadille import protocol
from spadille.app import routes
from spadille.app.accounts.session_store import NewPlayer
from spadille.app.endpoint import Endpoint
from spadille.app.request_context import RequestContext
from spadille.app.routes import ROUTES
from spadille.app.services import Services, Timings
from spadille.app.tables import match_results
from spadille.protocol.api_error import ApiError, api_error
from spadille.pyodide.blob_store import BlobStore
from spadille.pyodide.inline_worker import InlineWorker
from spadille.pyodide.router import RouterResponse, dispatch
from spadille.pyodide.store import BrowserStore, open_browser_store
from spadille.pyodide.transfer import export_text, import_text
from spadille.storage.admin.dump_format import BadDump
from spadille.storage.store import Player
from spadille.table.actor import TableActor
from spadille.table.connection import Connection
from spadille.table.deal_source import DealSource
from spadille.table.dispatch import handle_message
from spadille.table.limits import Limits, Rate
from spadille.workers.pacing import HUMAN_DELAY
from spadille.workers.players import FAST_BOTS

_FREELY: Final = Rate(10_000, 1_000)
_LIMITS: Final = Limits(messages=_FREELY, tables=_FREELY)
"""Whoever asks too much here takes it from himself."""
_GONE: Final = 1000


class PageApi(Protocol):
    """The pages as the house speaks to them: lines by number."""

    def send(self, line: int, text: str) -> None:
        """Sends a text on a line."""

    def close(self, line: int, code: int) -> None:
        """Ends a line with a code."""


class WorkerApi:
    """Carries one browser's questions to the house, and its answers back."""

    def __init__(
        self, house: Services, store: BrowserStore, shelf: BlobStore, page: PageApi, token: str
    ) -> None:
        self.house = house
        self.store = store
        self.shelf = shelf
        self._page = page
        self.token = token
        self._lines: dict[int, tuple[TableActor, Connection]] = {}

    async def request(self, way: str, address: str, body: str) -> RouterResponse:
        """The answer to a call, given once everything it stores is stored."""
        before = self.token
        visit = _WorkerRequestContext(self.house, await self.house.sessions.find_player(self.token), self)
        answer = await dispatch(_HERE, visit, way, address, body)
        await self.store.journal.settled()
        if self.token != before:
            await self.shelf.set_token(self.token)
        return answer

    def set_token(self, token: str) -> None:
        """From now on this token identifies this browser; none does if it is empty."""
        self.token = token

    async def open_connection(self, line: int, table: str, screen: bool) -> None:  # noqa: FBT001 - JavaScript's
        """A page joins a table and hears what happens there from now on."""
        player = await self.house.sessions.find_player(self.token)
        try:
            owner = await self.house.get_table(table)
        except ApiError:
            self._page.close(line, _GONE)
            return
        voice = _PageTransport(line, self._page)
        client = Connection(player.id if player else None, voice, screen=screen, limits=_LIMITS)
        self._lines[line] = owner, client
        owner.join(client)

    def receive(self, line: int, text: str) -> None:
        """What a page says at its table."""
        if line in self._lines:
            handle_message(*self._lines[line], text, _nothing)

    def close_connection(self, line: int) -> None:
        """A page has left its table."""
        if line in self._lines:
            owner, client = self._lines.pop(line)
            owner.leave(client)


@dataclass(frozen=True, slots=True)
class _PageTransport:
    """The voice on one line."""

    line: int
    page: PageApi

    def send_text(self, *texts: str) -> None:
        """Sends messages."""
        for text in texts:
            self.page.send(self.line, text)

    def disconnect(self, code: int) -> None:
        """Lets the page go."""
        self.page.close(self.line, code)


@dataclass(frozen=True)
class _WorkerRequestContext(RequestContext):
    """A visit by the owner of this browser."""

    desk: WorkerApi

    def set_session_cookie(self, who: Player | NewPlayer) -> None:
        """The browser remembers who it is."""
        if isinstance(who, NewPlayer):
            self.desk.set_token(who.device_token.token)


async def records(visit: RequestContext, table: str) -> str:
    """Every match at the table as a record, one a line: finished deals only."""
    return match_results.record_lines(visit.services.load_matches(table))


async def erase(visit: _WorkerRequestContext, wanted: protocol.Erase) -> protocol.Me:
    """Forgets the caller and overwrites what was stored about him."""
    routes.require_confirmation(visit.require_player, wanted.name)
    await visit.services.invalidate_sessions(await visit.services.erase_player(visit.require_player))
    visit.desk.set_token("")
    await visit.desk.store.compact()
    return await routes.build_me_message(visit, None)


class MovedHere(BaseModel):
    """The text that another browser wrote."""

    lines: str


async def export_all(visit: _WorkerRequestContext) -> str:
    """Everything kept here, one record a line, to take along."""
    desk = visit.desk
    await desk.store.journal.settled()
    return export_text(desk.store.image(), desk.token)


async def import_all(visit: _WorkerRequestContext, wanted: MovedHere) -> dict[str, bool]:
    """Replaces everything kept here with what was taken along; the house must be reopened."""
    try:
        moved = import_text(wanted.lines)
    except BadDump as bad:
        raise api_error("copy-unread", line=bad.number) from bad
    await visit.desk.store.replace_with(moved.image)
    visit.desk.set_token(moved.token)
    return {"ok": True}


async def list_open_tables() -> protocol.OpenTables:
    """Nobody else can come here."""
    return protocol.OpenTables(tables=[])


_HERE: Final = (
    *ROUTES,
    Endpoint("GET", "/tables/{table}/records", records),
    Endpoint("GET", "/me/history", routes.get_history),
    Endpoint("POST", "/me/erase", erase),
    Endpoint("GET", "/open-tables", list_open_tables),
    Endpoint("GET", "/export", export_all),
    Endpoint("POST", "/import", import_all),
)
"""What can be asked where there is no server."""


def _nothing() -> None:
    """It has its answer."""


async def open_worker_api(
    shelf: BlobStore,
    page: PageApi,
    image: bytes | None,
    lines: Sequence[str],
    token: str,
    *,
    file: Path = Path("tables.sqlite"),
    pace: Timings | None = None,
    source: DealSource | None = None,
) -> WorkerApi:
    """The house, from what the browser has kept."""
    store = await open_browser_store(file, shelf, image, lines)
    pace = pace or Timings(bot_delay=HUMAN_DELAY, nonce_timeout=3.0)
    house = Services(store, FAST_BOTS, pace=pace, source=source, room=InlineWorker(), limits=_LIMITS)
    house.open()
    return WorkerApi(house, store, shelf, page, token)
