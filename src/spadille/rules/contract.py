"""Contracts: what a bidder undertakes to do, and how it is played and paid."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from spadille.cards import Hand, Rank, Suit
from spadille.rules.goal import Goal, Outcome
from spadille.rules.order import CardOrder
from spadille.rules.price import Price


class Widow(StrEnum):
    """What happens to the widow, the cards that are dealt to nobody."""

    NOBODYS = "nobodys"
    DECLARERS = "declarers"
    """Its points count for the declarer at the end. Nobody sees it before."""
    TAKEN_UP = "taken-up"
    """The declarer takes it into the hand and lays away as many cards.

    Their points count for the declarer.
    """
    LAST_TRICK = "last-trick"
    """Its points go to the winner of the last trick. Nobody sees it before."""


class LayAway(StrEnum):
    """The cards that a declarer who has taken up the widow may lay away."""

    ANY = "any"
    NOT_ACES = "not-aces"
    """An ace only together with all other cards of its suit that the declarer holds."""


class Lead(StrEnum):
    """The seat that leads to the first trick."""

    ELDEST = "eldest"
    LEFT_OF_DECLARER = "left-of-declarer"
    DECLARER = "declarer"

    def place(self, declarer: int, players: int) -> int:
        """Return the leader's index among the players, eldest first. `declarer` is the declarer's index."""
        return {
            Lead.ELDEST: 0,
            Lead.LEFT_OF_DECLARER: (declarer + 1) % players,
            Lead.DECLARER: declarer,
        }[self]


class Exposure(StrEnum):
    """The moment when the declarer lays the hand face up on the table."""

    NEVER = "never"
    BEFORE_LEAD = "before-lead"
    AFTER_LEAD = "after-lead"
    AFTER_OPPONENTS = "after-opponents"
    """After both opponents have played to the first trick."""


class CardCall(StrEnum):
    """Whether the declarer names a card that its holder must exchange for one of the declarer's cards."""

    NONE = "none"
    OPTIONAL = "optional"
    REQUIRED = "required"


class Partner(StrEnum):
    """Whether the declarer gets a partner, the holder of a card that the declarer names."""

    ALONE = "alone"
    SILENT = "silent"
    """The holder stays silent. Only the play reveals who it is."""
    NAMES_TRUMP = "names-trump"
    """The holder is revealed at once and names the trump suit. It may not be the called card's suit."""


class Ending(StrEnum):
    """The moment when the play of the cards ends."""

    PLAYED_OUT = "played-out"
    WHEN_LOST = "when-lost"
    """After the trick with which the declarer can no longer succeed, otherwise after the last trick."""


class Missed(StrEnum):
    """What becomes of a side that goes on for *last* and misses it."""

    NO_BONUS = "no-bonus"
    LOST = "lost"
    """The contract is lost, and *last* is paid as well."""


@dataclass(frozen=True)
class Needs:
    """A condition for a bid: the bidder holds at least `least` of the given cards."""

    cards: Hand
    least: int

    def met_by(self, hand: Hand) -> bool:
        """Return whether a hand holds enough of the cards."""
        return len(hand & self.cards) >= self.least


@dataclass(frozen=True)
class Streak:
    """The bonuses *first* (for winning the first tricks in a row) and *last* (for winning all tricks)."""

    first: Price
    last: Price
    earned_after: int
    """The number of tricks in a row, from the first on, that earn *first*."""
    stop_after: int | None
    """The number of tricks in a row after which the side may stop; playing on is the attempt at *last*.

    None: the side may not stop, and there is no *first*.
    """
    missed: Missed = Missed.NO_BONUS

    @property
    def prices(self) -> dict[str, Price]:
        """The price of each bonus that can be earned, by its name."""
        return {"last": self.last} if self.stop_after is None else {"first": self.first, "last": self.last}


@dataclass(frozen=True, kw_only=True)
class Contract:
    """A contract: what a bidder undertakes, at what price, and how it is played."""

    id: str
    order: CardOrder
    trumps: tuple[Suit, ...]
    """The suits that may be trumps.

    Without any there are no trumps; of several, one is named after the auction.
    """
    goal: Goal
    price: Price
    price_lost: Price | None = None
    """The price of losing the contract, if it differs from `price`."""
    widow: Widow = Widow.NOBODYS
    lead: Lead = Lead.ELDEST
    exposure: Exposure = Exposure.NEVER
    lay_away: LayAway = LayAway.ANY
    widow_shown: bool = False
    """Whether all see the widow when the declarer takes it up."""
    card_call: CardCall = CardCall.NONE
    may_call_own: bool = False
    """Whether the called card may be in the declarer's own hand.

    To the others it then seems to be in the widow.
    """
    may_give_called_back: bool = False
    """Whether the declarer may give the called card itself back to its holder."""
    calls_first: bool = False
    """Whether the card is called before trumps are named."""
    ending: Ending = Ending.PLAYED_OUT
    needs: Needs | None = None
    biddable: bool = True
    """Whether it can be bid. Otherwise it is played only where all pass."""
    obliges: bool = False
    """Whether a seat whose hand meets `needs` must bid this contract or a higher one, unless a bid at least
    as high already stands.
    """
    partner: Partner = Partner.ALONE
    may_ask: bool = False
    """Whether the declarer may ask, late in the play, who the partner is."""
    streak: Streak | None = None
    macker: Price | None = None
    """The price per macker. Mackers are the highest trumps, without a gap, that the declarer's side was
    dealt.
    """
    matadors: Price | None = None
    """The price that the winning side gets if it was dealt all three of the highest trumps."""
    pot: str | None = None
    """The name of the pot that the declarer wins by making the contract, in games with pots."""

    def price_when(self, outcome: Outcome) -> Price:
        """Return the price that is paid after an outcome."""
        return self.price if self.price_lost is None or outcome is not Outcome.LOST else self.price_lost

    def may_lay_away(self, hand: Hand, away: Hand) -> bool:
        """Return whether a declarer may lay the cards `away` out of `hand`, which includes the widow.

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
        """Whether settling a deal needs the points or tricks, not only whether the contract was made."""
        return self.price.by_points or self.goal.may_be_drawn

    @property
    def fixed_trump(self) -> Suit | None:
        """The trump suit if the contract leaves no choice; else None."""
        return self.trumps[0] if len(self.trumps) == 1 else None

    @property
    def trump_is_named(self) -> bool:
        """Whether the trump suit is named after the auction."""
        return len(self.trumps) > 1
