"""The commands, and everything that can go wrong with a command line."""

from __future__ import annotations

import contextlib
import gc
import os
import sys
from collections.abc import Iterator, Sequence
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
from spadille.cli.command_names import COMMANDS, WITHIN
from spadille.cli.language import spoken_to
from spadille.cli.trouble import Trouble, why
from spadille.talk.quoting import quoted
from spadille.text import catalogue

__all__ = ["commands", "main"]

DONE, AT_FAULT, INTERRUPTED = 0, 2, 130
HELP = ("--help", "-h")

_MISREAD: dict[type[CycloptsError], str] = {
    UnknownCommandError: "unknown-command",
    UnknownOptionError: "no-such-option",
    UnusedCliTokensError: "too-many-words",
    RepeatArgumentError: "said-twice",
    CoercionError: "bad-value",
    MissingArgumentError: "nothing-said",
}
"""What may be wrong with a command line, and the sentence about it."""


def commands() -> App:
    """All commands, none of them loaded."""
    app = App(name="spadille", help_flags=(), version_flags=())
    for name, place in COMMANDS.items():
        app.command(_several(name, place) if name in WITHIN else place, name=name)
    return app


def _several(name: str, module: str) -> App:
    """A command that is several; one more word says which."""
    app = App(name=name, help_flags=(), version_flags=())
    for word in WITHIN[name]:
        app.command(f"{module}{word}", name=word)
    return app


def main(arguments: Sequence[str] | None = None) -> int:
    """`spadille`: carries out a command line and gives the exit status."""
    tokens = list(sys.argv[1:] if arguments is None else arguments)
    try:
        _prepare_streams()
        status = _carried_out(tokens)
        sys.stdout.flush()
    except Trouble as trouble:
        return _at_fault(tokens, trouble)
    except BrokenPipeError:
        return _at_fault(tokens, Trouble("pipe"))
    except OSError as wrong:
        return _at_fault(tokens, Trouble("machine", why=why(wrong)))
    except KeyboardInterrupt:
        return INTERRUPTED
    return status


def _carried_out(tokens: list[str]) -> int:
    if not tokens or tokens[0] in (*HELP, "help") or any(flag in tokens for flag in HELP):
        return _help(tokens)
    if tokens[0] in WITHIN and len(tokens) == 1:
        return _help(tokens)
    if tokens == ["--version"]:
        sys.stdout.write(f"spadille {__version__}\n")
        return DONE
    try:
        with _without_collecting():
            command, bound, _ = commands().parse_args(tokens, print_error=False, exit_on_error=False)
    except CycloptsError as error:
        raise _misread(tokens, error) from None
    return command(*bound.args, **bound.kwargs) or DONE


@contextlib.contextmanager
def _without_collecting() -> Iterator[None]:
    """Loading a command makes much and no garbage: looking for any takes a tenth of the time."""
    usual = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if usual:
            gc.enable()


def _help(tokens: Sequence[str]) -> int:
    """The page of the command that is named, or of all."""
    named = next((token for token in tokens if token in COMMANDS), None)
    words = catalogue(spoken_to(tokens))
    sys.stdout.write(words.say(f"help-{named}" if named else "help-commands") + "\n")
    return DONE


def _misread(tokens: Sequence[str], error: CycloptsError) -> Trouble:
    """What is wrong with a command line, as a sentence of ours."""
    name = next((name for kind, name in _MISREAD.items() if isinstance(error, kind)), "misread")
    token: Token | None = getattr(error, "token", None)
    option = (token and token.keyword) or (error.argument.name if error.argument else "")
    unused = (error.unused_tokens or tokens)[0]
    if name == "unknown-command" and tokens[0] in WITHIN:
        return Trouble(
            f"{tokens[0]}-no-such-command", word=quoted(unused), commands=", ".join(WITHIN[tokens[0]])
        )
    return Trouble(
        name,
        command=next((token for token in tokens if token in COMMANDS), ""),
        commands=", ".join(COMMANDS),
        option=quoted(option or (token.value if token else "")),
        value=quoted(token.value if token else ""),
        word=quoted(unused),
    )


def _at_fault(tokens: Sequence[str], trouble: Trouble) -> int:
    """Says what is wrong, and leaves nothing behind that could still fail to be written."""
    _let_go_of_output()
    words = catalogue(spoken_to(tokens))
    with contextlib.suppress(OSError, AttributeError):
        sys.stderr.write(f"spadille: {trouble.sentence(words)}\n")
        sys.stderr.flush()
    return AT_FAULT


def _prepare_streams() -> None:
    """The same bytes on every machine, and no letter that cannot be written or read."""
    if sys.stdout is None:
        raise Trouble("pipe")
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace", newline="\n")
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(encoding="utf-8", errors="replace")


def _let_go_of_output() -> None:
    """What cannot be written any more is not tried again at the end."""
    if sys.stdout is None:
        return
    try:
        sys.stdout.flush()
    except OSError:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
