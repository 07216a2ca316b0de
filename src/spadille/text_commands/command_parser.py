"""Parse a typed line as an action, a question, or the reason why it is unclear."""

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
from spadille.sentences.prompt import count_discards
from spadille.text_commands.card_names import CardNames
from spadille.text_commands.vocabulary import PartialCard, Phrase, Query, Question, Vocabulary, split_words

_MOST_WORDS = 24
_MARK = "?"


@dataclass(frozen=True, slots=True)
class UnclearCommand:
    """A line that cannot be parsed, and the reason."""

    reason: str
    """The id of the sentence about the reason, without the prefix `unclear-`."""
    word: str = ""
    """The unknown word, if there is one."""
    cards: tuple[Card, ...] = ()
    """The cards that the line may mean, if there are several."""
    count: int = 0
    """The number of cards that the decision requires."""


@dataclass(frozen=True, slots=True)
class TypedCommand:
    """The words of a line, with the decision that they answer."""

    view: View
    decision: Decision
    vocabulary: Vocabulary
    words: Phrase
    """The words of the line. Parsers of single actions get the words after the verb."""
    names: tuple[str, ...]
    """The name of the player at each seat."""

    @property
    def seat(self) -> Seat:
        return self.decision.seat

    @property
    def card_names(self) -> CardNames:
        return CardNames(self.vocabulary, self.view.ranking)

    @property
    def significant_words(self) -> Phrase:
        """The words without fillers such as "the"."""
        return self.vocabulary.drop_fillers(self.words)


def parse_command(
    view: View, text: str, vocabulary: Vocabulary, names: tuple[str, ...] = ()
) -> Action | Query | UnclearCommand:
    """Return what a player means by `text`. An action is not checked for legality."""
    text, typed = text.strip(), split_words(text)
    if asked := _parse_query(view, text, typed, vocabulary):
        return asked
    if not typed:
        return Query(Question.TURN)
    if view.decision is None:
        return UnclearCommand("not-now")
    if len(typed) > _MOST_WORDS:
        return UnclearCommand("word", word=text)
    return _restore_spelling(_parse_action(TypedCommand(view, view.decision, vocabulary, typed, names)), text)


def _restore_spelling(answer: Action | UnclearCommand, text: str) -> Action | UnclearCommand:
    """Return the answer with its unclear word spelled as in `text`."""
    if not isinstance(answer, UnclearCommand):
        return answer
    return replace(
        answer, word=next((word for word in text.split() if split_words(word) == (answer.word,)), text)
    )


def _parse_query(view: View, text: str, typed: Phrase, vocabulary: Vocabulary) -> Query | None:
    if not typed:
        return Query(Question.HELP) if _MARK in text else None
    if _MARK not in text and _is_bid(view, typed, vocabulary):
        return None
    if question := vocabulary.find_question(typed):
        return Query(question)
    return _parse_suit_query(view, typed, vocabulary)


def _is_bid(view: View, typed: Phrase, vocabulary: Vocabulary) -> bool:
    """Return whether the line is exactly a bid.

    A bid takes precedence over a question with the same words.
    """
    verb, rest = vocabulary.split_verb(typed)
    return verb == Bid.verb and vocabulary.find_contract(view.rules, rest) is not None


def _parse_suit_query(view: View, typed: Phrase, vocabulary: Vocabulary) -> Query | None:
    """Return the question which cards of one suit have been played, or None if the line is not that."""
    for place, word in enumerate(typed):
        suits = CardNames(vocabulary, view.ranking).parse_suits(word)
        if len(suits) == 1 and vocabulary.find_question(typed[:place] + typed[place + 1 :]) is Question.GONE:
            return Query(Question.GONE, suits[0])
    return None


def _parse_action(line: TypedCommand) -> Action | UnclearCommand:
    contract = line.vocabulary.find_contract(line.view.rules, line.words)
    kind = line.decision.kind
    if contract and kind == "auction":
        return Bid(line.seat, contract)
    verb, rest = line.vocabulary.split_verb(line.words)
    answer = _PARSERS[verb or _DEFAULT_VERBS.get(kind, kind)](replace(line, words=rest))
    if contract and isinstance(answer, UnclearCommand) and not answer.cards:
        return Bid(line.seat, contract)
    return answer


def _make_verb_parser(action: Callable[[Seat], Action]) -> Callable[[TypedCommand], Action | UnclearCommand]:
    """Return a parser for an action without details besides its verb, such as a pass."""

    def answer(line: TypedCommand) -> Action | UnclearCommand:
        return (
            UnclearCommand("word", word=line.significant_words[0])
            if line.significant_words
            else action(line.seat)
        )

    return answer


