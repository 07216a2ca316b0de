"""The entries of a club's record: a class for each kind, with its fields, and their text form."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from hashlib import sha256
from typing import Annotated, Any, Final, Literal, get_args

from pydantic import Field, TypeAdapter, ValidationError

from spadille.notation.shape import malformed

MAX_MEMBERS, MAX_EVENINGS, MAX_ROUNDS, MAX_DEALS = 200, 400, 20, 200
MAX_ENTRIES: Final = 20_000
MAX_TITLE: Final = 60
_MAX_FIGURE: Final = 10_000_000

Number = Annotated[int, Field(ge=1, le=MAX_ENTRIES)]
"""The number of a member, season, evening, round or table, from 1."""
Title = Annotated[str, Field(max_length=MAX_TITLE)]
Count = Annotated[int, Field(ge=0, le=_MAX_FIGURE)]
Counters = Annotated[int, Field(ge=-_MAX_FIGURE, le=_MAX_FIGURE)]
Digest = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
"""A SHA-256 hash or a secret of 32 bytes, in hex."""
Seats = tuple[Number | None, ...]
"""The member on each seat of a table; None for a bot."""


class Presence(StrEnum):
    """The presence of a member on an evening."""

    IN = "in"
    LATE = "late"
    """The member came after a round was drawn."""
    OUT = "out"
    """The member has gone home."""
    NO_SHOW = "no_show"
    """The member was drawn to a table and did not come."""


class RulingReason(StrEnum):
    """The reason for a director's ruling. A choice, so that no ruling can name a person."""

    MISCOUNTED = "miscounted"
    WRONG_MEMBER = "wrong-member"
    UNFINISHED = "unfinished"
    LEFT = "left"
    PENALTY = "penalty"
    AGREED = "agreed"


@dataclass(frozen=True, slots=True)
class SlipLine:
    """The results of a member, or of the bots of a table, at a table in one round."""

    member: Number | None
    """None for the bots."""
    hands: Count
    declared: Count
    won: Count
    beaten: Count
    counters: Counters
    decisions: Count
    left: bool = False
    """Whether the member left before the end. A bot played on; the line has the member's own hands alone."""
    less_luck: float | None = None
    se: float | None = None
    """The standard error of `less_luck`."""


SlipSource = Literal["table", "sheet", "director"]
"""The source of a slip: an online table, a score sheet, or the director."""


@dataclass(frozen=True, slots=True)
class ClubOpened:
    """The club was opened. All its results are played by these rules."""

    title: Title
    game: Annotated[str, Field(max_length=32)]
    preset: Annotated[str, Field(max_length=32)]
    options: Mapping[Annotated[str, Field(max_length=64)], str | int]
    rules_id: Annotated[str, Field(max_length=64)]
    language: Annotated[str, Field(max_length=8)] = "en"
    kind: Literal["opened"] = "opened"


@dataclass(frozen=True, slots=True)
class SeasonBegan:
    """A season begins. Evenings opened from now on belong to it."""

    title: Title
    ranks_by: Literal["counters", "points"] = "points"
    drop_worst: Annotated[int, Field(ge=0, le=50)] = 0
    """The number of evenings of the season that need not count for a member."""
    least_events: Annotated[int, Field(ge=1, le=50)] = 1
    """The fewest evenings with which a member is ranked."""
    kind: Literal["season"] = "season"


@dataclass(frozen=True, slots=True)
class MemberJoined:
    """A member joined. The name is stored apart from the record."""

    member: Number
    kind: Literal["joined"] = "joined"


@dataclass(frozen=True, slots=True)
class AliasGiven:
    """A member has another name on paper sheets. The name is stored apart from the record."""

    member: Number
    kind: Literal["alias"] = "alias"


@dataclass(frozen=True, slots=True)
class EveningOpened:
    """An evening was opened, with a commitment to the secret from which its first round will be drawn."""

    evening: Number
    form: Literal["online", "paper"]
    title: Title
    deals: Annotated[int, Field(ge=1, le=MAX_DEALS)]
    """The number of deals of a round."""
    seats: Literal[3, 4]
    """The size of most tables."""
    commitment: Digest
    kind: Literal["evening"] = "evening"


@dataclass(frozen=True, slots=True)
class PresenceNoted:
    """A member is here, late, gone, or did not come."""

    evening: Number
    member: Number
    what: Presence
    kind: Literal["entry"] = "entry"


@dataclass(frozen=True, slots=True)
class RoundDrawn:
    """A round was drawn from the secret of the last commitment. The next round's secret is committed to."""

    evening: Number
    round: Number
    secret: Digest
    commitment: Digest
    tables: Annotated[tuple[Seats, ...], Field(min_length=1, max_length=MAX_MEMBERS)]
    table_ids: tuple[Annotated[str, Field(max_length=32)], ...] = ()
    """The ids of the online tables."""
    kind: Literal["drawn"] = "drawn"


