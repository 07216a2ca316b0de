"""Tests of the metadata of a page for search engines and link previews, in each language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import httpx2
import pytest

from spadille.games import GAMES
from spadille.notation.codes import code_of
from spadille.notation.making import made
from spadille.server.pages.page_meta import is_page, render
from spadille.text import LANGUAGES, load_catalogue
from tests.support.client import TIMEOUT, Guest, run_server

PAGE = (
    '<!doctype html><html lang="en"><head><title>Spadille</title></head>'
    '<body><div id="app"></div><!--body--></body></html>'
)


@pytest.fixture(scope="module")
def web(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx2.Client]:
    folder = write_page(tmp_path_factory.mktemp("house"))
    with (
        run_server(folder.parent / "tables.sqlite", web=folder) as address,
        httpx2.Client(base_url=f"http://{address}", timeout=TIMEOUT) as asking,
    ):
        yield asking


def write_page(folder: Path) -> Path:
    """Write a built page of the web client into a subfolder of `folder`, and return the subfolder."""
    web = folder / "web"
    web.mkdir()
    (web / "index.html").write_text(PAGE, "utf-8")
    return web


def metas_of(page: str) -> dict[str, str]:
    """Return the contents of a page's meta elements by name."""
    return dict(re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)"', page))


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_page_is_described_in_the_visitors_language(web: httpx2.Client, language: str) -> None:
    words = load_catalogue(language)
    for path, kind in (("/", ""), ("/about", "-about"), ("/table/abc", "-table")):
        page = web.get(path, headers={"Accept-Language": language}).text
        assert f'<html lang="{language}">' in page
        assert f"<title>{words.say(f'head-title{kind}')}</title>" in page
        metas = metas_of(page)
        assert metas["og:title"] == words.say(f"head-title{kind}")
        assert metas["description"] == metas["og:description"] == words.say(f"head-description{kind}")
        assert metas["og:url"] == f"{str(web.base_url).rstrip('/')}{path}"
        assert words.say("head-noscript") in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_landing_page_can_be_read_without_its_script(web: httpx2.Client, language: str) -> None:
    words = load_catalogue(language)
    claim, lead = words.say("landing-claim"), words.say("landing-lead")
    first = re.compile(f'<div id="app"><div class="first">.*{re.escape(claim)}.*{re.escape(lead)}.*</div>')
    for path, read in (("/", True), ("/table/abc", False), ("/about", False)):
        page = web.get(path, headers={"Accept-Language": language}).text
        assert bool(first.search(page)) is read


def test_the_preview_image_has_an_absolute_url(web: httpx2.Client) -> None:
    picture = metas_of(web.get("/").text)["og:image"]
    assert picture == f"{str(web.base_url).rstrip('/')}/preview-en.jpg"


def test_search_engines_find_the_site_and_no_table(web: httpx2.Client) -> None:
    assert metas_of(web.get("/table/abc").text)["robots"] == "noindex"
    assert "robots" not in metas_of(web.get("/about").text)


def test_a_page_is_compressed_and_not_sent_twice(web: httpx2.Client) -> None:
    plain, packed = (web.get("/", headers={"Accept-Encoding": way}) for way in ("identity", "gzip"))
    assert plain.text == packed.text
    assert packed.headers["content-encoding"] == "gzip"
    assert plain.headers["vary"] == packed.headers["vary"] == "Accept-Encoding, Accept-Language"
    again = web.get("/", headers={"Accept-Encoding": "gzip", "If-None-Match": packed.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_nothing_in_an_address_becomes_a_part_of_the_page() -> None:
    page = render(PAGE, '/table/"><script>', "en", 'http://x"><b>')
    assert "<script>" not in page
    assert "<b>" not in page


def test_an_address_without_a_page_is_not_found_and_still_answered(web: httpx2.Client) -> None:
    statuses = [
        web.get(path).status_code for path in ("/nowhere", "/tables/abc", "/about", "/table/abc", "/pad/x")
    ]
    assert statuses == [404, 404, 200, 200, 200]
    assert "<title>" in web.get("/nowhere").text


def test_every_page_of_the_client_is_known() -> None:
    router = (Path(__file__).parents[2] / "web/src/shell/router.svelte.ts").read_text("utf-8")
    named = set(re.findall(r"""(?:'|\^\\)/([a-z]+)""", router.split("export function go")[0]))
    assert named >= {"table", "pad", "puzzles", "about"}
    assert [part for part in named if not is_page(f"/{part}")] == []


def test_an_invitation_is_described_by_its_host_and_its_game(tmp_path: Path) -> None:
    folder = write_page(tmp_path)
    with (
        run_server(tmp_path / "tables.sqlite", web=folder) as address,
        Guest(address, "Ada") as ada,
    ):
        free, full = ada.open_table(free=[1]), ada.open_table()
        metas = metas_of(ada.http.get(f"/table/{free}").text)
        assert metas["og:title"] == "Ada invites you to Six-Bid Solo"
        picture = ada.http.get(metas["og:image"])
        assert (picture.status_code, picture.headers["content-type"]) == (200, "image/png")
        assert metas_of(ada.http.get(f"/table/{full}").text)["og:title"] == load_catalogue("en").say(
            "head-title-table"
        )
        assert ada.http.get(f"/table/{full}.png").status_code == 404


def test_a_challenge_is_described_by_its_hand_and_no_other_card(tmp_path: Path) -> None:
    folder = write_page(tmp_path)
    deal = next(made(GAMES["six-bid"].rules("standard"), 3, "challenge", 1, "spread"))
    with (
        run_server(tmp_path / "tables.sqlite", web=folder) as address,
        Guest(address, "Ann") as ann,
    ):
        wanted = {"name": "Ann", "seat": 0}
        answer = ann.http.post(f"/api/deals/{code_of(deal)}/hand-challenges", json=wanted).json()
        metas = metas_of(ann.http.get(f"/challenge/{answer['challenge']}").text)
        assert re.fullmatch(r"Ann made [+−]?\d+ with this hand\. You\?", metas["og:title"])
        assert len(re.findall("[♠♥♦♣]", metas["og:description"])) == len(list(deal.layout.hand(0)))
        assert ann.http.get(metas["og:image"]).headers["content-type"] == "image/png"
        assert ann.http.get("/challenge/none.png").status_code == 404
