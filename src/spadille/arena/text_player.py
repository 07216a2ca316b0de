"""Players that read a question as text and answer in text: language models, and programs behind a pipe."""

from __future__ import annotations

import re
import shlex
import subprocess
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import IO

from spadille.bots.player import Chance
from spadille.cards import Card
from spadille.cards.suit import SYMBOLS
from spadille.notation.actions import read_action
from spadille.play.action import Action, Discard
from spadille.play.decision import Decision, format_answers
from spadille.play.view import View
from spadille.rules.contract import Contract
from spadille.rules.follow import Void
from spadille.rules.game import Rules
from spadille.rules.refusal import NotAllowed

TRIES = 3
"""The number of answers that a player may give to one question before it forfeits."""
_WORD = re.compile(r"[A-Za-z0-9♠♥♦♣-]+")
_LETTER = {symbol: suit.letter for symbol, suit in SYMBOLS.items()}
_HOW = "Answer with one line: ANSWER: and one of the answers above."


class UnreadableAnswer(ValueError):
    """The error raised if a text contains no legal answer. The text of the error says why."""


@lru_cache(maxsize=64)
def describe_rules(rules: Rules) -> str:
    """Return the rules in brief: the order of the cards, how to follow, and the contracts."""
    return "\n".join(_list_rules(rules))


def _list_rules(rules: Rules) -> Iterator[str]:
    yield f"Rules of {rules.settings.game} ({rules.settings.preset}), {rules.players} players a deal:"
    yield "- A card is written as rank and suit: AS is the ace of spades, TH the ten of hearts."
    must_trump = rules.void is Void.MUST_TRUMP
    otherwise = "play a trump if you have one" if must_trump else "play any card"
    yield f"- Follow suit. If you cannot, {otherwise}."
    named = [contract for contract in rules.contracts if contract.trumps] or rules.contracts
    orders = {contract.order: contract for contract in (*rules.contracts, *named)}
    for order, contract in orders.items():
        points = " ".join(f"{rank.letter} {points}" for rank, points in order.points if points)
        ranks = " ".join(rank.letter for rank in order.ranks)
        which = "" if len(orders) == 1 else f" (as in {contract.id})"
        yield f"- Cards from high to low{which}: {ranks}. Points: {points or 'none'}."
        if order.matadors and contract.trumps:
            trump = contract.trumps[0]
            trumps = " ".join(map(str, order.ranking(trump).trumps))
            yield f"- If {trump.letter} is trumps, the trumps from high to low are {trumps}."
    yield "- Contracts from low to high:"
    for contract in rules.contracts:
        yield f"  {_describe_contract(contract)}"


def _describe_contract(contract: Contract) -> str:
    goal, price = contract.goal, contract.price
    trumps = " or ".join(suit.letter for suit in contract.trumps) or "none"
    mark = "" if goal.mark is None else f" {goal.mark}"
    unit = "counters a point" if price.by_points else "counters"
    terms = "" if contract.biddable else ", played only if all pass"
    if contract.needs is not None:
        needed = f"{contract.needs.least} of {contract.needs.cards}"
        terms += f", {'bid if you hold' if contract.obliges else 'only with'} {needed}"
    return f"{contract.id}: goal {goal.kind}{mark}, trumps {trumps}, price {price.counters} {unit}{terms}"


def write_question(view: View) -> str:
    """Return the question of a decision as text: the rules in brief, what the seat knows, the answers."""
    known = f"You are seat {view.seat}. All that you know of the deal:\n{view}"
    return f"{describe_rules(view.rules)}\n\n{known}\n\n{_HOW}\n"


def read_answer(view: View, decision: Decision, text: str) -> Action:
    """Return the legal answer in a text: what follows the last `ANSWER:`, or else its last line.

    The seat may be left out, and so may the verb, as in `AS`. Letters may be small, and suits symbols.

    Raises:
        UnreadableAnswer: there is no answer, or it is illegal.
    """
    lines = [line for line in text.strip().splitlines() if line.strip()]
    last = re.split(r"answer\s*:", text, flags=re.IGNORECASE)[-1].strip()
    last = last.splitlines()[0] if "answer" in text.lower() and last else "".join(lines[-1:])
    words = _WORD.findall(last)
    if not words:
        raise UnreadableAnswer("There is no answer in the text.")
    legal = {_key(str(answer)): answer for answer in decision.answers}
    spans = list(_list_spans(words))
    tried = [" ".join(map(_read_word, words[start:end])) for start, end in spans]
    for words_tried in tried:
        for key in (words_tried, f"{decision.seat} {words_tried}", *_add_verbs(decision, words_tried)):
            if (found := legal.get(_key(key))) is not None:
                return found
    raise UnreadableAnswer(_explain(view, decision, tried[0]))


