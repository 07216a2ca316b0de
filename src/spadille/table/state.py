"""The state of a table, and values derived from it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple, TypeVar

from spadille.play.deal import Deal
from spadille.play.match import Match
from spadille.protocol import TableTimeouts
from spadille.rules.game import Rules
from spadille.rules.seating import Seat
from spadille.table.commitment import Commitment
from spadille.table.processed_ids import NO_MESSAGES, ProcessedIds
from spadille.table.seating import LineUp, MissedTurn, PromisedSeat
from spadille.table.setup import ChallengePlace, EarlierDeal
from spadille.table.votes import ClaimQuestion, Notice, OpenVote

Value = TypeVar("Value")


class Stage(StrEnum):
    """The stage of a match."""

    WAITING = "waiting"
    """Before the first deal, while some seats are free."""
    PLAYING = "playing"
    BETWEEN = "between"
    """A deal is over, and the next one starts when the players are ready."""
    FINISHED = "finished"


@dataclass(frozen=True, slots=True)
class PublicSeal:
    """The number and the seal of an event whose seal is public."""

    seq: int = 0
    seal: bytes = b""


class TableState(NamedTuple):
    """The state of one table. Only events change it.

    Every card makes a new state. A named tuple is used because replacing some of its fields takes a fraction
    of the time that a dataclass of this size needs.
    """

    id: str
    match: Match
    line_up: LineUp
    host: str | None = None
    """The player who controls the bots and the visibility of the table."""
    public: bool = False
    """Whether the table is listed for everyone."""
    bot: str = "club"
    """The strength of the bots that fill seats."""
    hints: bool = False
    """Whether hints are given."""
    waits: TableTimeouts = TableTimeouts()
    seq: int = 0
    """The number of the latest event."""
    since: int = 0
    """The number of the latest event that changed a decision."""
    head: bytes = b""
    """The seal of the latest event."""
    public_seal: PublicSeal = PublicSeal()
    """The seal of the latest event at which no cards were hidden."""
    number: int = 1
    """The number of the match."""
    deal: Deal | None = None
    """The current deal, or the last one until the next is dealt."""
    key: str = ""
    """The key from which all randomness of the deal is derived."""
    commitment: Commitment | None = None
    """The commitment to the cards of the next deal, once it is made."""
    commitments: tuple[Commitment | None, ...] = ()
    """The commitment of each deal begun; None if its cards were set beforehand."""
    begun: tuple[str, ...] = ()
    """The start time of each deal of the match."""
    taken_back: tuple[int, ...] = ()
    """How often actions were taken back, for each deal of the match."""
    finished: tuple[Deal, ...] = ()
    line_ups: tuple[LineUp, ...] = ()
    """The line-up of each finished deal."""
    closed: LineUp | None = None
    """The line-up at the end of the match."""
    ready: frozenset[Seat] = frozenset()
    processed: ProcessedIds = NO_MESSAGES
    """The messages carried out in this match and at the end of the last, by player and id."""
    horizon: int = 0
    """The number of the event that ended the last match. Commands that answer an earlier state are stale."""
    promised: tuple[PromisedSeat, ...] = ()
    nudged: frozenset[Seat] = frozenset()
    missed: tuple[MissedTurn, ...] = ()
    question: OpenVote | None = None
    shown: bool = False
    """Whether watchers see all hands of the current deal."""
    notices: Notice | None = None
    claim: Notice | None = None
    """The claim that ended the current deal."""
    again: EarlierDeal | None = None
    """The earlier deal whose cards this table deals again."""
    laid: str | None = None
    """The code of a deal from outside the server that is dealt here."""
    day: str | None = None
    """The day whose daily deal is played here."""
    challenge: ChallengePlace | None = None
    """The player's place in the challenge that is played here."""

    @property
    def rules(self) -> Rules:
        return self.match.rules

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.line_up)

    @property
    def full(self) -> bool:
        """Whether every seat is taken."""
        return None not in self.line_up

    @property
    def stage(self) -> Stage:
        if self.match.ended:
            return Stage.FINISHED
        if self.deal is None:
            return Stage.WAITING
        return Stage.PLAYING if self.deal.result is None else Stage.BETWEEN

    @property
    def by_turns(self) -> bool:
        """Whether the table has no timeouts."""
        return self.waits == TableTimeouts(nudge=None, absent=None, idle=None)

    @property
    def turn(self) -> Seat | None:
        """The seat whose turn it is in the deal."""
        return None if self.deal is None else self.deal.turn

    @property
    def deal_number(self) -> int:
        """The number of the deal in its match, from 1; 0 before the first."""
        return len(self.begun)

    @property
    def chance(self) -> Commitment | None:
        """The commitment from which the current cards were dealt; None if they were set beforehand."""
        return self.commitments[-1] if self.commitments else None

    @property
    def has_known_cards(self) -> bool:
        """Whether a person chose the cards, and so may know them."""
        return self.again is not None or self.laid is not None

    @property
    def is_duplicate(self) -> bool:
        """Whether other tables play the same cards. Then no action is taken back and no hands are shown."""
        return self.day is not None or self.challenge is not None

    @property
    def is_held_up(self) -> bool:
        """Whether a vote is open that the next action would end. Bots wait for such a vote."""
        return self.question is not None and self.question.lapses_on_action

    @property
    def bot_to_act(self) -> str | None:
        """The bot whose turn it is, for itself or for an absent person.

        Without people at the table, bots do not play.
        """
        sitter = None if self.turn is None else self.line_up[self.turn]
        bot = sitter and (sitter.bot or sitter.cover)
        return bot if bot and self.people() and not self.is_held_up else None

    def seat_of(self, player: str | None) -> Seat | None:
        """Return the player's seat; None for a watcher."""
        if player is None:
            return None
        for seat, sitter in enumerate(self.line_up):
            if sitter is not None and sitter.player == player:
                return seat
        return None

    @property
    def alone(self) -> bool:
        """Whether one person plays with bots."""
        return len(self.people()) == 1

    def people(self) -> frozenset[Seat]:
        """Return the seats of people."""
        return frozenset(seat for seat, sitter in enumerate(self.line_up) if sitter and sitter.player)

    def active_people(self) -> frozenset[Seat]:
        """Return the seats of people who are not replaced by a bot for the moment."""
        return frozenset(filter(self._plays_in_person, range(self.seats)))

    def promise_to(self, player: str | None) -> PromisedSeat | None:
        """Return the promise of a seat to the player; None if there is none."""
        return next((promise for promise in self.promised if promise.player == player), None)

    def voters(self) -> frozenset[Seat]:
        """Return the seats that vote on the open question. Bots do not vote."""
        question = self.question
        if question is None:
            return frozenset()
        if not isinstance(question.about, ClaimQuestion):
            return self.active_people()
        return self.active_people() & frozenset(question.about.asked) | {question.seat}

    def missing_votes(self) -> frozenset[Seat]:
        """Return the seats that have not answered the open question."""
        return frozenset() if self.question is None else self.voters() - self.question.agreed

    def awaited_seats(self) -> frozenset[Seat]:
        """Return the seats of people whom the table waits for during a deal or a vote."""
        turn = None if self.is_held_up else self.turn
        if self.question is None:
            return frozenset() if turn is None or not self._plays_in_person(turn) else frozenset({turn})
        return self.active_people() & (
            self.missing_votes() if turn is None else self.missing_votes() | {turn}
        )

    def _plays_in_person(self, seat: Seat) -> bool:
        """Return true if a person has the seat and no bot plays for them."""
        sitter = self.line_up[seat]
        return sitter is not None and sitter.player is not None and sitter.cover is None


def required(value: Value | None) -> Value:
    """Return a value that must be present.

    Raises:
        ValueError: The value is None.
    """
    if value is None:
        raise ValueError("something is missing")
    return value
