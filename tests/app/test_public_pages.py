"""Tests of the public pages: what a visitor and a search engine read without a script."""

from __future__ import annotations

import gzip
import json
import re
from functools import cache
from html import unescape
from pathlib import Path
from posixpath import normpath

import pytest

from spadille.app.catalogue.service import GENERAL_PAGES
from spadille.app.public_pages.addresses import CARD, RECALL, list_pages, list_paths, page_path
from spadille.app.public_pages.example_hand import find_hand
from spadille.app.public_pages.site_files import PRIVATE, list_site_files, render_file
from spadille.app.rulebook.pages import load_source, make_renderer
from spadille.cards import Hand
from spadille.games import GAMES
from spadille.notation.codes import deal_of
from spadille.rules.game import Game
from spadille.text import DEFAULT, LANGUAGES, load_catalogue

STYLE = Path(__file__).parents[2] / "web" / "public" / "pages.css"
MOST_BYTES = 60_000
LEAST_SHARE = 0.95
BLOCK_END = re.compile(r"</(?:p|li|td|th|dt|dd|h[1-6])>")
ADDRESS = "https://cards.example/solo/"
PATHS = sorted(list_paths())
SCRIPTS: dict[tuple[str, ...], tuple[str, ...]] = {
    ("rules", RECALL): (
        *(
            '<script type="application/json" id="recall-data">',
            '<script type="module" src="../../recall.js">',
        ),
        '<script type="module" src="../../../recall.js">',
    )
}
"""The scripts of pages that do more with them."""
RULE_PAGES = [(game, language) for game in (*GAMES, *GENERAL_PAGES) for language in LANGUAGES]


@cache
def page_at(path: str) -> str:
    return render_file(path).decode()


def words_of(html: str) -> list[str]:
    """Return the words that a reader sees."""
    shown = re.sub(r"<(script|style|head)\b.*?</\1>", " ", html, flags=re.DOTALL)
    return re.findall(r"\w+", unescape(re.sub(r"<[^>]+>", " ", shown)))


def test_every_game_and_preset_has_a_page_in_every_language() -> None:
    wanted = [
        ("rules", game.id, *more)
        for game in GAMES.values()
        for more in [(), *((p.id,) for p in game.presets)]
    ]
    assert {page_path(page, language) for page in wanted for language in LANGUAGES} <= set(PATHS)
    assert len(PATHS) == len(list(list_pages())) * len(LANGUAGES)


@pytest.mark.parametrize(("game", "language"), RULE_PAGES)
def test_the_rulebook_can_be_read_without_a_script(game: str, language: str) -> None:
    """At least 95 % of its words stand at one address, paragraph after paragraph in their order."""
    text, spoken = load_source(game, language)
    book = make_renderer(spoken, game).render(text)
    page = f" {' '.join(words_of(page_at(page_path(('rules', game), language))))} "
    place, read, written = 0, 0, 0
    for block in BLOCK_END.split(book):
        words = words_of(block)
        written += len(words)
        start = page.find(f" {' '.join(words)} ", place)
        if words and start >= 0:
            read += len(words)
            place = start
    assert read / written >= LEAST_SHARE, f"{read} of {written} words"


@pytest.mark.parametrize("path", PATHS)
def test_a_page_is_small_and_whole(path: str) -> None:
    page = page_at(path)
    assert len(gzip.compress(page.encode())) + len(gzip.compress(STYLE.read_bytes())) <= MOST_BYTES
    assert page.count("<h1>") == 1
    (title,) = re.findall(r"<title>(.*?)</title>", page)
    (description,) = re.findall(r'<meta name="description" content="(.*?)">', page)
    assert 10 <= len(unescape(title)) <= 75, title
    assert 40 <= len(unescape(description)) <= 200, description
    ids = re.findall(r'\bid="([^"]+)"', page)
    assert len(ids) == len(set(ids))
    language = list_paths()[path][1]
    assert f'<html lang="{language}">' in page
    scripts = re.findall(r"<script[^>]*>", page)
    assert set(scripts) <= {'<script type="application/ld+json">', *SCRIPTS.get(list_paths()[path][0], ())}


