"""A club's rankings: the sheets of several tables make an evening, and evenings make a season.

The same name is the same player at every table.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Final, TypeAlias

from spadille.notation.records import FORMAT
from spadille.notation.shape import Json, a_list, an_object, malformed, whole_number, word
from spadille.pad.entries import trim_blanks
from spadille.pad.files import format_csv
from spadille.pad.sheet import Sheet, SheetHand, read_sheet
from spadille.rules.goal import Outcome
from spadille.rules.refusal import NotAllowed
from spadille.rules.seating import Seat

KIND: Final = "evening"
MAX_TABLES, MAX_EVENINGS, MAX_POINTS = 40, 200, 1000
_MAX_FIGURE: Final = 10_000_000
_DECIDED: Final = (Outcome.WON, Outcome.LOST)
Answer: TypeAlias = dict[str, object]


@dataclass(frozen=True, slots=True)
class ClubRule:
    """What a club awards in addition to the counters, as Seeger's rule does in Skat. By default nothing."""

    won: int = 0
    """Added for each hand the player declared and won."""
    lost: int = 0
    """Subtracted for each hand the player declared and lost."""
    beaten: int = 0
    """Added for each hand in which the player beat a declarer."""

    def bonus(self, tally: ClubTally) -> int:
        """Return what a player is awarded.

        >>> ClubRule(won=50, lost=50, beaten=40).bonus(ClubTally(hands=9, won=3, lost=1, beaten=2))
        180
        """
        return self.won * tally.won - self.lost * tally.lost + self.beaten * tally.beaten


@dataclass(frozen=True, slots=True)
class ClubTally:
    """A player's record: hands dealt into, hands declared and won or lost, declarers beaten."""

    hands: int = 0
    won: int = 0
    lost: int = 0
    beaten: int = 0
    counters: int = 0

    def __add__(self, other: ClubTally) -> ClubTally:
        return ClubTally(
            *(getattr(self, figure.name) + getattr(other, figure.name) for figure in fields(self))
        )


@dataclass(frozen=True, slots=True)
class ClubEvening:
    """The record of each player over all tables of an evening, by name."""

    title: str
    tallies: Mapping[str, ClubTally]


def handle_club_request(request: Json) -> Answer:
    """Answer a club's request: `tables` (logs of sheets) make an evening, `evenings` make a season.

    >>> handle_club_request({"tables": [], "evenings": [], "rule": {"won": -1}})["refusal"]
    {'code': 'malformed', 'rule': None, 'facts': {'what': 'won'}}
    """
    try:
        return _build_answer(request)
    except NotAllowed as refusal:
        refused = {"code": refusal.code, "rule": refusal.rule or None, "facts": refusal.facts}
        return {"evening": None, "season": None, "kept": None, "text": None, "refusal": refused}


def _build_answer(request: Json) -> Answer:
    rule = _read_rule(an_object(request.get("rule", {}), "rule"))
    title = word(request, "title") if "title" in request else ""
    evening = build_evening(title, [a_list({"log": log}, "log") for log in a_list(request, "tables")])
    evenings = [_read_evening(an_object(written, "evening")) for written in a_list(request, "evenings")]
    of_evening, of_season = rank_players([evening], rule), rank_players(evenings, rule)
    wanted = {"evening": of_evening, "season": of_season}.get(str(request.get("file")))
    return {
        "evening": of_evening,
        "season": of_season,
        "kept": _evening_json(evening),
        "text": None if wanted is None else list_csv(wanted),
        "refusal": None,
    }


def _read_rule(written: Json) -> ClubRule:
    return ClubRule(*(_read_figure(written, figure.name, 0, MAX_POINTS) for figure in fields(ClubRule)))


def _read_figure(written: Json, name: str, least: int, most: int) -> int:
    figure = whole_number(written, name) if name in written else 0
    if not least <= figure <= most:
        raise malformed(name)
    return figure


# An evening


def build_evening(title: str, logs: Sequence[list[object]]) -> ClubEvening:
    """Return the sheets of all tables as one evening. What is left in the pots is shared first.

    Raises:
        NotAllowed: a sheet cannot be read.
    """
    if len(logs) > MAX_TABLES:
        raise malformed("tables")
    return ClubEvening(
        trim_blanks(title),
        _merge_tallies(part for log in logs for part in _sheet_tallies(read_sheet(log).close())),
    )


def _sheet_tallies(sheet: Sheet) -> Iterator[tuple[str, ClubTally]]:
    for account in sheet.accounts:
        yield account.name, ClubTally(counters=account.balance)
    for line in sheet.hands:
        yield from _hand_tallies(sheet, line)


