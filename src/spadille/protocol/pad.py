"""The score pad: a sheet's log goes in, the sheet comes out."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import Field

from spadille.protocol.base import Said, Seat
from spadille.protocol.requests import Error
from spadille.protocol.sentences import Sentence

PadEntry = dict[str, Any]
"""An entry of a log, and a hand's summary, as records write them."""


class PadAsked(Said):
    """What is asked of the pad; nothing of it is kept."""

    log: list[PadEntry] = Field(default=[], max_length=2000)
    read: str | None = Field(default=None, description="a file to go on from, instead of the log")
    add: PadEntry | None = Field(default=None, description="an entry to be judged and added")
    draft: PadEntry | None = Field(default=None, description="a hand as far as it has been said")
    correcting: int | None = Field(default=None, description="the hand that the draft is to stand for")
    file: Literal["csv", "json", "records"] | None = None


class PadMoney(Said):
    """So many counters for so many hundredths of a currency."""

    counters: int
    cents: int
    currency: str


class PadHead(Said):
    """What is played."""

    title: str
    game: str
    rules: str
    options: dict[str, str | int]
    seats: list[int] = Field(description="how many may sit at the table")
    money: PadMoney | None
    limited: bool = Field(description="whether everybody began with so many chips and no more")
    antes: dict[str, int]


class PadPlayer(Said):
    """A player's account."""

    name: str = Field(description="empty for a newcomer nobody has named yet")
    brought: int
    chips: int
    closed: bool


class PadVersion(Said):
    """A hand as it was written, and what it comes to; no result where it cannot be settled, or is struck."""

    summary: PadEntry
    result: dict[str, Any] | None
    played: Sentence | None
    sign: str | None = Field(description="the trump suit")
    told: list[Sentence]


class PadHand(Said):
    """A hand on the sheet."""

    kind: Literal["hand"]
    number: int
    dealer: Seat
    seated: list[int] = Field(description="by seat, whose account")
    out: list[Seat]
    struck: bool
    now: PadVersion
    before: list[PadVersion] = Field(description="what was corrected, oldest first")
    chips: list[int] = Field(description="by account, after the hand")
    pots: dict[str, int]
    bankrupt: list[int]
    freerides: list[int]


class PadChange(Said):
    """Somebody came or went: whose accounts, who went before who came."""

    kind: Literal["replace", "named", "join", "leave", "on"]
    players: list[int]


class PadPlace(Said):
    """A line of the standing."""

    player: int
    balance: int
    place: int


class PadTransfer(Said):
    """One pays another."""

    payer: int
    payee: int
    counters: int
    cents: int | None


class PadEnd(Said):
    """How it would end now: the pots shared, the standing, and the fewest payments."""

    standing: list[PadPlace]
    title: Sentence
    shared: list[int] | None = Field(description="by account, what comes of the pots")
    left: dict[str, int]
    won: int
    transfers: list[PadTransfer]


class PadSheet(Said):
    """A sheet as its log makes it."""

    head: PadHead
    players: list[PadPlayer]
    seated: list[int]
    dealer: Seat
    pots: dict[str, int]
    total: int = Field(description="what all have won and lost and the pots hold, together: nothing")
    lines: list[PadHand | PadChange]
    ended: str | None
    end: PadEnd


class PadTile(Said):
    """Something that may have been played, and what more is asked of it."""

    contract: str
    trump: str | None = Field(description="the trumps that go with the button")
    sign: str | None = Field(description="the suit that stands on it")
    price: Sentence
    trumps: list[str] = Field(description="the suits to choose from, where the trumps are asked for")
    asks: Literal["number", "made"]
    partner: bool
    all: int | None = Field(description="all card points, where the others' tell the declarer's")
    bonuses: list[str]
    mackers: list[int]


class PadForm(Said):
    """What has to be asked for a hand."""

    number: int
    dealer: Seat
    seated: list[int] = Field(description="by seat, whose account")
    active: list[Seat]
    out: list[Seat]
    passes: bool = Field(description="whether a deal may be passed out")
    doubles: list[int]
    tiles: list[PadTile]


class PadPreview(Said):
    """A hand before it is entered."""

    missing: list[str] = Field(description="what has still to be said of it")
    refusal: Error | None
    payments: list[int] | None
    told: list[Sentence]
    pots: dict[str, int]
    outcome: str | None
    entry: PadEntry | None = Field(description="what to add to the log")


class PadAnswer(Said):
    """What the pad answers."""

    log: list[PadEntry] | None
    sheet: PadSheet | None
    form: PadForm | None
    preview: PadPreview | None
    refusal: Error | None
    text: str | None = Field(description="the file that was asked for")
