"""The page of a deal as those see it who only pass its address on: its title and a few words."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from html import escape
from pathlib import Path
from typing import Final

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse
from starlette.responses import Response

from spadille.play.deal import Deal
from spadille.server.deals.preview import words_for
from spadille.server.deals.reading import deal_by
from spadille.server.pages import Pages
from spadille.server.refusal import Refusal
from spadille.server.visiting import the_house
from spadille.text import best_language

INDEX: Final = "index.html"
_TITLE: Final = "<title>Spadille</title>"


def deal_pages(folder: Path, pages: Pages) -> APIRouter:
    """The pages of deals, out of the folder of the built web."""
    router = APIRouter(include_in_schema=False)

    @router.get("/deal/{code}")
    async def page(code: str, request: Request) -> Response:
        """The one page of the web; in its head what is said of this deal, unless its cards are in play."""
        deal = await asyncio.to_thread(_deal, code)
        if deal is None or the_house(request).in_play(deal.layout) or not (folder / INDEX).is_file():
            return await pages.get_response(INDEX, request.scope)
        index = await asyncio.to_thread((folder / INDEX).read_text, encoding="utf-8")
        language = best_language(request.headers.get("accept-language"))
        head = _head(words_for(deal, language), str(request.url.replace(query="")), language)
        kept = {"Cache-Control": "no-cache", "Vary": "Accept-Language"}
        return HTMLResponse(index.replace(_TITLE, head, 1), headers=kept)

    return router


def _deal(code: str) -> Deal | None:
    try:
        return deal_by(code)
    except Refusal:
        return None


def _head(said: Mapping[str, str], address: str, language: str) -> str:
    tags = {
        "og:type": "website",
        "og:site_name": "Spadille",
        "og:title": said["title"],
        "og:description": said["description"],
        "og:url": address,
        "og:locale": {"en": "en_GB", "sv": "sv_SE"}[language],
    }
    written = "".join(f'<meta property="{name}" content="{escape(text)}" />' for name, text in tags.items())
    described = f'<meta name="description" content="{escape(said["description"])}" />'
    return f"<title>{escape(said['title'])} · Spadille</title>{described}{written}"
