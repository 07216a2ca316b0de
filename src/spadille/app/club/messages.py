"""A club as a message: its members, its evening, what the director has to see to, and its list."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass

from spadille import protocol
from spadille.app.club.tasks import list_tasks
from spadille.club.entries import RulingMade, SeasonBegan, SlipLine
from spadille.club.standings import Standing, compute_standing, table_points
from spadille.club.state import Club, Evening, RoundTable, Slip
from spadille.pad.files import format_csv
from spadille.storage.clubs import ClubName, StoredClub
from spadille.text import Catalogue

_COLUMNS = ("place", "player", "rank", "evenings", "hands", "counters", "points")


@dataclass(frozen=True, slots=True)
class Access:
    """The rights of a request's client in a club: as director, as a member, or as neither."""

    director: bool
    member: int | None


def club_message(
    row: StoredClub, club: Club, names: Sequence[ClubName], access: Access, played: Mapping[str, int]
) -> protocol.Club:
    """Return a club as a client with this access sees it.

    `played` has the number of finished deals at each online table.
    """
    opened = club.opened
    rules = protocol.ClubRules(game=opened.game, rules=opened.preset, options=dict(opened.options))
    return protocol.Club(
        club=row.id,
        title=opened.title,
        rules=rules,
        language=opened.language,
        director=access.director,
        me=access.member,
        importing=bool(row.importing),
        members=list(_members(club, names)),
        night=_night(club.evenings[-1], played) if club.evenings else None,
        tasks=list_tasks(club) if access.director else [],
        evenings=len(club.evenings),
        standing=_standing(club, len(club.seasons)) if club.seasons else None,
    )


def names_of(names: Iterable[ClubName]) -> dict[int, str]:
    """Return the name with which each member joined. A forgotten member has none."""
    of: dict[int, str] = {}
    for name in names:
        of.setdefault(name.member, name.name)
    return of


def standing_csv(club: Club, names: Sequence[ClubName], catalogue: Catalogue) -> str:
    """Return the list of the latest season as CSV."""
    of = names_of(names)
    standing = compute_standing(club, len(club.seasons))
    rows: list[list[object]] = [[catalogue.say(f"clubs-csv-{column}") for column in _COLUMNS]]
    for row in standing.rows:
        name = of.get(row.member) or catalogue.say("clubs-forgotten", member=row.member)
        rank = catalogue.say(f"clubs-rank-{row.rank}") if row.rank else ""
        place = "" if row.place is None else row.place
        rows.append([place, name, rank, len(row.evenings), row.hands, row.counters, row.points])
    return format_csv(rows, catalogue.language)


def _members(club: Club, names: Sequence[ClubName]) -> Iterable[protocol.ClubMember]:
    for member in range(1, club.members + 1):
        own = [name for name in names if name.member == member]
        yield protocol.ClubMember(
            member=member,
            name=own[0].name if own else "",
            aliases=[name.name for name in own[1:]],
            linked=any(name.player is not None for name in own),
        )


def _night(evening: Evening, played: Mapping[str, int]) -> protocol.ClubNight:
    opened = evening.opened
    return protocol.ClubNight(
        evening=opened.evening,
        season=evening.season,
        form=opened.form,
        title=opened.title,
        time=evening.time,
        deals=opened.deals,
        seats=opened.seats,
        commitment=evening.commitment,
        presence=[
            protocol.ClubPresence(member=member, what=what.value) for member, what in evening.presence.items()
        ],
        free=sorted(evening.free),
        rounds=[
            protocol.ClubRound(secret=drawn.secret, tables=[_table(table, played) for table in drawn.tables])
            for drawn in evening.rounds
        ],
        rulings=[_ruling(ruling) for ruling in evening.rulings],
        closed=evening.closed,
    )


def _table(table: RoundTable, played: Mapping[str, int]) -> protocol.ClubTable:
    return protocol.ClubTable(
        seats=list(table.seats),
        table=table.table_id,
        played=None if table.table_id is None else played.get(table.table_id),
        slip=None if table.slip is None else _slip(table.slip),
        agreed=sorted(table.agreed),
        disputed=sorted(table.disputed),
        missing=sorted(table.missing),
        settled=table.settled,
    )


def _slip(slip: Slip) -> protocol.ClubSlip:
    lines = [
        protocol.ClubLine(
            member=line.member,
            hands=line.hands,
            declared=line.declared,
            won=line.won,
            beaten=line.beaten,
            counters=line.counters,
            points=points,
            left=line.left,
            less_luck=line.less_luck,
            se=line.se,
        )
        for line, points in zip(slip.lines, table_points(slip), strict=True)
    ]
    return protocol.ClubSlip(lines=lines, rest=slip.rest, source=slip.source, seal=slip.seal, time=slip.time)


def _ruling(ruling: RulingMade) -> protocol.ClubRuling:
    return protocol.ClubRuling(
        round=ruling.round,
        table=ruling.table,
        reason=ruling.reason.value,
        before=_figures(ruling.before),
        after=_figures(ruling.after),
    )


def _figures(lines: Iterable[SlipLine]) -> list[protocol.ClubFigure]:
    return [protocol.ClubFigure(member=line.member, counters=line.counters) for line in lines]


def _standing(club: Club, season: int) -> protocol.ClubStanding:
    standing: Standing = compute_standing(club, season)
    rows = [
        protocol.ClubStandingRow(
            member=row.member,
            place=row.place,
            rank=row.rank,
            evenings=len(row.evenings),
            hands=row.hands,
            counters=row.counters,
            points=row.points,
            less_luck=row.less_luck,
            se=row.se,
        )
        for row in standing.rows
    ]
    terms = _terms(club.seasons[season - 1])
    return protocol.ClubStanding(season=season, terms=terms, rows=rows, others=standing.others)


def _terms(season: SeasonBegan) -> protocol.SeasonTerms:
    return protocol.SeasonTerms(**{name: value for name, value in asdict(season).items() if name != "kind"})
