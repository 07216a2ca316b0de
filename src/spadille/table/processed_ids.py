"""Which messages were carried out at a table, so that one that comes twice is done once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

Message = tuple[str | None, str]
"""Who said it, and its id."""
_MAX_LATEST: Final = 32


@dataclass(frozen=True, slots=True)
class ProcessedIds:
    """A set that grows by one at a time. A match has a thousand messages: one more does not copy them all."""

    earlier: frozenset[Message] = frozenset()
    latest: frozenset[Message] = frozenset()

    def __contains__(self, message: Message) -> bool:
        return message in self.latest or message in self.earlier

    def with_message(self, message: Message) -> ProcessedIds:
        """These and one more.

        >>> heard = HeardIds()
        >>> for number in range(100):
        ...     heard = heard.with_one(("ann", str(number)))
        >>> [("ann", str(number)) in heard for number in (0, 99, 100)]
        [True, True, False]
        """
        if len(self.latest) < _MAX_LATEST:
            return ProcessedIds(self.earlier, self.latest | {message})
        return ProcessedIds(self.earlier | self.latest, frozenset({message}))


NO_MESSAGES: Final = ProcessedIds()
