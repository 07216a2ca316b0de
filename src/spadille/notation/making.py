"""Make complete records in bulk: `spadille deal`."""

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
    """Return a deal before the first action: deal `number` of a seeded series, as `spadille deal` makes it.

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
    """Return a seed as text. A number is its digits.

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
    """Yield complete deals of a seeded series. Seat 0 deals the first, and the next seat each next one.

    `players` is `spread` or `random`.

    Raises:
        NotAllowed: `bad-deal` for seats the game does not have.
        KeyError: no such players.
    """
    seated = PLAYERS[players]
    for number in range(count):
        stream = Stream(key_of(seed, number))
        deal = Deal.of(dealt_by(stream, rules, seats, number % seats))
        yield played(deal, seated(deal, number, stream))


def played(deal: Deal, player: Player) -> Deal:
    """Play a deal to its end with one player in all seats."""
    while not deal.over:
        deal = deal.play(player(deal))
    return deal


def random_player(deal: Deal, number: int, stream: Stream) -> Player:
    """Return a player who draws every decision uniformly from the legal answers."""
    del deal, number
    return lambda deal: stream.one_of(deal.answers())


def spread_player(deal: Deal, number: int, stream: Stream) -> Player:
    """Return players who let one seat play one contract, both drawn uniformly.

    That seat plays the contract if the auction lets it.
    """
    layout = deal.layout
    if layout.rules.forced and number % _EVERY_FOURTH == _EVERY_FOURTH - 1:
        return lambda deal: passed(deal) or stream.one_of(deal.answers())
    bidder = stream.one_of(layout.active)
    return spread(Bid(bidder, stream.one_of(layout.rules.contracts).id), number, stream)


def spread(bid: Bid, number: int, stream: Stream) -> Player:
    """Return players who let a seat have its bid. In every third deal they first bid lower or double it."""
    return _Spread(bid, number % _EVERY_THIRD == _EVERY_THIRD - 1, stream).answer


def passed(deal: Deal) -> Action | None:
    """Return a pass while the auction lasts, or the lowest bid that has to be made."""
    return pass_if_allowed(deal.answers()) if deal.phase.kind == "auction" else None


def pass_if_allowed(answers: tuple[Action, ...]) -> Action:
    """Return a pass, or the lowest bid where one has to be made."""
    return next((answer for answer in answers if isinstance(answer, Pass)), answers[0])


@dataclass(frozen=True, slots=True)
class _Spread:
    """Players who choose their actions so that a given seat plays a given contract."""

    bid: Bid
    contested: bool
    """Whether the others double where they may, or bid lower first."""
    stream: Stream

    def answer(self, deal: Deal) -> Action:
        """Bid as planned, and answer everything else uniformly."""
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
"""The players of deals that are made in bulk."""
