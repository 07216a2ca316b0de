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

from spadille.app.deals.deal_html import CONTENT_SECURITY_POLICY, render_deal, render_not_found
from spadille.app.deals.deal_lookup import decode_deal
from spadille.app.deals.link_preview import describe_deal, describe_picture
from spadille.app.deals.picture import draw_picture
from spadille.play.deal import Deal
from spadille.protocol.api_error import ApiError, api_error
from spadille.server.pages.rasterize import render_png
from spadille.server.pages.static_files import Site
from spadille.server.request_context import get_services
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


def make_router(pages: Site) -> APIRouter:
    """The pages of deals, out of the built web."""
    router = APIRouter(include_in_schema=False)
    painting = asyncio.Lock()

    @router.get("/deal/{code}.svg")
    async def drawn(code: str, request: Request) -> Response:
        """Return the picture of a finished deal."""
        deal = await _finished_deal(code, request)
        if deal is None:
            raise api_error("no-such-deal")
        svg = await get_services(request).compute.run(draw_picture, deal, _catalogue(request))
        return Response(svg, media_type="image/svg+xml", headers=_ANYWHERE)

    @router.get("/deal/{code}.png")
    async def painted(code: str, request: Request, language: Literal["en", "sv"] = "en") -> Response:
        """The same picture for those who take no SVG: it stands beside a link that is sent."""
        deal = await _finished_deal(code, request)
        if deal is None:
            raise api_error("no-such-deal")
        async with painting:
            dots = await get_services(request).compute.run(_painted, code, language)
        return Response(dots, media_type="image/png", headers=_ANYWHERE)

    @router.get("/deal/{code}/embed")
    async def framed(code: str, request: Request) -> Response:
        """The deal to stand within a page of another site."""
        deal, words = await _finished_deal(code, request), _catalogue(request)
        headers = _ANYWHERE | {"Content-Security-Policy": CONTENT_SECURITY_POLICY}
        if deal is None:
            return HTMLResponse(render_not_found(words), _NOT_HERE, headers)
        page = await get_services(request).compute.run(render_deal, deal, words, f"/deal/{code}")
        return HTMLResponse(page, _WELL, headers)

    @router.get("/deal/{code}")
    async def page(code: str, request: Request) -> Response:
        """Return the web application's page, with this deal's title and description in its head."""
        deal = await get_services(request).compute.run(_decode, code)
        if deal is None or not pages.is_built:
            return await pages.get_response("deal", request.scope)
        return pages.describe_page(request.scope, partial(_describe, deal, code))

    return router


def _describe(deal: Deal, code: str, language: str) -> Mapping[str, str]:
    """What is said of a deal, and where its picture is; one that is unfinished has none."""
    words = describe_deal(deal, language)
    return words | describe_picture(language, f"/deal/{code}.png?language={language}") if deal.over else words


@lru_cache(maxsize=_PAINTED)
def _painted(code: str, language: str) -> bytes:
    return render_png(draw_picture(decode_deal(code), load_catalogue(language)))


def _decode(code: str) -> Deal | None:
    try:
        return decode_deal(code)
    except ApiError:
        return None


async def _finished_deal(code: str, request: Request) -> Deal | None:
    """Return the deal of a code if it was played to its end."""
    deal = await get_services(request).compute.run(_decode, code)
    return deal if deal is not None and deal.over else None


def _catalogue(request: Request) -> Catalogue:
    return load_catalogue(match_language(request.headers.get("accept-language")))
