"""Tests of the published rule sets, value by value, each with its origin."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby

import pytest

from spadille.games import GAMES, SIX_BID
from spadille.notation.records import header_json, read_header
from spadille.rules.follow import Void
from spadille.rules.game import Game, Sitters
from spadille.rules.options import MOST
from spadille.rules.presets import Origin, Preset, by_seats
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


def labels(game: Game, preset: Preset) -> dict[str, str]:
    """Return the origins of all values that the source does not state, by number of seats."""
    seats = game.rules(preset.id).seats
    every = {
        name: [attributed.at(number).origin for number in seats]
        for name, attributed in (*preset.values.items(), *preset.match.items())
    }
    every["seats"] = [preset.seated(number) for number in seats]
    every["end"] = [preset.ends_by] * len(seats)
    return {name: spans for name, origins in every.items() if (spans := runs(seats, origins))}


def runs(seats: Sequence[int], origins: Sequence[Origin]) -> str:
    """Return the numbers of seats at which each origin holds: `inferred 3-4, house 5-7`."""
    pairs = groupby(zip(origins, seats, strict=True), key=lambda pair: pair[0])
    spans = [(origin, [number for _, number in group]) for origin, group in pairs]
    return ", ".join(f"{origin} {at[0]}-{at[-1]}" for origin, at in spans if origin is not Origin.SOURCE)


RATES = dict.fromkeys(("frog_rate", "spade_rate", "club_rate", "diamond_rate", "heart_rate"), "inferred 3-7")
MATCH = {"unpaid": "house 3-7", "whole_rounds": "house 3-7"}
TAPP_MATCH = dict.fromkeys(("start", "bankrupt", "unpaid", "whole_rounds", "end"), "house 3-3")
PROGRESSIVELY = MATCH | {
    "deal": "inferred 3-7",
    "sitting_out": "inferred 3-4, house 5-7",
    "sitters": "inferred 3-7",
    "frog_ante": "house 3-7",
    "solo_ante": "inferred 3-7",
    "start": "inferred 3-7",
    "bankrupt": "house 3-7",
    "end": "inferred 3-7",
}
EXCHANGE = dict.fromkeys(("call_own", "give_back"), "house 3-7")
TRUMP_FIRST = {"call_order": "inferred 3-7"}
FROG_MATCH = {
    **dict.fromkeys(("start", "end"), "inferred 3-5"),
    **dict.fromkeys(("bankrupt", "unpaid", "whole_rounds"), "house 3-5"),
}
SLOUGH = {
    **dict.fromkeys(("auction", "penalty_frog", "sixty", "sitters", "unpaid", "end"), "inferred 3-7"),
    **dict.fromkeys(("sitting_out", "whole_rounds"), "house 3-7"),
}
FROG_TABLE = {**dict.fromkeys(("sitters", "sitting_out"), "house 3-5"), "seats": "house 4-5"}
TAROK = {"start": "inferred 3-4"} | dict.fromkeys(("bankrupt", "unpaid", "whole_rounds", "end"), "house 3-4")
LABELS = {
    "six-bid/standard": EXCHANGE
    | TRUMP_FIRST
    | {
        "sitters": "house 6-7",
        "sitting_out": "house 6-7",
        "whole_rounds": "house 3-7",
        "seats": "house 6-7",
    },
    "six-bid/gamerules": MATCH
    | EXCHANGE
    | TRUMP_FIRST
    | {
        "sixty": "inferred 3-7",
        "deal": "inferred 3-7",
        "sitters": "house 3-7",
        "sitting_out": "house 3-7",
        "bankrupt": "house 3-7",
        "seats": "house 4-7",
    },
    "six-bid/hoyle": MATCH
    | EXCHANGE
    | {
        "call_order": "house 3-7",
        "solo_trumps": "inferred 3-7",
        "guarantee_hearts_points": "inferred 3-7",
        "call_hearts_value": "inferred 3-7",
        "sitters": "house 5-7",
        "sitting_out": "house 5-7",
        "start": "inferred 3-7",
        "bankrupt": "house 3-7",
        "seats": "inferred 5-7",
        "end": "inferred 3-7",
    },
    "six-bid/white-knuckle": EXCHANGE
    | {
        "call_order": "house 3-7",
        "spread_exposed": "house 3-7",
        "unpaid": "house 3-7",
        "call_card": "inferred 3-7",
        "sitters": "house 3-7",
        "sitting_out": "house 3-7",
        "start": "inferred 3-7",
        "bankrupt": "house 3-7",
        "seats": "house 4-7",
    },
    "six-bid/pagat": MATCH
    | EXCHANGE
    | TRUMP_FIRST
    | {
        "sitters": "house 3-7",
        "sitting_out": "house 3-7",
        "start": "inferred 3-7",
        "bankrupt": "house 3-7",
        "seats": "house 4-7",
        "end": "inferred 3-7",
    },
    "progressive/pennycook": PROGRESSIVELY | {"seats": "inferred 6-7"},
    "progressive/hoyle": PROGRESSIVELY | RATES | {"seats": "inferred 5-7"},
    "german-solo/standard": dict.fromkeys(
        ("six_trick_first", "start", "bankrupt", "unpaid", "whole_rounds", "end"), "house 4-4"
    ),
    "german-solo/altenburg": dict.fromkeys(
        ("six_trick_first", "start", "bankrupt", "unpaid", "whole_rounds", "end"), "house 4-4"
    ),
    "frog/foster": FROG_MATCH | {"auction": "inferred 3-5"},
    "frog/modern": FROG_MATCH
    | dict.fromkeys(
        (
            *("auction", "chico_trumps", "frog_rate", "chico_rate", "grand_rate"),
            *("sixty", "sitters", "sitting_out", "seats"),
        ),
        "inferred 3-5",
    ),
    "frog/pagat": FROG_MATCH | FROG_TABLE | dict.fromkeys(("auction", "widow_shown"), "inferred 3-5"),
    "frog/cats-at-cards": FROG_MATCH
    | FROG_TABLE
    | {"auction": "house 3-5", "widow_shown": "inferred 3-5", "start": "house 3-5", "end": "house 3-5"},
    "frog/gamerules": {name: origin for name, origin in FROG_MATCH.items() if name != "end"}
    | FROG_TABLE
    | dict.fromkeys(("sixty", "widow_shown", "deal"), "inferred 3-5")
    | {"start": "house 3-5"},
    "slough/slough": SLOUGH,
    "slough/straight": SLOUGH | dict.fromkeys(("frog_rate", "penalty_frog"), "house 3-7"),
    "slough/coeur-dalene": SLOUGH | dict.fromkeys(("start", "bankrupt", "unpaid"), "house 3-7"),
    "sluff/mcmillan": dict.fromkeys(("deal", "unpaid", "whole_rounds"), "house 3-4")
    | {"end": "inferred 3-4"},
    "tapp/meyers": TAPP_MATCH | dict.fromkeys(("auction", "deal"), "house 3-3"),
    "tapp/classic": TAPP_MATCH | {"pay": "inferred 3-3"},
    "tapp/wurttemberg": TAPP_MATCH,
    "tarok/sansprendre": TAROK,
    "tarok/aad": TAROK,
    "tapp/modern": TAPP_MATCH | {"auction": "house 3-3"} | dict.fromkeys(("frage", "tout"), "inferred 3-3"),
}
"""All values that are not stated by a source, by number of seats."""


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_value_and_number_of_seats_has_its_origin(game: Game) -> None:
    declared = {f"{game.id}/{preset.id}": labels(game, preset) for preset in game.presets}
    assert declared == {name: origin for name, origin in LABELS.items() if name.startswith(f"{game.id}/")}


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
