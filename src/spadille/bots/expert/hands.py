"""What a hand alone promises in each contract, to anybody at the table: for guessing what others bid."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from spadille.bots.expert.kinds import COUNTED, Kind, kind_of, looked_at, promise, share_in
from spadille.bots.expert.outturn import Turn, blind_looks, experience, turned
from spadille.bots.memory import Cards
from spadille.bots.searching.choosing import chosen
from spadille.bots.searching.lies import Undertaking
from spadille.bots.searching.worth import Worth, settling
from spadille.bots.undertaking import needed
from spadille.cards import Hand, Suit
from spadille.play.view import View
from spadille.rules.contract import Contract, Partner
from spadille.rules.game import Rules
from spadille.rules.goal import Count, Outcome

_SELDOM = (Kind.SO_MANY_POINTS, Kind.EVERYTHING, Kind.ALL_TRICKS)


def mark_of(contract: Contract, trump: Suit | None) -> int:
    """The fewest card points or tricks that win; 0 where the contract turns on none."""
    mark = needed(contract, trump)
    won = contract.goal.outcome(Count(mark, mark, trump)) is Outcome.WON
    return mark if won or contract.goal.mark is None else mark + 1


def trumps_of(contract: Contract) -> tuple[Suit | None, ...]:
    """The trumps that the declarer himself may have in mind."""
    if contract.partner is Partner.NAMES_TRUMP or not contract.trumps:
        return (None,)
    return contract.trumps


@dataclass(frozen=True, slots=True)
class Prospect:
    """A contract with the trumps that promise most."""

    contract: Contract
    trump: Suit | None
    turn: Turn


@dataclass(frozen=True, slots=True)
class Terms:
    """What is the same for every hand in a contract with its trumps."""

    kind: Kind
    mark: int
    worth: Worth
    """What a declarer gains by what he has in the end, whoever he is."""
    alike: tuple[object, ...]
    """The same for all in which a hand promises the same."""


@dataclass
class Hands:
    """What hands promise at one table, each looked at once."""

    view: View
    _terms: dict[tuple[str, Suit | None], Terms] = field(default_factory=dict)
    _promises: dict[tuple[object, ...], float] = field(default_factory=dict)
    _prospects: dict[tuple[Cards, int], tuple[Prospect, ...]] = field(default_factory=dict)

    @property
    def rules(self) -> Rules:
        """The rules of the table."""
        return self.view.rules

    def terms(self, contract: Contract, trump: Suit | None) -> Terms:
        """A contract with these trumps as every hand finds it."""
        key = (contract.id, trump)
        if key not in self._terms:
            mark, alike = mark_of(contract, trump), (*looked_at(self.rules, contract, trump), trump)
            kind = kind_of(self.rules, contract, trump)
            self._terms[key] = Terms(kind, mark, self._worth(contract, trump), alike)
        return self._terms[key]

    def _worth(self, contract: Contract, trump: Suit | None) -> Worth:
        assert self.view.seat is not None
        unseen = replace(self.view, dealt=Hand())
        any_trump = trump if trump is not None or not contract.trumps else contract.trumps[0]
        return settling(unseen, contract, self.view.seat, any_trump, on_side=True).expected()

    def prospects(self, hand: Cards, place: int) -> tuple[Prospect, ...]:
        """By contract that the hand may bid, lowest first, what it promises with the best trumps. Those that
        hardly anybody bids, for others with the same trumps ask less, are left out.
        """
        if (hand, place) not in self._prospects:
            self._prospects[hand, place] = tuple(self._looked_at(hand, place))
        return self._prospects[hand, place]

    def _looked_at(self, hand: Cards, place: int) -> Iterator[Prospect]:
        for contract in self.rules.contracts:
            may = contract.needs is None or contract.needs.met_by(Hand(hand))
            if may and self.terms(contract, trumps_of(contract)[0]).kind not in _SELDOM:
                yield self.prospect(contract, hand, place)

    def prospect(self, contract: Contract, hand: Cards, place: int) -> Prospect:
        """A contract with the trumps that promise most to a hand in this place."""
        some = [self.in_suit(contract, trump, hand, place) for trump in trumps_of(contract)]
        return max(some, key=lambda one: one.turn.worth)

    def in_suit(self, contract: Contract, trump: Suit | None, hand: Cards, place: int) -> Prospect:
        """A contract with these trumps."""
        terms = self.terms(contract, trump)
        key = (terms.alike, hand, place == 0)
        if key not in self._promises:
            self._promises[key] = promise(self.rules, contract, trump, hand, eldest=place == 0)
        share = share_in(self.rules, contract) if terms.kind in COUNTED else 1.0
        looks, learned = blind_looks(self._promises[key] / share), experience().blind[terms.kind]
        turn = turned(terms.kind, learned, looks, terms.worth, terms.mark, share)
        return Prospect(contract, trump, turn)

    def undertaken(self, prospect: Prospect, hand: Cards, place: int) -> Undertaking:
        """How it would be played, with what the declarer would call."""
        return chosen(self.rules, Undertaking(prospect.contract, place, prospect.trump), hand)
