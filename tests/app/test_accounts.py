"""Tests of stored results: records, a player's history, and the recovery code for another device."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from spadille import protocol
from spadille.app.rate_limit import RateLimiter, client_network
from spadille.notation.matches import SoundMatch, check_match
from spadille.protocol.api_error import ApiError
from spadille.table.limits import Limits, Rate
from tests.support.client import Guest, JsonObject, Page, play_randomly, run_server
from tests.support.deal_sources import SeededKeys

ONE_DEAL: JsonObject = {"start": None, "bankrupt": "debt", "end": {"deals": 1}}


@pytest.fixture(name="ann")
def a_guest(address: str) -> Iterator[Guest]:
    with Guest(address, "Ann") as ann:
        yield ann


def finished(table: protocol.Table) -> bool:
    return table.stage == "finished"


def play_match(guest: Guest, **wanted: object) -> str:
    """Play a match of one deal to its end, and return the id of its table."""
    table = guest.open_table(match=ONE_DEAL, rules="hoyle", **wanted)
    page = guest.page(table)
    play_randomly([page], Random(7), finished)
    return table


def me(guest: Guest) -> protocol.Account:
    return protocol.Account.model_validate_json(guest.http.get("/api/me").text)


def history(guest: Guest, **asked: str | int) -> protocol.History:
    return protocol.History.model_validate_json(guest.http.get("/api/me/history", params=asked).text)


def code_of(guest: Guest) -> str:
    answer = guest.http.post("/api/me/recovery")
    assert answer.status_code == 201
    return protocol.RecoveryCode.model_validate_json(answer.text).code


def recover(guest: Guest, code: str) -> int:
    return guest.http.post("/api/me/recover", json={"code": code}).status_code


# Results and records


def test_a_tables_results_name_every_match_with_its_standing_and_its_deals(ann: Guest) -> None:
    table = play_match(ann)
    page = ann.page(table)
    again: JsonObject = {"game": "german-solo", "rules": "standard", "seats": 4, "match": ONE_DEAL}
    assert isinstance(page.send_and_wait("propose", match=again), protocol.Accepted)
    page.until(lambda state: state.table.number == 2 and state.table.stage == "playing")
    play_randomly([page], Random(8), finished)
    results = protocol.TableResults.model_validate_json(ann.http.get(f"/api/tables/{table}/results").text)
    assert [(match.number, match.game, match.ended) for match in results.matches] == [
        (2, "german-solo", "deals"),
        (1, "six-bid", "deals"),
    ]
    for match in results.matches:
        assert len(match.deals) == 1
        gains = match.deals[0].result.payments
        assert sorted(line.chips for line in match.standing) == sorted(gains)
        assert [line.name for line in match.standing if line.bot is None] == ["Ann"]
        assert [line.mine for line in match.standing] == [line.name == "Ann" for line in match.standing]
    answer = ann.http.get(f"/api/tables/{table}/records")
    assert answer.headers["content-type"].startswith("application/x-ndjson")
    assert answer.headers["content-disposition"] == f'attachment; filename="spadille-{table}.jsonl"'
    lines = [json.loads(line) for line in answer.text.splitlines()]
    assert [line["game"] for line in lines] == ["six-bid", "german-solo"]
    assert all(isinstance(check_match(line), SoundMatch) for line in lines)


def test_there_are_no_results_of_a_table_that_is_not_there(ann: Guest) -> None:
    for what in ("results", "records"):
        assert ann.http.get(f"/api/tables/nowhere/{what}").status_code == 404


def test_a_deal_that_is_being_played_is_in_no_record(ann: Guest) -> None:
    table = ann.open_table()
    ann.page(table).until(lambda state: state.table.stage == "playing")
    (line,) = ann.http.get(f"/api/tables/{table}/records").text.splitlines()
    assert json.loads(line)["deals"] == []
    results = protocol.TableResults.model_validate_json(ann.http.get(f"/api/tables/{table}/results").text)
    assert results.matches[0].deals == []
    assert results.matches[0].ended is None


# The own account


def test_a_new_visitor_is_no_player_yet(ann: Guest) -> None:
    assert me(ann) == protocol.Account(known=False, name=None, recovery=None)
    assert history(ann) == protocol.History(matches=[], next=None)
    assert ann.http.post("/api/me/recovery").status_code == 403


def test_a_player_has_a_history_of_finished_matches_the_latest_first(ann: Guest) -> None:
    tables = [play_match(ann, name="Ann") for _ in range(3)]
    ann.open_table()
    found = history(ann)
    assert [line.table for line in found.matches] == tables[::-1]
    assert found.next is None
    line = found.matches[0]
    seats = ann.fetch_table(line.table).seats
    assert (line.game, line.rules, line.number, line.seat, line.deals) == ("six-bid", "hoyle", 1, 0, 1)
    assert line.chips == seats[0].chips
    assert line.others == [seat.name for seat in seats[1:]]
    first = history(ann, most=2)
    assert [match.table for match in first.matches] == tables[:0:-1]
    assert first.next is not None
    rest = history(ann, most=2, after=first.next)
    assert [match.table for match in rest.matches] == tables[:1]
    assert rest.next is None


def places(guest: Guest) -> list[tuple[str, int]]:
    """Return the tables and seats in the player's list. Whose turn it is there is left out, because it
    changes.
    """
    mine = protocol.MyTables.model_validate_json(guest.http.get("/api/tables").text)
    return [(table.table, table.seat) for table in mine.tables]


def test_a_recovery_code_makes_another_device_the_same_player(ann: Guest, address: str) -> None:
    table = ann.open_table()
    page = ann.page(table)
    page.until(lambda state: bool(state.view and state.view.decision))
    code = code_of(ann)
    assert me(ann).recovery is not None
    with Guest(address, "Ann's telephone") as telephone:
        assert recover(telephone, code.upper().replace("-", " ")) == 200
        assert me(telephone) == me(ann)
        other = telephone.page(table)
        assert other.view == page.view
        assert isinstance(other.act(other.answers[0]), protocol.Accepted)
        page.until_seq(other.newest_seq)
        assert places(telephone) == places(ann) == [(table, 0)]


def test_a_new_code_takes_the_place_of_the_old_one(ann: Guest, address: str) -> None:
    ann.open_table()
    old, new = code_of(ann), code_of(ann)
    with Guest(address) as other:
        assert recover(other, old) == 404
        assert not me(other).known
        assert recover(other, new) == 200
        assert me(other).known


def test_codes_cannot_be_tried_out(sqlite_file: Path) -> None:
    with run_server(sqlite_file, limits=Limits(recoveries=Rate(3, 0.001))) as address, Guest(address) as eve:
        tried = [recover(eve, f"aaaa-bbbb-cccc-dddd-eee{number}") for number in range(4)]
    assert tried == [404, 404, 404, 429]


def test_only_the_hash_of_a_code_is_stored(sqlite_file: Path) -> None:
    with run_server(sqlite_file) as address, Guest(address, "Ann") as ann:
        ann.open_table()
        code = code_of(ann)
        assert recover(ann, code) == 200
        tokens = list(ann.http.cookies.values())
    kept = b"".join(part.read_bytes() for part in sqlite_file.parent.iterdir())
    for secret in (code, code.replace("-", ""), *tokens):
        assert secret.encode() not in kept


def test_the_list_of_own_tables_says_what_each_waits_for(sqlite_file: Path) -> None:
    waits = {"nudge": None, "absent": None, "idle": None}
    with run_server(sqlite_file, source=SeededKeys("lists")) as address, Guest(address, "Ann") as ann:
        table = ann.open_table(waits=waits)
        page = ann.page(table)
        page.until(lambda state: bool(state.view and state.view.decision))
        (line,) = mine(ann)
        assert (line.asked, line.by_turns, len(line.others)) == ("turn", True, 2)
        assert (line.deals, line.chips, line.ahead) == (3, 200, 0)
        view = page.view
        assert line.glance is not None
        assert line.glance.hand == view.hand
        assert (line.glance.phase, line.glance.turn, line.glance.named) == ("auction", 0, None)
        play_randomly([page], Random(1), lambda table: table.stage == "between")
        assert mine(ann)[0].asked == "next"
        assert isinstance(page.send_and_wait("leave"), protocol.Accepted)
        assert mine(ann) == []


def play_once(page: Page) -> None:
    """Give one answer, and wait for the next decision or the end of the deal."""
    page.until(lambda state: bool(state.view and state.view.decision))
    page.act(page.answers[0])
    page.until_seq(page.newest_seq)
    page.until(lambda state: bool(state.view and (state.view.decision or state.view.result)))


def test_the_table_played_at_last_is_listed_first(sqlite_file: Path) -> None:
    with run_server(sqlite_file, source=SeededKeys("lists")) as address, Guest(address, "Ann") as ann:
        pages = [ann.page(ann.open_table()) for _ in range(2)]
        for page in (*pages, *pages):
            play_once(page)
            assert mine(ann)[0].table == page.table.id


def test_a_trick_to_be_led_is_seen_in_the_list(sqlite_file: Path) -> None:
    with run_server(sqlite_file, source=SeededKeys("lists")) as address, Guest(address, "Ann") as ann:
        page = ann.page(ann.open_table())
        play_once(page)
        while not (page.view.trick and page.view.trick.cards == []):
            if page.view.result is not None:
                page.send_and_wait("next")
            play_once(page)
        (line,) = mine(ann)
        glance = line.glance
        assert glance is not None
        assert glance.lead
        assert (glance.phase, glance.turn, glance.trick) == ("play", 0, len(page.view.tricks) + 1)
        assert glance.trick + len(glance.hand) == glance.tricks + 1
        assert glance.named is not None


def mine(guest: Guest) -> list[protocol.MyTable]:
    return protocol.MyTables.model_validate_json(guest.http.get("/api/tables").text).tables


# Public tables


def open_tables(guest: Guest, **asked: str) -> list[str]:
    found = protocol.OpenTables.model_validate_json(guest.http.get("/api/open-tables", params=asked).text)
    return [table.table for table in found.tables]


def test_public_tables_are_listed_while_a_player_is_present(sqlite_file: Path) -> None:
    with run_server(sqlite_file) as address, Guest(address, "Ann") as ann, Guest(address, "Bo") as bo:
        private, full = ann.open_table(), ann.open_table(public=True)
        free = ann.open_table(public=True, rules="hoyle", free=[2])
        assert open_tables(bo) == []
        pages = [ann.page(table) for table in (private, full, free)]
        assert open_tables(bo) == [free, full]
        assert open_tables(bo, rules="hoyle") == [free]
        assert open_tables(bo, free="true") == [free]
        assert open_tables(bo, game="german-solo") == []
        assert isinstance(pages[1].send_and_wait("open", public=False), protocol.Accepted)
        assert open_tables(bo) == [free]


# Limits


def test_the_tables_that_an_address_opens_are_limited(sqlite_file: Path) -> None:
    with run_server(sqlite_file, limits=Limits(tables=Rate(2, 0.001))) as address, Guest(address) as ann:
        codes = [ann.request_table().status_code for _ in range(3)]
    assert codes == [201, 201, 429]


def test_the_connections_of_an_address_are_limited(sqlite_file: Path) -> None:
    with run_server(sqlite_file, limits=Limits(sockets=2)) as address, Guest(address) as ann:
        table = ann.open_table()
        pages = [ann.page(table) for _ in range(2)]
        with pytest.raises(InvalidStatus) as no:
            Page(address, table, ann.cookie)
        assert no.value.response.status_code == 429
        assert len(pages) == 2


def test_one_address_may_not_ask_without_end(sqlite_file: Path) -> None:
    with run_server(sqlite_file, limits=Limits(calls=Rate(3, 0.001))) as address, Guest(address) as ann:
        answers = [ann.http.get("/api/games").status_code for _ in range(4)]
        assert answers == [200, 200, 200, 429]
        assert ann.http.get("/api/tables").json()["code"] == "too-often"
        assert ann.http.get("/health").status_code == 200


@pytest.mark.parametrize(
    ("home", "elsewhere", "home_again"),
    [
        pytest.param("192.0.2.1", "192.0.2.2", "192.0.2.1", id="one address"),
        pytest.param("2001:db8::1", "2001:db8:0:1::1", "2001:db8::ffff:2", id="one household"),
    ],
)
def test_a_closed_connection_frees_its_place(home: str, elsewhere: str, home_again: str) -> None:
    doorkeeper = RateLimiter(Limits(sockets=1))
    with (
        doorkeeper.count_socket(client_network(home)),
        doorkeeper.count_socket(client_network(elsewhere)),
        pytest.raises(ApiError),
        doorkeeper.count_socket(client_network(home_again)),
    ):
        pass
    with doorkeeper.count_socket(client_network(home_again)):
        pass


def test_a_flooding_client_is_refused_and_then_disconnected(sqlite_file: Path) -> None:
    with run_server(sqlite_file, limits=Limits(messages=Rate(5, 0.001))) as address, Guest(address) as ann:
        page = ann.page(ann.open_table())
        for _ in range(11):
            page.send({})
        codes = [rejected(page) for _ in range(10)]
        assert codes == ["malformed"] * 5 + ["too-often"] * 5
        with pytest.raises(ConnectionClosed) as closed:
            page.read()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008


def rejected(page: Page) -> str:
    while not isinstance(message := page.read(), protocol.Rejected):
        pass
    return message.error.code
