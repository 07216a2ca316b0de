"""The choices between the auction and the first lead: trumps, called cards, exchanged and laid-away cards."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import combinations
from typing import Protocol

from spadille.cards import Card, Hand, Suit
from spadille.play import tricks
from spadille.play.action import Action, Call, Discard, Give, NameTrump
from spadille.play.declared import CardCalled, Declared, PartnerCalled
from spadille.play.phase import Phase
from spadille.play.trick import Trick
from spadille.rules.contract import CardCall, Partner, Widow
from spadille.rules.refusal import NotAllowed
from spadille.rules.seating import Seat
from spadille.rules.settlement import Result


class Step(Protocol):
    """A kind of choice that a contract may require between the auction and the play."""

    @property
    def kind(self) -> str:
        """The kind of choice, which is also the verb of its actions."""

    def occurs(self, declared: Declared) -> bool:
        """Return whether the contract requires this choice and it has not been made."""

    def turn(self, declared: Declared) -> Seat:
        """Return the seat whose choice it is."""
        return declared.declarer

    def answers(self, declared: Declared) -> tuple[Action, ...]:
        """Return every action that the seat may take."""

    def judge(self, declared: Declared, action: Action) -> None:
        """Raise an error if the rules do not allow the action.

        Raises:
            NotAllowed: with a code, the broken rule, and the facts for an error message.
        """

    def after(self, declared: Declared, action: Action) -> Declared:
        """Return the declared contract after a legal action."""


@dataclass(frozen=True, slots=True)
class NamingTrump(Step):
    """The choice of trumps by the declarer, or by the called partner where the contract says so."""

    kind = "trump"

    def occurs(self, declared: Declared) -> bool:
        """Return whether trumps are to be chosen now.

        A partner who names trumps must have been called before, and so must a card if the contract says so.
        """
        if declared.trump is not None or not declared.contract.trump_is_named:
            return False
        if declared.contract.calls_first and (Calling().occurs(declared) or Giving().occurs(declared)):
            return False
        return declared.contract.partner is not Partner.NAMES_TRUMP or declared.partner is not None

    def turn(self, declared: Declared) -> Seat:
        names_it = declared.contract.partner is Partner.NAMES_TRUMP
        return declared.partner.seat if names_it and declared.partner else declared.declarer

    def answers(self, declared: Declared) -> tuple[Action, ...]:
        """Return the suits that the contract allows, except the suit of a partner's called card."""
        turn = self.turn(declared)
        return tuple(
            NameTrump(turn, suit) for suit in declared.contract.trumps if not _called(declared, suit)
        )

    def judge(self, declared: Declared, action: Action) -> None:
        """Raise an error for a suit that the contract does not allow, and for the called card's suit."""
        assert isinstance(action, NameTrump)
        if action.suit not in declared.contract.trumps or _called(declared, action.suit):
            rule = declared.anchor("trump")
            raise NotAllowed("bad-trump", rule, suit=action.suit.letter, contract=declared.contract.id)

    def after(self, declared: Declared, action: Action) -> Declared:
        assert isinstance(action, NameTrump)
        return replace(declared, trump=action.suit)


def _called(declared: Declared, suit: Suit) -> bool:
    return declared.partner is not None and declared.partner.card.suit is suit


