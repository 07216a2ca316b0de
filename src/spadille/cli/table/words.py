"""A line in words, made an action, a question, or an answer that says what is not clear about it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, replace

from spadille.cards import Card, Suit
from spadille.cli.table.question import Asked, Question
from spadille.cli.table.vocabulary import Half, Phrase, Vocabulary, phrase
from spadille.play.action import Action, Bid, Call, Give, NameTrump, Pass, Play
from spadille.play.decision import Decision
from spadille.play.view import View

_MOST_WORDS = 12
_MARK = "?"
_NEITHER: Half = (None, None)


@dataclass(frozen=True, slots=True)
class Unclear:
    """A line that cannot be taken for an action, and why."""

    why: str
    """The sentence in the catalogue, without the word `unclear` before it."""
    word: str = ""
    """The word that means nothing here."""
    cards: tuple[Card, ...] = ()
    """The cards that it may mean."""


@dataclass(frozen=True, slots=True)
class Line:
    """What was typed, in front of what is asked."""

    view: View
    decision: Decision
    spoken: Vocabulary
    said: Phrase
    """Without the verb."""

    @property
    def seat(self) -> int:
        """Whose line it is."""
        return self.decision.seat


def read(view: View, text: str, spoken: Vocabulary) -> Action | Asked | Unclear:
    """What a player means by a line. It is not judged here whether he may do it."""
    text, said = text.strip(), phrase(text)
    if asked := _question(text, said, spoken):
        return asked
    if not said:
        return Asked(Question.TURN)
    if view.decision is None:
        return Unclear("not-now")
    if len(said) > _MOST_WORDS:
        return Unclear("word", word=text)
    return _as_typed(_answer(view, view.decision, said, spoken), text)


def _as_typed(answer: Action | Unclear, text: str) -> Action | Unclear:
    """What is not clear, spelt as it was typed."""
    if not isinstance(answer, Unclear):
        return answer
    return replace(answer, word=next((word for word in text.split() if phrase(word) == (answer.word,)), text))


def _question(text: str, said: Phrase, spoken: Vocabulary) -> Asked | None:
    if not said:
        return Asked(Question.HELP) if _MARK in text else None
    if question := spoken.question(said):
        return Asked(question)
    return _of_a_suit(said, spoken)


def _of_a_suit(said: Phrase, spoken: Vocabulary) -> Asked | None:
    """Which cards of one suit are gone."""
    for place, word in enumerate(said):
        suits = _suits(spoken, word)
        if len(suits) == 1 and spoken.question(said[:place] + said[place + 1 :]) is Question.GONE:
            return Asked(Question.GONE, suits[0])
    return None


def _answer(view: View, decision: Decision, said: Phrase, spoken: Vocabulary) -> Action | Unclear:
    contract = spoken.contract(view.rules, said)
    if contract and decision.kind == "auction":
        return Bid(decision.seat, contract)
    verb, rest = spoken.verb(said)
    answer = _SAID[verb or _USUAL.get(decision.kind, decision.kind)](Line(view, decision, spoken, rest))
    if contract and isinstance(answer, Unclear):
        return Bid(decision.seat, contract)
    return answer


def _pass(line: Line) -> Action | Unclear:
    more = line.spoken.without_fillers(line.said)
    return Unclear("word", word=more[0]) if more else Pass(line.seat)


def _bid(line: Line) -> Action | Unclear:
    if contract := line.spoken.contract(line.view.rules, line.said):
        return Bid(line.seat, contract)
    without_suit = tuple(word for word in line.said if not _suits(line.spoken, word))
    if line.spoken.contract(line.view.rules, without_suit):
        return Unclear("trump-later")
    return Unclear("contract")


def _trump(line: Line) -> Action | Unclear:
    suits = [suit for suit, rank in _halves(line) if suit is not None and rank is None]
    if len(suits) == 1:
        return NameTrump(line.seat, suits[0])
    return _misunderstood(line, "suit")


def _call(line: Line) -> Action | Unclear:
    if line.said in line.spoken.nothing:
        return Call(line.seat, None)
    return _card(line, lambda card: Call(line.seat, card))


def _give(line: Line) -> Action | Unclear:
    return _card(line, lambda card: Give(line.seat, card))


def _play(line: Line) -> Action | Unclear:
    return _card(line, lambda card: Play(line.seat, card))


_SAID: dict[str, Callable[[Line], Action | Unclear]] = {
    "pass": _pass,
    "bid": _bid,
    "trump": _trump,
    "call": _call,
    "give": _give,
    "play": _play,
}
_USUAL = {"auction": "bid"}
"""What a line without a verb does, where it is not called as the choice itself."""


def _card(line: Line, action: Callable[[Card], Action]) -> Action | Unclear:
    """The action with the card that is meant, if it can be told which one."""
    halves = _halves(line)
    meant = tuple(card for card in line.view.rules.pack.cards if _fits(card, halves))
    if not meant:
        return _misunderstood(line, "card")
    if len(meant) == 1:
        return action(meant[0])
    legal = tuple(card for card in meant if action(card) in line.decision.answers)
    if legal:
        return action(legal[0]) if len(legal) == 1 else Unclear("which", cards=legal)
    held = [card for card in meant if card in line.view.hand]
    return action(held[0]) if held else Unclear("none-held")


def _fits(card: Card, halves: Collection[Half]) -> bool:
    return any(suit in (None, card.suit) and rank in (None, card.rank) for suit, rank in halves)


def _halves(line: Line) -> set[Half]:
    """Every way to read the line as a suit and a rank, or as one of them; the fullest readings alone."""
    found: set[Half] = {_NEITHER}
    for word in line.said:
        readings = _readings(line.spoken, word)
        found = {joined for one in found for more in readings for joined in _joined(one, more)}
    fullest = max(map(_size, found), default=0)
    return {one for one in found if 0 < _size(one) == fullest}


def _size(half: Half) -> int:
    return sum(said is not None for said in half)


def _joined(one: Half, more: Half) -> list[Half]:
    """Both together; nothing where they would make two suits or two ranks."""
    if any(said is not None and other is not None for said, other in zip(one, more, strict=True)):
        return []
    return [(one[0] if more[0] is None else more[0], one[1] if more[1] is None else more[1])]


def _readings(spoken: Vocabulary, word: str) -> set[Half]:
    """What a word may mean: half a card, a whole one written together, or nothing at all."""
    found = set(spoken.halves.get(word) or _written_together(spoken, word))
    return found | {_NEITHER} if word in spoken.fillers else found


def _written_together(spoken: Vocabulary, word: str) -> Iterator[Half]:
    """QS, 10h, spaderdam."""
    for cut in range(1, len(word)):
        for first in spoken.halves.get(word[:cut], ()):
            for second in spoken.halves.get(word[cut:], ()):
                yield from _joined(first, second)


def _suits(spoken: Vocabulary, word: str) -> list[Suit]:
    return [suit for suit, _ in spoken.halves.get(word, ()) if suit is not None]


def _misunderstood(line: Line, wanted: str) -> Unclear:
    """The first word that means nothing here; or, where all do, what was wanted instead of them together."""
    strange = next((word for word in line.said if not _readings(line.spoken, word)), None)
    return Unclear(wanted) if strange is None else Unclear("word", word=strange)
