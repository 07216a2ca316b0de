"""Make random endings as problem JSON, with the answers of a minimax search."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from tests.solver.minimax import Hands, Minimax

RANKS = {"ace-ten": "AKQJT9876", "german": "AKQJT987"}
SEATS = {"ace-ten": 3, "german": 4}
OBJECTIVES = {"ace-ten": ("points", "tricks", "no-points", "no-tricks"), "german": ("tricks", "no-tricks")}
Sizes = dict[str, tuple[int, ...]]
QUICK: Sizes = {"ace-ten": (10, 20, 40, 28, 2), "german": (10, 25, 53, 10, 2)}
"""The weights of hands of one to five cards. Minimax of five cards is slow."""
THOROUGH: Sizes = {"ace-ten": (5, 10, 30, 43, 12), "german": (5, 15, 42, 35, 3)}


@dataclass
class Ending:
    """A position as text, with the minimax search that solves it."""

    minimax: Minimax
    hands: Hands
    leader: int
    trick: tuple[str, ...]

    @property
    def to_json(self) -> dict[str, object]:
        """The ending as problem JSON."""
        judge = self.minimax
        problem: dict[str, object] = {
            "v": 1, "order": judge.order, "hands": [" ".join(sorted(hand)) for hand in self.hands],
            "trump": judge.trump, "must_trump": judge.must_trump, "leader": self.leader,
            "trick": " ".join(self.trick), "side": sorted(judge.side), "objective": judge.objective,
            "moves": True, "line": True,
        }  # fmt: skip
        return problem if judge.called is None else {**problem, "called": judge.called}

    @property
    def answer(self) -> dict[str, object]:
        """The answer of the minimax search."""
        position = self.hands, self.leader, self.trick
        return {"ok": True, "value": self.minimax.value(*position), "moves": self.minimax.moves(*position)}

    def play_line(self, line: list[str]) -> int:
        """Play a line of cards, check that they are legal and in turn, and return the value of the line."""
        hands, leader, trick, taken = self.hands, self.leader, self.trick, 0
        for play in line:
            seat, card = play.split(" ")
            assert int(seat) == (leader + len(trick)) % len(hands)
            assert card in self.minimax.legal(hands, leader, trick)
            hands, leader, trick, more = self.minimax.play(card, hands, leader, trick)
            taken += more
        assert not any(hands)
        return self.minimax.payoff(taken)


def make_endings(seed: int, number: int, sizes: Sizes = QUICK) -> Iterator[Ending]:
    """Yield `number` random endings."""
    chance = Random(seed)
    for _ in range(number):
        yield make_ending(chance, sizes)


def make_ending(chance: Random, sizes: Sizes) -> Ending:
    """Return a random ending with up to five cards in a hand, with or without cards on the table."""
    order = chance.choice(("ace-ten", "ace-ten", "german"))
    seats, size = SEATS[order], chance.choices(range(1, 6), sizes[order])[0]
    cards = _draw_cards(chance, order, seats * size)
    hands = tuple(frozenset(cards[seat::seats]) for seat in range(seats))
    judge = Minimax(
        order=order,
        trump=chance.choice(("S", "H", "D", "C", None)),
        must_trump=chance.random() < (0.8 if order == "ace-ten" else 0.2),
        side=frozenset(seat for seat in range(seats) if chance.random() < 0.4),
        objective=chance.choice(OBJECTIVES[order]),
        called=_draw_called(chance, cards) if order == "german" else None,
    )
    return _begin_trick(chance, Ending(judge, hands, chance.randrange(seats), ()))


def _draw_cards(chance: Random, order: str, number: int) -> list[str]:
    """Return random cards, sometimes of few suits, so that suits are long."""
    suits = chance.sample("SHDC", chance.choice((2, 3, 4, 4)))
    pack = [rank + suit for suit in suits for rank in RANKS[order]]
    if len(pack) < number:
        pack = [rank + suit for suit in "SHDC" for rank in RANKS[order]]
    return chance.sample(pack, number)


def _draw_called(chance: Random, cards: list[str]) -> str | None:
    """Return a random called card: one in a hand, one already played, or None."""
    gone = [rank + suit for suit in "SHDC" for rank in RANKS["german"] if rank + suit not in cards]
    return chance.choice((chance.choice(cards), chance.choice(cards), chance.choice(gone), None, None))


def _begin_trick(chance: Random, ending: Ending) -> Ending:
    """Return the ending after some random legal cards of a trick, but not all."""
    hands, leader, trick = ending.hands, ending.leader, ending.trick
    for _ in range(chance.randrange(len(hands))):
        card = chance.choice(ending.minimax.legal(hands, leader, trick))
        hands, leader, trick, _ = ending.minimax.play(card, hands, leader, trick)
    return Ending(ending.minimax, hands, leader, trick)
