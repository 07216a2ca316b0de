"""Simulated evenings of a club: members come, come late, leave, play, agree, dispute, and are ruled on."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from spadille.club.draw import commit_to, draw_tables, table_sizes
from spadille.club.entries import (
    AnyEntry,
    ClubOpened,
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
    SlipLine,
    SlipWritten,
    StoredEntry,
    encode_entry,
    rules_id,
    seal_entry,
)
from spadille.club.reducer import apply_entry
from spadille.club.state import Club

SIZES = (3, 4)
RULES = rules_id("six-bid", "standard", {})


class ClubRecord:
    """A club's record that grows entry by entry, with the state after it."""

    def __init__(self, *entries: AnyEntry) -> None:
        self.entries: list[StoredEntry] = []
        self._club: Club | None = None
        for entry in entries:
            self.add(entry)

    @property
    def club(self) -> Club:
        assert self._club is not None
        return self._club

    @property
    def names(self) -> dict[int, str]:
        joined = [stored.seq for stored in self.entries if '"kind":"joined"' in stored.payload]
        return {seq: f"Member {number}" for number, seq in enumerate(joined, 1)}

    def add(self, entry: AnyEntry) -> Club:
        """Apply an entry and store it; raise NotAllowed if it is not possible."""
        seq, head = (self._club.seq, self._club.head) if self._club else (0, "")
        stored = seal_entry(head, seq + 1, encode_entry(entry), f"2026-11-24T20:00:00.{seq % 1000:03}Z")
        self._club = apply_entry(self._club, stored, entry)
        self.entries.append(stored)
        return self._club


def secret(chance: Random) -> str:
    return chance.randbytes(32).hex()


def open_club(members: int, **season: object) -> ClubRecord:
    opened = ClubOpened("Avenues Solo Club", "six-bid", "standard", {}, RULES)
    joined = [MemberJoined(number) for number in range(1, members + 1)]
    return ClubRecord(opened, SeasonBegan("2026", **season), *joined)  # type: ignore[arg-type]


def open_evening(record: ClubRecord, chance: Random, **fields: object) -> str:
    """Open an evening, and return the secret of its first round."""
    first = secret(chance)
    number = len(record.club.evenings) + 1
    given = {"form": "online", "title": "", "deals": 6, "seats": 3, **fields}
    record.add(EveningOpened(number, commitment=commit_to(first), **given))  # type: ignore[arg-type]
    return first


def draw_round(record: ClubRecord, chance: Random, drawn_from: str) -> str:
    """Draw the next round from a secret, and return the secret of the round after it."""
    club, number, following = record.club, len(record.club.evenings), secret(chance)
    evening = club.evening(number)
    bots = evening.opened.form == "online"
    sizes = table_sizes(len(evening.here), evening.opened.seats, SIZES, bots=bots)
    tables = draw_tables(drawn_from, evening.here, sizes, club.meetings(evening.season))
    record.add(RoundDrawn(number, len(evening.rounds) + 1, drawn_from, commit_to(following), tables))
    return following


def random_lines(chance: Random, seats: tuple[int | None, ...], deals: int) -> tuple[list[SlipLine], int]:
    """Return lines for the members and bots on these seats, and what is left in the pots."""
    members = list(seats)
    lines: dict[int | None, SlipLine] = {}
    for member in members:
        before = lines.get(member)
        figures = [chance.randint(-60, 60), chance.randint(0, 40)]
        if before is not None:
            figures = [figures[0] + before.counters, figures[1] + before.decisions]
        left = member is not None and chance.random() < 0.1
        lines[member] = SlipLine(member, deals, 2, 1, 1, figures[0], figures[1], left=left)
    rest = chance.choice((0, 0, chance.randint(0, 20)))
    written = list(lines.values())
    balance = -rest - sum(line.counters for line in written[1:])
    first = written[0]
    written[0] = SlipLine(first.member, first.hands, 2, 1, 1, balance, first.decisions, left=first.left)
    return written, rest


def play_evening(
    record: ClubRecord, chance: Random, rounds: int, check: Callable[[Club], None] = lambda _: None
) -> None:
    """Play an evening from its opening to its end, with late members, leavers, disputes and rulings."""
    number = len(record.club.evenings) + 1
    following = open_evening(record, chance, seats=chance.choice(SIZES))
    coming = chance.sample(range(1, record.club.members + 1), chance.randint(3, record.club.members))
    late = [member for member in coming[3:] if chance.random() < 0.1]
    for member in coming:
        if member not in late:
            record.add(PresenceNoted(number, member, Presence.IN))
    for round_number in range(1, rounds + 1):
        following = draw_round(record, chance, following)
        for member in late:
            record.add(PresenceNoted(number, member, Presence.LATE))
        late = []
        _change_seats(record, chance, number, round_number)
        for table in range(1, len(record.club.evening(number).rounds[-1].tables) + 1):
            _settle_table(record, chance, (number, round_number, table))
        gone = [member for member in record.club.evening(number).here if chance.random() < 0.05]
        for member in gone[: max(0, len(record.club.evening(number).here) - 3)]:
            record.add(PresenceNoted(number, member, Presence.OUT))
        check(record.club)
    record.add(EveningClosed(number))
    if chance.random() < 0.3:
        _rule(record, chance, (number, 1, 1))
    check(record.club)


def _change_seats(record: ClubRecord, chance: Random, number: int, round_number: int) -> None:
    """Fill a bot's seat with a late member, or give the seat of a member who did not come to a bot."""
    evening = record.club.evening(number)
    for place, table in enumerate(evening.rounds[-1].tables, 1):
        for seat, member in enumerate(table.seats):
            free = sorted(record.club.evening(number).free)
            if member is None and free:
                record.add(SeatChanged(number, round_number, place, seat, free[0]))
            elif member is not None and chance.random() < 0.02 and len(table.members) > 2:
                record.add(PresenceNoted(number, member, Presence.NO_SHOW))
                record.add(SeatChanged(number, round_number, place, seat, None))


def _settle_table(record: ClubRecord, chance: Random, at: tuple[int, int, int]) -> None:
    table = record.club.table(*at)
    lines, rest = random_lines(chance, table.seats, 6)
    record.add(SlipWritten(*at, RULES, tuple(lines), rest, "table"))
    slip = record.club.table(*at).slip
    assert slip is not None
    for member in sorted(record.club.table(*at).missing):
        if chance.random() < 0.9:
            record.add(SlipAnswered(*at, member, slip.seal, agreed=True))
        elif chance.random() < 0.5:
            record.add(SlipAnswered(*at, member, slip.seal, agreed=False))
    if record.club.table(*at).disputed:
        _rule(record, chance, at)
    elif record.club.table(*at).missing:
        record.add(SlipConfirmed(*at, slip.seal))


def _rule(record: ClubRecord, chance: Random, at: tuple[int, int, int]) -> None:
    slip = record.club.table(*at).slip
    assert slip is not None
    after = tuple(random_lines(chance, tuple(line.member for line in slip.lines), 6)[0])
    rest = -sum(line.counters for line in after)
    record.add(RulingMade(*at, chance.choice(list(RulingReason)), slip.lines, after, rest))
