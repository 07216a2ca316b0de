"""The worst input of every route of the API, and the processor time that it may take."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from http import HTTPStatus
from itertools import islice, product
from random import Random
from string import ascii_lowercase
from typing import Any, Final

import httpx2

from spadille.club.transfer import ClubFile, write_club_file
from spadille.games import GAMES
from spadille.notation.codes import code_of
from spadille.notation.making import made
from spadille.notation.records import record_json
from spadille.pad.club import MAX_EVENINGS, MAX_LINES
from spadille.pad.entries import MAX_ENTRIES
from spadille.protocol import Opened
from spadille.server.middleware import MOST_BYTES
from tests.club.simulated_evenings import open_club, play_evening
from tests.pad.sheets import enter_hand, make_head
from tests.support.client import Guest, JsonObject, play_randomly, start_next_deal
from tests.support.push_service import Browser

Body = Mapping[str, object] | None
TYPED: Final = {"Content-Type": "application/json"}
LIGHT, MIDDLE, HEAVY = 0.25, 0.75, 2.0
"""The processor seconds that a request may take, on slow machines too."""
DEALS: Final = 6
_TABLE: Final = {"game": "six-bid", "rules": "standard", "seats": 3, "name": "Ann"}
_MATCH: Final = {"start": None, "bankrupt": "debt", "end": {"deals": 420}}


@dataclass(frozen=True)
class Worst:
    """A request with its worst input, and the processor seconds that it may take."""

    method: str
    path: str
    seconds: float
    body: Callable[[], Body] = lambda: None

    @property
    def name(self) -> str:
        return f"{self.method} {self.path.partition('?')[0]}"

    def ask(self, guest: Guest, places: Mapping[str, str]) -> httpx2.Response:
        """Send the request as a guest, and return the response. `places` maps the path's parameters to ids of
        existing tables, sheets and so on.
        """
        body = self.body()
        text = None if body is None else json.dumps(body, separators=(",", ":"))
        assert text is None or len(text) <= MOST_BYTES, (self.name, len(text))
        return guest.http.request(self.method, self.path.format(**places), content=text, headers=TYPED)


def record(**changed: object) -> dict[str, Any]:
    """Return the record of a deal in which these fields are replaced."""
    return {**record_json(_deal()), **changed}


@cache
def _deal() -> Any:  # noqa: ANN401 - a deal
    return next(made(GAMES["six-bid"].rules("standard"), 3, "work", 1, "spread"))


def entered_deal() -> dict[str, Any]:
    """Return the entry of a whole deal of three players."""
    deal = record_json(_deal())
    place = {"game": deal["game"], "rules": deal["rules"], "seats": deal["seats"], "dealer": deal["dealer"]}
    return {**place, "hands": deal["hands"], "widow": deal["widow"], "actions": deal["actions"]}


def short_names() -> Iterator[str]:
    """Yield different names, the shortest first."""
    for length in (1, 2, 3):
        yield from map("".join, product(ascii_lowercase, repeat=length))


def club_of_many() -> Body:
    """Return the JSON of one evening with as many players as a season may have."""
    tallies = [{"name": name, "counters": 1} for name in islice(short_names(), MAX_LINES)]
    evening = {"v": 1, "kind": "evening", "title": "", "tallies": tallies}
    return {"tables": [], "evenings": [evening]}


def season_of_many() -> Body:
    """Return the JSON of a season with the most evenings, each with different players."""
    size = MAX_LINES // MAX_EVENINGS
    tallies = [[number, 0, 0, 0, 0, 1] for number in range(MAX_LINES)]
    evenings = [
        {"v": 1, "kind": "evening", "title": "", "tallies": tallies[first : first + size]}
        for first in range(0, MAX_LINES, size)
    ]
    names = list(islice(short_names(), MAX_LINES))
    return {"tables": [], "names": names, "evenings": evenings, "file": "season"}


def replaced_players() -> Body:
    """Return a score sheet with the most replacements of players, in a request to export it as a file."""
    swaps = [{"entry": "replace", "seat": n % 3, "name": f"{n}"} for n in range(MAX_ENTRIES - 1)]
    return {"log": [make_head(), *swaps], "file": "csv"}


@cache
def full_log() -> list[Any]:
    """Return the log of a score sheet of maximal length."""
    head, hand = enter_hand([make_head()], declarer=1, contract="solo", trump="S", points=70)
    log = [head, *[hand] * (MAX_ENTRIES - 1)]
    return log[: MAX_ENTRIES * (MOST_BYTES - 4_000) // max(MOST_BYTES - 4_000, len(json.dumps(log)))]


NEW_CLUB: Final = {"title": "Club", "game": "six-bid", "rules": "standard", "name": "Ann"}
_MEMBERS: Final = 40


def sheet_of_many() -> Body:
    """Return the command that takes a slip from the longest score sheet."""
    return {"command": {"act": "sheet", "table": 1, "log": full_log()[:-20], "members": [1, 2, 3]}}


@cache
def long_record() -> str:
    """Return the file of a club, as long as a request may be."""
    record, chance = open_club(_MEMBERS), Random(1)
    while (
        len(text := write_club_file(ClubFile("abcdefghjkmnpqrs", tuple(record.entries), {})))
        < MOST_BYTES // 2
    ):
        play_evening(record, chance, 2)
    lines, length = text.splitlines(keepends=True), 0
    for number, line in enumerate(lines):
        length += len(json.dumps(line))
        if length > MOST_BYTES - 200:
            return "".join(lines[:number])
    return text


def prepare_club(guest: Guest) -> str:
    """Open a club with an evening where many are here, and return its id."""
    club = guest.http.post("/api/clubs", json=NEW_CLUB).json()["club"]
    commands: list[JsonObject] = [
        {"act": "add-member", "name": f"Member {number}"} for number in range(_MEMBERS)
    ]
    commands += [
        {"act": "evening", "form": "paper", "deals": 1, "seats": 3},
        {"act": "presence", "members": list(range(1, _MEMBERS + 1)), "what": "in"},
    ]
    for command in commands:
        answer = guest.http.post(f"/api/clubs/{club}/commands", json={"command": command})
        assert answer.status_code == HTTPStatus.OK, answer.text
    return str(club)


def texts(text: str) -> Callable[[], Body]:
    """Return a function that makes a request body with this text."""
    return lambda: {"text": text}


WORST: Final = (
    Worst("GET", "/api/games", LIGHT),
    Worst("POST", "/api/tables", LIGHT, lambda: {**_TABLE, "match": _MATCH}),
    Worst("GET", "/api/tables", MIDDLE),
    Worst("POST", "/api/hand-previews", LIGHT, lambda: {k: v for k, v in _TABLE.items() if k != "name"}),
    Worst("POST", "/api/tables/{table}/seats", LIGHT, lambda: {"name": "Eve", "seat": 1}),
    Worst("POST", "/api/tables/{table}/redeals", MIDDLE, lambda: {"deal": DEALS}),
    Worst("GET", "/api/tables/{table}", LIGHT),
    Worst("GET", "/api/tables/{table}/record", MIDDLE),
    Worst("GET", "/api/tables/{table}/records", MIDDLE),
    Worst("GET", "/api/tables/{table}/results", MIDDLE),
    Worst("GET", "/api/tables/{table}/less-luck/{match}", HEAVY),
    Worst("GET", "/api/tables/{table}/deals/{match}/{deal}", MIDDLE),
    Worst("GET", "/api/tables/{table}/evening", MIDDLE),
    Worst("GET", "/api/tables/{table}/evening/{language}", MIDDLE),
    Worst("POST", "/api/tables/{table}/text-commands", LIGHT, lambda: {"text": "a " * 90, "language": "sv"}),
    Worst("POST", "/api/tables/{table}/hint", MIDDLE),
    Worst("GET", "/api/rulebook/{page}/{language}", HEAVY),
    Worst("POST", "/api/pad", HEAVY, replaced_players),
    Worst("POST", "/api/pad", HEAVY, lambda: {"log": full_log(), "file": "records"}),
    Worst("POST", "/api/pad/club", HEAVY, club_of_many),
    Worst("POST", "/api/pad/club", HEAVY, season_of_many),
    Worst("POST", "/api/pad/club", HEAVY, lambda: {"tables": [full_log()]}),
    Worst("GET", "/api/me", LIGHT),
    Worst("GET", "/api/me/history", LIGHT),
    Worst("GET", "/api/lessons", MIDDLE),
    Worst("POST", "/api/lessons", MIDDLE, lambda: {"lesson": "six-bid-alone", "name": "Eve"}),
    Worst("GET", "/api/tables/{lesson}/coach", MIDDLE),
    Worst("POST", "/api/tables/{lesson}/coach", HEAVY, lambda: {"action": "0 pass"}),
    Worst("GET", "/api/trainer/{game}?seed=7&number=1", MIDDLE),
    Worst("POST", "/api/trainer/{game}?seed=7&number=1", HEAVY, lambda: {"action": "0 pass"}),
    Worst("POST", "/api/deals", HEAVY, lambda: {"text": json.dumps(record(actions=["0 pass"] * 4_500))}),
    Worst("POST", "/api/deals", MIDDLE, texts(" " * (MOST_BYTES - 20))),
    Worst("POST", "/api/deals", HEAVY, texts("A" * (MOST_BYTES - 20))),
    Worst("POST", "/api/deals", HEAVY, texts("/deal/A?seat=1 " * 4_000)),
    Worst("POST", "/api/deal-entries", HEAVY, entered_deal),
    Worst("POST", "/api/deal-entries", HEAVY, lambda: {**entered_deal(), "actions": ["0 pass"] * 4_500}),
    Worst("POST", "/api/deal-entries", MIDDLE, lambda: {**entered_deal(), "hands": ["A" * 60_000]}),
    Worst("POST", "/api/deal-entries/table", LIGHT, entered_deal),
    Worst(
        "POST", "/api/table-cards/{language}", MIDDLE, lambda: {"game": "german-solo", "rules": "standard"}
    ),
    Worst("GET", "/api/deals/{code}", MIDDLE),
    Worst("GET", "/api/deals/{code}/record", LIGHT),
    Worst("GET", "/api/deals/{code}/diagram/{language}", LIGHT),
    Worst("POST", "/api/deals/{code}/steps/30/why", HEAVY),
    Worst("POST", "/api/deals/{code}/tables", MIDDLE, lambda: {"name": "Eve", "seat": 0, "step": 9}),
    Worst("GET", "/api/day", MIDDLE),
    Worst("GET", "/api/day/{game}", LIGHT),
    Worst("GET", "/api/day/{game}/par", LIGHT),
    Worst("POST", "/api/day/{game}", MIDDLE, lambda: {"name": "Eve"}),
    Worst("GET", "/api/puzzles", HEAVY),
    Worst("GET", "/api/puzzles/{puzzle}", MIDDLE),
    Worst("POST", "/api/puzzles/{puzzle}", MIDDLE, lambda: {"card": None}),
    Worst("GET", "/api/me/play", HEAVY),
    Worst("GET", "/api/me/less-luck", HEAVY),
    Worst("POST", "/api/deals/{other_code}/reviews", LIGHT, lambda: {"seat": 9}),
    Worst("POST", "/api/deals/{other_code}/steps/9/why", LIGHT),
    Worst("GET", "/api/deals/{other_code}/reviews/9/{language}", LIGHT),
    Worst("GET", "/api/open-tables", LIGHT),
    Worst("POST", "/api/me/recover", LIGHT, lambda: {"code": "x" * 100}),
    Worst("GET", "/api/me/devices", LIGHT),
    Worst("POST", "/api/me/devices/{device}/sign-out", LIGHT),
    Worst("POST", "/api/me/sign-out-others", LIGHT),
    Worst("POST", "/api/me/erase", LIGHT, lambda: {"name": "nobody"}),
    Worst("GET", "/api/sheets", MIDDLE),
    Worst("POST", "/api/sheets", HEAVY, lambda: {"log": full_log(), "name": "Eve"}),
    Worst("GET", "/api/sheets/{sheet}", HEAVY),
    Worst("POST", "/api/sheets/{sheet}", HEAVY, lambda: {"log": full_log()}),
    Worst("POST", "/api/sheets/{last_sheet}/end", LIGHT),
    Worst(
        *("POST", "/api/deals/{code}/challenges", MIDDLE),
        lambda: {"name": "Eve", "players": 2, "cards": "new"},
    ),
    Worst("POST", "/api/deals/{code}/hand-challenges", MIDDLE, lambda: {"name": "Eve", "seat": 0}),
    Worst("GET", "/api/challenges/{challenge}", MIDDLE),
    Worst("POST", "/api/challenges/{challenge}", MIDDLE, lambda: {"name": "Eve"}),
    Worst("POST", "/api/challenges/{challenge}/back", MIDDLE, lambda: {"name": "Eve"}),
    Worst("GET", "/api/challenges/{challenge}/bot-result", MIDDLE),
    Worst("GET", "/api/challenges/{challenge}/less-luck", LIGHT),
    Worst("GET", "/api/me/push-subscription", LIGHT),
    Worst(
        "PUT", "/api/me/push-subscription", LIGHT, lambda: Browser().subscription(f"https://a.b/{'x' * 900}")
    ),
    Worst("DELETE", "/api/me/push-subscription", LIGHT),
    Worst("POST", "/api/me/recovery", LIGHT),
    Worst("GET", "/api/clubs", LIGHT),
    Worst("POST", "/api/clubs", LIGHT, lambda: {**NEW_CLUB, "name": "Eve"}),
    Worst("POST", "/api/clubs/import", HEAVY, lambda: {"text": long_record(), "name": "Eve"}),
    Worst("POST", "/api/clubs/import", HEAVY, lambda: {"text": "[" * (MOST_BYTES - 60), "name": "Eve"}),
    Worst("POST", "/api/clubs/{club}/import", LIGHT, lambda: {"text": "x" * (MOST_BYTES - 60)}),
    Worst("GET", "/api/clubs/{club}", MIDDLE),
    Worst("POST", "/api/clubs/{club}/enter", MIDDLE, lambda: {"key": "x" * 64}),
    Worst("POST", "/api/clubs/{club}/join", MIDDLE, lambda: {"key": "x" * 64, "name": "Eve"}),
    Worst("POST", "/api/clubs/{club}/commands", HEAVY, lambda: {"command": {"act": "draw"}}),
    Worst("POST", "/api/clubs/{club}/commands", HEAVY, sheet_of_many),
    Worst("GET", "/api/clubs/{club}/export", MIDDLE),
    Worst("GET", "/api/clubs/{club}/list/{language}", MIDDLE),
    Worst("GET", "/openapi.json", HEAVY),
    Worst("GET", "/deal/{code}", LIGHT),
    Worst("GET", "/deal/{code}.svg", MIDDLE),
    Worst("GET", "/deal/{code}.png", MIDDLE),
    Worst("GET", "/deal/{code}/embed", MIDDLE),
)
"""The review of an existing seat is no entry here: worker processes compute it, within a time limit."""


def prepare(guest: Guest) -> dict[str, str]:
    """Create what the paths of the routes refer to: a long table, score sheets, a lesson and a challenge.

    Return their ids by path parameter.
    """
    table = guest.open_table(match=_MATCH)
    page = guest.page(table)
    for number in range(DEALS):
        if page.table.stage == "between":
            start_next_deal([page])
        play_randomly([page], Random(number), lambda now: now.stage == "between")
    start_next_deal([page])
    sheets = [
        guest.http.post("/api/sheets", json={"log": full_log(), "name": "Ann"}).json()["sheet"]
        for _ in range(4)
    ]
    lesson = guest.http.post("/api/lessons", json={"lesson": "six-bid-alone", "name": "Ann"})
    code = code_of(_deal())
    challenge = guest.http.post(
        f"/api/deals/{code}/challenges", json={"name": "Ann", "players": 2, "cards": "these"}
    )
    return {
        "table": table,
        "match": "1",
        "deal": str(DEALS),
        "language": "en",
        "page": "six-bid",
        "lesson": Opened.model_validate_json(lesson.text).table,
        "game": "six-bid",
        "code": code,
        "other_code": code,
        "puzzle": guest.http.get("/api/puzzles").json()["games"][0]["puzzles"][0]["id"],
        "device": guest.http.get("/api/me/devices").json()["devices"][0]["id"] + "x",
        "sheet": sheets[0],
        "last_sheet": sheets[-1],
        "challenge": challenge.json()["challenge"],
        "club": prepare_club(guest),
    }
