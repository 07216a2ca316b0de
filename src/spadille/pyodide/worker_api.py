"""The API of the web worker for its pages: requests with responses, and connections to tables."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Protocol

from pydantic import BaseModel

from spadille import protocol
from spadille.app.accounts import routes as accounts
from spadille.app.endpoint import JSON_LINES, Endpoint
from spadille.app.request_context import RequestContext
from spadille.app.routes import ROUTES
from spadille.app.services import Services, Timings, make_services
from spadille.app.tables.visibility import require_visible
from spadille.protocol.api_error import ApiError, api_error
from spadille.pyodide.blob_store import BlobStore
from spadille.pyodide.inline_worker import InlineWorker
from spadille.pyodide.peers import PeerPage, PeerRegistry
from spadille.pyodide.router import RouterResponse, dispatch
from spadille.pyodide.store import BrowserStore, open_browser_store
from spadille.pyodide.transfer import export_text, import_text
from spadille.storage.admin.dump import BadDump
from spadille.table.actor import TableActor
from spadille.table.connection import Connection
from spadille.table.deal_source import DealSource
from spadille.table.dispatch import handle_message
from spadille.table.limits import Limits, Rate
from spadille.workers.pacing import HUMAN_DELAY
from spadille.workers.players import FAST_BOTS

_UNLIMITED: Final = Rate(10_000, 1_000)
_LIMITS: Final = Limits(messages=_UNLIMITED, tables=_UNLIMITED)
"""The limits of the browser's own user, too high to matter. Guests have the HTTP server's limits."""
_GONE: Final = 1000


class PageApi(PeerPage, Protocol):
    """The interface through which the worker sends to its pages. Each connection has a number."""

    def send(self, connection: int, text: str, /) -> None:
        """Send a text on a connection."""

    def close(self, connection: int, code: int, /) -> None:
        """Close a connection with a code."""


class WorkerApi:
    """Passes one browser's requests and messages to the services, and their responses back."""

    def __init__(
        self, services: Services, store: BrowserStore, blob_store: BlobStore, page: PageApi, token: str
    ) -> None:
        self.services = services
        self.store = store
        self.blob_store = blob_store
        self._page = page
        self.token = token
        self._connections: dict[int, tuple[TableActor, Connection]] = {}
        self._peers = PeerRegistry(services, store, page)

    async def request(self, method: str, url: str, body: str) -> RouterResponse:
        """Handle a request of a page, and return the response once all writes are stored."""
        before = self.token
        context = _WorkerRequestContext(
            self.services, await self.services.sessions.find_player(self.token), self
        )
        response = await dispatch(_ENDPOINTS, context, method, url, body)
        await self.store.event_writer.settled()
        if self.token != before:
            await self.blob_store.set_token(self.token)
        return response

    def set_token(self, token: str) -> None:
        """Set the session token of this browser; an empty text means none."""
        self.token = token

    async def open_connection(self, connection: int, table: str, screen: bool) -> None:  # noqa: FBT001 - JavaScript's
        """Connect a page to a table."""
        player = await self.services.sessions.find_player(self.token)
        try:
            actor = await self.services.tables.load(table)
            await require_visible(self.services, actor.state, player)
        except ApiError:
            self._page.close(connection, _GONE)
            return
        transport = _PageTransport(connection, self._page)
        client = Connection(player.id if player else None, transport, screen=screen, limits=_LIMITS)
        self._connections[connection] = actor, client
        actor.join(client)

    def receive(self, connection: int, text: str) -> None:
        """Handle a page's message to its table."""
        if connection in self._connections:
            handle_message(*self._connections[connection], text, _ignore_answered)

    def close_connection(self, connection: int) -> None:
        """Disconnect a page from its table."""
        if connection in self._connections:
            actor, client = self._connections.pop(connection)
            actor.leave(client)

    def open_peer(self, peer: int, table: str) -> None:
        """Add a guest whose data channel is open."""
        self._peers.open(peer, table)

    def receive_from_peer(self, peer: int, text: str) -> None:
        """Handle a guest's message."""
        self._peers.receive(peer, text)

    def close_peer(self, peer: int) -> None:
        """Remove a guest whose data channel was closed."""
        self._peers.close(peer)


@dataclass(frozen=True, slots=True)
class _PageTransport:
    """The transport of a page's connection to a table."""

    connection: int
    page: PageApi

    def send_text(self, *texts: str) -> None:
        """Send text messages."""
        for text in texts:
            self.page.send(self.connection, text)

    def disconnect(self, code: int) -> None:
        """Close the connection with a code."""
        self.page.close(self.connection, code)


@dataclass(frozen=True)
class _WorkerRequestContext(RequestContext):
    """The context of a request by the user of this browser."""

    api: WorkerApi

    def set_session_token(self, token: str) -> None:
        """Store the session token."""
        self.api.set_token(token)


async def erase_account(context: _WorkerRequestContext, wanted: protocol.EraseAccount) -> protocol.Account:
    """Erase the caller and overwrite what was stored about them."""
    erased = await accounts.erase_account(context, wanted)
    await context.api.store.compact()
    return erased


class ImportRequest(BaseModel):
    """A request to import the exported text of another browser."""

    lines: str


async def export_all(context: _WorkerRequestContext) -> str:
    """Return all stored data as JSON Lines."""
    api = context.api
    await api.store.event_writer.settled()
    return export_text(api.store.image(), api.token)


async def import_all(context: _WorkerRequestContext, wanted: ImportRequest) -> dict[str, bool]:
    """Replace all stored data with exported data. The worker must be restarted afterwards."""
    try:
        transfer = import_text(wanted.lines)
    except BadDump as bad:
        raise api_error("copy-unread", line=bad.number) from bad
    await context.api.store.replace_with(transfer.image)
    context.api.set_token(transfer.token)
    return {"ok": True}


async def list_open_tables() -> protocol.OpenTables:
    """Return an empty list: tables of this browser are not public."""
    return protocol.OpenTables(tables=[])


_ENDPOINTS: Final = (
    *ROUTES,
    Endpoint("POST", "/me/erase", erase_account),
    Endpoint("GET", "/open-tables", list_open_tables),
    Endpoint("GET", "/export", export_all, media_type=JSON_LINES),
    Endpoint("POST", "/import", import_all),
)
"""The endpoints of the in-browser server."""


def _ignore_answered() -> None:
    """Do nothing when a message is answered: pages in the same browser need no backpressure."""


async def open_worker_api(
    blob_store: BlobStore,
    page: PageApi,
    image: bytes | None,
    batches: Sequence[str],
    token: str,
    *,
    file: Path = Path("tables.sqlite"),
    timings: Timings | None = None,
    source: DealSource | None = None,
) -> WorkerApi:
    """Start the services with the data that the browser has stored, and return their API.

    Raises:
        DatabaseUnusable: the stored data has another version, or is damaged.
    """
    store = await open_browser_store(file, blob_store, image, batches)
    timings = timings or Timings(bot_delay=HUMAN_DELAY, nonce_timeout=3.0)
    services = make_services(
        store, FAST_BOTS, timings=timings, source=source, worker_pool=InlineWorker(), limits=_LIMITS
    )
    services.start()
    return WorkerApi(services, store, blob_store, page, token)
