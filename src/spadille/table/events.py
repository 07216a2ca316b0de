"""What can happen at a table: a class for each kind of event, with what it says.

Where it happened, when, to which seat and by whom stands beside it, in the table's story.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar

from spadille.play.action import Action
from spadille.protocol import Claimed, Waits
from spadille.rules.seating import Seat
from spadille.table.seating import LineUp
from spadille.table.setup import ChallengePlace, EarlierDeal, Setup
from spadille.table.votes import About


@dataclass(frozen=True, slots=True)
class TableEvent:
    """Something that happened at a table."""

    kind: ClassVar[str]
    """What it is called where it is stored."""
    id: str | None = field(default=None, kw_only=True)
    """The id of the message that made it happen, where one did."""


# A match begins


@dataclass(frozen=True, slots=True)
class TableOpened(TableEvent):
    """A table, and the first match at it."""

    kind: ClassVar = "opened"
    setup: Setup
    line_up: LineUp
    bot: str
    """The strength of the bots that fill seats."""
    waits: Waits
    public: bool | None = None
    hints: bool | None = None
    """Whether hints are given; None: to one who sits alone with bots."""
    again: EarlierDeal | None = None
    """The deal that is laid out again."""
    pots: Mapping[str, int] | None = None
    """What lay in the pots before that deal."""
    laid: str | None = None
    """The code of the deal that is laid out, where it comes from no table of the house."""
    day: str | None = None
    """The day whose deal is played, where one is."""
    challenge: ChallengePlace | None = None
    """The challenge that is played for, where one is."""


@dataclass(frozen=True, slots=True)
class MatchBegan(TableEvent):
    """The next match at the same table."""

    kind: ClassVar = "began"
    setup: Setup
    bot: str
    waits: Waits
    line_up: LineUp


# Who sits there


@dataclass(frozen=True, slots=True)
class SeatTaken(TableEvent):
    """Somebody sits down."""

    kind: ClassVar = "sat"
    name: str


@dataclass(frozen=True, slots=True)
class SeatWished(TableEvent):
    """Somebody gets a bot's seat when the deal is over."""

    kind: ClassVar = "wished"
    name: str


@dataclass(frozen=True, slots=True)
class WishWithdrawn(TableEvent):
    """Somebody no longer waits for a seat."""

    kind: ClassVar = "withdrew"


@dataclass(frozen=True, slots=True)
class SeatHandedOver(TableEvent):
    """A seat goes to a bot, or to nobody."""

    name: str
    """What the bot is called; nothing where the seat is free now."""
    bot: str | None


@dataclass(frozen=True, slots=True)
class SeatLeft(SeatHandedOver):
    """A person gets up."""

    kind: ClassVar = "left"


@dataclass(frozen=True, slots=True)
class SeatFreed(SeatHandedOver):
    """The host lets a bot get up."""

    kind: ClassVar = "freed"


@dataclass(frozen=True, slots=True)
class BotPlaced(SeatHandedOver):
    """The host puts a bot on a free seat."""

    kind: ClassVar = "placed"


@dataclass(frozen=True, slots=True)
class TableShown(TableEvent):
    """Everybody can find the table from now on."""

    kind: ClassVar = "opened-up"


@dataclass(frozen=True, slots=True)
class TableHidden(TableEvent):
    """Only who has its link can find the table."""

    kind: ClassVar = "closed-up"


# Who is away


@dataclass(frozen=True, slots=True)
class SeatNudged(TableEvent):
    """Somebody has been waited for long enough to be told so."""

    kind: ClassVar = "nudged"


@dataclass(frozen=True, slots=True)
class SeatCovered(TableEvent):
    """A bot plays on for somebody."""

    kind: ClassVar = "covered"
    bot: str


@dataclass(frozen=True, slots=True)
class PlayerReturned(TableEvent):
    """Somebody plays himself again."""

    kind: ClassVar = "returned"


# What all are asked


@dataclass(frozen=True, slots=True)
class QuestionPut(TableEvent):
    """All are asked something."""

    kind: ClassVar = "asked"
    about: About


@dataclass(frozen=True, slots=True)
class QuestionAgreed(TableEvent):
    """Somebody says yes."""

    kind: ClassVar = "agreed"


@dataclass(frozen=True, slots=True)
class QuestionDeclined(TableEvent):
    """Somebody says no, or who asked takes it back."""

    kind: ClassVar = "declined"


@dataclass(frozen=True, slots=True)
class MatchStopped(TableEvent):
    """The match ends between two deals."""

    kind: ClassVar = "stopped"


@dataclass(frozen=True, slots=True)
class ActionsTakenBack(TableEvent):
    """The deal is again as it was after so many actions."""

    kind: ClassVar = "took-back"
    to: int


@dataclass(frozen=True, slots=True)
class ClaimGranted(TableEvent):
    """The rest is somebody's, or he gives up; the play that follows makes it true."""

    kind: ClassVar = "claimed"
    what: Claimed


@dataclass(frozen=True, slots=True)
class HandsShown(TableEvent):
    """Those who look on see all hands of this deal."""

    kind: ClassVar = "showed-hands"


# The play


@dataclass(frozen=True, slots=True)
class SeatReady(TableEvent):
    """A seat is ready for the next deal."""

    kind: ClassVar = "ready"


@dataclass(frozen=True, slots=True)
class SecretCommitted(TableEvent):
    """The cards of the next deal are bound to a secret."""

    kind: ClassVar = "pledged"
    dealer: Seat
    secret: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class NonceGiven(TableEvent):
    """A seat adds its part to the chance of the next deal."""

    kind: ClassVar = "shared"
    nonce: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class CardsDealt(TableEvent):
    """Cards are dealt: those the key deals, or those that were laid out beforehand."""

    kind: ClassVar = "dealt"
    dealer: Seat
    key: str = field(repr=False)
    hands: tuple[str | None, ...] | None = field(default=None, repr=False)
    """By seat, as a record has them; None for one who sits out."""
    widow: str | None = field(default=None, repr=False)


@dataclass(frozen=True, slots=True)
class Acted(TableEvent):
    """A seat bids, plays a card, or does what else it is asked for."""

    kind: ClassVar = "acted"
    action: Action
    cut_short: bool = False
    """Whether a bot had no time to look at all that it would have looked at."""


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
"""What has the names of people in it, which are stored apart."""
AnyEvent = StartEvent | SeatEvent | TimeoutEvent | VoteEvent | PlayEvent
"""Everything that can happen at a table."""
