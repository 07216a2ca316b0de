"""Tests of the HTTP server: the catalogue of games, the rulebook, the pages, sessions and headers."""

from __future__ import annotations

import json
from inspect import signature
from pathlib import Path
from typing import get_args, get_origin

import httpx2
import pytest

from spadille import protocol
from spadille.app.accounts.session_store import SESSION_COOKIE
from spadille.app.catalogue.service import RULEBOOK_PATHS
from spadille.app.endpoint import Encoded
from spadille.app.routes import ROUTES, SERVER_ROUTES
from spadille.app.rulebook import pages
from spadille.games import GAMES
from spadille.protocol import Error
from spadille.rules.options import OptionGroup
from spadille.server.request_context import Context
from spadille.server.routes import make_handler
from tests.support.client import BOTS, Guest, JsonObject, run_server


def code(answer: httpx2.Response) -> tuple[int, str]:
    return answer.status_code, Error.model_validate_json(answer.text).code


def test_the_health_check_succeeds(address: str) -> None:
    with Guest(address) as ann:
        assert ann.http.get("/health").json() == {"ok": True}


def test_the_catalogue_has_every_game_with_the_origin_of_every_value(address: str) -> None:
    with Guest(address) as ann:
        menu = protocol.Games.model_validate_json(ann.http.get("/api/games").text)
    assert menu.bots == list(BOTS)
    assert [game.id for game in menu.games] == list(GAMES)
    game = next(game for game in menu.games if game.id == "six-bid")
    assert game.seats == [3, 4, 5, 6, 7]
    assert [preset.id for preset in game.presets] == [
        "standard",
        "gamerules",
        "hoyle",
        "white-knuckle",
        "pagat",
    ]
    named = {option.id for option in game.options}
    assert all(set(preset.values) == named for preset in game.presets)
    groups = [option.group for option in game.options]
    assert groups == sorted(groups, key=get_args(OptionGroup).index)
    assert {option.id for option in game.options if option.group == "auction"} == {
        "auction",
        "solo_trumps",
        "call_card",
        "call_own",
        "give_back",
        "call_order",
    }
    hoyle = game.presets[2]
    assert (hoyle.source.by, hoyle.source.year) == ("Wikipedia, 7 January 2024", None)
    assert hoyle.source.after is not None
    assert (hoyle.source.after.year, hoyle.values["solo_trumps"].origin) == (1924, "inferred")
    assert hoyle.match["start"].value is None
    assert [preset.match["whole_rounds"].value for preset in game.presets] == ["no", "no", "no", "yes", "no"]


UNSEEN = (
    *("\u200c\u200d", "\u3164", "\u2800", "\u034f", "\ufe0f", "\u115f\u1160", "\uffa0 \u3164"),
    *("\u0301" * 24, "\u200b", "\U000e0101", "\u2066", "\u00ad"),
)
"""Names without visible characters: joiners, fillers, marks without a letter, variation selectors, controls.
"""


@pytest.mark.parametrize("name", ["👨‍👩‍👧", "می‌خواهم", "Åsa-Lena O’Neil", "李", "❤️", "e\u0301", "4 of ♠"])
def test_every_name_with_a_visible_character_is_accepted(address: str, name: str) -> None:
    with Guest(address) as guest:
        table = guest.open_table(name=name)
        assert guest.fetch_table(table).seats[0].name == name


