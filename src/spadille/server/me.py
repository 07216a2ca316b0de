"""What is asked over HTTP about oneself: who one is, what one has played, how to be the same elsewhere."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Query

from spadille.server import messages, recovery
from spadille.server.identity import hashed, remember
from spadille.server.refusal import refuse
from spadille.server.storage import history as stored
from spadille.server.storage.store import Player
from spadille.server.visiting import Visit, Visiting

me = APIRouter(prefix="/me")
Mark = Annotated[str, Query(max_length=80, pattern=r"^([0-9TZ:.-]+~[0-9a-z]+~[0-9]{1,9})?$")]
Page = Annotated[int, Query(ge=1, le=100)]


@me.get("")
async def who(visit: Visiting) -> messages.Me:
    """Who this browser is."""
    return await _told(visit, visit.player)


@me.post("/recovery", status_code=201)
async def make_code(visit: Visiting) -> messages.Recovery:
    """Makes a recovery code; the one made before no longer works."""
    player = _known(visit)
    code = recovery.new_code()
    await visit.house.keep(stored.recovery_row(recovery.hashed(code), player))
    return messages.Recovery(code=code)


@me.post("/recover")
async def recover(wanted: messages.Recover, visit: Visiting) -> messages.Me:
    """Makes this browser the same player as the one who has the recovery code."""
    visit.house.doorkeeper.tries_code(visit.address)
    code = recovery.hashed(wanted.code)
    player = await asyncio.to_thread(stored.player_with_code, visit.house.store, code)
    if player is None:
        raise refuse("no-such-code")
    token = recovery.new_token()
    await visit.house.keep(stored.token_row(hashed(token), player))
    remember(visit.response, token, secure=visit.secure)
    return await _told(visit, player)


@me.get("/history")
async def history(visit: Visiting, after: Mark = "", most: Page = 20) -> messages.History:
    """The caller's finished matches, the latest first."""
    if visit.player is None:
        return messages.History(matches=[], next=None)
    found = await asyncio.to_thread(stored.played_by, visit.house.store, visit.player, after, most)
    following = found[-1].mark if len(found) == most else None
    return messages.History(matches=[_match(played) for played in found], next=following)


def _match(played: stored.Played) -> messages.PlayedMatch:
    return messages.PlayedMatch(
        table=played.table,
        number=played.match,
        game=played.game,
        rules=played.rules,
        ended=played.ended,
        seat=played.seat,
        deals=played.deals,
        chips=played.chips,
        place=played.place,
        others=list(played.others),
    )


def _known(visit: Visit) -> Player:
    if visit.player is None:
        raise refuse("not-known")
    return visit.player


async def _told(visit: Visit, player: Player | None) -> messages.Me:
    if player is None:
        return messages.Me(known=False, name=None, recovery=None)
    made = await asyncio.to_thread(stored.code_made, visit.house.store, player)
    return messages.Me(known=True, name=player.name, recovery=made)
