"""Play one deal at one table of the arena, where bots answer in turn."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from traceback import format_exception

from spadille.arena.estimate import round_figure
from spadille.arena.players import format_error, load_player
from spadille.arena.stopwatch import Stopwatch
from spadille.bots import Player
from spadille.bots.explanation import EvaluatedAnswer, ExplainingPlayer
from spadille.notation.codes import code_of
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
    """A bot's failure to give a legal answer, with the deal and the seat."""

    bot: str
    deal: int
    seat: Seat
    code: str
    """The error code of the illegal answer, `raised` for an exception, or `no-action` for another object."""
    detail: str
    """The text of the answer, or of the exception."""
    position: str = field(default="", compare=False)
    """The deal code of the position in which the bot was asked."""
    traceback: str = field(default="", compare=False)
    """The traceback of the exception, if there was one."""

    def __str__(self) -> str:
        where = f"{self.bot} forfeits in deal {self.deal} at seat {self.seat}: {self.code}: {self.detail}"
        return "\n".join(filter(None, [where, f"position: {self.position}", self.traceback]))


class UnlawfulAnswer(Exception):
    """The error raised if a bot gives no legal answer."""

    def __init__(  # noqa: PLR0917 - exceptions are pickled by position
        self, bot: str, seat: Seat, code: str, detail: str, position: str = "", traceback: str = ""
    ) -> None:
        super().__init__(bot, seat, code, detail, position, traceback)
        self.bot, self.seat, self.code, self.detail = bot, seat, code, detail
        self.position, self.traceback = position, traceback

    def to_forfeit(self, number: int) -> Forfeit:
        return Forfeit(self.bot, number, self.seat, self.code, self.detail, self.position, self.traceback)


@dataclass(frozen=True, slots=True)
class BidForecast:
    """A bidder's forecast for the contract it bid. Only bots that explain their bids have one."""

    count: float | None
    """The expected card points or tricks of the declaring side."""
    chance: float | None
    """The probability that the contract is made."""

    def to_json(self) -> dict[str, object]:
        return {"count": self.count, "chance": self.chance}


def make_forecast(weighed: EvaluatedAnswer) -> BidForecast:
    """Return the forecast of an evaluated answer.

    The figures are rounded as in results files, so that a resumed run gives the same report.
    """
    return BidForecast(round_figure(weighed.count), round_figure(weighed.chance))


@dataclass(slots=True)
class SeatedBot:
    """A bot at its seat, with its own random stream."""

    bot: str
    seat: Seat
    chance: Random
    watch: Stopwatch
    player: Player | None = None
    forecast: BidForecast | None = None
    """The forecast that the bot made with its last bid, if any."""

    def answer(self, deal: Deal) -> Action:
        """Ask the bot for its answer.

        Raises:
            UnlawfulAnswer: the bot raised an exception, or gave an illegal answer.
        """
        view = view_of(deal, self.seat)
        try:
            with self.watch.measure():
                answer: object = self._ask_player(view)
            return self._check_answer(deal, view, answer)
        except (Exception, SystemExit) as wrong:  # a custom bot may raise anything
            if isinstance(wrong, UnlawfulAnswer):
                raise
            trace = "".join(format_exception(wrong))
            raise self._make_error(deal, RAISED, format_error(wrong), trace) from None

    def _ask_player(self, view: View) -> object:
        """Return the bot's answer. In the auction, also store its forecast if the bot
        explains its answers.
        """
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
        """Return the player, which is made on first use."""
        if self.player is None:
            self.player = load_player(self.bot)()
        return self.player

    def _check_answer(self, deal: Deal, view: View, answer: object) -> Action:
        offered = view.decision.answers if view.decision else ()
        if not isinstance(answer, Action):
            raise self._make_error(deal, NO_ACTION, repr(answer))
        if answer in offered:
            return answer
        try:
            deal.play(answer)
        except NotAllowed as refusal:
            raise self._make_error(deal, refusal.code, str(answer)) from None
        raise self._make_error(deal, NOT_OFFERED, str(answer))

    def _make_error(self, deal: Deal, code: str, detail: str, trace: str = "") -> UnlawfulAnswer:
        return UnlawfulAnswer(self.bot, self.seat, code, detail, code_of(deal), trace)


def seat_player(
    bot: str, seat: Seat, deal_id: str, watch: Stopwatch, player: Player | None = None
) -> SeatedBot:
    """Return the bot `bot` seated at `seat`. Its random numbers depend only on the deal, the seat and the
    bot's name.
    """
    return SeatedBot(bot, seat, Random(f"{deal_id}/{seat}/{bot}"), watch, player)  # noqa: S311 - no secret


def play_to_end(deal: Deal, seated: Mapping[Seat, SeatedBot]) -> Deal:
    """Play a deal to its end with the seated bots.

    Raises:
        UnlawfulAnswer: a bot gave no legal answer.
    """
    while deal.turn is not None:
        deal = deal.play(seated[deal.turn].answer(deal))
    return deal
