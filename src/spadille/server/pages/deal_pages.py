"""The pages of deals that other sites show: link previews, pictures and embedded pages."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from functools import lru_cache, partial
from http import HTTPStatus
from typing import Final

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse, Response

from spadille.app.deals.deal_html import CONTENT_SECURITY_POLICY, render_deal, render_not_found
from spadille.app.deals.deal_lookup import decode_deal
from spadille.app.deals.picture import describe_deal, describe_picture, draw_picture
from spadille.play.deal import Deal
from spadille.protocol import Language
from spadille.protocol.api_error import ApiError, api_error
from spadille.server.pages.rasterize import render_png
from spadille.server.pages.static_files import Site
from spadille.server.request_context import get_services
from spadille.text import DEFAULT, Catalogue, load_catalogue, match_language

_EMBEDDABLE: Final = {
    "Cache-Control": "no-cache",
    "Cross-Origin-Resource-Policy": "cross-origin",
    "Vary": "Accept-Language",
}
"""The headers of responses that other sites may show."""
_CACHED_PICTURES: Final = 64
"""The number of cached PNG pictures, of about 120,000 bytes each."""


def make_router(site: Site) -> APIRouter:
    """Return the routes of deal pages. `site` provides the page of the web client."""
    router = APIRouter(include_in_schema=False)
    render_lock = asyncio.Lock()

    @router.get("/deal/{code}.svg")
    async def get_svg(code: str, request: Request) -> Response:
        """Return the picture of a finished deal."""
        deal = await _load_finished_deal(code, request)
        if deal is None:
            raise api_error("no-such-deal")
        svg = await get_services(request).compute.run(draw_picture, deal, _catalogue(request))
        return Response(svg, media_type="image/svg+xml", headers=_EMBEDDABLE)

    @router.get("/deal/{code}.png")
    async def get_png(code: str, request: Request, language: Language = DEFAULT) -> Response:
        """Return the picture of a finished deal as PNG, for link previews that cannot show SVG."""
        deal = await _load_finished_deal(code, request)
        if deal is None:
            raise api_error("no-such-deal")
        async with render_lock:
            png = await get_services(request).compute.run(_render_cached, code, language)
        return Response(png, media_type="image/png", headers=_EMBEDDABLE)

    @router.get("/deal/{code}/embed")
    async def get_embed(code: str, request: Request) -> Response:
        """Return the page of a deal to embed in another site."""
        deal, catalogue = await _load_finished_deal(code, request), _catalogue(request)
        headers = _EMBEDDABLE | {"Content-Security-Policy": CONTENT_SECURITY_POLICY}
        if deal is None:
            return HTMLResponse(render_not_found(catalogue), HTTPStatus.NOT_FOUND, headers)
        page = await get_services(request).compute.run(render_deal, deal, catalogue, f"/deal/{code}")
        return HTMLResponse(page, HTTPStatus.OK, headers)

    @router.get("/deal/{code}")
    async def get_page(code: str, request: Request) -> Response:
        """Return the web application's page, with this deal's title and description in its head."""
        deal = await get_services(request).compute.run(_decode, code)
        if deal is None or not site.is_built:
            return await site.get_response("deal", request.scope)
        return site.describe_page(request.scope, partial(_describe, deal, code))

    return router


def _describe(deal: Deal, code: str, language: str) -> Mapping[str, str]:
    """Return the title and description of a deal for its page's head, and its picture if it is finished."""
    meta = describe_deal(deal, language)
    return meta | describe_picture(language, f"/deal/{code}.png?language={language}") if deal.over else meta


@lru_cache(maxsize=_CACHED_PICTURES)
def _render_cached(code: str, language: str) -> bytes:
    return render_png(draw_picture(decode_deal(code), load_catalogue(language)))


def _decode(code: str) -> Deal | None:
    try:
        return decode_deal(code)
    except ApiError:
        return None


async def _load_finished_deal(code: str, request: Request) -> Deal | None:
    """Return the deal of a code; None if the code is invalid or the deal was not played to its end."""
    deal = await get_services(request).compute.run(_decode, code)
    return deal if deal is not None and deal.over else None


def _catalogue(request: Request) -> Catalogue:
    return load_catalogue(match_language(request.headers.get("accept-language")))
