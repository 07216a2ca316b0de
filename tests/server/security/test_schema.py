"""The calls keep what their description says, whatever they are sent (Schemathesis)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import negative_data_rejection, positive_data_acceptance

from tests.support.client import open_house

ANY = settings(derandomize=True, database=None, deadline=None, suppress_health_check=list(HealthCheck))
TOO_LONG = 413
SHARES, LEAST = 6, 2
"""Each call is tried in one of so many shares; more than the least are in each."""
shares = pytest.mark.parametrize("share", range(SHARES))


@pytest.fixture(scope="module")
def described(tmp_path_factory: pytest.TempPathFactory) -> Iterator[schemathesis.BaseSchema]:
    """A house, and how it describes its calls."""
    with open_house(tmp_path_factory.mktemp("described") / "tables.sqlite") as address:
        yield schemathesis.openapi.from_url(f"http://{address}/openapi.json")


@shares
def test_the_calls_keep_their_description(described: schemathesis.BaseSchema, share: int) -> None:
    assert kept(described, share, examples=3) > LEAST


@shares
@pytest.mark.long
def test_the_calls_keep_their_description_at_length(described: schemathesis.BaseSchema, share: int) -> None:
    assert kept(described, share, examples=1_500) > LEAST


def kept(described: schemathesis.BaseSchema, share: int, examples: int) -> int:
    """Calls all that is in a share so many times as it is described, and as often otherwise. Gives how much
    there is.
    """
    operations = list(described.get_all_operations())[share::SHARES]
    calls = [operation.ok() for operation in operations if isinstance(operation, Ok)]
    for call in calls:
        for mode in schemathesis.GenerationMode:
            if mode is schemathesis.GenerationMode.POSITIVE or can_be_made_otherwise(call):
                called = given(call.as_strategy(generation_mode=mode))(keeps_its_description)
                settings(ANY, max_examples=examples)(called)()
    return len(calls)


def can_be_made_otherwise(call: Any) -> bool:  # noqa: ANN401 - Schemathesis has no name for what is sound
    """Not one that has nothing in it, or nothing but words in its path, which may be any."""
    described = [parameter.definition for parameter in call.iter_parameters()]
    word = {"type": "string"}
    return bool(call.body) or not all(
        part["in"] == "path" and part["schema"] == word | {"title": part["schema"].get("title")}
        for part in described
    )


def keeps_its_description(case: schemathesis.Case[Any]) -> None:
    response = case.call()
    # Which games there are, whose table it is, what may be a name: that is no part of the description.
    # What is too long is refused too, which Schemathesis does not count as refusing.
    case.validate_response(
        response,
        excluded_checks=[positive_data_acceptance, negative_data_rejection]
        if response.status_code == TOO_LONG
        else [positive_data_acceptance],
    )
