"""Tests that players notice no delay while one address sends as many requests as it may."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Final

import pytest

from spadille import protocol
from spadille.table.limits import Limits
from tests.server.security.worst_requests import WORST, prepare
from tests.support.client import Guest, JsonObject, Page, start_next_deal
from tests.support.server_process import ServerProcess
from tests.system.hostile.attacker import guest_from

MOVES: Final = 250
NOTICED: Final = 0.025
"""The seconds of a move that players do not notice, and that exceed the delays of a busy machine."""
OPEN_END: JsonObject = {"start": None, "bankrupt": "debt", "end": {"deals": 420}}
_PREPARING, _PLAYING = "127.0.1.1", "127.0.1.2"
_SLOWEST: Final = 0.99


@pytest.mark.long
def test_one_address_at_its_limits_is_hardly_noticed_by_others(tmp_path: Path) -> None:
    # Its log is not read, and a full pipe would stop it.
    with ServerProcess(tmp_path / "tables.sqlite", more=("--log-level", "error")) as server:
        eve = guest_from(_PREPARING, server.address, {})
        places = prepare(eve)
        players = iter_players(server.address)
        quiet, noticed = list[float](), dict[str, float]()
        for number, worst in enumerate(WORST):
            quiet += play(players, MOVES // 2)
            with attack(server.address, number, eve, places):
                noticed[f"{number} {worst.name}"] = slowest(play(players, MOVES))
        allowed = max(NOTICED, 2 * slowest(quiet))
        assert {name: seconds for name, seconds in noticed.items() if seconds > allowed} == {}


def iter_players(address: str) -> Iterator[Page]:
    """Yield connections of players who are alone with bots, each from another address."""
    for number in count(1):
        guest = guest_from(f"127.0.{2 + number // 250}.{1 + number % 250}", address, {})
        page = guest.page(guest.open_table(match=OPEN_END))
        yield page
        guest.leave()


def play(players: Iterator[Page], moves: int) -> list[float]:
    """Play `moves` moves, and return the seconds that each took."""
    taken: list[float] = []
    while len(taken) < moves:
        play_a_while(next(players), taken)
    return taken


def play_a_while(page: Page, taken: list[float]) -> None:
    """Play as fast as one player may, and append the seconds of each move to `taken`."""
    last = len(taken) + Limits().messages.burst // 2
    while len(taken) < last:
        if page.answers:
            started = time.perf_counter()
            accepted = page.act(page.answers[-1])
            taken.append(time.perf_counter() - started)
            assert isinstance(accepted, protocol.Accepted), accepted
            page.until_seq(accepted.seq)
        elif page.table.stage == "between":
            start_next_deal([page])
        else:
            page.read_state()


def slowest(seconds: list[float]) -> float:
    """Return the 99th percentile of the times."""
    return sorted(seconds)[int(_SLOWEST * len(seconds))]


@contextmanager
def attack(address: str, number: int, guest: Guest, places: dict[str, str]) -> Iterator[None]:
    """Run attackers while the context is open, from an address that has sent no requests before."""
    settings = {
        "address": address,
        "source": f"127.1.0.{number + 1}",
        "worst": number,
        "cookies": dict(guest.http.cookies),
        "places": places,
    }
    with subprocess.Popen(
        [sys.executable, "-m", "tests.system.hostile.attacker"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as attacker:
        assert attacker.stdin is not None
        assert attacker.stdout is not None
        attacker.stdin.write(json.dumps(settings) + "\n")
        attacker.stdin.flush()
        assert attacker.stdout.readline() == "begun\n"
        yield
        attacker.kill()
