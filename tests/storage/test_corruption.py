"""What a failing disk or another hand changes is noticed and named, never played on; nothing else is lost."""

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
from spadille.storage.hash_chain import encode_payload, seal_event
from spadille.storage.store import Player
from spadille.text import load_catalogue
from tests.support.bit_flips import copied, event_bits, few_of, turned
from tests.support.client import Guest, open_house, play_on

Stories = dict[str, list[Event]]


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with a finished match, a deal that still goes on, and a table where nobody has played."""
    file = tmp_path_factory.mktemp("evening") / "tables.sqlite"
    with open_house(file) as address, Guest(address, "Ann Åström") as ann, Guest(address, "Bo") as bo:
        first, second, _ = (
            ann.open_table(free=[1]),
            ann.open_table(game="german-solo", seats=4),
            bo.open_table(),
        )
        bo.sit(first, 1)
        play_on([ann.page(first), bo.page(first)], Random(3), lambda table: table.stage == "finished")
        ann.page(second).until(lambda state: state.view is not None)
    return file


BESIDE = """
INSERT INTO sheets SELECT 'sheet', id, '[]', 1, '2026-11-05T19:30:00.000Z' FROM players WHERE name = 'Bo';
INSERT INTO push_subscriptions
SELECT devices.id, 'https://push.example/1', x'04', x'05', 'https://solo.example', 'en'
FROM devices JOIN players ON players.id = devices.player WHERE players.name = 'Bo';
INSERT INTO vapid_keys VALUES ('bell', x'06');
"""
"""What a house may keep beside its tables."""


@pytest.fixture(scope="module")
def sound(evening: Path) -> Stories:
    """What happened there."""
    return stories(evening)


def stories(file: Path) -> Stories:
    with closing(sqlite3.connect(file)) as connection:
        names = [name for (name,) in connection.execute("SELECT id FROM tables ORDER BY opened")]
    with closing(open_store(file)) as store:
        return {name: store.load_events(name) for name in names}


@pytest.fixture
def broken(evening: Path, tmp_path: Path) -> Callable[..., Path]:
    """The evening's file after another hand was at it."""

    def changed(*orders: str) -> Path:
        file = copied(evening, tmp_path / "broken.sqlite")
        with closing(sqlite3.connect(file)) as connection:
            for order in orders:
                connection.execute(order)
            connection.commit()
        return file

    return changed


def test_a_sound_file_is_found_sound(
    evening: Path, sound: Stories, capsys: pytest.CaptureFixture[str]
) -> None:
    assert audit(str(evening)) == 0
    assert capsys.readouterr().out.endswith(f"3 tables, {sum(map(len, sound.values()))} events.\n")
    assert audit(data=evening, language="sv") == 0
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
def test_what_another_hand_has_changed_is_named_and_the_others_are_played_on(
    order: str,
    what: str,
    broken: Callable[..., Path],
    sound: Stories,
    capsys: pytest.CaptureFixture[str],
) -> None:
    file = broken(order)
    harmed = max(sound, key=lambda name: len(sound[name]))
    assert audit(str(file)) == 1
    printed = capsys.readouterr().out
    assert f"Table {harmed}" in printed
    assert what in printed
    with closing(open_store(file)) as store:
        assert [fault.table for fault in store.find_corruption()] == [harmed]
        assert [store.load_events(name) for name in sound if name != harmed] == [
            story for name, story in sound.items() if name != harmed
        ]
        with suppress(Corrupted):
            assert store.load_events(harmed) == []


