"""Messages over the WebSocket."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from pydantic import Field, PlainSerializer, PlainValidator, TypeAdapter

from spadille.notation.actions import read_action
from spadille.play.action import Action
from spadille.protocol.base import ActionText, BotName, HandText, Seat, WireModel
from spadille.protocol.chance import DealCommitment, DealRandomness, Hex
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
"""The phrases that can be said at a table. The catalogue has `phrase-hello` and so on."""

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
"""What a seat may do apart from answering its decision."""


# From a player


def _read_action(value: object) -> Action:
    """Parse an action once, when the message is validated."""
    if isinstance(value, Action):
        return value
    if not isinstance(value, str) or len(value) > _MAX_ACTION_LENGTH:
        raise ValueError("no action")
    return read_action(value)


_MAX_ACTION_LENGTH: Final = 64
SaidAction = Annotated[
    Action,
    PlainValidator(_read_action, json_schema_input_type=Annotated[str, Field(max_length=_MAX_ACTION_LENGTH)]),
    PlainSerializer(str, return_type=str),
]
"""An action. Text that is no action gets the error of the notation, not `malformed`."""


class ClientCommand(WireModel):
    """The base of all commands: an id, and the number of the event that the command answers."""

    id: Annotated[str, Field(min_length=1, max_length=64)]
    seq: int


class Act(ClientCommand):
    """Answer the decision in state `seq`."""

    type: Literal["act"]
    action: SaidAction


class Next(ClientCommand):
    """Declare the seat ready for the next deal."""

    type: Literal["next"]


class StopEarly(ClientCommand):
    """Propose to end the match, between deals. The others vote."""

    type: Literal["stop"]


class Propose(ClientCommand):
    """Propose the next match, when none is being played. The others vote."""

    type: Literal["propose"]
    match: NextMatch


class Claim(ClientCommand):
    """Claim the remaining tricks, or concede, on the seat's turn to play a card."""

    type: Literal["claim"]
    what: Claimed


class TakeBack(ClientCommand):
    """Ask to take back the seat's latest action, if no card was seen since. The others vote.

    A person alone with bots may do so at any time before the settlement.
    """

    type: Literal["take-back"]


class ShowHands(ClientCommand):
    """Ask to show all hands to watchers until the deal is over. The others vote."""

    type: Literal["show-hands"]


class AnswerQuestion(ClientCommand):
    """Answer the open question. The seat that asked withdraws it by answering no."""

    type: Literal["answer"]
    question: int = Field(description="the question's number")
    yes: bool


class Leave(ClientCommand):
    """Leave the seat, or give up a promised one."""

    type: Literal["leave"]


class Back(ClientCommand):
    """End the cover: the player plays again instead of the bot."""

    type: Literal["back"]


class Fill(ClientCommand):
    """Put a bot on a free seat, or free a bot's seat. Only for the host."""

    type: Literal["fill"]
    seat: Seat
    bot: BotName | None = Field(description="null frees the seat")


class Open(ClientCommand):
    """List the table for everyone, or hide it from all without the link. Only for the host."""

    type: Literal["open"]
    public: bool


class SayPhrase(ClientCommand):
    """SayPhrase a phrase. It is not stored."""

    type: Literal["say"]
    phrase: Phrase


class GiveNonce(ClientCommand):
    """Add the seat's nonce to the commitment of the next deal, once and after the commitment was seen."""

    type: Literal["share"]
    share: Hex


# From the table


class MissedAction(WireModel):
    """An action that a bot took for this seat while its player was away."""

    deal: int
    bot: str
    action: ActionText
    said: Sentence


class State(WireModel):
    """The table and the deal as this seat sees them after event `seq`."""

    type: Literal["state"]
    seq: int
    you: Seat | None = Field(description="null for a watcher")
    table: Table
    view: View | None
    wording: Wording | None = Field(default=None, description="the description of the deal for this seat")
    may: list[May] = Field(default=[], description="the permitted commands apart from the decision")
    missed: list[MissedAction] = Field(
        default=[], description="the actions that a bot took for this seat, until its player acts again"
    )
    hands: list[HandText | None] | None = Field(
        default=None, description="all hands, if the players let watchers see them"
    )
    promise: DealCommitment | None = Field(
        default=None, description="the commitment to the cards of the next deal, until they are dealt"
    )
    chance: DealRandomness | None = Field(
        default=None, description="the chance of this deal; null if the cards were set beforehand"
    )


class PhraseSaid(WireModel):
    """A phrase said at the table. It is not repeated to later clients."""

    type: Literal["said"]
    seat: Seat
    phrase: Phrase


class Accepted(WireModel):
    """The command `id` was stored and carried out."""

    type: Literal["accepted"]
    id: str
    seq: int


class Rejected(WireModel):
    """The command `id` was refused and changed nothing."""

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
    | GiveNonce
)
"""The commands that are recorded in the event log."""
Command = LoggedCommand | SayPhrase
"""All commands of a client."""
TableMessage = State | PhraseSaid | Accepted | Rejected
"""All messages from the table to a client."""

FromPlayer = Annotated[Command, Field(discriminator="type")]
FromTable = Annotated[TableMessage, Field(discriminator="type")]
from_player: TypeAdapter[Command] = TypeAdapter(FromPlayer)
from_table: TypeAdapter[TableMessage] = TypeAdapter(FromTable)
