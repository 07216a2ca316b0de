"""Check that the messages to the players agree with the database and the records."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path
from typing import Final

from spadille.notation.matches import SoundMatch, check_match
from tests.system.load.players import Table
from tests.system.load.scenario import Scenario

_SAMPLE: Final = 25
_MOVES: Final = """
    SELECT count(*), count(DISTINCT table_id || ' ' || json_extract(payload, '$.id'))
    FROM events WHERE kind = 'acted'
"""


def check_answers(scenario: Scenario) -> str:
    """Check that every move was acknowledged, that every state was well-formed, and that a sample of the
    records is valid. Return a summary.

    Raises:
        AssertionError: a check failed.
    """
    tally = scenario.tally
    assert tally.errors == [], tally.errors[:5]
    assert tally.sent == tally.acknowledged > 0
    sound = sum(_is_sound(scenario.server.address, table) for table in _sample(scenario))
    return (
        f"{tally.acknowledged:,} moves, all acknowledged; {tally.states:,} states received, all well-formed, "
        f"{tally.validated:,} of them validated; {sound} records sound"
    )


def check_disk(file: Path, scenario: Scenario) -> str:
    """Check that every acknowledged move is stored exactly once. Return a summary.

    Raises:
        AssertionError: a move is missing or stored twice.
    """
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as connection:
        stored, different = connection.execute(_MOVES).fetchone()
    assert stored == different == scenario.tally.acknowledged, (
        stored,
        different,
        scenario.tally.acknowledged,
    )
    return f"{stored:,} moves on the disk, each once"


def _sample(scenario: Scenario) -> list[Table]:
    tables = [table for table in scenario.tables if isinstance(table, Table)]
    return tables[:: max(1, len(tables) // _SAMPLE)]


def _is_sound(address: str, table: Table) -> bool:
    connection = HTTPConnection(address)
    connection.request("GET", f"/api/tables/{table.id}/record")
    verdict = check_match(json.loads(connection.getresponse().read()))
    connection.close()
    assert isinstance(verdict, SoundMatch), verdict
    return True
