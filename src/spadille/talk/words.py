"""A line in words, made an action, a question, or an answer that says what is not clear about it."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, replace

from spadille.cards import Card
from spadille.play.action import (
    Action,
    Ask,
    Bid,
    Call,
    Discard,
    Double,
    Give,
    Hold,
    NameTrump,
    Pass,
    Play,
    Redouble,
    Stop,
)
from spadille.play.decision import Decision
from spadille.play.view import View
from spadille.rules.seating import Seat
from spadille.talk.question import Asked, Question
from spadille.talk.spelling import Spelling
from spadille.talk.turn import away
from spadille.talk.vocabulary import Half, Phrase, Vocabulary, phrase

_MOST_WORDS = 24
_MARK = "?"


@dataclass(frozen=True, slots=True)
class Unclear:
    """A line that cannot be taken for an action, and why."""

    why: str
    """The sentence in the catalogue, without the word `unclear` before it."""
    word: str = ""
    """The word that means nothing here."""
    cards: tuple[Card, ...] = ()
    """The cards that it may mean."""
    count: int = 0
    """How many cards are asked for."""


@dataclass(frozen=True, slots=True)
class TypedLine:
    """What was typed, in front of what is asked."""

    view: View
    decision: Decision
    spoken: Vocabulary
    typed: Phrase
    """Without the verb."""
    names: tuple[str, ...]
    """The players', by seat."""

    @property
    def seat(self) -> Seat:
        """Whose line it is."""
        return self.decision.seat

    @property
    def spelling(self) -> Spelling:
        """How its words are read as cards."""
        return Spelling(self.spoken, self.view.ranking)

    @property
    def plain(self) -> Phrase:
        """The words that say something."""
        return self.spoken.without_fillers(self.typed)


def read(view: View, text: str, spoken: Vocabulary, names: tuple[str, ...] = ()) -> Action | Asked | Unclear:
    """What a player means by a line. It is not judged here whether he may do it."""
    text, typed = text.strip(), phrase(text)
    if asked := _question(view, text, typed, spoken):
        return asked
    if not typed:
        return Asked(Question.TURN)
    if view.decision is None:
        return Unclear("not-now")
    if len(typed) > _MOST_WORDS:
        return Unclear("word", word=text)
    return _as_typed(_answer(TypedLine(view, view.decision, spoken, typed, names)), text)


def _as_typed(answer: Action | Unclear, text: str) -> Action | Unclear:
    """What is not clear, spelt as it was typed."""
    if not isinstance(answer, Unclear):
        return answer
    return replace(answer, word=next((word for word in text.split() if phrase(word) == (answer.word,)), text))


def _question(view: View, text: str, typed: Phrase, spoken: Vocabulary) -> Asked | None:
    if not typed:
        return Asked(Question.HELP) if _MARK in text else None
    if _MARK not in text and _says_a_bid(view, typed, spoken):
        return None
    if question := spoken.question(typed):
        return Asked(question)
    return _of_a_suit(view, typed, spoken)


def _says_a_bid(view: View, typed: Phrase, spoken: Vocabulary) -> bool:
    """Whether it is a bid word for word, whatever it might ask about: bid is it."""
    verb, rest = spoken.verb(typed)
    return verb == Bid.verb and spoken.contract(view.rules, rest) is not None


def _of_a_suit(view: View, typed: Phrase, spoken: Vocabulary) -> Asked | None:
    """Which cards of one suit are gone."""
    for place, word in enumerate(typed):
        suits = Spelling(spoken, view.ranking).suits(word)
        if len(suits) == 1 and spoken.question(typed[:place] + typed[place + 1 :]) is Question.GONE:
            return Asked(Question.GONE, suits[0])
    return None


def _answer(line: TypedLine) -> Action | Unclear:
    contract = line.spoken.contract(line.view.rules, line.typed)
    kind = line.decision.kind
    if contract and kind == "auction":
        return Bid(line.seat, contract)
    verb, rest = line.spoken.verb(line.typed)
    answer = _SAID[verb or _USUAL.get(kind, kind)](replace(line, typed=rest))
    if contract and isinstance(answer, Unclear) and not answer.cards:
        return Bid(line.seat, contract)
    return answer


