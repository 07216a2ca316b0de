"""Check commit subjects: `area: imperative subject`, at most 70 characters.

python -m scripts.commit_subject            the commits since this check was introduced
python -m scripts.commit_subject FILE       a message, as git's commit-msg hook names it
python -m scripts.commit_subject --install  write that hook, where the checkout has no hooks
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
SINCE: Final = "9a8da1d6cb01bbb96c990dbbff7f03d6752dfe60"
"""The last commit before this check; earlier subjects were not checked."""
MOST: Final = 70
"""The length of a subject, in characters."""

_AREA: Final = r"[a-z0-9][a-z0-9,/_. -]*"
_CAPITALISED_WORD: Final = r"[A-Z][a-z'’-]*[,;:]?(?:\s|$)"
_SUBJECT: Final = re.compile(rf"{_AREA}: (?!{_CAPITALISED_WORD})[A-Za-z_`-]")
_WRITTEN_BY_GIT: Final = re.compile(r'Merge |Revert "|Reapply "')
_FOR_AUTOSQUASH: Final = re.compile(r"(?:fixup|squash|amend)! ")

HOOK: Final = """\
#!/bin/sh
# Checks the subject of a commit. Written by `make build`, which leaves a changed or emptied file as it is.
check=scripts/commit_subject.py
[ -f $check ] && [ -x .venv/bin/python ] || exit 0
exec .venv/bin/python $check "$1"
"""


def fault_of(subject: str) -> str | None:
    """Return what is wrong with a subject, or None if it is well formed."""
    if _WRITTEN_BY_GIT.match(subject):
        return None
    if len(subject) > MOST:
        return f"{len(subject)} characters, {MOST} at most"
    if not _SUBJECT.match(subject):
        return "not of the form `area: imperative subject` in lower case"
    if subject.endswith("."):
        return "a full stop at the end"
    return None


def subject_of(message: str) -> str:
    """Return the first line of a message that is no comment."""
    lines = (line.strip() for line in message.splitlines() if not line.startswith("#"))
    return next(filter(None, lines), "")


def check_message(file: Path) -> str | None:
    """Return what is wrong with the subject of the commit message in `file`, or None.

    An empty message passes, because git itself refuses it.
    """
    subject = subject_of(file.read_text("utf-8", errors="replace"))
    return None if not subject or _FOR_AUTOSQUASH.match(subject) else fault_of(subject)


def git(root: Path, *arguments: str) -> str | None:
    """Return the output of a git command, or None if git is missing or the command fails."""
    try:
        done = subprocess.run(
            ["git", "-C", str(root), *arguments], capture_output=True, encoding="utf-8", check=True
        )
    except (OSError, subprocess.CalledProcessError):
        return None
    return done.stdout.strip()


def badly_named_commits(root: Path, since: str) -> Iterator[str] | None:
    """Return the badly named commits after `since`, each with its fault, or None if the history is not
    available.
    """
    if git(root, "merge-base", "--is-ancestor", since, "HEAD") is None:
        return None
    listed = git(root, "log", "--format=%h %s", f"{since}..HEAD") or ""
    commits = (line.partition(" ") for line in listed.splitlines())
    return (f"{commit} {subject}: {fault}" for commit, _, subject in commits if (fault := fault_of(subject)))


def install(root: Path) -> bool:
    """Write the commit-msg hook, unless the checkout has hooks of its own. Return whether it was written.

    A folder without git, or inside another checkout, is not changed.
    """
    top, folder = git(root, "rev-parse", "--show-toplevel"), git(root, "rev-parse", "--git-path", "hooks")
    if top is None or folder is None or Path(top).resolve() != root.resolve():
        return False
    hooks = root / folder
    if git(root, "config", "--get", "core.hooksPath") or any(
        file.suffix != ".sample" for file in (hooks.iterdir() if hooks.is_dir() else ())
    ):
        return False
    hooks.mkdir(exist_ok=True)
    hook = hooks / "commit-msg"
    hook.write_text(HOOK, "utf-8")
    hook.chmod(0o755)
    return True


def main(arguments: list[str], root: Path = ROOT, since: str = SINCE) -> int:
    """Check a message file or all commits after `since`, print the faults and return the exit status."""
    match arguments:
        case ["--install"]:
            if install(root):
                print("spadille: git's commit-msg hook now checks the subjects of commits")
            return 0
        case [file]:
            fault = check_message(Path(file))
            found = [] if fault is None else [f"commit subject: {fault}"]
        case _:
            faults = badly_named_commits(root, since)
            if faults is None:
                print("no history to check")
            found = list(faults or ())
    for line in found:
        print(line, file=sys.stderr)
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
