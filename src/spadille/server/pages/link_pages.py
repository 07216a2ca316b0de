"""The pages of challenges and tables, whose links have previews of their own: a title and a picture."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from fastapi import APIRouter, Request
from starlette.responses import Response

from spadille.app.deals.picture import (
    describe_challenge,
    describe_invitation,
    draw_challenge,
    draw_invitation,
)
from spadille.play.deal import Deal
from spadille.protocol import Language
from spadille.protocol.api_error import ApiError, api_error
from spadille.rules.presets import End
from spadille.rules.seating import Seat
from spadille.server.pages.rasterize import render_png
from spadille.server.pages.static_files import Site
from spadille.server.request_context import get_services
from spadille.text import DEFAULT, load_catalogue

_EMBEDDABLE: Final = {"Cache-Control": "no-cache", "Cross-Origin-Resource-Policy": "cross-origin"}
_CACHED_PICTURES: Final = 64


@dataclass(frozen=True)
class _ChallengeLink:
    """What the preview of a challenge shows. It has the hand of one seat, and no other card."""

    deal: Deal
    seat: Seat
    name: str
    counters: int | None

    def describe(self, language: str) -> Mapping[str, str]:
        return describe_challenge(self.deal, self.seat, self.name, self.counters, language)

    def draw(self, language: str) -> str:
        return draw_challenge(self.deal, self.seat, self.name, self.counters, load_catalogue(language))


@dataclass(frozen=True)
class _Invitation:
    """What the preview of a table shows that waits for players."""

    game: str
    name: str
    players: int
    deals: int
    free: int

    def describe(self, language: str) -> Mapping[str, str]:
        return describe_invitation(self.game, self.name, language)

    def draw(self, language: str) -> str:
        facts = {"players": self.players, "deals": self.deals, "free": self.free}
        return draw_invitation(self.game, self.name, facts, load_catalogue(language))


_Link = _ChallengeLink | _Invitation


def make_router(site: Site) -> APIRouter:
    """Return the routes of these pages. `site` provides the page of the web client."""
    router = APIRouter(include_in_schema=False)
    render_lock = asyncio.Lock()

    @router.get("/challenge/{challenge}.png")
    async def get_challenge_png(challenge: str, request: Request, language: Language = DEFAULT) -> Response:
        """Return the picture of a challenge with one hand."""
        return await respond_with_picture(await _find_challenge(challenge, request), request, language)

    @router.get("/challenge/{challenge}")
    async def get_challenge_page(challenge: str, request: Request) -> Response:
        """Return the web application's page with the title and picture of a challenge."""
        return await respond_with_page(await _find_challenge(challenge, request), request)

    @router.get("/table/{table}.png")
    async def get_table_png(table: str, request: Request, language: Language = DEFAULT) -> Response:
        """Return the picture of an invitation to a table."""
        return await respond_with_picture(await _find_invitation(table, request), request, language)

    @router.get("/table/{table}")
    async def get_table_page(table: str, request: Request) -> Response:
        """Return the web application's page with the title and picture of an invitation to a table."""
        return await respond_with_page(await _find_invitation(table, request), request)

    async def respond_with_picture(link: _Link | None, request: Request, language: str) -> Response:
        if link is None:
            raise api_error("not-found")
        async with render_lock:
            png = await get_services(request).compute.run(_render_cached, link.draw(language))
        return Response(png, media_type="image/png", headers=_EMBEDDABLE)

    async def respond_with_page(link: _Link | None, request: Request) -> Response:
        if link is None or not site.is_built:
            return await site.get_response(request.scope["path"].removeprefix("/"), request.scope)
        path = request.scope["path"].rstrip("/")
        return site.describe_page(
            request.scope,
            lambda language: {**link.describe(language), "image": f"{path}.png?language={language}"},
        )

    return router


@lru_cache(maxsize=_CACHED_PICTURES)
def _render_cached(svg: str) -> bytes:
    return render_png(svg)


async def _find_challenge(challenge: str, request: Request) -> _ChallengeLink | None:
    """Return the preview of a challenge with one hand; None if there is no such challenge."""
    try:
        standing = await get_services(request).challenges.load_standing(challenge)
    except ApiError:
        return None
    first = standing.first
    if standing.terms.seat is None:
        return None
    counters = first.counters if first.played else None
    return _ChallengeLink(Deal.of(first.table.layout), standing.terms.seat, first.name, counters)


async def _find_invitation(table: str, request: Request) -> _Invitation | None:
    """Return the preview of a table; None if there is no such table or it waits for no player."""
    try:
        state = await get_services(request).tables.load_state(table)
    except ApiError:
        return None
    free = sum(sitter is None for sitter in state.line_up)
    host = next(
        (sitter for sitter in state.line_up if sitter is not None and sitter.player == state.host), None
    )
    if not free or host is None:
        return None
    terms = state.match.terms
    deals = terms.reach if terms.end is End.DEALS else 0
    return _Invitation(state.rules.settings.game, host.name, len(state.line_up), deals, free)
