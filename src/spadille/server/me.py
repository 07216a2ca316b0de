"""What is asked over HTTP about oneself: who one is, what one has played, how to be the same elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from fastapi import APIRouter, Query

from spadille.server import calls, messages, recovery
from spadille.server.cookies import forget, remember
from spadille.server.identity import Key
from spadille.server.neighbours import Neighbours
from spadille.server.refusal import refuse
from spadille.server.storage import history as stored
from spadille.server.storage import people
from spadille.server.storage.store import Player
from spadille.server.threads import run_in_thread
from spadille.server.visiting import HttpVisit, Visiting

me = APIRouter(prefix="/me")
Mark = Annotated[str, Query(max_length=80, pattern=r"^([0-9TZ:.-]+~[0-9a-z]+~[0-9]{1,9})?$")]
Page = Annotated[int, Query(ge=1, le=100)]


@me.post("/recovery", status_code=201)
async def make_code(visit: Visiting) -> messages.Recovery:
    """Makes a recovery code; the one before no longer works, and neither do the keys of other devices."""
    player, house = visit.known, visit.house
    code = recovery.new_code()
    await house.change(*people.new_code(player, recovery.hashed(code)))
    await _looked_again(visit)
    return messages.Recovery(code=code)


@me.post("/recover")
async def recover(wanted: messages.Recover, visit: Visiting) -> messages.Me:
    """Makes this browser the same player as the one who has the recovery code."""
    visit.house.doorkeeper.tries_code(visit.address)
    code = recovery.hashed(wanted.code)
    player = await run_in_thread(stored.player_with_code, visit.house.store, code)
    if player is None:
        raise refuse("no-such-code")
    key = Key.new(visit.device)
    await visit.house.keep(key.row(player))
    remember(visit.response, key.token, secure=visit.secure)
    if visit.player is not None:
        await visit.house.change(people.sign_out(visit.player, visit.player.device))
        await _looked_again(visit)
    return await calls.about_me(visit, player)


# One's devices


@me.get("/devices")
async def devices(visit: Visiting) -> messages.Devices:
    """The devices on which the caller is signed in."""
    return await _devices(visit)


@me.post("/devices/{device}/sign-out")
async def sign_out(device: str, visit: Visiting) -> messages.Devices:
    """Signs one of the caller's devices out; it may be the one that asks."""
    player = visit.known
    if device not in {known.id for known in await _of(visit, player)}:
        raise refuse("no-such-device")
    await visit.house.change(people.sign_out(player, device))
    await _looked_again(visit)
    if device == player.device:
        forget(visit.response)
        return messages.Devices(devices=[])
    return await _devices(visit)


@me.post("/sign-out-others")
async def sign_out_others(visit: Visiting) -> messages.Devices:
    """Signs all of the caller's devices out but the one that asks."""
    await visit.house.change(people.sign_out_others(visit.known))
    await _looked_again(visit)
    return await _devices(visit)


async def _devices(visit: HttpVisit) -> messages.Devices:
    player = visit.known
    return messages.Devices(devices=[_device(known, player) for known in await _of(visit, player)])


async def _of(visit: HttpVisit, player: Player) -> list[people.KnownDevice]:
    return await run_in_thread(people.devices_of, visit.house.store, player)


def _device(device: people.KnownDevice, player: Player) -> messages.Device:
    browser, _, system = device.name.partition("/")
    return messages.Device(
        id=device.id,
        browser=browser,
        system=system,
        came=device.came,
        seen=device.seen,
        here=device.id == player.device,
    )


# Being forgotten


@me.post("/erase")
async def erase(wanted: messages.Erase, visit: Visiting) -> messages.Me:
    """Forgets the caller: his name, his id, his devices and his code. His seats are left as if he went away;
    what he played stays as that of a player without a name.
    """
    player = visit.known
    calls.confirm(player, wanted.name)
    await _looked_again(visit, await visit.house.erase(player))
    forget(visit.response)
    return await calls.about_me(visit, None)


async def _looked_again(visit: HttpVisit, tables: Sequence[str] = ()) -> None:
    """Keys have been ended: nobody is let stay who has none any more, here or at the neighbours'; and these
    tables are read anew by whoever holds them.
    """
    await visit.house.look_again(tables)
    neighbours = visit.request.app.state.neighbours
    if isinstance(neighbours, Neighbours):
        await neighbours.spread(tables)


@me.get("/history")
async def history(visit: Visiting, after: Mark = "", most: Page = 20) -> messages.History:
    """The caller's finished matches, the latest first."""
    return await calls.history(visit, after, most)
