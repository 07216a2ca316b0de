"""A match, played by somebody who types what he says."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Protocol

from spadille.bots.explanation import Reasons
from spadille.play.action import Action
from spadille.play.deal import Deal
from spadille.play.layout import Layout
from spadille.play.match import Match
from spadille.play.seeing import view_of
from spadille.play.view import View
from spadille.rules.refusal import NotAllowed
from spadille.rules.seating import Seat
from spadille.talk import announcing
from spadille.talk.asked import Moment, answer
from spadille.talk.company import Company
from spadille.talk.hinting import hint_told
from spadille.talk.news import news
from spadille.talk.question import Asked, Question
from spadille.talk.settlement import settlement
from spadille.talk.vocabulary import Vocabulary
from spadille.talk.words import Unclear, read


class GotUp(Exception):
    """The player gets up from the table."""


class Terminal(Protocol):
    """Where lines are read and written."""

    def tell(self, line: str) -> None:
        """Shows a line."""

    def hear(self) -> str:
        """The next line typed.

        Raises:
            GotUp: nothing more will be typed.
        """


@dataclass(frozen=True)
class TerminalSitting:
    """One person at a table full of bots."""

    company: Company
    spoken: Vocabulary
    terminal: Terminal
    bot: Callable[[View], Action]
    """What any other player answers; he sees his view and no more."""
    adviser: Callable[[View], Reasons]
    """What the best of them would do with the reader's view, and why."""
    dealt: Callable[[Match], Layout]
    """The cards of the match's next deal."""
    minutes: Callable[[], float]
    """How long the match has been going on."""
    reviewer: Callable[[Company, Deal], Iterable[str]] | None = None
    """What a deal was worth to the reader; asked for between deals."""

    def play(self, match: Match) -> Match:
        """Plays a match to its end, or until the player leaves."""
        try:
            self._tell(announcing.welcome(self.company, match))
            while not match.ended:
                match = self._after_a_deal(match)
        except (GotUp, KeyboardInterrupt):
            self._tell(announcing.shared(self.company, match.pots))
            match = match.stopped()
        self._tell(announcing.final(self.company, match))
        return match

    def _after_a_deal(self, match: Match) -> Match:
        deal = self._played(match)
        assert deal.result is not None
        after = match.after(deal.result, self.minutes())
        view = view_of(deal, self.company.me)
        self._tell(settlement(self.company, view))
        if after.ended:
            self._tell(announcing.shared(self.company, deal.result.pots))
        self._tell(announcing.account(self.company, match, after))
        if not after.ended:
            self._pause(Moment(self.company, after, view), deal)
        return after

    def _played(self, match: Match) -> Deal:
        """The next deal, from the cards to the last trick."""
        deal = Deal.of(replace(self.dealt(match), pots=match.pots))
        view = view_of(deal, self.company.me)
        self._tell(announcing.opening(self.company, match, view))
        while deal.turn is not None:
            deal = deal.play(self._action(match, deal, deal.turn))
            self._tell(news(self.company, view_of(deal, self.company.me)))
        return deal

    def _action(self, match: Match, deal: Deal, seat: Seat) -> Action:
        view = view_of(deal, seat)
        return (
            self._typed(Moment(self.company, match, view), deal)
            if seat == self.company.me
            else self.bot(view)
        )

    def _typed(self, moment: Moment, deal: Deal) -> Action:
        """What the player decides: he may ask and be refused as often as he likes."""
        self._tell(announcing.question(moment))
        while True:
            meant = read(moment.view, self.terminal.hear(), self.spoken, self.company.names)
            if isinstance(meant, Asked):
                self._answer(moment, meant)
            elif isinstance(meant, Unclear):
                self._tell(announcing.unclear(moment, meant))
            else:
                try:
                    deal.play(meant)
                except NotAllowed as refusal:
                    moment = replace(moment, refusal=refusal)
                    self._tell(announcing.refusal(moment, refusal))
                else:
                    return meant

    def _answer(self, moment: Moment, asked: Asked) -> None:
        if asked.question is Question.QUIT:
            raise GotUp
        if asked.question is not Question.HINT:
            self._tell(answer(moment, asked))
        elif moment.view.decision is None:
            self._tell([self.company.words.say("hint-none")])
        else:
            self._tell(hint_told(self.company, moment.view, self.adviser(moment.view)))

    def _pause(self, moment: Moment, deal: Deal) -> None:
        """Waits for the next deal for as long as the player likes."""
        words, reviewer = self.company.words, self.reviewer
        self._tell([words.say("pause" if reviewer is None else "pause-or-review")])
        asks = words.say("spoken-review").split(", ")
        while text := self.terminal.hear().strip():
            if reviewer is not None and text.casefold() in asks:
                self._tell(reviewer(self.company, deal))
                continue
            meant = read(moment.view, text, self.spoken)
            if isinstance(meant, Asked):
                self._answer(moment, meant)
            else:
                self._tell([self.company.words.say("pause")])

    def _tell(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.terminal.tell(line)
