"""Tests of portraits on link pictures: they are those of the web, and an erased name has none."""

from spadille.app.deals.picture import draw_invitation
from spadille.app.deals.portraits import choose_parts
from spadille.text import load_catalogue

FACTS = {"players": 3, "deals": 12, "free": 1}


def test_a_name_has_the_parts_that_the_web_chooses() -> None:
    """`portrait.test.ts` names the same parts."""
    parts = choose_parts("Otto")
    assert (parts["hat"], parts["collar"]) == ("cap", "bow")
    assert (parts["hair"], parts["skin"], parts["cloth"]) == ("#b98a4a", "#c98f66", "#2f4a86")
    assert choose_parts("Klara")["beard"] == "none"


def test_an_invitation_shows_the_face_of_the_inviting_player() -> None:
    catalogue = load_catalogue("en")
    with_face, without = (draw_invitation("frog", name, FACTS, catalogue) for name in ("Otto", ""))
    assert f'fill="{choose_parts("Otto")["skin"]}"' in with_face
    assert "ellipse" not in without
