"""Custom bots for the tests of the arena. Some play correctly, and most fail."""

from spadille.bots import Chance
from spadille.play.action import Action, Bid, Pass, Play
from spadille.play.view import View


class First:
    """A bot that gives the first legal answer."""

    def answer(self, view: View, chance: Chance) -> Action:
        assert view.decision is not None
        return view.decision.answers[0]


class LowBidder(First):
    """A bot that bids the lowest contract if no other seat has bid, so that the cards are played."""

    def answer(self, view: View, chance: Chance) -> Action:
        answers = view.decision.answers if view.decision and view.bid is None else ()
        return next((bid for bid in answers if isinstance(bid, Bid)), super().answer(view, chance))


class Forgetful(LowBidder):
    """A bot that checks that it is instantiated for each deal."""

    def __init__(self) -> None:
        self.seats: set[int | None] = set()
        self.cards = 99

    def answer(self, view: View, chance: Chance) -> Action:
        self.seats.add(view.seat)
        assert len(self.seats) == 1
        assert len(view.hand) <= self.cards
        self.cards = len(view.hand)
        return super().answer(view, chance)


class Noisy(First):
    """A bot that prints while it answers."""

    def answer(self, view: View, chance: Chance) -> Action:
        print("hm")  # noqa: T201 - that is what it does
        return super().answer(view, chance)


class Revoking(LowBidder):
    """A bot that plays an illegal card as soon as there is one."""

    def answer(self, view: View, chance: Chance) -> Action:
        refused = view.decision.refused if view.decision else {}
        return Play(view.seat or 0, next(iter(refused))) if refused else super().answer(view, chance)


class WrongSeat:
    """A bot that passes for the seat to its left."""

    def answer(self, view: View, chance: Chance) -> Action:
        return Pass(((view.seat or 0) + 1) % view.seats)


class Silent:
    """A bot that answers None."""

    def answer(self, view: View, chance: Chance) -> None:
        return None


class Broken:
    """A bot that raises an exception."""

    def answer(self, view: View, chance: Chance) -> Action:
        raise ZeroDivisionError("no trumps\nleft")


class Exiting:
    """A bot that raises SystemExit."""

    def answer(self, view: View, chance: Chance) -> Action:
        raise SystemExit(3)


class FailingInit(First):
    """A bot that raises an exception when it is instantiated."""

    def __init__(self) -> None:
        raise ValueError("no room")


class NoPlayer:
    """A class without the method `answer`."""


FIRST = First()
