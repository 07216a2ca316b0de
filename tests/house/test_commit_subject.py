"""Tests of commit subjects: their form, the commits since the check was introduced, and the hook of a
checkout.
"""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from scripts.commit_subject import HOOK, check_message, fault_of, git, install, main
from tests.house.source import ROOT


@pytest.mark.parametrize(
    "subject",
    [
        "server: add a rate limit for push subscriptions",
        "web/src, crates/core: rename `Slip` to `CoachNote`",
        "scripts: _core is built by the Makefile alone",
        "docs: README names the commands",
        "table: TableActor ends idle tables",
        "bots: " + "x" * 64,
        "Merge branch 'core' into main",
        'Revert "server: add a rate limit for push subscriptions, which is no longer than that"',
    ],
)
def test_a_subject_is_well_formed(subject: str) -> None:
    assert fault_of(subject) is None


@pytest.mark.parametrize(
    "subject",
    [
        "Docs: how the shifts came about",
        "docs: Rename the pages",
        "docs: rename the pages.",
        "docs:rename the pages",
        "docs: ",
        "rename the pages",
        "docs: A page of names",
        "bots: " + "x" * 65,
        "fixup! docs: rename the pages",
    ],
)
def test_a_subject_is_refused(subject: str) -> None:
    assert fault_of(subject) is not None


@pytest.mark.parametrize(
    ("message", "accepted"),
    [
        ("docs: rename the pages\n\nThe old names were riddles.\n", True),
        ("# a comment\n\ndocs: rename the pages\n", True),
        ("fixup! docs: rename the pages\n", True),
        ("# nothing but a comment\n", True),
        ("Rename the pages\n\ndocs: not the subject\n", False),
    ],
)
def test_a_message_is_judged_by_its_subject(tmp_path: Path, message: str, accepted: bool) -> None:  # noqa: FBT001
    file = tmp_path / "COMMIT_EDITMSG"
    file.write_text(message, "utf-8")
    assert (check_message(file) is None) is accepted


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Create a repository of one commit that ignores the user's git configuration."""
    for name in ("GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("GIT_CONFIG_GLOBAL", "/dev/null")
    monkeypatch.setenv("GIT_CONFIG_NOSYSTEM", "1")
    folder = tmp_path / "checkout"
    folder.mkdir()
    for arguments in (
        ["init", "--quiet"],
        ["config", "user.name", "Ann"],
        ["config", "user.email", "ann@host"],
    ):
        assert git(folder, *arguments) is not None
    commit(folder, "How it was before")
    return folder


def commit(folder: Path, subject: str) -> bool:
    """Make an empty commit with this subject. Return whether the hooks accept it."""
    return git(folder, "commit", "--quiet", "--allow-empty", "--message", subject) is not None


def head(folder: Path) -> str:
    commit_id = git(folder, "rev-parse", "HEAD")
    assert commit_id
    return commit_id


def test_a_planted_subject_fails(checkout: Path, capsys: pytest.CaptureFixture[str]) -> None:
    since = head(checkout)
    assert commit(checkout, "docs: rename the pages")
    assert main([], checkout, since) == 0
    assert capsys.readouterr() == ("", "")
    assert commit(checkout, "Rename the pages")
    assert main([], checkout, since) == 1
    assert "Rename the pages: not of the form" in capsys.readouterr().err


def test_without_the_history_nothing_is_checked(
    checkout: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    since = head(checkout)
    assert commit(checkout, "Rename the pages")
    shallow = tmp_path / "shallow"
    assert git(tmp_path, "clone", "--quiet", "--depth=1", checkout.as_uri(), str(shallow)) is not None
    for folder in (shallow, tmp_path):
        assert main([], folder, since) == 0
        assert capsys.readouterr() == ("no history to check\n", "")


def test_the_hook_checks_what_is_committed(checkout: Path) -> None:
    assert install(checkout)
    assert commit(checkout, "Before there is an environment nothing is checked")
    (checkout / "scripts").mkdir()
    (checkout / "scripts" / "commit_subject.py").write_bytes(
        (ROOT / "scripts" / "commit_subject.py").read_bytes()
    )
    (checkout / ".venv" / "bin").mkdir(parents=True)
    (checkout / ".venv" / "bin" / "python").symlink_to(sys.executable)
    assert not commit(checkout, "Rename the pages")
    assert commit(checkout, "docs: rename the pages")


def test_the_hook_is_not_written_over_hooks_of_ones_own(checkout: Path) -> None:
    hooks = checkout / ".git" / "hooks"
    hooks.mkdir(exist_ok=True)
    (hooks / "pre-push").write_text("#!/bin/sh\n")
    assert not install(checkout)
    (hooks / "pre-push").unlink()
    assert git(checkout, "config", "core.hooksPath", "elsewhere") is not None
    assert not install(checkout)
    assert git(checkout, "config", "--unset", "core.hooksPath") is not None
    assert install(checkout)
    assert (hooks / "commit-msg").read_text("utf-8") == HOOK
    assert not install(checkout)


def test_the_hook_is_written_in_a_checkout_of_our_own_alone(checkout: Path, tmp_path: Path) -> None:
    unpacked, inner = tmp_path / "unpacked", checkout / "inner"
    for folder in (unpacked, inner):
        folder.mkdir()
        assert not install(folder)
        assert list(folder.iterdir()) == []
    assert not (checkout / ".git" / "hooks" / "commit-msg").exists()
