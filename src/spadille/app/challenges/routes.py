"""Endpoints of challenges, which only the HTTP server has."""

from __future__ import annotations

from random import SystemRandom
from typing import Final

from spadille import protocol
from spadille.app.challenges.challenge_tables import ChallengeTable, make_first_place
from spadille.app.challenges.standing import TakenPlace
from spadille.app.deals.deal_lookup import decode_deal
from spadille.app.endpoint import Endpoint
from spadille.app.lessons import require_allowed_bot
from spadille.app.request_context import RequestContext
from spadille.notation.chance import Stream, dealt_by
from spadille.notation.codes import code_of
from spadille.play.layout import Layout
from spadille.protocol.api_error import api_error
from spadille.table.state import required

_SECRET: Final = 32


async def create_challenge(
    context: RequestContext, code: str, wanted: protocol.NewChallenge
) -> protocol.ChallengeCreated:
    """Create a challenge with the cards of deal `code`, or with new cards under the same rules.

    The caller takes the first place.
    """
    require_allowed_bot(wanted.bot)
    if wanted.bot not in context.services.bot_runner.bots:
        raise api_error("unknown-bot", bot=wanted.bot)
    layout = (await context.services.compute.run(decode_deal, code)).layout
    if wanted.cards == "new":
        layout = _deal_new_cards(layout)
    first = make_first_place(wanted.players, dealt=wanted.cards == "new")
    table = ChallengeTable(first, layout, wanted.bot)
    await _open_table(context, table, wanted.name)
    return protocol.ChallengeCreated(challenge=first.challenge)


async def get_challenge(context: RequestContext, challenge: str) -> protocol.Challenge:
    """Return the players of a challenge, and the results once all players have finished."""
    standing = await context.services.challenges.load_standing(challenge)
    table, own = standing.first.table, standing.place_of(context.player)
    settings = table.layout.rules.settings
    return protocol.Challenge(
        challenge=challenge,
        game=settings.game,
        rules=settings.preset,
        seats=table.layout.seats,
        dealer=table.layout.dealer,
        bot=table.bot,
        dealt=standing.terms.dealt,
        places=standing.terms.places,
        players=[_player_message(place, own) for place in standing.places],
        table=own.table.id if own else None,
        outcome=[_outcome_message(place) for place in standing.places] if standing.over else None,
    )


async def join_challenge(
    context: RequestContext, challenge: str, wanted: protocol.JoinChallenge
) -> protocol.Opened:
    """Return the caller's table in a challenge. A caller without a place gets the next free one."""
    async with context.services.challenges.join_lock:
        standing = await context.services.challenges.load_standing(challenge)
        own = standing.place_of(context.player)
        if own is not None:
            return protocol.Opened(table=own.table.id, seat=own.seat)
        if standing.free is None:
            raise api_error("challenge-full")
        return await _open_table(context, standing.free, wanted.name)


async def get_bot_result(context: RequestContext, challenge: str) -> protocol.ChallengeBotResult:
    """Return the payments by seat if bots play all seats, once all players of the challenge have finished."""
    standing = await context.services.challenges.load_standing(challenge)
    if not standing.over:
        raise api_error("challenge-unfinished")
    return protocol.ChallengeBotResult(
        counters=list(await context.services.challenges.play_by_bots(standing.first.table))
    )


async def _open_table(context: RequestContext, table: ChallengeTable, name: str) -> protocol.Opened:
    context.services.rate_limiter.check_new_table(context.network)
    who = context.player_or_new(name)
    opened = await context.services.challenges.open_table(table, name, who)
    context.set_session_cookie(who)
    return opened


def _deal_new_cards(like: Layout) -> Layout:
    chance = SystemRandom()
    stream = Stream(chance.randbytes(_SECRET))
    return dealt_by(stream, like.rules, like.seats, chance.randrange(like.seats))


def _player_message(place: TakenPlace, own: TakenPlace | None) -> protocol.ChallengePlayer:
    hand = place.table.layout.active.index(place.seat) + 1
    return protocol.ChallengePlayer(
        name=place.name, seat=place.seat, hand=hand, mine=place is own, played=place.played is not None
    )


def _outcome_message(place: TakenPlace) -> protocol.ChallengeOutcome:
    return protocol.ChallengeOutcome(counters=place.counters, code=code_of(required(place.played)))


SERVER_ROUTES: Final = (
    Endpoint("POST", "/deals/{code}/challenges", create_challenge, 201),
    Endpoint("GET", "/challenges/{challenge}", get_challenge),
    Endpoint("POST", "/challenges/{challenge}", join_challenge, 201),
    Endpoint("GET", "/challenges/{challenge}/bot-result", get_bot_result),
)
