"""Tests of the public pages as a server sends them: the files of a site of plain files."""

from __future__ import annotations

from collections.abc import Iterator

import httpx2
import pytest

from spadille.app.public_pages.site_files import list_site_files
from spadille.text import load_catalogue
from tests.support.client import TIMEOUT, run_server


@pytest.fixture(scope="module")
def web(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx2.Client]:
    folder = tmp_path_factory.mktemp("house") / "web"
    folder.mkdir()
    (folder / "index.html").write_text("<title>Spadille</title>", "utf-8")
    with (
        run_server(folder.parent / "tables.sqlite", web=folder) as address,
        httpx2.Client(base_url=f"http://{address}", timeout=TIMEOUT) as asking,
    ):
        yield asking


def test_a_server_sends_the_files_of_the_site_byte_for_byte(web: httpx2.Client) -> None:
    for path, content in list_site_files(None):
        answer = web.get(f"/{path.removesuffix('index.html')}")
        assert (answer.status_code, answer.content) == (200, content), path


def test_a_page_without_its_slash_is_found(web: httpx2.Client) -> None:
    moved = web.get("/rules/six-bid")
    assert (moved.status_code, moved.headers["location"]) == (308, "/rules/six-bid/")


def test_the_pages_of_the_app_keep_their_addresses(web: httpx2.Client) -> None:
    for path in ("/rules", "/about"):
        assert web.get(path).status_code == 200
        assert web.get(path).content != web.get(f"{path}/").content


def test_a_page_is_compressed_and_not_sent_twice(web: httpx2.Client) -> None:
    packed = web.get("/rules/", headers={"Accept-Encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.headers["content-type"].startswith("text/html")
    tag = packed.headers["etag"]
    again = web.get("/rules/", headers={"Accept-Encoding": "gzip", "If-None-Match": tag})
    assert (again.status_code, again.content) == (304, b"")


def test_there_is_no_sitemap_without_a_public_address(web: httpx2.Client) -> None:
    assert web.get("/sitemap.xml").status_code == 404
    assert "Sitemap" not in web.get("/robots.txt").text


def test_answers_are_read_from_the_query(web: httpx2.Client) -> None:
    path = "/rules/which/"
    answer = web.get(path, params={"ten": "yes", "dwarf": "no"})
    notice = load_catalogue("en").say("recall-ignored")
    assert answer.status_code == 200
    assert notice in answer.text
    assert 'name="ten" value="yes"' in answer.text
    assert answer.headers["x-robots-tag"] == "noindex"
    assert "x-robots-tag" not in web.get(path).headers
    assert web.get("/rules/", params={"ten": "yes"}).content == web.get("/rules/").content


def test_rules_are_printed_on_a_card(web: httpx2.Client) -> None:
    rules = {"game": "six-bid", "rules": "hoyle", "options": {"sixty": "drawn"}}
    card = web.post("/api/table-cards/sv", json=rules)
    assert card.status_code == 200
    assert "Husregler: " in card.json()["html"]
    assert web.post("/api/table-cards/xx", json=rules).status_code == 404
    refused = web.post("/api/table-cards/en", json={**rules, "options": {"sixty": "lost"}})
    assert refused.json()["code"] == "bad-option"
