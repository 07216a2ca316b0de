"""The commands, and everything that can go wrong with a command line."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper

from cyclopts import (
    App,
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
    ValidationError,
)

from spadille import __version__
from spadille.cli.language import spoken_to
from spadille.cli.trouble import Trouble, quoted
from spadille.text import Catalogue, catalogue

DONE, AT_FAULT, INTERRUPTED = 0, 2, 130
HELP = ("--help", "-h")
COMMANDS = {
    "play": "spadille.cli.play:play",
    "serve": "spadille.server.command:serve",
    "deal": "spadille.cli.deal:deal",
    "check": "spadille.cli.check:check",
    "score": "spadille.cli.score:score",
}
"""Each command by name; its module is opened when it is asked for, and not before."""


def commands() -> App:
    """All commands, none of them loaded."""
    app = App(name="spadille", help_flags=(), version_flags=(), result_action="return_value")
    for name, place in COMMANDS.items():
        app.command(place, name=name)
    return app


def main(arguments: Sequence[str] | None = None) -> int:
    """`spadille`: carries out a command line and gives the exit status."""
    tokens = list(sys.argv[1:] if arguments is None else arguments)
    _prepare_streams()
    try:
        status = _carried_out(tokens)
        sys.stdout.flush()
    except Trouble as trouble:
        return _at_fault(tokens, trouble)
    except BrokenPipeError:
        return _at_fault(tokens, Trouble("pipe"))
    except OSError as wrong:
        return _at_fault(tokens, Trouble("machine", why=wrong.strerror or ""))
    except KeyboardInterrupt:
        return INTERRUPTED
    return status


def _carried_out(tokens: list[str]) -> int:
    if not tokens or tokens[0] in (*HELP, "help") or any(flag in tokens for flag in HELP):
        return _help(tokens)
    if tokens == ["--version"]:
        sys.stdout.write(f"spadille {__version__}\n")
        return DONE
    try:
        command, bound, _ = commands().parse_args(tokens, print_error=False, exit_on_error=False)
    except CycloptsError as error:
        raise _misread(tokens, error) from None
    return command(*bound.args, **bound.kwargs) or DONE


def _help(tokens: Sequence[str]) -> int:
    """The page of the command that is named, or of all."""
    named = next((token for token in tokens if token in COMMANDS), None)
    words = catalogue(spoken_to(tokens))
    sys.stdout.write(words.say(f"help-{named}" if named else "help-commands") + "\n")
    return DONE


def _misread(tokens: Sequence[str], error: CycloptsError) -> Trouble:
    """What is wrong with a command line, as a sentence of ours."""
    command = next((token for token in tokens if token in COMMANDS), "")
    match error:
        case UnknownCommandError():
            return Trouble("unknown-command", word=quoted(tokens[0]), commands=", ".join(COMMANDS))
        case UnknownOptionError():
            return Trouble("no-such-option", option=quoted(error.token.keyword or error.token.value), command=command)
        case UnusedCliTokensError():
            return Trouble("too-many-words", word=quoted((error.unused_tokens or [""])[0]), command=command)
        case RepeatArgumentError():
            return Trouble("said-twice", option=quoted(error.token.keyword or ""))
        case CoercionError() | ValidationError():
            return _no_value(error)
        case MissingArgumentError():
            return Trouble("nothing-said", option=quoted(error.keyword or _option(error)))
        case _:
            return Trouble("misread", command=command)


def _no_value(error: CoercionError | ValidationError) -> Trouble:
    token = error.token if isinstance(error, CoercionError) else None
    return Trouble("bad-value", option=_option(error), value=quoted(token.value if token else ""))


def _option(error: CycloptsError) -> str:
    return error.argument.name if error.argument else ""


def _at_fault(tokens: Sequence[str], trouble: Trouble) -> int:
    """Says what is wrong, and leaves nothing behind that could still fail to be written."""
    _let_go_of_output()
    words: Catalogue = catalogue(spoken_to(tokens))
    with contextlib.suppress(OSError):
        sys.stderr.write(f"spadille: {trouble.told(words)}\n")
        sys.stderr.flush()
    return AT_FAULT


def _prepare_streams() -> None:
    """The same bytes on every machine, and no letter that cannot be written."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace", newline="\n")


def _let_go_of_output() -> None:
    """What cannot be written any more is not tried again at the end."""
    try:
        sys.stdout.flush()
    except OSError:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
