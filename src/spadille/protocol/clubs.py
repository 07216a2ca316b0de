"""The messages of clubs: their evenings, slips and lists, which the server keeps."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from spadille.club.entries import MAX_DEALS, MAX_MEMBERS, MAX_TITLE
from spadille.protocol.base import Language, Name, OptionValue, WireModel
from spadille.protocol.pad import PadEntry

ClubTitle = Annotated[str, StringConstraints(strip_whitespace=True, max_length=MAX_TITLE)]
ClubKey = Annotated[str, StringConstraints(min_length=1, max_length=64)]
"""The secret part of one of a club's links."""
Number = Annotated[int, Field(ge=1, le=10_000)]
ClubSeal = Annotated[str, StringConstraints(pattern="^[0-9a-f]{64}$")]
Figure = Annotated[int, Field(ge=-1_000_000, le=1_000_000)]


class ClubRules(WireModel):
    """The rules of a club: all results on its list are by these."""

    game: str
    rules: str
    options: dict[str, OptionValue] = Field(default={})


class SeasonTerms(WireModel):
    """The rules by which a season ranks its members."""

    title: ClubTitle = ""
    ranks_by: Literal["counters", "points"] = "points"
    drop_worst: int = Field(default=0, ge=0, le=50, description="evenings that need not count for a member")
    least_events: int = Field(default=1, ge=1, le=50, description="evenings with which a member is ranked")


class NewClub(ClubRules):
    """A request to open a club. The caller becomes its first member and may direct it."""

    title: ClubTitle = Field(min_length=1)
    language: Language = "en"
    season: SeasonTerms = SeasonTerms()
    name: Name


class ClubLinks(WireModel):
    """The secret parts of a club's two links. They are told once: the server keeps only their hashes."""

    club: str
    member_key: str
    director_key: str


class ClubFileText(WireModel):
    """The file of another server's club, or its first part, to be taken over by the caller as director."""

    text: str
    name: Name


class ClubFilePart(WireModel):
    """The next part of a club's file, which is cut between two lines."""

    text: str


class ClubImport(WireModel):
    """The progress of taking over a club's file."""

    entries: int
    complete: bool


class ClubListText(WireModel):
    """The list of a club's season as CSV."""

    text: str


class EnterClub(WireModel):
    """A request of a client that has one of a club's links."""

    key: ClubKey


class JoinClub(EnterClub):
    """A request to join a club: as a new member, or as a member whom no device has claimed yet.

    With the director's key the caller may direct the club, too.
    """

    name: Name
    member: Number | None = None


class SeasonCommand(SeasonTerms):
    """Begin a new season."""

    act: Literal["season"]


class AddMemberCommand(WireModel):
    """Add a member who has no device here."""

    act: Literal["add-member"]
    name: Name


class AliasCommand(WireModel):
    """Say under what other name a member is on paper sheets."""

    act: Literal["alias"]
    member: Number
    name: Name


class MemberCommand(WireModel):
    """Make a member free for another device to claim, or erase a member's names."""

    act: Literal["unlink", "forget"]
    member: Number


class EveningCommand(WireModel):
    """Open an evening."""

    act: Literal["evening"]
    form: Literal["online", "paper"]
    title: ClubTitle = ""
    deals: int = Field(ge=1, le=MAX_DEALS, description="of each round")
    seats: Literal[3, 4] = Field(description="the size of most tables")


class PresenceCommand(WireModel):
    """Say who is here. Members say it of themselves, the director of all."""

    act: Literal["presence"]
    members: list[Number] = Field(max_length=MAX_MEMBERS)
    what: Literal["in", "late", "out", "no_show"]


class DrawCommand(WireModel):
    """Draw the next round."""

    act: Literal["draw"]


class SeatCommand(WireModel):
    """Give a seat of the current round to a member who is free, or to a bot."""

    act: Literal["seat"]
    table: Number
    seat: int = Field(ge=0, le=7)
    member: Number | None


class ClubFigure(WireModel):
    """The counters of a member at a table. Without a member: of bots and strangers."""

    member: Number | None
    counters: Figure


class SlipCommand(WireModel):
    """Write down the counters of a table of the current round."""

    act: Literal["slip"]
    table: Number
    figures: list[ClubFigure] = Field(max_length=32)
    rest: Figure = Field(default=0, description="what is left in pots")


class SheetCommand(WireModel):
    """Take a table's slip from the log of a score sheet."""

    act: Literal["sheet"]
    table: Number
    log: list[PadEntry] = Field(max_length=2000)
    members: list[Number | None] = Field(max_length=32, description="the member of each account of the sheet")


class AnswerCommand(WireModel):
    """Agree to the slip of one's table, or say that something is wrong."""

    act: Literal["answer"]
    round: Number
    table: Number
    seal: ClubSeal
    agreed: bool


