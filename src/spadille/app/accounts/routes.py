"""Endpoints of accounts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final

from pydantic import Field

from spadille import protocol
from spadille.app.accounts.service import require_confirmation
from spadille.app.endpoint import Endpoint
from spadille.app.request_context import RequestContext

Cursor = Annotated[str, Field(max_length=80, pattern=r"^([0-9TZ:.-]+~[0-9a-z]+~[0-9]{1,9})?$")]
Most = Annotated[int, Field(ge=1, le=100)]


async def get_account(context: RequestContext) -> protocol.Account:
    """Return the caller's account."""
    return await context.services.accounts.get_account(context.player)


async def list_matches(context: RequestContext, after: Cursor = "", most: Most = 20) -> protocol.History:
    """Return the caller's finished matches, the latest first."""
    if context.player is None:
        return protocol.History(matches=[], next=None)
    return await context.services.accounts.list_matches(context.player, after, most)


async def create_recovery_code(context: RequestContext) -> protocol.RecoveryCode:
    """Create a recovery code. The previous code and the tokens of other devices no longer work."""
    code = await context.services.accounts.create_recovery_code(context.require_player)
    await _invalidate(context)
    return protocol.RecoveryCode(code=code)


async def sign_in_with_code(context: RequestContext, wanted: protocol.RecoverAccount) -> protocol.Account:
    """Sign this browser in as the player who created a recovery code. Sign out its previous account."""
    accounts = context.services.accounts
    context.services.rate_limiter.check_recovery(context.network)
    player = await accounts.find_player(wanted.code)
    context.set_session_token(await accounts.add_device(player, context.device))
    if context.player is not None:
        await accounts.sign_out(context.player, context.player.device)
        await _invalidate(context)
    return await accounts.get_account(player)


async def list_devices(context: RequestContext) -> protocol.Devices:
    """Return the devices on which the caller is signed in."""
    return await context.services.accounts.list_devices(context.require_player)


async def sign_out(context: RequestContext, device: str) -> protocol.Devices:
    """Sign out one of the caller's devices, possibly the one that sends the request."""
    player = context.require_player
    await context.services.accounts.require_device(player, device)
    await context.services.accounts.sign_out(player, device)
    await _invalidate(context)
    if device == player.device:
        context.set_session_token("")
        return protocol.Devices(devices=[])
    return await context.services.accounts.list_devices(player)


async def sign_out_others(context: RequestContext) -> protocol.Devices:
    """Sign out all of the caller's devices but the one that sends the request."""
    await context.services.accounts.sign_out_others(context.require_player)
    await _invalidate(context)
    return await context.services.accounts.list_devices(context.require_player)


async def erase_account(context: RequestContext, wanted: protocol.EraseAccount) -> protocol.Account:
    """Erase the caller: name, id, devices and recovery code.

    They leave their seats. Their finished deals stay as those of a player without a name.
    """
    player = context.require_player
    require_confirmation(player, wanted.name)
    await _invalidate(context, await context.services.accounts.erase_player(player))
    context.set_session_token("")
    return await context.services.accounts.get_account(None)


async def _invalidate(context: RequestContext, tables: Sequence[str] = ()) -> None:
    """Disconnect clients whose tokens were revoked and reload these tables, here and on the peers."""
    await context.services.accounts.invalidate_sessions(tables)
    await context.notify_peers(tables)


ROUTES: Final = (
    Endpoint("GET", "/me", get_account),
    Endpoint("GET", "/me/history", list_matches),
)

SERVER_ROUTES: Final = (
    Endpoint("POST", "/me/recovery", create_recovery_code, 201),
    Endpoint("POST", "/me/recover", sign_in_with_code),
    Endpoint("GET", "/me/devices", list_devices),
    Endpoint("POST", "/me/devices/{device}/sign-out", sign_out),
    Endpoint("POST", "/me/sign-out-others", sign_out_others),
    Endpoint("POST", "/me/erase", erase_account),
)
