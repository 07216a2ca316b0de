"""A plain minimax, from the rules alone: nothing is cut off but what was seen before.

Cards are their letters, hands are sets of them. It shares no code with what it judges.
"""

from dataclasses import dataclass, field
from functools import cached_property

Hands = tuple[frozenset[str], ...]
POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
ACE_TEN, PLAIN, TRUMPS = "ATKQJ9876", "AKQJT987", "AKQJT98"


@dataclass
class Minimax:
    """What a side makes of a position when all see all cards."""

    order: str
    trump: str | None
    must_trump: bool
    side: frozenset[int]
    objective: str
    called: str | None = None
    seen: dict[tuple[Hands, int, tuple[str, ...]], int] = field(default_factory=dict, init=False)

    def value(self, hands: Hands, leader: int, trick: tuple[str, ...]) -> int:
        """What the side gets from here on; where it wants nothing, 1 if it gets nothing."""
        return self.worth(self.most(hands, leader, trick))

    def moves(self, hands: Hands, leader: int, trick: tuple[str, ...]) -> dict[str, int]:
        """The value after each card that may be played."""
        return {
            card: self.worth(self.after(card, hands, leader, trick))
            for card in self.legal(hands, leader, trick)
        }

    def worth(self, taken: int) -> int:
        return int(taken == 0) if self.objective.startswith("no-") else taken

    def most(self, hands: Hands, leader: int, trick: tuple[str, ...]) -> int:
        """What the side takes when each plays for his own."""
        if not any(hands):
            return 0
        position = hands, leader, trick
        if position not in self.seen:
            taken = [self.after(card, *position) for card in self.legal(*position)]
            ours = (leader + len(trick)) % len(hands) in self.side
            self.seen[position] = max(taken) if ours != self.objective.startswith("no-") else min(taken)
        return self.seen[position]

    def after(self, card: str, hands: Hands, leader: int, trick: tuple[str, ...]) -> int:
        hands, leader, trick, taken = self.played(card, hands, leader, trick)
        return taken + self.most(hands, leader, trick)

    def played(
        self, card: str, hands: Hands, leader: int, trick: tuple[str, ...]
    ) -> tuple[Hands, int, tuple[str, ...], int]:
        """The position after a card, and what the side took by it."""
        turn = (leader + len(trick)) % len(hands)
        hands = tuple(hand - {card} if seat == turn else hand for seat, hand in enumerate(hands))
        trick = (*trick, card)
        if len(trick) < len(hands):
            return hands, leader, trick, 0
        winner = (leader + trick.index(max(trick, key=lambda other: self.height(other, trick[0])))) % len(
            hands
        )
        worth = 1 if self.objective.endswith("tricks") else sum(POINTS.get(other[0], 0) for other in trick)
        return hands, winner, (), worth if winner in self.side else 0

    def legal(self, hands: Hands, leader: int, trick: tuple[str, ...]) -> list[str]:
        """Follow suit; if void, trump where one must; else anything. The called card has its own duties."""
        hand = sorted(hands[(leader + len(trick)) % len(hands)])
        may = hand
        if trick:
            trumps = [card for card in hand if self.suit[card] == self.trump] if self.must_trump else []
            may = [card for card in hand if self.suit[card] == self.suit[trick[0]]] or trumps or hand
        if self.called not in hand:
            return may
        suit = self.suit[self.called]
        if trick and self.suit[trick[0]] == suit:
            return [self.called]
        return may if trick else [card for card in hand if card == self.called or self.suit[card] != suit]

    def height(self, card: str, led: str) -> tuple[int, int]:
        """How high a card stands in the trick: trumps above the suit led, that above the rest."""
        suit = self.suit[card]
        return 2 if suit == self.trump else int(suit == self.suit[led]), -self.step[card]

    def ladder(self, suit: str) -> list[str]:
        """The cards of a suit, high to low."""
        if self.order == "ace-ten" or self.trump is None:
            return [rank + suit for rank in (ACE_TEN if self.order == "ace-ten" else PLAIN)]
        if suit == self.trump:
            return ["QC", "7" + suit, "QS"] + [
                rank + suit for rank in TRUMPS if rank + suit not in ("QC", "QS")
            ]
        return [rank + suit for rank in PLAIN if rank + suit not in ("QC", "QS")]

    @cached_property
    def suit(self) -> dict[str, str]:
        """The suit each card counts as."""
        return {card: suit for suit in "SHDC" for card in self.ladder(suit)}

    @cached_property
    def step(self) -> dict[str, int]:
        """How far down in its suit each card stands."""
        return {card: step for suit in "SHDC" for step, card in enumerate(self.ladder(suit))}
