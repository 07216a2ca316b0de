"""Tests of corrupted files: damage is detected and reported, damaged tables are not played, and all other
data is kept.
"""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from spadille.server.ops.audit import audit
from spadille.server.ops.export_import import export_database, import_database
from spadille.server.ops.repair import repair
from spadille.server.ops.serve import _report_corruption
from spadille.storage import Corrupted, DatabaseUnavailable, DatabaseUnusable, Event, open_store
from spadille.storage import accounts as people
from spadille.storage.clubs import load_club, load_entries, load_names
from spadille.storage.hash_chain import encode_payload, seal_event
from spadille.storage.store import Player
from spadille.text import LANGUAGES, load_catalogue
from tests.club.simulated_evenings import open_club
from tests.support.bit_flips import copy_file, event_bits, flip_bit, sample_bits
from tests.support.client import Guest, play_randomly, run_server

EventLogs = dict[str, list[Event]]


@pytest.fixture(scope="module")
def played_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a database file with a finished match, an unfinished deal, and a table without a deal."""
    file = tmp_path_factory.mktemp("evening") / "tables.sqlite"
    with run_server(file) as address, Guest(address, "Ann Åström") as ann, Guest(address, "Bo") as bo:
        first, second, _ = (
            ann.open_table(free=[1]),
            ann.open_table(game="german-solo", seats=4),
            bo.open_table(),
        )
        bo.sit(first, 1)
        play_randomly([ann.page(first), bo.page(first)], Random(3), lambda table: table.stage == "finished")
        ann.page(second).until(lambda state: state.view is not None)
    return file


BESIDE = """
INSERT INTO sheets SELECT 'sheet', id, '[]', 1, '2026-11-05T19:30:00.000Z' FROM players WHERE name = 'Bo';
INSERT INTO push_subscriptions
SELECT devices.id, 'https://push.example/1', x'04', x'05', 'https://solo.example', 'en'
FROM devices JOIN players ON players.id = devices.player WHERE players.name = 'Bo';
INSERT INTO vapid_keys VALUES ('bell', x'06');
"""
"""Rows that a database may have besides its tables: a score sheet, a push subscription and a VAPID key."""
RECORD = open_club(2)
CLUB = "".join(
    f"INSERT INTO club_entries VALUES ('club', {n}, '{entry.payload}', '{entry.time}', '{entry.seal}');"
    for n, entry in enumerate(RECORD.entries, 1)
)
BESIDE += f"""
INSERT INTO clubs VALUES ('club', x'01', x'02', x'03', '{RECORD.club.head}', 0);
{CLUB}
INSERT INTO club_names SELECT 'club', 3, 1, id, 'Bo' FROM players WHERE name = 'Bo';
INSERT INTO club_names VALUES ('club', 4, 2, NULL, 'Cleo');
INSERT INTO club_directors SELECT 'club', id FROM players WHERE name = 'Bo';
"""


@pytest.fixture(scope="module")
def event_logs(played_file: Path) -> EventLogs:
    """Return the event logs of the undamaged file."""
    return read_event_logs(played_file)


def read_event_logs(file: Path) -> EventLogs:
    with closing(sqlite3.connect(file)) as connection:
        names = [name for (name,) in connection.execute("SELECT id FROM tables ORDER BY opened")]
    with closing(open_store(file)) as store:
        return {name: store.load_events(name) for name in names}


@pytest.fixture
def broken(played_file: Path, tmp_path: Path) -> Callable[..., Path]:
    """Return a function that copies the undamaged file, changes the copy by SQL statements, and returns its
    path.
    """

    def changed(*orders: str) -> Path:
        file = copy_file(played_file, tmp_path / "broken.sqlite")
        with closing(sqlite3.connect(file)) as connection:
            for order in orders:
                connection.execute(order)
            connection.commit()
        return file

    return changed


def test_an_undamaged_file_passes_the_audit(
    played_file: Path, event_logs: EventLogs, capsys: pytest.CaptureFixture[str]
) -> None:
    assert audit(str(played_file)) == 0
    assert capsys.readouterr().out.endswith(f"3 tables, {sum(map(len, event_logs.values()))} events.\n")
    assert audit(data=played_file, language="sv") == 0
    assert "är hel: 3 bord" in capsys.readouterr().out


LONGEST = "(SELECT table_id FROM events GROUP BY table_id ORDER BY count(*) DESC LIMIT 1)"


@pytest.mark.parametrize(
    ("order", "what"),
    [
        (f"UPDATE events SET payload = '{{}}' WHERE seq = 9 AND table_id = {LONGEST}", "event 9: not as it"),
        (f"UPDATE events SET time = '2000' WHERE seq = 9 AND table_id = {LONGEST}", "event 9: not as it"),
        (f"UPDATE events SET player = NULL WHERE seq = 1 AND table_id = {LONGEST}", "event 1: not as it"),
        (f"UPDATE events SET seal = x'' WHERE seq = 9 AND table_id = {LONGEST}", "event 9: not as it"),
        (f"DELETE FROM events WHERE seq = 9 AND table_id = {LONGEST}", "event 9: missing"),
        (f"DELETE FROM events WHERE seq > 9 AND table_id = {LONGEST}", "from event 10 on"),
        (f"DELETE FROM events WHERE table_id = {LONGEST}", "not one of its events"),
        (f"DELETE FROM tables WHERE id = {LONGEST}", "no such table in the list"),
        (f"UPDATE tables SET head = NULL WHERE id = {LONGEST}", "its last events are missing"),
    ],
)
def test_a_manipulated_table_is_reported_and_the_others_continue(
    order: str,
    what: str,
    broken: Callable[..., Path],
    event_logs: EventLogs,
    capsys: pytest.CaptureFixture[str],
) -> None:
    file = broken(order)
    harmed = max(event_logs, key=lambda name: len(event_logs[name]))
    assert audit(str(file)) == 1
    printed = capsys.readouterr().out
    assert f"Table {harmed}" in printed
    assert what in printed
    with closing(open_store(file)) as store:
        assert [fault.table for fault in store.find_corruption()] == [harmed]
        assert [store.load_events(name) for name in event_logs if name != harmed] == [
            story for name, story in event_logs.items() if name != harmed
        ]
        with suppress(Corrupted):
            assert store.load_events(harmed) == []


def test_a_table_listed_as_another_game_is_reported(
    broken: Callable[..., Path], capsys: pytest.CaptureFixture[str]
) -> None:
    assert audit(str(broken("UPDATE tables SET game = 'progressive'"))) == 1
    assert capsys.readouterr().out.count("the list describes it differently") == 3


@pytest.mark.parametrize(
    ("order", "what"),
    [
        (
            "DELETE FROM pseudonyms WHERE seq = 1 AND table_id = (SELECT min(id) FROM tables)",
            "is missing from the list",
        ),
        (
            "UPDATE pseudonyms AS p SET player = (SELECT id FROM players WHERE id <> p.player) WHERE seq = 1",
            "who did not",
        ),
        ("UPDATE pseudonyms SET pseudonym = 'guest-nobody' WHERE seq = 1", "who did not"),
        ("UPDATE pseudonyms SET seq = 900 WHERE seq = 1", "event 900: the list names a player"),
    ],
)
def test_pseudonyms_are_checked_against_the_events_and_repaired(
    order: str, what: str, broken: Callable[..., Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = broken(order)
    assert audit(str(file)) == 1
    assert what in capsys.readouterr().out
    assert repair(str(file), tmp_path / "mended.sqlite") == 0
    assert audit(str(tmp_path / "mended.sqlite")) == 0


def test_a_deleted_player_is_not_reported_missing(
    broken: Callable[..., Path], capsys: pytest.CaptureFixture[str]
) -> None:
    file = broken()
    with closing(sqlite3.connect(file)) as connection, connection:
        ((player,),) = connection.execute("SELECT id FROM players WHERE name = 'Bo'")
        for order in people.erase_player(Player(player, "Bo")):
            connection.execute(*order)
    assert audit(str(file)) == 0
    assert "is sound" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("kind", "payload"),
    [
        ("opened", {}),
        ("opened", {"line_up": 3}),
        ("opened", {"line_up": [{"player": 7}]}),
        ("acted", {"action": "9 bid solo"}),
    ],
)
def test_an_impossible_event_is_reported_though_its_hashes_are_right(
    broken: Callable[..., Path],
    event_logs: EventLogs,
    capsys: pytest.CaptureFixture[str],
    kind: str,
    payload: dict[str, object],
) -> None:
    table, events = next(iter(event_logs.items()))
    file, seal = broken(), b""
    first = next(place for place, event in enumerate(events) if event.kind == kind)
    with closing(sqlite3.connect(file)) as connection, connection:
        for event in [*events[:first], replace(events[first], payload=payload), *events[first + 1 :]]:
            seal = seal_event(event, seal).seal
            connection.execute(
                "UPDATE events SET payload = ?, seal = ? WHERE table_id = ? AND seq = ?",
                (encode_payload(event.payload), seal, table, event.seq),
            )
        connection.execute("UPDATE tables SET head = ? WHERE id = ?", (seal, table))
    assert audit(str(file)) == 1
    assert "cannot have happened, by the rules" in capsys.readouterr().out


def _exported(file: Path, to: Path) -> list[str]:
    export_database(to, data=file)
    return to.read_text("utf-8").splitlines()


def _without_seals(line: str) -> str:
    fields = json.loads(line)
    return json.dumps({name: value for name, value in fields.items() if name not in ("seal", "head")})


def test_a_changed_dump_is_not_imported(
    played_file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = _exported(played_file, tmp_path / "copy.jsonl")
    place = next(place for place, line in enumerate(lines) if '"kind": "acted"' in line)
    lines[place] = lines[place].replace('"deal": 1', '"deal": 2')
    (tmp_path / "spoilt.jsonl").write_text("\n".join(lines), "utf-8")
    with pytest.raises(SystemExit) as ended:
        import_database(tmp_path / "spoilt.jsonl", data=tmp_path / "other.sqlite")
    assert ended.value.code == 1
    printed = capsys.readouterr().err
    assert "not as it was written" in printed
    assert "Nothing was taken from it" in printed


def test_the_repair_of_an_undamaged_file_is_the_same(played_file: Path, tmp_path: Path) -> None:
    assert repair(str(played_file), tmp_path / "new.sqlite") == 0
    new = _exported(tmp_path / "new.sqlite", tmp_path / "new.jsonl")
    assert new == _exported(played_file, tmp_path / "old.jsonl")


def test_score_sheets_push_subscriptions_and_the_vapid_key_are_saved_too(
    played_file: Path, tmp_path: Path
) -> None:
    file = copy_file(played_file, tmp_path / "old.sqlite")
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(BESIDE)
    assert repair(str(file), tmp_path / "new.sqlite") == 0
    new = _exported(tmp_path / "new.sqlite", tmp_path / "new.jsonl")
    assert new == _exported(file, tmp_path / "old.jsonl")
    for name in ("sheets", "push_subscriptions", "vapid_keys", "clubs", "club_entries", "club_names"):
        assert any(f'"table": "{name}"' in line for line in new)


def test_the_intact_beginning_of_a_clubs_record_is_saved(played_file: Path, tmp_path: Path) -> None:
    file = copy_file(played_file, tmp_path / "old.sqlite")
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(BESIDE + "UPDATE club_entries SET time = 'x' WHERE seq = 4;")
    assert repair(str(file), tmp_path / "new.sqlite") == 1
    with closing(open_store(tmp_path / "new.sqlite")) as store:
        assert load_entries(store, "club") == RECORD.entries[:3]
        assert [name.name for name in load_names(store, "club")] == ["Bo"]
        club = load_club(store, "club")
        assert club is not None
        assert club.head == RECORD.entries[2].seal


def test_a_subscription_without_its_device_and_a_damaged_sheet_are_left_out_and_reported(
    played_file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = copy_file(played_file, tmp_path / "old.sqlite")
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(
            BESIDE + "UPDATE sheets SET log = x'00'; UPDATE devices SET created = x'00';"
        )
    assert audit(str(file)) == 1
    assert "sheets" in capsys.readouterr().out
    assert repair(str(file), tmp_path / "new.sqlite") == 1
    saved = "".join(_exported(tmp_path / "new.sqlite", tmp_path / "new.jsonl"))
    assert '"table": "vapid_keys"' in saved
    assert '"table": "sheets"' not in saved
    assert '"table": "push_subscriptions"' not in saved


def test_a_damaged_table_is_saved_up_to_the_damage_and_all_others_whole(
    broken: Callable[..., Path], event_logs: EventLogs, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = broken(f"UPDATE events SET payload = '{{}}' WHERE seq = 9 AND table_id = {LONGEST}")
    assert repair(str(file), tmp_path / "new.sqlite") == 1
    assert "its first 8 events were saved" in capsys.readouterr().out
    harmed = max(event_logs, key=lambda name: len(event_logs[name]))
    saved = event_logs | {harmed: event_logs[harmed][:8]}
    assert read_event_logs(tmp_path / "new.sqlite") == saved
    assert audit(str(tmp_path / "new.sqlite")) == 0


def test_a_player_whose_row_is_lost_keeps_name_and_seat(
    broken: Callable[..., Path], event_logs: EventLogs, tmp_path: Path
) -> None:
    file = broken("UPDATE players SET created = x'00' WHERE name LIKE 'Ann%'")
    assert audit(str(file)) == 1
    assert repair(str(file), tmp_path / "new.sqlite") == 1
    assert read_event_logs(tmp_path / "new.sqlite") == event_logs
    with closing(sqlite3.connect(tmp_path / "new.sqlite")) as connection:
        assert sorted(connection.execute("SELECT name FROM players")) == [("Ann Åström",), ("Bo",)]


def test_a_damaged_name_damages_no_table(broken: Callable[..., Path], event_logs: EventLogs) -> None:
    """Names are not part of the hash chain, so a damaged name must not stop a table or the export of its
    record.
    """
    file = broken("UPDATE pseudonyms SET name = CAST(x'416EFF' AS TEXT)")
    with run_server(file) as address, Guest(address, "Cy") as cy:
        people = [
            seat.name for table in event_logs for seat in cy.fetch_table(table).seats if seat.bot is None
        ]
    assert people == ["An\\udcff"] * 4


def test_repair_overwrites_no_file(
    played_file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "there").write_text("a shopping list")
    with pytest.raises(SystemExit) as ended:
        repair(str(played_file), tmp_path / "there")
    assert ended.value.code == 2
    assert "is there already" in capsys.readouterr().err
    assert (tmp_path / "there").read_text() == "a shopping list"


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unreadable_file_is_reported(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "list").write_bytes(b"a shopping list, not a table\n" * 400)
    (tmp_path / "nothing").write_bytes(b"")
    (tmp_path / "round").symlink_to(tmp_path / "round")
    with closing(sqlite3.connect(tmp_path / "recipes")) as other:
        other.execute("CREATE TABLE recipes (name)")
    others = ("list", "nothing", "round", "recipes", "nowhere", "nowhere/at/all", "list/in/it", ".")
    for place in (*(str(tmp_path / name) for name in others), "mysql://club", "postgresql://:x"):
        for what in (audit, lambda at, **how: repair(at, tmp_path / "new.sqlite", **how)):
            with pytest.raises(SystemExit) as ended:
                what(place, language=language)
            printed = capsys.readouterr().err
            assert (ended.value.code, printed.count("\n")) == (2, 1), place
            assert printed.startswith("spadille: ")
            assert not (tmp_path / "new.sqlite").exists()


def assert_noticed(file: Path, event_logs: EventLogs, folder: Path) -> None:
    """Check that the damage is detected, and that no operation returns events other than the true ones."""
    assert audit(str(file)) == 1
    assert repair(str(file), folder / "repaired.sqlite") in (0, 1)
    _are_beginnings(read_event_logs(folder / "repaired.sqlite"), event_logs)
    assert audit(str(folder / "repaired.sqlite")) == 0
    for matches in (False, True):
        with pytest.raises(SystemExit) as ended:
            export_database(folder / f"copy {matches}.jsonl", data=file, matches=matches)
        assert ended.value.code == 1
    _starts(file, event_logs)


def _starts(file: Path, event_logs: EventLogs) -> None:
    """Start the server. Check that it either reports the damaged tables or refuses the file."""
    with suppress(DatabaseUnusable), closing(open_store(file)) as store:
        harmed = {fault.table for fault in store.find_corruption()}
        assert harmed
        for name, story in event_logs.items():
            try:
                assert store.load_events(name) == story
            except (Corrupted, DatabaseUnavailable):
                assert name in harmed


def _are_beginnings(saved: EventLogs, event_logs: EventLogs) -> None:
    for name, story in saved.items():
        assert without_names(story) == without_names(event_logs[name][: len(story)])


def without_names(story: list[Event]) -> list[Event]:
    """Return the events without the names of players, which are not part of the hash chain."""
    return [replace(event, joined={}) for event in story]


@pytest.fixture
def new_folder(tmp_path: Path) -> Callable[[], Path]:
    """Return a function that returns a new folder for each attempt to corrupt the file."""
    tries = iter(range(1 << 20))
    return lambda: tmp_path / str(next(tries))


def assert_survived(file: Path, event_logs: EventLogs, folder: Path) -> None:
    """Check that every operation on the file either returns the true events or reports an error."""
    with suppress(SystemExit):
        audit(str(file))
        repair(str(file), folder / "repaired.sqlite")
        _are_beginnings(read_event_logs(folder / "repaired.sqlite"), event_logs)
    for matches in (False, True):
        with suppress(SystemExit):
            export_database(folder / f"copy {matches}.jsonl", data=file, matches=matches)
    with suppress(DatabaseUnusable, DatabaseUnavailable), closing(open_store(file)) as store:
        harmed = {fault.table for fault in store.find_corruption()}
        for name in event_logs.keys() - harmed:
            assert without_names(store.load_events(name)) == without_names(event_logs[name])


def test_a_flipped_bit_in_an_event_is_found(
    played_file: Path, event_logs: EventLogs, new_folder: Callable[[], Path]
) -> None:
    bits = event_bits(played_file, list(event_logs))
    for bit in sample_bits(bits, 40, "looked at"):
        assert audit(str(flip_bit(played_file, bit, new_folder() / "tables.sqlite"))) == 1
    for bit in sample_bits(bits, 5, "played on"):
        assert_noticed(
            flip_bit(played_file, bit, (folder := new_folder()) / "tables.sqlite"), event_logs, folder
        )


def test_a_flipped_bit_anywhere_is_survived(
    played_file: Path, event_logs: EventLogs, new_folder: Callable[[], Path]
) -> None:
    for bit in sample_bits(range(played_file.stat().st_size * 8), 4, "anywhere"):
        assert_survived(
            flip_bit(played_file, bit, (folder := new_folder()) / "tables.sqlite"), event_logs, folder
        )


def test_a_listed_table_without_events_is_not_taken_for_a_new_one(
    broken: Callable[..., Path], event_logs: EventLogs
) -> None:
    shortest = min(event_logs, key=lambda name: len(event_logs[name]))
    file = broken(f"UPDATE events SET table_id = 'elsewhere' WHERE table_id = '{shortest}'")
    with closing(open_store(file)) as store, pytest.raises(Corrupted, match=f"{shortest} 1 no-events"):
        store.load_events(shortest)
    _starts(file, event_logs)


def test_a_table_with_a_damaged_id_is_reported_or_whole(
    played_file: Path, event_logs: EventLogs, new_folder: Callable[[], Path]
) -> None:
    """The id of a table is also stored in the index by which a single table is found."""
    shortest = min(event_logs, key=lambda name: len(event_logs[name]))
    places = [found.start() for found in re.finditer(shortest.encode(), played_file.read_bytes())]
    assert len(places) > 2
    for place in places:
        assert_survived(
            flip_bit(played_file, place * 8, (folder := new_folder()) / "tables.sqlite"), event_logs, folder
        )


@pytest.mark.long
def test_a_thousand_flipped_bits_in_events_are_all_found(
    played_file: Path, event_logs: EventLogs, new_folder: Callable[[], Path]
) -> None:
    for bit in sample_bits(event_bits(played_file, list(event_logs)), 1000, "a thousand"):
        assert_noticed(
            flip_bit(played_file, bit, (folder := new_folder()) / "tables.sqlite"), event_logs, folder
        )


@pytest.mark.long
def test_a_thousand_flipped_bits_anywhere_are_survived(
    played_file: Path, event_logs: EventLogs, new_folder: Callable[[], Path]
) -> None:
    for bit in sample_bits(range(played_file.stat().st_size * 8), 1000, "anywhere"):
        assert_survived(
            flip_bit(played_file, bit, (folder := new_folder()) / "tables.sqlite"), event_logs, folder
        )


@pytest.mark.parametrize(
    ("language", "words"), [("en", "cannot be played on"), ("sv", "går det inte att spela vidare")]
)
def test_the_server_names_what_is_damaged_when_it_starts(
    language: str, words: str, broken: Callable[..., Path], capsys: pytest.CaptureFixture[str]
) -> None:
    file = broken(f"DELETE FROM events WHERE seq = 9 AND table_id = {LONGEST}")
    with closing(open_store(file)) as store:
        _report_corruption(load_catalogue(language), file, store)
    named, sentence = capsys.readouterr().err.splitlines()
    assert "9: " in named
    assert words in sentence
