"""What is said over the socket."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from pydantic import Field, PlainSerializer, PlainValidator, TypeAdapter

from spadille.notation.actions import read_action
from spadille.play.action import Action
from spadille.protocol.base import ActionText, BotName, HandText, Said, Seat
from spadille.protocol.chance import DealChance, Hex, Promised
from spadille.protocol.deal import View
from spadille.protocol.requests import Error
from spadille.protocol.sentences import Sentence, Wording
from spadille.protocol.table import Claimed, NextMatch, Table

Phrase = Literal[
    "hello",
    "goodbye",
    "thanks",
    "sorry",
    "good-luck",
    "well-played",
    "close",
    "one-moment",
    "back-again",
    "your-turn",
    "one-more",
    "last-one",
    "smile",
    "laugh",
    "wonder",
    "sigh",
    "clap",
    "glass",
]
"""All that can be said at a table beside the play: the catalogue has `phrase-hello` and so on."""

May = Literal[
    "next",
    "stop",
    "propose",
    "rest",
    "give-up",
    "take-back",
    "show-hands",
    "answer",
    "withdraw",
    "leave",
    "back",
    "host",
    "phrase",
]
"""What a seat may do just now, beside answering its decision."""


# From a player


def _read_action(written: object) -> Action:
    """What is said is read here, once."""
    if isinstance(written, Action):
        return written
    if not isinstance(written, str) or len(written) > _LONGEST_ACTION:
        raise ValueError("no action")
    return read_action(written)


_LONGEST_ACTION: Final = 64
SaidAction = Annotated[
    Action,
    PlainValidator(_read_action, json_schema_input_type=Annotated[str, Field(max_length=_LONGEST_ACTION)]),
    PlainSerializer(str, return_type=str),
]
"""An action; what cannot be read as one is refused by its own name, not as a message that is none."""


class Spoken(Said):
    """What every message has: an id of its own, and the number of the event it answers to."""

    id: Annotated[str, Field(min_length=1, max_length=64)]
    seq: int


class Act(Spoken):
    """A seat's answer to the decision it was asked in state `seq`."""

    type: Literal["act"]
    action: SaidAction


class Next(Spoken):
    """A seat is ready for the next deal."""

    type: Literal["next"]


class StopEarly(Spoken):
    """A seat would end the match here, between deals: the others are asked."""

    type: Literal["stop"]


class Propose(Spoken):
    """A seat proposes the next match, where none is being played: the others are asked."""

    type: Literal["propose"]
    match: NextMatch


class Claim(Spoken):
    """A seat, on its own turn to play a card, says that the rest is its own, or gives up."""

    type: Literal["claim"]
    what: Claimed


class TakeBack(Spoken):
    """A seat would take back what it did last, where no card was seen since: the others are asked. Who sits
    alone with bots may at any time before the settlement.
    """

    type: Literal["take-back"]


class ShowHands(Spoken):
    """A seat would let those who look on see all hands until this deal is over: the others are asked."""

    type: Literal["show-hands"]


class AnswerQuestion(Spoken):
    """A seat answers the question that is open; who asked it takes it back by answering no."""

    type: Literal["answer"]
    question: int = Field(description="the question's number")
    yes: bool


class Leave(Spoken):
    """Somebody leaves his seat, or no longer waits for one."""

    type: Literal["leave"]


class Back(Spoken):
    """Somebody for whom a bot plays is back and plays himself."""

    type: Literal["back"]


class Fill(Spoken):
    """The host puts a bot on a free seat, or frees a bot's seat."""

    type: Literal["fill"]
    seat: Seat
    bot: BotName | None = Field(description="null frees the seat")


class Open(Spoken):
    """The host lets everybody find the table, or nobody but those who have its link."""

    type: Literal["open"]
    public: bool


class Say(Spoken):
    """A seat says one of the phrases there are. Nothing is kept of it."""

    type: Literal["say"]
    phrase: Phrase


class Share(Spoken):
    """A seat's own part in the chance of the deal to come, given once and after the promise was seen."""

    type: Literal["share"]
    share: Hex


# From the table


class Missed(Said):
    """What a bot did for this seat while its player was away."""

    deal: int
    bot: str
    action: ActionText
    said: Sentence


class State(Said):
    """The table and the deal as this seat sees them, after the event numbered `seq`."""

    type: Literal["state"]
    seq: int
    you: Seat | None = Field(description="null for somebody who looks on")
    table: Table
    view: View | None
    wording: Wording | None = Field(default=None, description="what is said of the deal to this seat")
    may: list[May] = Field(default=[], description="what may be done beside answering a decision")
    missed: list[Missed] = Field(
        default=[], description="what was played for this seat, until it has played again itself"
    )
    hands: list[HandText | None] | None = Field(
        default=None, description="all hands, where the players let those who look on see them"
    )
    promise: Promised | None = Field(
        default=None, description="what the cards of the deal to come are bound to, until they are dealt"
    )
    chance: DealChance | None = Field(
        default=None, description="what this deal's cards came from; null where they were laid out beforehand"
    )


class Phrased(Said):
    """Somebody at the table said a phrase. It is not repeated to who comes later."""

    type: Literal["said"]
    seat: Seat
    phrase: Phrase


class Accepted(Said):
    """The message `id` was judged, stored and carried out."""

    type: Literal["accepted"]
    id: str
    seq: int


class Rejected(Said):
    """The message `id` changed nothing, and why."""

    type: Literal["rejected"]
    id: str | None
    error: Error


LoggedCommand = (
    Act
    | Next
    | StopEarly
    | Propose
    | Claim
    | TakeBack
    | ShowHands
    | AnswerQuestion
    | Leave
    | Back
    | Fill
    | Open
    | Share
)
"""What becomes part of a table's story."""
Command = LoggedCommand | Say
"""Everything a page may say."""
TableMessage = State | Phrased | Accepted | Rejected
"""Everything a page is told."""

FromPlayer = Annotated[Command, Field(discriminator="type")]
FromTable = Annotated[TableMessage, Field(discriminator="type")]
from_player: TypeAdapter[Command] = TypeAdapter(FromPlayer)
from_table: TypeAdapter[TableMessage] = TypeAdapter(FromTable)
