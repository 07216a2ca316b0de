"""Whether everything the players were told is so: on the disk, in the records."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path
from typing import Final

from spadille.notation.matches import SoundMatch, check_match
from tests.system.load.players import Table
from tests.system.load.scenario import Evening

_SAMPLE: Final = 25
_MOVES: Final = """
    SELECT count(*), count(DISTINCT table_id || ' ' || json_extract(payload, '$.id'))
    FROM events WHERE kind = 'acted'
"""


def check_answers(evening: Evening) -> str:
    """Every move was acknowledged, every table well-formed, every record of a sample sound.

    Raises:
        AssertionError: it is not so.
    """
    tally = evening.tally
    assert tally.wrong == [], tally.wrong[:5]
    assert tally.sent == tally.kept > 0
    sound = sum(_is_sound(evening.served.address, table) for table in _sample(evening))
    return (
        f"{tally.kept:,} moves, all acknowledged; {tally.shown:,} tables shown, all well-formed, "
        f"{tally.judged:,} of them held against the protocol; {sound} records sound"
    )


def check_disk(file: Path, evening: Evening) -> str:
    """Every acknowledged move is stored, once.

    Raises:
        AssertionError: it is not so.
    """
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as connection:
        stored, different = connection.execute(_MOVES).fetchone()
    assert stored == different == evening.tally.kept, (stored, different, evening.tally.kept)
    return f"{stored:,} moves on the disk, each once"


def _sample(evening: Evening) -> list[Table]:
    tables = [table for table in evening.tables if isinstance(table, Table)]
    return tables[:: max(1, len(tables) // _SAMPLE)]


def _is_sound(address: str, table: Table) -> bool:
    connection = HTTPConnection(address)
    connection.request("GET", f"/api/tables/{table.id}/record")
    verdict = check_match(json.loads(connection.getresponse().read()))
    connection.close()
    assert isinstance(verdict, SoundMatch), verdict
    return True
