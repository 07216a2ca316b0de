"""Tests of every API route against its OpenAPI description, with generated requests (Schemathesis)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import negative_data_rejection, positive_data_acceptance

from tests.support.client import run_server

ANY = settings(derandomize=True, database=None, deadline=None, suppress_health_check=list(HealthCheck))
TOO_LONG = 413
SHARES, LEAST = 6, 2
"""The number of shares into which the routes are divided, and the least number of routes in each."""
shares = pytest.mark.parametrize("share", range(SHARES))


@pytest.fixture(scope="module")
def schema(tmp_path_factory: pytest.TempPathFactory) -> Iterator[schemathesis.BaseSchema]:
    """Run a server, and yield its OpenAPI description."""
    with run_server(tmp_path_factory.mktemp("schema") / "tables.sqlite") as address:
        yield schemathesis.openapi.from_url(f"http://{address}/openapi.json")


@shares
def test_routes_conform_to_their_description(schema: schemathesis.BaseSchema, share: int) -> None:
    assert check_share(schema, share, examples=3) > LEAST


@shares
@pytest.mark.long
def test_routes_conform_to_their_description_with_many_requests(
    schema: schemathesis.BaseSchema, share: int
) -> None:
    assert check_share(schema, share, examples=1_500) > LEAST


def check_share(schema: schemathesis.BaseSchema, share: int, examples: int) -> int:
    """Call each route of a share with generated valid and invalid requests. Return the number of routes."""
    operations = list(schema.get_all_operations())[share::SHARES]
    calls = [operation.ok() for operation in operations if isinstance(operation, Ok)]
    for call in calls:
        for mode in schemathesis.GenerationMode:
            if mode is schemathesis.GenerationMode.POSITIVE or can_be_invalid(call):
                called = given(call.as_strategy(generation_mode=mode))(check_case)
                settings(ANY, max_examples=examples)(called)()
    return len(calls)


def can_be_invalid(call: Any) -> bool:  # noqa: ANN401 - Schemathesis has no name for what is sound
    """Return whether a route can get an invalid request: it has a body, or a parameter that is not just any
    text in the path.
    """
    definitions = [parameter.definition for parameter in call.iter_parameters()]
    word = {"type": "string"}
    return bool(call.body) or not all(
        part["in"] == "path" and part["schema"] == word | {"title": part["schema"].get("title")}
        for part in definitions
    )


def check_case(case: schemathesis.Case[Any]) -> None:
    response = case.call()
    # Which games exist, who holds a table and what is a valid name are no part of the description. The server
    # also refuses oversized requests, which Schemathesis does not count as a refusal.
    case.validate_response(
        response,
        excluded_checks=[positive_data_acceptance, negative_data_rejection]
        if response.status_code == TOO_LONG
        else [positive_data_acceptance],
    )
