"""The published descriptions, value by value, each with its origin."""

from dataclasses import replace

import pytest

from spadille.games import GAMES, GERMAN_SOLO, PROGRESSIVE, SIX_BID
from spadille.notation.records import header_json, read_header
from spadille.rules.follow import Void
from spadille.rules.game import Game, Sitters
from spadille.rules.options import MOST
from spadille.rules.presets import Origin, by_seats
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


def values_by_origin(game: Game, origin: Origin, seats: int) -> set[tuple[str, str]]:
    """Return the values of an origin at a table of `seats`, by rule set and option."""
    return {
        (preset.id, name)
        for preset in game.presets
        for name, attributed in (*preset.values.items(), *preset.match.items())
        if attributed.at(seats).origin is origin
    }


OURS = frozenset(
    {
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
)


@pytest.mark.parametrize("seats", SIX_BID.rules("standard").seats)
def test_what_the_sources_leave_open_is_marked_as_ours(seats: int) -> None:
    alone = {("standard", "sitters"), ("standard", "sitting_out")} if seats > 5 else set()
    assert values_by_origin(SIX_BID, Origin.HOUSE, seats) == OURS | alone


def test_what_a_source_implies_is_not_called_its_word() -> None:
    assert values_by_origin(SIX_BID, Origin.INFERRED, 3) == {
        ("gamerules", "sixty"),
        ("gamerules", "deal"),
        ("hoyle", "solo_trumps"),
        ("hoyle", "guarantee_hearts_points"),
        ("hoyle", "call_hearts_value"),
        ("hoyle", "start"),
        ("white-knuckle", "call_card"),
        ("white-knuckle", "start"),
    }


@pytest.mark.parametrize("seats", PROGRESSIVE.rules("hoyle").seats)
def test_the_one_tariff_of_progressive_is_pennycooks(seats: int) -> None:
    rates = {("hoyle", option.id) for option in PROGRESSIVE.options if option.id.endswith("_rate")}
    both = {
        (preset, option) for preset in ("pennycook", "hoyle") for option in ("sitters", "start", "solo_ante")
    }
    assert values_by_origin(PROGRESSIVE, Origin.INFERRED, seats) == rates | both
    assert values_by_origin(PROGRESSIVE, Origin.HOUSE, seats) == {
        (preset, option)
        for preset in ("pennycook", "hoyle")
        for option in ("sitting_out", "bankrupt", "frog_ante")
    }


@pytest.mark.parametrize(
    ("game", "preset", "ours", "implied"),
    [
        (SIX_BID, "standard", {6, 7}, set()),
        (SIX_BID, "gamerules", {4, 5, 6, 7}, set()),
        (SIX_BID, "hoyle", set(), {5, 6, 7}),
        (SIX_BID, "white-knuckle", {4, 5, 6, 7}, set()),
        (PROGRESSIVE, "pennycook", set(), {6, 7}),
        (PROGRESSIVE, "hoyle", set(), {5, 6, 7}),
        (GERMAN_SOLO, "standard", set(), set()),
    ],
)
def test_more_at_the_table_than_a_source_speaks_of_is_not_its_word(
    game: Game, preset: str, ours: set[int], implied: set[int]
) -> None:
    seated = {seats: game.preset(preset).seated(seats) for seats in game.rules(preset).seats}
    assert {seats for seats, origin in seated.items() if origin is Origin.HOUSE} == ours
    assert {seats for seats, origin in seated.items() if origin is Origin.INFERRED} == implied


def test_five_at_standard_share_in_full_and_four_when_the_declarer_loses() -> None:
    shares = {seats: SIX_BID.rules("standard").at(seats).sitters.value for seats in range(3, 8)}
    assert shares == {3: "on-loss", 4: "on-loss", 5: "full", 6: "full", 7: "full"}


def test_a_chosen_option_holds_for_every_number_of_seats() -> None:
    chosen = SIX_BID.rules("standard", {"sitters": "on-loss"})
    assert {chosen.at(seats).sitters.value for seats in range(3, 8)} == {"on-loss"}
    assert [chosen.at(seats).settings.changed for seats in (4, 5)] == [(), ("sitters",)]


def test_the_rules_of_a_table_hold_nothing_of_other_tables() -> None:
    chosen, published = SIX_BID.rules("standard", {"sitters": "on-loss"}), SIX_BID.rules("standard")
    assert chosen.at(4) == published.at(4)
    assert chosen.at(5) != published.at(5)


def test_a_rule_changed_by_hand_is_changed_at_every_table() -> None:
    published = SIX_BID.rules("standard")
    free = replace(published, void=Void.FREE)
    assert {free.at(seats).void for seats in free.seats} == {Void.FREE}
    assert [free.at(seats).sitters.value for seats in (4, 5)] == ["on-loss", "full"]
    assert free.at(5).at(5) is free.at(5)
    alone = replace(published, sitters=Sitters.NONE)
    assert {alone.at(seats).sitters for seats in alone.seats} == {Sitters.NONE}


def test_a_value_may_come_back_at_a_larger_table() -> None:
    standard = SIX_BID.preset("standard")
    sitters = by_seats("on-loss", {5: "full", 7: "on-loss"})
    game = replace(SIX_BID, presets=(replace(standard, values={**standard.values, "sitters": sitters}),))
    published, chosen = game.rules("standard"), game.rules("standard", {"sitters": "on-loss"})
    assert [published.at(seats).sitters.value for seats in (4, 5, 7)] == ["on-loss", "full", "on-loss"]
    assert [chosen.at(seats).settings.changed for seats in (4, 5, 7)] == [(), ("sitters",), ()]


def test_a_table_of_five_keeps_to_its_word_in_its_records() -> None:
    for sitters, stated in (("on-loss", {"sitters": "on-loss"}), ("full", {})):
        rules = SIX_BID.rules("standard", {"sitters": sitters})
        header = read_header({**header_json(rules, 5, 0)})
        assert header_json(rules, 5, 0)["options"] == stated
        assert header.rules.sitters.value == sitters


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_value_at_larger_tables_is_allowed(game: Game) -> None:
    steps = [
        (option.takes(attributed.value), seats in game.rules(preset.id).seats)
        for preset in game.presets
        for option in game.options
        for seats, attributed in preset.values[option.id].more
    ]
    assert set(steps) <= {(True, True)}


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
