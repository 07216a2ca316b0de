"""Taking up the widow and laying away as many cards."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import combinations

from spadille.cards import Hand
from spadille.play.action import Action, Discard
from spadille.play.declared import Declared
from spadille.rules.contract import Widow
from spadille.rules.refusal import NotAllowed
from spadille.rules.seating import Seat


@dataclass(frozen=True, slots=True)
class LayingAway:
    """The declarer, who holds the widow, lays away as many cards. They count for the declarer."""

    kind = "discard"

    def occurs(self, declared: Declared) -> bool:
        return declared.contract.widow is Widow.TAKEN_UP and declared.laid_away is None

    def turn(self, declared: Declared) -> Seat:
        return declared.declarer

    def answers(self, declared: Declared) -> tuple[Action, ...]:
        """Return every set of as many cards of the hand as the widow had."""
        seat, many = declared.declarer, declared.layout.rules.packets.widow_size
        return tuple(Discard(seat, away) for away in combinations(declared.hands[seat], many))

    def judge(self, declared: Declared, action: Action) -> None:
        """Refuse anything but as many different cards of the hand."""
        assert isinstance(action, Discard)
        away = Hand.of(action.cards)
        as_many = len(away) == len(action.cards) == declared.layout.rules.packets.widow_size
        if not as_many or away - declared.hands[declared.declarer]:
            raise NotAllowed("bad-discard", declared.anchor("discard"))

    def after(self, declared: Declared, action: Action) -> Declared:
        assert isinstance(action, Discard)
        away, hands = Hand.of(action.cards), list(declared.hands)
        hands[declared.declarer] -= away
        return replace(declared, hands=tuple(hands), laid_away=away)
