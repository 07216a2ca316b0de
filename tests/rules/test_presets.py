"""The four published descriptions, value by value, with whose word each is."""

import pytest

from spadille.games import GAMES, SIX_BID
from spadille.rules.game import Game
from spadille.rules.options import MOST
from spadille.rules.presets import Origin
from spadille.rules.refusal import NotAllowed


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_preset_has_an_allowed_value_for_every_option(game: Game) -> None:
    for preset in game.presets:
        assert list(preset.values) == [option.id for option in game.options]
        assert all(option.takes(preset.values[option.id].value) for option in game.options)
        assert preset.source.title
        assert preset.ends


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_word_of_every_option_makes_rules(game: Game) -> None:
    for option in game.options:
        for word in option.words:
            assert dict(game.rules(game.presets[0].id, {option.id: word}).settings.values)[option.id] == word


def test_what_the_sources_leave_open_is_marked_as_ours() -> None:
    ruled = {
        (preset.id, name)
        for preset in SIX_BID.presets
        for name, said in (*preset.values.items(), *preset.match.items())
        if said.origin is Origin.HOUSE
    }
    assert ruled == {
        ("gamerules", "sitters"),
        ("gamerules", "sitting_out"),
        ("gamerules", "bankrupt"),
        ("hoyle", "sitting_out"),
        ("hoyle", "bankrupt"),
        ("white-knuckle", "spread_exposed"),
        ("white-knuckle", "sitters"),
        ("white-knuckle", "sitting_out"),
        ("white-knuckle", "bankrupt"),
    }


@pytest.mark.parametrize("value", [0, -1, MOST + 1, 1.0, True, None, "2", []])
def test_a_rate_is_a_whole_number_from_one(value: object) -> None:
    with pytest.raises(NotAllowed) as refused:
        SIX_BID.rules("standard", {"solo_rate": value})
    assert (refused.value.code, refused.value.rule) == ("bad-option", "six-bid.options.solo-rate")


def test_the_largest_rate_is_a_million() -> None:
    assert SIX_BID.rules("standard", {"solo_rate": MOST}).contracts[0].price.counters == MOST


def test_what_is_not_named_in_the_rules_is_refused_by_name() -> None:
    with pytest.raises(NotAllowed, match="unknown-rules"):
        SIX_BID.rules("parlour")
    with pytest.raises(NotAllowed, match="unknown-option"):
        SIX_BID.rules("standard", {"start": 200})


def test_an_option_stated_with_the_presets_own_value_changes_nothing() -> None:
    assert SIX_BID.rules("standard", {"sixty": "drawn"}) == SIX_BID.rules("standard")