@pytest.mark.parametrize(
    ("wanted", "refusal"),
    [
        ({"game": "whist"}, "unknown-game"),
        ({"rules": "mine"}, "unknown-rules"),
        ({"options": {"wild": 1}}, "unknown-option"),
        ({"options": {"sixty": "lost"}}, "bad-option"),
        ({"options": {"solo_rate": 0}}, "bad-option"),
        ({"options": {"solo_rate": True}}, "malformed"),
        ({"options": {"solo_rate": 1.0}}, "malformed"),
        ({"seats": 2}, "bad-deal"),
        ({"seats": 8}, "bad-deal"),
        ({"seats": "3"}, "malformed"),
        ({"seats": 10**30}, "bad-deal"),
        ({"bot": "deep"}, "unknown-bot"),
        ({"free": [0]}, "malformed"),
        ({"free": [3]}, "malformed"),
        ({"name": ""}, "malformed"),
        ({"name": "   "}, "malformed"),
        ({"name": "x" * 25}, "malformed"),
        ({"name": "Ann\nBo"}, "malformed"),
        ({"name": "\u202enna"}, "malformed"),
        *(({"name": name}, "malformed") for name in UNSEEN),
        ({"name": 7}, "malformed"),
        ({"surprise": 1}, "malformed"),
        ({"match": {"start": 0, "bankrupt": "debt", "end": {"deals": 420}}}, "malformed"),
        ({"match": {"start": 5, "bankrupt": "flee", "end": {"deals": 420}}}, "malformed"),
        ({"match": {"start": 5, "bankrupt": "debt", "end": {"deals": 2, "target": 9}}}, "bad-option"),
        ({"match": {"start": 5, "bankrupt": "debt", "end": {"deals": 0}}}, "malformed"),
        ({"match": {"start": 5, "bankrupt": "debt", "end": {"days": 2}}}, "malformed"),
        ({"match": {"start": 5, "bankrupt": "debt", "end": {}}}, "bad-option"),
        ({"rules": "white-knuckle", "match": {"start": 5, "bankrupt": "debt", "end": {}}}, "bad-option"),
        (
            {"rules": "white-knuckle", "match": {"start": 5, "bankrupt": "debt", "end": {"deals": 4}}},
            "bad-option",
        ),
    ],
)
def test_impossible_table_settings_are_refused(address: str, wanted: JsonObject, refusal: str) -> None:
    with Guest(address) as ann:
        assert code(ann.request_table(**wanted)) == (422, refusal)
        assert SESSION_COOKIE not in ann.http.cookies
        assert ann.http.get("/api/tables").json() == {"tables": [], "damaged": 0}


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"null", b"[" * 5000, b'{"name":"\\ud800"}', b"\xff\xfe", b'{"seats":' + b"9" * 5000 + b"}"],
)
def test_a_malformed_request_is_refused(address: str, body: bytes) -> None:
    with Guest(address) as ann:
        answer = ann.http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
        assert code(answer)[1] == "malformed"
        assert answer.status_code in (400, 422)


def test_a_request_that_is_too_long_is_refused(address: str) -> None:
    with Guest(address) as ann:
        long = json.dumps({"name": "x" * 70_000}).encode()
        typed = {"Content-Type": "application/json"}
        assert code(ann.http.post("/api/tables", content=long, headers=typed)) == (413, "too-long")
        pieces = (long[at : at + 9_000] for at in range(0, len(long), 9_000))
        assert ann.http.post("/api/tables", content=pieces, headers=typed).status_code in (400, 413)


@pytest.mark.parametrize("path", ["/api/tables/nowhere", "/api/tables/nowhere/record"])
def test_an_unknown_table_is_not_found(address: str, path: str) -> None:
    with Guest(address) as ann:
        assert code(ann.http.get(path)) == (404, "unknown-table")
        assert code(ann.sit("nowhere", 1)) == (404, "unknown-table")


@pytest.mark.parametrize(
    "path", ["/api", "/api/", "/api/secrets", "/api/tables/x/hands", "/api/rulebook/whist/en"]
)
def test_an_unknown_path_is_not_found(address: str, path: str) -> None:
    with Guest(address) as ann:
        assert code(ann.http.get(path)) == (404, "not-found")


def test_the_session_cookie_is_http_only_and_same_site(address: str) -> None:
    with Guest(address) as ann:
        answer = ann.request_table()
        cookie = answer.headers["set-cookie"]
        assert {"HttpOnly", "SameSite=lax", "Path=/"} <= {part.strip() for part in cookie.split(";")}
        token = ann.http.cookies[SESSION_COOKIE]
        assert len(token) >= 43
        assert "set-cookie" not in ann.request_table().headers
        everything = [ann.http.get(f"/api/tables/{table}").text for table in [answer.json()["table"]]]
        everything += [ann.http.get(f"/api/tables/{answer.json()['table']}/record").text, answer.text]
        assert not any(token in text for text in everything)


def test_only_the_hash_of_a_token_is_stored(sqlite_file: Path) -> None:
    with run_server(sqlite_file) as address, Guest(address) as ann:
        ann.open_table()
        token = ann.http.cookies[SESSION_COOKIE]
    kept = b"".join(path.read_bytes() for path in sqlite_file.parent.iterdir())
    assert b"six-bid" in kept
    assert token.encode() not in kept


def test_an_unknown_token_identifies_no_player(address: str) -> None:
    with Guest(address) as ann, Guest(address) as eve:
        table = ann.open_table()
        eve.http.cookies.set(SESSION_COOKIE, "x" * 43)
        assert eve.http.get("/api/tables").json() == {"tables": [], "damaged": 0}
        page = eve.page(table)
        assert page.state is not None
        assert page.state.you is None


