"""The actions of one game, numbered without gaps.

The first numbers are those of the cards. Depending on the decision, a card's number means to play, call, give
or discard the card. Then follow the other actions after the auction, and then those of the auction, bids
last.
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
"""The kinds of decision, in the order of their numbers; `over` for a finished deal."""

_MISSING = 63
"""The number that stands for an action that the game does not have."""


@dataclass(frozen=True, slots=True)
class ActionLayout:
    """The numbers of the actions that are not cards. Those after `auction` are relative to `auction`."""

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

    def __repr__(self) -> str:
        return f"<Actions of {self.rules!r}: {len(self)}>"

    def __len__(self) -> int:
        return len(self.words)

    @cached_property
    def words(self) -> tuple[str, ...]:
        """Return the name of each action. `redouble n` redoubles the player n places to the left.

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
        """Return the numbers of the actions, as the core needs them."""
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
        """Return the numbers of an action. `active` are the seats that play the deal, from eldest on.

        A discard has a number for each card, and any other action has one number.

        Raises:
            ValueError: the game has no such action.
        """
        words = tuple(_list_words(action, active))
        if not set(words) <= self._number.keys():
            raise ValueError(f"this game has no {action.verb} as in {str(action)!r}")
        return tuple(self._number[word] for word in words)

    def encode_mask(self, actions: Iterable[Action], active: tuple[Seat, ...]) -> int:
        """Return the numbers of all these actions as a bit mask."""
        mask = 0
        for action in actions:
            for number in self.encode(action, active):
                mask |= 1 << number
        return mask

    def decode(self, number: int, kind: str, seat: Seat, active: tuple[Seat, ...]) -> Action:
        """Return the action with this number, for a decision of this kind by `seat`.

        In a discard decision, the action discards a single card.

        >>> from spadille.games import PROGRESSIVE
        >>> actions = Actions(PROGRESSIVE.rules("hoyle"))
        >>> actions.decode(0, "play", 2, (1, 2, 3)), actions.decode(39, "auction", 2, (1, 2, 3))
        (Play(seat=2, card=Card('AS')), Redouble(seat=2, doubler=1))
        """
        words = self.words[number]
        if number < len(CARDS):
            return _make_card_action(number, kind, seat)
        verb, _, argument = words.partition(" ")
        if verb in _WORDLESS:
            return _WORDLESS[verb](seat)
        if verb == "redouble":
            return Redouble(seat, active[(active.index(seat) + int(argument)) % len(active)])
        return _BY_VERB[verb](seat, argument)


_WORDLESS: dict[str, type[Pass | Hold | Double | Stop | Ask]] = {
    kind.verb: kind for kind in (Pass, Hold, Double, Stop, Ask)
}


def _make_bid(seat: Seat, contract: str) -> Action:
    return Bid(seat, contract)


def _make_name_trump(seat: Seat, letter: str) -> Action:
    return NameTrump(seat, Suit.read(letter))


def _make_empty_call(seat: Seat, nothing: str) -> Action:
    del nothing
    return Call(seat, None)


_BY_VERB = {"bid": _make_bid, "trump": _make_name_trump, "none": _make_empty_call}


def _make_card_action(number: int, kind: str, seat: Seat) -> Action:
    card = CARDS[number]
    if kind == "discard":
        return Discard(seat, (card,))
    if kind == "call":
        return Call(seat, card)
    return Give(seat, card) if kind == "give" else Play(seat, card)


def _list_words(action: Action, active: tuple[Seat, ...]) -> Iterator[str]:
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
