"""Run a match in the terminal, played by typed commands."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Protocol

from spadille.bots.explanation import Reasons
from spadille.play.action import Action
from spadille.play.deal import Deal
from spadille.play.layout import Layout
from spadille.play.match import Match
from spadille.play.seeing import view_of
from spadille.play.view import View
from spadille.rules.payments import Pots
from spadille.rules.presets import End
from spadille.rules.refusal import NotAllowed
from spadille.rules.seating import Seat
from spadille.sentences import rules_summary
from spadille.sentences.audience import Audience, format_number
from spadille.sentences.display_names import capitalize, join_and
from spadille.sentences.hints import format_hint, format_why
from spadille.sentences.narration import narrate
from spadille.sentences.settlement import format_settlement
from spadille.sentences.stakes import format_pots
from spadille.text_commands import replies
from spadille.text_commands.command_parser import UnclearCommand, parse_command
from spadille.text_commands.queries import QueryContext, answer_query, asks_for_reason, format_hand
from spadille.text_commands.vocabulary import Query, Question, Vocabulary


class SessionEnded(Exception):
    """The exception by which a player leaves the table."""


class Terminal(Protocol):
    """The interface for reading and writing lines of text."""

    def write_line(self, line: str) -> None:
        """Write a line."""

    def read_line(self) -> str:
        """Read the next line.

        Raises:
            SessionEnded: The input has ended.
        """


@dataclass(frozen=True)
class TerminalSession:
    """A session in which one person plays at a table with bots."""

    audience: Audience
    vocabulary: Vocabulary
    terminal: Terminal
    bot: Callable[[View], Action]
    """A function that chooses a bot's action from the bot's view."""
    find_hint: Callable[[View], Reasons]
    """A function that returns the strongest bot's choice for the reader's view, with reasons."""
    deal_cards: Callable[[Match], Layout]
    """A function that returns the cards of a match's next deal."""
    elapsed_minutes: Callable[[], float]
    """A function that returns the minutes since the match began."""
    review_deal: Callable[[Audience, Deal], Iterable[str]] | None = None
    """A function that returns the review of the last deal for the reader. Without it there are no reviews."""

    def play(self, match: Match) -> Match:
        """Play a match to its end, or until the player leaves. Return its last state."""
        try:
            self._write(announce_match(self.audience, match))
            while not match.ended:
                match = self._play_and_settle(match)
        except (SessionEnded, KeyboardInterrupt):
            self._write(announce_shared_pots(self.audience, match.pots))
            match = match.stopped()
        self._write(announce_result(self.audience, match))
        return match

    def _play_and_settle(self, match: Match) -> Match:
        deal = self._play_deal(match)
        assert deal.result is not None
        after = match.after(deal.result, self.elapsed_minutes())
        view = view_of(deal, self.audience.me)
        self._write(format_settlement(self.audience, view))
        if after.ended:
            self._write(announce_shared_pots(self.audience, deal.result.pots))
        self._write(announce_chips(self.audience, match, after))
        if not after.ended:
            self._pause(QueryContext(self.audience, after, view), deal)
        return after

    def _play_deal(self, match: Match) -> Deal:
        """Play the next deal of a match to its end."""
        deal = Deal.of(replace(self.deal_cards(match), pots=match.pots))
        view = view_of(deal, self.audience.me)
        self._write(announce_deal(self.audience, match, view))
        while deal.turn is not None:
            deal = deal.play(self._choose_action(match, deal, deal.turn))
            self._write(narrate(self.audience, view_of(deal, self.audience.me)))
        return deal

    def _choose_action(self, match: Match, deal: Deal, seat: Seat) -> Action:
        view = view_of(deal, seat)
        return (
            self._read_action(QueryContext(self.audience, match, view), deal)
            if seat == self.audience.me
            else self.bot(view)
        )

    def _read_action(self, context: QueryContext, deal: Deal) -> Action:
        """Read lines until one is a legal action. Answer questions and explain refusals meanwhile."""
        self._write(replies.prompt_for_action(context))
        while True:
            meant = parse_command(
                context.view, self.terminal.read_line(), self.vocabulary, self.audience.names
            )
            if isinstance(meant, Query):
                self._answer(context, meant)
            elif isinstance(meant, UnclearCommand):
                self._write(replies.explain_unclear(context, meant))
            else:
                try:
                    deal.play(meant)
                except NotAllowed as refusal:
                    context = replace(context, refusal=refusal)
                    self._write(replies.explain_refusal(context, refusal))
                else:
                    return meant

    def _answer(self, context: QueryContext, asked: Query) -> None:
        if asked.question is Question.QUIT:
            raise SessionEnded
        why = asks_for_reason(context, asked)
        if asked.question is not Question.HINT and not why:
            self._write(answer_query(context, asked))
        elif context.view.decision is None:
            self._write([self.audience.catalogue.say("hint-none")])
        else:
            described = format_why if why else format_hint
            self._write(described(self.audience, context.view, self.find_hint(context.view)))

    def _pause(self, context: QueryContext, deal: Deal) -> None:
        """Wait for an empty line before the next deal."""
        catalogue, reviewer = self.audience.catalogue, self.review_deal
        self._write([catalogue.say("pause" if reviewer is None else "pause-or-review")])
        asks = catalogue.say("spoken-review").split(", ")
        while text := self.terminal.read_line().strip():
            if reviewer is not None and text.casefold() in asks:
                self._write(reviewer(self.audience, deal))
                continue
            meant = parse_command(context.view, text, self.vocabulary)
            if isinstance(meant, Query):
                self._answer(context, meant)
            else:
                self._write([self.audience.catalogue.say("pause")])

    def _write(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.terminal.write_line(line)


def announce_match(audience: Audience, match: Match) -> Iterator[str]:
    """Yield lines with the game, the length of the match, and how to get help."""
    catalogue, terms = audience.catalogue, match.terms
    yield f"{rules_summary.format_title(catalogue, match.rules)}."
    length = "match-open" if terms.end is End.OPEN else f"match-{terms.end}"
    yield capitalize(catalogue.say(length, **{terms.end.value: terms.reach})) + "."
    yield catalogue.say("welcome")


def announce_deal(audience: Audience, match: Match, view: View) -> Iterator[str]:
    """Yield lines with the number, the dealer and eldest of a deal, and the reader's cards."""
    catalogue, number = audience.catalogue, match.deals + 1
    yield ""
    if match.terms.end is End.DEALS:
        yield f"{catalogue.say('table-deal-of', deal=number, deals=match.terms.reach)}."
    else:
        yield f"{catalogue.say('table-deal', deal=number)}."
    yield capitalize(audience.say_about("deal-dealer", view.dealer))
    yield capitalize(audience.say_about("deal-eldest", view.active[0]))
    if view.rules.antes:
        yield from format_pots(audience, view)
    if audience.me in view.active:
        yield format_hand(audience, view)
    else:
        yield catalogue.say("table-sitting-out")


def announce_shared_pots(audience: Audience, pots: Pots) -> Iterator[str]:
    """Yield a line saying that the pots are shared out, if they contain chips when the match ends."""
    if any(held for _, held in pots):
        yield audience.catalogue.say("pots-shared")


def announce_chips(audience: Audience, before: Match, now: Match) -> Iterator[str]:
    """Yield lines with each player's chips after a deal, and who has run out of chips."""
    catalogue = audience.catalogue
    yield catalogue.say("chips-now", figures=audience.format_amounts(now.chips, signed=False))
    for leaver in now.left[len(before.left) :]:
        yield capitalize(audience.say_about("left-bankrupt", leaver.seat, chips=format_number(leaver.chips)))
    for seat in now.freerides:
        yield capitalize(audience.say_about("rides-free", seat))


def _explain_end(audience: Audience, match: Match) -> str:
    """Return a line about why the match ended and, after a bankruptcy, who ran out of chips."""
    out = [line.seat for line in match.final_standing if line.chips <= 0 and line.left_after is None]
    names = capitalize(join_and(audience.catalogue, [audience.names[seat] for seat in out])) if out else ""
    who = audience.find_perspective(out[0]) if len(out) == 1 else "other"
    return audience.catalogue.say(f"ended-{match.ended}", who=who, names=names)


def announce_result(audience: Audience, match: Match) -> Iterator[str]:
    """Yield lines about how the match ended, and with each player's place."""
    catalogue = audience.catalogue
    yield ""
    yield _explain_end(audience, match)
    yield catalogue.say("final-title")
    for line in match.final_standing:
        name, left = capitalize(audience.names[line.seat]), line.left_after
        facts: dict[str, str | int] = {"place": line.place, "name": name, "chips": format_number(line.chips)}
        if left is None:
            yield catalogue.say("standing-line", **facts)
        else:
            yield catalogue.say("standing-left", **facts, deal=left)
    first = [line.seat for line in match.standing if line.place == 1]
    names = capitalize(join_and(catalogue, [audience.names[seat] for seat in first]))
    if len(first) == 1:
        yield catalogue.say("final-won", who=audience.list_seat_facts(first[0])["who"], names=names)
    elif len(first) < len(audience.names):
        yield catalogue.say("final-shared", names=names)