def _hand_tallies(sheet: Sheet, line: SheetHand) -> Iterator[tuple[str, ClubTally]]:
    for seat in line.table.active:
        yield sheet.accounts[line.table.holders[seat]].name, _tally_hand(line, seat)


def _tally_hand(line: SheetHand, seat: Seat) -> ClubTally:
    """Return what a hand counts for a seat that was dealt in."""
    result = line.result
    if result is None or result.outcome not in _DECIDED:
        return ClubTally(hands=1)
    won, played = result.outcome is Outcome.WON, seat in (result.declarer, result.partner)
    return ClubTally(hands=1, won=won and played, lost=played and not won, beaten=not (played or won))


def _merge_tallies(parts: Iterable[tuple[str, ClubTally]]) -> dict[str, ClubTally]:
    """Add up tallies by name. The first spelling of a name is kept."""
    spelt: dict[str, str] = {}
    sums: dict[str, ClubTally] = {}
    for name, tally in parts:
        plain = trim_blanks(name)
        known = spelt.setdefault(plain.casefold(), plain)
        sums[known] = sums.get(known, ClubTally()) + tally
    return sums


def _evening_json(evening: ClubEvening) -> Answer:
    """Return an evening in the form in which it is stored, so that it can be combined with others."""
    tallies = [{"name": name, **_tally_json(tally)} for name, tally in evening.tallies.items()]
    return {"v": FORMAT, "kind": KIND, "title": evening.title, "tallies": tallies}


def _read_evening(written: Json) -> ClubEvening:
    if whole_number(written, "v") != FORMAT or word(written, "kind") != KIND:
        raise malformed("kind")
    tallies = [an_object(tally, "tally") for tally in a_list(written, "tallies")]
    return ClubEvening(
        trim_blanks(word(written, "title")),
        _merge_tallies((word(tally, "name"), _read_tally(tally)) for tally in tallies),
    )


def _read_tally(written: Json) -> ClubTally:
    least = {"counters": -_MAX_FIGURE}
    return ClubTally(
        *(
            _read_figure(written, figure.name, least.get(figure.name, 0), _MAX_FIGURE)
            for figure in fields(ClubTally)
        )
    )


def _tally_json(tally: ClubTally) -> dict[str, int]:
    return {figure.name: int(getattr(tally, figure.name)) for figure in fields(tally)}


# A list


def rank_players(evenings: Sequence[ClubEvening], rule: ClubRule) -> Answer:
    """Rank the players by counters and awards over these evenings."""
    if len(evenings) > MAX_EVENINGS:
        raise malformed("evenings")
    sums = _merge_tallies(part for evening in evenings for part in evening.tallies.items())
    points = {name: tally.counters + rule.bonus(tally) for name, tally in sums.items()}
    order = sorted(sums, key=lambda name: (-points[name], name))
    places = _places([points[name] for name in order])
    by_evening = [_points_by_name(evening, rule) for evening in evenings]
    return {
        "titles": [evening.title for evening in evenings],
        "total": sum(tally.counters for tally in sums.values()),
        "rows": [
            {
                "name": name,
                "place": place,
                "bonus": rule.bonus(sums[name]),
                "points": points[name],
                "each": [points_of.get(name.casefold()) for points_of in by_evening],
                **_tally_json(sums[name]),
            }
            for place, name in zip(places, order, strict=True)
        ],
    }


def _places(points: Sequence[int]) -> list[int]:
    """Return the place of each of these points, highest first; equal points share the better place.

    >>> _places([9, 7, 7, 3])
    [1, 2, 2, 4]
    """
    places: list[int] = []
    for number, figure in enumerate(points, 1):
        places.append(places[-1] if number > 1 and figure == points[number - 2] else number)
    return places


def _points_by_name(evening: ClubEvening, rule: ClubRule) -> dict[str, int]:
    """Return the points of an evening by case-folded name, of those who played or have counters."""
    sums = _merge_tallies(evening.tallies.items())
    return {
        name.casefold(): tally.counters + rule.bonus(tally)
        for name, tally in sums.items()
        if tally.hands or tally.counters
    }


_COLUMNS: Final = ("place", "name", "hands", "won", "lost", "beaten", "counters", "bonus", "points")


def list_csv(ranking: Answer) -> str:
    """Return a ranking as CSV, a line for each player.

    A season also has a column for each evening, headed by its number if it has no title.
    """
    titles, rows = ranking["titles"], ranking["rows"]
    assert isinstance(titles, list)
    assert isinstance(rows, list)
    named = [title or f"evening {number}" for number, title in enumerate(titles, 1)]
    several = named if len(named) > 1 else []
    lines = [[*(row[name] for name in _COLUMNS), *(row["each"] if several else [])] for row in rows]
    return format_csv([[*_COLUMNS, *several], *lines])
