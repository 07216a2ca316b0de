"""The reason why one card is better than another, as data."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from spadille.cards import Card


class FateKind(StrEnum):
    """The kinds of fate: what happens to the named cards, or in which suit a side is caught."""

    OWN_HOME = "own-home"
    """A card of the reader counts for the reader's side in the end."""
    PARTNER_HOME = "partner-home"
    """A card of the reader's partner counts for the reader's side."""
    THEIRS_FALL = "theirs-fall"
    """A card of the other side counts for the reader's side."""
    CARD_HOME = "card-home"
    """A card that may lie with either side counts for the reader's side."""
    TABLE = "table"
    """The cards on the table count for the reader's side."""
    OWN_TAKES = "own-takes"
    """A card of the reader takes a trick."""
    PARTNER_TAKES = "partner-takes"
    CARD_TAKES = "card-takes"
    """A card that may lie with either side takes a trick for the reader's side."""
    THEIRS_NOT = "theirs-not"
    """A card of the other side takes a trick less often."""
    CARD_NOT = "card-not"
    """A card that may lie with either side takes a trick for the other side less often."""
    CAUGHT = "caught"
    """A side that is to take nothing is caught in a suit."""


class Way(StrEnum):
    """A way in which the named card is lost after the worse card, or caught after the better one."""

    LOST_NOW_TO = "lost-now-to"
    LOST_NOW_RUFFED = "lost-now-ruffed"
    LOST_LATER_TO = "lost-later-to"
    LOST_LATER_RUFFED = "lost-later-ruffed"
    LOST_THROWN = "lost-thrown"
    CAUGHT_NOW = "caught-now"
    CAUGHT_BY_KEPT = "caught-by-kept"
    CAUGHT_BY_YOU = "caught-by-you"
    CAUGHT_BY_PARTNER = "caught-by-partner"
    CAUGHT_RUFFED = "caught-ruffed"
    CAUGHT_THROWN = "caught-thrown"


class TrickFact(StrEnum):
    """What the better card does in the current trick."""

    SAVE = "save"
    FEED = "feed"
    RUFF = "ruff"
    PARTNER_WINS = "partner-wins"
    CHEAP = "cheap"
    WIN = "win"
    DRAW = "draw"
    FORCE = "force"
    DUCK = "duck"
    KEEP_TRUMP = "keep-trump"
    MORE_RUFFS = "more-ruffs"
    FEWER_RUFFS = "fewer-ruffs"


@dataclass(frozen=True, slots=True)
class CardFate:
    """How often the named cards meet a fate, in percent of the rollouts after each of the two cards."""

    kind: FateKind
    cards: tuple[Card, ...]
    suit: str
    """The letter of the suit in which the declarer is caught; else empty."""
    better: int
    """The percentage after the better card."""
    worse: int
    """The percentage after the worse card."""

    def to_json(self) -> dict[str, object]:
        """Return the fate in its JSON form (docs/reference/reasons.md)."""
        return {
            "kind": self.kind.value,
            "cards": [card.text for card in self.cards],
            "suit": self.suit or None,
            "times": [self.better, self.worse],
        }


@dataclass(frozen=True, slots=True)
class CardReason:
    """The reason why one card is better than another."""

    better: Card
    worse: Card
    rollouts: int
    """The number of rollouts after each of the two cards."""
    fates: tuple[CardFate, ...]
    """One or two fates, first the one that explains most of the difference in value."""
    way: Way | None = None
    """How the first fate's card is mostly lost, or caught; None if no way is common enough."""
    by: Card | None = None
    """The card that takes the first fate's card, if the reason names one."""
    trick: TrickFact | None = None
    """What the better card does in the current trick."""

    def to_json(self) -> dict[str, object]:
        """Return the reason in its JSON form (docs/reference/reasons.md)."""
        return {
            "better": self.better.text,
            "worse": self.worse.text,
            "rollouts": self.rollouts,
            "fates": [fate.to_json() for fate in self.fates],
            "way": self.way and self.way.value,
            "by": self.by and self.by.text,
            "trick": self.trick and self.trick.value,
        }
