"""Simulated players at the terminal, who know only what it shows."""

from collections.abc import Callable, Iterable, Iterator
from random import Random

from spadille.bots.heuristic.error_model import CLUB
from spadille.bots.heuristic.player import HeuristicPlayer
from spadille.cards import Rank, Suit
from spadille.cli.terminal_session import SessionEnded, TerminalSession
from spadille.notation.chance import Stream, dealt_by, key_of
from spadille.play.action import Action
from spadille.play.layout import Layout
from spadille.play.match import Match, Terms
from spadille.play.view import View
from spadille.rules.game import Rules
from spadille.rules.presets import Bankrupt, End
from spadille.sentences.audience import Audience
from spadille.sentences.display_names import format_contract, join_and
from spadille.text import Catalogue
from spadille.text_commands.vocabulary import Question, load_vocabulary

START = 200
NONSENSE = "hmpf"
MOST_LINES = 20_000


class ScriptedTerminal:
    """A terminal that types given lines and records its output."""

    def __init__(self, *typed: str) -> None:
        self._typed = iter(typed)
        self.lines: list[str] = []
        self.typed: list[str] = []

    def write_line(self, line: str) -> None:
        self.lines.append(line)

    def read_line(self) -> str:
        line = next(self._typed, None)
        if line is None:
            raise SessionEnded
        assert len(self.typed) < MOST_LINES, "nothing that is typed is understood"
        self.typed.append(line)
        self.lines.append(f"> {line}")
        return line

    def find_answer(self, line: str) -> list[str]:
        """Return the output after the first time `line` was typed."""
        after = self.lines[self.lines.index(f"> {line}") + 1 :]
        ends = (place for place, later in enumerate(after) if not later or later.startswith("> "))
        return after[: next(ends, len(after))]


class RandomPlayer(ScriptedTerminal):
    """A player who asks what is legal and types one of the answers at random."""

    def __init__(self, catalogue: Catalogue, seed: str) -> None:
        super().__init__()
        self._words = catalogue
        self._whims = Random(seed)
        self._typed = self._lines()

    def _lines(self) -> Iterator[str]:
        while True:
            asked = len(self.lines) + 1
            yield self._phrase("spoken-ask-legal")
            yield self._chosen(self.lines[asked:])

    def _phrase(self, name: str) -> str:
        return self._words.say(name).split(",")[0].strip()

    def _chosen(self, choices: list[str]) -> str:
        if choices == [self._words.say("turn-over")]:
            return ""
        counts = {self._words.say("choice-discard", count=count): count for count in range(1, 5)}
        if count := counts.get(choices[0]):
            away = self._whims.sample([card for line in choices[1:] for card in self._cards(line)], count)
            return self._words.say("answer-discard", cards=join_and(self._words, away))
        line = self._whims.choice(choices)
        return self._whims.choice(list(self._cards(line)) or [line.partition(": ")[0].lower()])

    def _cards(self, line: str) -> Iterator[str]:
        """Yield the cards that a line lists by suit."""
        suits = {(name := self._words.say(f"suit-{suit.letter}")).lower(): name for suit in Suit}
        for group in line.split("; "):
            name, _, ranks = group.partition(": ")
            suit = suits.get(name.split(" (")[0].lower())
            if suit and ranks:
                yield from (self._card(suit, rank) for rank in ranks.split(", "))

    def _card(self, suit: str, rank: str) -> str:
        ranks = {self._words.say(f"rank-{rank.letter}") for rank in Rank}
        return self._words.say("card", suit=suit, rank=rank) if rank in ranks else rank


class ContractBidder(RandomPlayer):
    """A player who bids one contract whenever it is legal, and otherwise passes."""

    def __init__(self, catalogue: Catalogue, seed: str, contract: str) -> None:
        super().__init__(catalogue, seed)
        self._contract = format_contract(catalogue, contract)

    def _chosen(self, choices: list[str]) -> str:
        offers = [line.partition(": ")[0].lower() for line in choices]
        if self._contract.lower() in offers:
            return self._contract
        bidding = offers[0] == self._words.say("answer-pass").lower()
        return offers[0] if bidding else super()._chosen(choices)


class UnclearPlayer(ContractBidder):
    """A player who types an unclear line before every answer."""

    def _lines(self) -> Iterator[str]:
        lines = super()._lines()
        while True:
            yield NONSENSE
            yield next(lines)
            yield next(lines)


class AskingPlayer(RandomPlayer):
    """A player who asks every query at every turn."""

    def _lines(self) -> Iterator[str]:
        lines = super()._lines()
        while True:
            for question in [kind for kind in Question if kind is not Question.QUIT]:
                yield self._phrase(f"spoken-ask-{question}")
            yield next(lines)
            yield next(lines)


def agree_terms(reach: int = 3) -> Terms:
    """Return terms of `reach` deals with debts allowed."""
    return Terms(START, Bankrupt.DEBT, End.DEALS, reach)


def choose_first(view: View) -> Action:
    """Choose the first answer: pass, and play the lowest-numbered card."""
    assert view.decision is not None
    return view.decision.answers[0]


def pass_then_play_randomly(seed: str) -> Callable[[View], Action]:
    """Return a bot that passes and then plays at random."""
    whim = play_randomly(seed)

    def answer(view: View) -> Action:
        assert view.decision is not None
        return view.decision.answers[0] if view.phase == "auction" else whim(view)

    return answer


def play_randomly(seed: str) -> Callable[[View], Action]:
    """Return a bot that answers at random."""
    whims = Random(seed)

    def answer(view: View) -> Action:
        assert view.decision is not None
        return whims.choice(view.decision.answers)

    return answer


def play_match(
    terminal: ScriptedTerminal,
    catalogue: Catalogue,
    rules: Rules,
    *,
    seats: int | None = None,
    terms: Terms | None = None,
    cards: Iterable[Layout] = (),
    minutes: float = 0,
    seed: str = "table",
    bot: Callable[[View], Action] | None = None,
) -> Match:
    """Play a match against bots that answer at random by default."""
    given = iter(cards)
    seats = seats or rules.seats[0]

    def deal_cards(match: Match) -> Layout:
        chance = Stream(key_of(seed, match.deals))
        return next(given, None) or dealt_by(chance, rules, len(match.chips), match.dealer)

    sitting = TerminalSession(
        audience=Audience.with_bots(catalogue, seats),
        vocabulary=load_vocabulary(catalogue),
        terminal=terminal,
        bot=bot or play_randomly(seed),
        find_hint=lambda view: HeuristicPlayer(CLUB).reasons(view, Random(seed)),
        deal_cards=deal_cards,
        elapsed_minutes=lambda: minutes,
    )
    return sitting.play(Match.begin(rules, terms or agree_terms(), seats, 0))
