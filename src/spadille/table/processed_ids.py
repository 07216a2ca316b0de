"""The ids of the messages that were processed. They ensure that a repeated message has no effect."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

Message = tuple[str | None, str]
"""The player who sent the message, and its id."""
_MAX_LATEST: Final = 32


@dataclass(frozen=True, slots=True)
class ProcessedIds:
    """An immutable set of messages. Adding a message returns a new set.

    The set has two parts, so that adding a message copies only the small part, not a thousand messages.
    """

    earlier: frozenset[Message] = frozenset()
    latest: frozenset[Message] = frozenset()

    def __contains__(self, message: Message) -> bool:
        return message in self.latest or message in self.earlier

    def with_message(self, message: Message) -> ProcessedIds:
        """Return the set with one more message.

        >>> processed = ProcessedIds()
        >>> for number in range(100):
        ...     processed = processed.with_message(("ann", str(number)))
        >>> [("ann", str(number)) in processed for number in (0, 99, 100)]
        [True, True, False]
        """
        if len(self.latest) < _MAX_LATEST:
            return ProcessedIds(self.earlier, self.latest | {message})
        return ProcessedIds(self.earlier | self.latest, frozenset({message}))


NO_MESSAGES: Final = ProcessedIds()
