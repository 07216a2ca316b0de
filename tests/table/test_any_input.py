"""Tests of a table under random input: legal, illegal and malformed messages."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from spadille import protocol
from spadille.cards import CARDS
from spadille.notation.views import view_json
from spadille.play.seeing import view_of
from tests.support.client import Guest, JsonObject, Page, catch_up, run_server
from tests.support.deal_sources import SeededKeys
from tests.support.stored_tables import read_events, read_state

VERBS = ("pass", "hold", "double", "stop", "ask", "bid", "trump", "call", "give", "play", "discard", "")
WORDS = ("", "solo", "misere", "call", "waltz", "S", "H", "none", "AS", "TH TD", "AS AS AS", "?", "0")


@pytest.mark.parametrize("seed", range(6))
def test_a_table_survives_random_messages(seed: int, sqlite_file: Path) -> None:
    chance = Random(seed)
    seats = chance.choice([3, 3, 4, 5])
    people = chance.randint(1, 3)
    with run_server(sqlite_file, source=SeededKeys(f"storm {seed}")) as address:
        guests = [Guest(address, f"guest {number}") for number in range(people + 1)]
        table = guests[0].open_table(
            rules=chance.choice(["standard", "gamerules", "hoyle", "white-knuckle"]),
            seats=seats,
            free=list(range(1, people)),
            match={"start": 50, "bankrupt": chance.choice(["end", "replace", "debt"]), "end": {"deals": 420}},
        )
        for seat in range(1, people):
            guests[seat].sit(table, seat)
        pages = [guest.page(table) for guest in guests]
        for _ in range(500):
            asked = [page for page in pages if page.answers]
            page = chance.choice(asked if asked and chance.random() < 0.6 else pages)
            message = random_message(page, chance)
            before = page.seq
            page.send(message)
            answer = next_answer(page)
            if isinstance(answer, protocol.Accepted):
                assert answer.seq > before
                catch_up(pages)
        settle(pages, sqlite_file, table)
        assert_up_to_date(pages, sqlite_file, table)
        for guest in guests:
            guest.leave()
    assert_sound(sqlite_file, table)


def random_message(page: Page, chance: Random) -> object:
    """Return a random message, which is usually well-formed."""
    seq = page.seq if chance.random() < 0.9 else chance.randint(-1, page.seq + 2)
    message: JsonObject = {
        "type": "act",
        "id": f"{chance.randrange(2000)}",
        "seq": seq,
        "action": random_action(page, chance),
    }
    match chance.randrange(12):
        case 0:
            return "".join(chance.choices('{}[]":,acte01 \\', k=chance.randrange(40)))
        case 1:
            del message[chance.choice(list(message))]
        case 2:
            message[chance.choice([*message, "more"])] = chance.choice([None, True, 7, [], {}, "x" * 90])
        case 3:
            return bytes(chance.choices(range(256), k=chance.randrange(20)))
        case _ if page.table.stage == "between":
            message = {"type": "next", "id": message["id"], "seq": seq}
        case _:
            pass
    return message


def random_action(page: Page, chance: Random) -> str:
    """Return a random action, often a legal one."""
    if page.answers and chance.random() < 0.7:
        return chance.choice(page.answers)
    seat = chance.randrange(-1, len(page.table.seats) + 1)
    return f"{seat} {chance.choice(VERBS)} {chance.choice([*WORDS, *map(str, CARDS)])}"


def next_answer(page: Page) -> protocol.Accepted | protocol.Rejected:
    while not isinstance(message := page.read(), protocol.Accepted | protocol.Rejected):
        pass
    return message


def settle(pages: list[Page], file: Path, table: str) -> None:
    """Wait until the table is at rest: only people have something left to do, and all connections have seen
    every event.
    """
    while not at_rest(file, table):
        for page in pages:
            page.until_seq(len(read_events(file, table)))


def at_rest(file: Path, table: str) -> bool:
    kept = read_state(file, table)
    dealing = kept.stage == "between" and kept.people() <= kept.ready
    return kept.bot_to_act is None and kept.full and not dealing and kept.deal is not None


def assert_up_to_date(pages: list[Page], file: Path, table: str) -> None:
    """Check that each client's newest state equals the state of the stored events."""
    kept = read_state(file, table)
    for page in pages:
        shown = page.until_seq(kept.seq)
        assert shown.seq == kept.seq
        seat = shown.you
        assert kept.deal is not None
        own = protocol.View.model_validate_json(json.dumps(view_json(view_of(kept.deal, seat))))
        assert shown.view == own
        assert [seat.chips for seat in shown.table.seats] == list(kept.match.chips)
        assert (shown.table.stage, shown.table.deal) == (kept.stage, kept.deal_number)


def assert_sound(file: Path, table: str) -> None:
    """Check that events are numbered without gaps and that no message was carried out twice."""
    happened = read_events(file, table)
    assert [event.seq for event in happened] == list(range(1, len(happened) + 1))
    heard = [(event.seat, event.payload["id"]) for event in happened if "id" in event.payload]
    assert len(heard) == len(set(heard))
    assert len(happened) > 20
