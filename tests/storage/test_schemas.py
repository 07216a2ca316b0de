"""Databases of every shape there was are brought up to date, and what was played there goes on."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, select

from spadille.storage import Corrupted, DatabaseUrl, Store, open_store
from spadille.storage.admin.full_dump import read_database
from spadille.storage.schema import metadata, tables
from spadille.storage.sqlite.store import APPLICATION
from spadille.table.reducer import Stage, reduce_events
from tests.support.client import Guest, open_house, play_on
from tests.support.postgres import Postgres

SCHEMAS = Path(__file__).parent / "schemas"
FILES = sorted(SCHEMAS.glob("*.sqlite.sql"))
DATABASES = sorted(SCHEMAS.glob("*.postgresql.sql"))


def name(example: Path) -> str:
    return example.name.removesuffix(".sql")


ON_POSTGRESQL = [pytest.param(at, marks=pytest.mark.postgresql) for at in DATABASES]


@pytest.fixture(params=[*FILES, *ON_POSTGRESQL], ids=name)
def place(request: pytest.FixtureRequest, tmp_path: Path) -> DatabaseUrl:
    """A database as it was when that shape was new."""
    example: Path = request.param
    if example in FILES:
        return made(example, tmp_path / "tables.sqlite")
    postgres: Postgres = request.getfixturevalue("postgres")
    club = postgres.fresh()
    postgres.ask(club, example.read_text("utf-8"))
    return club


def made(example: Path, file: Path) -> Path:
    """A file as it was then."""
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(example.read_text("utf-8"))
        connection.execute(f"PRAGMA application_id = {APPLICATION}")
    return file


def in_shape(connection: Connection) -> bool:
    """Whether the database is as the code takes it to be."""
    differences: list[object] = compare_metadata(MigrationContext.configure(connection), metadata)
    return differences == []


def test_it_is_brought_up_to_date(place: DatabaseUrl) -> None:
    open_store(place).close()
    assert read_database(place, in_shape)


def test_what_was_played_is_there(place: DatabaseUrl) -> None:
    with closing(open_store(place)) as store:
        states = [reduce_events(store.load_events(table)) for table in read_database(place, _opened)]
    assert [(state.rules.settings.game, state.deal_number, state.stage) for state in states] == [
        ("six-bid", 2, Stage.PLAYING),
        ("german-solo", 1, Stage.PLAYING),
    ]
    people = [[sitter.name for sitter in state.line_up if sitter and sitter.player] for state in states]
    assert people == [["Ann", "Bo"], ["Ann"]]


OLD = [example for example in FILES if name(example) < "0004"]


@pytest.mark.parametrize("example", OLD, ids=name)
@pytest.mark.parametrize("payload", ["{", "7", "{}", '{"line_up": 7}', '{"line_up": [7]}'])
def test_a_table_that_was_damaged_before_is_named_and_the_other_is_sound(
    example: Path, payload: str, tmp_path: Path
) -> None:
    file = made(example, tmp_path / "tables.sqlite")
    with closing(sqlite3.connect(file)) as connection:
        harmed, sound = (name for (name,) in connection.execute("SELECT id FROM tables ORDER BY opened"))
        order = "UPDATE events SET payload = ? WHERE table_id = ? AND kind = 'opened'"
        assert connection.execute(order, (payload, harmed)).rowcount == 1
        connection.commit()
    with closing(open_store(file)) as store:
        with pytest.raises(Corrupted):
            reduce_events(store.load_events(harmed))
        assert reduce_events(store.load_events(sound)).deal_number == 1


def test_it_is_played_on(place: DatabaseUrl, tmp_path: Path) -> None:
    def opened(_file: Path) -> Store:
        return open_store(place)

    with open_house(tmp_path / "no file", opened=opened) as address, Guest(address, "Cy") as cy:
        cy.open_table()
        play_on([cy.page(cy.open_table())], Random(1), lambda table: table.stage == "between")
        for table in read_database(place, _opened):
            assert cy.look(table).deal > 0


def test_there_is_an_example_of_the_latest_shape_of_both_kinds() -> None:
    settings = Config()
    settings.set_main_option("path_separator", "os")
    settings.set_main_option("script_location", "spadille.storage:migrations")
    head = ScriptDirectory.from_config(settings).get_current_head()
    assert SCHEMAS / f"{head}.sqlite.sql" in FILES
    assert SCHEMAS / f"{head}.postgresql.sql" in DATABASES


def _opened(connection: Connection) -> list[str]:
    """The tables as they were opened, one after another."""
    return list(connection.scalars(select(tables.c.id).order_by(tables.c.opened)))
