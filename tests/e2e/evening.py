"""An evening: a house of its own, and everybody who looks in."""

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
from tests.e2e.chromium import DESKTOP, Device, Language, Scheme, unpack
from tests.e2e.company import Companion
from tests.e2e.friends import Friend
from tests.e2e.start import Start
from tests.e2e.street import Street
from tests.e2e.table import Table
from tests.support.client import LONG_TURN_TIMEOUTS
from tests.support.ports import reserve_port
from tests.support.server_process import ServerProcess

_HERE = "127.0.0.1"
_NAMES = ("Ann", "Bo", "Cy", "Dora", "Eli", "Fay", "Gus")
TWO_DEALS = {"start": None, "bankrupt": "debt", "end": {"deals": 2}}
_LOST = ("net::ERR_", "WebSocket connection to")
"""A lost connection is told in the browser's console too."""


class Evening:
    """Opens the house with these boards on the table, and a browser for whoever comes. Without a street the
    house has a process of its own.
    """

    def __init__(self, browser: Browser, folder: Path, street: Street | None = None) -> None:
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
        """What went wrong in a page without anybody seeing it."""
        self._expected = list(_LOST)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_trouble: object) -> None:
        with self._kept:  # whatever goes wrong at the door, the house is shut
            self.everybody_leaves()

    def everybody_leaves(self) -> None:
        """Closes all browsers."""
        for visit in self._visits:
            visit.close()
        self._visits.clear()
        self.company_leaves()

    def company_leaves(self) -> None:
        """Those who keep company close their browsers; whoever is looked at stays."""
        companions, friends = list(self.companions.values()), list(self.friends)
        self.companions.clear()
        self.friends.clear()
        everybody: list[Companion | Friend] = [*companions, *friends]
        for somebody in everybody:
            somebody.leave()
        assert [companion.trouble for companion in companions if companion.trouble] == []

    def open(self, *boards: Board, cut: int = 0) -> Self:
        """Opens the house; a deal that is left to chance waits so many seconds for the cuts."""
        self._deals = write(list(boards), self._folder / "deals.jsonl") if boards else None
        self._cut = cut
        self._serve()
        return self

    def mortal(self) -> Self:
        """The house will have a process of its own, as people run it, which can be killed."""
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
        """Where the house is."""
        return f"{_HERE}:{self._port}"

    @property
    def port(self) -> int:
        """Where the house is on this machine."""
        return self._port

    def shut(self) -> None:
        """The house is closed for a while."""
        self._house.shut()
        self._house.wait()

    def kill(self) -> None:
        """The server dies without a word."""
        assert self._server is not None
        self._server.kill()

    def open_again(self) -> None:
        """The server comes back, at the same port with the same file."""
        self._serve()
        for companion in self.companions.values():
            companion.come_back()

    # Who comes

    def visit(
        self,
        device: Device = DESKTOP,
        *,
        language: Language = "en",
        scheme: Scheme = "light",
        at_once: bool = True,
        keeps: bool = False,
    ) -> Page:
        """Somebody opens a browser of his own, which keeps nothing of the house unless it must."""
        context = unpack(
            self._browser, device, language=language, scheme=scheme, at_once=at_once, keeps=keeps
        )
        self._visits.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("console", self._overhear)
        return page

    def expect_refusal(self, status: int) -> None:
        """The house will refuse something, which the browser's console tells too, when it likes."""
        self._expected.append(f"status of {status}")

    def _overhear(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not any(words in message.text for words in self._expected):
            self.troubles.append(message.text)

    def start(self, page: Page, language: Language = "en") -> Start:
        """He comes in by the front door."""
        return Start(page, language).open(self.address)

    def join(self, page: Page, table: str, language: Language = "en", *, at: str = "") -> Table:
        """He comes to a table by its link."""
        page.goto(f"http://{at or self.address}/table/{table}")
        return Table(page, language)

    def keep_company(
        self, table: str, wishes: Mapping[Seat, Sequence[str]], *, holding_back: Collection[Seat] = ()
    ) -> None:
        """Others sit down at the seats kept free, each with what he wishes to do."""
        for seat, wished in wishes.items():
            self.companions[seat] = Companion(
                self.address, table, seat, _NAMES[seat], *wished, holding_back=seat in holding_back
            )

    def friend(self, table: str, seat: Seat, name: str) -> Friend:
        """A friend sits down at a seat kept free, in a browser nobody looks at."""
        self.friends.append(Friend.sitting(self.address, table, seat, name))
        return self.friends[-1]

    def wish(self, seat: Seat, *wishes: str) -> None:
        """The companion at this seat has other wishes from now on."""
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
        """He opens a table for two deals, and company sits down at all other seats."""
        table = self.open_table(page, seats=seats, match=TWO_DEALS, free=list(range(1, seats)))
        company = {seat: wishes.get(seat, ()) for seat in range(1, seats)}
        self.keep_company(table, company, holding_back=holding_back)
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
        """He sits down with bots to so many deals, past the front door."""
        match = {"start": 200 if chips else None, "bankrupt": "end", "end": {"deals": deals}}
        return self.join(page, self.open_table(page, seats=seats, match=match, **wanted), language)

    def open_table(self, page: Page, **wanted: object) -> str:
        """Somebody's browser opens a table that waits for him, however slow he is; gives its id."""
        usual = {"game": "six-bid", "rules": "standard", "name": "Ann", "waits": LONG_TURN_TIMEOUTS}
        origin = f"http://{self.address}"
        answer = page.request.post(f"{origin}/api/tables", data=usual | wanted, headers={"Origin": origin})
        assert answer.status == 201, answer.text()
        return str(answer.json()["table"])

    def screenshots(self, name: str) -> list[Path]:
        """Every page that is open, as it stands, in the evening's folder."""
        pages = [page for visit in self._visits for page in visit.pages]
        files = [self._folder / f"{name}-{number}.png" for number in range(1, len(pages) + 1)]
        for page, file in zip(pages, files, strict=True):
            page.screenshot(path=file)
        return files

    def log(self) -> str:
        """Everything a server of its own has said; it says no more after that."""
        if self._server is None:
            return ""
        self._server.process.kill()
        return "".join(self._server.process.communicate())