@dataclass(frozen=True, slots=True)
class Calling(Step):
    """The declarer's call for a card. An opponent who has it hands it over."""

    kind = "call"

    def occurs(self, declared: Declared) -> bool:
        return declared.contract.card_call is not CardCall.NONE and declared.called is None

    def answers(self, declared: Declared) -> tuple[Action, ...]:
        """Return a call for each card that may be called, and for no card if the call is optional."""
        cards = declared.layout.rules.pack.hand
        if not declared.contract.may_call_own:
            cards -= declared.hands[declared.declarer]
        calls = tuple(Call(declared.declarer, card) for card in cards)
        optional = declared.contract.card_call is CardCall.OPTIONAL
        return (*calls, Call(declared.declarer, None)) if optional else calls

    def judge(self, declared: Declared, action: Action) -> None:
        """Raise an error if a required card is missing, outside the pack, or a forbidden own card."""
        assert isinstance(action, Call)
        if (reason := _misses(declared, action.card)) is not None:
            named = action.card.text if action.card else "none"
            raise NotAllowed("bad-call", declared.anchor("call"), card=named, why=reason)

    def after(self, declared: Declared, action: Action) -> Declared:
        """Return the declared contract with the called card. If an opponent had it, move it to the declarer's
        hand.
        """
        assert isinstance(action, Call)
        holder = _holder(declared, action.card)
        if action.card is None or holder is None:
            return replace(declared, called=CardCalled(action.card))
        hands = _moved(declared.hands, action.card, holder, declared.declarer)
        return replace(declared, hands=hands, called=CardCalled(action.card, holder))


@dataclass(frozen=True, slots=True)
class Giving(Step):
    """The choice of the card that the declarer gives back for the one received."""

    kind = "give"

    def occurs(self, declared: Declared) -> bool:
        called = declared.called
        return called is not None and called.holder is not None and called.given is None

    def answers(self, declared: Declared) -> tuple[Action, ...]:
        """Return a `Give` of each card that was dealt to the declarer, and of the called card if allowed."""
        return tuple(Give(declared.declarer, card) for card in _gifts(declared))

    def judge(self, declared: Declared, action: Action) -> None:
        """Raise an error for a card not in hand, and for the called card where it may not be given back."""
        assert isinstance(action, Give)
        may_give = _gifts(declared)
        if declared.called and action.card is declared.called.card and action.card not in may_give:
            raise called_itself(declared, action.card)
        if action.card not in may_give:
            raise NotAllowed("not-in-hand", declared.anchor("give"), card=action.card.text)

    def after(self, declared: Declared, action: Action) -> Declared:
        """Return the declared contract after the chosen card was moved to the opponent who handed over the
        called one.
        """
        assert isinstance(action, Give)
        called = declared.called
        assert called is not None
        assert called.holder is not None
        hands = _moved(declared.hands, action.card, declared.declarer, called.holder)
        return replace(declared, hands=hands, called=replace(called, given=action.card))


def _gifts(declared: Declared) -> Hand:
    declarer = declared.declarer
    whole = declared.contract.may_give_called_back
    return declared.hands[declarer] if whole else declared.layout.hand(declarer)


def called_itself(declared: Declared, card: Card) -> NotAllowed:
    """Return the error for giving back the called card itself."""
    return NotAllowed("bad-call", declared.anchor("give"), card=card.text, why="called")


def _misses(declared: Declared, card: Card | None) -> str | None:
    """Return a code for why a card may not be called, or None if it may."""
    if card is None:
        return "required" if declared.contract.card_call is CardCall.REQUIRED else None
    if card not in declared.layout.rules.pack.hand:
        return "not-in-pack"
    own = card in declared.hands[declared.declarer] and not declared.contract.may_call_own
    return "own" if own else None


def _holder(declared: Declared, card: Card | None) -> Seat | None:
    return next((seat for seat in declared.defenders if card and card in declared.hands[seat]), None)


def _moved(hands: tuple[Hand, ...], card: Card, giver: Seat, taker: Seat) -> tuple[Hand, ...]:
    moved = list(hands)
    moved[giver] = moved[giver].without(card)
    moved[taker] |= Hand.of([card])
    return tuple(moved)


@dataclass(frozen=True, slots=True)
class CallingPartner(Step):
    """The declarer's call for a card whose holder, another player, becomes the partner."""

    kind = "call"

    def occurs(self, declared: Declared) -> bool:
        return declared.contract.partner is not Partner.ALONE and declared.partner is None

    def answers(self, declared: Declared) -> tuple[Action, ...]:
        return tuple(Call(declared.declarer, card) for card in _callable_cards(declared))

    def judge(self, declared: Declared, action: Action) -> None:
        assert isinstance(action, Call)
        if action.card is None or action.card not in _callable_cards(declared):
            named = action.card.text if action.card else "none"
            raise NotAllowed("bad-call", declared.anchor("call"), card=named, why="partner")

    def after(self, declared: Declared, action: Action) -> Declared:
        """Return the declared contract with the holder of the called card as the partner. The other players
        do not learn who that is.
        """
        assert isinstance(action, Call)
        assert action.card is not None
        holder = next(seat for seat, hand in enumerate(declared.hands) if action.card in hand)
        return replace(declared, partner=PartnerCalled(action.card, holder))


