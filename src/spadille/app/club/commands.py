"""The commands of members and directors: what they may do, and the entries that they add to the record."""

from __future__ import annotations

import hmac
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from typing import Final

from spadille import protocol
from spadille.app.club.messages import Access
from spadille.app.club.slips import read_figures, read_score_sheet
from spadille.club.draw import commit_to, draw_tables, table_sizes
from spadille.club.entries import (
    AliasGiven,
    AnyEntry,
    EveningClosed,
    EveningOpened,
    MemberJoined,
    Presence,
    PresenceNoted,
    RoundDrawn,
    RulingMade,
    RulingReason,
    SeasonBegan,
    SeatChanged,
    SlipAnswered,
    SlipConfirmed,
    SlipSource,
    SlipWritten,
)
from spadille.club.state import Club, RoundTable
from spadille.games import game_named
from spadille.protocol.api_error import api_error
from spadille.rules.game import Rules
from spadille.rules.refusal import NotAllowed

OF_MEMBERS: Final = (
    protocol.PresenceCommand,
    protocol.SlipCommand,
    protocol.SheetCommand,
    protocol.AnswerCommand,
)
"""The commands that members give for themselves and their tables. The director gives all."""
_OWN_PRESENCE: Final = ("in", "late", "out")


def rules_of(club: Club) -> Rules:
    """Return the rules of a club."""
    opened = club.opened
    return game_named(opened.game).rules(opened.preset, opened.options)


def derive_secret(draw_key: bytes, evening: int, round_number: int) -> str:
    """Return the secret from which a round is drawn. Without the key it cannot be guessed."""
    return hmac.digest(draw_key, f"{evening}/{round_number}".encode(), sha256).hex()


def list_entries(
    club: Club,
    access: Access,
    command: protocol.AnyClubCommand,
    draw_key: bytes,
    players: Mapping[int, str],
) -> Iterator[AnyEntry]:
    """Yield the entries that a command adds to the record.

    Args:
        club: The club before the command.
        access: What the client may do.
        command: The command.
        draw_key: The key from which the secrets of draws are derived.
        players: The player of each member who has one.

    Raises:
        NotAllowed: the command is not possible now.
        ApiError: `not-director`, `not-a-member`.
    """
    if not access.director and (access.member is None or not isinstance(command, OF_MEMBERS)):
        raise api_error("not-director" if access.member is not None else "not-a-member")
    match command:
        case protocol.SeasonCommand():
            yield SeasonBegan(command.title, command.ranks_by, command.drop_worst, command.least_events)
        case protocol.AddMemberCommand():
            yield MemberJoined(club.members + 1)
        case protocol.AliasCommand():
            yield AliasGiven(command.member)
        case protocol.EveningCommand():
            yield _open_evening(club, command, draw_key)
        case protocol.PresenceCommand():
            yield from _note_presence(club, access, command, players)
        case protocol.DrawCommand():
            yield _draw(club, draw_key, players)
        case protocol.CloseCommand():
            yield EveningClosed(_require_evening(club))
        case protocol.MemberCommand():
            club.require_member(command.member)
        case _:
            yield _table_entry(club, access, command)


def _require_evening(club: Club) -> int:
    """Return the number of the latest evening.

    Raises:
        NotAllowed: `no-such-evening`, if there has been none.
    """
    return club.evening(len(club.evenings)).opened.evening


def _open_evening(club: Club, command: protocol.EveningCommand, draw_key: bytes) -> EveningOpened:
    number = len(club.evenings) + 1
    commitment = commit_to(derive_secret(draw_key, number, 1))
    return EveningOpened(number, command.form, command.title, command.deals, command.seats, commitment)


