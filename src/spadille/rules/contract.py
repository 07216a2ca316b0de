"""Contracts: what can be bid."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from spadille.cards import Hand, Suit
from spadille.rules.goal import Goal
from spadille.rules.order import CardOrder
from spadille.rules.price import Price


class Widow(StrEnum):
    """Whose the widow is."""

    NOBODYS = "nobodys"
    DECLARERS = "declarers"
    """It counts for the declarer at the end; nobody sees it before."""
    TAKEN_UP = "taken-up"
    """The declarer takes it up, alone sees it, and lays away as many cards, which count for him."""


class Lead(StrEnum):
    """Who leads to the first trick."""

    ELDEST = "eldest"
    LEFT_OF_DECLARER = "left-of-declarer"


class Exposure(StrEnum):
    """When a declarer who plays open lays his hand down."""

    NEVER = "never"
    BEFORE_LEAD = "before-lead"
    AFTER_LEAD = "after-lead"
    AFTER_OPPONENTS = "after-opponents"
    """When both opponents have played to the first trick."""


class CardCall(StrEnum):
    """Whether the declarer names a card that its holder must exchange with him."""

    NONE = "none"
    OPTIONAL = "optional"
    REQUIRED = "required"


class Partner(StrEnum):
    """Whether the declarer calls a partner by naming a card."""

    ALONE = "alone"
    SILENT = "silent"
    """The holder stays silent and secret until his play gives him away."""
    NAMES_TRUMP = "names-trump"
    """The holder shows himself and names the trump suit, which is not the called one."""


class Ending(StrEnum):
    """When the play stops."""

    PLAYED_OUT = "played-out"
    WHEN_LOST = "when-lost"
    """With the trick that decides it against the declarer, or after the last one."""


@dataclass(frozen=True)
class Needs:
    """Cards a bidder must hold: so many of these."""

    cards: Hand
    least: int

    def met_by(self, hand: Hand) -> bool:
        """Whether the hand has them."""
        return len(hand & self.cards) >= self.least


@dataclass(frozen=True)
class Streak:
    """First and last: winning the first tricks one after another, and then all of them."""

    first: Price
    last: Price
    earned_after: int
    """How many tricks in a row, from the first on, earn *first*."""
    stop_after: int
    """After how many the side may stop; leading on is the attempt at *last*."""


@dataclass(frozen=True, kw_only=True)
class Contract:
    """What a bidder undertakes, at what price, and how it is played."""

    id: str
    order: CardOrder
    trumps: tuple[Suit, ...]
    """None: played without; one: nobody's choice; more: the declarer names one of them."""
    goal: Goal
    price: Price
    widow: Widow = Widow.NOBODYS
    lead: Lead = Lead.ELDEST
    exposure: Exposure = Exposure.NEVER
    card_call: CardCall = CardCall.NONE
    ending: Ending = Ending.PLAYED_OUT
    needs: Needs | None = None
    partner: Partner = Partner.ALONE
    may_ask: bool = False
    """Whether the declarer may ask, late in the play, who the partner is."""
    streak: Streak | None = None
    macker: Price | None = None
    """What each of the top trumps is worth that the side was dealt together."""
    pot: str | None = None
    """The pot it plays for, where there are pots."""

    @property
    def fixed_trump(self) -> Suit | None:
        """The trump suit nobody chooses, if there is one."""
        return self.trumps[0] if len(self.trumps) == 1 else None

    @property
    def trump_is_named(self) -> bool:
        """Whether somebody names the trump suit after the auction."""
        return len(self.trumps) > 1
