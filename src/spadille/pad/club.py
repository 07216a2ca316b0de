"""A club's rankings: the score sheets of several tables form an evening, and evenings form a season.

The same name is the same player at every table. A sheet counts once, however often it is added.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Final, TypeAlias

from spadille.notation.names import check_name, name_key
from spadille.notation.records import FORMAT
from spadille.notation.shape import Json, a_list, an_object, malformed, whole_number, word
from spadille.pad.entries import check_title
from spadille.pad.files import format_csv, read_language
from spadille.pad.sheet import Sheet, SheetHand, read_sheet
from spadille.rules.goal import Outcome
from spadille.rules.refusal import NotAllowed
from spadille.rules.seating import Seat
from spadille.text import Catalogue

KIND: Final = "evening"
MAX_TABLES, MAX_POINTS = 40, 1000
MAX_EVENINGS, MAX_LINES = 100, 1800
"""The limits of a season: its evenings, and the players and sheets of all evenings together.

A season of this size still fits into one request.
"""
_MAX_FIGURE: Final = 10_000_000
_DECIDED: Final = (Outcome.WON, Outcome.LOST)
Answer: TypeAlias = dict[str, object]


@dataclass(frozen=True, slots=True)
class ClubRule:
    """A club's bonus points in addition to the counters, like Seeger's rule in Skat.

    By default there are none.
    """

    won: int = 0
    """The points added for each hand that the player declared and won."""
    lost: int = 0
    """The points subtracted for each hand that the player declared and lost."""
    beaten: int = 0
    """The points added for each hand in which the player beat a declarer."""

    def bonus(self, tally: ClubTally) -> int:
        """Return the bonus points of a player.

        >>> ClubRule(won=50, lost=50, beaten=40).bonus(ClubTally(hands=9, won=3, lost=1, beaten=2))
        180
        """
        return self.won * tally.won - self.lost * tally.lost + self.beaten * tally.beaten


@dataclass(frozen=True, slots=True)
class ClubTally:
    """A player's totals: hands played, hands declared and won or lost, declarers beaten, and counters."""

    hands: int = 0
    won: int = 0
    lost: int = 0
    beaten: int = 0
    counters: int = 0

    def __add__(self, other: ClubTally) -> ClubTally:
        return ClubTally(
            *(getattr(self, figure.name) + getattr(other, figure.name) for figure in fields(self))
        )


Tallies: TypeAlias = tuple[tuple[str, ClubTally], ...]
"""The totals of each player, by name. Every player without a name has an entry of their own."""


@dataclass(frozen=True, slots=True)
class ClubEvening:
    """The totals of each player over all tables of an evening."""

    title: str
    tallies: Tallies
    sheets: frozenset[str] = frozenset()
    """The ids of the sheets in the evening."""


def handle_club_request(request: Json) -> Answer:
    """Return the club's rankings for a request.

    The request has `tables`, the logs of score sheets that form an evening together with the evenings in
    `parts`, or `evenings`, which form a season. In a tally a name may be an index into `names`. In the
    answer, `counted` has the indices of the evenings that count. An evening that a later one contains does
    not.

    >>> handle_club_request({"tables": [], "evenings": [], "rule": {"won": -1}})["refusal"]
    {'code': 'malformed', 'rule': None, 'facts': {'what': 'won'}}
    """
    try:
        return _build_answer(request)
    except NotAllowed as refusal:
        refused = {"code": refusal.code, "rule": refusal.rule or None, "facts": refusal.facts}
        nothing: Answer = dict.fromkeys(("evening", "season", "kept", "counted", "text"))
        return nothing | {"refusal": refused}


def _build_answer(request: Json) -> Answer:
    rule = _read_rule(an_object(request.get("rule", {}), "rule"))
    title = check_title(word(request, "title")) if "title" in request else ""
    logs = [a_list({"log": log}, "log") for log in a_list(request, "tables")]
    parts, evenings = (_read_evenings(request, name) for name in ("parts", "evenings"))
    evening, counted = build_evening(title, logs, parts), count_once(evenings)
    season = [evenings[number] for number in counted]
    of_evening, of_season = rank_players([evening], rule), rank_players(season, rule)
    wanted = {"evening": of_evening, "season": of_season}.get(str(request.get("file")))
    return {
        "evening": of_evening,
        "season": of_season,
        "kept": _evening_json(evening),
        "counted": counted,
        "text": None if wanted is None else list_csv(wanted, read_language(request)),
        "refusal": None,
    }