@pytest.mark.parametrize(
    "origin", ["http://elsewhere.example", "null", "https://127.0.0.1", "http://127.0.0.1:1"]
)
def test_other_sites_cannot_change_anything(address: str, origin: str) -> None:
    with Guest(address) as ann:
        ann.http.headers["Origin"] = origin
        assert code(ann.request_table()) == (403, "wrong-origin")
        ann.http.headers["Origin"] = f"http://{address}"
        assert ann.request_table().status_code == 201


@pytest.mark.parametrize(
    "path", ["/", "/api/games", "/api/tables/nowhere", "/health", "/assets/none.js", "/x.css"]
)
def test_every_answer_has_the_security_headers(address: str, path: str) -> None:
    with Guest(address) as ann:
        headers = ann.http.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-frame-options"] == "DENY"
    assert "server" not in headers


def test_api_answers_are_not_cached(address: str) -> None:
    with Guest(address) as ann:
        table = ann.open_table()
        for path in ("/api/games", "/api/tables", f"/api/tables/{table}"):
            assert ann.http.get(path).headers["cache-control"] == "no-store"


# The built web


@pytest.fixture
def web(tmp_path: Path) -> Path:
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>the table</title>")
    (folder / "mark.svg").write_text("<svg/>")
    (folder / "assets" / "table-1a2b.js").write_text("play()")
    (tmp_path / "secret.txt").write_text("a secret")
    return folder


def test_the_built_web_is_served(sqlite_file: Path, web: Path) -> None:
    with run_server(sqlite_file, web=web) as address, Guest(address) as ann:
        for path in ("/", "/table/abc", "/puzzles"):
            answer = ann.http.get(path)
            assert (answer.status_code, answer.text) == (200, "<title>the table</title>")
            assert answer.headers["cache-control"] == "no-cache"
            assert answer.headers["content-type"].startswith("text/html")
        script = ann.http.get("/assets/table-1a2b.js")
        assert script.text == "play()"
        assert "immutable" in script.headers["cache-control"]
        assert "javascript" in script.headers["content-type"]
        assert ann.http.get("/mark.svg").headers["cache-control"] == "no-cache"
        tag = script.headers["etag"]
        assert ann.http.get("/assets/table-1a2b.js", headers={"If-None-Match": tag}).status_code == 304


@pytest.mark.parametrize(
    "path", ["/missing.js", "/assets/none-0000.js", "/../secret.txt", "/%2e%2e/secret.txt"]
)
def test_no_other_file_is_served(sqlite_file: Path, web: Path, path: str) -> None:
    with run_server(sqlite_file, web=web) as address, Guest(address) as ann:
        answer = ann.http.get(f"http://{address}{path}")
        assert answer.status_code == 404
        assert "secret" not in answer.text


@pytest.mark.parametrize(("language", "word"), [("en", "not built"), ("sv-SE,sv;q=0.9", "inte byggt")])
def test_a_missing_web_build_is_reported(address: str, language: str, word: str) -> None:
    with Guest(address) as ann:
        answer = ann.http.get("/", headers={"Accept-Language": language})
    assert answer.status_code == 503
    assert word in answer.text
    assert "make build" in answer.text


# The rulebook


def test_the_rulebook_has_its_anchors_as_ids(address: str) -> None:
    with Guest(address) as ann:
        answer = ann.http.get("/api/rulebook/six-bid/en")
        page = protocol.RulebookPage.model_validate_json(answer.text)
    assert page.title == "Six-Bid Solo"
    assert 'id="six-bid.play.must-trump"' in page.html
    assert '<dl class="example">' in page.html
    assert 'data-card="TH"' in page.html
    assert 'aria-label="ten of hearts"' in page.html
    assert "{#" not in page.html
    assert ".md#" not in page.html


@pytest.mark.parametrize(("name", "language"), RULEBOOK_PATHS.values())
def test_every_page_is_there_in_both_languages(name: str, language: str) -> None:
    page = pages.render_page(name, language)
    assert page.title
    assert f'id="{name}' in page.html


def test_the_text_of_the_rulebook_is_escaped() -> None:
    reader = pages.make_renderer("en")
    html = reader.render("a <script>b</script>\n\n```example\nhand: AS <i>\n```\n")
    assert "<script>" not in html
    assert "<i>" not in html
    assert "&lt;i&gt;" in html


