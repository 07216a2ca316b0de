"""Endpoints of results less luck."""

from __future__ import annotations

from typing import Final

from spadille import protocol
from spadille.app.endpoint import Endpoint
from spadille.app.less_luck.service import estimate_message, match_message
from spadille.app.request_context import RequestContext
from spadille.evaluation.less_luck import sum_less_luck
from spadille.protocol.api_error import api_error


async def get_match(context: RequestContext, table: str, match: int) -> protocol.MatchLessLuck:
    """Return the results of a match less luck, over its first deals. Each request computes a few more deals.

    At a challenge's table no deal is in them until the caller may see the results of the challenge.
    """
    states = await context.load_matches(table)
    state = next((state for state in states if state.number == match), None)
    if state is None:
        raise api_error("no-such-deal")
    if state.challenge is not None:
        standing = await context.services.challenges.load_standing(state.challenge.challenge)
        if not standing.shows_results_to(context.player):
            return match_message(state, ())
    return match_message(state, await context.services.less_luck.reduce_match(state))


async def get_challenge(context: RequestContext, challenge: str) -> protocol.ChallengeLessLuck:
    """Return the results of a challenge less luck, once the caller may see the results."""
    standing = await context.services.challenges.load_standing(challenge)
    if not standing.shows_results_to(context.player):
        raise api_error("challenge-unfinished")
    estimates = [
        estimate_message(
            sum_less_luck(await context.services.less_luck.reduce_match(place.state, 1), place.seat)
        )
        if place.played
        else None
        for place in standing.places
    ]
    return protocol.ChallengeLessLuck(players=estimates)


async def get_player(context: RequestContext) -> protocol.PlayerLessLuck:
    """Return the caller's results by game, less luck. Each request computes a few more deals."""
    if context.player is None:
        return protocol.PlayerLessLuck(games=[])
    return await context.services.less_luck.reduce_matches_of(context.player)


ROUTES: Final = (
    Endpoint("GET", "/tables/{table}/less-luck/{match}", get_match),
    Endpoint("GET", "/me/less-luck", get_player),
)

SERVER_ROUTES: Final = (Endpoint("GET", "/challenges/{challenge}/less-luck", get_challenge),)