def _note_presence(
    club: Club, access: Access, command: protocol.PresenceCommand, players: Mapping[int, str]
) -> Iterator[PresenceNoted]:
    number = _require_evening(club)
    own = command.members == [access.member] and command.what in _OWN_PRESENCE
    if not access.director and not own:
        raise api_error("not-director")
    evening = club.evening(number)
    for member in command.members:
        what = Presence(command.what)
        if what is Presence.IN and evening.rounds and evening.presence.get(member) is not Presence.IN:
            what = Presence.LATE
        if evening.presence.get(member) is what:
            continue
        if evening.opened.form == "online" and what in (Presence.IN, Presence.LATE):
            _require_player(member, players)
        yield PresenceNoted(number, member, what)


def _require_player(member: int, players: Mapping[int, str]) -> None:
    """Check that a member has a device, so that they can sit at an online table."""
    if member not in players:
        raise NotAllowed("no-device", member=member)


def _draw(club: Club, draw_key: bytes, players: Mapping[int, str]) -> RoundDrawn:
    number = _require_evening(club)
    evening = club.evening(number)
    online = evening.opened.form == "online"
    for member in sorted(evening.here) if online else ():
        _require_player(member, players)
    allowed = [size for size in (3, 4) if size in rules_of(club).seats]
    sizes = table_sizes(len(evening.here), evening.opened.seats, allowed, bots=online)
    round_number = len(evening.rounds) + 1
    secret = derive_secret(draw_key, number, round_number)
    tables = draw_tables(secret, evening.here, sizes, club.meetings(evening.season))
    following = commit_to(derive_secret(draw_key, number, round_number + 1))
    return RoundDrawn(number, round_number, secret, following, tables)


def _table_entry(club: Club, access: Access, command: protocol.AnyClubCommand) -> AnyEntry:
    number = _require_evening(club)
    current = len(club.evening(number).rounds)
    match command:
        case protocol.SeatCommand():
            if club.evening(number).opened.form == "online":
                raise NotAllowed("seat-online")
            return SeatChanged(number, current, command.table, command.seat, command.member)
        case protocol.SlipCommand() | protocol.SheetCommand():
            return _write_slip(club, access, command)
        case protocol.AnswerCommand():
            if access.member is None:
                raise api_error("not-a-member")
            return SlipAnswered(
                number, command.round, command.table, access.member, command.seal, command.agreed
            )
        case protocol.ConfirmCommand():
            return SlipConfirmed(number, command.round, command.table, command.seal)
        case protocol.RulingCommand():
            return _rule(club, command)
        case _:
            raise AssertionError(command)


def _write_slip(
    club: Club, access: Access, command: protocol.SlipCommand | protocol.SheetCommand
) -> SlipWritten:
    number = _require_evening(club)
    evening = club.evening(number)
    at = (number, len(evening.rounds), command.table)
    table = club.table(*at)
    if not access.director and access.member not in table.members:
        raise api_error("not-director")
    if table.table_id is not None and not access.director:
        raise NotAllowed("slip-from-table")
    if isinstance(command, protocol.SheetCommand):
        lines, rest = read_score_sheet(command.log, command.members, club.opened.rules_id)
        _require_line_each(table, command.members)
        return SlipWritten(*at, club.opened.rules_id, tuple(lines), rest, "sheet")
    lines = read_figures(command.figures, (), evening.opened.deals)
    _require_line_each(table, [line.member for line in lines])
    source: SlipSource = "director" if access.director else "sheet"
    return SlipWritten(*at, club.opened.rules_id, tuple(lines), command.rest, source)


def _require_line_each(table: RoundTable, members: Sequence[int | None]) -> None:
    """Check that all members at a table have a line.

    Raises:
        NotAllowed: `slip-incomplete`.
    """
    for member in sorted(table.members):
        if member not in members:
            raise NotAllowed("slip-incomplete", member=member)


def _rule(club: Club, command: protocol.RulingCommand) -> RulingMade:
    at = (command.evening, command.round, command.table)
    table = club.table(*at)
    if table.slip is None:
        raise NotAllowed("no-slip")
    before = table.slip.lines
    after = read_figures(command.figures, before, club.evening(command.evening).opened.deals)
    return RulingMade(*at, RulingReason(command.reason), before, tuple(after), command.rest)