def _parse_bid(line: TypedCommand) -> Action | UnclearCommand:
    if contract := line.vocabulary.find_contract(line.view.rules, line.words):
        return Bid(line.seat, contract)
    without_suit = tuple(word for word in line.words if not line.card_names.parse_suits(word))
    if line.vocabulary.find_contract(line.view.rules, without_suit):
        return UnclearCommand("trump-later")
    return UnclearCommand("contract")


def _parse_redouble(line: TypedCommand) -> Action | UnclearCommand:
    doublers = [answer.doubler for answer in line.decision.answers if isinstance(answer, Redouble)]
    if line.significant_words:
        named = [seat for seat in range(line.view.seats) if line.significant_words in _list_names(line, seat)]
        return (
            Redouble(line.seat, named[0]) if named else UnclearCommand("word", word=line.significant_words[0])
        )
    if len(doublers) > 1:
        return UnclearCommand("doubler")
    return Redouble(line.seat, doublers[0] if doublers else line.seat)


def _list_names(line: TypedCommand, seat: Seat) -> list[Phrase]:
    """Return the phrases for a player: the name, and the seat number as in records."""
    return [(str(seat),), *map(split_words, line.names[seat : seat + 1])]


def _parse_trump(line: TypedCommand) -> Action | UnclearCommand:
    suits = [
        suit for suit, rank in line.card_names.parse_card(line.words) if suit is not None and rank is None
    ]
    if len(suits) == 1:
        return NameTrump(line.seat, suits[0])
    return _explain(line, "suit")


def _parse_call(line: TypedCommand) -> Action | UnclearCommand:
    if line.words in line.vocabulary.no_card:
        return Call(line.seat, None)
    return _parse_card(line, lambda card: Call(line.seat, card))


def _parse_give(line: TypedCommand) -> Action | UnclearCommand:
    return _parse_card(line, lambda card: Give(line.seat, card))


def _parse_play(line: TypedCommand) -> Action | UnclearCommand:
    return _parse_card(line, lambda card: Play(line.seat, card))


def _parse_discard(line: TypedCommand) -> Action | UnclearCommand:
    """Return the discard of the cards meant, if their number is right and only one reading is possible."""
    count = count_discards(line.decision)
    ways = {cards: Discard(line.seat, tuple(cards)) for cards in line.card_names.parse_cards(line.words)}
    if ways and count and not any(len(cards) == count for cards in ways):
        return UnclearCommand("count", count=count)
    meant = {cards for cards, away in ways.items() if away in line.decision.answers} or ways.keys()
    if len(meant) == 1:
        return ways[next(iter(meant))]
    if meant:
        doubtful = frozenset.union(*meant) - frozenset.intersection(*meant)
        return UnclearCommand("which", cards=tuple(sorted(doubtful, key=lambda card: card.number)))
    return _explain(line, "several")


_PARSERS: dict[str, Callable[[TypedCommand], Action | UnclearCommand]] = {
    "pass": _make_verb_parser(Pass),
    "hold": _make_verb_parser(Hold),
    "double": _make_verb_parser(Double),
    "stop": _make_verb_parser(Stop),
    "ask": _make_verb_parser(Ask),
    "bid": _parse_bid,
    "redouble": _parse_redouble,
    "trump": _parse_trump,
    "call": _parse_call,
    "give": _parse_give,
    "discard": _parse_discard,
    "play": _parse_play,
}
_DEFAULT_VERBS = {"auction": "bid"}
"""The verb of a line without one, for kinds of choice with a name that is no verb."""


def _parse_card(line: TypedCommand, action: Callable[[Card], Action]) -> Action | UnclearCommand:
    """Return the action with the card meant, if only one card is possible."""
    halves = line.card_names.parse_card(line.words)
    meant = tuple(card for card in line.view.rules.pack.cards if _matches(card, halves))
    if not meant:
        return _explain(line, "card")
    if len(meant) == 1:
        return action(meant[0])
    legal = tuple(card for card in meant if action(card) in line.decision.answers)
    if legal:
        return action(legal[0]) if len(legal) == 1 else UnclearCommand("which", cards=legal)
    held = [card for card in meant if card in line.view.hand]
    return action(held[0]) if held else UnclearCommand("none-held")


def _matches(card: Card, halves: Collection[PartialCard]) -> bool:
    return any(suit in (None, card.suit) and rank in (None, card.rank) for suit, rank in halves)


def _explain(line: TypedCommand, wanted: str) -> UnclearCommand:
    """Return the reason why a line is unclear: `word`, with the first unknown word, or `wanted` if all words
    are known.
    """
    strange = next((word for word in line.words if not line.card_names.parse_word(word)), None)
    return UnclearCommand(wanted) if strange is None else UnclearCommand("word", word=strange)
