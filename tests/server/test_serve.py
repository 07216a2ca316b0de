"""`spadille serve`: it says where it is, stops in good order, and says in a sentence why it cannot start."""

from __future__ import annotations

import re
import signal
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from spadille.app.accounts.session_store import SESSION_COOKIE
from spadille.cards import CARDS
from spadille.server.ops.console import default_file
from spadille.server.ops.serve import serve
from spadille.server.uvicorn_server import listen
from spadille.storage import open_store
from tests.support.client import Guest, play_on
from tests.support.server_process import Running, refused
from tests.support.stored_tables import state


@pytest.mark.parametrize("by", [signal.SIGTERM, signal.SIGINT])
def test_it_says_where_it_is_and_stops_in_good_order(by: signal.Signals, file: Path) -> None:
    anew = by is signal.SIGTERM
    with Running(file, thinkers=2, anew=anew) as server, Guest(server.address) as ann:
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
        token = ann.http.cookies[SESSION_COOKIE]
        _, out, err = server.stop(signal.SIGTERM)
    printed = out + err
    assert "table opened" in printed
    assert table in printed
    assert token not in printed
    cards = "|".join(map(str, CARDS))
    assert not re.search(rf"\b({cards})\b", printed)


def test_it_says_in_a_sentence_and_in_its_status_why_it_cannot_start(file: Path) -> None:
    status, printed = refused("--data", file, "--bot-delay", "-1")
    sentence = (
        "spadille: --bot-delay: -1.0 is out of range. A bot takes between 0 and 60 seconds for its turn.\n"
    )
    assert (status, printed) == (1, sentence)


@pytest.fixture
def cannot(capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    """What the server says that cannot start so."""

    def sentence_of(**wanted: Any) -> str:  # noqa: ANN401 - as the command itself takes them
        with pytest.raises(SystemExit) as ended:
            serve(**wanted)
        assert ended.value.code == 1
        printed = capsys.readouterr()
        assert printed.out == ""
        return printed.err

    return sentence_of


def test_a_port_that_is_taken(file: Path, cannot: Callable[..., str]) -> None:
    with listen("127.0.0.1", 0) as door:
        port = door.getsockname()[1]
        sentence = cannot(port=port, data=file)
    assert f"already using 127.0.0.1:{port}" in sentence


@pytest.mark.parametrize(
    ("wanted", "word"),
    [
        ({"port": 70000}, "no port"),
        ({"host": "203.0.113.7"}, "cannot listen"),
        ({"bot_delay": -1.0}, "between 0 and 60"),
        ({"bot_delay": float("nan")}, "between 0 and 60"),
        ({"language": "tlh"}, "en, sv"),
    ],
)
def test_what_it_cannot_do_it_says(
    wanted: dict[str, object], word: str, file: Path, cannot: Callable[..., str]
) -> None:
    assert word in cannot(data=file, **wanted)
    assert not file.exists()


def test_a_file_that_cannot_be_used_is_named(file: Path, cannot: Callable[..., str]) -> None:
    def assert_named(english: str, swedish: str) -> None:
        for language, words in (("en", english), ("sv", swedish)):
            sentence = cannot(port=0, data=file, language=language)
            assert words in sentence
            assert str(file) in sentence

    file.parent.mkdir()
    file.write_bytes(b"a shopping list\n" * 500)
    assert_named("is damaged", "är skadad")
    file.unlink()
    store = open_store(file)
    assert_named("Another server", "En annan server")
    store.close()
    with closing(sqlite3.connect(file)) as other:
        other.execute("PRAGMA user_version = 1000")
    assert_named("newer Spadille", "nyare Spadille")
    with closing(sqlite3.connect(file)) as other:
        other.execute("PRAGMA user_version = 0")
    assert_named("older Spadille", "äldre Spadille")


def test_it_speaks_the_language_of_its_surroundings(
    file: Path, cannot: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "")
    monkeypatch.setenv("LANG", "sv_SE.UTF-8")
    assert "är ingen port" in cannot(port=-1, data=file)
    monkeypatch.setenv("SPADILLE_LANGUAGE", "en")
    assert "is not a port" in cannot(port=-1, data=file)


def test_tables_are_kept_in_the_users_own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("LOCALAPPDATA", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_file() == tmp_path / "spadille" / "tables.sqlite"
