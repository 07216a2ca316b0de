"""Make deals: one before its first action, or many played to the end (`spadille deal`)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from operator import index

from spadille.games import rules_named
from spadille.notation.chance import Stream, dealt_by, key_of
from spadille.play.action import Action, Bid, Double, Hold, Pass
from spadille.play.deal import Deal
from spadille.rules.game import Rules
from spadille.rules.seating import Seat

Player = Callable[[Deal], Action]
FIRST_SEED = "1"
_EVERY_THIRD, _EVERY_FOURTH = 3, 4


def deal(
    game: str,
    *,
    rules: str | None = None,
    options: Mapping[str, object] | None = None,
    seats: int | None = None,
    dealer: Seat = 0,
    seed: int | str = FIRST_SEED,
    number: int = 0,
) -> Deal:
    """Return a deal before the first action: deal `number` of the series of a seed, as `spadille deal` makes
    it.

    `rules` defaults to the game's first preset, and `seats` to the fewest it takes.

    >>> deal("six-bid", seed="a quiet evening")
    <Deal six-bid standard: auction, 1 to answer, 0 actions>

    Raises:
        NotAllowed: `unknown-game`, `unknown-rules`, `unknown-option`, `bad-option`, `bad-deal`.
        ValueError: the number is below 0, or the seed is empty or not ASCII.
        TypeError: the seed is neither a number nor text.
    """
    agreed = rules_named(game, rules, options)
    stream = Stream(key_of(read_seed(seed), number))
    return Deal.of(dealt_by(stream, agreed, agreed.seats[0] if seats is None else seats, dealer))


def read_seed(seed: int | str) -> str:
    """Return a seed as text; of a number, its digits.

    Raises:
        ValueError: the seed is empty.
        TypeError: the seed is neither a number nor text.
    """
    if isinstance(seed, str):
        if not seed:
            raise ValueError("a seed is a number or a word, not an empty text")
        return seed
    return str(index(seed))


def made(rules: Rules, seats: int, seed: str, count: int, players: str) -> Iterator[Deal]:
    """Yield `count` deals of the series of a seed, played to the end. Seat 0 deals first, then the next seats
    in turn.

    `players` is a key of `PLAYERS`.

    Raises:
        NotAllowed: `bad-deal` for a number of seats that the game does not allow.
        KeyError: there are no such players.
    """
    seated = PLAYERS[players]
    for number in range(count):
        stream = Stream(key_of(seed, number))
        deal = Deal.of(dealt_by(stream, rules, seats, number % seats))
        yield played(deal, seated(deal, number, stream))


def played(deal: Deal, player: Player) -> Deal:
    """Return a deal after one player has played it to the end for all seats."""
    while not deal.over:
        deal = deal.play(player(deal))
    return deal


def random_player(deal: Deal, number: int, stream: Stream) -> Player:
    """Return a player that draws every action uniformly from the legal ones."""
    del deal, number
    return lambda deal: stream.one_of(deal.answers())


def spread_player(deal: Deal, number: int, stream: Stream) -> Player:
    """Return a player that lets a random seat play a random contract if the auction allows it.

    With such players every contract occurs about equally often.
    """
    layout = deal.layout
    if layout.rules.forced and number % _EVERY_FOURTH == _EVERY_FOURTH - 1:
        return lambda deal: passed(deal) or stream.one_of(deal.answers())
    bidder = stream.one_of(layout.active)
    return spread(Bid(bidder, stream.one_of(layout.rules.contracts).id), number, stream)


def spread(bid: Bid, number: int, stream: Stream) -> Player:
    """Return a player for all seats that lets one seat make its bid. In every third deal the others bid lower
    first or double it.
    """
    return _Spread(bid, number % _EVERY_THIRD == _EVERY_THIRD - 1, stream).answer


def passed(deal: Deal) -> Action | None:
    """Return a pass, or the lowest bid if passing is not allowed. After the auction, return None."""
    return pass_if_allowed(deal.answers()) if deal.phase.kind == "auction" else None


def pass_if_allowed(answers: tuple[Action, ...]) -> Action:
    """Return a pass, or the lowest bid if passing is not allowed."""
    return next((answer for answer in answers if isinstance(answer, Pass)), answers[0])


@dataclass(frozen=True, slots=True)
class _Spread:
    """A player for all seats that chooses actions so that a given seat plays a given contract."""

    bid: Bid
    contested: bool
    """Whether the other seats double if they may, or bid lower first."""
    stream: Stream

    def answer(self, deal: Deal) -> Action:
        """Return the planned bid or pass in the auction, and a random legal action after it."""
        answers = deal.answers()
        if deal.phase.kind != "auction":
            return self.stream.one_of(answers)
        if deal.turn == self.bid.seat:
            return self._bidder(deal, answers)
        return self._other(deal, answers)

    def _bidder(self, deal: Deal, answers: tuple[Action, ...]) -> Action:
        if self.bid in answers and not _has_spoken(deal, self.bid.seat):
            return self.bid
        return next((answer for answer in answers if isinstance(answer, Hold)), pass_if_allowed(answers))

    def _other(self, deal: Deal, answers: tuple[Action, ...]) -> Action:
        seat = answers[0].seat
        if not self.contested:
            return pass_if_allowed(answers)
        if doubles := [answer for answer in answers if isinstance(answer, Double)]:
            return doubles[0]
        lower = [answer for answer in answers if self._is_lower(deal, answer)]
        if lower and not _has_spoken(deal, seat):
            return self.stream.one_of(lower)
        return pass_if_allowed(answers)

    def _is_lower(self, deal: Deal, answer: Action) -> bool:
        ladder = deal.layout.rules.rank_of
        return isinstance(answer, Bid) and ladder[answer.contract] < ladder[self.bid.contract]


def _has_spoken(deal: Deal, seat: Seat) -> bool:
    return any(action.seat == seat for action in deal.actions)


PLAYERS: dict[str, Callable[[Deal, int, Stream], Player]] = {"spread": spread_player, "random": random_player}
"""The players for deals that are made in bulk, by name."""
