"""Tests of a club's record: what it refuses, what it keeps, and that its list follows from it alone."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spadille.club.entries import (
    AnyEntry,
    ClubOpened,
    EveningClosed,
    MemberJoined,
    Presence,
    PresenceNoted,
    RoundDrawn,
    RulingMade,
    RulingReason,
    SeatChanged,
    SlipAnswered,
    SlipConfirmed,
    SlipLine,
    SlipWritten,
    decode_entry,
    encode_entry,
)
from spadille.club.reducer import CorruptRecord, is_fairly_drawn, reduce_record
from spadille.club.standings import RANK_NAMES, Standing, compute_standing
from spadille.club.state import Club
from spadille.club.transfer import ClubFile, read_club_part, write_club_file
from spadille.rules.refusal import NotAllowed
from tests.club.simulated_evenings import (
    RULES,
    SIZES,
    ClubRecord,
    draw_round,
    open_club,
    open_evening,
    play_evening,
)

ID = "abcdefghjkmnpqrs"


def line(member: int | None, counters: int, **more: object) -> SlipLine:
    return SlipLine(member, 6, 2, 1, 1, counters, 40, **more)  # type: ignore[arg-type]


def three_at_a_table(**season: object) -> ClubRecord:
    """Return the record of a club whose only evening has one table of three."""
    record, chance = open_club(4, **season), Random(1)
    first = open_evening(record, chance)
    for member in (1, 2, 3):
        record.add(PresenceNoted(1, member, Presence.IN))
    draw_round(record, chance, first)
    return record


def write(record: ClubRecord, *lines: SlipLine, rest: int = 0, settle: bool = True) -> str:
    """Add a slip of the only table, and let all agree."""
    record.add(SlipWritten(1, len(record.club.evening(1).rounds), 1, RULES, lines, rest, "table"))
    table = record.club.table(1, len(record.club.evening(1).rounds), 1)
    assert table.slip is not None
    for member in sorted(table.missing) if settle else ():
        record.add(SlipAnswered(1, 1, 1, member, table.slip.seal, agreed=True))
    return table.slip.seal


def refusal(record: ClubRecord, entry: AnyEntry) -> str:
    before = record.club
    with pytest.raises(NotAllowed) as refused:
        record.add(entry)
    assert record.club is before
    return refused.value.code


def check_laws(record: ClubRecord) -> Standing:
    """Check the laws of a record, and return the list of its season."""
    again = reduce_record(record.entries)
    assert again == record.club
    standing = compute_standing(again, 1)
    assert repr(standing) == repr(compute_standing(record.club, 1))
    everything = sum(total.counters for row in standing.rows for total in row.evenings)
    assert everything + standing.others == 0
    for evening in record.club.evenings:
        for drawn in evening.rounds:
            for table in drawn.tables:
                assert (
                    table.slip is None
                    or sum(part.counters for part in table.slip.lines) + table.slip.rest == 0
                )
    file = ClubFile(ID, tuple(record.entries), record.names)
    text = write_club_file(file)
    part = read_club_part(text, None)
    assert part.last
    assert part.club == record.club
    assert write_club_file(ClubFile(part.id or "", part.entries, part.names)) == text
    return standing


def simulate(seed: int, members: int, evenings: int) -> None:
    chance = Random(seed)
    by = chance.choice(("counters", "points"))
    record = open_club(
        members, ranks_by=by, drop_worst=chance.randint(0, 2), least_events=chance.randint(1, 2)
    )
    for _ in range(evenings):
        play_evening(record, chance, chance.randint(1, 3))
    standing = check_laws(record)
    assert {row.member for row in standing.rows} <= set(range(1, members + 1))
    places = [row.place for row in standing.rows if row.place is not None]
    assert places == sorted(places)


def test_simulated_evenings_keep_the_laws() -> None:
    for seed in range(50):
        simulate(seed, 3 + seed * 37 % 38, 4)


@pytest.mark.long
def test_ten_thousand_simulated_evenings_keep_the_laws() -> None:
    for seed in range(2500):
        simulate(1000 + seed, 3 + seed % 38, 4)


def test_a_draw_can_be_verified_from_the_record() -> None:
    record, chance = open_club(9), Random(3)
    first = open_evening(record, chance)
    for member in range(1, 10):
        record.add(PresenceNoted(1, member, Presence.IN))
    before = record.club
    draw_round(record, chance, first)
    entry = decode_entry(record.entries[-1].payload)
    assert isinstance(entry, RoundDrawn)
    assert is_fairly_drawn(before, entry, SIZES)
    swapped = (entry.tables[1], entry.tables[0], *entry.tables[2:])
    assert not is_fairly_drawn(before, replace(entry, tables=swapped), SIZES)
    assert refusal(ClubRecordFrom(before), replace(entry, secret="00" * 32)) == "other-secret"


class ClubRecordFrom(ClubRecord):
    """A record that goes on from a state."""

    def __init__(self, club: Club) -> None:
        super().__init__()
        self._club = club


def test_a_slip_must_balance_with_the_pots() -> None:
    record = three_at_a_table()
    lines = (line(1, 10), line(2, -4), line(3, -4))
    assert refusal(record, SlipWritten(1, 1, 1, RULES, lines, 0, "table")) == "slip-unbalanced"
    write(record, *lines, rest=-2)
    assert compute_standing(record.club, 1).others == -2


def test_results_by_other_rules_do_not_come_onto_the_list() -> None:
    record = three_at_a_table()
    assert refusal(record, SlipWritten(1, 1, 1, "tapp-0", (line(1, 0),), 0, "sheet")) == "other-rules"


def test_bots_and_leavers_are_not_ranked_for_what_they_did_not_play() -> None:
    record = three_at_a_table(ranks_by="counters")
    left = line(3, 30, left=True)
    write(record, line(1, -10), line(2, -30), left, line(None, 10))
    standing = compute_standing(record.club, 1)
    assert [(row.member, row.counters, row.points) for row in standing.rows] == [
        (3, 30, 0),
        (1, -10, 2),
        (2, -30, 1),
    ]
    assert standing.others == 10
    assert standing.rows[0].evenings[0].left


def test_a_member_who_left_need_not_agree() -> None:
    record = three_at_a_table()
    write(record, line(1, 5), line(2, -5), line(3, 0, left=True))
    assert record.club.table(1, 1, 1).settled


def test_a_new_slip_needs_new_agreement_and_an_old_seal_is_refused() -> None:
    record = three_at_a_table()
    old = write(record, line(1, 5), line(2, -5), line(3, 0), settle=False)
    record.add(SlipAnswered(1, 1, 1, 1, old, agreed=True))
    write(record, line(1, 6), line(2, -6), line(3, 0), settle=False)
    assert record.club.table(1, 1, 1).missing == {1, 2, 3}
    assert refusal(record, SlipAnswered(1, 1, 1, 1, old, agreed=True)) == "other-slip"
    assert refusal(record, SlipConfirmed(1, 1, 1, old)) == "other-slip"


def test_a_member_may_say_that_something_is_wrong_until_all_have_agreed() -> None:
    record = three_at_a_table()
    seal = write(record, line(1, 5), line(2, -5), line(3, 0), settle=False)
    record.add(SlipAnswered(1, 1, 1, 2, seal, agreed=False))
    assert record.club.table(1, 1, 1).disputed == {2}
    assert refusal(record, SlipAnswered(1, 1, 1, 4, seal, agreed=True)) == "not-on-slip"
    for member in (1, 2, 3):
        record.add(SlipAnswered(1, 1, 1, member, seal, agreed=True))
    assert record.club.table(1, 1, 1).settled
    assert refusal(record, SlipAnswered(1, 1, 1, 2, seal, agreed=False)) == "slip-settled"
    assert refusal(record, SlipWritten(1, 1, 1, RULES, (line(1, 0),), 0, "sheet")) == "slip-settled"


def test_a_closed_evening_changes_by_a_ruling_alone_which_keeps_before_and_after() -> None:
    record = three_at_a_table()
    before = (line(1, 5), line(2, -5), line(3, 0))
    assert refusal(record, EveningClosed(1)) == "slips-missing"
    seal = write(record, *before)
    record.add(EveningClosed(1))
    assert refusal(record, PresenceNoted(1, 4, Presence.LATE)) == "evening-closed"
    assert refusal(record, SlipConfirmed(1, 1, 1, seal)) == "evening-closed"
    assert refusal(record, EveningClosed(1)) == "evening-closed"
    after = (line(1, 3), line(2, -5), line(3, 0))
    ruling = RulingMade(1, 1, 1, RulingReason.PENALTY, before, after, 2)
    assert refusal(record, replace(ruling, before=after)) == "other-slip"
    assert refusal(record, replace(ruling, rest=0)) == "slip-unbalanced"
    record.add(ruling)
    assert record.club.evening(1).rulings == (ruling,)
    assert compute_standing(record.club, 1).rows[0].counters == 3
    check_laws(record)


def test_a_seat_goes_to_a_bot_or_to_a_member_who_is_free() -> None:
    record = three_at_a_table()
    assert refusal(record, SeatChanged(1, 1, 1, 0, 4)) == "not-free"
    record.add(PresenceNoted(1, 4, Presence.LATE))
    missing = record.club.table(1, 1, 1).seats[0]
    assert missing is not None
    record.add(PresenceNoted(1, missing, Presence.NO_SHOW))
    record.add(SeatChanged(1, 1, 1, 0, None))
    record.add(SeatChanged(1, 1, 1, 0, 4))
    assert record.club.table(1, 1, 1).seats[0] == 4
    write(record, *(line(member, 0) for member in record.club.table(1, 1, 1).seats))
    assert refusal(record, SeatChanged(1, 1, 1, 0, None)) == "round-over"


def test_the_worst_evenings_need_not_count_and_few_evenings_give_no_place() -> None:
    record, chance = open_club(3, ranks_by="counters", drop_worst=1, least_events=2), Random(5)
    for number, figures in enumerate(((10, -4, -6), (-8, 2, 6), (1, -1, 0)), 1):
        first = open_evening(record, chance)
        for member in (1, 2, 3):
            record.add(PresenceNoted(number, member, Presence.IN))
        draw_round(record, chance, first)
        lines = tuple(line(member, figure) for member, figure in enumerate(figures, 1))
        record.add(SlipWritten(number, 1, 1, RULES, lines, 0, "sheet"))
        slip = record.club.table(number, 1, 1).slip
        assert slip is not None
        record.add(SlipConfirmed(number, 1, 1, slip.seal))
        record.add(EveningClosed(number))
        if number == 1:
            assert [row.place for row in compute_standing(record.club, 1).rows] == [None] * 3
    standing = compute_standing(record.club, 1)
    assert [(row.member, row.counters, row.place) for row in standing.rows] == [
        (1, 11, 1),
        (3, 6, 2),
        (2, 1, 3),
    ]
    assert [row.rank for row in standing.rows] == ["ace", "queen", "nine"]
    assert set(RANK_NAMES) > {"ace", "queen", "nine"}


def test_a_member_has_no_rank_before_a_hundred_decisions() -> None:
    record = three_at_a_table()
    write(record, line(1, 5), line(2, -5), line(3, 0))
    assert [row.rank for row in compute_standing(record.club, 1).rows] == [None] * 3


@given(st.sampled_from(range(1, 40)), st.integers(0, 255))
@settings(max_examples=60, deadline=None)
def test_a_changed_entry_is_noticed(place: int, letter: int) -> None:
    record = three_at_a_table()
    write(record, line(1, 5), line(2, -5), line(3, 0))
    at = place % len(record.entries)
    stored = record.entries[at]
    changed = replace(
        stored, payload=stored.payload.replace(stored.payload[place % len(stored.payload)], chr(letter))
    )
    if changed == stored:
        return
    entries = [*record.entries[:at], changed, *record.entries[at + 1 :]]
    with pytest.raises(CorruptRecord) as corrupt:
        reduce_record(entries)
    assert corrupt.value.seq == at + 1
    if at + 1 < len(record.entries):
        with pytest.raises(CorruptRecord):
            reduce_record([*record.entries[:at], *record.entries[at + 1 :]])


@given(st.data())
@settings(max_examples=60, deadline=None)
def test_a_spoilt_file_is_refused_with_the_line(data: st.DataObject) -> None:
    record = three_at_a_table()
    lines = write_club_file(ClubFile(ID, tuple(record.entries), record.names)).splitlines()
    number = data.draw(st.integers(0, len(lines) - 1))
    spoilt = data.draw(
        st.sampled_from(["", "{}", "[]", "x", "{" * 5000, json.dumps({"lines": 1}), lines[number] + "}"])
    )
    text = "\n".join([*lines[:number], spoilt, *lines[number + 1 :]]) + "\n"
    with pytest.raises(NotAllowed) as refused:
        read_club_part(text, None)
    assert refused.value.code == "club-file-unread"


def test_entries_are_encoded_and_decoded_without_change() -> None:
    record = three_at_a_table()
    for stored in record.entries:
        assert encode_entry(decode_entry(stored.payload)) == stored.payload
    for text in ("", "{}", '{"kind":"joined"}', '{"member":0,"kind":"joined"}', '{"member":1,"kind":"wine"}'):
        with pytest.raises(NotAllowed, match="malformed"):
            decode_entry(text)


def test_members_are_numbered_and_a_club_is_opened_once() -> None:
    record = open_club(2)
    assert refusal(record, MemberJoined(2)) == "no-such-member"
    assert refusal(record, ClubOpened("", "six-bid", "standard", {}, RULES)) == "club-open"
    assert refusal(record, PresenceNoted(1, 1, Presence.IN)) == "no-such-evening"
