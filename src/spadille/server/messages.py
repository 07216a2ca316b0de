"""Everything that is said between a browser and the table, as one schema.

The browser's types are generated from these models; HTTP's description is too.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter

Seat = int
CardText = str
HandText = str
ActionText = str
OptionValue = str | int


_JOINERS = "\u200c\u200d"


def _plain(name: str) -> str:
    """A name that shows as it is: nothing invisible, nothing that turns other text around."""
    if not all(letter.isprintable() or letter in _JOINERS for letter in name):
        raise ValueError("a name is made of letters that can be seen")
    return name


Name = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=24), AfterValidator(_plain)
]


class Said(BaseModel):
    """A message's common manners: nothing unknown and nothing of another type is let through."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


# The games on offer


class Source(Said):
    """Where a preset's rules were published."""

    title: str
    by: str
    year: int | None
    pages: str | None


class PresetValue(Said):
    """One value of a preset and whose word it is."""

    value: OptionValue | None
    origin: Literal["source", "inferred", "house"]


class Preset(Said):
    """One published description of a game."""

    id: str
    source: Source
    values: dict[str, PresetValue]
    match: dict[str, PresetValue]
    ends: list[Literal["deals", "target", "minutes", "open"]]
    whole_rounds: bool = Field(description="the number of deals is a multiple of the seats")


class Option(Said):
    """A rule that tables play differently: words to choose from, or a whole number in a range."""

    id: str
    words: list[str] | None
    least: int | None
    most: int | None


class Goal(Said):
    """What the declarer undertakes, in numbers for the catalogue's sentence."""

    kind: Literal["against", "at-least", "no-points", "no-tricks", "at-least-tricks"]
    points: int | None = Field(description="the number it turns on: points, or tricks")
    in_suit: dict[str, int]


class Price(Said):
    """What one opponent pays or gets: a rate for each point, or a fixed sum."""

    kind: Literal["per-point", "fixed"]
    value: int
    in_suit: dict[str, int]


class ContractSheet(Said):
    """A contract as this table plays it."""

    id: str
    trumps: list[str] = Field(description="none: no trumps; one: fixed; more: the declarer names one")
    goal: Goal
    price: Price
    exposed: bool
    calls_card: Literal["none", "optional", "required"]
    widow: Literal["nobodys", "declarers", "taken-up"]
    partner: Literal["alone", "silent", "names-trump"]
    needs: bool = Field(description="whether the bidder must hold certain cards")
    first: Price | None = Field(description="what winning the first tricks in a row adds")
    last: Price | None = Field(description="what winning all tricks adds instead")
    macker: Price | None = Field(
        description="what each of the top trumps adds that the side was dealt together"
    )


class Game(Said):
    """A game that can be played here."""

    id: str
    seats: list[int]
    options: list[Option]
    presets: list[Preset]
    lesson: bool = Field(description="whether there is a first hand that teaches it")


class Games(Said):
    """The menu."""

    games: list[Game]
    bots: list[str]


# A deal, as one seat may see it


class Refused(Said):
    """Why a card in the hand may not be played now."""

    code: str
    rule: str


class Decision(Said):
    """What is asked of this seat, with every answer it may give."""

    kind: str
    answers: list[ActionText]
    refused: dict[CardText, Refused]


class HandCard(Said):
    """A card in the hand with what it counts in this contract; the hand is sorted for the contract."""

    card: CardText
    points: int
    trump: bool


class Bid(Said):
    """The standing bid."""

    seat: Seat
    contract: str


class Contract(Said):
    """What is being played, and by whom."""

    id: str
    declarer: Seat
    partner: Seat | None
    trump: str | None
    trumps: list[CardText] = Field(description="all cards that count as trumps, high to low")
    matadors: list[CardText] = Field(
        description="the trumps above all others, high to low: spadille, manille, basta"
    )
    called: CardText | None
    stakes: dict[str, int] = Field(description="how many times as much is at stake with a seat that doubled")
    asked: bool = Field(description="whether the declarer has asked who his partner is")


class Trick(Said):
    """A trick that is over."""

    leader: Seat
    cards: list[CardText]
    winner: Seat
    points: int


class TableTrick(Said):
    """The trick on the table."""

    leader: Seat
    cards: list[CardText]
    winning: Seat | None


class Taken(Said):
    """What lies in the trick piles for all to count: never the widow."""

    declarer: int
    opponents: int
    tricks: list[int]


class Result(Said):
    """What the deal came to (record-format: Result)."""

    outcome: Literal["won", "lost", "drawn", "passed-out"]
    contract: str | None
    declarer: Seat | None
    partner: Seat | None
    trump: str | None
    points: int | None = None
    tricks: int | None = None
    value: int
    bonuses: dict[str, int]
    payments: list[int]
    pots: dict[str, int] | None = None


class Revealed(Said):
    """All the cards as dealt, once the deal is over."""

    hands: list[HandText | None]
    widow: HandText


class View(Said):
    """What one seat (or a watcher, seat null) may know of a deal."""

    v: Literal[1]
    game: str
    rules: str
    options: dict[str, OptionValue]
    seats: int
    dealer: Seat
    seat: Seat | None
    active: list[Seat]
    pots: dict[str, int] = Field(
        description="what the pots held before the antes; empty where there are none"
    )
    phase: str
    turn: Seat | None
    dealt: HandText
    hand: list[HandCard]
    laid_away: HandText = Field(description="what this seat has laid away as the declarer")
    counts: list[int]
    shown: dict[str, HandText]
    actions: list[ActionText] = Field(description="in order; a card this seat may not know is written ?")
    bid: Bid | None
    contract: Contract | None
    tricks: list[Trick]
    trick: TableTrick | None
    taken: Taken | None
    decision: Decision | None
    result: Result | None
    revealed: Revealed | None


