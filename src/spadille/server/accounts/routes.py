"""What is asked over HTTP about oneself: who one is, what one has played, how to be the same elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from fastapi import APIRouter, Query

from spadille import protocol
from spadille.app import routes
from spadille.app.accounts import recovery_codes
from spadille.app.accounts.session_store import Key
from spadille.protocol.api_error import refuse
from spadille.server.cluster import Neighbours
from spadille.server.cookies import forget, remember
from spadille.server.request_context import HttpVisit, Visiting
from spadille.storage import accounts
from spadille.storage import history as stored
from spadille.storage.store import Player
from spadille.workers.threads import run_in_thread

me = APIRouter(prefix="/me")
Mark = Annotated[str, Query(max_length=80, pattern=r"^([0-9TZ:.-]+~[0-9a-z]+~[0-9]{1,9})?$")]
Page = Annotated[int, Query(ge=1, le=100)]


@me.post("/recovery", status_code=201)
async def make_code(visit: Visiting) -> protocol.Recovery:
    """Makes a recovery code; the one before no longer works, and neither do the keys of other devices."""
    player, house = visit.known, visit.house
    code = recovery_codes.new_code()
    await house.change(*accounts.new_code(player, recovery_codes.hashed(code)))
    await _looked_again(visit)
    return protocol.Recovery(code=code)


@me.post("/recover")
async def recover(wanted: protocol.Recover, visit: Visiting) -> protocol.Me:
    """Makes this browser the same player as the one who has the recovery code."""
    visit.house.doorkeeper.tries_code(visit.address)
    code = recovery_codes.hashed(wanted.code)
    player = await run_in_thread(stored.player_with_code, visit.house.store, code)
    if player is None:
        raise refuse("no-such-code")
    key = Key.new(visit.device)
    await visit.house.keep(key.row(player))
    remember(visit.response, key.token, secure=visit.secure)
    if visit.player is not None:
        await visit.house.change(accounts.sign_out(visit.player, visit.player.device))
        await _looked_again(visit)
    return await routes.about_me(visit, player)


# One's devices


@me.get("/devices")
async def devices(visit: Visiting) -> protocol.Devices:
    """The devices on which the caller is signed in."""
    return await _devices(visit)


@me.post("/devices/{device}/sign-out")
async def sign_out(device: str, visit: Visiting) -> protocol.Devices:
    """Signs one of the caller's devices out; it may be the one that asks."""
    player = visit.known
    if device not in {known.id for known in await _of(visit, player)}:
        raise refuse("no-such-device")
    await visit.house.change(accounts.sign_out(player, device))
    await _looked_again(visit)
    if device == player.device:
        forget(visit.response)
        return protocol.Devices(devices=[])
    return await _devices(visit)


@me.post("/sign-out-others")
async def sign_out_others(visit: Visiting) -> protocol.Devices:
    """Signs all of the caller's devices out but the one that asks."""
    await visit.house.change(accounts.sign_out_others(visit.known))
    await _looked_again(visit)
    return await _devices(visit)


async def _devices(visit: HttpVisit) -> protocol.Devices:
    player = visit.known
    return protocol.Devices(devices=[_device(known, player) for known in await _of(visit, player)])


async def _of(visit: HttpVisit, player: Player) -> list[accounts.KnownDevice]:
    return await run_in_thread(accounts.devices_of, visit.house.store, player)


def _device(device: accounts.KnownDevice, player: Player) -> protocol.Device:
    browser, _, system = device.name.partition("/")
    return protocol.Device(
        id=device.id,
        browser=browser,
        system=system,
        came=device.came,
        seen=device.seen,
        here=device.id == player.device,
    )


# Being forgotten


@me.post("/erase")
async def erase(wanted: protocol.Erase, visit: Visiting) -> protocol.Me:
    """Forgets the caller: his name, his id, his devices and his code. His seats are left as if he went away;
    what he played stays as that of a player without a name.
    """
    player = visit.known
    routes.confirm(player, wanted.name)
    await _looked_again(visit, await visit.house.erase(player))
    forget(visit.response)
    return await routes.about_me(visit, None)


async def _looked_again(visit: HttpVisit, tables: Sequence[str] = ()) -> None:
    """Keys have been ended: nobody is let stay who has none any more, here or at the neighbours'; and these
    tables are read anew by whoever holds them.
    """
    await visit.house.look_again(tables)
    neighbours = visit.request.app.state.neighbours
    if isinstance(neighbours, Neighbours):
        await neighbours.spread(tables)


@me.get("/history")
async def history(visit: Visiting, after: Mark = "", most: Page = 20) -> protocol.History:
    """The caller's finished matches, the latest first."""
    return await routes.history(visit, after, most)
