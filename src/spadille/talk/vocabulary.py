"""The words people use at the table, in one language: what each of them means, however it is spelt."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import count, takewhile

from spadille.cards import Rank, Suit
from spadille.rules.game import Rules
from spadille.talk.question import Question
from spadille.text import Catalogue

Phrase = tuple[str, ...]
"""Words as they are compared: small letters without accents."""
Half = tuple[Suit | None, Rank | None]
"""As much of a card as a word says."""
VERBS = (
    *("bid", "pass", "hold", "double", "redouble"),
    *("trump", "call", "give", "discard", "play", "stop", "ask"),
)
_NO_APOSTROPHES = str.maketrans("", "", "'’")
_WORD = re.compile(r"[♠♥♦♣]|\w+")


def phrase(text: str) -> Phrase:
    """The words of a line.

    >>> phrase("Misère, heart-solo 10♥")
    ('misere', 'heart', 'solo', '10', '♥')
    """
    plain = unicodedata.normalize("NFKD", text.casefold().translate(_NO_APOSTROPHES))
    return tuple(_WORD.findall("".join(letter for letter in plain if not unicodedata.combining(letter))))


@dataclass(frozen=True, eq=False)
class Vocabulary:
    """The words of one language."""

    halves: Mapping[str, frozenset[Half]]
    """Words for a suit or a rank."""
    matadors: Mapping[str, int]
    """Words for the cards above all other trumps, and how many are above each."""
    fillers: frozenset[str]
    """Words that say nothing: the, of, my."""
    verbs: Mapping[Phrase, str]
    """Words for what somebody does, the verbs of records among them."""
    nothing: frozenset[Phrase]
    """Ways of saying that no card is called."""
    questions: Mapping[Phrase, Question]
    asking: frozenset[str]
    """Words that only make a question of what they stand by: what, is, show."""
    words: Catalogue

    def without_fillers(self, typed: Phrase) -> Phrase:
        """What is left of a line that says something."""
        return tuple(word for word in typed if word not in self.fillers)

    def question(self, typed: Phrase) -> Question | None:
        """What is asked, if it is a question."""
        plain = tuple(word for word in typed if word not in self.asking)
        plainest = self.without_fillers(plain)
        return self.questions.get(typed) or self.questions.get(plain) or self.questions.get(plainest)

    def contract(self, rules: Rules, typed: Phrase) -> str | None:
        """The contract of this game that is said so."""
        return _contracts(self, rules).get(self.without_fillers(typed))

    def verb(self, typed: Phrase) -> tuple[str | None, Phrase]:
        """What somebody says he does, and the rest of what he says."""
        first = next((place for place, word in enumerate(typed) if word not in self.fillers), 0)
        for end in range(len(typed), first, -1):
            if found := self.verbs.get(typed[first:end]):
                return found, typed[end:]
        return None, typed


@lru_cache
def vocabulary(words: Catalogue) -> Vocabulary:
    """The vocabulary of a catalogue's language."""
    fillers = frozenset(word for wording in _wordings(words, "spoken-filler") for word in wording)
    return Vocabulary(
        halves=_halves(words),
        matadors=_matadors(words),
        fillers=fillers,
        verbs={wording: verb for verb in VERBS for wording in [(verb,), *_wordings(words, f"spoken-{verb}")]},
        nothing=frozenset([("none",), *_wordings(words, "spoken-nothing")]),
        questions={
            wording: question
            for question in Question
            for wording in _wordings(words, f"spoken-ask-{question}")
        },
        asking=frozenset(word for wording in _wordings(words, "spoken-asking") for word in wording),
        words=words,
    )


@lru_cache
def _contracts(spoken: Vocabulary, rules: Rules) -> dict[Phrase, str]:
    ids = [contract.id for contract in rules.contracts]
    return {spoken.without_fillers(wording): id for id in ids for wording in _names_of(spoken.words, id)}


def _names_of(words: Catalogue, id: str) -> Iterator[Phrase]:
    yield phrase(id)
    for name in (f"contract-{id}", f"spoken-contract-{id}"):
        if name in words:
            yield from _wordings(words, name)


def _halves(words: Catalogue) -> dict[str, frozenset[Half]]:
    """Suits and ranks by every word for them, the letters of records among those."""
    found: dict[str, set[Half]] = {}
    for suit in Suit:
        for word in _words_for(words, f"suit-{suit.letter}", suit.letter):
            found.setdefault(word, set()).add((suit, None))
    for rank in Rank:
        for word in _words_for(words, f"rank-{rank.letter}", rank.letter):
            found.setdefault(word, set()).add((None, rank))
    return {word: frozenset(halves) for word, halves in found.items()}


def _matadors(words: Catalogue) -> dict[str, int]:
    """The names of the matadors, as far down as there are any, by their place."""
    places = range(len(list(takewhile(lambda number: f"matador-{number}" in words, count(1)))))
    return {
        word: place
        for place in places
        for name in (f"matador-{place + 1}", f"spoken-matador-{place + 1}")
        for wording in _wordings(words, name)
        for word in wording
    }


def _words_for(words: Catalogue, name: str, letter: str) -> Iterator[str]:
    yield letter.casefold()
    for wording in [*_wordings(words, name), *_wordings(words, f"spoken-{name}")]:
        yield from wording


def _wordings(words: Catalogue, name: str) -> list[Phrase]:
    """The phrases that a sentence of the catalogue lists."""
    return [phrase(wording) for wording in words.say(name).split(",")]