@pytest.mark.parametrize(
    ("language", "sentence"), [("en", "You hold hearts: follow suit."), ("sv", "Du har hjärter")]
)
def test_an_example_gives_the_reason_of_a_refusal(language: str, sentence: str) -> None:
    reader = pages.make_renderer(language, "six-bid")
    html = reader.render(
        "```example\nkind: refusal\nrules: hoyle sixty=drawn\ntable: QH\n"
        "refused: must-follow-suit\nrule: six-bid.play.follow\n```\n"
    )
    assert sentence in html
    assert "Hoyle; " in html
    assert "must-follow" not in html
    assert "six-bid.play" not in html


# The schema


def test_the_openapi_schema_has_every_route(address: str) -> None:
    with Guest(address) as ann:
        described = ann.http.get("/openapi.json").json()
    assert set(described["paths"]) == {
        "/health",
        "/health/ready",
        "/api/games",
        "/api/hand-previews",
        "/api/challenges/{challenge}",
        "/api/challenges/{challenge}/back",
        "/api/challenges/{challenge}/bot-result",
        "/api/challenges/{challenge}/less-luck",
        "/api/clubs",
        "/api/clubs/import",
        "/api/clubs/{club}",
        "/api/clubs/{club}/commands",
        "/api/clubs/{club}/enter",
        "/api/clubs/{club}/export",
        "/api/clubs/{club}/import",
        "/api/clubs/{club}/join",
        "/api/clubs/{club}/list/{language}",
        "/api/day",
        "/api/day/{game}",
        "/api/day/{game}/par",
        "/api/deals",
        "/api/deal-entries",
        "/api/deal-entries/table",
        "/api/table-cards/{language}",
        "/api/deals/{code}",
        "/api/deals/{code}/challenges",
        "/api/deals/{code}/hand-challenges",
        "/api/deals/{code}/diagram/{language}",
        "/api/deals/{code}/record",
        "/api/deals/{code}/reviews",
        "/api/deals/{code}/reviews/{seat}/{language}",
        "/api/deals/{code}/steps/{step}/why",
        "/api/deals/{code}/tables",
        "/api/tables/{table}/deals/{match}/{deal}",
        "/api/pad",
        "/api/pad/club",
        "/api/sheets",
        "/api/sheets/{sheet}",
        "/api/sheets/{sheet}/end",
        "/api/puzzles",
        "/api/puzzles/{id}",
        "/api/me",
        "/api/me/push-subscription",
        "/api/me/devices",
        "/api/me/devices/{device}/sign-out",
        "/api/me/erase",
        "/api/me/history",
        "/api/me/less-luck",
        "/api/me/play",
        "/api/me/recover",
        "/api/me/recovery",
        "/api/me/sign-out-others",
        "/api/open-tables",
        "/api/lessons",
        "/api/tables",
        "/api/tables/{table}",
        "/api/tables/{table}/seats",
        "/api/tables/{table}/redeals",
        "/api/tables/{table}/coach",
        "/api/tables/{table}/evening",
        "/api/tables/{table}/evening/{language}",
        "/api/tables/{table}/hint",
        "/api/trainer/{game}",
        "/api/tables/{table}/record",
        "/api/tables/{table}/records",
        "/api/tables/{table}/less-luck/{match}",
        "/api/tables/{table}/results",
        "/api/tables/{table}/text-commands",
        "/api/rulebook/{page}/{language}",
    }
    refusals = described["paths"]["/api/tables"]["post"]["responses"]["422"]
    assert refusals["content"]["application/json"]["schema"]["$ref"].endswith("/Error")


def test_the_request_context_is_injected_by_its_name() -> None:
    for endpoint in (*ROUTES, *SERVER_ROUTES):
        handler, declared = make_handler(endpoint), signature(endpoint.handler, eval_str=True)
        found = signature(handler)
        assert found.parameters.keys() == declared.parameters.keys()
        for name, parameter in found.parameters.items():
            before = declared.parameters[name]
            assert parameter.annotation == (Context if name == "context" else before.annotation)
            assert (parameter.default, parameter.kind) == (before.default, before.kind)
        returned = declared.return_annotation
        (returned,) = get_args(returned) if get_origin(returned) is Encoded else (returned,)
        assert found.return_annotation == returned
        assert handler.__doc__ == endpoint.handler.__doc__


def test_the_context_stands_first_in_every_handler() -> None:
    handlers = [endpoint.handler for endpoint in (*ROUTES, *SERVER_ROUTES)]
    assert [made for made in handlers if "context" in list(signature(made).parameters)[1:]] == []