# A table


class MatchRules(Said):
    """What a match is played for."""

    start: int | None = Field(ge=1, le=1_000_000)
    bankrupt: Literal["end", "replace", "debt"]
    end: dict[Literal["deals", "target", "minutes"], Annotated[int, Field(ge=1, le=1_000_000)]]


class SeatedPlayer(Said):
    """Who sits where, with how much."""

    seat: Seat
    name: str
    bot: str | None
    taken: bool = Field(description="a person or a bot sits here; else the seat is free")
    present: bool
    chips: int
    ready: bool
    freeride: bool


class Place(Said):
    """A line of the standing; equal chips share a place."""

    seat: Seat
    chips: int
    place: int


class Left(Said):
    """A player who went bankrupt and left, with the account as it closed."""

    seat: Seat
    name: str
    chips: int
    after_deal: int


class Earlier(Said):
    """A deal that was played before, and where."""

    table: str
    deal: int


class Table(Said):
    """A table, as everybody at it may know it."""

    id: str
    game: str
    rules: str
    options: dict[str, OptionValue]
    differing: list[str] = Field(description="the options that differ from the preset")
    sheet: list[ContractSheet]
    antes: dict[str, int] = Field(description="what everybody puts into each pot before a deal")
    match: MatchRules
    seats: list[SeatedPlayer]
    deal: int = Field(description="the deal's number in its match, from 1; 0 before the first")
    stage: Literal["waiting", "playing", "between", "finished"]
    ended: Literal["deals", "target", "minutes", "bankrupt", "stopped"] | None
    standing: list[Place]
    left: list[Left]
    again: Earlier | None = Field(
        default=None, description="the deal whose cards lie here again; null for a match of its own"
    )


# What is said over HTTP


class NewTable(Said):
    """Somebody opens a table and sits down at it."""

    game: str
    rules: str
    options: dict[str, OptionValue] = {}
    seats: int
    match: MatchRules
    name: Name
    bot: str = "club"
    free: list[Seat] = Field(default=[], description="seats kept free for people; bots fill the others")


class Sit(Said):
    """Somebody sits down on a free seat."""

    name: Name
    seat: Seat


class Opened(Said):
    """The table that was opened or joined."""

    table: str
    seat: Seat


class Again(Said):
    """Somebody wants the cards of a finished deal of his table again."""

    deal: Annotated[int, Field(ge=1)]


class MyTable(Said):
    """A table this player sits at."""

    table: str
    game: str
    rules: str
    seat: Seat
    deal: int
    stage: Literal["waiting", "playing", "between", "finished"]


class MyTables(Said):
    """The tables this player sits at, latest first."""

    tables: list[MyTable]


class Words(Said):
    """A line of words said at a table: something to be done, or a question."""

    text: Annotated[str, Field(max_length=200)]
    language: Literal["en", "sv"]
    rule: Annotated[str, Field(max_length=100)] | None = Field(
        default=None, description="the rule by which the reader was last refused, should he ask why"
    )


class Heard(Said):
    """What a line of words was taken for. Nothing has happened by it: the action is still to be said."""

    action: ActionText | None = None
    then: Literal["next", "leave"] | None = Field(
        default=None, description="what is wanted besides the play: the next deal, or to leave the table"
    )
    told: list[str] = Field(default=[], description="the answer, line by line")
    rule: str | None = Field(default=None, description="the rule that does not allow it")


class RulebookPage(Said):
    """A page of the rulebook."""

    title: str
    html: str


class Error(Said):
    """A refusal: what, which rule says so, and what the sentence about it needs."""

    code: str
    rule: str | None = None
    facts: dict[str, OptionValue] = {}


# What is said over the socket


class Act(Said):
    """A seat's answer to the decision it was asked in state `seq`."""

    type: Literal["act"]
    id: Annotated[str, Field(min_length=1, max_length=64)]
    seq: int
    action: Annotated[str, Field(max_length=64)]


class Next(Said):
    """A seat is ready for the next deal."""

    type: Literal["next"]
    id: Annotated[str, Field(min_length=1, max_length=64)]
    seq: int


class Stop(Said):
    """A seat ends the match at will, between deals."""

    type: Literal["stop"]
    id: Annotated[str, Field(min_length=1, max_length=64)]
    seq: int


class State(Said):
    """The table and the deal as this seat sees them, after the event numbered `seq`."""

    type: Literal["state"]
    seq: int
    you: Seat | None
    table: Table
    view: View | None


class Accepted(Said):
    """The message `id` was judged, stored and carried out."""

    type: Literal["accepted"]
    id: str
    seq: int


class Rejected(Said):
    """The message `id` changed nothing, and why."""

    type: Literal["rejected"]
    id: str | None
    error: Error


FromPlayer = Annotated[Act | Next | Stop, Field(discriminator="type")]
FromTable = Annotated[State | Accepted | Rejected, Field(discriminator="type")]
from_player: TypeAdapter[Act | Next | Stop] = TypeAdapter(FromPlayer)
from_table: TypeAdapter[State | Accepted | Rejected] = TypeAdapter(FromTable)
