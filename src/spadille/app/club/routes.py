"""Endpoints of clubs, which only the HTTP server has."""

from __future__ import annotations

from typing import Final

from spadille import protocol
from spadille.app.endpoint import JSON_LINES, Endpoint
from spadille.app.request_context import RequestContext
from spadille.text import DEFAULT, LANGUAGES, load_catalogue


async def open_club(context: RequestContext, wanted: protocol.NewClub) -> protocol.ClubLinks:
    """Open a club. The answer has the secret parts of its two links, for members and for the director."""
    context.services.rate_limiter.check_new_table(context.network)
    who = context.player_or_new(wanted.name)
    links = await context.services.clubs.open_club(wanted, who)
    context.set_session_cookie(who)
    return links


async def import_club(context: RequestContext, wanted: protocol.ClubFileText) -> protocol.ClubLinks:
    """Take over the club in a file that another server exported. Its links get new secret parts."""
    context.services.rate_limiter.check_new_table(context.network)
    who = context.player_or_new(wanted.name)
    links = await context.services.clubs.import_club(wanted, who)
    context.set_session_cookie(who)
    return links


async def continue_import(
    context: RequestContext, club: str, wanted: protocol.ClubFilePart
) -> protocol.ClubImport:
    """Take over the next part of a club's file, which is longer than one request may be."""
    return await context.services.clubs.continue_import(club, wanted.text, context.player)


async def list_clubs(context: RequestContext) -> protocol.Clubs:
    """Return the clubs that the caller directs or belongs to."""
    if context.player is None:
        return protocol.Clubs(clubs=[])
    return await context.services.clubs.list_clubs(context.player)


async def enter_club(context: RequestContext, club: str, wanted: protocol.EnterClub) -> protocol.Club:
    """Return a club to a client that has one of its links. Nothing is stored."""
    return await context.services.clubs.enter(club, wanted.key, context.player)


async def join_club(context: RequestContext, club: str, wanted: protocol.JoinClub) -> protocol.Club:
    """Join a club by one of its links, as a new member or as one whom no device has claimed."""
    if context.player is None:
        context.services.rate_limiter.check_new_table(context.network)
    who = context.player_or_new(wanted.name)
    joined = await context.services.clubs.join(club, wanted, who)
    context.set_session_cookie(who)
    return joined


async def get_club(context: RequestContext, club: str) -> protocol.Club:
    """Return a club: its members, its evening, and its list. A director also gets what to see to."""
    return await context.services.clubs.get_club(club, context.player)


async def act_in_club(context: RequestContext, club: str, wanted: protocol.ClubCommand) -> protocol.Club:
    """Carry out a command of a member or of the director, and return the club."""
    if isinstance(wanted.command, protocol.DrawCommand):
        context.services.rate_limiter.check_new_table(context.network)
    return await context.services.clubs.act(club, wanted.command, context.player)


async def export_club(context: RequestContext, club: str) -> str:
    """Return the file that carries a club to another server. Only for the director."""
    text = await context.services.clubs.export_club(club, context.player)
    context.set_download_name(f"club-{club}.jsonl")
    return text


async def export_club_list(context: RequestContext, club: str, language: str) -> protocol.ClubListText:
    """Return the list of a club's season as CSV."""
    catalogue = load_catalogue(language if language in LANGUAGES else DEFAULT)
    text = await context.services.clubs.list_as_csv(club, context.player, catalogue)
    return protocol.ClubListText(text=text)


SERVER_ROUTES: Final = (
    Endpoint("GET", "/clubs", list_clubs),
    Endpoint("POST", "/clubs", open_club, 201),
    Endpoint("POST", "/clubs/import", import_club, 201),
    Endpoint("POST", "/clubs/{club}/import", continue_import),
    Endpoint("GET", "/clubs/{club}", get_club),
    Endpoint("POST", "/clubs/{club}/enter", enter_club),
    Endpoint("POST", "/clubs/{club}/join", join_club),
    Endpoint("POST", "/clubs/{club}/commands", act_in_club),
    Endpoint("GET", "/clubs/{club}/export", export_club, media_type=JSON_LINES),
    Endpoint("GET", "/clubs/{club}/list/{language}", export_club_list),
)
