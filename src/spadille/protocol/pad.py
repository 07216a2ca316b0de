"""The score pad: the server computes a sheet from its log."""

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
    """A request to the score pad. The server stores nothing of it."""

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
    """The settings of a sheet."""

    title: str
    game: str
    rules: str
    options: dict[str, str | int]
    seats: list[int] = Field(description="the possible numbers of seats")
    money: PadMoney | None
    limited: bool = Field(description="whether every player started with a fixed number of chips")
    antes: dict[str, int]


class PadPlayer(WireModel):
    """A player's account."""

    name: str = Field(description="empty for a newcomer without a name")
    brought: int
    chips: int
    balance: int
    closed: bool = Field(description="whether the player is away")
    player: int | None = Field(description="the number in entries; null for a newcomer without a name")


class PadVersion(WireModel):
    """A version of a hand, and its result. The result is null if the hand cannot be settled or is
    struck.
    """

    summary: PadEntry
    result: dict[str, Any] | None
    played: Sentence | None
    sign: str | None = Field(description="the trump suit")
    told: list[Sentence]


class PadHand(WireModel):
    """A hand on the sheet."""

    kind: Literal["hand"]
    number: int
    dealer: Seat
    seated: list[int] = Field(description="by seat, the number of the account")
    out: list[Seat]
    struck: bool
    now: PadVersion
    before: list[PadVersion] = Field(description="earlier versions that were corrected, oldest first")
    chips: list[int] = Field(description="by account, after the hand")
    balances: list[int] = Field(description="by account, won or lost after the hand")
    pots: dict[str, int]
    bankrupt: list[int]
    freerides: list[int]


class PadChange(WireModel):
    """A change of players: the numbers of their accounts, the leaving player before the new one."""

    kind: Literal["replace", "named", "bought", "same", "join", "back", "leave", "swap", "on"]
    players: list[int]


class PadUndo(WireModel):
    """The entry that would be undone next: its kind, its hand, or the accounts it is about."""

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
    """A row of the standing."""

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
    """The settlement if the sheet ended now: shared pots, the standing, and the fewest payments."""

    standing: list[PadPlace]
    title: Sentence
    shared: list[int] | None = Field(description="by account, the share of the pots")
    left: dict[str, int]
    won: int
    transfers: list[PadTransfer]


class PadSheet(WireModel):
    """The sheet that a log results in."""

    head: PadHead
    players: list[PadPlayer]
    seated: list[int]
    dealer: Seat
    pots: dict[str, int]
    bank: int = Field(description="what the bank holds, below 0 what it has paid; 0 in rules without a bank")
    total: int = Field(description="the sum of all accounts, the pots and the bank, which must be zero")
    lines: list[PadHand | PadChange]
    ended: str | None
    end: PadEnd
    undo: PadUndo | None


class PadTile(WireModel):
    """A contract to choose, and what else has to be entered for it."""

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
    """The fields that have to be entered for a hand."""

    number: int
    dealer: Seat
    seated: list[int] = Field(description="by seat, the number of the account")
    active: list[Seat]
    out: list[Seat]
    passes: bool = Field(description="whether a deal may be passed out")
    doubles: list[int]
    tiles: list[PadTile]


class PadPreview(WireModel):
    """A hand before it is added."""

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
