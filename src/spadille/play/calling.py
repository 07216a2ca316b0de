"""Calling a card that its holder must exchange with the declarer."""

from __future__ import annotations

from dataclasses import dataclass, replace

from spadille.cards import Card, Hand
from spadille.play.action import Action, Call, Give
from spadille.play.declared import CardCalled, Declared
from spadille.rules.contract import CardCall
from spadille.rules.refusal import NotAllowed
from spadille.rules.seating import Seat


@dataclass(frozen=True, slots=True)
class Calling:
    """The declarer names a card. An opponent who has it hands it over."""

    kind = "call"

    def occurs(self, declared: Declared) -> bool:
        return declared.contract.card_call is not CardCall.NONE and declared.called is None

    def turn(self, declared: Declared) -> Seat:
        return declared.declarer

    def answers(self, declared: Declared) -> tuple[Action, ...]:
        """Return every card that may be called, and no card where the call is optional."""
        cards = declared.layout.rules.pack.hand
        if not declared.contract.may_call_own:
            cards -= declared.hands[declared.declarer]
        calls = tuple(Call(declared.declarer, card) for card in cards)
        optional = declared.contract.card_call is CardCall.OPTIONAL
        return (*calls, Call(declared.declarer, None)) if optional else calls

    def judge(self, declared: Declared, action: Action) -> None:
        """Refuse no card where one must be called, one not in the pack, and where it is so an own one."""
        assert isinstance(action, Call)
        if (reason := _misses(declared, action.card)) is not None:
            named = action.card.text if action.card else "none"
            raise NotAllowed("bad-call", declared.anchor("call"), card=named, why=reason)

    def after(self, declared: Declared, action: Action) -> Declared:
        """Give the card to the declarer, if an opponent had it."""
        assert isinstance(action, Call)
        holder = _holder(declared, action.card)
        if action.card is None or holder is None:
            return replace(declared, called=CardCalled(action.card))
        hands = _moved(declared.hands, action.card, holder, declared.declarer)
        return replace(declared, hands=hands, called=CardCalled(action.card, holder))


@dataclass(frozen=True, slots=True)
class Giving:
    """The declarer gives a card of the hand back for the one received."""

    kind = "give"

    def occurs(self, declared: Declared) -> bool:
        called = declared.called
        return called is not None and called.holder is not None and called.given is None

    def turn(self, declared: Declared) -> Seat:
        return declared.declarer

    def answers(self, declared: Declared) -> tuple[Action, ...]:
        """Return the cards that the declarer was dealt, and the called one where it may be given back."""
        return tuple(Give(declared.declarer, card) for card in _gifts(declared))

    def judge(self, declared: Declared, action: Action) -> None:
        """Refuse cards not in the declarer's hand, and the called card where it may not be given back."""
        assert isinstance(action, Give)
        may_give = _gifts(declared)
        if declared.called and action.card is declared.called.card and action.card not in may_give:
            raise called_itself(declared, action.card)
        if action.card not in may_give:
            raise NotAllowed("not-in-hand", declared.anchor("give"), card=action.card.text)

    def after(self, declared: Declared, action: Action) -> Declared:
        """Give the card to the opponent who handed over the called one."""
        assert isinstance(action, Give)
        called = declared.called
        assert called is not None
        assert called.holder is not None
        hands = _moved(declared.hands, action.card, declared.declarer, called.holder)
        return replace(declared, hands=hands, called=replace(called, given=action.card))


def exchanging(declared: Declared) -> bool:
    """Return whether a card is still to be called, or one to be given for it."""
    return Calling().occurs(declared) or Giving().occurs(declared)


def _gifts(declared: Declared) -> Hand:
    declarer = declared.declarer
    whole = declared.contract.may_give_called_back
    return declared.hands[declarer] if whole else declared.layout.hand(declarer)


def called_itself(declared: Declared, card: Card) -> NotAllowed:
    """Return the refusal of the called card as the one given back for it."""
    return NotAllowed("bad-call", declared.anchor("give"), card=card.text, why="called")


def _misses(declared: Declared, card: Card | None) -> str | None:
    """Return why a card may not be called, or None."""
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