def _callable_cards(declared: Declared) -> Hand:
    held = declared.hands[declared.declarer]
    return declared.layout.rules.callable_cards(declared.contract, declared.ranking, held)


@dataclass(frozen=True, slots=True)
class LayingAway(Step):
    """The choice of the cards that a declarer lays away after taking up the widow.

    The points of these cards count for the declarer.
    """

    kind = "discard"

    def occurs(self, declared: Declared) -> bool:
        return declared.contract.widow is Widow.TAKEN_UP and declared.laid_away is None

    def answers(self, declared: Declared) -> tuple[Action, ...]:
        """Return every set of cards that may be laid away, each of as many cards as the widow had."""
        seat, many = declared.declarer, declared.layout.rules.packets.widow_size
        hand, contract = declared.hands[seat], declared.contract
        ways = combinations(hand, many)
        return tuple(Discard(seat, away) for away in ways if contract.may_lay_away(hand, Hand.of(away)))

    def judge(self, declared: Declared, action: Action) -> None:
        """Raise an error for a wrong number of cards, a card not held, or an ace that must be kept."""
        assert isinstance(action, Discard)
        away = Hand.of(action.cards)
        as_many = len(away) == len(action.cards) == declared.layout.rules.packets.widow_size
        if not as_many or away - declared.hands[declared.declarer]:
            raise NotAllowed("bad-discard", declared.anchor("discard"))
        if not declared.contract.may_lay_away(declared.hands[declared.declarer], away):
            raise NotAllowed("bad-discard", declared.anchor("discard"), why="ace")

    def after(self, declared: Declared, action: Action) -> Declared:
        assert isinstance(action, Discard)
        away, hands = Hand.of(action.cards), list(declared.hands)
        hands[declared.declarer] -= away
        return replace(declared, hands=tuple(hands), laid_away=away)


STEPS: tuple[Step, ...] = (NamingTrump(), Calling(), Giving(), CallingPartner(), LayingAway())
"""All choices, in the order in which they are made. A contract requires some of them."""


@dataclass(frozen=True, slots=True)
class Declaration:
    """The phase in which one of the choices before the play is made."""

    declared: Declared
    step: Step
    tricks: tuple[Trick, ...] = ()
    table: None = None
    result: Result | None = None

    @property
    def kind(self) -> str:
        return self.step.kind

    @property
    def verbs(self) -> tuple[str, ...]:
        return (self.step.kind,)

    @property
    def turn(self) -> Seat:
        return self.step.turn(self.declared)

    @property
    def hands(self) -> tuple[Hand, ...]:
        return self.declared.hands

    def answers(self) -> tuple[Action, ...]:
        return self.step.answers(self.declared)

    def refused(self) -> dict[Card, NotAllowed]:
        """Return the error for the called card, by card, if the declarer may not give it back to its former
        holder. Otherwise return an empty dictionary.
        """
        called = self.declared.called.card if self.declared.called else None
        if called is None or self.step.kind != "give" or self.declared.contract.may_give_called_back:
            return {}
        return {called: called_itself(self.declared, called)}

    def judge(self, action: Action) -> None:
        self.step.judge(self.declared, action)

    def after(self, action: Action) -> Phase:
        """Return the phase after the choice: the next choice, or the play."""
        return onward(self.step.after(self.declared, action))


def onward(declared: Declared) -> Phase:
    """Return the phase of the next choice that is still to be made, or the play if there is none."""
    for step in STEPS:
        if step.occurs(declared):
            return Declaration(declared, step)
    return tricks.begin(declared)
