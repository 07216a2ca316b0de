"""One deal at one table of the arena, each bot asked in its turn."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from spadille.arena.estimate import round_figure
from spadille.arena.players import format_error, load_player
from spadille.arena.stopwatch import Stopwatch
from spadille.bots import Player
from spadille.bots.explanation import EvaluatedAnswer, ExplainingPlayer
from spadille.play.action import Action, Bid, Hold
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.play.view import View
from spadille.rules.refusal import NotAllowed
from spadille.rules.seating import Seat

AUCTION = "auction"
RAISED, NO_ACTION, NOT_OFFERED = "raised", "no-action", "wrong-phase"


@dataclass(frozen=True, slots=True)
class Forfeit:
    """A bot that gave no lawful answer, and where."""

    bot: str
    deal: int
    seat: Seat
    code: str
    """Of the refusal; `raised` where it broke down, `no-action` where what it said is no action."""
    words: str
    """What it answered, or how it broke down."""


class UnlawfulAnswer(Exception):
    """A bot gave no lawful answer."""

    def __init__(self, bot: str, seat: Seat, code: str, words: str) -> None:
        super().__init__(bot, seat, code, words)
        self.bot, self.seat, self.code, self.words = bot, seat, code, words

    def to_forfeit(self, number: int) -> Forfeit:
        """What it comes to."""
        return Forfeit(self.bot, number, self.seat, self.code, self.words)


@dataclass(frozen=True, slots=True)
class BidForecast:
    """What a bidder told himself of his contract, where he can say why he bids."""

    count: float | None
    """The card points or tricks of his side."""
    chance: float | None
    """How likely he makes it."""

    def to_json(self) -> dict[str, object]:
        """As results files hold it."""
        return {"count": self.count, "chance": self.chance}


def make_forecast(weighed: EvaluatedAnswer) -> BidForecast:
    """What somebody foresaw of an answer, rounded as results files hold it, so that they tell the same."""
    return BidForecast(round_figure(weighed.count), round_figure(weighed.chance))


@dataclass(slots=True)
class SeatedBot:
    """A bot at its seat, with its own chance."""

    bot: str
    seat: Seat
    chance: Random
    watch: Stopwatch
    player: Player | None = None
    forecast: BidForecast | None = None
    """What it foresaw when it last bid."""

    def answer(self, deal: Deal) -> Action:
        """Its answer.

        Raises:
            Unlawful: it broke down, or answered what the rules do not allow.
        """
        view = view_of(deal, self.seat)
        try:
            with self.watch.measure():
                answer: object = self._ask_player(view)
            return self._check_answer(deal, view, answer)
        except (Exception, SystemExit) as wrong:  # a stranger's bot may fail in any way
            if isinstance(wrong, UnlawfulAnswer):
                raise
            raise self._make_error(RAISED, format_error(wrong)) from None

    def _ask_player(self, view: View) -> object:
        """What it says; in the auction with its reasons, if it has any."""
        player = self._get_player()
        if view.phase != AUCTION or not isinstance(player, ExplainingPlayer):
            return player.answer(view, self.chance)
        reasons = player.reasons(view, self.chance)
        if isinstance(reasons.chosen, Bid | Hold):
            self.forecast = next(
                (make_forecast(weighed) for weighed in reasons.weighed if weighed.action == reasons.chosen),
                None,
            )
        return reasons.chosen

    def _get_player(self) -> Player:
        """The player, made when it is first asked."""
        if self.player is None:
            self.player = load_player(self.bot)()
        return self.player

    def _check_answer(self, deal: Deal, view: View, answer: object) -> Action:
        offered = view.decision.answers if view.decision else ()
        if not isinstance(answer, Action):
            raise self._make_error(NO_ACTION, repr(answer))
        if answer in offered:
            return answer
        try:
            deal.play(answer)
        except NotAllowed as refusal:
            raise self._make_error(refusal.code, str(answer)) from None
        raise self._make_error(NOT_OFFERED, str(answer))

    def _make_error(self, code: str, words: str) -> UnlawfulAnswer:
        return UnlawfulAnswer(self.bot, self.seat, code, words)


def seat_player(bot: str, seat: Seat, whims: str, watch: Stopwatch) -> SeatedBot:
    """A bot at a seat. Its chance comes from the deal, the seat and its name, and from nothing else."""
    return SeatedBot(bot, seat, Random(f"{whims}/{seat}/{bot}"), watch)  # noqa: S311 - it may be guessed at


def play_to_end(deal: Deal, seated: Mapping[Seat, SeatedBot]) -> Deal:
    """The deal played to its end.

    Raises:
        Unlawful: a bot gave no lawful answer.
    """
    while deal.turn is not None:
        deal = deal.play(seated[deal.turn].answer(deal))
    return deal