def _list_spans(words: Sequence[str]) -> Iterator[tuple[int, int]]:
    """Yield the spans of words in a line as start and end, the longest first, so that words around an answer
    do not hide it.

    No span begins after a number, which may be the number of another seat.
    """
    for length in range(len(words), 0, -1):
        for start in range(len(words) - length + 1):
            if start == 0 or not words[start - 1].isdigit():
                yield start, start + length


def _read_word(word: str) -> str:
    """Return a word in the notation of records: `♠A` and `A♠` are `AS`."""
    for symbol, letter in _LETTER.items():
        if symbol in word:
            return word.replace(symbol, "").upper().replace("10", "T") + letter
    return word


def _add_verbs(decision: Decision, words: str) -> Iterator[str]:
    """Yield the words after each verb of the decision: `AS` is `play AS`, and `solo` is `bid solo`."""
    for verb in dict.fromkeys(answer.verb for answer in decision.answers):
        yield f"{decision.seat} {verb} {words}"


def _key(text: str) -> tuple[str, ...]:
    """Return a key for comparing answers: letters of either case give the same key, and so do the cards of a
    discard in any order.
    """
    words = text.lower().split()
    return (*words[:2], *sorted(words[2:])) if words[1:2] == [Discard.verb] else tuple(words)


def _explain(view: View, decision: Decision, words: str) -> str:
    """Return the reason why an answer is not accepted."""
    try:
        action = read_action(words if words[:1].isdigit() else f"{decision.seat} {words}")
    except NotAllowed:
        return f"{words!r} is no answer. The answers are: {format_answers(decision)}."
    card: Card | None = getattr(action, "card", None)
    refused = decision.refused.get(card) if card is not None else None
    why = f": {refused.code}" if refused else ""
    if card is not None and card not in view.hand:
        why = ": you do not hold this card"
    return f"{words!r} may not be done now{why}. The answers are: {format_answers(decision)}."


class TextPlayer:
    """A player that asks a function of text, such as a language model, and reads its answer.

    An unreadable answer is explained, and the question repeated. After three such answers, the error is
    raised, and the player forfeits.
    """

    def __init__(self, ask: Callable[[str], str], *, tries: int = TRIES) -> None:
        self._ask, self._tries = ask, tries
        self.questions = 0
        """The number of questions so far, those that were repeated included."""
        self.unreadable = 0
        """The number of answers so far that could not be read."""

    def answer(self, view: View, chance: Chance) -> Action:
        """Return the answer that the function gives as text.

        Raises:
            UnreadableAnswer: no answer was readable.
        """
        del chance
        decision = view.decision
        assert decision is not None
        question = explained = write_question(view)
        for tried in range(1, self._tries + 1):
            self.questions += 1
            try:
                return read_answer(view, decision, self._ask(explained))
            except UnreadableAnswer as wrong:
                self.unreadable += 1
                if tried == self._tries:
                    raise
                explained = f"{question}\nYour last answer could not be taken. {wrong}\n"
        raise AssertionError(self._tries)


class PipePlayer(TextPlayer):
    """A text player that is another program: it reads questions on standard input and answers line by line.

    A question ends with a line that has only a full stop. The answer is one line. The program is started with
    the first question and stopped by `close`.
    """

    def __init__(self, command: str | Sequence[str], *, tries: int = TRIES) -> None:
        super().__init__(self._ask_program, tries=tries)
        self._command = shlex.split(command) if isinstance(command, str) else list(command)
        self._program: subprocess.Popen[str] | None = None

    def _ask_program(self, question: str) -> str:
        if self._program is None:
            self._program = subprocess.Popen(  # noqa: S603 - the command is the caller's own
                self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
            )
        into, out = _pipes_of(self._program)
        into.write(f"{question}.\n")
        into.flush()
        line = out.readline()
        if not line:
            raise BrokenPipeError(f"{self._command[0]!r} has ended with status {self._program.wait()}")
        return line

    def close(self) -> None:
        """Stop the program."""
        if self._program is not None:
            into, out = _pipes_of(self._program)
            into.close()
            out.close()
            self._program.terminate()
            self._program.wait()
            self._program = None

    def __enter__(self) -> PipePlayer:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


def _pipes_of(program: subprocess.Popen[str]) -> tuple[IO[str], IO[str]]:
    assert program.stdin is not None
    assert program.stdout is not None
    return program.stdin, program.stdout
