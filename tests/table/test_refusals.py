"""Tests of rejected commands: each has a code and a rule, and changes nothing."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from spadille import protocol
from tests.support.client import Guest, Page, play_randomly, run_server
from tests.support.deal_sources import SeededKeys
from tests.support.stored_tables import read_events, read_state


def until_deciding(page: Page) -> Page:
    """Wait until the player must decide. Return the same connection."""
    page.until(lambda state: bool(state.view and state.view.decision))
    return page


@pytest.mark.parametrize(
    "message",
    [
        "",
        "hello",
        "null",
        "[]",
        "{}",
        '"act"',
        "{" * 500,
        "[" * 1000,
        '{"type":"act"}',
        '{"type":"dance","id":"a","seq":1}',
        '{"type":"act","id":"a","seq":1,"action":"0 pass","seat":1}',
        '{"type":"act","id":"a","seq":"1","action":"0 pass"}',
        '{"type":"act","id":"a","seq":1.5,"action":"0 pass"}',
        '{"type":"act","id":"a","seq":true,"action":"0 pass"}',
        '{"type":"act","id":7,"seq":1,"action":"0 pass"}',
        '{"type":"act","id":"","seq":1,"action":"0 pass"}',
        '{"type":"act","id":"a","seq":1,"action":"' + "x" * 65 + '"}',
        '{"type":"act","id":"a","seq":NaN,"action":"0 pass"}',
        '{"type":"act","id":"\\ud800","seq":1,"action":"0 pass"}',
        b"\x00\xff\xfe",
        b'{"type":"next","id":"a","seq":1}',
    ],
)
def test_a_malformed_message_is_rejected(address: str, message: str | bytes) -> None:
    with Guest(address) as ann:
        page = until_deciding(ann.page(ann.open_table()))
        before = page.state
        page.send(message)
        assert rejected(page) == "malformed"
        assert until_deciding(ann.page(page.table.id)).state == before


def rejected(page: Page) -> str:
    while isinstance(message := page.read(), protocol.State):
        pass
    assert isinstance(message, protocol.Rejected)
    return message.error.code


@pytest.mark.parametrize(
    "action",
    [
        "",
        "pass",
        "0",
        "0  pass",
        "0 pass ",
        "00 pass",
        "0 play",
        "0 play 1S",
        "0 sing AS",
        "-1 pass",
        "\u0660 pass",
    ],
)
def test_a_malformed_action_is_rejected(address: str, action: str) -> None:
    with Guest(address) as ann:
        page = until_deciding(ann.page(ann.open_table()))
        assert page.send_rejected("act", action=action).code == "malformed"


def test_a_rejection_has_the_id_of_its_message(address: str) -> None:
    with Guest(address) as ann:
        page = until_deciding(ann.page(ann.open_table()))
        page.send({"type": "dance", "id": "my own"})
        answer = page.answer("my own")
        assert isinstance(answer, protocol.Rejected)


def test_a_message_that_is_too_long_is_refused(address: str) -> None:
    with Guest(address) as ann:
        page = until_deciding(ann.page(ann.open_table()))
        page.send(json.dumps({"type": "next", "id": "x" * 2048, "seq": 1}))
        assert rejected(page) == "too-long"


def test_a_player_acts_only_for_the_own_seat_and_in_turn(sqlite_file: Path) -> None:
    with run_server(sqlite_file, source=SeededKeys("turns")) as address:
        guests = [Guest(address, name) for name in ("Ann", "Bo", "Cy")]
        table = guests[0].open_table(free=[1, 2])
        for seat in (1, 2):
            guests[seat].sit(table, seat)
        guests[0].wait_until(table, lambda state: state.table.stage == "playing")
        pages = [guest.page(table) for guest in guests]
        turn = pages[0].view.turn
        assert turn is not None
        for seat, page in enumerate(pages):
            for other in range(4):
                legal = seat == other == turn
                if not legal:
                    error = page.send_rejected("act", action=f"{other} pass")
                    assert (error.code, error.rule) == ("not-your-turn", "six-bid.auction.turn")
        assert len(read_events(sqlite_file, table)) == pages[0].seq
        for guest in guests:
            guest.leave()


def test_a_rejection_by_the_rules_names_the_rule_and_changes_nothing(sqlite_file: Path) -> None:
    with run_server(sqlite_file, source=SeededKeys("rules")) as address, Guest(address) as ann:
        table = ann.open_table()
        page = until_deciding(ann.page(table))
        before = page.state
        wrong = {
            "0 bid waltz": "unknown-contract",
            "0 play AS": "wrong-phase",
            "0 trump S": "wrong-phase",
            "0 double": "wrong-phase",
        }
        for action, code in wrong.items():
            error = page.send_rejected("act", action=action)
            assert error.code == code
            assert error.rule
            assert error.rule.startswith("six-bid.")
        assert ann.page(table).state == before
        assert read_state(sqlite_file, table).seq == page.seq


def test_every_card_shown_as_refused_is_rejected_for_that_reason(sqlite_file: Path) -> None:
    seen = set()
    with run_server(sqlite_file, source=SeededKeys("marked")) as address, Guest(address) as ann:
        table = ann.open_table(match={"start": None, "bankrupt": "debt", "end": {"deals": 4}})
        page = ann.page(table)
        chance = Random(4)
        while page.table.stage != "finished":
            for card, why in deciding_cards(page):
                verb = page.answers[0].split(" ")[1]
                error = page.send_rejected("act", action=f"0 {verb} {card}")
                assert (error.code, error.rule) == (why.code, why.rule)
                seen.add(why.code)
            step(page, chance)
    assert {"must-follow-suit"} <= seen


def deciding_cards(page: Page) -> list[tuple[str, protocol.CardRefusal]]:
    decision = page.state.view.decision if page.state and page.state.view else None
    return list(decision.refused.items()) if decision else []


def step(page: Page, chance: Random) -> None:
    before = page.seq
    play_randomly([page], chance, lambda table: page.seq > before or table.stage == "finished")


def test_an_accepted_message_is_not_carried_out_twice(sqlite_file: Path) -> None:
    with run_server(sqlite_file, source=SeededKeys("twice")) as address, Guest(address) as ann:
        table = ann.open_table()
        page = until_deciding(ann.page(table))
        message = {"type": "act", "id": "once", "seq": page.seq, "action": page.answers[0]}
        page.send(message)
        assert isinstance(page.answer("once"), protocol.Accepted)
        for _ in range(3):
            page.send(message)
            answer = page.answer("once")
            assert isinstance(answer, protocol.Rejected)
            assert answer.error.code == "repeated"
        assert [event.payload.get("id") for event in read_events(sqlite_file, table)].count("once") == 1


def test_an_accepted_message_is_not_carried_out_again_after_a_restart(sqlite_file: Path) -> None:
    with run_server(sqlite_file, source=SeededKeys("twice")) as address, Guest(address) as ann:
        table = ann.open_table()
        page = until_deciding(ann.page(table))
        assert isinstance(page.act(page.answers[0], id="once"), protocol.Accepted)
        cookie = ann.cookie
    with run_server(sqlite_file, source=SeededKeys("thrice")) as address:
        page = Page(address, table, cookie)
        page.read_state()
        assert page.send_rejected("act", action="0 pass", id="once").code == "repeated"
        page.close()


def test_a_refused_id_may_be_used_again(address: str) -> None:
    with Guest(address) as ann:
        page = until_deciding(ann.page(ann.open_table()))
        assert page.send_rejected("next", id="again").code == "wrong-stage"
        assert isinstance(page.act(page.answers[0], id="again"), protocol.Accepted)


def test_two_people_may_use_the_same_id(address: str) -> None:
    with Guest(address, "Ann") as ann, Guest(address, "Bo") as bo:
        table = ann.open_table(free=[1])
        bo.sit(table, 1)
        ann.wait_until(table, lambda state: state.table.stage == "playing")
        pages = [ann.page(table), bo.page(table)]
        play_randomly(pages, Random(6), lambda table: table.stage == "between")
        for page in pages:
            assert isinstance(page.send_and_wait("next", id="mine"), protocol.Accepted)


def test_an_answer_to_an_older_state_is_stale(address: str) -> None:
    with Guest(address) as ann:
        page = until_deciding(ann.page(ann.open_table()))
        for seq in (0, -1, page.seq - 1, page.seq + 1, 10**20):
            assert page.send_rejected("act", action=page.answers[0], seq=seq).code == "stale"
        assert isinstance(page.act(page.answers[0]), protocol.Accepted)


def test_only_one_of_two_simultaneous_answers_is_accepted(address: str) -> None:
    with Guest(address) as ann:
        table = ann.open_table()
        first, other = until_deciding(ann.page(table)), until_deciding(ann.page(table))
        assert first.seq == other.seq
        for page, name in ((first, "one"), (other, "other")):
            page.send({"type": "act", "id": name, "seq": page.seq, "action": page.answers[0]})
        answers = [first.answer("one"), other.answer("other")]
        assert [answer.type for answer in answers].count("accepted") == 1
        refused = next(answer for answer in answers if isinstance(answer, protocol.Rejected))
        assert refused.error.code == "stale"
