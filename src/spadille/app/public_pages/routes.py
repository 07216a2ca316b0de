"""The endpoint of table cards, for rules that a player has built."""

from __future__ import annotations

from typing import Final

from spadille import protocol
from spadille.app.endpoint import Encoded, Endpoint
from spadille.app.public_pages.table_card import render_card
from spadille.app.request_context import RequestContext
from spadille.games import rules_named
from spadille.protocol.api_error import api_error, from_rules
from spadille.rules.refusal import NotAllowed
from spadille.text import LANGUAGES, load_catalogue


async def print_table_card(
    context: RequestContext, language: str, wanted: protocol.NewTableCard
) -> Encoded[protocol.TableCard]:
    """Return rules on one page, as HTML for the style sheet `card.css`."""
    return await context.encode(_render, language, wanted)


def _render(language: str, wanted: protocol.NewTableCard) -> protocol.TableCard:
    if language not in LANGUAGES:
        raise api_error("not-found")
    try:
        rules = rules_named(wanted.game, wanted.rules, wanted.options)
    except NotAllowed as error:
        raise from_rules(error) from error
    return protocol.TableCard(html=render_card(rules, load_catalogue(language)))


ROUTES: Final = (Endpoint("POST", "/table-cards/{language}", print_table_card),)
