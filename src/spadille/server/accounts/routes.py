"""The account routes: recovery codes, devices, history and erasure."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from fastapi import APIRouter, Query

from spadille import protocol
from spadille.app import routes
from spadille.app.accounts import recovery_codes
from spadille.app.accounts.session_store import DeviceToken
from spadille.protocol.api_error import api_error
from spadille.server.cluster import Cluster
from spadille.server.cookies import delete_token, set_token
from spadille.server.request_context import Context, HttpRequestContext
from spadille.storage import accounts
from spadille.storage import history as stored
from spadille.storage.store import Player
from spadille.workers.threads import run_in_thread

account_router = APIRouter(prefix="/me")
Mark = Annotated[str, Query(max_length=80, pattern=r"^([0-9TZ:.-]+~[0-9a-z]+~[0-9]{1,9})?$")]
Page = Annotated[int, Query(ge=1, le=100)]


@account_router.post("/recovery", status_code=201)
async def create_recovery_code(visit: Context) -> protocol.Recovery:
    """Create a recovery code. The previous code and the tokens of other devices no longer work."""
    player, services = visit.require_player, visit.services
    code = recovery_codes.make_recovery_code()
    await services.execute(*accounts.replace_recovery_code(player, recovery_codes.hash_recovery_code(code)))
    await _invalidate(visit)
    return protocol.Recovery(code=code)


@account_router.post("/recover")
async def sign_in_with_code(wanted: protocol.Recover, visit: Context) -> protocol.Me:
    """Sign this browser in as the player of a recovery code."""
    visit.services.rate_limiter.check_recovery(visit.address)
    code = recovery_codes.hash_recovery_code(wanted.code)
    player = await run_in_thread(stored.find_player_by_code, visit.services.store, code)
    if player is None:
        raise api_error("no-such-code")
    token = DeviceToken.new(visit.device)
    await visit.services.insert(token.to_row(player))
    set_token(visit.response, token.token, secure=visit.is_secure)
    if visit.player is not None:
        await visit.services.execute(accounts.sign_out(visit.player, visit.player.device))
        await _invalidate(visit)
    return await routes.build_me_message(visit, player)


# Devices


@account_router.get("/devices")
async def list_devices(visit: Context) -> protocol.Devices:
    """Return the devices on which the caller is signed in."""
    return await _devices_message(visit)


@account_router.post("/devices/{device}/sign-out")
async def sign_out(device: str, visit: Context) -> protocol.Devices:
    """Sign out one of the caller's devices, possibly the one that sends the request."""
    player = visit.require_player
    if device not in {known.id for known in await _list_devices(visit, player)}:
        raise api_error("no-such-device")
    await visit.services.execute(accounts.sign_out(player, device))
    await _invalidate(visit)
    if device == player.device:
        delete_token(visit.response)
        return protocol.Devices(devices=[])
    return await _devices_message(visit)


@account_router.post("/sign-out-others")
async def sign_out_others(visit: Context) -> protocol.Devices:
    """Sign out all of the caller's devices but the one that sends the request."""
    await visit.services.execute(accounts.sign_out_others(visit.require_player))
    await _invalidate(visit)
    return await _devices_message(visit)


async def _devices_message(visit: HttpRequestContext) -> protocol.Devices:
    player = visit.require_player
    return protocol.Devices(
        devices=[_device_message(known, player) for known in await _list_devices(visit, player)]
    )


async def _list_devices(visit: HttpRequestContext, player: Player) -> list[accounts.Device]:
    return await run_in_thread(accounts.list_devices, visit.services.store, player)


def _device_message(device: accounts.Device, player: Player) -> protocol.Device:
    browser, _, system = device.name.partition("/")
    return protocol.Device(
        id=device.id,
        browser=browser,
        system=system,
        came=device.created,
        seen=device.last_seen,
        here=device.id == player.device,
    )


# Erasure


@account_router.post("/erase")
async def erase_me(wanted: protocol.Erase, visit: Context) -> protocol.Me:
    """Erase the caller: name, id, devices and recovery code.

    They leave their seats. Their finished deals stay as those of a player without a name.
    """
    player = visit.require_player
    routes.require_confirmation(player, wanted.name)
    await _invalidate(visit, await visit.services.erase_player(player))
    delete_token(visit.response)
    return await routes.build_me_message(visit, None)


async def _invalidate(visit: HttpRequestContext, tables: Sequence[str] = ()) -> None:
    """Disconnect clients whose tokens were revoked and reload these tables, here and on the peers."""
    await visit.services.invalidate_sessions(tables)
    cluster = visit.request.app.state.cluster
    if isinstance(cluster, Cluster):
        await cluster.notify_changed(tables)


@account_router.get("/history")
async def history(visit: Context, after: Mark = "", most: Page = 20) -> protocol.History:
    """Return the caller's finished matches, the latest first."""
    return await routes.get_history(visit, after, most)