@dataclass(frozen=True, slots=True)
class SeatChanged:
    """The director gave a seat to another member or to a bot."""

    evening: Number
    round: Number
    table: Number
    seat: Annotated[int, Field(ge=0, le=7)]
    member: Number | None
    kind: Literal["seated"] = "seated"


@dataclass(frozen=True, slots=True)
class SlipWritten:
    """The results of a table in one round. A later slip replaces it until the table has settled."""

    evening: Number
    round: Number
    table: Number
    rules_id: Annotated[str, Field(max_length=64)]
    lines: Annotated[tuple[SlipLine, ...], Field(max_length=32)]
    rest: Counters
    """The counters that are in pots or went to the bank. With the lines they sum to zero."""
    source: SlipSource
    kind: Literal["slip"] = "slip"


@dataclass(frozen=True, slots=True)
class SlipAnswered:
    """A member agrees to a slip, or says that something is wrong with it."""

    evening: Number
    round: Number
    table: Number
    member: Number
    seal: Digest
    """The seal of the slip's entry, which the member has seen."""
    agreed: bool
    kind: Literal["agreed"] = "agreed"


@dataclass(frozen=True, slots=True)
class SlipConfirmed:
    """The director confirms a slip for all who have not agreed."""

    evening: Number
    round: Number
    table: Number
    seal: Digest
    kind: Literal["confirmed"] = "confirmed"


@dataclass(frozen=True, slots=True)
class RulingMade:
    """The director changes a slip, with a reason. The record keeps the lines before and after."""

    evening: Number
    round: Number
    table: Number
    reason: RulingReason
    before: Annotated[tuple[SlipLine, ...], Field(max_length=32)]
    after: Annotated[tuple[SlipLine, ...], Field(max_length=32)]
    rest: Counters
    kind: Literal["ruling"] = "ruling"


@dataclass(frozen=True, slots=True)
class EveningClosed:
    """The evening is closed. From now on only a ruling changes its results."""

    evening: Number
    kind: Literal["closed"] = "closed"


TableEntry = SlipWritten | SlipAnswered | SlipConfirmed | RulingMade | SeatChanged
"""An entry about a table of a round."""
NamingEntry = MemberJoined | AliasGiven
"""An entry that brings a name, which is stored apart from the record."""
AnyEntry = (
    ClubOpened
    | SeasonBegan
    | NamingEntry
    | EveningOpened
    | PresenceNoted
    | RoundDrawn
    | TableEntry
    | EveningClosed
)
_ADAPTER: Final[TypeAdapter[AnyEntry]] = TypeAdapter(Annotated[AnyEntry, Field(discriminator="kind")])
GENESIS: Final = ""
"""The value that stands for the previous seal at a club's first entry."""


@dataclass(frozen=True, slots=True)
class StoredEntry:
    """An entry as the record holds it: its number from 1, its JSON text, its time and its seal."""

    seq: int
    payload: str
    time: str
    seal: str
    """SHA-256 of the previous seal and this entry, in hex."""


def encode_entry(entry: AnyEntry) -> str:
    """Return an entry as JSON."""
    return _ADAPTER.dump_json(entry).decode()


def decode_entry(payload: str) -> AnyEntry:
    """Return the entry in a JSON text.

    Raises:
        NotAllowed: `malformed`.
    """
    try:
        return _ADAPTER.validate_json(payload)
    except ValidationError:
        raise malformed("entry") from None


def seal_entry(before: str, seq: int, payload: str, time: str) -> StoredEntry:
    """Return an entry with its number and its seal, which covers the seal `before` of the previous entry."""
    text = f"{before}\n{seq}\n{time}\n{payload}"
    return StoredEntry(seq, payload, time, sha256(text.encode()).hexdigest())


def is_sealed(before: str, entry: StoredEntry) -> bool:
    """Return whether an entry is unchanged since it was sealed after the seal `before`."""
    return entry == seal_entry(before, entry.seq, entry.payload, entry.time)


def rules_id(game: str, preset: str, options: Mapping[str, Any]) -> str:
    """Return a short text that is equal for equal rules alone.

    >>> rules_id("six-bid", "standard", {"a": 1, "b": 2}) == rules_id("six-bid", "standard", {"b": 2, "a": 1})
    True
    """
    text = "\n".join([game, preset, *(f"{name}={value}" for name, value in sorted(options.items()))])
    return f"{game}-{sha256(text.encode()).hexdigest()[:16]}"


KINDS: Final = tuple(get_args(AnyEntry))
"""The classes of entries."""
