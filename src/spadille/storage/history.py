"""What the database knows of people: who comes with a recovery code, and what somebody has played."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from spadille.storage.store import Player, Store

_SEPARATOR: Final = "~"
_CURSOR_PARTS: Final = 3
_SELECT_PLAYER_BY_CODE: Final = """
SELECT players.id, players.name FROM players JOIN recoveries ON recoveries.player = players.id
WHERE recoveries.code_hash = :code
"""
_SELECT_NEWEST_CODE: Final = """
SELECT code_hash, made FROM recoveries WHERE player = :player ORDER BY made DESC, code_hash LIMIT 1
"""
_SELECT_RESULTS: Final = """
SELECT table_id, "match", seat, game, rules, deals, chips, place, ended FROM results WHERE player = :player
"""
_ORDER_BY_LATEST: Final = 'ORDER BY ended DESC, table_id, "match" LIMIT :most'
_AFTER_CURSOR: Final = """
AND (ended < :ended OR (ended = :ended AND (table_id, "match") > (:table, :number)))
"""
_SELECT_FIRST_PAGE: Final = f"{_SELECT_RESULTS} {_ORDER_BY_LATEST}"
_SELECT_NEXT_PAGE: Final = f"{_SELECT_RESULTS} {_AFTER_CURSOR} {_ORDER_BY_LATEST}"
_SELECT_NAMES: Final = 'SELECT table_id, "match", seat, name FROM results WHERE'
_MATCH_CONDITION: Final = '(table_id = :table{number} AND "match" = :number{number})'


@dataclass(frozen=True, slots=True)
class PlayedMatch:
    """A finished match as one of its players has it."""

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
    """The names of the others, clockwise from his left."""

    @property
    def cursor(self) -> str:
        """Where it stands in his history."""
        return _SEPARATOR.join((self.ended, self.table, str(self.match)))


def find_player_by_code(store: Store, code_hash: bytes) -> Player | None:
    """Whose recovery code has this hash, if he has made none since."""
    found = next((Player(*line) for line in store.query(_SELECT_PLAYER_BY_CODE, code=code_hash)), None)
    newest = None if found is None else _load_newest_code(store, found)
    return found if newest is not None and newest[0] == code_hash else None


def code_created_at(store: Store, player: Player) -> str | None:
    """When somebody's recovery code was made; None where he has none."""
    newest = _load_newest_code(store, player)
    return None if newest is None else newest[1]


def _load_newest_code(store: Store, player: Player) -> tuple[bytes, str] | None:
    found = store.query(_SELECT_NEWEST_CODE, player=player.id)
    return next(((bytes(code), made) for code, made in found), None)


def list_matches(store: Store, player: Player, after: str, most: int) -> list[PlayedMatch]:
    """Somebody's finished matches, the latest first, from behind a mark on."""
    mark = after.split(_SEPARATOR)
    facts: dict[str, object] = {"player": player.id, "most": most}
    question = _SELECT_FIRST_PAGE
    if len(mark) == _CURSOR_PARTS and mark[2].isdecimal():
        question = _SELECT_NEXT_PAGE
        facts |= {"ended": mark[0], "table": mark[1], "number": int(mark[2])}
    found = [PlayedMatch(*line) for line in store.query(question, **facts)]
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
    """By match, the names by seat."""
    found: dict[tuple[str, int], dict[int, str]] = defaultdict(dict)
    facts: dict[str, object] = {}
    for number, played in enumerate(matches):
        facts |= {f"table{number}": played.table, f"number{number}": played.match}
    these = " OR ".join(_MATCH_CONDITION.format(number=number) for number in range(len(matches)))
    for table, match, seat, name in store.query(f"{_SELECT_NAMES} {these}", **facts) if matches else ():
        found[table, match][seat] = name
    return found


def _list_others(names: Mapping[int, str], seat: int) -> tuple[str, ...]:
    seats = len(names)
    return tuple(names[(seat + left) % seats] for left in range(1, seats))
