"""Tests of bots at a table: they see only their own view, and no failure of a bot stops the table."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from spadille import protocol
from spadille.app.services import Timings
from spadille.cards import Card
from spadille.play.action import Action, Play
from spadille.play.view import View
from tests.support.client import FunctionBot, Guest, choose_randomly, play_randomly, run_server
from tests.support.deal_sources import SeededKeys
from tests.support.stored_tables import read_events


def raises(_view: View, _chance: Random) -> Action:
    raise RuntimeError("the ace of spades is in my hand")


def plays_anything(view: View, _chance: Random) -> Action:
    return Play(((view.seat or 0) + 1) % view.seats, Card("AS"))


def says_nothing(_view: View, _chance: Random) -> Action:
    return None  # type: ignore[return-value]


@pytest.mark.parametrize("bad", [raises, plays_anything, says_nothing])
def test_a_bot_that_fails_does_not_stop_the_table(
    sqlite_file: Path, bad: Callable[[View, Random], Action]
) -> None:
    with run_server(sqlite_file, bots={"club": FunctionBot(bad)}) as address, Guest(address) as ann:
        page = ann.page(ann.open_table(match={"start": None, "bankrupt": "debt", "end": {"deals": 3}}))
        play_randomly([page], Random(1), lambda table: table.stage == "finished")
        assert page.table.deal == 3


def test_a_bot_is_asked_in_turn_and_sees_its_own_cards_alone(sqlite_file: Path) -> None:
    views: list[View] = []

    def looks(view: View, chance: Random) -> Action:
        views.append(view)
        return choose_randomly(view, chance)

    with run_server(sqlite_file, bots={"club": FunctionBot(looks)}) as address, Guest(address) as ann:
        page = ann.page(ann.open_table(seats=4))
        play_randomly([page], Random(1), lambda table: table.stage == "between")
    assert views
    for view in views:
        assert view.seat == view.turn
        assert view.seat != 0
        assert view.decision is not None
        assert view.revealed is None


def test_bots_decide_the_same_at_any_pace(sqlite_file: Path) -> None:
    by_pace = [actions(sqlite_file.with_name(f"{pace}.sqlite"), pace) for pace in (0.0, 0.003)]
    assert by_pace[0] == by_pace[1]
    assert len(by_pace[0]) > 40


def actions(file: Path, pace: float) -> list[str]:
    """Return the actions of two deals with the same cards and the same random choices of the human player, at
    a server with this bot delay.
    """
    source = SeededKeys("the same evening")
    with run_server(file, source=source, timings=Timings(bot_delay=pace)) as address, Guest(address) as ann:
        table = ann.open_table(match={"start": None, "bankrupt": "debt", "end": {"deals": 2}})
        page = ann.page(table)
        play_randomly([page], Random(1), lambda table: table.stage == "finished")
    return [event.payload["action"] for event in read_events(file, table) if event.kind == "acted"]


def test_bots_play_on_while_the_only_person_sits_out(address: str) -> None:
    with Guest(address) as ann:
        table = ann.open_table(seats=7, match={"start": None, "bankrupt": "debt", "end": {"deals": 420}})
        ann.wait_until(table, lambda state: state.table.stage != "waiting")
        page, chance = ann.page(table), Random(1)
        while 0 in page.view.active:
            play_randomly([page], chance, lambda table: table.stage == "between")
            assert isinstance(page.send_and_wait("next"), protocol.Accepted)
            page.until(lambda state: state.table.stage != "between")
        page.until(lambda state: state.table.stage == "between")
        assert page.view.dealt == ""
