"""Tests that slow, silent, flooding and hostile clients do not disturb other tables."""

from __future__ import annotations

import socket
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import monotonic

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from spadille import protocol
from spadille.notation.matches import SoundMatch, check_match
from spadille.server import uvicorn_server
from spadille.table.limits import Limits, Rate
from tests.support.client import TIMEOUT, Guest, JsonObject, Page, catch_up, run_server
from tests.support.hostile_client import HostileClients
from tests.support.stored_tables import read_events

STRICT = Limits(messages=Rate(200, 200), sockets=200)
"""Rate limits close to the defaults, with more messages because the test's players play as fast as they can.
"""


def test_hostile_clients_do_not_disturb_players(sqlite_file: Path) -> None:
    among_the_rude(sqlite_file, 400)


@pytest.mark.long
def test_a_hundred_thousand_hostile_messages_do_not_disturb_players(
    sqlite_file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found = among_the_rude(sqlite_file, 50_000)
    with capsys.disabled():
        sys.stdout.write(f"\n{found}\n")


@dataclass
class Found:
    """The results of an attack with hostile messages: the answers, and the seconds until all three players
    had seen each move.
    """

    sent: int = 0
    seconds: float = 0.0
    answers: Counter[str] = field(default_factory=Counter)
    quiet: list[float] = field(default_factory=list)
    here: list[float] = field(default_factory=list)
    elsewhere: list[float] = field(default_factory=list)

    def __str__(self) -> str:
        heard = ", ".join(f"{count} {code}" for code, count in self.answers.most_common())
        waits = (("before", self.quiet), ("at their table", self.here), ("at another", self.elsewhere))
        moves = "; ".join(f"{where} {waited(seconds)}" for where, seconds in waits)
        return f"{self.sent} rude messages in {self.seconds:.0f} s (of the answers read: {heard}); {moves}"


def waited(seconds: list[float]) -> str:
    """Return a text with the number of moves, their median time and their 99th percentile."""
    at = sorted(1000 * took for took in seconds)
    return f"{len(at)} moves, {at[len(at) // 2]:.0f} ms (median), {at[len(at) * 99 // 100]:.0f} (p99)"


def among_the_rude(file: Path, number: int) -> Found:
    """Let players play at two tables while hostile clients attack one of these tables and play at another.
    Return the results.
    """
    found = Found()
    with run_server(file, limits=STRICT) as address, Guest(address, "Eve") as eve:
        own = eve.open_table()
        with ExitStack() as open_tables:
            table, pages = open_tables.enter_context(three_people(address))
            other, others = open_tables.enter_context(three_people(address))
            moves = len(play_a_deal(pages, Random(-1), found.quiet))
            calm = len(play_a_deal(others, Random(-2), found.quiet))
            began = monotonic()
            with (
                HostileClients(address, table, eve.cookie, number) as here,
                HostileClients(address, own, eve.cookie, number) as there,
            ):
                while here.is_alive() or there.is_alive() or moves < 40:
                    here.overheard = play_a_deal(pages, Random(moves), found.here)
                    moves += len(here.overheard)
                    calm += len(play_a_deal(others, Random(calm), found.elsewhere))
            found.seconds = monotonic() - began
            for name, acknowledged in ((table, moves), (other, calm)):
                assert_theirs_alone(file, name, acknowledged)
                assert isinstance(check_match(eve.record(name)), SoundMatch)
        found.sent, found.answers = here.sent + there.sent, here.heard + there.heard
    assert found.sent >= 2 * number
    assert here.heard.keys() <= REFUSED
    assert here.heard.total() > 0
    return found


@contextmanager
def three_people(address: str) -> Iterator[tuple[str, list[Page]]]:
    """Open a table of three, deal the cards, and yield it with a connection for each player."""
    guests = [Guest(address, f"guest {seat}") for seat in range(3)]
    table = guests[0].open_table(
        free=[1, 2], match={"start": None, "bankrupt": "debt", "end": {"deals": 420}}
    )
    for seat in (1, 2):
        guests[seat].sit(table, seat)
    guests[0].wait_until(table, lambda state: state.table.stage == "playing")
    yield table, [guest.page(table) for guest in guests]
    for guest in guests:
        guest.leave()


REFUSED = {"malformed", "too-long", "not-seated", "too-often"}


def play_a_deal(pages: list[Page], chance: Random, took: list[float]) -> list[str]:
    """Let three players play a deal, and check that all see each move.

    Append the seconds of each move to `took`. Return the messages they sent.
    """
    messages_sent: list[str] = []
    while pages[0].table.stage != "between":
        asked = next(page for page in pages if page.answers)
        action, began = chance.choice(asked.answers), monotonic()
        accepted = accepted_by(asked, "act", messages_sent, action=action)
        for page in pages:
            page.until_seq(accepted.seq)
        took.append(monotonic() - began)
        for page in pages:
            assert page.seq == accepted.seq
            assert page.view.actions[-1] in (action, f"{action.rpartition(' ')[0]} ?")
    for page in pages:
        accepted = accepted_by(page, "next", messages_sent)
        for other in pages:
            other.until_seq(accepted.seq)
    for page in pages:
        page.until(lambda state: state.table.stage == "playing")
    catch_up(pages)
    return messages_sent


def accepted_by(page: Page, kind: str, messages_sent: list[str], **more: object) -> protocol.Accepted:
    answer = page.send_and_wait(kind, **more)
    assert isinstance(answer, protocol.Accepted), answer
    messages_sent.append(
        f'{{"type":"{kind}","id":"{answer.id}","seq":{answer.seq - 1},"action":"{more.get("action")}"}}'
    )
    return answer


def assert_theirs_alone(file: Path, table: str, moves: int) -> None:
    """Check that the stored events are those of the three players, each once."""
    by_people = [event for event in read_events(file, table) if "id" in event.payload]
    assert len(by_people) == moves
    assert len({event.payload["id"] for event in by_people}) == moves


# Limits


def test_the_sockets_of_an_address_are_limited(sqlite_file: Path) -> None:
    with run_server(sqlite_file, limits=Limits(sockets=5)) as address, Guest(address) as ann:
        table = ann.open_table()
        pages = [ann.page(table) for _ in range(5)]
        with pytest.raises(InvalidStatus) as refused:
            ann.page(table)
        assert refused.value.response.status_code == 429
        assert b"too-many-sockets" in refused.value.response.body
        pages[0].close()
        pages[1].until(lambda state: state.table.watchers == 0)
        ann.wait_until(table, lambda state: state.seq > 0)


def test_the_tables_that_an_address_opens_are_limited(sqlite_file: Path) -> None:
    with run_server(sqlite_file, limits=Limits(tables=Rate(3, 0.0))) as address, Guest(address) as ann:
        answers = [ann.request_table() for _ in range(5)]
        assert [answer.status_code for answer in answers] == [201, 201, 201, 429, 429]
        assert answers[-1].json()["code"] == "too-many-tables"
        with Guest(address, "Bo") as bo:
            assert bo.request_table().status_code == 429


@pytest.mark.parametrize("path", ["/", "/assets/none.js", "/health", "/health/ready", "/metrics", "/x"])
def test_the_requests_of_an_address_are_limited(sqlite_file: Path, path: str) -> None:
    with run_server(sqlite_file, limits=Limits(fetches=Rate(3, 0.0))) as address, Guest(address) as ann:
        answers = [ann.http.get(path) for _ in range(4)]
        assert 429 not in [answer.status_code for answer in answers[:-1]]
        assert (answers[-1].status_code, answers[-1].json()["code"]) == (429, "too-often")
        assert ann.http.get("/api/games").status_code == 200


def test_a_client_that_keeps_exceeding_the_limit_is_disconnected(sqlite_file: Path) -> None:
    with run_server(sqlite_file, limits=Limits(messages=Rate(10, 0.0))) as address, Guest(address) as ann:
        table = ann.open_table(free=[1])
        page, other = ann.page(table), ann.page(table)
        for _ in range(10):
            assert page.send_rejected("next").code == "wrong-stage"
        assert page.send_rejected("next").code == "too-often"
        with pytest.raises(ConnectionClosed) as closed:
            flood(page)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008
        assert other.send_rejected("stop").code == "wrong-stage"


def flood(page: Page) -> None:
    while True:
        page.send_and_wait("next")


# Clients that do not read


def test_a_client_that_does_not_read_is_disconnected_and_others_play_on(address: str) -> None:
    with Guest(address) as ann:
        table = ann.open_table(free=[1])
        page = ann.page(table)
        with deaf_watcher(address, table):
            page.until(lambda state: state.table.watchers == 1)
            while page.table.watchers:
                answer = page.send_and_wait("open", public=not page.table.public)
                assert isinstance(answer, protocol.Accepted)
                page.until_seq(answer.seq)


def test_a_client_that_answers_no_ping_is_disconnected(
    sqlite_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without pings the server would never notice a connection that is cut in the network."""
    monkeypatch.setattr(uvicorn_server, "_HALF_OPEN", 0.3)
    with run_server(sqlite_file) as address, Guest(address) as ann:
        table = ann.open_table(free=[1])
        with deaf_watcher(address, table) as line:
            received = b"".join(iter(lambda: line.recv(65_536), b""))
        assert b"101 Switching Protocols" in received
        assert f'"id":"{table}"'.encode() in received
        while ann.fetch_table(table).watchers:
            pass


def deaf_watcher(address: str, table: str) -> socket.socket:
    """Open a WebSocket that neither sends nor reads anything after the handshake."""
    host, _, port = address.rpartition(":")
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    line.settimeout(TIMEOUT)
    line.connect((host, int(port)))
    hello: JsonObject = {
        "Host": address,
        "Connection": "Upgrade",
        "Upgrade": "websocket",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
    }
    lines = [
        f"GET /api/tables/{table}/socket HTTP/1.1",
        *(f"{name}: {value}" for name, value in hello.items()),
    ]
    line.sendall("\r\n".join([*lines, "", ""]).encode())
    return line
