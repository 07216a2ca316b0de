"""The page of a deal as those see it who only pass its address on: its title and a few words."""

from __future__ import annotations

import asyncio
from functools import partial

from fastapi import APIRouter, Request
from starlette.responses import Response

from spadille.play.deal import Deal
from spadille.server.deals.preview import words_for
from spadille.server.deals.reading import deal_by
from spadille.server.pages import Pages
from spadille.server.refusal import Refusal
from spadille.server.visiting import the_house


def deal_pages(pages: Pages) -> APIRouter:
    """The pages of deals, out of the built web."""
    router = APIRouter(include_in_schema=False)

    @router.get("/deal/{code}")
    async def page(code: str, request: Request) -> Response:
        """The one page of the web; in its head what is said of this deal, unless its cards are in play."""
        deal = await asyncio.to_thread(_deal, code)
        if deal is None or the_house(request).in_play(deal.layout) or not pages.built:
            return await pages.get_response("deal", request.scope)
        return pages.described(request.scope, partial(words_for, deal))

    return router


def _deal(code: str) -> Deal | None:
    try:
        return deal_by(code)
    except Refusal:
        return None
