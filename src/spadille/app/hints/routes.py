"""The endpoint of hints."""

from __future__ import annotations

from typing import Final

from spadille import protocol
from spadille.app.endpoint import Endpoint
from spadille.app.request_context import RequestContext
from spadille.bots.explanation import Reasons
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.table.deal_sentences import render_hint
from spadille.table.state import required


async def get_hint(context: RequestContext, table: str) -> protocol.Reasons:
    """Return the action of the best bot in the caller's seat, and its reasons.

    The bot knows only what the caller may know.
    """
    state = (await context.load_table(table)).state
    reasons = await context.services.hints.give_hint(state, context.seat_at(state))
    return await context.services.compute.run(_hint_message, required(state.deal), reasons)


def _hint_message(deal: Deal, reasons: Reasons) -> protocol.Reasons:
    hinted = render_hint(view_of(deal, reasons.seat), reasons)
    return protocol.Reasons.model_validate({**reasons.to_json(), "told": hinted})


ROUTES: Final = (Endpoint("POST", "/tables/{table}/hint", get_hint),)
