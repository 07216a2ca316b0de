"""Tests of hints: they are computed from a seat's own view, and delay no table."""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from random import Random
from threading import Event

import httpx2
import pytest

from spadille import protocol
from spadille.app.hints import service
from spadille.bots.heuristic.player import PLAYERS
from spadille.games import game_named
from spadille.play.deal import Deal
from spadille.play.layout import lay_out
from spadille.play.view import View
from spadille.workers.pool import WorkerPool
from spadille.workers.protocol import Question, Reply
from tests.app.test_text_input import LEFT, MINE, RIGHT, WIDOW
from tests.support.client import LONG_TIMINGS, TIMEOUT, Guest, Page, run_server, start_next_deal
from tests.support.deal_sources import FixedDeals
from tests.support.worker_players import PLAYERS_PLACE
from tests.table.test_hidden_cards import make_case

ONE_DEAL = {"start": None, "bankrupt": "debt", "end": {"deals": 1}}


def board() -> FixedDeals:
    """Return a deal in which Ann is eldest, with a hand for a solo."""
    rules = game_named("six-bid").rules("standard")
    return FixedDeals([lay_out(rules, 3, 2, (MINE, LEFT, RIGHT), WIDOW)])


def pool(*tiers: str) -> WorkerPool:
    """Return a worker pool whose expert asks these bots in turn."""
    return WorkerPool(1, PLAYERS_PLACE, {"expert": tiers})


def ask(guest: Guest, table: str) -> httpx2.Response:
    return guest.http.post(f"/api/tables/{table}/hint")


def hint(guest: Guest, table: str) -> protocol.Reasons:
    """Request a hint and return it."""
    answer = ask(guest, table)
    assert answer.status_code == 200, answer.text
    return protocol.Reasons.model_validate_json(answer.text)


def refusal(guest: Guest, table: str) -> tuple[int, protocol.Error]:
    """Request a hint that is refused. Return the status and the error."""
    answer = ask(guest, table)
    return answer.status_code, protocol.Error.model_validate_json(answer.text)


def until_asked(page: Page) -> Page:
    """Wait until the player must decide. Return the same connection."""
    page.until(lambda state: state.view is not None and state.view.decision is not None)
    return page


def act_and_wait(page: Page, action: str) -> protocol.Table:
    """Send an action, and wait for the next decision or the end of the deal."""
    answer = page.act(action)
    assert isinstance(answer, protocol.Accepted), answer
    page.until_seq(answer.seq)
    page.until(lambda state: bool(page.answers) or state.table.stage != "playing")
    return page.table


def test_a_hint_gives_the_best_players_answer_and_its_reasons(
    sqlite_file: Path,
) -> None:
    with (
        run_server(sqlite_file, bots=PLAYERS, source=board(), worker_pool=pool("club")) as address,
        Guest(address) as ann,
    ):
        page = until_asked(ann.page(ann.open_table(match=ONE_DEAL)))
        given = hint(ann, page.table.id)
        assert given.chosen in page.answers
        assert (given.seat, given.seen, given.cut_short) == (0, 0, False)
        assert given.weighed[0].action == given.chosen
        assert given.weighed[0].trump == "S"
        while page.view.result is None:
            act_and_wait(page, hint(ann, page.table.id).chosen)


def test_a_hint_is_computed_once_and_repeated(sqlite_file: Path) -> None:
    thought: list[View] = []

    class Counting:
        def answer(self, view: View, chance: Random) -> object:
            thought.append(view)
            return PLAYERS["club"].answer(view, chance)

    bots: Mapping[str, object] = {"club": Counting()}
    with run_server(sqlite_file, bots=bots, source=board()) as address, Guest(address) as ann:  # type: ignore[arg-type]
        table = until_asked(ann.page(ann.open_table(match=ONE_DEAL))).table.id
        assert len({ask(ann, table).text for _ in range(20)}) == 1
    assert len(thought) == 1


# Players who get no hint


def test_a_spectator_gets_no_hint(sqlite_file: Path) -> None:
    with (
        run_server(sqlite_file, bots=PLAYERS, source=board()) as address,
        Guest(address) as ann,
        Guest(address, "Bo") as bo,
    ):
        table = until_asked(ann.page(ann.open_table(match=ONE_DEAL))).table.id
        assert refusal(bo, table) == (403, protocol.Error(code="not-seated"))


def test_a_player_without_a_decision_gets_no_hint(sqlite_file: Path) -> None:
    with (
        run_server(sqlite_file, bots=PLAYERS, source=board()) as address,
        Guest(address) as ann,
        Guest(address, "Bo") as bo,
    ):
        table = ann.open_table(free=[1], hints=True, match=ONE_DEAL)
        assert refusal(ann, table)[1].code == "wrong-stage"
        bo.sit(table, 1)
        until_asked(ann.page(table))
        status, error = refusal(bo, table)
        assert (status, error.code, error.rule) == (422, "not-your-turn", "six-bid.auction.turn")
        assert hint(ann, table).seat == 0


