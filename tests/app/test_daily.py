"""Tests of the daily deal: the same for everyone, played once, and hidden from players who have not
played it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import date, timedelta
from pathlib import Path
from random import Random

import pytest

from spadille import protocol
from spadille.app.daily import DailyCalendar
from spadille.bots import BOTS as PLAYERS
from spadille.games import GAMES
from spadille.notation.codes import deal_of
from spadille.notation.days import DayChain, RevealedDay, day_deal
from spadille.notation.verify import verify
from spadille.play.deal import Deal
from tests.app.test_challenges import deal_again, request_all_routes
from tests.app.test_deal_routes import answers_about, codes_of, over, refusal
from tests.support.client import Guest, Page, play_randomly, run_server

YEAR = DayChain(2027, b"the last secret of this year ...")


@dataclass
class Calendar:
    """A calendar whose day passes when the test says so."""

    day: date = field(default_factory=lambda: date(2027, 3, 1))

    def __call__(self) -> date:
        return self.day

    def passes(self) -> None:
        self.day += timedelta(1)


@contextmanager
def open_server(file: Path, calendar: Calendar, *, kept: bool = True) -> Iterator[str]:
    calendar_of_days = DailyCalendar({2027: YEAR} if kept else {}, calendar)
    bots = {name: PLAYERS[name] for name in ("novice", "club", "expert")}
    with run_server(file, bots=bots, daily_calendar=calendar_of_days) as address:
        yield address


def today(guest: Guest) -> protocol.DailyDeals:
    return protocol.DailyDeals.model_validate_json(guest.http.get("/api/day").text)


def begin(guest: Guest, game: str = "six-bid") -> str:
    answer = guest.http.post(f"/api/day/{game}", json={"name": guest.name})
    assert answer.status_code == 201, answer.text
    return protocol.Opened.model_validate_json(answer.text).table


def played(guest: Guest, chance: int, game: str = "six-bid") -> Page:
    page = guest.page(begin(guest, game))
    play_randomly([page], Random(chance), over)
    return page


def result(guest: Guest, game: str = "six-bid") -> protocol.DailyResult:
    return protocol.DailyResult.model_validate_json(guest.http.get(f"/api/day/{game}").text)


def test_all_players_get_the_same_cards_and_bots_play_them_alike(sqlite_file: Path) -> None:
    with open_server(sqlite_file, Calendar()) as address, Guest(address) as ann, Guest(address, "Ben") as ben:
        hers, other = (played(guest, 7) for guest in (ann, ben))
        assert hers.table.id != other.table.id
        deals = [deal_of(result(guest).code or "") for guest in (ann, ben)]
        assert deals[0].layout == deals[1].layout == day_deal(YEAR.secret(date(2027, 3, 1)), "six-bid").layout
        assert deals[0].actions == deals[1].actions


def test_the_daily_deal_is_played_once_without_takebacks(sqlite_file: Path) -> None:
    with open_server(sqlite_file, Calendar()) as address, Guest(address) as ann:
        table = begin(ann)
        page = ann.page(table)
        page.until(lambda now: bool(now.view and now.view.decision))
        assert (page.table.day, page.table.hints) == ("2027-03-01", False)
        begun = page.seq
        page.act("0 pass")
        page.until(lambda now: bool(now.seq > begun and now.view and now.view.decision))
        for asked in ("take-back", "show-hands"):
            assert page.state is not None
            assert asked not in page.state.may
            assert page.send_rejected(asked).code == "no-takebacks-here"
        assert ann.http.post(f"/api/tables/{table}/hint").json()["code"] == "hints-off"
        assert begin(ann) == table
        assert today(ann).games[0].stage in ("playing", "done")
        play_randomly([page], Random(1), over)
        assert begin(ann) == table
        assert today(ann).games[0].stage == "done"


def test_a_table_of_the_daily_deal_is_hidden_from_others_until_they_have_played(sqlite_file: Path) -> None:
    """All routes about tables and the WebSocket are requested."""
    closed = {(409, "deal-of-today"), (409, "the socket")}
    calendar = Calendar()
    with open_server(sqlite_file, calendar) as address, Guest(address) as ann, Guest(address, "Ben") as ben:
        assert refusal(ann.http.get("/api/day/six-bid")) == (409, "day-unfinished")
        assert refusal(ann.http.get("/api/day/six-bid/par")) == (409, "day-unfinished")
        table = played(ann, 1).table.id
        tables = (table, deal_again(ann, table))

        def ways(guest: Guest) -> set[tuple[int, str]]:
            return {answer for shown in tables for answer in request_all_routes(guest, shown)}

        with Guest(address, "Cy") as cy:
            for guest in (ben, cy):
                assert ways(guest) == closed
            begin(ben)
            assert ways(ben) == closed
            assert not closed & ways(ann)
            played(ben, 2)
            assert not closed & ways(ben)
            calendar.passes()
            assert not closed & ways(cy)


def test_no_answer_about_a_code_reveals_the_daily_deal(tmp_path: Path) -> None:
    """Otherwise a player could try the code of every possible deal."""
    layout = day_deal(YEAR.secret(date(2027, 3, 1)), "six-bid").layout
    another = Calendar()
    another.passes()
    with (
        open_server(tmp_path / "today.sqlite", Calendar()) as address,
        open_server(tmp_path / "tomorrow.sqlite", another) as elsewhere,
        Guest(address) as ann,
        Guest(address, "Ben") as ben,
        Guest(elsewhere, "Cy") as cy,
    ):
        begin(ann)
        for code in codes_of(layout):
            assert answers_about(ben, code) == answers_about(cy, code)


def test_the_others_are_counted_and_not_named(sqlite_file: Path) -> None:
    with open_server(sqlite_file, Calendar()) as address, Guest(address) as ann, Guest(address, "Ben") as ben:
        played(ann, 1)
        assert result(ann).others == []
        begin(ben)
        assert result(ann).others == []
        played(ben, 2)
        (other,) = result(ann).others
        assert (other.counters, other.players) == (result(ben).counters, 1)
        assert "Ben" not in ann.http.get("/api/day/six-bid").text


def test_par_is_the_result_of_the_expert(sqlite_file: Path) -> None:
    with open_server(sqlite_file, Calendar()) as address, Guest(address) as ann:
        played(ann, 5, "german-solo")
        pars = {ann.http.get("/api/day/german-solo/par").json()["counters"] for _ in range(2)}
        assert len(pars) == 1


def test_the_secret_of_a_past_day_is_revealed(sqlite_file: Path) -> None:
    calendar = Calendar()
    with open_server(sqlite_file, calendar) as address, Guest(address) as ann:
        before = today(ann)
        calendar.passes()
        after = today(ann)
    assert (before.day, after.day, after.yesterday.day) == ("2027-03-01", "2027-03-02", "2027-03-01")
    assert before.head == after.head == after.yesterday.head == YEAR.head.hex()
    assert before.kept
    written = after.yesterday.model_dump(exclude={"deals"})
    verified = verify({"v": 1, **written})
    assert verified.refusal is None
    assert verified.answer["deals"] == {deal.game: deal.code for deal in after.yesterday.deals}
    promised = {game.game: game.commitment for game in before.games}
    assert promised == {
        game: day_deal(bytes.fromhex(written["secret"]), game).promise.commitment.hex() for game in GAMES
    }


def test_a_record_of_the_day_is_verified_like_any_other(sqlite_file: Path) -> None:
    with open_server(sqlite_file, Calendar()) as address, Guest(address) as ann:
        page = played(ann, 4)
        record = ann.record(page.table.id)
    assert verify(record).answer["ok"]


def test_a_server_without_secrets_reports_it(sqlite_file: Path) -> None:
    with open_server(sqlite_file, Calendar(), kept=False) as address, Guest(address) as ann:
        assert not today(ann).kept


def test_an_unknown_game_is_reported(sqlite_file: Path) -> None:
    with open_server(sqlite_file, Calendar()) as address, Guest(address) as ann:
        assert refusal(ann.http.get("/api/day/whist"))[1] == "unknown-game"


@pytest.mark.parametrize("game", GAMES)
def test_the_player_is_active_in_the_first_deal(game: str) -> None:
    deal = day_deal(YEAR.secret(date(2027, 7, 4)), game)
    assert 0 in Deal.of(deal.layout).layout.active


def test_a_chain_binds_every_day_of_its_year() -> None:
    for year, last in ((2027, 365), (2028, 366)):
        chain = DayChain(year, YEAR.last)
        first, end = (
            RevealedDay(day, chain.head, chain.secret(day)) for day in (date(year, 1, 1), date(year, 12, 31))
        )
        assert first.is_valid
        assert end.is_valid
        assert end.secret == chain.last
        assert (date(year, 12, 31) - date(year, 1, 1)).days + 1 == last
        assert not RevealedDay(date(year, 1, 2), chain.head, chain.secret(date(year, 1, 1))).is_valid
