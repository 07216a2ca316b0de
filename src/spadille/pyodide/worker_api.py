"""What pages ask of their worker: calls with their answers, and lines to tables."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Protocol

from pydantic import BaseModel

from spadille import protocol
from spadille.app import routes
from spadille.app.accounts.session_store import Newcomer
from spadille.app.endpoint import HouseCall
from spadille.app.request_context import Visit
from spadille.app.routes import CALLS
from spadille.app.services import House, Pace
from spadille.app.tables import match_results
from spadille.protocol.api_error import Refusal, refuse
from spadille.pyodide.blob_store import Shelf
from spadille.pyodide.inline_worker import SameRoom
from spadille.pyodide.router import CallAnswer, answered
from spadille.pyodide.store import BrowserStore, opened
from spadille.pyodide.transfer import copied, taken
from spadille.storage.admin.dump_format import BadCopy
from spadille.storage.store import Player
from spadille.table.actor import Owner
from spadille.table.connection import Client
from spadille.table.deal_source import DealSource
from spadille.table.dispatch import hear
from spadille.table.limits import Limits, Rate
from spadille.workers.pacing import HUMAN
from spadille.workers.players import SEATED

_FREELY: Final = Rate(10_000, 1_000)
_LIMITS: Final = Limits(messages=_FREELY, tables=_FREELY)
"""Whoever asks too much here takes it from himself."""
_GONE: Final = 1000


class Page(Protocol):
    """The pages as the house speaks to them: lines by number."""

    def say(self, line: int, text: str) -> None:
        """Sends a text on a line."""

    def hang_up(self, line: int, code: int) -> None:
        """Ends a line with a code."""


class Desk:
    """Carries one browser's questions to the house, and its answers back."""

    def __init__(self, house: House, store: BrowserStore, shelf: Shelf, page: Page, token: str) -> None:
        self.house = house
        self.store = store
        self.shelf = shelf
        self._page = page
        self.token = token
        self._lines: dict[int, tuple[Owner, Client]] = {}

    async def ask(self, way: str, address: str, body: str) -> CallAnswer:
        """The answer to a call, given once everything it stores is stored."""
        before = self.token
        visit = _PageVisit(self.house, await self.house.callers.who(self.token), self)
        answer = await answered(_HERE, visit, way, address, body)
        await self.store.journal.settled()
        if self.token != before:
            await self.shelf.know(self.token)
        return answer

    def remember(self, token: str) -> None:
        """From now on this token identifies this browser; none does if it is empty."""
        self.token = token

    async def open_line(self, line: int, table: str, screen: bool) -> None:  # noqa: FBT001 - JavaScript's
        """A page joins a table and hears what happens there from now on."""
        player = await self.house.callers.who(self.token)
        try:
            owner = await self.house.table(table)
        except Refusal:
            self._page.hang_up(line, _GONE)
            return
        voice = _LineVoice(line, self._page)
        client = Client(player.id if player else None, voice, screen=screen, limits=_LIMITS)
        self._lines[line] = owner, client
        owner.join(client)

    def hear(self, line: int, text: str) -> None:
        """What a page says at its table."""
        if line in self._lines:
            hear(*self._lines[line], text, _nothing)

    def close_line(self, line: int) -> None:
        """A page has left its table."""
        if line in self._lines:
            owner, client = self._lines.pop(line)
            owner.leave(client)


@dataclass(frozen=True, slots=True)
class _LineVoice:
    """The voice on one line."""

    line: int
    page: Page

    def say(self, *texts: str) -> None:
        """Sends messages."""
        for text in texts:
            self.page.say(self.line, text)

    def hang_up(self, code: int) -> None:
        """Lets the page go."""
        self.page.hang_up(self.line, code)


@dataclass(frozen=True)
class _PageVisit(Visit):
    """A visit by the owner of this browser."""

    desk: Desk

    def welcome(self, who: Player | Newcomer) -> None:
        """The browser remembers who it is."""
        if isinstance(who, Newcomer):
            self.desk.remember(who.key.token)


async def records(visit: Visit, table: str) -> str:
    """Every match at the table as a record, one a line: finished deals only."""
    return match_results.lines(visit.house.matches(table))


async def erase(visit: _PageVisit, wanted: protocol.Erase) -> protocol.Me:
    """Forgets the caller and overwrites what was stored about him."""
    routes.confirm(visit.known, wanted.name)
    await visit.house.look_again(await visit.house.erase(visit.known))
    visit.desk.remember("")
    await visit.desk.store.squash()
    return await routes.about_me(visit, None)


class MovedHere(BaseModel):
    """The text that another browser wrote."""

    lines: str


async def move_out(visit: _PageVisit) -> str:
    """Everything kept here, one record a line, to take along."""
    desk = visit.desk
    await desk.store.journal.settled()
    return copied(desk.store.image(), desk.token)


async def move_in(visit: _PageVisit, wanted: MovedHere) -> dict[str, bool]:
    """Replaces everything kept here with what was taken along; the house must be reopened."""
    try:
        moved = taken(wanted.lines)
    except BadCopy as bad:
        raise refuse("copy-unread", line=bad.number) from bad
    await visit.desk.store.become(moved.image)
    visit.desk.remember(moved.token)
    return {"ok": True}


async def open_tables() -> protocol.OpenTables:
    """Nobody else can come here."""
    return protocol.OpenTables(tables=[])


_HERE: Final = (
    *CALLS,
    HouseCall("GET", "/tables/{table}/records", records),
    HouseCall("GET", "/me/history", routes.history),
    HouseCall("POST", "/me/erase", erase),
    HouseCall("GET", "/open-tables", open_tables),
    HouseCall("GET", "/moving", move_out),
    HouseCall("POST", "/moving", move_in),
)
"""What can be asked where there is no server."""


def _nothing() -> None:
    """It has its answer."""


async def open_desk(
    shelf: Shelf,
    page: Page,
    image: bytes | None,
    lines: Sequence[str],
    token: str,
    *,
    file: Path = Path("tables.sqlite"),
    pace: Pace | None = None,
    source: DealSource | None = None,
) -> Desk:
    """The house, from what the browser has kept."""
    store = await opened(file, shelf, image, lines)
    pace = pace or Pace(bots=HUMAN, cut=3.0)
    house = House(store, SEATED, pace=pace, source=source, room=SameRoom(), limits=_LIMITS)
    house.open()
    return Desk(house, store, shelf, page, token)
