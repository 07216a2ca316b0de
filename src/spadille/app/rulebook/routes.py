"""The endpoint of the rulebook's pages."""

from __future__ import annotations

from pkgutil import resolve_name
from typing import Final

from spadille import protocol
from spadille.app.endpoint import Encoded, Endpoint
from spadille.app.request_context import RequestContext

_RENDER: Final = "spadille.app.rulebook.pages:render_page"
"""The name of the function that renders a page. It is resolved at the first request, because it imports the
Markdown parser.
"""


async def get_rulebook_page(
    context: RequestContext, page: str, language: str
) -> Encoded[protocol.RulebookPage]:
    """Return a page of the rulebook as HTML, with its anchors as ids."""
    return await context.encode(_render_page, page, language)


def _render_page(page: str, language: str) -> protocol.RulebookPage:
    found: protocol.RulebookPage = resolve_name(_RENDER)(page, language)
    return found


ROUTES: Final = (Endpoint("GET", "/rulebook/{page}/{language}", get_rulebook_page),)
