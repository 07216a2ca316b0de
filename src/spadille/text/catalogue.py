"""The catalogue of translated sentences: one folder of Fluent (`.ftl`) files per language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

from spadille.text.languages import DEFAULT, REGISTERED

Fact = str | int
_NAME = re.compile(r"-?[A-Za-z][A-Za-z0-9_-]*")
_ENTRY = re.compile(rf"^(?P<name>{_NAME.pattern}) *=.*\n?(?:(?!#|{_NAME.pattern} *=).*\n?)*", re.MULTILINE)
"""A Fluent message or term, up to the next one or to a comment."""


class Catalogue:
    """The sentences of one language. Each sentence is parsed when it is first used."""

    def __init__(self, language: str, *texts: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._entries: dict[str, str] = {}
        for text in texts:
            for entry in _ENTRY.finditer(text):
                self._entries.setdefault(entry["name"], entry[0])
        self._unparsed = set(self._entries)

    def __contains__(self, name: str) -> bool:
        return name in self._entries and not name.startswith("-")

    def _parse_entry(self, name: str) -> None:
        """Parse a sentence and every sentence it refers to."""
        found = dict.fromkeys([name])
        ahead = [name]
        while ahead:
            words = self._unparsed.intersection(_NAME.findall(self._entries[ahead.pop()])) - found.keys()
            found |= dict.fromkeys(words)
            ahead += words
        # Marked as parsed last: another thread must not use a sentence before its references are parsed.
        self._bundle.add_resource(FluentResource("\n".join(self._entries[sentence] for sentence in found)))
        self._unparsed.difference_update(found)

    def say(self, name: str, /, **facts: Fact) -> str:
        """Return the text of the sentence with the id `name`, with its facts inserted.

        >>> Catalogue("en", "left = { $left } counters are yours.").say("left", left=3)
        '3 counters are yours.'

        Raises:
            KeyError: there is no such sentence, or a fact that it needs is missing.
        """
        if name in self._unparsed:
            self._parse_entry(name)
        pattern = self._bundle.get_message(name).value if self._bundle.has_message(name) else None
        if pattern is None:
            raise KeyError(f"{self.language}: no sentence {name}")
        sentence, troubles = self._bundle.format_pattern(pattern, facts)
        if troubles:
            raise KeyError(f"{self.language}: {name}: {troubles[0]}")
        return str(sentence)


@lru_cache
def load_catalogue(language: str = DEFAULT) -> Catalogue:
    """Return the catalogue of a language. A sentence that it lacks is English.

    >>> load_catalogue("tlh")
    Traceback (most recent call last):
        ...
    KeyError: 'no sentences in tlh'
    """
    if language not in REGISTERED:
        raise KeyError(f"no sentences in {language}")
    return Catalogue(
        language, *(text for name in dict.fromkeys((language, DEFAULT)) for text in _texts(name))
    )


def _texts(language: str) -> Iterator[str]:
    folder = resources.files("spadille.text").joinpath(language)
    files = {file.name: file for file in folder.iterdir() if file.name.endswith(".ftl")}
    return (files[name].read_text(encoding="utf-8") for name in sorted(files))
