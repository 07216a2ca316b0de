"""Contracts: what can be bid."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from spadille.cards import Hand, Rank, Suit
from spadille.rules.goal import Goal, Outcome
from spadille.rules.order import CardOrder
from spadille.rules.price import Price


class Widow(StrEnum):
    """What happens to the widow."""

    NOBODYS = "nobodys"
    DECLARERS = "declarers"
    """It counts for the declarer at the end and is not seen before."""
    TAKEN_UP = "taken-up"
    """The declarer takes it up unseen by the others and lays away as many cards, which count in the end."""
    LAST_TRICK = "last-trick"
    """It goes to the winner of the last trick and is not seen before."""


class LayAway(StrEnum):
    """What a declarer who has taken up the widow may lay away."""

    ANY = "any"
    NOT_ACES = "not-aces"
    """No ace, unless all that the declarer holds of its suit goes with it."""


class Lead(StrEnum):
    """The seat that leads to the first trick."""

    ELDEST = "eldest"
    LEFT_OF_DECLARER = "left-of-declarer"
    DECLARER = "declarer"

    def place(self, declarer: int, players: int) -> int:
        """Return the place of the leader, and the declarer's, counted from eldest."""
        return {
            Lead.ELDEST: 0,
            Lead.LEFT_OF_DECLARER: (declarer + 1) % players,
            Lead.DECLARER: declarer,
        }[self]


class Exposure(StrEnum):
    """The moment when a declarer who plays open lays the hand down."""

    NEVER = "never"
    BEFORE_LEAD = "before-lead"
    AFTER_LEAD = "after-lead"
    AFTER_OPPONENTS = "after-opponents"
    """When both opponents have played to the first trick."""


class CardCall(StrEnum):
    """Whether the declarer names a card that its holder must exchange for another."""

    NONE = "none"
    OPTIONAL = "optional"
    REQUIRED = "required"


class Partner(StrEnum):
    """Whether the declarer calls a partner by naming a card."""

    ALONE = "alone"
    SILENT = "silent"
    """The holder stays silent. Only the play reveals who it is."""
    NAMES_TRUMP = "names-trump"
    """The holder comes forward and names the trump suit, which may not be the suit of the called card."""


class Ending(StrEnum):
    """The end of the play."""

    PLAYED_OUT = "played-out"
    WHEN_LOST = "when-lost"
    """With the trick that decides it against the declarer, otherwise after the last one."""


class Missed(StrEnum):
    """What becomes of a side that goes on for *last* and misses it."""

    NO_BONUS = "no-bonus"
    LOST = "lost"
    """The contract is lost, and *last* is paid as well."""


@dataclass(frozen=True)
class Needs:
    """Cards of which a bidder must hold at least `count`."""

    cards: Hand
    least: int

    def met_by(self, hand: Hand) -> bool:
        """Return whether a hand holds enough of them."""
        return len(hand & self.cards) >= self.least


@dataclass(frozen=True)
class Streak:
    """First and last: winning the first tricks in a row, and then all of them."""

    first: Price
    last: Price
    earned_after: int
    """The number of tricks in a row, from the first on, that earn *first*."""
    stop_after: int | None
    """The number of tricks after which the side may stop. Leading on is the attempt at *last*.

    Without it the side may not stop, and there is no *first*.
    """
    missed: Missed = Missed.NO_BONUS

    @property
    def prices(self) -> dict[str, Price]:
        """The bonuses that can be earned."""
        return {"last": self.last} if self.stop_after is None else {"first": self.first, "last": self.last}


@dataclass(frozen=True, kw_only=True)
class Contract:
    """What a bidder undertakes, at what price, and how it is played."""

    id: str
    order: CardOrder
    trumps: tuple[Suit, ...]
    """Empty: played without trumps; one suit: no choice of trumps; more: the declarer names one of them."""
    goal: Goal
    price: Price
    price_lost: Price | None = None
    """What it costs when it is lost, where that is another price."""
    widow: Widow = Widow.NOBODYS
    lead: Lead = Lead.ELDEST
    exposure: Exposure = Exposure.NEVER
    lay_away: LayAway = LayAway.ANY
    widow_shown: bool = False
    """Whether all see the widow when the declarer takes it up."""
    card_call: CardCall = CardCall.NONE
    may_call_own: bool = False
    """Whether the card called may be in the declarer's own hand. It looks like one in the widow."""
    may_give_called_back: bool = False
    """Whether the card given for the called one may be that card itself."""
    calls_first: bool = False
    """Whether the card is called before trumps are named."""
    ending: Ending = Ending.PLAYED_OUT
    needs: Needs | None = None
    biddable: bool = True
    """Whether it can be bid. Otherwise it is played only where all pass."""
    obliges: bool = False
    """Whether a seat that holds what it needs must bid it, or higher, while no bid as high stands."""
    partner: Partner = Partner.ALONE
    may_ask: bool = False
    """Whether the declarer may ask, late in the play, who the partner is."""
    streak: Streak | None = None
    macker: Price | None = None
    """What each of the top trumps that the side was dealt together is worth."""
    matadors: Price | None = None
    """What the three highest trumps are worth to the winning side that was dealt them."""
    pot: str | None = None
    """The pot that the contract plays for, where there are pots."""

    def price_when(self, outcome: Outcome) -> Price:
        """Return the price that is paid after an outcome."""
        return self.price if self.price_lost is None or outcome is not Outcome.LOST else self.price_lost

    def may_lay_away(self, hand: Hand, away: Hand) -> bool:
        """Return whether a declarer who holds these cards with the widow may lay some of them away.

        >>> from spadille.games import TAROK
        >>> frage = TAROK.rules("sansprendre").contract("frage")
        >>> hand = Hand.read("AS KS AD 7D 6C")
        >>> frage.may_lay_away(hand, Hand.read("AD 7D 6C")), frage.may_lay_away(hand, Hand.read("AD KS 6C"))
        (True, False)
        """
        if self.lay_away is LayAway.ANY:
            return True
        suits = self.order.ranking(None).suits
        return not any(card.rank is Rank.ACE and (hand - away).mask & suits[card.suit] for card in away)

    @property
    def needs_count(self) -> bool:
        """Whether a deal is settled by what was counted, not only by whether the contract was made."""
        return self.price.by_points or self.goal.may_be_drawn

    @property
    def fixed_trump(self) -> Suit | None:
        """The trump suit that is not chosen, if there is one."""
        return self.trumps[0] if len(self.trumps) == 1 else None

    @property
    def trump_is_named(self) -> bool:
        """Whether the trump suit is named after the auction."""
        return len(self.trumps) > 1