class ConfirmCommand(WireModel):
    """Confirm a slip for those who have not agreed."""

    act: Literal["confirm"]
    round: Number
    table: Number
    seal: ClubSeal


class RulingCommand(WireModel):
    """Change a slip, with a reason. The record keeps the figures before and after."""

    act: Literal["ruling"]
    evening: Number
    round: Number
    table: Number
    reason: Literal["miscounted", "wrong-member", "unfinished", "left", "penalty", "agreed"]
    figures: list[ClubFigure] = Field(max_length=32)
    rest: Figure = 0


class CloseCommand(WireModel):
    """Close the evening."""

    act: Literal["close"]


AnyClubCommand = Annotated[
    SeasonCommand
    | AddMemberCommand
    | AliasCommand
    | MemberCommand
    | EveningCommand
    | PresenceCommand
    | DrawCommand
    | SeatCommand
    | SlipCommand
    | SheetCommand
    | AnswerCommand
    | ConfirmCommand
    | RulingCommand
    | CloseCommand,
    Field(discriminator="act"),
]


class ClubCommand(WireModel):
    """A request to change something in a club."""

    command: AnyClubCommand


class ClubMember(WireModel):
    """A member. The name of a forgotten member is empty."""

    member: int
    name: str
    aliases: list[str]
    linked: bool = Field(description="whether a device has said: that is me")


class ClubLine(WireModel):
    """A line of a slip."""

    member: int | None = Field(description="null: bots and strangers")
    hands: int
    declared: int
    won: int
    beaten: int
    counters: int
    points: int
    left: bool
    less_luck: float | None
    se: float | None


class ClubSlip(WireModel):
    """The results of a table of a round."""

    lines: list[ClubLine]
    rest: int
    source: Literal["table", "sheet", "director"]
    seal: ClubSeal
    time: str


class ClubTable(WireModel):
    """A table of a round."""

    seats: list[int | None]
    table: str | None = Field(description="the id of the online table")
    played: int | None = Field(description="the number of finished deals at the online table")
    slip: ClubSlip | None
    agreed: list[int]
    disputed: list[int]
    missing: list[int] = Field(description="the members who have not agreed to the slip")
    settled: bool


class ClubRound(WireModel):
    """A round: its tables, and the secret from which they were drawn."""

    secret: str
    tables: list[ClubTable]


class ClubPresence(WireModel):
    """The presence of a member on an evening."""

    member: int
    what: Literal["in", "late", "out", "no_show"]


class ClubRuling(WireModel):
    """A ruling, with the lines before and after."""

    round: int
    table: int
    reason: Literal["miscounted", "wrong-member", "unfinished", "left", "penalty", "agreed"]
    before: list[ClubFigure]
    after: list[ClubFigure]


class ClubTask(WireModel):
    """Something that the director has to see to."""

    what: Literal["missing", "disputed", "unwritten", "unconfirmed", "free", "draw", "close"]
    table: int | None
    seat: int | None
    members: list[int]


class ClubNight(WireModel):
    """An evening of a club, with all its rounds."""

    evening: int
    season: int
    form: Literal["online", "paper"]
    title: str
    time: str
    deals: int
    seats: Literal[3, 4]
    commitment: str = Field(description="the hash of the secret from which the next round will be drawn")
    presence: list[ClubPresence]
    free: list[int] = Field(description="the members who are here and sit at no table")
    rounds: list[ClubRound]
    rulings: list[ClubRuling]
    closed: bool


class ClubStandingRow(WireModel):
    """A member's row in the list of a season."""

    member: int
    place: int | None
    rank: Literal["seven", "eight", "nine", "ten", "jack", "queen", "king", "ace"] | None
    evenings: int
    hands: int
    counters: int
    points: int
    less_luck: float | None
    se: float | None


class ClubStanding(WireModel):
    """The list of a season."""

    season: int
    terms: SeasonTerms
    rows: list[ClubStandingRow]
    others: int = Field(description="the counters of bots, strangers, pots and banks")


class Club(WireModel):
    """A club, as a member or a director sees it."""

    club: str
    title: str
    rules: ClubRules
    language: str
    director: bool = Field(description="whether the caller may direct the club")
    me: int | None = Field(description="the caller as a member")
    importing: bool = Field(description="whether parts of the club's file are still missing")
    members: list[ClubMember]
    night: ClubNight | None = Field(description="the open evening, or else the last")
    tasks: list[ClubTask] = Field(description="what the director has to see to, the most urgent first")
    evenings: int
    standing: ClubStanding | None


class ClubEntry(WireModel):
    """A club in the caller's own list."""

    club: str
    title: str
    game: str


class Clubs(WireModel):
    """The clubs that the caller directs or belongs to."""

    clubs: list[ClubEntry]
