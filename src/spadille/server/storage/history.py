"""What the database knows of people: who comes with a recovery code, and what somebody has played."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import and_, or_, select, tuple_

from spadille.server.storage.shape import players, recoveries, results
from spadille.server.storage.store import Player, Store

_BETWEEN: Final = "~"
_PARTS: Final = 3


@dataclass(frozen=True, slots=True)
class Played:
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
    def mark(self) -> str:
        """Where it stands in his history."""
        return _BETWEEN.join((self.ended, self.table, str(self.match)))


def player_with_code(store: Store, code_hash: bytes) -> Player | None:
    """Whose recovery code has this hash, if he has made none since."""
    question = (
        select(players.c.id, players.c.name)
        .join(recoveries, recoveries.c.player == players.c.id)
        .where(recoveries.c.code_hash == code_hash)
    )
    found = next((Player(row.id, row.name) for row in store.ask(question)), None)
    newest = None if found is None else _newest(store, found)
    return found if newest is not None and newest[0] == code_hash else None


def code_made(store: Store, player: Player) -> str | None:
    """When somebody's recovery code was made; None where he has none."""
    newest = _newest(store, player)
    return None if newest is None else newest[1]


def _newest(store: Store, player: Player) -> tuple[bytes, str] | None:
    question = (
        select(recoveries.c.code_hash, recoveries.c.made)
        .where(recoveries.c.player == player.id)
        .order_by(recoveries.c.made.desc(), recoveries.c.code_hash)
        .limit(1)
    )
    return next(((bytes(row.code_hash), row.made) for row in store.ask(question)), None)


def played_by(store: Store, player: Player, after: str, most: int) -> list[Played]:
    """Somebody's finished matches, the latest first, from behind a mark on."""
    question = (
        select(
            results.c.table_id,
            results.c.match,
            results.c.seat,
            results.c.game,
            results.c.rules,
            results.c.deals,
            results.c.chips,
            results.c.place,
            results.c.ended,
        )
        .where(results.c.player == player.id)
        .order_by(results.c.ended.desc(), results.c.table_id, results.c.match)
        .limit(most)
    )
    mark = after.split(_BETWEEN)
    if len(mark) == _PARTS and mark[2].isdecimal():
        ended, table, match = mark[0], mark[1], int(mark[2])
        place = tuple_(results.c.table_id, results.c.match)
        later = and_(results.c.ended == ended, place > tuple_(table, match))
        question = question.where(or_(results.c.ended < ended, later))
    found = [Played(*row) for row in store.ask(question)]
    return _with_others(store, found)


def _with_others(store: Store, matches: Sequence[Played]) -> list[Played]:
    names = _names(store, matches)
    return [
        Played(
            **{field: getattr(played, field) for field in Played.__slots__ if field != "others"},
            others=_from_the_left(names[played.table, played.match], played.seat),
        )
        for played in matches
    ]


def _names(store: Store, matches: Sequence[Played]) -> Mapping[tuple[str, int], dict[int, str]]:
    """By match, the names by seat."""
    found: dict[tuple[str, int], dict[int, str]] = defaultdict(dict)
    places = [(played.table, played.match) for played in matches]
    question = select(results.c.table_id, results.c.match, results.c.seat, results.c.name)
    question = question.where(tuple_(results.c.table_id, results.c.match).in_(places))
    for row in store.ask(question) if places else ():
        found[row.table_id, row.match][row.seat] = row.name
    return found


def _from_the_left(names: Mapping[int, str], seat: int) -> tuple[str, ...]:
    seats = len(names)
    return tuple(names[(seat + left) % seats] for left in range(1, seats))
