"""The messages over the WebSocket between a client and its table."""

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
"""The phrases that can be said at a table. The text of `hello` in the catalogue is `phrase-hello`."""

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
"""The commands that a seat may be permitted to send, besides bids and cards."""


# From a player


def _read_action(value: object) -> Action:
    """Return the action that a message contains as text.

    Raises:
        ValueError: the value is no text or too long.
        NotAllowed: the text is no action.
    """
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
"""An action, written as text. An invalid text raises the notation's own error, not `malformed`."""


class ClientCommand(WireModel):
    """The base of all commands: an id, and `seq`, the number of the latest event that the client has seen."""

    id: Annotated[str, Field(min_length=1, max_length=64)]
    seq: int


class Act(ClientCommand):
    """Take the decision that the seat has in state `seq`: bid, play a card, or act otherwise."""

    type: Literal["act"]
    action: SaidAction


class Next(ClientCommand):
    """Declare the seat ready for the next deal."""

    type: Literal["next"]


class StopEarly(ClientCommand):
    """Propose to end the match. This is possible between deals. The other people vote."""

    type: Literal["stop"]


class Propose(ClientCommand):
    """Propose the next match, before the first deal or after a match. The other people vote."""

    type: Literal["propose"]
    match: NextMatch


class Claim(ClientCommand):
    """Claim the remaining tricks, or concede. This is possible on the seat's turn to play a card."""

    type: Literal["claim"]
    what: Claimed


class TakeBack(ClientCommand):
    """Ask to take back the seat's latest action. The other people vote.

    This is possible only if nobody has learnt where another card lies since. A person alone with bots may
    ask at any time before the deal is over.
    """

    type: Literal["take-back"]


class ShowHands(ClientCommand):
    """Ask to show all hands to watchers until the deal is over. The other people vote."""

    type: Literal["show-hands"]


class AnswerQuestion(ClientCommand):
    """Vote on the open question. The seat that opened the vote withdraws the question by voting no."""

    type: Literal["answer"]
    question: int = Field(description="the question's number")
    yes: bool


class Leave(ClientCommand):
    """Leave the seat, or give up a promised seat."""

    type: Literal["leave"]


class Back(ClientCommand):
    """Play again, after a bot played in the player's place."""

    type: Literal["back"]


class Fill(ClientCommand):
    """Put a bot on a free seat, or remove a bot. Only the host may do so."""

    type: Literal["fill"]
    seat: Seat
    bot: BotName | None = Field(description="the bot to put on the seat; null: remove the bot there")


class Open(ClientCommand):
    """List the table publicly, or hide it from people without its link. Only the host may do so."""

    type: Literal["open"]
    public: bool


class SayPhrase(ClientCommand):
    """Say a phrase to everyone at the table. It is not stored."""

    type: Literal["say"]
    phrase: Phrase


class GiveNonce(ClientCommand):
    """Add the seat's nonce to the commitment of the next deal, once the client has seen the commitment."""

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
    """The state of the table and the deal after event `seq`, as the client's seat or a watcher sees them."""

    type: Literal["state"]
    seq: int
    you: Seat | None = Field(description="the client's seat; null for a watcher")
    table: Table
    view: View | None
    wording: Wording | None = Field(default=None, description="the description of the deal for this seat")
    may: list[May] = Field(default=[], description="the commands that are permitted besides bids and cards")
    missed: list[MissedAction] = Field(
        default=[], description="the actions that a bot took for this seat, until its player acts again"
    )
    hands: list[HandText | None] | None = Field(
        default=None, description="all hands, for watchers, if the players have agreed to show them"
    )
    promise: DealCommitment | None = Field(
        default=None, description="the commitment to the cards of the next deal, until they are dealt"
    )
    chance: DealRandomness | None = Field(
        default=None, description="how this deal's cards were drawn; null if they were set beforehand"
    )


class PhraseSaid(WireModel):
    """A phrase that a seat has said. Clients that connect later do not get it."""

    type: Literal["said"]
    seat: Seat
    phrase: Phrase


class Accepted(WireModel):
    """The answer to a command that was accepted. Its events are stored up to number `seq`."""

    type: Literal["accepted"]
    id: str
    seq: int


class Rejected(WireModel):
    """The answer to a command that was refused. Nothing has changed."""

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
