"""Tests of deal codes: decoding restores every deal, and no typing error turns one deal into another."""

from contextlib import suppress
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spadille.games import GAMES, PROGRESSIVE, SIX_BID
from spadille.notation.code_letters import LETTERS, write
from spadille.notation.codes import code_of, deal_of, game_of
from spadille.notation.making import made
from spadille.play.deal import Deal
from spadille.rules.game import Game, Rules
from spadille.rules.options import Option, OptionValue
from spadille.rules.refusal import NotAllowed
from tests.laws.reduced_game import LITTLE


def values(option: Option) -> st.SearchStrategy[OptionValue]:
    return st.sampled_from(option.words) if option.words else st.integers(option.least, option.most)


@st.composite
def deals(draw: st.DrawFn) -> Deal:
    """Return a deal of any game with any options, in any state."""
    game: Game = draw(st.sampled_from(list(GAMES.values())))
    options = {option.id: draw(values(option)) for option in game.options if draw(st.booleans())}
    rules = game.rules(draw(st.sampled_from(game.presets)).id, options)
    seats = draw(st.sampled_from(rules.seats))
    ended = next(
        made(rules, seats, str(draw(st.integers(0, 1000))), 1, draw(st.sampled_from(["spread", "random"])))
    )
    kept = draw(st.one_of(st.just(len(ended.actions)), st.integers(0, len(ended.actions))))
    pots = tuple((name, draw(st.integers(0, 9999))) for name, _ in rules.antes)
    return Deal.of(replace(ended.layout, pots=pots), ended.actions[:kept])


@given(deals())
def test_a_deal_is_read_from_its_code_as_it_was(deal: Deal) -> None:
    code = code_of(deal)
    assert set(code) <= set(LETTERS)
    assert deal_of(code) == deal
    assert deal_of(f" {code}\n") == deal
    assert game_of(code) == deal.layout.rules.settings.game


@given(deals(), st.data())
def test_a_wrong_letter_is_refused(deal: Deal, data: st.DataObject) -> None:
    code = code_of(deal)
    place = data.draw(st.integers(0, len(code) - 1))
    letter = data.draw(st.sampled_from([letter for letter in LETTERS if letter != code[place]]))
    with pytest.raises(NotAllowed, match="bad-code"):
        deal_of(code[:place] + letter + code[place + 1 :])


@given(deals(), st.data())
def test_two_swapped_letters_are_refused(deal: Deal, data: st.DataObject) -> None:
    code = code_of(deal)
    place = data.draw(st.integers(0, len(code) - 2))
    swapped = code[:place] + code[place + 1] + code[place] + code[place + 2 :]
    if swapped == code:
        assert deal_of(swapped) == deal
    else:
        with pytest.raises(NotAllowed, match="bad-code"):
            deal_of(swapped)


@given(deals(), st.data())
def test_a_shortened_or_lengthened_code_is_refused(deal: Deal, data: st.DataObject) -> None:
    code = code_of(deal)
    for other in (
        code[: data.draw(st.integers(0, len(code) - 1))],
        code + data.draw(st.text(LETTERS, min_size=1, max_size=9)),
    ):
        with pytest.raises(NotAllowed, match="bad-code"):
            deal_of(other)


@given(st.text(LETTERS, max_size=40) | st.text(max_size=20))
def test_any_letters_are_a_deal_or_refused(text: str) -> None:
    with suppress(NotAllowed):
        assert code_of(deal_of(text)) == text.strip()


@given(st.integers(0, 7), st.integers(0, 1 << 140))
def test_any_number_is_a_deal_or_refused(rules: int, number: int) -> None:
    """The check letter and the length are not used here: any number that can be read is the only code of
    its deal.
    """
    code = write(rules, number)
    with suppress(NotAllowed):
        assert code_of(deal_of(code)) == code


@pytest.mark.parametrize(
    ("code", "what"),
    [
        ("BA!", "letter"),
        ("", "length"),
        ("BAFA", "length"),
        (write(60, 5), "rules"),
        (write(0, 0), "rest"),
    ],
)
def test_what_is_wrong_with_a_code_is_named(code: str, what: str) -> None:
    with pytest.raises(NotAllowed) as refused:
        deal_of(code)
    assert refused.value.facts == {"what": what}


STANDARD = SIX_BID.rules("standard")
TWENTY_FOUR = LITTLE.rules("standard")
OWN = [
    replace(STANDARD, seats=range(3, 4)),
    replace(STANDARD, contracts=STANDARD.contracts[1:]),
    replace(STANDARD, pack=TWENTY_FOUR.pack, packets=TWENTY_FOUR.packets, contracts=TWENTY_FOUR.contracts),
    TWENTY_FOUR,
]


@pytest.mark.parametrize("rules", OWN, ids=["seats", "contracts", "pack", "game"])
def test_rules_outside_the_presets_have_no_code(rules: Rules) -> None:
    for deal in made(rules, 3, "own", 5, "spread"):
        with pytest.raises(NotAllowed, match="no-code"):
            code_of(deal)


@pytest.mark.parametrize("held", [1 << 63, 1 << 64, 1 << 70, -1])
def test_a_number_that_is_too_large_has_no_code(held: int) -> None:
    start = next(made(PROGRESSIVE.rules("pennycook", {"pots": "two"}), 3, "pots", 1, "spread")).layout
    full, larger = (
        replace(start, pots=tuple((pot, n) for pot, _ in start.pots)) for n in ((1 << 63) - 1, held)
    )
    assert deal_of(code_of(Deal.of(full))) == Deal.of(full)
    with pytest.raises(NotAllowed, match="no-code") as refused:
        code_of(Deal.of(larger))
    assert refused.value.facts == {"what": "number"}


@pytest.mark.parametrize(
    ("game", "preset"), [(game, preset.id) for game in GAMES.values() for preset in game.presets]
)
def test_a_finished_deal_by_a_preset_has_at_most_thirty_letters(game: Game, preset: str) -> None:
    rules = game.rules(preset)
    lengths = [
        len(code_of(ended)) for seats in rules.seats for ended in made(rules, seats, "length", 25, "spread")
    ]
    assert max(lengths) <= 30
