"""Tests of the error codes: each has an HTTP status, and a code without a status cannot be used."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from http import HTTPStatus

import pytest

from spadille.protocol.api_error import RULES_STATUS, STATUSES, api_error, from_rules
from spadille.rules.refusal import NotAllowed
from spadille.text import LANGUAGES, load_catalogue
from tests.house.source import MODULES, syntax, where


def calls() -> Iterator[tuple[str, ast.expr]]:
    """Yield each place where an error is made, and the expression of its code."""
    for module in MODULES:
        for node in ast.walk(syntax(module)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "api_error":
                yield where(module, node), node.args[0]


def texts(node: ast.AST) -> list[str]:
    found = (part.value for part in ast.walk(node) if isinstance(part, ast.Constant))
    return [text for text in found if isinstance(text, str)]


def test_every_code_that_is_used_has_a_status() -> None:
    made = list(calls())
    assert len(made) > 100
    assert [place for place, code in made if not texts(code)] == [], "name the code where the error is made"
    assert [(place, text) for place, code in made for text in texts(code) if text not in STATUSES] == []


def test_every_code_with_a_status_is_used() -> None:
    used = {text for _, code in calls() for text in texts(code)} | {"no-review"}
    assert sorted(STATUSES.keys() - used) == []


@pytest.mark.parametrize("code", STATUSES)
def test_an_error_has_the_status_of_its_code(code: str) -> None:
    error = api_error(code)
    assert isinstance(error.status, HTTPStatus)
    assert (error.error.code, error.status) == (code, STATUSES[code])
    assert error.status >= HTTPStatus.BAD_REQUEST


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_a_sentence(language: str) -> None:
    catalogue, shown = load_catalogue(language), STATUSES.keys() - {"copy-unread"}
    assert "site-unread" in catalogue, "the page that imports a file has its own sentence"
    assert [code for code in sorted(shown) if f"refusal-{code}" not in catalogue] == []


def test_a_code_without_a_status_raises_an_error() -> None:
    with pytest.raises(LookupError, match=r"'no-such-thing' has no HTTP status"):
        api_error("no-such-thing")


def test_every_code_of_the_rules_has_the_status_of_the_rules() -> None:
    error = from_rules(NotAllowed("must-follow-suit", "six-bid.play.follow", suit="H"))
    assert (error.status, error.error.rule) == (RULES_STATUS, "six-bid.play.follow")
    assert error.error.facts == {"suit": "H"}
    assert from_rules(NotAllowed("no-review")).status == HTTPStatus.CONFLICT
