"""`spadille serve`: it says where it is, stops in good order, and says in a sentence why it cannot start."""

from __future__ import annotations

import re
import signal
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from spadille.cards import CARDS
from spadille.server.identity import COOKIE
from spadille.server.listening import listen
from spadille.server.storage import open_store
from tests.server.guests import Guest, play_on
from tests.server.running import Running, refused
from tests.server.stored import state


@pytest.mark.parametrize("by", [signal.SIGTERM, signal.SIGINT])
def test_it_says_where_it_is_and_stops_in_good_order(by: signal.Signals, file: Path) -> None:
    with Running(file) as server, Guest(server.address) as ann:
        table = ann.open_table()
        page = ann.page(table)
        page.until(lambda state: bool(state.view and state.view.decision))
        status, out, err = server.stop(by)
    assert (status, err) == (0, err)
    assert "Traceback" not in err
    assert out.startswith("Spadille is at http://127.0.0.1:")
    assert str(file) in out
    assert "Every table is kept" in out
    assert state(file, table).seq == page.seq
    open_store(file).close()


def test_its_log_has_no_cards_and_no_tokens(file: Path) -> None:
    with Running(file) as server, Guest(server.address) as ann:
        table = ann.open_table()
        page = ann.page(table)
        play_on([page], Random(1), lambda table: table.stage == "between")
        page.refusal("act", action="0 play AS")
        token = ann.http.cookies[COOKIE]
        _, out, err = server.stop(signal.SIGTERM)
    said = out + err
    assert "table opened" in said
    assert table in said
    assert token not in said
    cards = "|".join(map(str, CARDS))
    assert not re.search(rf"\b({cards})\b", said)


def test_a_port_that_is_taken(file: Path) -> None:
    with listen("127.0.0.1", 0) as door:
        port = door.getsockname()[1]
        status, said = refused("--port", str(port), "--data", file)
    assert status == 1
    assert "already using" in said
    assert str(port) in said
    assert "Traceback" not in said


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["--port", "70000"], "no port"),
        (["--host", "203.0.113.7"], "cannot listen"),
        (["--pace", "-1"], "between 0 and 60"),
        (["--pace", "nan"], "between 0 and 60"),
        (["--language", "tlh"], "en, sv"),
    ],
)
def test_what_it_cannot_do_it_says(arguments: list[str], word: str, file: Path) -> None:
    status, said = refused("--data", file, *arguments)
    assert status == 1
    assert word in said
    assert "Traceback" not in said
    assert not file.exists()


def test_a_file_that_cannot_be_used_is_named(file: Path) -> None:
    file.parent.mkdir()
    file.write_bytes(b"a shopping list\n" * 500)
    assert_named(file, "is damaged", "är skadad")
    file.unlink()
    open_store(file).close()
    with closing(sqlite3.connect(file)) as other:
        other.execute("UPDATE alembic_version SET version_num = 'from-next-year'")
        other.commit()
    assert_named(file, "newer Spadille", "nyare Spadille")


def assert_named(file: Path, english: str, swedish: str) -> None:
    for language, words in (("C.UTF-8", english), ("sv_SE.UTF-8", swedish)):
        status, said = refused("--port", "0", "--data", file, language=language)
        assert status == 1
        assert words in said
        assert str(file) in said
        assert "Traceback" not in said


def test_a_second_server_on_the_same_file(file: Path) -> None:
    with Running(file):
        status, said = refused("--port", "0", "--data", file)
    assert status == 1
    assert "Another server" in said
