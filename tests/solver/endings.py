"""Endings drawn by chance, as problems are written down, and what minimax says of them."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from tests.solver.minimax import Hands, Minimax

RANKS = {"ace-ten": "AKQJT9876", "german": "AKQJT987"}
SEATS = {"ace-ten": 3, "german": 4}
OBJECTIVES = {"ace-ten": ("points", "tricks", "no-points", "no-tricks"), "german": ("tricks", "no-tricks")}
Sizes = dict[str, tuple[int, ...]]
QUICK: Sizes = {"ace-ten": (10, 20, 40, 28, 2), "german": (10, 25, 53, 10, 2)}
"""How often hands are of one to five cards; a plain minimax of five takes its time."""
THOROUGH: Sizes = {"ace-ten": (5, 10, 30, 43, 12), "german": (5, 15, 42, 35, 3)}


@dataclass
class Ending:
    """A position by letters alone, with the judge who knows what it is worth."""

    judge: Minimax
    hands: Hands
    leader: int
    trick: tuple[str, ...]

    @property
    def written(self) -> dict[str, object]:
        """The ending as a problem is written."""
        judge = self.judge
        problem: dict[str, object] = {
            "v": 1, "order": judge.order, "hands": [" ".join(sorted(hand)) for hand in self.hands],
            "trump": judge.trump, "must_trump": judge.must_trump, "leader": self.leader,
            "trick": " ".join(self.trick), "side": sorted(judge.side), "objective": judge.objective,
            "moves": True, "line": True,
        }  # fmt: skip
        return problem if judge.called is None else {**problem, "called": judge.called}

    @property
    def answer(self) -> dict[str, object]:
        """What minimax says of it."""
        position = self.hands, self.leader, self.trick
        return {"ok": True, "value": self.judge.value(*position), "moves": self.judge.moves(*position)}

    def comes_to(self, line: list[str]) -> int:
        """What a line brings, each card of which must be legal and in turn."""
        hands, leader, trick, taken = self.hands, self.leader, self.trick, 0
        for play in line:
            seat, card = play.split(" ")
            assert int(seat) == (leader + len(trick)) % len(hands)
            assert card in self.judge.legal(hands, leader, trick)
            hands, leader, trick, more = self.judge.played(card, hands, leader, trick)
            taken += more
        assert not any(hands)
        return self.judge.worth(taken)


def endings(seed: int, number: int, sizes: Sizes = QUICK) -> Iterator[Ending]:
    """So many endings, the same for the same seed."""
    chance = Random(seed)
    for _ in range(number):
        yield ending(chance, sizes)


def ending(chance: Random, sizes: Sizes) -> Ending:
    """An ending of up to five cards a hand, after a card or two of a trick or before it."""
    order = chance.choice(("ace-ten", "ace-ten", "german"))
    seats, size = SEATS[order], chance.choices(range(1, 6), sizes[order])[0]
    cards = _cards(chance, order, seats * size)
    hands = tuple(frozenset(cards[seat::seats]) for seat in range(seats))
    judge = Minimax(
        order=order,
        trump=chance.choice(("S", "H", "D", "C", None)),
        must_trump=chance.random() < (0.8 if order == "ace-ten" else 0.2),
        side=frozenset(seat for seat in range(seats) if chance.random() < 0.4),
        objective=chance.choice(OBJECTIVES[order]),
        called=_called(chance, cards) if order == "german" else None,
    )
    return _begun(chance, Ending(judge, hands, chance.randrange(seats), ()))


def _cards(chance: Random, order: str, number: int) -> list[str]:
    """So many cards, now and then of few suits, so that suits are long."""
    suits = chance.sample("SHDC", chance.choice((2, 3, 4, 4)))
    pack = [rank + suit for suit in suits for rank in RANKS[order]]
    if len(pack) < number:
        pack = [rank + suit for suit in "SHDC" for rank in RANKS[order]]
    return chance.sample(pack, number)


def _called(chance: Random, cards: list[str]) -> str | None:
    """A card of somebody's, one that is gone, or none."""
    gone = [rank + suit for suit in "SHDC" for rank in RANKS["german"] if rank + suit not in cards]
    return chance.choice((chance.choice(cards), chance.choice(cards), chance.choice(gone), None, None))


def _begun(chance: Random, ending: Ending) -> Ending:
    """The ending after as many legal cards as chance has it, the trick not yet full."""
    hands, leader, trick = ending.hands, ending.leader, ending.trick
    for _ in range(chance.randrange(len(hands))):
        card = chance.choice(ending.judge.legal(hands, leader, trick))
        hands, leader, trick, _ = ending.judge.played(card, hands, leader, trick)
    return Ending(ending.judge, hands, leader, trick)
