"""Tests of a deal embedded in other sites: its image and its page."""

from __future__ import annotations

import re
import struct
from itertools import islice
from pathlib import Path
from xml.etree import ElementTree as ET

import httpx2
import pytest

from spadille.app.deals.card_drawings import FRAMES, INKS, PIPS, SYMBOLS
from spadille.app.deals.deal_html import render_deal
from spadille.app.deals.picture import draw_picture
from spadille.games import GAMES
from spadille.notation.codes import code_of
from spadille.notation.making import made
from spadille.play.deal import Deal
from spadille.server.pages.rasterize import render_png
from spadille.text import LANGUAGES, load_catalogue
from tests.support.client import Guest, run_server

WEB = Path(__file__).parents[2] / "web" / "src"
MOST_BYTES = 60_000
MOST_PAINTED = 140_000
SVG = "{http://www.w3.org/2000/svg}"
PRESETS = [(game.id, preset.id) for game in GAMES.values() for preset in game.presets]


def deals(game: str, preset: str, count: int = 1) -> list[Deal]:
    rules = GAMES[game].rules(preset)
    return list(islice(made(rules, max(rules.seats), "elsewhere", count, "spread"), count))


def policy(answer: httpx2.Response) -> dict[str, str]:
    parts = answer.headers["content-security-policy"].split(";")
    return dict(part.strip().split(" ", 1) for part in parts)


def test_the_shapes_are_those_of_the_table() -> None:
    symbols = " ".join((WEB / "cards" / "Symbols.svelte").read_text("utf-8").split())
    for name, (box, outline) in SYMBOLS.items():
        drawn = symbols.split(f'<symbol id="{name}"')[1].split("</symbol")[0]
        assert f'viewBox="{box}"' in drawn
        assert f'd="{outline}"' in drawn, name
    face = (WEB / "cards" / "Face.svelte").read_text("utf-8")
    assert all(frame in face for frame in FRAMES)
    tokens = (WEB / "styles" / "tokens.css").read_text("utf-8")
    for suit, ink in INKS.items():
        assert f"--suit-{suit.lower()}: {ink};" in tokens
    assert {rank: len(places) for rank, places in PIPS.items()} == {"6": 6, "7": 7, "8": 8, "9": 9, "T": 10}


@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_the_picture_shows_eldests_hand_and_nothing_of_how_it_went(game: str, preset: str) -> None:
    (deal,) = deals(game, preset)
    drawn = draw_picture(deal, load_catalogue("en"))
    assert drawn == draw_picture(Deal.of(deal.layout), load_catalogue("en"))
    root = ET.fromstring(drawn)
    assert (root.get("width"), root.get("height")) == ("1200", "630")
    cards = root.findall(f"{SVG}g[@font-family]")
    assert len(cards) == len(list(deal.layout.hand(deal.layout.active[0])))
    turns = [float(re.findall(r"rotate\((-?[\d.]+)", card.get("transform", ""))[0]) for card in cards]
    assert turns == sorted(turns)
    assert turns[0] == -turns[-1] >= -18


@pytest.mark.parametrize(("game", "preset"), PRESETS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_within_anothers_is_small_and_tells_the_deal(game: str, preset: str, language: str) -> None:
    for deal in deals(game, preset, 3):
        page = render_deal(deal, load_catalogue(language), f"/deal/{code_of(deal)}")
        assert len(page.encode()) <= MOST_BYTES
        assert not re.search(r"<script|\son\w+=|<img|\sstyle=|@import|url\(", page)
        plain = re.sub(r"<[^>]*>", "", page)
        held = sum(len(list(hand)) for hand in deal.layout.hands if hand is not None)
        assert len(re.findall("[♠♥♦♣]", plain)) >= held + len(deal.layout.widow)
        assert load_catalogue(language).say("deal-embed-open") in plain


def test_only_the_page_within_anothers_may_be_framed(address: str) -> None:
    (deal,) = deals("six-bid", "standard")
    code = code_of(deal)
    with Guest(address) as ann:
        framed = ann.http.get(f"/deal/{code}/embed")
        drawn = ann.http.get(f"/deal/{code}.svg")
        elsewhere = [ann.http.get(path) for path in (f"/deal/{code}", "/", f"/deal/{code}/embed/x")]
    assert framed.status_code == drawn.status_code == 200
    assert len(framed.content) <= MOST_BYTES
    assert policy(framed)["frame-ancestors"] == "*"
    assert policy(framed)["default-src"] == "'none'"
    assert "x-frame-options" not in framed.headers
    assert framed.headers["x-content-type-options"] == "nosniff"
    assert drawn.headers["content-type"] == "image/svg+xml"
    for answer in [drawn, *elsewhere]:
        assert policy(answer)["frame-ancestors"] == "'none'"
        assert answer.headers["x-frame-options"] == "DENY"


def test_a_link_to_a_deal_brings_its_picture(sqlite_file: Path) -> None:
    (deal,) = deals("six-bid", "standard")
    code, bare = code_of(deal), code_of(Deal.of(deal.layout))
    folder = sqlite_file.parent / "web"
    folder.mkdir(parents=True)
    (folder / "index.html").write_text('<html lang="en"><title>Spadille</title></html>', "utf-8")
    with run_server(sqlite_file, web=folder) as address, Guest(address) as ann:
        swedish = {"Accept-Language": "sv"}
        heads = [ann.http.get(f"/deal/{asked}", headers=swedish).text for asked in (code, bare)]
        metas = [dict(re.findall(r'property="([^"]+)" content="([^"]*)"', head)) for head in heads]
        assert metas[0]["og:image"] == f"http://{address}/deal/{code}.png?language=sv"
        assert metas[0]["og:image:alt"] == load_catalogue("sv").say("deal-preview-picture")
        assert (metas[0]["og:image:width"], metas[0]["og:image:height"]) == ("1200", "630")
        assert metas[1]["og:image"] == f"http://{address}/preview-sv.jpg"
        painted = ann.http.get(metas[0]["og:image"])
    assert painted.headers["content-type"] == "image/png"
    assert struct.unpack_from(">II", painted.content, 16) == (1200, 630)
    assert len(painted.content) <= MOST_PAINTED
    assert painted.content == render_png(draw_picture(Deal.of(deal.layout), load_catalogue("sv")))


def test_nothing_is_shown_of_an_unfinished_deal(sqlite_file: Path) -> None:
    (deal,) = deals("six-bid", "standard")
    code, bare = code_of(deal), code_of(Deal.of(deal.layout))
    with run_server(sqlite_file) as address, Guest(address) as ben:

        def answers(asked: str) -> list[int]:
            return [ben.http.get(f"/deal/{asked}{what}").status_code for what in (".svg", ".png", "/embed")]

        assert answers("BA") == answers(bare) == [404] * 3
        assert answers(code) == [200] * 3
        hidden = ben.http.get(f"/deal/{bare}/embed").text
        assert not re.search("[♠♥♦♣]", hidden)
