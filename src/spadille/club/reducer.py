"""The reducer of a club's record: the only place that checks entries and applies them to the state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any, assert_never

from spadille.club.draw import commit_to, draw_tables, table_sizes
from spadille.club.entries import (
    MAX_ENTRIES,
    MAX_EVENINGS,
    MAX_MEMBERS,
    MAX_ROUNDS,
    AliasGiven,
    AnyEntry,
    ClubOpened,
    EveningClosed,
    EveningOpened,
    MemberJoined,
    Presence,
    PresenceNoted,
    RoundDrawn,
    RulingMade,
    SeasonBegan,
    SeatChanged,
    SlipAnswered,
    SlipConfirmed,
    SlipLine,
    SlipWritten,
    StoredEntry,
    TableEntry,
    decode_entry,
    is_sealed,
)
from spadille.club.state import Club, Evening, Round, RoundTable, Slip
from spadille.rules.refusal import NotAllowed


class CorruptRecord(Exception):
    """The error for a record that was changed since it was written, or cannot have come about."""

    def __init__(self, seq: int) -> None:
        super().__init__(f"entry {seq}")
        self.seq = seq


def apply_entry(club: Club | None, stored: StoredEntry, entry: AnyEntry) -> Club:
    """Return the state of a club after an entry. `club` is None before the first.

    Raises:
        NotAllowed: the entry is not possible now.
    """
    if club is None:
        if not isinstance(entry, ClubOpened):
            raise NotAllowed("no-such-club")
        return Club(entry, seq=stored.seq, head=stored.seal)
    if stored.seq > MAX_ENTRIES:
        raise NotAllowed("club-full", most=MAX_ENTRIES)
    return replace(_apply(club, stored, entry), seq=stored.seq, head=stored.seal)


def reduce_record(entries: Iterable[StoredEntry], club: Club | None = None) -> Club | None:
    """Return the state after a record, or after entries that follow the state `club`; None if there are none.

    Raises:
        CorruptRecord: an entry was changed, is missing, or is not possible.
    """
    for stored in entries:
        seq, head = (club.seq, club.head) if club else (0, "")
        if stored.seq != seq + 1 or not is_sealed(head, stored):
            raise CorruptRecord(stored.seq)
        try:
            club = apply_entry(club, stored, decode_entry(stored.payload))
        except NotAllowed as error:
            raise CorruptRecord(stored.seq) from error
    return club


def is_fairly_drawn(club: Club, entry: RoundDrawn, allowed: Sequence[int]) -> bool:
    """Return whether a round's tables follow from its secret and the state of the club before it.

    `allowed` are the sizes of tables that the club's rules allow.
    """
    evening = club.evening(entry.evening)
    sizes = table_sizes(
        len(evening.here), evening.opened.seats, allowed, bots=evening.opened.form == "online"
    )
    drawn = draw_tables(entry.secret, evening.here, sizes, club.meetings(evening.season))
    return drawn == entry.tables and commit_to(entry.secret) == evening.commitment


def _apply(club: Club, stored: StoredEntry, entry: AnyEntry) -> Club:
    match entry:
        case ClubOpened():
            raise NotAllowed("club-open")
        case SeasonBegan() | MemberJoined() | AliasGiven():
            return _change_members(club, entry)
        case EveningOpened():
            return _open_evening(club, stored, entry)
        case PresenceNoted() | RoundDrawn() | EveningClosed():
            return _change_evening(club, entry)
        case SlipWritten() | SlipAnswered() | SlipConfirmed() | RulingMade() | SeatChanged():
            return _change_table(club, stored, entry)
        case _:
            assert_never(entry)


def _change_members(club: Club, entry: SeasonBegan | MemberJoined | AliasGiven) -> Club:
    match entry:
        case SeasonBegan():
            return replace(club, seasons=(*club.seasons, entry))
        case MemberJoined():
            return _join(club, entry)
        case AliasGiven():
            club.require_member(entry.member)
            return club


def _change_evening(club: Club, entry: PresenceNoted | RoundDrawn | EveningClosed) -> Club:
    match entry:
        case PresenceNoted():
            return _note_presence(club, entry)
        case RoundDrawn():
            return _draw(club, entry)
        case EveningClosed():
            return _close(club, entry)


def _join(club: Club, entry: MemberJoined) -> Club:
    if club.members >= MAX_MEMBERS:
        raise NotAllowed("club-full", most=MAX_MEMBERS)
    if entry.member != club.members + 1:
        raise NotAllowed("no-such-member", member=entry.member)
    return replace(club, members=entry.member)


def _open_evening(club: Club, stored: StoredEntry, entry: EveningOpened) -> Club:
    if not club.seasons:
        raise NotAllowed("no-season")
    if len(club.evenings) >= MAX_EVENINGS:
        raise NotAllowed("club-full", most=MAX_EVENINGS)
    if entry.evening != len(club.evenings) + 1:
        raise NotAllowed("no-such-evening", evening=entry.evening)
    if any(not evening.closed for evening in club.evenings):
        raise NotAllowed("evening-open")
    opened = Evening(entry, len(club.seasons), stored.time, entry.commitment)
    return replace(club, evenings=(*club.evenings, opened))


def _require_open(club: Club, number: int) -> Evening:
    evening = club.evening(number)
    if evening.closed:
        raise NotAllowed("evening-closed")
    return evening


def _with_evening(club: Club, number: int, **changes: Any) -> Club:  # noqa: ANN401 - fields of an evening
    evenings = list(club.evenings)
    evenings[number - 1] = replace(evenings[number - 1], **changes)
    return replace(club, evenings=tuple(evenings))


def _note_presence(club: Club, entry: PresenceNoted) -> Club:
    evening = _require_open(club, entry.evening)
    club.require_member(entry.member)
    seated = entry.member not in evening.free and entry.member in evening.here and evening.rounds
    if entry.what is Presence.LATE and not evening.rounds:
        raise NotAllowed("not-late")
    if entry.what is Presence.NO_SHOW and not seated:
        raise NotAllowed("not-seated-tonight", member=entry.member)
    return _with_evening(club, entry.evening, presence={**evening.presence, entry.member: entry.what})


def _draw(club: Club, entry: RoundDrawn) -> Club:
    evening = _require_open(club, entry.evening)
    if entry.round != len(evening.rounds) + 1:
        raise NotAllowed("no-such-round", round=entry.round)
    if len(evening.rounds) >= MAX_ROUNDS:
        raise NotAllowed("club-full", most=MAX_ROUNDS)
    if evening.rounds and any(table.slip is None for table in evening.rounds[-1].tables):
        raise NotAllowed("slips-missing", round=len(evening.rounds))
    if commit_to(entry.secret) != evening.commitment:
        raise NotAllowed("other-secret")
    seated = [member for seats in entry.tables for member in seats if member is not None]
    if len(set(seated)) != len(seated) or set(seated) != evening.here:
        raise NotAllowed("not-all-seated")
    if entry.table_ids and len(entry.table_ids) != len(entry.tables):
        raise NotAllowed("not-all-seated")
    ids = entry.table_ids or (None,) * len(entry.tables)
    tables = tuple(RoundTable(seats, id) for seats, id in zip(entry.tables, ids, strict=True))
    rounds = (*evening.rounds, Round(entry.secret, tables))
    return _with_evening(club, entry.evening, rounds=rounds, commitment=entry.commitment)


def _change_table(club: Club, stored: StoredEntry, entry: TableEntry) -> Club:
    table = club.table(entry.evening, entry.round, entry.table)
    evening = club.evening(entry.evening)
    if not isinstance(entry, RulingMade):
        evening = _require_open(club, entry.evening)
    match entry:
        case SlipWritten():
            changed = _write_slip(club, table, stored, entry)
        case SlipAnswered():
            changed = _answer_slip(table, entry)
        case SlipConfirmed():
            _require_seal(table, entry.seal)
            changed = replace(table, confirmed=True, disputed=frozenset())
        case RulingMade():
            changed = _rule(club, table, stored, entry)
        case SeatChanged():
            changed = _change_seat(club, evening, table, entry)
        case _:
            assert_never(entry)
    rounds = list(evening.rounds)
    tables = list(rounds[entry.round - 1].tables)
    tables[entry.table - 1] = changed
    rounds[entry.round - 1] = replace(rounds[entry.round - 1], tables=tuple(tables))
    rulings = (*evening.rulings, entry) if isinstance(entry, RulingMade) else evening.rulings
    return _with_evening(club, entry.evening, rounds=tuple(rounds), rulings=rulings)


def check_lines(club: Club, lines: Sequence[SlipLine], rest: int) -> None:
    """Check that a slip balances, and that each member has at most one line.

    Raises:
        NotAllowed: `slip-unbalanced`, `same-member`, `no-such-member`.
    """
    counted = Counter(line.member for line in lines)
    for member, times in counted.items():
        if member is not None:
            club.require_member(member)
        if times > 1:
            raise NotAllowed("same-member", member=member or 0)
    if total := sum(line.counters for line in lines) + rest:
        raise NotAllowed("slip-unbalanced", total=total)


def _write_slip(club: Club, table: RoundTable, stored: StoredEntry, entry: SlipWritten) -> RoundTable:
    if entry.rules_id != club.opened.rules_id:
        raise NotAllowed("other-rules")
    if table.settled:
        raise NotAllowed("slip-settled")
    check_lines(club, entry.lines, entry.rest)
    slip = Slip(entry.lines, entry.rest, entry.source, stored.seal, stored.time)
    return RoundTable(table.seats, table.table_id, slip)


def _require_seal(table: RoundTable, seal: str) -> Slip:
    if table.slip is None:
        raise NotAllowed("no-slip")
    if table.slip.seal != seal:
        raise NotAllowed("other-slip")
    return table.slip


def _answer_slip(table: RoundTable, entry: SlipAnswered) -> RoundTable:
    slip = _require_seal(table, entry.seal)
    if entry.member not in slip.members:
        raise NotAllowed("not-on-slip")
    if table.settled:
        raise NotAllowed("slip-settled")
    self_only = frozenset({entry.member})
    if entry.agreed:
        return replace(table, agreed=table.agreed | self_only, disputed=table.disputed - self_only)
    return replace(table, agreed=table.agreed - self_only, disputed=table.disputed | self_only)


def _rule(club: Club, table: RoundTable, stored: StoredEntry, entry: RulingMade) -> RoundTable:
    if table.slip is None:
        raise NotAllowed("no-slip")
    if entry.before != table.slip.lines:
        raise NotAllowed("other-slip")
    check_lines(club, entry.after, entry.rest)
    slip = Slip(entry.after, entry.rest, "director", stored.seal, stored.time)
    return replace(table, slip=slip, agreed=frozenset(), disputed=frozenset(), confirmed=True)


def _change_seat(club: Club, evening: Evening, table: RoundTable, entry: SeatChanged) -> RoundTable:
    if entry.round != len(evening.rounds) or table.slip is not None:
        raise NotAllowed("round-over")
    if entry.seat >= len(table.seats):
        raise NotAllowed("no-such-seat", seat=entry.seat)
    if entry.member is not None:
        club.require_member(entry.member)
        if entry.member not in evening.free:
            raise NotAllowed("not-free", member=entry.member)
    seats = list(table.seats)
    seats[entry.seat] = entry.member
    return replace(table, seats=tuple(seats))


def _close(club: Club, entry: EveningClosed) -> Club:
    evening = _require_open(club, entry.evening)
    for number, drawn in enumerate(evening.rounds, 1):
        if not all(table.settled for table in drawn.tables):
            raise NotAllowed("slips-missing", round=number)
    return _with_evening(club, entry.evening, closed=True)
