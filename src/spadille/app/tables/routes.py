"""Endpoints of tables: creating, joining and listing them, and their finished deals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

from spadille import protocol
from spadille.app.accounts.session_store import player_and_rows
from spadille.app.deals import replay
from spadille.app.endpoint import JSON_LINES, Encoded, Endpoint
from spadille.app.lessons import require_allowed_bot
from spadille.app.request_context import RequestContext
from spadille.app.tables import match_results
from spadille.app.tables.session_export import export_html, export_json, list_deals
from spadille.protocol.api_error import api_error
from spadille.rules.presets import End
from spadille.rules.seating import Seat
from spadille.storage.store import Player
from spadille.table.reducer import TableState
from spadille.text import load_catalogue


async def open_table(context: RequestContext, wanted: protocol.NewTable) -> protocol.Opened:
    """Create a table; the caller takes seat 0."""
    for bot in (wanted.bot, *wanted.bots.values()):
        require_allowed_bot(bot)
    return await context.open_table(wanted)


async def preview_hand(context: RequestContext, wanted: protocol.NewHandPreview) -> protocol.HandPreview:
    """Return a hand that the caller may look at. A table created with its name deals this hand first."""
    return context.services.lobby.preview_hand(wanted)


async def list_my_tables(context: RequestContext) -> protocol.MyTables:
    """Return the tables where the caller sits, the most recently played first, without finished lessons."""
    if context.player is None:
        return protocol.MyTables(tables=[])
    return await context.services.lobby.list_tables_of(context.player)


async def list_open_tables(
    context: RequestContext,
    game: str | None = None,
    rules: str | None = None,
    *,
    free: bool = False,
    here: bool = False,
) -> protocol.OpenTables:
    """Return the public tables with a connected player, those with free seats first.

    Where several servers share a database, `here` restricts the list to this server's tables.
    """
    found = context.services.lobby.list_open_tables()
    if not here:
        found += await context.list_peers_tables()
    listed = [
        table
        for table in found
        if game in (None, table.game) and rules in (None, table.rules) and (table.free or not free)
    ]
    return protocol.OpenTables(tables=match_results.sort_open_tables(listed))


async def take_seat(context: RequestContext, table: str, wanted: protocol.Sit) -> protocol.Opened:
    """Take a free seat or a bot's seat. During a deal the seat is promised for later."""
    who = context.player_or_new(wanted.name)
    opened = await (await context.load_table(table)).sit(wanted, *player_and_rows(who))
    context.set_session_cookie(who)
    return opened


async def redeal(context: RequestContext, table: str, wanted: protocol.PlayAgain) -> protocol.Opened:
    """Create a table that deals the cards of a finished deal of the caller's table again."""
    state = (await context.load_table(table)).state
    return await context.services.lobby.open_redeal(state, wanted.deal, context.player)


async def get_table(context: RequestContext, table: str) -> protocol.Table:
    """Return the public state of a table."""
    return (await context.load_table(table)).to_message()


async def get_record(context: RequestContext, table: str) -> Encoded[dict[str, Any]]:
    """Return the record of the current match, with finished deals only."""
    return await context.encode((await context.load_table(table)).to_record)


async def get_records(context: RequestContext, table: str) -> Encoded[str]:
    """Return every match at the table as a record, one per line. Only finished deals are included."""
    await context.load_matches(table)
    context.set_download_name(f"spadille-{table}.jsonl")
    return await context.services.tables.pages.encode(table, "records", match_results.record_lines)


async def get_results(context: RequestContext, table: str) -> Encoded[protocol.TableResults]:
    """Return every match at the table with its standing and its finished deals, latest first."""
    states = await context.load_matches(table)
    player = context.player.id if context.player else ""
    reader = player if any(state.seat_of(player) is not None for state in states) else None
    build = partial(match_results.build_results, table, reader=reader)
    return await context.services.tables.pages.encode(table, ("results", reader), build)


async def get_session(context: RequestContext, table: str) -> Encoded[dict[str, Any]]:
    """Return every match at the table as its record, with the cached reviews of its deals."""
    states, cached = await _load_session(context, table)
    return await context.encode(export_json, states, cached)


async def get_session_page(
    context: RequestContext, table: str, language: protocol.Language
) -> Encoded[protocol.DealText]:
    """Return every match at the table, with the cached reviews, as an HTML page that loads no other file."""
    states, cached = await _load_session(context, table)
    return await context.encode(_render_session, states, cached, language)


def _render_session(
    states: Sequence[TableState], cached: Mapping[bytes, str], language: str
) -> protocol.DealText:
    return protocol.DealText(text=export_html(states, cached, load_catalogue(language)))


async def _load_session(
    context: RequestContext, table: str
) -> tuple[Sequence[TableState], Mapping[bytes, str]]:
    states = await context.load_matches(table)
    keys = await context.services.compute.run(_review_keys, states)
    return states, await context.services.result_cache.get_all(keys)


def _review_keys(states: Sequence[TableState]) -> list[bytes]:
    return [key for state in states for deal in list_deals(state) for key in deal.review_keys.values()]


async def get_table_deal(
    context: RequestContext, table: str, match: int, deal: int, seat: Seat | None = None
) -> Encoded[protocol.Replay]:
    """Return the replay of a finished deal, with its place in the match and the players' names."""
    states = await context.load_matches(table)
    found = next((state for state in states if state.number == match), None)
    if found is None or not 1 <= deal <= len(found.finished):
        raise api_error("no-such-deal")
    of = _match_deal(found, deal, context.player)
    build = partial(replay.build_replay, found.finished[deal - 1], seat, of)
    return await context.services.tables.pages.encode(table, (match, deal, seat, of.you), lambda _: build())


def _match_deal(state: TableState, deal: int, reader: Player | None) -> protocol.MatchDeal:
    """Return the deal's place in its match. A match in progress counts its finished deals."""
    sitters, terms = state.line_ups[deal - 1], state.match.terms
    people = [sitter.player if sitter else None for sitter in sitters]
    return protocol.MatchDeal(
        table=state.id,
        match=state.number,
        deal=deal,
        deals=len(state.finished),
        length=terms.reach if terms.end is End.DEALS else None,
        next_deal=None if state.match.ended else len(state.finished) + 1,
        names=[sitter.name if sitter else "" for sitter in sitters],
        bots=[sitter.bot if sitter else None for sitter in sitters],
        you=people.index(reader.id) if reader and reader.id in people else None,
    )


ROUTES: Final = (
    Endpoint("POST", "/tables", open_table, 201),
    Endpoint("GET", "/tables", list_my_tables),
    Endpoint("POST", "/hand-previews", preview_hand),
    Endpoint("POST", "/tables/{table}/seats", take_seat, 201),
    Endpoint("POST", "/tables/{table}/redeals", redeal, 201),
    Endpoint("GET", "/tables/{table}", get_table),
    Endpoint("GET", "/tables/{table}/record", get_record),
    Endpoint("GET", "/tables/{table}/records", get_records, media_type=JSON_LINES),
    Endpoint("GET", "/tables/{table}/results", get_results),
    Endpoint("GET", "/tables/{table}/deals/{match}/{deal}", get_table_deal),
    Endpoint("GET", "/tables/{table}/evening", get_session),
    Endpoint("GET", "/tables/{table}/evening/{language}", get_session_page),
)

SERVER_ROUTES: Final = (Endpoint("GET", "/open-tables", list_open_tables),)
