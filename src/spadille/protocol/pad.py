"""The messages of the score pad. The server computes a score sheet from its log of entries."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import Field

from spadille.pad.entries import MAX_ENTRIES
from spadille.protocol.base import JsonObject, Seat, WireModel
from spadille.protocol.requests import Error
from spadille.protocol.sentences import Sentence

PadEntry = JsonObject
"""An entry of a log, or a hand's summary, in the format of records."""


class PadRequest(WireModel):
    """A request to the score pad. The server does not store it."""

    log: list[PadEntry] = Field(default=[], max_length=MAX_ENTRIES)
    read: str | None = Field(default=None, description="a file to continue from, instead of the log")
    add: PadEntry | None = Field(default=None, description="an entry to be checked and added")
    draft: PadEntry | None = Field(default=None, description="an incomplete hand")
    correcting: int | None = Field(default=None, description="the number of the hand that the draft replaces")
    file: Literal["csv", "json", "records"] | None = None
    language: str | None = Field(default=None, max_length=10, description="of the file; English by default")


class PadMoney(WireModel):
    """An exchange rate: this many counters for this many hundredths of a currency."""

    counters: int
    cents: int
    currency: str


class PadHead(WireModel):
    """The settings of a score sheet."""

    title: str
    game: str
    rules: str
    options: dict[str, str | int]
    seats: list[int] = Field(description="the possible numbers of seats")
    money: PadMoney | None
    limited: bool = Field(description="whether every player started with a fixed number of chips")
    antes: dict[str, int]


class PadPlayer(WireModel):
    """A player's account on a score sheet."""

    name: str = Field(description="the player's name; empty for a new player without a name")
    brought: int
    chips: int
    balance: int
    closed: bool = Field(description="whether the player is away")
    player: int | None = Field(
        description="the player's number in entries; null for a new player without a name"
    )


class PadVersion(WireModel):
    """A version of a hand on a score sheet, and its result.

    The result is null if the hand cannot be settled or is struck.
    """

    summary: PadEntry
    result: dict[str, Any] | None
    played: Sentence | None
    sign: str | None = Field(description="the trump suit")
    told: list[Sentence]


class PadHand(WireModel):
    """A hand on a score sheet."""

    kind: Literal["hand"]
    number: int
    dealer: Seat
    seated: list[int] = Field(description="the number of the account on each seat")
    out: list[Seat]
    struck: bool
    now: PadVersion
    before: list[PadVersion] = Field(description="earlier versions that were corrected, oldest first")
    chips: list[int] = Field(description="the chips of each account after the hand")
    balances: list[int] = Field(description="the chips won or lost by each account after the hand")
    pots: dict[str, int]
    bankrupt: list[int]
    freerides: list[int]


class PadChange(WireModel):
    """A change of players on a score sheet. A leaving player's account is listed before the new player's."""

    kind: Literal["replace", "named", "bought", "same", "join", "back", "leave", "swap", "on"]
    players: list[int]


class PadUndo(WireModel):
    """The entry that an undo would remove: its kind, its hand, or the accounts that it is about."""

    kind: Literal[
        "hand",
        "correct",
        "strike",
        "replace",
        "named",
        "join",
        "back",
        "bought",
        "same",
        "leave",
        "swap",
        "rename",
        "dealer",
        "on",
    ]
    hand: int | None
    players: list[int]


class PadPlace(WireModel):
    """A player's row in the standing of a score sheet."""

    player: int
    balance: int
    place: int


class PadTransfer(WireModel):
    """A payment from one player to another."""

    payer: int
    payee: int
    counters: int
    cents: int | None


class PadEnd(WireModel):
    """The settlement if the sheet ended now: the shared pots, the standing, and the fewest payments."""

    standing: list[PadPlace]
    title: Sentence
    shared: list[int] | None = Field(description="the share of the pots that each account gets")
    left: dict[str, int]
    won: int
    transfers: list[PadTransfer]


class PadSheet(WireModel):
    """The score sheet computed from a log."""

    head: PadHead
    players: list[PadPlayer]
    seated: list[int]
    dealer: Seat
    pots: dict[str, int]
    bank: int = Field(
        description="the counters that the bank has got, negative if it has paid; 0 in rules without a bank"
    )
    total: int = Field(description="the sum of all accounts, the pots and the bank, which must be zero")
    lines: list[PadHand | PadChange]
    ended: str | None
    end: PadEnd
    undo: PadUndo | None


class PadTile(WireModel):
    """A contract to choose in the form, and the further fields to enter for it."""

    contract: str
    trump: str | None = Field(description="the trump suit that the button selects")
    sign: str | None = Field(description="the suit shown on the button")
    price: Sentence
    trumps: list[str] = Field(description="the suits to choose from, if the trump suit has to be entered")
    asks: Literal["number", "made"]
    partner: bool
    all: int | None = Field(
        description="the total of card points, if the opponents' points determine the declarer's"
    )
    bonuses: list[str]
    mackers: list[int]


class PadForm(WireModel):
    """The form in which a hand is entered."""

    number: int
    dealer: Seat
    seated: list[int] = Field(description="the number of the account on each seat")
    active: list[Seat]
    out: list[Seat]
    passes: bool = Field(description="whether a deal may be passed out")
    doubles: list[int]
    tiles: list[PadTile]


class PadPreview(WireModel):
    """A preview of a hand before it is added to the log."""

    missing: list[str] = Field(description="the fields that still have to be entered")
    refusal: Error | None
    payments: list[int] | None
    told: list[Sentence]
    pots: dict[str, int]
    outcome: str | None
    entry: PadEntry | None = Field(description="the entry to add to the log")


class PadResponse(WireModel):
    """The answer of the score pad."""

    log: list[PadEntry] | None
    sheet: PadSheet | None
    form: PadForm | None
    preview: PadPreview | None
    refusal: Error | None
    text: str | None = Field(description="the requested file")
