"""The server of a browser test, and the browsers of its players."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Self

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

from spadille.rules.seating import Seat
from spadille.server.uvicorn_server import listen
from spadille.table.deal_files import read_deal_file
from spadille.table.deal_source import SystemRandomSource
from tests.e2e.boards import Board, write
from tests.e2e.chromium import DESKTOP, Device, Language, Scheme, new_context
from tests.e2e.company import Companion
from tests.e2e.friends import Friend
from tests.e2e.start import Start
from tests.e2e.street import ServerHost
from tests.e2e.table import Table
from tests.support.client import LONG_TURN_TIMEOUTS
from tests.support.ports import reserve_port
from tests.support.server_process import ServerProcess

_HERE = "127.0.0.1"
_NAMES = ("Ann", "Bo", "Cy", "Dora", "Eli", "Fay", "Gus")
TWO_DEALS = {"start": None, "bankrupt": "debt", "end": {"deals": 2}}
_LOST = ("net::ERR_", "WebSocket connection to")
"""Parts of messages in the browser's console about a lost connection."""


class Evening:
    """A server that deals the given boards, and the browsers of its players.

    With a `street`, the server runs in that event loop; without, in its own process.
    """

    def __init__(self, browser: Browser, folder: Path, street: ServerHost | None = None) -> None:
        self._browser = browser
        self._street = street
        self._folder = folder
        self._visits: list[BrowserContext] = []
        self._server: ServerProcess | None = None
        self._kept = ExitStack()
        self._port = self._kept.enter_context(reserve_port())
        self._deals: Path | None = None
        self._cut = 0
        self.companions: dict[Seat, Companion] = {}
        self.friends: list[Friend] = []
        self.troubles: list[str] = []
        """Errors logged by pages."""
        self._expected = list(_LOST)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_trouble: object) -> None:
        with self._kept:  # close the server even if something fails here
            self.close_all()

    def close_all(self) -> None:
        """Close all browsers and connections."""
        for visit in self._visits:
            visit.close()
        self._visits.clear()
        self.close_connections()

    def close_connections(self) -> None:
        """Close the connections of simulated players, and keep the browsers open."""
        companions, friends = list(self.companions.values()), list(self.friends)
        self.companions.clear()
        self.friends.clear()
        everybody: list[Companion | Friend] = [*companions, *friends]
        for somebody in everybody:
            somebody.leave()
        assert [companion.trouble for companion in companions if companion.trouble] == []

    def open(self, *boards: Board, cut: int = 0) -> Self:
        """Start the server. It waits `cut` seconds for the players' nonces before a random deal."""
        self._deals = write(list(boards), self._folder / "deals.jsonl") if boards else None
        self._cut = cut
        self._serve()
        return self

    def in_own_process(self) -> Self:
        """Run the server in its own process, which can be killed."""
        self._street = None
        return self

    def _serve(self) -> None:
        place = self._folder / "tables.sqlite"
        if self._street is None:
            self._server = ServerProcess(place, self._port, deals=self._deals, cut=self._cut)
            self._kept.push(self._server)
        else:
            source = read_deal_file(self._deals) if self._deals else SystemRandomSource()
            house = self._street.open(place, listen(_HERE, self._port), source, cut=self._cut)
            self._kept.callback(house.shut)
            self._house = house

    @property
    def address(self) -> str:
        """The server's address."""
        return f"{_HERE}:{self._port}"

    @property
    def port(self) -> int:
        """The server's port."""
        return self._port

    def shut(self) -> None:
        """Stop the server. `open_again` restarts it."""
        self._house.shut()
        self._house.wait()

    def kill(self) -> None:
        """Kill the server's process."""
        assert self._server is not None
        self._server.kill()

    def open_again(self) -> None:
        """Start the server again at the same port with the same file."""
        self._serve()
        for companion in self.companions.values():
            companion.connect()

    # Browsers and players

    def visit(
        self,
        device: Device = DESKTOP,
        *,
        language: Language = "en",
        scheme: Scheme = "light",
        at_once: bool = True,
        keeps: bool = False,
    ) -> Page:
        """Open a browser context with a page. `keeps` lets the page cache the offline engine."""
        context = new_context(
            self._browser, device, language=language, scheme=scheme, at_once=at_once, keeps=keeps
        )
        self._visits.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("console", self._overhear)
        return page

    def expect_refusal(self, status: int) -> None:
        """Expect one HTTP error with this status, which the browser also logs in its console."""
        self._expected.append(f"status of {status}")

    def _overhear(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not any(words in message.text for words in self._expected):
            self.troubles.append(message.text)

    def start(self, page: Page, language: Language = "en") -> Start:
        """Open the start page."""
        return Start(page, language).open(self.address)

    def join(self, page: Page, table: str, language: Language = "en", *, at: str = "") -> Table:
        """Open a table by its link."""
        page.goto(f"http://{at or self.address}/table/{table}")
        return Table(page, language)

    def seat_players(
        self, table: str, wishes: Mapping[Seat, Sequence[str]], *, holding_back: Collection[Seat] = ()
    ) -> None:
        """Seat simulated players at the free seats, each with its preferred actions."""
        for seat, wished in wishes.items():
            self.companions[seat] = Companion(
                self.address, table, seat, _NAMES[seat], *wished, holding_back=seat in holding_back
            )

    def friend(self, table: str, seat: Seat, name: str) -> Friend:
        """Seat a friend without a browser at a free seat."""
        self.friends.append(Friend.sitting(self.address, table, seat, name))
        return self.friends[-1]

    def wish(self, seat: Seat, *wishes: str) -> None:
        """Replace the preferred actions of the simulated player at a seat."""
        self.companions[seat].wish(*wishes)

    def open_for(
        self,
        page: Page,
        wishes: Mapping[Seat, Sequence[str]],
        *,
        language: Language = "en",
        seats: int = 3,
        holding_back: Collection[Seat] = (),
    ) -> Table:
        """Open a table for two deals, seat simulated players at all other seats, and join it."""
        table = self.open_table(page, seats=seats, match=TWO_DEALS, free=list(range(1, seats)))
        company = {seat: wishes.get(seat, ()) for seat in range(1, seats)}
        self.seat_players(table, company, holding_back=holding_back)
        return self.join(page, table, language)

    def sit_down(
        self,
        page: Page,
        language: Language = "en",
        *,
        seats: int = 3,
        deals: int,
        chips: bool = True,
        **wanted: object,
    ) -> Table:
        """Open a table with bots for `deals` deals without the start page, and join it."""
        match = {"start": 200 if chips else None, "bankrupt": "end", "end": {"deals": deals}}
        return self.join(page, self.open_table(page, seats=seats, match=match, **wanted), language)

    def open_table(self, page: Page, **wanted: object) -> str:
        """Open a table with long turn timeouts, as the player of this browser, and return its id."""
        usual = {"game": "six-bid", "rules": "standard", "name": "Ann", "waits": LONG_TURN_TIMEOUTS}
        origin = f"http://{self.address}"
        answer = page.request.post(f"{origin}/api/tables", data=usual | wanted, headers={"Origin": origin})
        assert answer.status == 201, answer.text()
        return str(answer.json()["table"])

    def screenshots(self, name: str) -> list[Path]:
        """Save a screenshot of every open page, and return the files."""
        pages = [page for visit in self._visits for page in visit.pages]
        files = [self._folder / f"{name}-{number}.png" for number in range(1, len(pages) + 1)]
        for page, file in zip(pages, files, strict=True):
            page.screenshot(path=file)
        return files

    def log(self) -> str:
        """Kill the server's process and return its log."""
        if self._server is None:
            return ""
        self._server.process.kill()
        return "".join(self._server.process.communicate())
