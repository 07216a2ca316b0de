"""Run a command line, and report every error in it."""

from __future__ import annotations

import contextlib
import gc
import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from difflib import get_close_matches
from io import TextIOWrapper

from cyclopts import (
    App,
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    Token,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from spadille import __version__
from spadille.cli.command_error import CommandError, describe_os_error
from spadille.cli.language import find_language
from spadille.cli.start import COMMANDS, SUBCOMMANDS
from spadille.sentences.display_names import sanitize_input
from spadille.text import load_catalogue
from spadille.text.wrapping import wrap_for

__all__ = ["build_app", "main"]

DONE, FAILED, INTERRUPTED = 0, 2, 130
HELP = ("--help", "-h")

_USAGE_ERRORS: dict[type[CycloptsError], str] = {
    UnknownCommandError: "unknown-command",
    UnknownOptionError: "no-such-option",
    UnusedCliTokensError: "too-many-words",
    RepeatArgumentError: "said-twice",
    CoercionError: "bad-value",
    MissingArgumentError: "nothing-said",
}
"""The message id for each kind of usage error."""


def build_app(commands: Iterable[str] = COMMANDS) -> App:
    """Return the application with these commands. A command's module is imported only when it runs."""
    app = App(name="spadille", help_flags=(), version_flags=())
    for name in commands:
        place = COMMANDS[name]
        app.command(_build_group(name, place) if name in SUBCOMMANDS else place, name=name)
    return app


def _build_group(name: str, module: str) -> App:
    """Return a command that has subcommands."""
    app = App(name=name, help_flags=(), version_flags=())
    for word in SUBCOMMANDS[name]:
        app.command(f"{module}{word}", name=word)
    return app


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command line and return the exit status."""
    tokens = list(sys.argv[1:] if arguments is None else arguments)
    try:
        _prepare_streams()
        status = _run(tokens)
        sys.stdout.flush()
    except CommandError as error:
        return _print_error(tokens, error)
    except BrokenPipeError:
        return _print_error(tokens, CommandError("pipe"))
    except OSError as error:
        return _print_error(tokens, CommandError("machine", why=describe_os_error(error)))
    except KeyboardInterrupt:
        return INTERRUPTED
    return status


def _run(tokens: list[str]) -> int:
    _check_empty_values(tokens)
    _check_command(tokens[1:] if tokens[:1] == ["help"] else tokens)
    if not tokens or tokens[0] in (*HELP, "help") or any(flag in tokens for flag in HELP):
        return _print_help(tokens)
    if tokens[0] in SUBCOMMANDS and len(tokens) == 1:
        return _print_help(tokens)
    if tokens == ["--version"]:
        sys.stdout.write(f"spadille {__version__}\n")
        return DONE
    try:
        with _disable_garbage_collection():
            command, bound, _ = build_app().parse_args(tokens, print_error=False, exit_on_error=False)
    except CycloptsError as error:
        raise _make_usage_error(tokens, error) from None
    return command(*bound.args, **bound.kwargs) or DONE


def _check_empty_values(tokens: Sequence[str]) -> None:
    """Check that no value is empty, as it is when a shell variable is not set.

    Raises:
        CommandError: a value is empty.
    """
    for before, token in zip(["", *tokens], tokens, strict=False):
        if not token:
            option = before if before.startswith("-") else ""
            raise CommandError("nothing-said" if option else "empty-word", option=sanitize_input(option))
        if token.startswith("--") and token.endswith("="):
            raise CommandError("nothing-said", option=sanitize_input(token[:-1]))


def _check_command(words: Sequence[str]) -> None:
    """Check that the command exists, also if only its help is asked for.

    Raises:
        CommandError: there is no such command.
    """
    command, following = [*words, "-", "-"][:2]
    if command.startswith("-") or command == "help":
        return
    if command not in COMMANDS:
        raise CommandError("unknown-command", word=sanitize_input(command), commands=_list_commands(command))
    if command in SUBCOMMANDS and not following.startswith("-") and following not in SUBCOMMANDS[command]:
        raise _make_subcommand_error(command, following)


def _make_subcommand_error(command: str, word: str) -> CommandError:
    commands = ", ".join(SUBCOMMANDS[command])
    return CommandError(f"{command}-no-such-command", word=sanitize_input(word), commands=commands)


def _list_commands(word: str) -> str:
    """Return the names of all commands, those most similar to `word` first."""
    near = get_close_matches(word, COMMANDS, n=3)
    return ", ".join([*near, *(command for command in COMMANDS if command not in near)])


@contextlib.contextmanager
def _disable_garbage_collection() -> Iterator[None]:
    """Disable garbage collection within a `with` block.

    Importing a command allocates much and frees nothing, and collecting garbage would take a tenth of the
    time.
    """
    usual = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if usual:
            gc.enable()


def _print_help(tokens: Sequence[str]) -> int:
    """Print the help page of the command in `tokens`, or of all commands."""
    named = next((token for token in tokens if token in COMMANDS), None)
    catalogue = load_catalogue(find_language(tokens))
    page = catalogue.say(f"help-{named}" if named else "help-commands")
    sys.stdout.write(wrap_for(sys.stdout, f"{page}\n"))
    return DONE


def _make_usage_error(tokens: Sequence[str], error: CycloptsError) -> CommandError:
    """Return the error about a command line that cyclopts has rejected."""
    name = next((name for kind, name in _USAGE_ERRORS.items() if isinstance(error, kind)), "misread")
    token: Token | None = getattr(error, "token", None)
    option = (token and token.keyword) or (error.argument.name if error.argument else "")
    unused = (error.unused_tokens or tokens)[0]
    if name == "unknown-command" and tokens[0] in SUBCOMMANDS:
        return _make_subcommand_error(tokens[0], unused)
    return CommandError(
        name,
        command=next((token for token in tokens if token in COMMANDS), ""),
        commands=_list_commands(unused),
        option=sanitize_input(option or (token.value if token else "")),
        value=sanitize_input(token.value if token else ""),
        word=sanitize_input(unused),
    )


def _print_error(tokens: Sequence[str], error: CommandError) -> int:
    """Print an error message.

    Output that cannot be written is discarded first, so that exiting does not fail.
    """
    _discard_output()
    catalogue = load_catalogue(find_language(tokens))
    with contextlib.suppress(OSError, AttributeError):
        sys.stderr.write(wrap_for(sys.stderr, f"spadille: {error.message(catalogue)}\n"))
        sys.stderr.flush()
    return FAILED


def _prepare_streams() -> None:
    """Set the standard streams to UTF-8 and the same line endings on every machine.

    Characters that cannot be encoded are escaped.
    """
    if sys.stdout is None:
        raise CommandError("pipe")
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace", newline="\n")
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(encoding="utf-8", errors="replace")


def _discard_output() -> None:
    """Send unwritten output to the null device, so that Python does not flush it again at exit."""
    if sys.stdout is None:
        return
    try:
        sys.stdout.flush()
    except OSError:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
