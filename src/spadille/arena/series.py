"""Play deals, and series of deals, with bots in all seats."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random

from spadille.arena.players import load_player
from spadille.bots import Player
from spadille.notation import making
from spadille.notation.codes import code_of
from spadille.notation.making import FIRST_SEED
from spadille.notation.records import record_json
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.rules.settlement import Result

PlayerSpec = str | Player
"""A player to seat: the name of a built-in bot, a custom bot as `module:name`, or a `Player`."""


@dataclass(frozen=True, slots=True)
class FinishedDeal:
    """A deal that has been played to its end."""

    deal: Deal

    @property
    def result(self) -> Result:
        """The result of the deal."""
        result = self.deal.result
        assert result is not None
        return result

    @property
    def record(self) -> dict[str, object]:
        """The deal as a record."""
        return record_json(self.deal)

    @property
    def code(self) -> str:
        """The deal code."""
        return code_of(self.deal)

    def __str__(self) -> str:
        return str(self.deal)

    def _repr_html_(self) -> str:
        """Return the deal as a notebook shows it."""
        return self.deal._repr_html_()


def play_out(deal: Deal, bots: Sequence[PlayerSpec], *, seed: int | str = 0) -> FinishedDeal:
    """Play a deal to its end, with a bot at each seat of the table.

    `bots` lists the bots of all seats. The same deal, bots and seed give the same answers.

    Raises:
        ValueError: the number of bots is not that of the seats, or the seed is empty.
        TypeError: a bot is neither a name nor a player.
        ContestError: no bot has this name.
        NotAllowed: a bot gave an illegal answer.
    """
    return _play_out(deal, _make_players(bots, deal.layout.seats), making.read_seed(seed))


def _make_players(bots: Sequence[PlayerSpec], seats: int) -> list[Player]:
    if isinstance(bots, str):
        raise TypeError(f"bots are a list of {seats}, one for each seat, not the text {bots!r}")
    if len(bots) != seats:
        raise ValueError(f"{len(bots)} bots for {seats} seats")
    return list(map(_make_player, bots))


def _make_player(bot: PlayerSpec) -> Player:
    check_player(bot)
    return load_player(bot)() if isinstance(bot, str) else bot


def check_player(bot: object) -> None:
    """Raise an error unless `bot` is a name or a player.

    Raises:
        TypeError: `bot` is neither.
    """
    if isinstance(bot, type) or not (isinstance(bot, str) or callable(getattr(bot, "answer", None))):
        raise TypeError(f"a bot is a name or an object with answer(view, chance), and {bot!r} is none")


def _play_out(deal: Deal, players: Sequence[Player], seed: str) -> FinishedDeal:
    chances = [Random(f"{seed}/{seat}") for seat in range(len(players))]  # noqa: S311 - no secret
    while deal.turn is not None:
        seat = deal.turn
        deal = deal.play(players[seat].answer(view_of(deal, seat), chances[seat]))
    return FinishedDeal(deal)


def deals(
    game: str,
    bots: Sequence[PlayerSpec],
    *,
    count: int,
    rules: str | None = None,
    options: Mapping[str, object] | None = None,
    seed: int | str = FIRST_SEED,
) -> Iterator[FinishedDeal]:
    """Play `count` deals of a seeded series with `play_out`. After each deal, the next seat becomes the
    dealer.

    Raises:
        ValueError: the number of deals is below 0.
        ValueError, TypeError, ContestError, NotAllowed: as `play_out` and `deal` do.
    """
    if count < 0:
        raise ValueError(f"{count} deals cannot be played")
    seats, text = len(bots), making.read_seed(seed)
    making.deal(game, rules=rules, options=options, seats=seats, seed=text)
    _make_players(bots, seats)

    def play(number: int) -> FinishedDeal:
        dealer = number % seats
        deal = making.deal(
            game, rules=rules, options=options, seats=seats, dealer=dealer, seed=text, number=number
        )
        return play_out(deal, bots, seed=f"{text}/{number}")

    return map(play, range(count))
