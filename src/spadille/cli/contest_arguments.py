"""What command lines say about contests: which bots, which deals, how many processes."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from spadille.arena.contest import ContestError, Deals
from spadille.arena.players import load_player
from spadille.arena.process_pool import count_cores
from spadille.cli.command_error import CommandError, describe_os_error
from spadille.sentences.display_names import sanitize_input

_MOST_PROCESSES = 1024


@contextmanager
def translate_contest_errors() -> Iterator[None]:
    """Why a contest or a study cannot be held, as trouble of the command line."""
    try:
        yield
    except ContestError as wrong:
        facts = {
            name: sanitize_input(fact) if isinstance(fact, str) else fact
            for name, fact in wrong.facts.items()
        }
        kind = "arena" if type(wrong) is ContestError else "study"
        raise CommandError(f"{kind}-{wrong.code}", **facts) from None


@contextmanager
def translate_file_errors(name: str) -> Iterator[None]:
    """What cannot be read or written, as trouble of the command line."""
    try:
        yield
    except OSError as wrong:
        raise CommandError("arena-file", file=sanitize_input(name), why=describe_os_error(wrong)) from None


def check_bots(bots: Sequence[str]) -> None:
    """Sees that everybody is there. A bot of one's own may lie in the folder one stands in.

    Raises:
        ContestError: somebody is not.
    """
    if "" not in sys.path:
        sys.path.append("")
    for bot in bots:
        load_player(bot)


def find_deal_set(name: str) -> Deals:
    """A set of deals.

    Raises:
        Trouble: there is none of this name.
    """
    if name not in tuple(Deals):
        raise CommandError("arena-set", name=sanitize_input(name), sets=", ".join(Deals))
    return Deals(name)


def resolve_processes(wanted: int | None) -> int:
    """How many processes play; one a core where nobody says.

    Raises:
        Trouble: none, or too many.
    """
    return count_cores() if wanted is None else check_range(wanted, "arena-processes", _MOST_PROCESSES)


def check_range(number: int, trouble: str, most: int) -> int:
    """A number from 1 to the most there can be.

    Raises:
        Trouble: it is another.
    """
    if not 1 <= number <= most:
        raise CommandError(trouble, most=most)
    return number