def test_a_table_that_stands_in_the_list_as_another_game_is_named(
    broken: Callable[..., Path], capsys: pytest.CaptureFixture[str]
) -> None:
    assert audit(str(broken("UPDATE tables SET game = 'progressive'"))) == 1
    assert capsys.readouterr().out.count("stands in the list as something other") == 3


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
        ("UPDATE pseudonyms SET seq = 900 WHERE seq = 1", "event 900: the list says that somebody came"),
    ],
)
def test_who_came_with_an_event_is_checked_against_the_event_and_mended(
    order: str, what: str, broken: Callable[..., Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = broken(order)
    assert audit(str(file)) == 1
    assert what in capsys.readouterr().out
    assert repair(str(file), tmp_path / "mended.sqlite") == 0
    assert audit(str(tmp_path / "mended.sqlite")) == 0


def test_whoever_was_forgotten_is_not_missed(
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
def test_an_event_that_cannot_have_happened_is_named_though_its_seals_are_right(
    broken: Callable[..., Path],
    sound: Stories,
    capsys: pytest.CaptureFixture[str],
    kind: str,
    payload: dict[str, object],
) -> None:
    table, events = next(iter(sound.items()))
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


def test_a_copy_that_was_changed_is_not_taken(
    evening: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = _exported(evening, tmp_path / "copy.jsonl")
    place = next(place for place, line in enumerate(lines) if '"kind": "acted"' in line)
    lines[place] = lines[place].replace('"deal": 1', '"deal": 2')
    (tmp_path / "spoilt.jsonl").write_text("\n".join(lines), "utf-8")
    with pytest.raises(SystemExit) as ended:
        import_database(tmp_path / "spoilt.jsonl", data=tmp_path / "other.sqlite")
    assert ended.value.code == 1
    printed = capsys.readouterr().err
    assert "not as it was written" in printed
    assert "Nothing was taken from it" in printed


def test_a_sound_file_is_repaired_to_its_like(evening: Path, tmp_path: Path) -> None:
    assert repair(str(evening), tmp_path / "new.sqlite") == 0
    new = _exported(tmp_path / "new.sqlite", tmp_path / "new.jsonl")
    assert new == _exported(evening, tmp_path / "old.jsonl")


def test_sheets_bells_and_the_houses_key_are_saved_too(evening: Path, tmp_path: Path) -> None:
    file = copied(evening, tmp_path / "old.sqlite")
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(BESIDE)
    assert repair(str(file), tmp_path / "new.sqlite") == 0
    new = _exported(tmp_path / "new.sqlite", tmp_path / "new.jsonl")
    assert new == _exported(file, tmp_path / "old.jsonl")
    for name in ("sheets", "push_subscriptions", "vapid_keys"):
        assert any(f'"table": "{name}"' in line for line in new)


def test_a_bell_without_its_device_and_a_spoilt_sheet_are_left_out_in_words(
    evening: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = copied(evening, tmp_path / "old.sqlite")
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


def test_a_broken_table_is_saved_up_to_where_it_breaks_and_all_others_whole(
    broken: Callable[..., Path], sound: Stories, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = broken(f"UPDATE events SET payload = '{{}}' WHERE seq = 9 AND table_id = {LONGEST}")
    assert repair(str(file), tmp_path / "new.sqlite") == 1
    assert "its first 8 events were saved" in capsys.readouterr().out
    harmed = max(sound, key=lambda name: len(sound[name]))
    saved = sound | {harmed: sound[harmed][:8]}
    assert stories(tmp_path / "new.sqlite") == saved
    assert audit(str(tmp_path / "new.sqlite")) == 0


def test_whose_line_is_lost_keeps_his_name_and_his_seat(
    broken: Callable[..., Path], sound: Stories, tmp_path: Path
) -> None:
    file = broken("UPDATE players SET created = x'00' WHERE name LIKE 'Ann%'")
    assert audit(str(file)) == 1
    assert repair(str(file), tmp_path / "new.sqlite") == 1
    assert stories(tmp_path / "new.sqlite") == sound
    with closing(sqlite3.connect(tmp_path / "new.sqlite")) as connection:
        assert sorted(connection.execute("SELECT name FROM players")) == [("Ann Åström",), ("Bo",)]


def test_a_name_that_came_to_harm_harms_no_table(broken: Callable[..., Path], sound: Stories) -> None:
    """Names are under no seal: the table is played on, and whatever is told of it can be written down."""
    file = broken("UPDATE pseudonyms SET name = CAST(x'416EFF' AS TEXT)")
    with open_house(file) as address, Guest(address, "Cy") as cy:
        people = [seat.name for table in sound for seat in cy.look(table).seats if seat.bot is None]
    assert people == ["An\\udcff"] * 4


def test_repair_writes_over_nothing(
    evening: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "there").write_text("a shopping list")
    with pytest.raises(SystemExit) as ended:
        repair(str(evening), tmp_path / "there")
    assert ended.value.code == 2
    assert "is there already" in capsys.readouterr().err
    assert (tmp_path / "there").read_text() == "a shopping list"


@pytest.mark.parametrize("language", ["en", "sv"])
def test_where_nothing_can_be_read_that_is_said(
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


def noticed(file: Path, sound: Stories, folder: Path) -> None:
    """Damage is found by the audit; nothing stumbles over it, and nothing is told but what happened."""
    assert audit(str(file)) == 1
    assert repair(str(file), folder / "repaired.sqlite") in (0, 1)
    _are_beginnings(stories(folder / "repaired.sqlite"), sound)
    assert audit(str(folder / "repaired.sqlite")) == 0
    for matches in (False, True):
        with pytest.raises(SystemExit) as ended:
            export_database(folder / f"copy {matches}.jsonl", data=file, matches=matches)
        assert ended.value.code == 1
    _starts(file, sound)


def _starts(file: Path, sound: Stories) -> None:
    """The server starts and names the tables that are harmed, or says that it leaves the file alone."""
    with suppress(DatabaseUnusable), closing(open_store(file)) as store:
        harmed = {fault.table for fault in store.find_corruption()}
        assert harmed
        for name, story in sound.items():
            try:
                assert store.load_events(name) == story
            except (Corrupted, DatabaseUnavailable):
                assert name in harmed


def _are_beginnings(saved: Stories, sound: Stories) -> None:
    for name, story in saved.items():
        assert nameless(story) == nameless(sound[name][: len(story)])


def nameless(story: list[Event]) -> list[Event]:
    """What happened, by the ids of the table alone: the names beside it are under no seal."""
    return [replace(event, joined={}) for event in story]


@pytest.fixture
def copies(tmp_path: Path) -> Callable[[], Path]:
    """A folder for each of many tries."""
    tries = iter(range(1 << 20))
    return lambda: tmp_path / str(next(tries))


def survived(file: Path, sound: Stories, folder: Path) -> None:
    """Wherever a bit is turned, whatever is done with the file ends in an answer that tells nothing else."""
    with suppress(SystemExit):
        audit(str(file))
        repair(str(file), folder / "repaired.sqlite")
        _are_beginnings(stories(folder / "repaired.sqlite"), sound)
    for matches in (False, True):
        with suppress(SystemExit):
            export_database(folder / f"copy {matches}.jsonl", data=file, matches=matches)
    with suppress(DatabaseUnusable, DatabaseUnavailable), closing(open_store(file)) as store:
        harmed = {fault.table for fault in store.find_corruption()}
        for name in sound.keys() - harmed:
            assert nameless(store.load_events(name)) == nameless(sound[name])


def test_a_bit_turned_in_an_event_is_found(evening: Path, sound: Stories, copies: Callable[[], Path]) -> None:
    bits = event_bits(evening, list(sound))
    for bit in few_of(bits, 40, "looked at"):
        assert audit(str(turned(evening, bit, copies() / "tables.sqlite"))) == 1
    for bit in few_of(bits, 5, "played on"):
        noticed(turned(evening, bit, (folder := copies()) / "tables.sqlite"), sound, folder)


def test_a_bit_turned_anywhere_is_survived(evening: Path, sound: Stories, copies: Callable[[], Path]) -> None:
    for bit in few_of(range(evening.stat().st_size * 8), 4, "anywhere"):
        survived(turned(evening, bit, (folder := copies()) / "tables.sqlite"), sound, folder)


def test_a_listed_table_whose_events_are_gone_is_never_taken_for_a_new_one(
    broken: Callable[..., Path], sound: Stories
) -> None:
    shortest = min(sound, key=lambda name: len(sound[name]))
    file = broken(f"UPDATE events SET table_id = 'elsewhere' WHERE table_id = '{shortest}'")
    with closing(open_store(file)) as store, pytest.raises(Corrupted, match=f"{shortest} 1 no-events"):
        store.load_events(shortest)
    _starts(file, sound)


def test_wherever_a_tables_id_comes_to_harm_the_table_is_named_or_whole(
    evening: Path, sound: Stories, copies: Callable[[], Path]
) -> None:
    """In the index of the list too, through which whoever asks for this table alone finds it."""
    shortest = min(sound, key=lambda name: len(sound[name]))
    places = [found.start() for found in re.finditer(shortest.encode(), evening.read_bytes())]
    assert len(places) > 2
    for place in places:
        survived(turned(evening, place * 8, (folder := copies()) / "tables.sqlite"), sound, folder)


@pytest.mark.long
def test_of_a_thousand_bits_turned_in_events_a_thousand_are_found(
    evening: Path, sound: Stories, copies: Callable[[], Path]
) -> None:
    for bit in few_of(event_bits(evening, list(sound)), 1000, "a thousand"):
        noticed(turned(evening, bit, (folder := copies()) / "tables.sqlite"), sound, folder)


@pytest.mark.long
def test_a_thousand_bits_turned_anywhere_are_survived(
    evening: Path, sound: Stories, copies: Callable[[], Path]
) -> None:
    for bit in few_of(range(evening.stat().st_size * 8), 1000, "anywhere"):
        survived(turned(evening, bit, (folder := copies()) / "tables.sqlite"), sound, folder)


@pytest.mark.parametrize(
    ("language", "words"), [("en", "is not played on"), ("sv", "går det inte att spela vidare")]
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
