"""Look up a player by a recovery code, and a player's finished matches."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from spadille.storage.store import Player, Store

_SEPARATOR: Final = "~"
_CURSOR_PARTS: Final = 3
_SELECT_PLAYER_BY_CODE: Final = """
SELECT players.id, players.name FROM players JOIN recovery_codes ON recovery_codes.player = players.id
WHERE recovery_codes.code_hash = :code
"""
_SELECT_NEWEST_CODE: Final = """
SELECT code_hash, created FROM recovery_codes WHERE player = :player ORDER BY created DESC, code_hash LIMIT 1
"""
_SELECT_RESULTS: Final = """
SELECT table_id, "match", seat, game, rules, deals, chips, place, ended
FROM match_results WHERE player = :player
"""
_ORDER_BY_LATEST: Final = 'ORDER BY ended DESC, table_id, "match" LIMIT :most'
_AFTER_CURSOR: Final = """
AND (ended < :ended OR (ended = :ended AND (table_id, "match") > (:table, :number)))
"""
_SELECT_FIRST_PAGE: Final = f"{_SELECT_RESULTS} {_ORDER_BY_LATEST}"
_SELECT_NEXT_PAGE: Final = f"{_SELECT_RESULTS} {_AFTER_CURSOR} {_ORDER_BY_LATEST}"
_SELECT_NAMES: Final = 'SELECT table_id, "match", seat, name FROM match_results WHERE'
_MATCH_CONDITION: Final = '(table_id = :table{number} AND "match" = :number{number})'


@dataclass(frozen=True, slots=True)
class PlayedMatch:
    """A finished match, from the seat of one of its players."""

    table: str
    match: int
    seat: int
    game: str
    rules: str
    deals: int
    chips: int
    place: int
    ended: str
    others: tuple[str, ...] = ()
    """The names of the other players, clockwise from the player's left."""

    @property
    def cursor(self) -> str:
        """Return the position of the match in the player's history."""
        return _SEPARATOR.join((self.ended, self.table, str(self.match)))


def find_player_by_code(store: Store, code_hash: bytes) -> Player | None:
    """Return the player whose newest recovery code has this hash."""
    found = next((Player(*row) for row in store.query(_SELECT_PLAYER_BY_CODE, code=code_hash)), None)
    newest = None if found is None else _load_newest_code(store, found)
    return found if newest is not None and newest[0] == code_hash else None


def code_created_at(store: Store, player: Player) -> str | None:
    """Return the time at which a player's newest recovery code was created; None if there is none."""
    newest = _load_newest_code(store, player)
    return None if newest is None else newest[1]


def _load_newest_code(store: Store, player: Player) -> tuple[bytes, str] | None:
    found = store.query(_SELECT_NEWEST_CODE, player=player.id)
    return next(((bytes(code), created) for code, created in found), None)


def list_matches(store: Store, player: Player, after: str, most: int) -> list[PlayedMatch]:
    """Return up to `most` of a player's finished matches that follow the cursor `after`, latest first."""
    cursor = after.split(_SEPARATOR)
    parameters: dict[str, object] = {"player": player.id, "most": most}
    query = _SELECT_FIRST_PAGE
    if len(cursor) == _CURSOR_PARTS and cursor[2].isdecimal():
        query = _SELECT_NEXT_PAGE
        parameters |= {"ended": cursor[0], "table": cursor[1], "number": int(cursor[2])}
    found = [PlayedMatch(*row) for row in store.query(query, **parameters)]
    return _add_others(store, found)


def _add_others(store: Store, matches: Sequence[PlayedMatch]) -> list[PlayedMatch]:
    names = _load_names(store, matches)
    return [
        PlayedMatch(
            **{field: getattr(played, field) for field in PlayedMatch.__slots__ if field != "others"},
            others=_list_others(names[played.table, played.match], played.seat),
        )
        for played in matches
    ]


def _load_names(store: Store, matches: Sequence[PlayedMatch]) -> Mapping[tuple[str, int], dict[int, str]]:
    """Return the players' names by match and seat."""
    found: dict[tuple[str, int], dict[int, str]] = defaultdict(dict)
    parameters: dict[str, object] = {}
    for number, played in enumerate(matches):
        parameters |= {f"table{number}": played.table, f"number{number}": played.match}
    condition = " OR ".join(_MATCH_CONDITION.format(number=number) for number in range(len(matches)))
    for table, match, seat, name in (
        store.query(f"{_SELECT_NAMES} {condition}", **parameters) if matches else ()
    ):
        found[table, match][seat] = name
    return found


def _list_others(names: Mapping[int, str], seat: int) -> tuple[str, ...]:
    seats = len(names)
    return tuple(names[(seat + left) % seats] for left in range(1, seats))
