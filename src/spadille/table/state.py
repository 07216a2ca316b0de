"""What a table holds at any moment, and what follows from that."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple, TypeVar

from spadille.play.deal import Deal
from spadille.play.match import Match
from spadille.protocol import Waits
from spadille.rules.game import Rules
from spadille.rules.seating import Seat
from spadille.table.commitment import Commitment
from spadille.table.processed_ids import NO_MESSAGES, ProcessedIds
from spadille.table.seating import LineUp, MissedTurn, PromisedSeat
from spadille.table.setup import ChallengePlace, EarlierDeal
from spadille.table.votes import ClaimQuestion, Notice, OpenVote

Value = TypeVar("Value")


class Stage(StrEnum):
    """How far a table has come."""

    WAITING = "waiting"
    """Seats are free."""
    PLAYING = "playing"
    BETWEEN = "between"
    """A deal is over; the next waits until people are ready."""
    FINISHED = "finished"


@dataclass(frozen=True, slots=True)
class PublicSeal:
    """An event whose seal anybody may know."""

    seq: int = 0
    seal: bytes = b""


class TableState(NamedTuple):
    """One table. Every event makes the next state; nothing else does.

    It is a named tuple, for a state follows with every card, and a tuple of thirty parts with some of them
    replaced is made in a fraction of the time that a dataclass takes.
    """

    id: str
    match: Match
    line_up: LineUp
    host: str | None = None
    """The person who has the say about bots, and about who may find the table."""
    public: bool = False
    """Whether everybody can find it."""
    bot: str = "club"
    """The strength of the bots that fill seats."""
    hints: bool = False
    """Whether hints are given."""
    waits: Waits = Waits()
    seq: int = 0
    """The number of the latest event."""
    since: int = 0
    """The number of the latest event that changed what anybody is asked."""
    head: bytes = b""
    """The seal of the latest event: what the next one follows."""
    public_seal: PublicSeal = PublicSeal()
    """The latest event at which no cards were hidden."""
    number: int = 1
    """The number of the match."""
    deal: Deal | None = None
    """The deal on the table; it lies there until the next is dealt."""
    key: str = ""
    """What the deal's chance comes from."""
    commitment: Commitment | None = None
    """What the cards of the deal to come are bound to, once it is due."""
    commitments: tuple[Commitment | None, ...] = ()
    """What the cards of each deal begun came from; None where they were laid out beforehand."""
    begun: tuple[str, ...] = ()
    """When each deal of the match began."""
    taken_back: tuple[int, ...] = ()
    """How often something was taken back in each deal of the match."""
    finished: tuple[Deal, ...] = ()
    closed: LineUp | None = None
    """Who sat there when the match ended."""
    ready: frozenset[Seat] = frozenset()
    processed: ProcessedIds = NO_MESSAGES
    """The messages that were carried out in this match and at the end of the last, by player and id."""
    horizon: int = 0
    """The event with which the last match ended: what answers to anything before it is not heard."""
    promised: tuple[PromisedSeat, ...] = ()
    nudged: frozenset[Seat] = frozenset()
    missed: tuple[MissedTurn, ...] = ()
    question: OpenVote | None = None
    shown: bool = False
    """Whether those who look on see all hands of this deal."""
    notices: Notice | None = None
    claim: Notice | None = None
    """The claim that the deal on the table ended with."""
    again: EarlierDeal | None = None
    """The deal whose cards lie here again; None for a match of its own."""
    laid: str | None = None
    """The code of the deal whose cards lie here, where it comes from no table of the house."""
    day: str | None = None
    """The day whose deal is played here."""
    challenge: ChallengePlace | None = None
    """The challenge that is played for here."""

    @property
    def rules(self) -> Rules:
        """The rules played by here."""
        return self.match.rules

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return len(self.line_up)

    @property
    def full(self) -> bool:
        """Whether every seat is taken."""
        return None not in self.line_up

    @property
    def stage(self) -> Stage:
        """How far the table has come."""
        if self.match.ended:
            return Stage.FINISHED
        if self.deal is None:
            return Stage.WAITING
        return Stage.PLAYING if self.deal.result is None else Stage.BETWEEN

    @property
    def by_turns(self) -> bool:
        """Whether the table has no clocks."""
        return self.waits == Waits(nudge=None, absent=None, idle=None)

    @property
    def turn(self) -> Seat | None:
        """Whose turn it is in the deal."""
        return None if self.deal is None else self.deal.turn

    @property
    def deal_number(self) -> int:
        """The number of the deal in its match, from 1; 0 before the first."""
        return len(self.begun)

    @property
    def chance(self) -> Commitment | None:
        """What the cards on the table came from."""
        return self.commitments[-1] if self.commitments else None

    @property
    def known_before(self) -> bool:
        """Whether the cards were laid out by somebody who knew them."""
        return self.again is not None or self.laid is not None

    @property
    def as_it_comes(self) -> bool:
        """Whether others have the same cards to play, so that nothing is taken back or laid open here."""
        return self.day is not None or self.challenge is not None

    @property
    def held_up(self) -> bool:
        """Whether a question is open that somebody's action would settle."""
        return self.question is not None and self.question.of_the_moment

    @property
    def bot_to_act(self) -> str | None:
        """The bot whose turn it is, if it is a bot's: its own, or for somebody who is away.

        Bots do not play among themselves: without people the cards lie still.
        """
        sitter = None if self.turn is None else self.line_up[self.turn]
        bot = sitter and (sitter.bot or sitter.cover)
        return bot if bot and self.people() and not self.held_up else None

    def seat_of(self, player: str | None) -> Seat | None:
        """Where somebody sits; None for a watcher."""
        if player is None:
            return None
        for seat, who in enumerate(self.line_up):
            if who is not None and who.player == player:
                return seat
        return None

    @property
    def alone(self) -> bool:
        """Whether one person sits here with bots, and nobody else's game is touched."""
        return len(self.people()) == 1

    def people(self) -> frozenset[Seat]:
        """The seats of people, bots left out."""
        return frozenset(seat for seat, who in enumerate(self.line_up) if who and who.player)

    def here(self) -> frozenset[Seat]:
        """The seats of people who play themselves."""
        return frozenset(filter(self._plays, range(self.seats)))

    def promise_to(self, player: str | None) -> PromisedSeat | None:
        """The seat that somebody gets when the deal is over."""
        return next((promise for promise in self.promised if promise.player == player), None)

    def vote(self) -> frozenset[Seat]:
        """The seats that are asked the open question; those of bots agree to everything."""
        question = self.question
        if question is None:
            return frozenset()
        if not isinstance(question.about, ClaimQuestion):
            return self.here()
        return self.here() & frozenset(question.about.asked) | {question.seat}

    def waited_for_votes(self) -> frozenset[Seat]:
        """The seats that have not answered the open question."""
        return frozenset() if self.question is None else self.vote() - self.question.agreed

    def awaited(self) -> frozenset[Seat]:
        """The seats of people that the table waits for in the middle of a deal, or for an answer."""
        turn = None if self.held_up else self.turn
        if self.question is None:
            return frozenset() if turn is None or not self._plays(turn) else frozenset({turn})
        return self.here() & (self.waited_for_votes() if turn is None else self.waited_for_votes() | {turn})

    def _plays(self, seat: Seat) -> bool:
        """Whether a person sits there who plays himself."""
        sitter = self.line_up[seat]
        return sitter is not None and sitter.player is not None and sitter.cover is None


def required(value: Value | None) -> Value:
    """A value that must be there.

    Raises:
        ValueError: it is not.
    """
    if value is None:
        raise ValueError("something is missing")
    return value