def _read_evenings(request: Json, name: str) -> list[ClubEvening]:
    names = a_list(request, "names") if "names" in request else []
    written = a_list(request, name) if name in request else []
    if len(written) > MAX_EVENINGS:
        raise NotAllowed("season-full", evenings=MAX_EVENINGS, lines=MAX_LINES)
    read = [_read_evening(an_object(evening, "evening"), names) for evening in written]
    if sum(len(evening.tallies) + len(evening.sheets) for evening in read) > MAX_LINES:
        raise NotAllowed("season-full", evenings=MAX_EVENINGS, lines=MAX_LINES)
    return read


def count_once(evenings: Sequence[ClubEvening]) -> list[int]:
    """Return the indices of the evenings that count. An evening that contains all sheets of an earlier one
    replaces it.

    Raises:
        NotAllowed: `evening-overlaps`, if evenings share a sheet and the later lacks one of the earlier's.
    """
    counted: list[int] = []
    of_sheet: dict[str, int] = {}
    for number, evening in enumerate(evenings):
        others = {of_sheet[sheet] for sheet in evening.sheets if sheet in of_sheet}
        for other in others:
            if not evenings[other].sheets <= evening.sheets:
                raise NotAllowed("evening-overlaps", title=evenings[other].title)
        place = min((counted.index(other) for other in others), default=len(counted))
        counted.insert(place, number)
        counted = [kept for kept in counted if kept not in others]
        of_sheet |= dict.fromkeys(evening.sheets, number)
    return counted


def _read_rule(written: Json) -> ClubRule:
    return ClubRule(*(_read_figure(written, figure.name, 0, MAX_POINTS) for figure in fields(ClubRule)))


def _read_figure(written: Json, name: str, least: int, most: int) -> int:
    figure = whole_number(written, name) if name in written else 0
    if not least <= figure <= most:
        raise malformed(name)
    return figure


# Evenings


def build_evening(title: str, logs: Sequence[list[object]], parts: Sequence[ClubEvening] = ()) -> ClubEvening:
    """Return the evening formed by the logs of score sheets and the evenings in `parts`. The pots of each
    sheet are shared out first.

    Of two versions of a sheet the longer one counts.

    Raises:
        NotAllowed: a sheet cannot be read, or there are too many.
    """
    if len(logs) + len(parts) > MAX_TABLES:
        raise NotAllowed("evening-full", most=MAX_TABLES)
    read = [_sheet_evening(read_sheet(log)) for log in sorted(logs, key=len)]
    every = [*parts, *read]
    every = [every[number] for number in count_once(every)]
    return ClubEvening(
        title,
        _merge_tallies(tally for part in every for tally in part.tallies),
        frozenset().union(*(part.sheets for part in every)),
    )


def _sheet_evening(sheet: Sheet) -> ClubEvening:
    """Return a sheet as an evening of one table, with a tally for each account."""
    tallies = [ClubTally(counters=account.balance) for account in sheet.close().accounts]
    for line in sheet.hands:
        for account, tally in _hand_tallies(line):
            tallies[account] += tally
    names = [account.name for account in sheet.accounts]
    ids = () if sheet.head.id is None else (sheet.head.id,)
    return ClubEvening("", tuple(zip(names, tallies, strict=True)), frozenset(ids))


def _hand_tallies(line: SheetHand) -> Iterator[tuple[int, ClubTally]]:
    for seat in line.table.active:
        yield line.table.holders[seat], _tally_hand(line, seat)


def _tally_hand(line: SheetHand, seat: Seat) -> ClubTally:
    """Return the tally of one hand for a seat that played it."""
    result = line.result
    if result is None or result.outcome not in _DECIDED:
        return ClubTally(hands=1)
    won, played = result.outcome is Outcome.WON, seat in (result.declarer, result.partner)
    return ClubTally(hands=1, won=won and played, lost=played and not won, beaten=not (played or won))


def _merge_tallies(parts: Iterable[tuple[str, ClubTally]]) -> Tallies:
    """Return the sums of tallies by name, each with the name's first spelling."""
    sums: dict[str, tuple[str, ClubTally]] = {}
    for number, (name, tally) in enumerate(parts):
        key = _player_key(name, number)
        known, before = sums.get(key, (name, ClubTally()))
        sums[key] = known, before + tally
    return tuple(sums.values())


def _player_key(name: str, *place: int) -> str:
    """Return a key that identifies a player: by the name, or without a name by the position in the data."""
    return name_key(name) or f"\0{place}"


def _evening_json(evening: ClubEvening) -> Answer:
    """Return the JSON form of an evening, which is stored so that it can be combined with others."""
    tallies = [{"name": name, **_tally_json(tally)} for name, tally in evening.tallies]
    sheets = sorted(evening.sheets)
    return {"v": FORMAT, "kind": KIND, "title": evening.title, "sheets": sheets, "tallies": tallies}


