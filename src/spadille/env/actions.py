"""The actions of one game, numbered without gaps: what a net chooses from.

First the cards, by their numbers: a card stands for playing it, calling it, giving it or laying it away, as
the decision is. Then what else may be said after the auction, then the auction, the bids last. What a game
does not have has no number.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property

from spadille.cards import CARDS, Suit
from spadille.play.action import (
    Action,
    Ask,
    Bid,
    Call,
    Discard,
    Double,
    Give,
    Hold,
    NameTrump,
    Pass,
    Play,
    Redouble,
    Stop,
)
from spadille.rules.contract import CardCall
from spadille.rules.game import AuctionStyle, Rules
from spadille.rules.seating import Seat

KINDS = ("auction", "trump", "call", "give", "discard", "play", "over")
"""The kinds of decision, by number; `over` where there is none any more."""

_MISSING = 63
"""Where an action would stand that the game does not have: no set of actions reaches so far."""


@dataclass(frozen=True, slots=True)
class ActionLayout:
    """Where the actions stand; those of the auction counted from its first."""

    none: int
    trump: int
    stop: int
    ask: int
    auction: int
    hold: int
    double: int
    redouble: int
    bid: int
    actions: int


@dataclass(frozen=True)
class Actions:
    """The numbered actions of one game."""

    rules: Rules

    def __len__(self) -> int:
        return len(self.words)

    @cached_property
    def words(self) -> tuple[str, ...]:
        """What each number says; a seat to be redoubled by how many places it sits to the left.

        >>> from spadille.games import SIX_BID
        >>> " ".join(Actions(SIX_BID.rules("standard")).words[34:42])
        '7C 6C none trump S trump H trump D trump C pass'
        """
        return (*self._after, *self._auction)

    @cached_property
    def _after(self) -> tuple[str, ...]:
        contracts = self.rules.contracts
        optional = any(contract.card_call is CardCall.OPTIONAL for contract in contracts)
        named = any(contract.trump_is_named for contract in contracts)
        return (
            *(card.text for card in CARDS),
            *(["none"] if optional else []),
            *([f"trump {suit.letter}" for suit in Suit] if named else []),
            *(["stop"] if any(contract.streak for contract in contracts) else []),
            *(["ask"] if any(contract.may_ask for contract in contracts) else []),
        )

    @cached_property
    def _auction(self) -> tuple[str, ...]:
        style = self.rules.auction
        doubles = ["double", *(f"redouble {away}" for away in range(1, self.rules.players))]
        return (
            "pass",
            *(["hold"] if style is AuctionStyle.PRECEDENCE else []),
            *(doubles if style is AuctionStyle.DOUBLING else []),
            *(f"bid {contract.id}" for contract in self.rules.contracts),
        )

    @cached_property
    def _number(self) -> dict[str, int]:
        return {words: number for number, words in enumerate(self.words)}

    @cached_property
    def layout(self) -> ActionLayout:
        """Where the actions stand, for the core."""
        after = {words: place for place, words in reversed(list(enumerate(self._after)))}
        auction = {words: place for place, words in reversed(list(enumerate(self._auction)))}
        first_trump = f"trump {Suit.SPADES.letter}"
        return ActionLayout(
            none=after.get("none", _MISSING),
            trump=after.get(first_trump, _MISSING - len(Suit) + 1),
            stop=after.get("stop", _MISSING),
            ask=after.get("ask", _MISSING),
            auction=len(self._after),
            hold=auction.get("hold", _MISSING),
            double=auction.get("double", _MISSING),
            redouble=auction.get("redouble 1", _MISSING - self.rules.players),
            bid=len(self._auction) - len(self.rules.contracts),
            actions=len(self),
        )

    def encode(self, action: Action, active: tuple[Seat, ...]) -> tuple[int, ...]:
        """The numbers of an action of the house, at a table where these seats play: of cards laid away one
        after another, of everything else one.

        Raises:
            ValueError: the game has no such action.
        """
        words = tuple(_words(action, active))
        if not set(words) <= self._number.keys():
            raise ValueError(f"this game has no {action.verb} as in {str(action)!r}")
        return tuple(self._number[word] for word in words)

    def encode_mask(self, answers: Iterable[Action], active: tuple[Seat, ...]) -> int:
        """The numbers of all these answers, as the bits of one whole number."""
        possible = 0
        for action in answers:
            for number in self.encode(action, active):
                possible |= 1 << number
        return possible

    def decode(self, number: int, kind: str, seat: Seat, active: tuple[Seat, ...]) -> Action:
        """What the seat that is to make a decision of this kind does with this number, in the house's words.
        A card to be laid away is a discard of that one card: those of one declarer belong together.

        >>> from spadille.games import PROGRESSIVE
        >>> actions = Actions(PROGRESSIVE.rules("hoyle"))
        >>> actions.action(0, "play", 2, (1, 2, 3)), actions.action(39, "auction", 2, (1, 2, 3))
        (Play(seat=2, card=Card('AS')), Redouble(seat=2, doubler=1))
        """
        words = self.words[number]
        if number < len(CARDS):
            return _with_card(number, kind, seat)
        verb, _, argument = words.partition(" ")
        if verb in _WORDLESS:
            return _WORDLESS[verb](seat)
        if verb == "redouble":
            return Redouble(seat, active[(active.index(seat) + int(argument)) % len(active)])
        return _BY_VERB[verb](seat, argument)


_WORDLESS: dict[str, type[Pass | Hold | Double | Stop | Ask]] = {
    kind.verb: kind for kind in (Pass, Hold, Double, Stop, Ask)
}


def _bid(seat: Seat, contract: str) -> Action:
    return Bid(seat, contract)


def _trump(seat: Seat, letter: str) -> Action:
    return NameTrump(seat, Suit.read(letter))


def _call_none(seat: Seat, nothing: str) -> Action:
    del nothing
    return Call(seat, None)


_BY_VERB = {"bid": _bid, "trump": _trump, "none": _call_none}


def _with_card(number: int, kind: str, seat: Seat) -> Action:
    card = CARDS[number]
    if kind == "discard":
        return Discard(seat, (card,))
    if kind == "call":
        return Call(seat, card)
    return Give(seat, card) if kind == "give" else Play(seat, card)


def _words(action: Action, active: tuple[Seat, ...]) -> Iterator[str]:
    match action:
        case Play(card=card) | Give(card=card):
            yield card.text
        case Call(card=called):
            yield called.text if called else "none"
        case Discard(cards=cards):
            yield from (card.text for card in cards)
        case Redouble(seat=seat, doubler=doubler):
            yield f"redouble {(active.index(doubler) - active.index(seat)) % len(active)}"
        case Bid(contract=contract):
            yield f"bid {contract}"
        case NameTrump(suit=suit):
            yield f"trump {suit.letter}"
        case _:
            yield action.verb
