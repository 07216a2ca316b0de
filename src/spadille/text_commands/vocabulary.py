"""The words that players type in one language, with their meanings."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from itertools import count, takewhile

from spadille.cards import Rank, Suit
from spadille.rules.game import Rules
from spadille.text import Catalogue


class Question(StrEnum):
    """The questions that a player may ask at any time."""

    HELP = "help"
    TURN = "turn"
    HAND = "hand"
    LEGAL = "legal"
    TRICK = "trick"
    LAST_TRICK = "last-trick"
    CONTRACT = "contract"
    PARTNER = "partner"
    DOUBLES = "doubles"
    STREAK = "streak"
    LAID_AWAY = "laid-away"
    POTS = "pots"
    SCORES = "scores"
    GONE = "gone"
    VOIDS = "voids"
    TRUMPS = "trumps"
    STORY = "story"
    RULES = "rules"
    RULE = "rule"
    HINT = "hint"
    QUIT = "quit"


@dataclass(frozen=True, slots=True)
class Query:
    """A question, with the suit that it is about, if it names one."""

    question: Question
    suit: Suit | None = None


Phrase = tuple[str, ...]
"""Words in the form in which they are compared: in lower case and without accents."""
PartialCard = tuple[Suit | None, Rank | None]
"""The suit and the rank that a word names; None for a part that it does not name."""
VERBS = (
    *("bid", "pass", "hold", "double", "redouble"),
    *("trump", "call", "give", "discard", "play", "stop", "ask"),
)
_NO_APOSTROPHES = str.maketrans("", "", "'’")
_WORD = re.compile(r"[♠♥♦♣]|\w+")


def split_words(text: str) -> Phrase:
    """Return the words of a line in the form in which they are compared.

    >>> split_words("Misère, heart-solo 10♥")
    ('misere', 'heart', 'solo', '10', '♥')
    """
    plain = unicodedata.normalize("NFKD", text.casefold().translate(_NO_APOSTROPHES))
    return tuple(_WORD.findall("".join(letter for letter in plain if not unicodedata.combining(letter))))


@dataclass(frozen=True, eq=False)
class Vocabulary:
    """The words that players of one language may type, with their meanings."""

    partial_cards: Mapping[str, frozenset[PartialCard]]
    """The words for suits and ranks, with what each may mean."""
    matadors: Mapping[str, int]
    """The names of matadors (the fixed highest trumps), with the number of matadors above each."""
    fillers: frozenset[str]
    """Words that carry no meaning, such as "the", "of" and "my"."""
    verbs: Mapping[Phrase, str]
    """The phrases for actions, including the verbs of records, with the verb."""
    no_card: frozenset[Phrase]
    """The phrases for calling no card."""
    questions: Mapping[Phrase, Question]
    question_fillers: frozenset[str]
    """Words that only turn others into a question, such as "what", "is" and "show"."""
    catalogue: Catalogue

    def drop_fillers(self, typed: Phrase) -> Phrase:
        return tuple(word for word in typed if word not in self.fillers)

    def find_question(self, typed: Phrase) -> Question | None:
        """Return the question that `typed` asks, or None."""
        plain = tuple(word for word in typed if word not in self.question_fillers)
        plainest = self.drop_fillers(plain)
        return self.questions.get(typed) or self.questions.get(plain) or self.questions.get(plainest)

    def find_contract(self, rules: Rules, typed: Phrase) -> str | None:
        """Return the contract of `rules` that `typed` names, or None."""
        return _contracts_by_phrase(self, rules).get(self.drop_fillers(typed))

    def split_verb(self, typed: Phrase) -> tuple[str | None, Phrase]:
        """Return the verb that `typed` begins with, if any, and the words after it."""
        first = next((place for place, word in enumerate(typed) if word not in self.fillers), 0)
        for end in range(len(typed), first, -1):
            if found := self.verbs.get(typed[first:end]):
                return found, typed[end:]
        return None, typed


@lru_cache
def load_vocabulary(catalogue: Catalogue) -> Vocabulary:
    """Load the vocabulary of a catalogue's language."""
    fillers = frozenset(word for wording in _list_phrases(catalogue, "spoken-filler") for word in wording)
    return Vocabulary(
        partial_cards=_load_partial_cards(catalogue),
        matadors=_load_matadors(catalogue),
        fillers=fillers,
        verbs={
            wording: verb
            for verb in VERBS
            for wording in [(verb,), *_list_phrases(catalogue, f"spoken-{verb}")]
        },
        no_card=frozenset([("none",), *_list_phrases(catalogue, "spoken-nothing")]),
        questions={
            wording: question
            for question in Question
            for wording in _list_phrases(catalogue, f"spoken-ask-{question}")
        },
        question_fillers=frozenset(
            word for wording in _list_phrases(catalogue, "spoken-asking") for word in wording
        ),
        catalogue=catalogue,
    )


@lru_cache
def _contracts_by_phrase(vocabulary: Vocabulary, rules: Rules) -> dict[Phrase, str]:
    ids = [contract.id for contract in rules.contracts]
    return {
        vocabulary.drop_fillers(wording): id
        for id in ids
        for wording in _list_contract_phrases(vocabulary.catalogue, id)
    }


def _list_contract_phrases(catalogue: Catalogue, id: str) -> Iterator[Phrase]:
    yield split_words(id)
    for name in (f"contract-{id}", f"spoken-contract-{id}"):
        if name in catalogue:
            yield from _list_phrases(catalogue, name)


def _load_partial_cards(catalogue: Catalogue) -> dict[str, frozenset[PartialCard]]:
    """Return the suits and ranks by every word for them, including the letters of records."""
    found: dict[str, set[PartialCard]] = {}
    for suit in Suit:
        for word in _list_words(catalogue, f"suit-{suit.letter}", suit.letter):
            found.setdefault(word, set()).add((suit, None))
    for rank in Rank:
        for word in _list_words(catalogue, f"rank-{rank.letter}", rank.letter):
            found.setdefault(word, set()).add((None, rank))
    return {word: frozenset(halves) for word, halves in found.items()}


def _load_matadors(catalogue: Catalogue) -> dict[str, int]:
    """Return the position, from 0, of every matador by its names in the catalogue."""
    places = range(len(list(takewhile(lambda number: f"matador-{number}" in catalogue, count(1)))))
    return {
        word: place
        for place in places
        for name in (f"matador-{place + 1}", f"spoken-matador-{place + 1}")
        for wording in _list_phrases(catalogue, name)
        for word in wording
    }


def _list_words(catalogue: Catalogue, name: str, letter: str) -> Iterator[str]:
    yield letter.casefold()
    for wording in [*_list_phrases(catalogue, name), *_list_phrases(catalogue, f"spoken-{name}")]:
        yield from wording


def _list_phrases(catalogue: Catalogue, name: str) -> list[Phrase]:
    """Return the phrases that an entry of the catalogue lists."""
    return [split_words(wording) for wording in catalogue.say(name).split(",")]