@pytest.mark.parametrize("path", PATHS)
def test_every_link_leads_somewhere_in_any_folder(path: str) -> None:
    """A link is relative. It leads to a public page, to an anchor there, to a file, or into the app."""
    for href in map(unescape, re.findall(r'(?:href|src)="([^"]*)"', page_at(path))):
        assert not re.match(r"\w+:|/", href), href
        folder, _, anchor = href.partition("#")
        target = normpath(f"/{path}{folder}").removeprefix("/")
        if anchor.startswith("/") or target in ("", "mark.svg", "pages.css", "card.css", "recall.js"):
            continue
        target = f"{target}/" if folder else path
        assert target in PATHS, href
        assert not anchor or f'id="{anchor}"' in page_at(target), href


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_app_knows_the_folder_of_the_rules(language: str) -> None:
    above = "" if language == DEFAULT else f"{language}/"
    assert page_path(("rules",), language) == f"{above}{load_catalogue(language).say('rules-print-folder')}/"


def test_titles_and_descriptions_differ() -> None:
    titles = [re.findall(r"<title>(.*?)</title>", page_at(path))[0] for path in PATHS]
    assert len(set(titles)) == len(titles)


@pytest.mark.parametrize("path", PATHS)
def test_structured_data_can_be_read(path: str) -> None:
    texts = re.findall(r'<script type="application/ld\+json">(.*?)</script>', page_at(path), re.DOTALL)
    kinds = [json.loads(text)["@type"] for text in texts]
    page = list_paths()[path][0]
    if page[0] == "rules" and page[1:2] and page[1] in GAMES and CARD not in page:
        assert kinds == ["Game", "FAQPage", "BreadcrumbList"]


def test_without_a_public_address_no_page_names_one() -> None:
    files = dict(list_site_files(None))
    assert "sitemap.xml" not in files
    for content in files.values():
        assert b"canonical" not in content
        assert b'rel="alternate"' not in content


def test_with_a_public_address_pages_name_theirs_and_those_in_other_languages() -> None:
    files = {path: content.decode() for path, content in list_site_files(ADDRESS)}
    sitemap = files["sitemap.xml"]
    for path in PATHS:
        page = files[f"{path}index.html"]
        assert f'<link rel="canonical" href="{ADDRESS}{path}">' in page
        assert f"<loc>{ADDRESS}{path}</loc>" in sitemap
        for language in LANGUAGES:
            other = page_path(list_paths()[path][0], language)
            assert f'hreflang="{language}" href="{ADDRESS}{other}"' in page
    assert f"Sitemap: {ADDRESS}sitemap.xml" in files["robots.txt"]


def test_robots_may_read_the_rulebook_and_nothing_of_players() -> None:
    lines = render_file("robots.txt").decode().splitlines()
    assert "Allow: /api/rulebook/" in lines
    assert {f"Disallow: {path}" for path in PRIVATE} <= set(lines)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_hand_to_play_is_that_of_the_code_in_its_link(game: Game) -> None:
    for preset in (preset.id for preset in game.presets):
        hand = find_hand(game.id, preset)
        assert hand is not None
        deal = deal_of(hand.code)
        assert deal.layout.rules.settings.preset == hand.preset
        assert deal.layout.hands[deal.layout.active[0]] == Hand.of(hand.cards)
        path = page_path(("rules", game.id, preset), "en")
        assert f"#/deal/{hand.code}?play" in page_at(path)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_prices_of_a_preset_stand_in_one_table(language: str) -> None:
    catalogue = load_catalogue(language)
    for game in GAMES.values():
        for preset in game.presets:
            page = page_at(page_path(("rules", game.id, preset.id), language))
            table = re.search(
                f'aria-label="{catalogue.say("pages-contracts")}">(.*?)</table>', page, re.DOTALL
            )
            assert table is not None
            rules = game.rules(preset.id)
            assert table[1].count('<th scope="row">') == len(rules.contracts)
            for contract in rules.contracts:
                assert contract.trumps == () or '<i class="' in table[1]
                assert f"<b>{contract.price.counters}</b>" in table[1] or contract.price.in_suit