def _read_evening(written: Json, names: Sequence[object]) -> ClubEvening:
    """Return the evening in a JSON object.

    Raises:
        NotAllowed: `malformed`, or `same-name` if a player occurs twice.
    """
    if whole_number(written, "v") != FORMAT or word(written, "kind") != KIND:
        raise malformed("kind")
    tallies = tuple(_read_tally(_open_tally(tally, names)) for tally in a_list(written, "tallies"))
    known: set[str] = set()
    for number, (name, _) in enumerate(tallies):
        if _player_key(name, number) in known:
            raise NotAllowed("same-name", taken=name)
        known.add(_player_key(name, number))
    sheets = a_list(written, "sheets") if "sheets" in written else []
    if not all(isinstance(sheet, str) for sheet in sheets):
        raise malformed("sheets")
    return ClubEvening(check_title(word(written, "title")), tallies, frozenset(map(str, sheets)))


def _open_tally(written: object, names: Sequence[object]) -> Json:
    """Return a tally as an object.

    As a list it has the index of the player's name and the figures in order.
    """
    if not isinstance(written, list):
        return an_object(written, "tally")
    figures = [figure.name for figure in fields(ClubTally)]
    number = written[0] if len(written) == 1 + len(figures) else None
    if not isinstance(number, int) or not 0 <= number < len(names):
        raise malformed("tally")
    return {"name": names[number], **dict(zip(figures, written[1:], strict=True))}


def _read_tally(written: Json) -> tuple[str, ClubTally]:
    least = {"counters": -_MAX_FIGURE}
    figures = (
        _read_figure(written, figure.name, least.get(figure.name, 0), _MAX_FIGURE)
        for figure in fields(ClubTally)
    )
    try:
        name = check_name(word(written, "name")) if written.get("name") else ""
    except ValueError:
        raise malformed("name") from None
    return name, ClubTally(*figures)


def _tally_json(tally: ClubTally) -> dict[str, int]:
    return {figure.name: int(getattr(tally, figure.name)) for figure in fields(tally)}


# Rankings


def rank_players(evenings: Sequence[ClubEvening], rule: ClubRule) -> Answer:
    """Return the ranking of the players by counters and bonus points over these evenings."""
    names: dict[str, str] = {}
    sums: dict[str, ClubTally] = {}
    by_evening: list[dict[str, int]] = []
    for number, evening in enumerate(evenings):
        points_of = {}
        for place, (name, tally) in enumerate(evening.tallies):
            key = _player_key(name, number, place)
            names.setdefault(key, name)
            sums[key] = sums.get(key, ClubTally()) + tally
            if tally.hands or tally.counters:
                points_of[key] = tally.counters + rule.bonus(tally)
        by_evening.append(points_of)
    points = {key: tally.counters + rule.bonus(tally) for key, tally in sums.items()}
    order = sorted(sums, key=lambda key: (-points[key], names[key]))
    places = _places([points[key] for key in order])
    return {
        "titles": [evening.title for evening in evenings],
        "total": sum(tally.counters for tally in sums.values()),
        "rows": [
            {
                "name": names[key],
                "place": place,
                "bonus": rule.bonus(sums[key]),
                "points": points[key],
                "each": [points_of.get(key) for points_of in by_evening],
                **_tally_json(sums[key]),
            }
            for place, key in zip(places, order, strict=True)
        ],
    }


def _places(points: Sequence[int]) -> list[int]:
    """Return the place, from 1, for each of some sorted points. Equal points share the better place.

    >>> _places([9, 7, 7, 3])
    [1, 2, 2, 4]
    """
    places: list[int] = []
    for number, figure in enumerate(points, 1):
        places.append(places[-1] if number > 1 and figure == points[number - 2] else number)
    return places


_COLUMNS: Final[Mapping[str, str]] = {
    "place": "place",
    "name": "player",
    "hands": "hands",
    "won": "hands-won",
    "lost": "hands-lost",
    "beaten": "hands-beaten",
    "counters": "counters",
    "bonus": "bonus",
    "points": "points",
}


def list_csv(ranking: Answer, catalogue: Catalogue) -> str:
    """Return a ranking as CSV with a line for each player.

    A season also has a column for each evening, headed by its title or else its number.
    """
    titles, rows = ranking["titles"], ranking["rows"]
    assert isinstance(titles, list)
    assert isinstance(rows, list)
    heads = [catalogue.say(f"club-{column}") for column in _COLUMNS.values()]
    named = [
        title or catalogue.say("club-evening-number", number=number) for number, title in enumerate(titles, 1)
    ]
    several = named if len(named) > 1 else []
    nameless = catalogue.say("pad-newcomer")
    lines = [
        [*((row | {"name": row["name"] or nameless})[name] for name in _COLUMNS)]
        + (row["each"] if several else [])
        for row in rows
    ]
    return format_csv([[*heads, *several], *lines], catalogue.language)
