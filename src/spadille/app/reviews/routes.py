"""Endpoints that review a deal."""

from __future__ import annotations

from typing import Final

from spadille import protocol
from spadille.app.deals.routes import load_deal
from spadille.app.endpoint import Endpoint
from spadille.app.request_context import RequestContext
from spadille.app.reviews.review_html import render_review
from spadille.app.reviews.service import Requester
from spadille.notation.codes import code_of
from spadille.rules.seating import Seat
from spadille.text import load_catalogue


async def start_review(
    context: RequestContext, code: str, wanted: protocol.NewReview
) -> protocol.ReviewProgress:
    """Start the review of one seat's decisions if needed. Return the review, or its progress."""
    deal = await load_deal(context, code)
    return await context.services.reviews.get_or_start(code_of(deal), deal, wanted.seat, _requester(context))


async def get_review_page(
    context: RequestContext, code: str, seat: Seat, language: protocol.Language
) -> protocol.DealText:
    """Return the review of a seat as an HTML page that loads no other file."""
    deal = await load_deal(context, code)
    found = await context.services.reviews.wait_for_review(code_of(deal), deal, seat, _requester(context))
    return protocol.DealText(
        text=await context.services.compute.run(render_review, found, deal, load_catalogue(language))
    )


def _requester(context: RequestContext) -> Requester:
    return Requester(context.network, context.player.id if context.player else None)


ROUTES: Final = (
    Endpoint("POST", "/deals/{code}/reviews", start_review),
    Endpoint("GET", "/deals/{code}/reviews/{seat}/{language}", get_review_page),
)
