"""What is asked about a challenge for a whole table. It takes a server, where others are."""

from __future__ import annotations

from random import SystemRandom
from typing import Final

from spadille import protocol
from spadille.app.accounts.session_store import arrival
from spadille.app.challenges.challenge_tables import ChallengeTable, new_challenge
from spadille.app.challenges.standing import ChallengeStanding, TakenPlace, standing_of
from spadille.app.deals.deal_lookup import deal_by
from spadille.app.endpoint import HouseCall
from spadille.app.lessons import judge_bot
from spadille.app.request_context import Visit
from spadille.notation.chance import Stream, dealt_by
from spadille.notation.codes import code_of
from spadille.play.layout import Layout
from spadille.protocol.api_error import refuse
from spadille.table.state import required
from spadille.workers.threads import run_in_thread

_SECRET: Final = 32


async def challenge(visit: Visit, code: str, wanted: protocol.WantedChallenge) -> protocol.ChallengeMade:
    """Challenges others to the cards of a deal, or to new ones by its rules; the caller plays first."""
    judge_bot(wanted.bot)
    if wanted.bot not in visit.house.bots:
        raise refuse("unknown-bot", bot=wanted.bot)
    layout = (await visit.house.compute.run(deal_by, code)).layout
    if wanted.cards == "new":
        layout = _newly_dealt(layout)
    first = new_challenge(wanted.players, dealt=wanted.cards == "new")
    table = ChallengeTable(first, layout, wanted.bot)
    await _sit(visit, table, wanted.name)
    return protocol.ChallengeMade(challenge=first.challenge)


async def look(visit: Visit, challenge: str) -> protocol.Challenge:
    """Who takes part and who has played; what came of it, once all have."""
    standing = await _standing(visit, challenge)
    table, own = standing.first.table, standing.of(visit.player)
    settings = table.layout.rules.settings
    return protocol.Challenge(
        challenge=challenge,
        game=settings.game,
        rules=settings.preset,
        seats=table.layout.seats,
        dealer=table.layout.dealer,
        bot=table.bot,
        dealt=standing.about.dealt,
        places=standing.about.places,
        players=[_player(place, own) for place in standing.places],
        table=own.table.id if own else None,
        outcome=[_outcome(place) for place in standing.places] if standing.over else None,
    )


async def take_up(visit: Visit, challenge: str, wanted: protocol.WantedPlace) -> protocol.Opened:
    """Sits the caller down to the cards: at the table where he has begun, else in the next place."""
    async with visit.house.challenges.sitting_down:
        standing = await _standing(visit, challenge)
        own = standing.of(visit.player)
        if own is not None:
            return protocol.Opened(table=own.table.id, seat=own.seat)
        if standing.free is None:
            raise refuse("challenge-full")
        return await _sit(visit, standing.free, wanted.name)


async def by_the_house(visit: Visit, challenge: str) -> protocol.ChallengeHouse:
    """What the bots make of the cards among themselves; once all have played."""
    standing = await _standing(visit, challenge)
    if not standing.over:
        raise refuse("challenge-unfinished")
    return protocol.ChallengeHouse(
        counters=list(await visit.house.challenges.by_the_house(standing.first.table))
    )


async def _standing(visit: Visit, challenge: str) -> ChallengeStanding:
    return await run_in_thread(standing_of, visit.house.store, challenge)


async def _sit(visit: Visit, table: ChallengeTable, name: str) -> protocol.Opened:
    visit.house.doorkeeper.opens_table(visit.address)
    who = visit.who(name)
    player, newcomers = arrival(who)
    await visit.house.keep(*newcomers, *table.rows(player, name))
    await visit.house.table(table.id)
    visit.welcome(who)
    return protocol.Opened(table=table.id, seat=table.seat)


def _newly_dealt(like: Layout) -> Layout:
    chance = SystemRandom()
    stream = Stream(chance.randbytes(_SECRET))
    return dealt_by(stream, like.rules, like.seats, chance.randrange(like.seats))


def _player(place: TakenPlace, own: TakenPlace | None) -> protocol.ChallengePlayer:
    hand = place.table.layout.active.index(place.seat) + 1
    return protocol.ChallengePlayer(
        name=place.name, seat=place.seat, hand=hand, mine=place is own, played=place.played is not None
    )


def _outcome(place: TakenPlace) -> protocol.ChallengeOutcome:
    return protocol.ChallengeOutcome(counters=place.counters, code=code_of(required(place.played)))


CHALLENGE_CALLS: Final = (
    HouseCall("POST", "/deals/{code}/challenges", challenge, 201),
    HouseCall("GET", "/challenges/{challenge}", look),
    HouseCall("POST", "/challenges/{challenge}", take_up, 201),
    HouseCall("GET", "/challenges/{challenge}/house", by_the_house),
)
