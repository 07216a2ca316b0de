"""Endpoints of challenges, which only the HTTP server has."""

from __future__ import annotations

from random import SystemRandom
from typing import Final

from spadille import protocol
from spadille.app.challenges.challenge_tables import ChallengeTable, make_first_place, make_hand_place
from spadille.app.challenges.standing import ChallengeStanding, TakenPlace
from spadille.app.deals.deal_lookup import decode_deal
from spadille.app.deals.picture import sort_hand
from spadille.app.endpoint import Endpoint
from spadille.app.lessons import require_allowed_bot
from spadille.app.request_context import RequestContext
from spadille.notation.chance import Stream, dealt_by
from spadille.notation.codes import code_of
from spadille.play.deal import Deal
from spadille.play.layout import Layout
from spadille.protocol.api_error import api_error

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


async def create_hand_challenge(
    context: RequestContext, code: str, wanted: protocol.NewHandChallenge
) -> protocol.ChallengeCreated:
    """Create a challenge to play the hand that the caller had in the finished deal `code`.

    Raises:
        ApiError: `bad-code`, `no-such-deal` if it is not finished, `no-such-seat`, `unknown-bot`.
    """
    require_allowed_bot(wanted.bot)
    if wanted.bot not in context.services.bot_runner.bots:
        raise api_error("unknown-bot", bot=wanted.bot)
    deal = await context.services.compute.run(decode_deal, code)
    if not deal.over:
        raise api_error("no-such-deal")
    if wanted.seat not in deal.layout.active:
        raise api_error("no-such-seat", seat=wanted.seat)
    first = make_hand_place(wanted.seat, dealt=False)
    await _open_table(context, ChallengeTable(first, deal.layout, wanted.bot), wanted.name, deal)
    return protocol.ChallengeCreated(challenge=first.challenge)


async def challenge_back(
    context: RequestContext, challenge: str, wanted: protocol.JoinChallenge
) -> protocol.ChallengeCreated:
    """Create a challenge with a new hand under the rules of `challenge`. The caller plays it first."""
    standing = await context.services.challenges.load_standing(challenge)
    before = standing.first.table
    layout = _deal_new_cards(before.layout)
    first = make_hand_place(layout.active[0], dealt=True)
    await _open_table(context, ChallengeTable(first, layout, before.bot), wanted.name)
    return protocol.ChallengeCreated(challenge=first.challenge)


async def get_challenge(context: RequestContext, challenge: str) -> protocol.Challenge:
    """Return the players of a challenge, and the results once the caller may see them."""
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
        hand=_hand_message(standing),
        outcome=_outcome_messages(standing) if standing.shows_results_to(context.player) else None,
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
    """Return the payments by seat if bots play all seats, once the caller may see the results."""
    standing = await context.services.challenges.load_standing(challenge)
    if not standing.shows_results_to(context.player):
        raise api_error("challenge-unfinished")
    return protocol.ChallengeBotResult(
        counters=list(await context.services.challenges.play_by_bots(standing.first.table))
    )


async def _open_table(
    context: RequestContext, table: ChallengeTable, name: str, played: Deal | None = None
) -> protocol.Opened:
    context.services.rate_limiter.check_new_table(context.network)
    who = context.player_or_new(name)
    opened = await context.services.challenges.open_table(table, name, who, played)
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


def _hand_message(standing: ChallengeStanding) -> protocol.ChallengeHand | None:
    """Return the hand that all players have and the first player's payment; None if the seats rotate."""
    seat = standing.terms.seat
    if seat is None:
        return None
    layout = standing.first.table.layout
    hand = sort_hand(Deal.of(layout), seat)
    return protocol.ChallengeHand(
        seat=seat,
        cards=[str(card) for card, _ in hand],
        points=[points for _, points in hand],
        widow=len(layout.widow),
        active=list(layout.active),
        counters=standing.first.counters if standing.first.played else None,
    )


def _outcome_messages(standing: ChallengeStanding) -> list[protocol.ChallengeOutcome | None]:
    return [
        protocol.ChallengeOutcome(counters=place.counters, code=code_of(place.played))
        if place.played
        else None
        for place in standing.places
    ]


SERVER_ROUTES: Final = (
    Endpoint("POST", "/deals/{code}/challenges", create_challenge, 201),
    Endpoint("POST", "/deals/{code}/hand-challenges", create_hand_challenge, 201),
    Endpoint("GET", "/challenges/{challenge}", get_challenge),
    Endpoint("POST", "/challenges/{challenge}", join_challenge, 201),
    Endpoint("POST", "/challenges/{challenge}/back", challenge_back, 201),
    Endpoint("GET", "/challenges/{challenge}/bot-result", get_bot_result),
)
