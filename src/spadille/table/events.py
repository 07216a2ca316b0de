"""The events of a table: a class for each kind, with its fields.

The event log stores these fields as the event's payload. It stores the table, the event's number, its time,
seat and player in columns of their own.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar

from spadille.play.action import Action
from spadille.protocol import Claimed, TableTimeouts
from spadille.rules.seating import Seat
from spadille.table.seating import LineUp
from spadille.table.setup import ChallengePlace, EarlierDeal, Setup
from spadille.table.votes import About


@dataclass(frozen=True, slots=True)
class TableEvent:
    """An event at a table."""

    kind: ClassVar[str]
    """The name of the kind in the event log."""
    id: str | None = field(default=None, kw_only=True)
    """The id of the message that caused the event, if one did."""


# Matches


@dataclass(frozen=True, slots=True)
class TableOpened(TableEvent):
    """The table was opened, and its first match begins."""

    kind: ClassVar = "opened"
    setup: Setup
    line_up: LineUp
    bot: str
    """The strength of the bots that fill seats."""
    waits: TableTimeouts
    public: bool | None = None
    hints: bool | None = None
    """Whether hints are given; None: only if one person plays with bots."""
    redeal_of: EarlierDeal | None = None
    """The earlier deal whose cards this table deals again."""
    pots: Mapping[str, int] | None = None
    """The chips in each pot before the table's deal, if its cards were set beforehand."""
    code: str | None = None
    """The code of a deal from outside the server that is dealt here."""
    day: str | None = None
    """The day whose daily deal is played."""
    challenge: ChallengePlace | None = None
    """The player's place in the challenge that is played here."""


@dataclass(frozen=True, slots=True)
class MatchBegan(TableEvent):
    """The next match at the table begins."""

    kind: ClassVar = "began"
    setup: Setup
    bot: str
    waits: TableTimeouts
    line_up: LineUp


# Seats


@dataclass(frozen=True, slots=True)
class SeatTaken(TableEvent):
    """A player sits down."""

    kind: ClassVar = "sat"
    name: str


@dataclass(frozen=True, slots=True)
class SeatWished(TableEvent):
    """A player is promised a bot's seat for after the deal."""

    kind: ClassVar = "wished"
    name: str


@dataclass(frozen=True, slots=True)
class WishWithdrawn(TableEvent):
    """A player gives up a promised seat."""

    kind: ClassVar = "withdrew"


@dataclass(frozen=True, slots=True)
class SeatHandedOver(TableEvent):
    """A seat goes to a bot or becomes free."""

    name: str
    """The name of the bot; empty if the seat is free."""
    bot: str | None


@dataclass(frozen=True, slots=True)
class SeatLeft(SeatHandedOver):
    """A player leaves the seat."""

    kind: ClassVar = "left"


@dataclass(frozen=True, slots=True)
class SeatFreed(SeatHandedOver):
    """The host removes a bot from a seat."""

    kind: ClassVar = "freed"


@dataclass(frozen=True, slots=True)
class BotPlaced(SeatHandedOver):
    """The host puts a bot on a free seat."""

    kind: ClassVar = "placed"


@dataclass(frozen=True, slots=True)
class TableShown(TableEvent):
    """The table is listed for everyone."""

    kind: ClassVar = "opened-up"


@dataclass(frozen=True, slots=True)
class TableHidden(TableEvent):
    """The table is found only by its link."""

    kind: ClassVar = "closed-up"


# Timeouts


@dataclass(frozen=True, slots=True)
class SeatNudged(TableEvent):
    """A player for whom the table waits is reminded to act."""

    kind: ClassVar = "nudged"


@dataclass(frozen=True, slots=True)
class SeatCovered(TableEvent):
    """A bot takes over for an absent player."""

    kind: ClassVar = "covered"
    bot: str


@dataclass(frozen=True, slots=True)
class PlayerReturned(TableEvent):
    """A player plays again, after a bot played in their place."""

    kind: ClassVar = "returned"


# Votes


@dataclass(frozen=True, slots=True)
class QuestionPut(TableEvent):
    """A seat opens a vote."""

    kind: ClassVar = "asked"
    about: About


@dataclass(frozen=True, slots=True)
class QuestionAgreed(TableEvent):
    """A seat votes yes."""

    kind: ClassVar = "agreed"


@dataclass(frozen=True, slots=True)
class QuestionDeclined(TableEvent):
    """A seat votes no, or the seat that opened the vote withdraws it."""

    kind: ClassVar = "declined"


@dataclass(frozen=True, slots=True)
class MatchStopped(TableEvent):
    """The match ends between two deals."""

    kind: ClassVar = "stopped"


@dataclass(frozen=True, slots=True)
class ActionsTakenBack(TableEvent):
    """The deal goes back to its first `to` actions."""

    kind: ClassVar = "took-back"
    to: int


@dataclass(frozen=True, slots=True)
class ClaimGranted(TableEvent):
    """A claim or a concession is granted. The actions that follow play it out."""

    kind: ClassVar = "claimed"
    what: Claimed


@dataclass(frozen=True, slots=True)
class HandsShown(TableEvent):
    """Watchers see all hands of this deal."""

    kind: ClassVar = "showed-hands"


# The play


@dataclass(frozen=True, slots=True)
class SeatReady(TableEvent):
    """A seat is ready for the next deal."""

    kind: ClassVar = "ready"


@dataclass(frozen=True, slots=True)
class SecretCommitted(TableEvent):
    """The server commits to a secret for the cards of the next deal."""

    kind: ClassVar = "committed"
    dealer: Seat
    secret: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class NonceGiven(TableEvent):
    """A seat adds its nonce to the commitment of the next deal."""

    kind: ClassVar = "nonce-given"
    nonce: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class CardsDealt(TableEvent):
    """The cards are dealt: as the given hands, or from the key if no hands are given."""

    kind: ClassVar = "dealt"
    dealer: Seat
    key: str = field(repr=False)
    hands: tuple[str | None, ...] | None = field(default=None, repr=False)
    """The hand of each seat, written as in a record; None for a seat that sits out."""
    widow: str | None = field(default=None, repr=False)


@dataclass(frozen=True, slots=True)
class Acted(TableEvent):
    """A seat bids, plays a card, or takes another action."""

    kind: ClassVar = "acted"
    action: Action
    cut_short: bool = False
    """Whether a bot ran out of time before its search was complete."""


StartEvent = TableOpened | MatchBegan
SeatEvent = (
    SeatTaken | SeatWished | WishWithdrawn | SeatLeft | SeatFreed | BotPlaced | TableShown | TableHidden
)
TimeoutEvent = SeatNudged | SeatCovered | PlayerReturned
VoteEvent = (
    QuestionPut
    | QuestionAgreed
    | QuestionDeclined
    | MatchStopped
    | ActionsTakenBack
    | ClaimGranted
    | HandsShown
)
PlayEvent = Acted | SeatReady | SecretCommitted | NonceGiven | CardsDealt
NamingEvent = TableOpened | MatchBegan | SeatTaken | SeatWished
"""The events that name people. The names are stored in the table `pseudonyms`, where they can be erased."""
AnyEvent = StartEvent | SeatEvent | TimeoutEvent | VoteEvent | PlayEvent
"""Any event of a table."""
