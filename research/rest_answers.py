"""Record the answers of a server: tables played to their end, and all routes beside them, over HTTP and
WebSocket.
"""

from __future__ import annotations

import json
import re
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx2
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

import spadille as sp
from spadille.text import LANGUAGES
from tests.support.client import run_server as open_server
from tests.support.deal_sources import SeededKeys as FixedKeys

SAY: Final = "/tables/{table}/text-commands"
EVENING_PATH: Final = "/tables/{table}/evening"
"""Paths whose names may change."""
WORDS: Final = ("hand", "score", "rules", "help", "why", "play the ace of spades", "nonsense")
TIMEOUT: Final = 300.0
"""The number of seconds after which the run gives up."""
_PASSING: Final = (
    (re.compile(r"\d{4}-\d\d-\d\dT[\d:.]+(?:Z|\+00:00)"), "TIME"),
    (re.compile(r"guest-[0-9a-f]{20}"), "GUEST"),
    (re.compile(r'(?<="seal":)( ?)"[0-9a-f]{64}"'), r'\1"SEAL"'),
)
"""Times, ids and hashes, and what replaces them in the answers."""
Answers = Iterator[tuple[str, Iterable[object]]]


class Client:
    """A client with a cookie, which sits at one table at most."""

    def __init__(self, address: str) -> None:
        self.address, self.table = address, "no table"
        self.bots: list[str] = []
        self.http = httpx2.Client(base_url=f"http://{address}/api", timeout=TIMEOUT)

    def call(self, method: str, path: str, body: object = None) -> list[object]:
        """Return the status, the type and the text of an answer."""
        answer = self.http.request(method, path.format(table=self.table), json=body)
        return [answer.status_code, answer.headers.get("content-type"), self.lasting(answer.text)]

    def open_table(self, path: str, body: object) -> list[object]:
        """Open a table, to which later calls refer."""
        answer = self.http.post(path, json=body)
        assert answer.status_code == 201, answer.text
        self.table = answer.json()["table"]
        seats = self.http.get(f"/tables/{self.table}").json()["seats"]
        self.bots = [seat["name"] for seat in seats if seat["bot"]]
        return [answer.status_code, self.lasting(answer.text)]

    def lasting(self, text: str) -> str:
        """Return a text without what differs in each run: ids, times, hashes, names of bots."""
        text = text.replace(self.table, "TABLE")
        for number, name in enumerate(self.bots, 1):
            text = re.sub(rf"\b{re.escape(name)}\b", f"BOT {number}", text)
        for passing, instead in _PASSING:
            text = passing.sub(instead, text)
        return text

    def connect(self) -> ClientConnection:
        """Open the socket of the table."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return connect(
            f"ws://{self.address}/api/tables/{self.table}/socket",
            additional_headers={"Cookie": cookies},
            origin=Origin(f"http://{self.address}"),
            max_queue=None,
            proxy=None,
        )


def rest_answers(less: int) -> Answers:
    """Yield all answers of servers to clients with fixed seeds."""
    bots = {name: sp.bots.BOTS[name] for name in ("novice", "club")}
    with tempfile.TemporaryDirectory() as folder:
        for number, game in enumerate(sp.GAMES):
            file = Path(folder) / f"{number}.sqlite"
            with open_server(file, bots=bots, source=FixedKeys(game)) as address:
                yield from _fixed_answers(Client(address), game)
                for match in range(max(1, 3 // less)):
                    yield from _match(Client(address), game, match)


def _fixed_answers(client: Client, game: str) -> Answers:
    paths = [
        "/games",
        "/lessons",
        "/puzzles",
        "/me",
        "/tables",
        "/open-tables",
        "/nowhere",
        "/tables/nowhere",
    ]
    for language in LANGUAGES:
        paths += [f"/rulebook/{page}/{language}" for page in (game, "glossary")]
    for path in (*paths, *(f"/trainer/{game}?seed=1&number={number}" for number in range(1, 21))):
        yield f"{game}: GET {path}", [client.call("GET", path)]
    for number in (1, 2, 3):
        path, body = f"/trainer/{game}?seed=1&number={number}", {"action": "0 pass"}
        yield f"{game}: POST {path}", [client.call("POST", path, body)]
    listed: dict[str, Any] = client.http.get("/puzzles").json()
    for puzzle in [puzzle for of in listed["games"] if of["game"] == game for puzzle in of["puzzles"]][:10]:
        path = f"/puzzles/{puzzle['id']}"
        yield f"{game}: {path}", [client.call("GET", path), client.call("POST", path, {"card": None})]
    taught: dict[str, Any] = client.http.get("/lessons").json()
    for lesson in [lesson for of in taught["games"] if of["game"] == game for lesson in of["lessons"]]:
        opened = client.open_table("/lessons", {"lesson": lesson["id"], "name": "Ann"})
        with client.connect() as socket:
            _own_turn(socket)
            yield f"{game}: lesson {lesson['id']}", [opened, client.call("GET", "/tables/{table}/coach")]


def _match(client: Client, game: str, number: int) -> Answers:
    """Play a match of two deals against bots, and request everything about it."""
    rules = sp.GAMES[game].presets[number % len(sp.GAMES[game].presets)]
    possible = sp.GAMES[game].rules(rules.id).seats
    wanted = {
        "game": game,
        "rules": rules.id,
        "seats": possible[number % len(possible)],
        "name": "Ann",
        "bot": ("club", "novice")[number % 2],
        "match": {"start": 200, "bankrupt": "debt", "end": {"deals": 2}},
        "waits": {"nudge": 86_400, "absent": 86_400, "idle": 86_400},
        "hints": True,
    }
    if rules.match["whole_rounds"].value == "yes":
        wanted["match"] = {"start": 200, "bankrupt": "debt", "end": {"deals": wanted["seats"]}}
    key = f"{game}: match {number}"
    yield f"{key}: opened", [client.open_table("/tables", wanted)]
    yield f"{key}: played", _played(client, Random(f"{game} {number}"))
    for path in ("", "/record", "/records", "/results", "/deals/1/1", "/deals/1/1?seat=0", "/deals/1/2"):
        yield f"{key}: GET table{path}", [client.call("GET", f"/tables/{{table}}{path}")]
    for path in (EVENING_PATH, *(f"{EVENING_PATH}/{language}" for language in LANGUAGES)):
        yield f"{key}: GET {path}", [client.call("GET", path)]
    code = client.http.get(f"/tables/{client.table}/deals/1/1").json().get("code")
    texts = (code, f"see {code}", f"/deal/{code}")
    yield f"{key}: deal", [client.call("POST", "/deals", {"text": text}) for text in texts]
    for path in ("", "?seat=1", "/record", *(f"/diagram/{language}" for language in LANGUAGES)):
        yield f"{key}: GET deal{path}", [client.call("GET", f"/deals/{code}{path}")]


def _played(client: Client, chance: Random) -> Iterator[object]:
    """Play the match to its end. Yield the states in which the client acts, and its queries."""
    with client.connect() as socket:
        seq, asked = 1, 0
        while True:
            state = _own_turn(socket, seq)
            yield client.lasting(json.dumps(state, ensure_ascii=False))
            if state["table"]["stage"] == "finished" or state["table"]["deal"] > 2:
                return
            answers = _own_answers(state)
            if answers:
                asked += 1
                language = LANGUAGES[asked % len(LANGUAGES)]
                text = WORDS[asked % len(WORDS)]
                yield client.call("POST", SAY, {"text": text, "language": language})
                if asked % 4 == 0:
                    yield client.call("POST", "/tables/{table}/hint")
            message = {"type": "act", "action": chance.choice(answers)} if answers else {"type": "next"}
            socket.send(json.dumps(message | {"id": f"m{state['seq']}", "seq": state["seq"]}))
            answer = _answer(socket)
            yield answer
            seq = answer["seq"]


def _own_turn(socket: ClientConnection, seq: int = 1) -> dict[str, Any]:
    """Return the next state in which the client must act."""
    while True:
        state: dict[str, Any] = json.loads(socket.recv(TIMEOUT))
        if state["type"] == "state" and state["seq"] >= seq:
            stage = state["table"]["stage"]
            if stage == "finished" or _own_answers(state) or (stage == "between" and "next" in state["may"]):
                return state


def _own_answers(state: dict[str, Any]) -> list[str]:
    """Return the actions that the client may choose from in a state."""
    view = state["view"]
    if state["table"]["stage"] != "playing" or not view or view["turn"] != state["you"]:
        return []
    answers: list[str] = view["decision"]["answers"] if view["decision"] else []
    return answers


def _answer(socket: ClientConnection) -> dict[str, Any]:
    """Return the answer to a message."""
    while True:
        answer: dict[str, Any] = json.loads(socket.recv(TIMEOUT))
        if answer["type"] in {"accepted", "rejected"}:
            assert answer["type"] == "accepted", answer
            return answer
