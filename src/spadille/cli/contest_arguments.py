"""Parse arguments that choose the bots, deals and processes of a contest."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from spadille.arena.contest import Contest, ContestError, Deals
from spadille.arena.players import load_player
from spadille.arena.process_pool import count_cores
from spadille.cli.arguments import check_seed, resolve_seats
from spadille.cli.command_error import CommandError, describe_os_error
from spadille.rules.game import Rules
from spadille.sentences.display_names import sanitize_input

_MOST_PROCESSES = 1024
_SIGNALLED = 128
"""The exit status of a process that was ended by a signal, minus the signal's number."""


@contextmanager
def translate_contest_errors() -> Iterator[None]:
    """Raise errors of a contest or a study as `CommandError`."""
    try:
        yield
    except ContestError as error:
        facts = {
            name: sanitize_input(fact) if isinstance(fact, str) else fact
            for name, fact in error.facts.items()
        }
        kind = "arena" if type(error) is ContestError else "study"
        raise CommandError(f"{kind}-{error.code}", **facts) from None


@contextmanager
def translate_file_errors(name: str) -> Iterator[None]:
    """Raise errors of reading and writing the file `name` as `CommandError`."""
    try:
        yield
    except OSError as error:
        raise CommandError("arena-file", file=sanitize_input(name), why=describe_os_error(error)) from None


@contextmanager
def stop_on_sigterm() -> Iterator[None]:
    """Raise `SystemExit` on SIGTERM within a `with` block, so that worker processes are ended too."""

    def stop(number: int, frame: object) -> None:
        del frame
        raise SystemExit(_SIGNALLED + number)

    usual = signal.signal(signal.SIGTERM, stop)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, usual)


def build_contest(  # noqa: PLR0917 - what the command line says
    rules: Rules,
    seats: int | None,
    bots: str,
    seed: str,
    deal_set: str,
    pairs: str | None = None,
    least_bots: int = 1,
) -> Contest:
    """Return a contest of the named bots. A user's own bot may be a module in the current folder.

    Raises:
        CommandError: The seed, the seats or the set of deals are wrong.
        ContestError: A bot cannot be loaded, or there are too few.
    """
    check_seed(seed)
    entrants = tuple(bot.strip() for bot in bots.split(","))
    if "" not in sys.path:
        sys.path.append("")
    for bot in entrants:
        load_player(bot)
    if len(entrants) < least_bots:
        raise ContestError("bots", most=rules.players)
    return Contest(rules, resolve_seats(rules, seats), entrants, seed, _find_deal_set(deal_set), pairs)


def _find_deal_set(name: str) -> Deals:
    if name not in tuple(Deals):
        raise CommandError("arena-set", name=sanitize_input(name), sets=", ".join(Deals))
    return Deals(name)


def resolve_processes(wanted: int | None) -> int:
    """Return the number of processes after checking it; by default one for each core.

    Raises:
        CommandError: The number is out of range.
    """
    return count_cores() if wanted is None else check_range(wanted, "arena-processes", _MOST_PROCESSES)


def check_range(number: int, code: str, most: int) -> int:
    """Return `number` if it is between 1 and `most`.

    Raises:
        CommandError: The number is out of range. `code` is its error code.
    """
    if not 1 <= number <= most:
        raise CommandError(code, most=most)
    return number
