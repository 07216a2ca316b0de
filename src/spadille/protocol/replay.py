"""The messages of replays, which show a deal step by step, and of requests for a deal."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from spadille.protocol.base import ActionText, BotName, CardText, HandText, Name, OptionValue, Seat, WireModel
from spadille.protocol.catalogue import ContractSheet
from spadille.protocol.deal import HandCard
from spadille.protocol.sentences import Choice, Sentence


class ReplayHand(WireModel):
    """A hand at a step, sorted for the contract. Cards that were played keep their places."""

    cards: list[HandCard] = Field(description="all visible cards that the hand has held so far")
    gone: list[CardText] = Field(description="those of `cards` that the hand no longer holds")
    hidden: int = Field(description="the number of hidden cards that the hand holds")


class ReplayStep(WireModel):
    """A step of a deal. The view and the wording contain only what has changed since the last step."""

    view: dict[str, object]
    wording: dict[str, object]
    hands: list[ReplayHand | None] | None = Field(
        default=None, description="the hand of each seat; null if no hand has changed"
    )
    widow: HandText | None = Field(description="the cards of the widow, if visible")
    laid_away: HandText | None = Field(description="the cards that the declarer laid away, if visible")
    answered: int | None = Field(
        default=None, description="the index of the answer given next, if the seat of the replay gives it"
    )


class MatchDeal(WireModel):
    """The match in which a deal was played, and the deal's place in it."""

    table: str
    match: int
    deal: int
    deals: int = Field(description="the number of finished deals in the match")
    length: int | None = Field(
        description="the agreed number of deals; null if the match does not end after a number of deals"
    )
    next_deal: int | None = Field(
        description="the number of the next deal or the deal in progress; null after the match"
    )
    names: list[str] = Field(description="the name of the player on each seat")
    bots: list[str | None] = Field(description="the bot on each seat; null for a person")
    you: Seat | None = Field(default=None, description="the caller's seat, if they played the deal")


class Replay(WireModel):
    """A deal from start to end, as one seat saw it or with all cards visible."""

    code: str | None = Field(description="the code of the deal; null if a code cannot express its rules")
    cards: str | None = Field(description="the code of the cards alone, without actions")
    seat: Seat | None = Field(description="the seat whose view is shown; null: all cards are visible")
    game: str
    rules: str
    differing: dict[str, OptionValue]
    seats: int
    sheet: list[ContractSheet]
    antes: dict[str, int]
    steps: list[ReplayStep]
    of: MatchDeal | None = Field(default=None, description="the match, if it is known")


class PlayReason(WireModel):
    """The expert bot's evaluation of a played card, from what the seat knew then."""

    seat: Seat
    card: CardText
    found: list[Sentence] = Field(description="the findings about the card; empty if there are none")
    best: CardText = Field(description="the card that the expert would play")
    best_found: list[Sentence]
    why: list[Sentence] = Field(
        description="why the best card is better than the played card, or than the other cards if it was "
        "played itself; empty if no reason is clear enough"
    )
    how: list[Sentence] = Field(description="how the cards were evaluated")


class FindDeal(WireModel):
    """A request to find the deal that a text names: by a code, an address or a record."""

    text: Annotated[str, Field(max_length=60_000)]


class FoundDeal(WireModel):
    """The deal that the text refers to."""

    code: str
    step: int | None = Field(default=None, description="the step, if the text is an address with a step")
    seat: Seat | None = Field(default=None, description="the seat, if the text is an address with a seat")


class DealEntry(WireModel):
    """A deal of a real table as it is entered: the rules, the cards and the actions so far."""

    game: str
    rules: str
    options: dict[str, OptionValue] = Field(default={})
    seats: int
    dealer: Seat
    hands: list[HandText | None] = Field(default=[], description="by seat; null: it sits out")
    widow: HandText = ""
    actions: list[ActionText] = Field(default=[])


class EntryTable(WireModel):
    """What has to be entered of a deal."""

    active: list[Seat] = Field(description="the seats that play, eldest first")
    pack: list[CardText]
    hand: int = Field(description="the number of cards of each hand")
    widow: int = Field(description="the number of cards of the widow")


class EnteredDeal(WireModel):
    """An entered deal, and what may come next."""

    code: str
    turn: Seat | None
    over: bool
    choices: list[Choice] = Field(description="all allowed next actions; empty if the deal is over")
    history: list[Sentence] = Field(description="a sentence for each action so far")


class PlayDeal(WireModel):
    """A request to play a deal from its start or from a later step."""

    name: Name
    seat: Seat
    step: int = Field(
        default=0, ge=0, le=1000, description="the number of actions before the player takes over"
    )
    bot: BotName = "club"


class DealText(WireModel):
    """A document about a deal as text, such as its record or diagram."""

    text: str