def test_where_hints_are_off_there_are_none(sqlite_file: Path) -> None:
    with run_server(sqlite_file, bots=PLAYERS, source=board()) as address, Guest(address) as ann:
        table = until_asked(ann.page(ann.open_table(hints=False, match=ONE_DEAL))).table.id
        status, error = refusal(ann, table)
        assert (status, error.code, error.rule) == (409, "hints-off", "six-bid.table")


def test_hints_are_allowed_alone_with_bots_by_default(address: str) -> None:
    with Guest(address) as ann:
        for wanted, given in (
            ({}, True),
            ({"free": [1]}, False),
            ({"hints": False}, False),
            ({"free": [1], "hints": True}, True),
        ):
            assert ann.fetch_table(ann.open_table(**wanted)).hints is given


def test_a_seat_that_asks_at_every_turn_without_ever_thinking_has_to_wait(
    sqlite_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(service, "_RATE", replace(service._RATE, per_second=0.0))
    with run_server(sqlite_file, bots=PLAYERS) as address, Guest(address) as ann:
        page = until_asked(
            ann.page(ann.open_table(match={"start": None, "bankrupt": "debt", "end": {"deals": 9}}))
        )
        while ask(ann, page.table.id).status_code == 200:
            if act_and_wait(page, page.answers[-1]).stage == "between":
                start_next_deal([page])
                until_asked(page)
        status, error = refusal(ann, page.table.id)
    assert (status, error.code) == (429, "too-often")


# The view of a hint


@pytest.mark.parametrize(
    ("contract", "seats"),
    [
        ("solo", 3),
        ("spread", 4),
        *(pytest.param(*table, marks=pytest.mark.long) for table in [("heart-solo", 4), ("guarantee", 3)]),
    ],
)
def test_two_deals_that_differ_in_hidden_cards_give_a_seat_the_same_hints(
    contract: str, seats: int, tmp_path: Path
) -> None:
    case = make_case(contract, seats)
    here, other = (
        hints_in(tmp_path / f"{number}.sqlite", deal, case.seat)
        for number, deal in enumerate((case.deal, case.other))
    )
    assert here == other


def hints_in(file: Path, deal: Deal, seat: int) -> list[str]:
    """Play a deal at a server with this file. Return every hint that `seat` requests, as text, or the error
    for it.
    """
    seats, rules = deal.layout.seats, deal.layout.rules.settings
    with run_server(
        file, bots=PLAYERS, source=FixedDeals([deal.layout]), worker_pool=pool("club")
    ) as address:
        guests = [Guest(address, f"guest {number}") for number in range(seats)]
        options, free = dict(rules.values), list(range(1, seats))
        table = guests[0].open_table(rules=rules.preset, options=options, seats=seats, free=free, hints=True)
        for number in free:
            guests[number].sit(table, number)
        pages = [guest.page(table) for guest in guests]
        for page in pages:
            page.until(
                lambda state: state.table.stage == "playing" and all(who.present for who in state.table.seats)
            )
        hints = []
        for action in deal.actions:
            hints.append(ask(guests[seat], table).text)
            answer = pages[action.seat].act(str(action))
            assert isinstance(answer, protocol.Accepted), answer
            for page in pages:
                page.until_seq(answer.seq)
        hints.append(ask(guests[seat], table).text)
        for guest in guests:
            guest.leave()
    return hints


# No table waits for a hint


class NotifyingPool(WorkerPool):
    """A worker pool that sets an event when it is asked. Its players never answer."""

    def __init__(self) -> None:
        super().__init__(1, PLAYERS_PLACE, {"expert": ("never",)})
        self.asked = Event()

    async def ask(self, asked: Question, rank: int = 0) -> Reply:
        self.asked.set()
        return await super().ask(asked, rank)


def test_a_table_continues_while_a_hint_is_computed(sqlite_file: Path) -> None:
    telling, timings = NotifyingPool(), replace(LONG_TIMINGS, hint_timeout=1.0)
    with (
        run_server(
            sqlite_file, bots=PLAYERS, source=board(), worker_pool=telling, timings=timings
        ) as address,
        Guest(address) as ann,
        ThreadPoolExecutor() as aside,
    ):
        page = until_asked(ann.page(ann.open_table(match=ONE_DEAL)))
        waiting = aside.submit(ask, ann, page.table.id)
        assert telling.asked.wait(TIMEOUT)
        assert isinstance(page.act("0 bid solo"), protocol.Accepted)
        assert protocol.Reasons.model_validate_json(waiting.result().text).cut_short
