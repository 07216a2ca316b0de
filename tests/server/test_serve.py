"""Tests of `spadille serve`: it prints its address, shuts down cleanly, and gives the reason if it cannot
start.
"""

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
from spadille.app.services import Services
from spadille.cards import CARDS
from spadille.server.ops.console import default_file
from spadille.server.ops.serve import serve
from spadille.server.uvicorn_server import listen
from spadille.storage import open_store
from spadille.table.limits import Limits
from spadille.text import LANGUAGES
from tests.support.client import Guest, play_randomly
from tests.support.server_process import ServerProcess, startup_error
from tests.support.stored_tables import read_state


@pytest.mark.parametrize("by", [signal.SIGTERM, signal.SIGINT])
def test_the_server_prints_its_address_and_shuts_down_cleanly(by: signal.Signals, sqlite_file: Path) -> None:
    anew = by is signal.SIGTERM
    with ServerProcess(sqlite_file, thinkers=2, anew=anew) as server, Guest(server.address) as ann:
        table = ann.open_table()
        page = ann.page(table)
        page.until(lambda state: bool(state.view and state.view.decision))
        status, out, err = server.stop(by)
    assert (status, err) == (0, err)
    assert "Traceback" not in err
    assert out.startswith("Spadille is at http://127.0.0.1:")
    assert str(sqlite_file) in out
    assert "Every table is saved" in out
    assert read_state(sqlite_file, table).seq == page.seq
    open_store(sqlite_file).close()


def test_the_log_has_no_cards_and_no_tokens(sqlite_file: Path) -> None:
    with ServerProcess(sqlite_file) as server, Guest(server.address) as ann:
        table = ann.open_table()
        page = ann.page(table)
        play_randomly([page], Random(1), lambda table: table.stage == "between")
        page.send_rejected("act", action="0 play AS")
        token = ann.http.cookies[SESSION_COOKIE]
        _, out, err = server.stop(signal.SIGTERM)
    printed = out + err
    assert "table opened" in printed
    assert table in printed
    assert token not in printed
    cards = "|".join(map(str, CARDS))
    assert not re.search(rf"\b({cards})\b", printed)


def test_a_server_that_cannot_start_exits_with_a_status_and_a_sentence(sqlite_file: Path) -> None:
    status, printed = startup_error("--data", sqlite_file, "--bot-delay", "-1")
    sentence = (
        "spadille: --bot-delay: -1.0 is out of range. A bot takes between 0 and 60 seconds for its turn.\n"
    )
    assert (status, printed) == (1, sentence)


@pytest.fixture
def startup_error_of(capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    """Return a function that starts the server with wrong settings and returns its error message."""

    def sentence_of(**wanted: Any) -> str:  # noqa: ANN401 - as the command itself takes them
        with pytest.raises(SystemExit) as ended:
            serve(**wanted)
        assert ended.value.code == 1
        printed = capsys.readouterr()
        assert printed.out == ""
        return printed.err

    return sentence_of


def test_a_port_in_use_is_reported(sqlite_file: Path, startup_error_of: Callable[..., str]) -> None:
    with listen("127.0.0.1", 0) as door:
        port = door.getsockname()[1]
        sentence = startup_error_of(port=port, data=sqlite_file)
    assert f"already using 127.0.0.1:{port}" in sentence


@pytest.mark.parametrize(
    ("wanted", "word"),
    [
        ({"port": 70000}, "is not a port"),
        ({"host": "203.0.113.7"}, "cannot listen"),
        ({"bot_delay": -1.0}, "between 0 and 60"),
        ({"bot_delay": float("nan")}, "between 0 and 60"),
        ({"language": "tlh"}, ", ".join(LANGUAGES)),
    ],
)
def test_impossible_settings_are_reported(
    wanted: dict[str, object], word: str, sqlite_file: Path, startup_error_of: Callable[..., str]
) -> None:
    assert word in startup_error_of(data=sqlite_file, **wanted)
    assert not sqlite_file.exists()


@pytest.mark.parametrize(("files", "wanted", "sockets"), [(150, 300, 50), (9_000, 300, 300), (2, 300, 1)])
def test_the_sockets_of_one_client_leave_room_for_others_behind_a_proxy(
    files: int, wanted: int, sockets: int, sqlite_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The connections of a proxy are not counted by client: its clients' sockets are."""
    limits: list[Limits] = []

    def stop_at_the_application(services: Services, **_more: object) -> None:
        limits.append(services.limits)
        raise KeyboardInterrupt

    monkeypatch.setattr("spadille.server.ops.serve.max_connections", lambda: files)
    monkeypatch.setattr("spadille.server.ops.serve.create_app", stop_at_the_application)
    with pytest.raises(KeyboardInterrupt):
        serve(data=sqlite_file, port=0, bot_workers=0, max_connections_per_client=wanted)
    assert [limit.sockets for limit in limits] == [sockets]


def test_an_unusable_file_is_named(sqlite_file: Path, startup_error_of: Callable[..., str]) -> None:
    def assert_named(english: str, swedish: str) -> None:
        for language, words in (("en", english), ("sv", swedish)):
            sentence = startup_error_of(port=0, data=sqlite_file, language=language)
            assert words in sentence
            assert str(sqlite_file) in sentence

    sqlite_file.parent.mkdir()
    sqlite_file.write_bytes(b"a shopping list\n" * 500)
    assert_named("is damaged", "är skadad")
    sqlite_file.unlink()
    store = open_store(sqlite_file)
    assert_named("Another server", "En annan server")
    store.close()
    with closing(sqlite3.connect(sqlite_file)) as other:
        other.execute("PRAGMA user_version = 1000")
    assert_named("newer Spadille", "nyare Spadille")
    with closing(sqlite3.connect(sqlite_file)) as other:
        other.execute("PRAGMA user_version = 0")
    assert_named("older Spadille", "äldre Spadille")


def test_messages_are_in_the_language_of_the_environment(
    sqlite_file: Path, startup_error_of: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "")
    monkeypatch.setenv("LANG", "sv_SE.UTF-8")
    assert "är ingen port" in startup_error_of(port=-1, data=sqlite_file)
    monkeypatch.setenv("SPADILLE_LANGUAGE", "en")
    assert "is not a port" in startup_error_of(port=-1, data=sqlite_file)


def test_tables_are_stored_in_the_users_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("LOCALAPPDATA", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_file() == tmp_path / "spadille" / "tables.sqlite"
