"""That the laws are tried on everything that can happen."""

import sys

import pytest

from tests.laws.reach import census, expected


def test_a_share_of_the_deals_reaches_everything() -> None:
    seen = census("share", 4_000)
    assert {event: seen[event] for event in expected() if seen[event] < 5} == {}


@pytest.mark.long
def test_the_long_run_reaches_everything_a_thousand_times(capsys: pytest.CaptureFixture[str]) -> None:
    seen = census("long", 300_000)
    lines = (f"{count:8} {event}" for event, count in sorted(seen.items()))
    with capsys.disabled():
        sys.stdout.write("\n".join(("", *lines, "")))
    assert {event: seen[event] for event in expected() if seen[event] < 1_000} == {}