def _wordless(action: Callable[[Seat], Action]) -> Callable[[TypedLine], Action | Unclear]:
    """What is said with a verb alone."""

    def answer(line: TypedLine) -> Action | Unclear:
        return Unclear("word", word=line.plain[0]) if line.plain else action(line.seat)

    return answer


def _bid(line: TypedLine) -> Action | Unclear:
    if contract := line.spoken.contract(line.view.rules, line.typed):
        return Bid(line.seat, contract)
    without_suit = tuple(word for word in line.typed if not line.spelling.suits(word))
    if line.spoken.contract(line.view.rules, without_suit):
        return Unclear("trump-later")
    return Unclear("contract")


def _redouble(line: TypedLine) -> Action | Unclear:
    doublers = [answer.doubler for answer in line.decision.answers if isinstance(answer, Redouble)]
    if line.plain:
        named = [seat for seat in range(line.view.seats) if line.plain in _calls(line, seat)]
        return Redouble(line.seat, named[0]) if named else Unclear("word", word=line.plain[0])
    if len(doublers) > 1:
        return Unclear("doubler")
    return Redouble(line.seat, doublers[0] if doublers else line.seat)


def _calls(line: TypedLine, seat: Seat) -> list[Phrase]:
    """What a player may be called: by name, or as records have it."""
    return [(str(seat),), *map(phrase, line.names[seat : seat + 1])]


def _trump(line: TypedLine) -> Action | Unclear:
    suits = [suit for suit, rank in line.spelling.halves(line.typed) if suit is not None and rank is None]
    if len(suits) == 1:
        return NameTrump(line.seat, suits[0])
    return _misunderstood(line, "suit")


def _call(line: TypedLine) -> Action | Unclear:
    if line.typed in line.spoken.nothing:
        return Call(line.seat, None)
    return _card(line, lambda card: Call(line.seat, card))


def _give(line: TypedLine) -> Action | Unclear:
    return _card(line, lambda card: Give(line.seat, card))


def _play(line: TypedLine) -> Action | Unclear:
    return _card(line, lambda card: Play(line.seat, card))


def _discard(line: TypedLine) -> Action | Unclear:
    """The cards that are meant, if as many are said as are asked for and they can be told apart."""
    count = away(line.decision)
    ways = {cards: Discard(line.seat, tuple(cards)) for cards in line.spelling.several(line.typed)}
    if ways and count and not any(len(cards) == count for cards in ways):
        return Unclear("count", count=count)
    meant = {cards for cards, away in ways.items() if away in line.decision.answers} or ways.keys()
    if len(meant) == 1:
        return ways[next(iter(meant))]
    if meant:
        doubtful = frozenset.union(*meant) - frozenset.intersection(*meant)
        return Unclear("which", cards=tuple(sorted(doubtful, key=lambda card: card.number)))
    return _misunderstood(line, "several")


_SAID: dict[str, Callable[[TypedLine], Action | Unclear]] = {
    "pass": _wordless(Pass),
    "hold": _wordless(Hold),
    "double": _wordless(Double),
    "stop": _wordless(Stop),
    "ask": _wordless(Ask),
    "bid": _bid,
    "redouble": _redouble,
    "trump": _trump,
    "call": _call,
    "give": _give,
    "discard": _discard,
    "play": _play,
}
_USUAL = {"auction": "bid"}
"""What a line without a verb does, where it is not called as the choice itself."""


def _card(line: TypedLine, action: Callable[[Card], Action]) -> Action | Unclear:
    """The action with the card that is meant, if it can be told which one."""
    halves = line.spelling.halves(line.typed)
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


def _misunderstood(line: TypedLine, wanted: str) -> Unclear:
    """The first word that means nothing here; or, where all do, what was wanted instead of them together."""
    strange = next((word for word in line.typed if not line.spelling.readings(word)), None)
    return Unclear(wanted) if strange is None else Unclear("word", word=strange)
