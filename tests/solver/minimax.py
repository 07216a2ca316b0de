"""A plain minimax search with memoization and no pruning, written from the rules alone.

Cards are strings, and hands are sets of cards. It shares no code with the solver.
"""

from dataclasses import dataclass, field
from functools import cached_property

Hands = tuple[frozenset[str], ...]
POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
ACE_TEN, PLAIN, TRUMPS = "ATKQJ9876", "AKQJT987", "AKQJT98"


@dataclass
class Minimax:
    """Solves positions with every card known."""

    order: str
    trump: str | None
    must_trump: bool
    side: frozenset[int]
    objective: str
    called: str | None = None
    locked: frozenset[str] | None = None
    """The trumps of the ending, none of which has been played: while all are held, none may be led."""
    last: int = 0
    """The points that go with the last trick besides its cards."""
    cache: dict[tuple[Hands, int, tuple[str, ...]], int] = field(default_factory=dict, init=False)

    def value(self, hands: Hands, leader: int, trick: tuple[str, ...]) -> int:
        """Return the points or tricks that the side takes from here on. For an objective to take nothing,
        return 1 if the side succeeds and 0 otherwise.
        """
        return self.payoff(self.best_count(hands, leader, trick))

    def moves(self, hands: Hands, leader: int, trick: tuple[str, ...]) -> dict[str, int]:
        """Return the value after each legal card."""
        return {
            card: self.payoff(self.count_after(card, hands, leader, trick))
            for card in self.legal(hands, leader, trick)
        }

    def payoff(self, taken: int) -> int:
        return int(taken == 0) if self.objective.startswith("no-") else taken

    def best_count(self, hands: Hands, leader: int, trick: tuple[str, ...]) -> int:
        """Return the points or tricks that the side takes if all seats play their best."""
        if not any(hands):
            return 0
        position = hands, leader, trick
        if position not in self.cache:
            taken = [self.count_after(card, *position) for card in self.legal(*position)]
            ours = (leader + len(trick)) % len(hands) in self.side
            self.cache[position] = max(taken) if ours != self.objective.startswith("no-") else min(taken)
        return self.cache[position]

    def count_after(self, card: str, hands: Hands, leader: int, trick: tuple[str, ...]) -> int:
        hands, leader, trick, taken = self.play(card, hands, leader, trick)
        return taken + self.best_count(hands, leader, trick)

    def play(
        self, card: str, hands: Hands, leader: int, trick: tuple[str, ...]
    ) -> tuple[Hands, int, tuple[str, ...], int]:
        """Return the position after a card was played, and what the side took with it."""
        turn = (leader + len(trick)) % len(hands)
        hands = tuple(hand - {card} if seat == turn else hand for seat, hand in enumerate(hands))
        trick = (*trick, card)
        if len(trick) < len(hands):
            return hands, leader, trick, 0
        winner = (leader + trick.index(max(trick, key=lambda other: self.power(other, trick[0])))) % len(
            hands
        )
        worth = 1 if self.objective.endswith("tricks") else sum(POINTS.get(other[0], 0) for other in trick)
        worth += 0 if any(hands) else self.last
        return hands, winner, (), worth if winner in self.side else 0

    def legal(self, hands: Hands, leader: int, trick: tuple[str, ...]) -> list[str]:
        """Return the legal cards: of the suit led, else trumps if the rules require it, else any. A called
        card must be played to its suit.
        """
        hand = sorted(hands[(leader + len(trick)) % len(hands)])
        may = hand
        if not trick and self.locked is not None and self.locked <= frozenset().union(*hands):
            return [card for card in hand if self.suit[card] != self.trump] or hand
        if trick:
            trumps = [card for card in hand if self.suit[card] == self.trump] if self.must_trump else []
            may = [card for card in hand if self.suit[card] == self.suit[trick[0]]] or trumps or hand
        if self.called not in hand:
            return may
        suit = self.suit[self.called]
        if trick and self.suit[trick[0]] == suit:
            return [self.called]
        return may if trick else [card for card in hand if card == self.called or self.suit[card] != suit]

    def power(self, card: str, led: str) -> tuple[int, int]:
        """Return a sort key for the power of a card in a trick: trumps are highest, then the suit led."""
        suit = self.suit[card]
        return 2 if suit == self.trump else int(suit == self.suit[led]), -self.step[card]

    def ladder(self, suit: str) -> list[str]:
        """Return the cards of a suit, high to low."""
        if self.order == "ace-ten" or self.trump is None:
            return [rank + suit for rank in (ACE_TEN if self.order == "ace-ten" else PLAIN)]
        if suit == self.trump:
            return ["QC", "7" + suit, "QS"] + [
                rank + suit for rank in TRUMPS if rank + suit not in ("QC", "QS")
            ]
        return [rank + suit for rank in PLAIN if rank + suit not in ("QC", "QS")]

    @cached_property
    def suit(self) -> dict[str, str]:
        """The suit that each card counts as."""
        return {card: suit for suit in "SHDC" for card in self.ladder(suit)}

    @cached_property
    def step(self) -> dict[str, int]:
        """The position of each card in its suit, from the highest."""
        return {card: step for suit in "SHDC" for step, card in enumerate(self.ladder(suit))}
