"""Tests of deals from a file, and of the error messages for invalid files."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from spadille.games import game_named
from spadille.notation.making import made
from spadille.notation.records import record_json
from spadille.rules.game import Rules
from spadille.table.deal_files import BadDealFile, DealFile, read_deal_file
from spadille.table.event_codec import encode_event
from spadille.table.reducer import TableState
from tests.support.client import Guest, JsonObject
from tests.support.server_process import ServerProcess, startup_error
from tests.support.stored_tables import read_state


def rules(preset: str = "standard", **options: str | int) -> Rules:
    return game_named("six-bid").rules(preset, options)


def records(seats: int, count: int) -> list[JsonObject]:
    """Return the records of consecutive deals. Seat 0 deals first."""
    return [record_json(deal) for deal in made(rules(), seats, "boards", count, "random")]


@pytest.fixture
def deals(tmp_path: Path) -> Path:
    """Write a file with three deals at three seats and one at four."""
    file = tmp_path / "deals.jsonl"
    written = records(3, 3) + records(4, 1)
    file.write_text("\n\n".join(json.dumps(record) for record in written), encoding="utf-8")
    return file


def cards(source: DealFile, seats: int, dealer: int, agreed: Rules | None = None) -> JsonObject:
    return encode_event(source.draw_cards(agreed or rules(), seats, dealer))


def test_the_first_dealer_is_that_of_the_first_deal(deals: Path) -> None:
    assert {read_deal_file(deals).first_dealer(3) for _ in range(20)} == {0}
    assert {read_deal_file(deals).first_dealer(5) for _ in range(200)} == set(range(5))


def test_the_deals_of_a_file_come_in_order_and_repeat(deals: Path) -> None:
    source, first = read_deal_file(deals), records(3, 3)
    for board in first + first:
        dealt = cards(source, 3, board["dealer"])
        assert (dealt["hands"], dealt["widow"]) == (board["hands"], board["widow"])


def test_of_two_fitting_deals_the_less_recent_comes_first() -> None:
    board, other = (deal.layout for deal in made(rules(), 3, "two", 4, "random") if deal.layout.dealer == 0)
    source = DealFile([board, other])
    widows = [cards(source, 3, 0)["widow"] for _ in range(4)]
    assert widows == [str(board.widow), str(other.widow)] * 2


def test_a_board_serves_every_rule_set_of_its_game(deals: Path) -> None:
    assert "hands" in cards(read_deal_file(deals), 3, 0, rules("hoyle"))


def test_no_key_comes_twice(deals: Path) -> None:
    source = read_deal_file(deals)
    keys = {cards(source, 3, 0)["key"] for _ in range(20)}
    assert len(keys) == 20


@pytest.mark.parametrize(("seats", "dealer"), [(4, 1), (5, 0)])
def test_cards_are_random_if_no_deal_fits(deals: Path, seats: int, dealer: int) -> None:
    assert set(cards(read_deal_file(deals), seats, dealer)) == {"dealer", "secret"}


def test_a_board_with_other_seats_sitting_out_does_not_fit() -> None:
    (deal,) = made(rules(), 5, "five", 1, "random")
    source = DealFile([deal.layout])
    assert set(cards(source, 5, 0, rules(sitting_out="dealer-and-third-left"))) == {"dealer", "secret"}
    assert "hands" in cards(source, 5, 0)


@pytest.mark.parametrize(
    ("text", "line", "code"),
    [
        ("", 0, "malformed"),
        ("\n \n", 0, "malformed"),
        ("no record", 1, "malformed"),
        ("[" * 100_000, 1, "malformed"),
        ("\n{}", 2, "malformed"),
        (json.dumps({**records(3, 1)[0], "game": "whist"}), 1, "unknown-game"),
        (json.dumps({**records(3, 1)[0], "widow": "AS KS QS"}), 1, "bad-deal"),
    ],
)
def test_a_file_without_deals_is_refused(tmp_path: Path, text: str, line: int, code: str) -> None:
    file = tmp_path / "list.txt"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadDealFile) as caught:
        read_deal_file(file)
    assert (caught.value.line, caught.value.code) == (line, code)


def test_the_server_deals_from_a_file(sqlite_file: Path, deals: Path) -> None:
    with ServerProcess(sqlite_file, deals=deals) as server, Guest(server.address) as ann:
        table = ann.open_table()
        ann.page(table).until(lambda state: state.table.stage == "playing")
    assert dealt(read_state(sqlite_file, table)) == records(3, 1)[0]["hands"]


def dealt(table: TableState) -> list[str]:
    assert table.deal is not None
    return [str(hand) for hand in table.deal.layout.hands]


def test_the_server_reports_what_is_wrong_with_a_file(sqlite_file: Path, tmp_path: Path) -> None:
    missing = tmp_path / "missing.jsonl"
    status, sentence = startup_error("--data", sqlite_file, "--deal-file", missing)
    assert (status, "not a readable file" in sentence, str(missing) in sentence) == (1, True, True)
    missing.write_text("{}", encoding="utf-8")
    status, sentence = startup_error("--data", sqlite_file, "--deal-file", missing, language="sv_SE.UTF-8")
    assert (status, "rad 1 (malformed)" in sentence, str(missing) in sentence) == (1, True, True)
    assert not sqlite_file.exists()
