"""Tests that the reference of routes and messages agrees with the schemas."""

from scripts.messages import PAGE, render_page
from spadille import protocol


def test_the_page_is_the_schemas() -> None:
    assert PAGE.read_text(encoding="utf-8") == render_page(), "make generate writes it"


def test_it_names_every_message() -> None:
    written = render_page()
    for kind in protocol.from_player.json_schema()["discriminator"]["mapping"]:
        assert f"| `{kind}` | [" in written
    assert "POST /api/tables/{table}/seats" in written
