"""Tests of session tokens: they cannot be guessed, used for another seat, or read from answers and logs."""

from __future__ import annotations

import re
import signal
from pathlib import Path

import httpx2
import pytest
from websockets.sync.client import connect

from spadille import protocol
from spadille.app.accounts.session_store import SESSION_COOKIE, hash_token
from tests.support.client import TIMEOUT, Guest, Page
from tests.support.server_process import ServerProcess
from tests.support.stored_tables import read_events


def token_of(guest: Guest) -> str:
    return str(guest.http.cookies[SESSION_COOKIE])


def test_a_guessed_token_identifies_no_player(address: str) -> None:
    with Guest(address) as ann, Guest(address, "Eve") as eve:
        table = ann.open_table()
        token = token_of(ann)
        guesses = ["", "0", "null", "undefined", token[:-1], token + "A", token.swapcase(), token[::-1]]
        guesses += [
            hash_token(token).hex(),
            hash_token(token).decode("latin-1").encode().hex(),
            "' OR 1=1 --",
            "%00",
        ]
        for guess in guesses:
            eve.http.cookies.clear()
            eve.http.headers["Cookie"] = f"{SESSION_COOKIE}={guess}"
            assert eve.http.get("/api/tables").json() == {"tables": [], "damaged": 0}
            page = Page(address, table, f"{SESSION_COOKIE}={guess}")
            assert page.read_state().you is None
            page.close()


def test_every_token_has_256_random_bits(address: str) -> None:
    tokens = []
    for _ in range(20):
        with Guest(address) as somebody:
            somebody.open_table()
            tokens.append(token_of(somebody))
    assert len(set(tokens)) == len(tokens)
    assert all(re.fullmatch(r"[\w-]{43}", token) for token in tokens)
    starts = {token[:4] for token in tokens}
    assert len(starts) == len(tokens)


def test_a_token_can_act_only_for_its_own_seat(address: str) -> None:
    with Guest(address, "Ann") as ann, Guest(address, "Bo") as bo, Guest(address, "Cy") as cy:
        table = ann.open_table(free=[1, 2], rules="hoyle")
        for guest, seat in ((bo, 1), (cy, 2)):
            guest.sit(table, seat)
        ann.wait_until(table, lambda state: state.table.stage == "playing")
        mine, his = ann.page(table), bo.page(table)
        for page, other in ((mine, 1), (his, 0)):
            for words in ("pass", "bid solo", "play AS", "stop"):
                assert page.send_rejected("act", action=f"{other} {words}").code in (
                    "not-your-turn",
                    "wrong-phase",
                )


def test_a_message_of_one_player_cannot_be_replayed_by_another(address: str) -> None:
    """A message that is copied and sent over another player's connection is handled as that player's."""
    with Guest(address, "Ann") as ann, Guest(address, "Bo") as bo, Guest(address, "Eve") as eve:
        table = ann.open_table(free=[1])
        bo.sit(table, 1)
        pages = [ann.page(table), bo.page(table), eve.page(table)]
        for page in pages:
            page.until(lambda state: state.table.stage == "playing")
            page.until(lambda state: state.view is not None and state.view.turn in (0, 1))
        turn = pages[0].view.turn
        assert turn is not None
        asked = pages[turn]
        asked.until(lambda state: bool(state.view and state.view.decision))
        message = {"type": "act", "id": "overheard", "seq": asked.seq, "action": asked.answers[0]}
        others = [pages[1 - turn], pages[2]]
        for page, code in zip(others, ("not-your-turn", "not-seated"), strict=True):
            page.send(message)
            answer = page.answer("overheard")
            assert isinstance(answer, protocol.Rejected)
            assert answer.error.code == code
        asked.send(message)
        assert isinstance(asked.answer("overheard"), protocol.Accepted)


@pytest.mark.parametrize("where", ["?spadille={token}", "?token={token}", "?player={token}&you=0"])
def test_a_token_in_a_url_is_ignored(address: str, where: str) -> None:
    """URLs appear in histories and logs, so a token in a URL must not identify a player."""
    with Guest(address) as ann, Guest(address, "Eve") as eve:
        table, query = ann.open_table(), where.format(token=token_of(ann))
        assert eve.http.get(f"/api/tables{query}").json() == {"tables": [], "damaged": 0}
        path = f"ws://{address}/api/tables/{table}/socket{query}"
        with connect(path, open_timeout=TIMEOUT, proxy=None) as line:
            assert '"you":null' in str(line.recv(timeout=TIMEOUT))


def test_a_token_in_a_header_is_ignored(address: str) -> None:
    with Guest(address) as ann, Guest(address, "Eve") as eve:
        ann.open_table()
        token = token_of(ann)
        eve.http.headers.update({"Authorization": f"Bearer {token}", "X-Token": token})
        assert eve.http.get("/api/tables").json() == {"tables": [], "damaged": 0}


def test_the_token_is_sent_once_only(address: str) -> None:
    with Guest(address) as ann, Guest(address, "Bo") as bo:
        first = ann.request_table(free=[1])
        table, token = first.json()["table"], token_of(ann)
        bo.sit(table, 1)
        page = bo.page(table)
        answers = [text_of(first, but="set-cookie")]
        for path in ("", f"/{table}", f"/{table}/record", f"/{table}/records", f"/{table}/results"):
            answers += [text_of(guest.http.get(f"/api/tables{path}")) for guest in (ann, bo)]
        answers += [
            text_of(guest.http.get(path)) for guest in (ann, bo) for path in ("/api/me", "/api/open-tables")
        ]
        assert not any(token in words for words in answers + page.texts)
        assert not any(hash_token(token).hex() in words for words in answers + page.texts)


def text_of(answer: httpx2.Response, but: str = "") -> str:
    headers = [f"{name}: {value}" for name, value in answer.headers.items() if name.lower() != but]
    return "\n".join([*headers, answer.text])


def test_player_ids_are_not_sent_to_the_table(address: str) -> None:
    with Guest(address) as ann, Guest(address, "Eve") as eve:
        page = eve.page(ann.open_table())
        assert re.search(r'"player(_id)?"', page.texts[0]) is None


def test_browsers_send_no_referrer(address: str) -> None:
    with Guest(address) as ann:
        table = ann.open_table()
        for path in (f"/table/{table}", f"/api/tables/{table}", "/", "/nowhere.js"):
            assert ann.http.get(path).headers["referrer-policy"] == "no-referrer"


def test_no_log_has_a_token_a_card_or_a_client_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SPADILLE_LOG_LEVEL", "debug")
    file = tmp_path / "tables.sqlite"
    with ServerProcess(file) as running, Guest(running.address, "Zebulon") as ann:
        table = ann.open_table(free=[1, 2])
        token = token_of(ann)
        page = ann.page(table)
        page.send_rejected("act", action="0 play AS", id="a-secret-id")
        ann.http.get(f"/api/tables/{table}?{token}")
        ann.http.get(f"/api/{token}")
        _, out, err = running.stop(signal.SIGTERM)
    secrets = [token, "Zebulon", "play AS", "a-secret-id", str(read_events(file, table)[0].player)]
    assert [word for word in secrets if word in out + err] == []
