"""The page of a deal as those see it who only pass its address on: its title and a few words, its picture,
and the page that may stand within another's.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from functools import lru_cache, partial
from typing import Final, Literal

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse, Response

from spadille.app.deals.deal_html import POLICY, embedded, nothing_shown
from spadille.app.deals.deal_lookup import deal_by
from spadille.app.deals.link_preview import picture_words, words_for
from spadille.app.deals.picture import picture
from spadille.play.deal import Deal
from spadille.protocol.api_error import Refusal, refuse
from spadille.server.pages.rasterize import png
from spadille.server.pages.static_files import Pages
from spadille.server.request_context import the_house
from spadille.text import Catalogue, load_catalogue, match_language

_ANYWHERE: Final = {
    "Cache-Control": "no-cache",
    "Cross-Origin-Resource-Policy": "cross-origin",
    "Vary": "Accept-Language",
}
"""What other sites may show too."""
_PAINTED: Final = 64
"""So many painted pictures are kept, of about 94,000 bytes each."""
_NOT_HERE: Final = 404
_WELL: Final = 200


def deal_pages(pages: Pages) -> APIRouter:
    """The pages of deals, out of the built web."""
    router = APIRouter(include_in_schema=False)
    painting = asyncio.Lock()

    @router.get("/deal/{code}.svg")
    async def drawn(code: str, request: Request) -> Response:
        """Return the picture of a finished deal."""
        deal = await _finished(code, request)
        if deal is None:
            raise refuse("no-such-deal")
        svg = await the_house(request).compute.run(picture, deal, _words(request))
        return Response(svg, media_type="image/svg+xml", headers=_ANYWHERE)

    @router.get("/deal/{code}.png")
    async def painted(code: str, request: Request, language: Literal["en", "sv"] = "en") -> Response:
        """The same picture for those who take no SVG: it stands beside a link that is sent."""
        deal = await _finished(code, request)
        if deal is None:
            raise refuse("no-such-deal")
        async with painting:
            dots = await the_house(request).compute.run(_painted, code, language)
        return Response(dots, media_type="image/png", headers=_ANYWHERE)

    @router.get("/deal/{code}/embed")
    async def framed(code: str, request: Request) -> Response:
        """The deal to stand within a page of another site."""
        deal, words = await _finished(code, request), _words(request)
        headers = _ANYWHERE | {"Content-Security-Policy": POLICY}
        if deal is None:
            return HTMLResponse(nothing_shown(words), _NOT_HERE, headers)
        page = await the_house(request).compute.run(embedded, deal, words, f"/deal/{code}")
        return HTMLResponse(page, _WELL, headers)

    @router.get("/deal/{code}")
    async def page(code: str, request: Request) -> Response:
        """Return the web application's page, with this deal's title and description in its head."""
        deal = await the_house(request).compute.run(_deal, code)
        if deal is None or not pages.built:
            return await pages.get_response("deal", request.scope)
        return pages.described(request.scope, partial(_about, deal, code))

    return router


def _about(deal: Deal, code: str, language: str) -> Mapping[str, str]:
    """What is said of a deal, and where its picture is; one that is unfinished has none."""
    words = words_for(deal, language)
    return words | picture_words(language, f"/deal/{code}.png?language={language}") if deal.over else words


@lru_cache(maxsize=_PAINTED)
def _painted(code: str, language: str) -> bytes:
    return png(picture(deal_by(code), load_catalogue(language)))


def _deal(code: str) -> Deal | None:
    try:
        return deal_by(code)
    except Refusal:
        return None


async def _finished(code: str, request: Request) -> Deal | None:
    """Return the deal of a code if it was played to its end."""
    deal = await the_house(request).compute.run(_deal, code)
    return deal if deal is not None and deal.over else None


def _words(request: Request) -> Catalogue:
    return load_catalogue(match_language(request.headers.get("accept-language")))
