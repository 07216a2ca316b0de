"""One deal at one table of the arena, each bot asked in its turn."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from spadille.arena.entrants import entrant, error_line
from spadille.arena.estimate import rounded
from spadille.arena.stopwatch import Stopwatch
from spadille.bots import Player
from spadille.bots.explanation import Explaining, Weighed
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


class Unlawful(Exception):
    """A bot gave no lawful answer."""

    def __init__(self, bot: str, seat: Seat, code: str, words: str) -> None:
        super().__init__(bot, seat, code, words)
        self.bot, self.seat, self.code, self.words = bot, seat, code, words

    def in_deal(self, number: int) -> Forfeit:
        """What it comes to."""
        return Forfeit(self.bot, number, self.seat, self.code, self.words)


@dataclass(frozen=True, slots=True)
class Foreseen:
    """What a bidder told himself of his contract, where he can say why he bids."""

    count: float | None
    """The card points or tricks of his side."""
    chance: float | None
    """How likely he makes it."""

    def to_json(self) -> dict[str, object]:
        """As results files hold it."""
        return {"count": self.count, "chance": self.chance}


def foreseen(weighed: Weighed) -> Foreseen:
    """What somebody foresaw of an answer, rounded as results files hold it, so that they tell the same."""
    return Foreseen(rounded(weighed.count), rounded(weighed.chance))


@dataclass(slots=True)
class Entered:
    """A bot at its seat, with its own chance."""

    bot: str
    seat: Seat
    chance: Random
    watch: Stopwatch
    player: Player | None = None
    foreseen: Foreseen | None = None
    """What it foresaw when it last bid."""

    def answer(self, deal: Deal) -> Action:
        """Its answer.

        Raises:
            Unlawful: it broke down, or answered what the rules do not allow.
        """
        view = view_of(deal, self.seat)
        try:
            with self.watch.running():
                answer: object = self._answered(view)
            return self._judged(deal, view, answer)
        except (Exception, SystemExit) as wrong:  # a stranger's bot may fail in any way
            if isinstance(wrong, Unlawful):
                raise
            raise self._unlawful(RAISED, error_line(wrong)) from None

    def _answered(self, view: View) -> object:
        """What it says; in the auction with its reasons, if it has any."""
        player = self._asked()
        if view.phase != AUCTION or not isinstance(player, Explaining):
            return player.answer(view, self.chance)
        reasons = player.reasons(view, self.chance)
        if isinstance(reasons.chosen, Bid | Hold):
            self.foreseen = next(
                (foreseen(weighed) for weighed in reasons.weighed if weighed.action == reasons.chosen),
                None,
            )
        return reasons.chosen

    def _asked(self) -> Player:
        """The player, made when it is first asked."""
        if self.player is None:
            self.player = entrant(self.bot)()
        return self.player

    def _judged(self, deal: Deal, view: View, answer: object) -> Action:
        offered = view.decision.answers if view.decision else ()
        if not isinstance(answer, Action):
            raise self._unlawful(NO_ACTION, repr(answer))
        if answer in offered:
            return answer
        try:
            deal.play(answer)
        except NotAllowed as refusal:
            raise self._unlawful(refusal.code, str(answer)) from None
        raise self._unlawful(NOT_OFFERED, str(answer))

    def _unlawful(self, code: str, words: str) -> Unlawful:
        return Unlawful(self.bot, self.seat, code, words)


def entered(bot: str, seat: Seat, whims: str, watch: Stopwatch) -> Entered:
    """A bot at a seat. Its chance comes from the deal, the seat and its name, and from nothing else."""
    return Entered(bot, seat, Random(f"{whims}/{seat}/{bot}"), watch)  # noqa: S311 - it may be guessed at


def played_out(deal: Deal, seated: Mapping[Seat, Entered]) -> Deal:
    """The deal played to its end.

    Raises:
        Unlawful: a bot gave no lawful answer.
    """
    while deal.turn is not None:
        deal = deal.play(seated[deal.turn].answer(deal))
    return deal
