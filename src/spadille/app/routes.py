"""The endpoints of all capabilities."""

from __future__ import annotations

from typing import Final

from spadille.app.accounts import routes as accounts
from spadille.app.catalogue import routes as catalogue
from spadille.app.challenges import routes as challenges
from spadille.app.club import routes as club
from spadille.app.daily import routes as daily
from spadille.app.deals import routes as deals
from spadille.app.hints import routes as hints
from spadille.app.less_luck import routes as less_luck
from spadille.app.lessons import routes as lessons
from spadille.app.public_pages import routes as public_pages
from spadille.app.puzzles import routes as puzzles
from spadille.app.reviews import routes as reviews
from spadille.app.rulebook import routes as rulebook
from spadille.app.sheets import routes as sheets
from spadille.app.stats import routes as stats
from spadille.app.tables import routes as tables
from spadille.app.text_input import routes as text_input

ROUTES: Final = (
    *catalogue.ROUTES,
    *tables.ROUTES,
    *text_input.ROUTES,
    *hints.ROUTES,
    *rulebook.ROUTES,
    *public_pages.ROUTES,
    *sheets.ROUTES,
    *accounts.ROUTES,
    *lessons.ROUTES,
    *deals.ROUTES,
    *daily.ROUTES,
    *puzzles.ROUTES,
    *stats.ROUTES,
    *less_luck.ROUTES,
    *reviews.ROUTES,
)
"""The endpoints that the HTTP server and the in-browser server share."""

SERVER_ROUTES: Final = (
    *tables.SERVER_ROUTES,
    *accounts.SERVER_ROUTES,
    *sheets.SERVER_ROUTES,
    *challenges.SERVER_ROUTES,
    *less_luck.SERVER_ROUTES,
    *club.SERVER_ROUTES,
)
"""The endpoints that only the HTTP server has."""
