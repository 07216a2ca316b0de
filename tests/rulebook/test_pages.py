"""Tests that the rulebook is complete: translations, anchors, links, every option and every house
ruling.
"""

import re
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from spadille.games import GAMES
from spadille.rules.contract import Contract
from spadille.rules.game import Game
from spadille.rules.options import MOST, Option
from spadille.rules.presets import Attributed, End, Origin, Preset
from spadille.text import DEFAULT, REGISTERED
from tests.rulebook.example_checks import KINDS
from tests.rulebook.game_contents import choices
from tests.rulebook.page import (
    ENGLISH,
    PAGES,
    RULEBOOK,
    Page,
    Section,
    game_of_page,
    language_of_page,
    original_of,
    read_page,
)
from tests.rulebook.topics import option_anchor

GAME_PAGES = [name for name in PAGES if game_of_page(name) in GAMES]
TRANSLATIONS = [page for page in PAGES if page not in ENGLISH]
QUOTATION_MARKS = "\"'“”„«»"
FEWEST_KINDS = frozenset({"deal", "auction", "trick", "legal", "refusal", "payment", "match", "seating"})
"""The kinds of example that every game needs."""


def game_of(name: str) -> Game:
    """Return the game of a page."""
    return GAMES[game_of_page(name)]


def seats_of(game: Game) -> range:
    """Return the numbers of seats of the game."""
    return game.rules(game.presets[0].id).seats


def words(name: str) -> Mapping[str, str]:
    """Return the words that mark origins in the page's language."""
    return REGISTERED[language_of_page(name)].rulebook


def house_mark(name: str) -> str:
    """Return the mark of a house ruling in the prose of a page."""
    return f"**[{words(name)['house']}]**"


def origin_word(name: str, origin: Origin) -> str:
    """Return the word for an origin in a table of a page."""
    word = words(name)[origin.value]
    return f"[{word}]" if origin is Origin.HOUSE else word


OPTIONS = [(name, option) for name in GAME_PAGES for option in choices(game_of(name))]
PRESETS = [(name, preset) for name in GAME_PAGES for preset in game_of(name).presets]


def code(text: str) -> set[str]:
    """Return the code spans of a text."""
    return set(re.findall(r"`([^`]+)`", text))


def marks(name: str) -> list[int]:
    """Return how often each section marks a house ruling."""
    mark = f"[{words(name)['house']}]"
    texts = (
        "\n".join([section.prose, *(cell for row in section.rows for cell in row)])
        for section in read_page(name).sections
    )
    return [text.count(mark) for text in texts]


@pytest.mark.parametrize("name", TRANSLATIONS)
def test_a_translation_has_the_same_anchors_in_the_same_order(name: str) -> None:
    assert read_page(name).anchors == read_page(original_of(name)).anchors


@pytest.mark.parametrize("name", TRANSLATIONS)
def test_a_translation_has_the_examples_as_they_are(name: str) -> None:
    """Only the names of their lines are translated, in the catalogue."""
    examples, originals = (
        [dict(example.fields) for example in read_page(page).examples] for page in (name, original_of(name))
    )
    assert examples == originals


@pytest.mark.parametrize("name", TRANSLATIONS)
def test_a_translation_marks_the_same_house_rulings(name: str) -> None:
    assert marks(name) == marks(original_of(name))


@pytest.mark.parametrize("name", PAGES)
def test_prose_is_set_with_the_quotation_marks_of_its_language(name: str) -> None:
    """Straight quotation marks are allowed only in examples and code."""
    sections = read_page(name).sections
    texts = [
        f"{section.title} {section.prose} {' '.join(map(' '.join, section.rows))}" for section in sections
    ]
    own = REGISTERED[language_of_page(name)].quotes
    foreign = "".join(mark for mark in QUOTATION_MARKS if mark not in own)
    assert [text for text in texts if re.search(f"[{foreign}]", re.sub("`[^`]+`", "", text))] == []


@pytest.mark.parametrize("name", PAGES)
def test_an_anchor_stands_for_one_thing_and_names_its_page(name: str) -> None:
    anchors = read_page(name).anchors
    assert len(set(anchors)) == len(anchors)
    assert {anchor.partition(".")[0] for anchor in anchors} == {game_of_page(name)}


@pytest.mark.parametrize("name", PAGES)
def test_every_link_leads_somewhere_in_its_language(name: str) -> None:
    there = {f"{Path(page).name}#{anchor}" for page in ENGLISH for anchor in read_page(page).anchors}
    links = [link for section in read_page(name).sections for link in section.links]
    assert links
    assert {Path(name).name + link if link.startswith("#") else link for link in links} <= there


def test_there_are_examples_of_every_kind() -> None:
    assert {example.kind for page in ENGLISH for example in read_page(page).examples} == set(KINDS)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_examples_of_every_kind_it_needs(game: str) -> None:
    kinds = [example.kind for example in read_page(f"{DEFAULT}/{game}.md").examples]
    missing = sorted(FEWEST_KINDS - set(kinds))
    assert not missing, f"rulebook/{DEFAULT}/{game}.md: add examples with `kind:` {', '.join(missing)}"
    contracts = {contract.id for preset in GAMES[game].presets for contract in _ladder(game, preset.id)}
    assert len(kinds) >= len(FEWEST_KINDS) + len(contracts), f"rulebook/{DEFAULT}/{game}.md: add examples"


def _ladder(game: str, preset: str) -> tuple[Contract, ...]:
    return GAMES[game].rules(preset).contracts


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_contract_is_paid_in_every_rule_set(game: Game) -> None:
    paid = {
        (example.fields["rules"], example.fields["contract"])
        for example in read_page(f"{DEFAULT}/{game.id}.md").examples
        if example.kind == "payment"
    }
    ladder = {preset.id: game.rules(preset.id).contracts for preset in game.presets}
    unpaid = {(preset, contract.id) for preset in ladder for contract in ladder[preset]} - paid
    assert not unpaid, (
        f"rulebook/{DEFAULT}/{game.id}.md: add a `kind: payment` for (rules, contract) {sorted(unpaid)}"
    )


@pytest.mark.parametrize(
    ("name", "option"), OPTIONS, ids=lambda parameter: getattr(parameter, "id", parameter)
)
def test_every_choice_is_described(name: str, option: Option) -> None:
    prose = read_page(name).section(option_anchor(game_of(name), option.id)).prose
    assert set(option.words) <= code(prose)
    if not option.words:
        bounds = {option.least} | ({option.most} if option.most != MOST else set())
        assert bounds <= set(map(int, re.findall(r"\d+", prose)))


def column(section: Section, preset: Preset) -> tuple[str, str]:
    """Return an option's values for a rule set: the value, and its origin."""
    heads, values, origins = section.rows
    place = heads.index(f"`{preset.id}`")
    return values[place], origins[place]


@pytest.mark.parametrize(
    ("name", "preset"), PRESETS, ids=lambda parameter: getattr(parameter, "id", parameter)
)
def test_every_rule_sets_values_are_listed_with_their_origin(name: str, preset: Preset) -> None:
    game = game_of(name)
    by_option = {
        id: attributed for values in (preset.values, preset.match) for id, attributed in values.items()
    }
    assert set(by_option) == {option.id for option in choices(game)}
    columns = {id: column(read_page(name).section(option_anchor(game, id)), preset) for id in by_option}
    assert columns == {
        id: (values(name, attributed), origins(name, attributed)) for id, attributed in by_option.items()
    }


def values(name: str, attributed: Attributed) -> str:
    """Return the values at smaller and larger tables, as a cell has them: `on-loss`, from 5 `full`."""
    return steps(name, attributed, lambda value: f"`{'none' if value.value is None else value.value}`")


def origins(name: str, attributed: Attributed) -> str:
    """Return the origins at smaller and larger tables: source, from 6 [house]."""
    return steps(name, attributed, lambda value: origin_word(name, value.origin))


def steps(name: str, attributed: Attributed, word: Callable[[Attributed], str]) -> str:
    """Return one word, or the word for the smallest tables and for each number of seats where it changes."""
    cell = [word(attributed)]
    for seats, other in attributed.more:
        if word(other) != cell[-1].split()[-1]:
            cell.append(f"{words(name)['from']} {seats} {word(other)}")
    return ", ".join(cell)


@pytest.mark.parametrize("name", [name for name in GAME_PAGES if len(seats_of(game_of(name))) > 1])
def test_the_origin_of_each_number_of_seats_is_given(name: str) -> None:
    game = game_of(name)
    heads, *rows = read_page(name).section(f"{game.id}.table").rows
    assert heads[1:] == tuple(f"`{preset.id}`" for preset in game.presets)
    assert rows == [
        (str(seats), *(origin_word(name, preset.seated(seats)) for preset in game.presets))
        for seats in seats_of(game)
    ]


@pytest.mark.parametrize(
    ("name", "preset"), PRESETS, ids=lambda parameter: getattr(parameter, "id", parameter)
)
def test_the_ends_of_every_rule_set_are_described(name: str, preset: Preset) -> None:
    section = read_page(name).section(option_anchor(game_of(name), "end"))
    ends, origin = column(section, preset)
    assert set(End) <= code(section.prose)
    assert code(ends) == set(preset.ends)
    assert ("(" in ends) == (preset.match["whole_rounds"].value == "yes")
    assert origin == origin_word(name, preset.ends_by)


@pytest.mark.parametrize(
    ("name", "preset"), PRESETS, ids=lambda parameter: getattr(parameter, "id", parameter)
)
def test_every_rule_set_names_its_source(name: str, preset: Preset) -> None:
    anchor, source = f"{game_of_page(name)}.presets.{preset.id}", preset.source
    prose = read_page(name).section(anchor).prose
    assert preset.id in code(prose), f"rulebook/{name}: add `{preset.id}` under {{#{anchor}}}"
    after = source.after or source
    for fact in (source.title, source.year, source.pages, after.title, after.year, after.pages):
        stands = fact is None or str(fact).replace("'", "’") in prose
        assert stands, f"rulebook/{name}: add {fact} under {{#{anchor}}}"
    assert not (words(name)["undated"] in prose and source.year), (
        f"{preset.id}: a page without a date has no year"
    )


def rulings(page: Page) -> set[str]:
    """Return the house rulings, without the explanation of the mark."""
    explained = {page.game, f"{page.game}.options", f"{page.game}.house"}
    mark = house_mark(page.name)
    return {section.anchor for section in page.sections if mark in section.prose} - explained


@pytest.mark.parametrize("name", GAME_PAGES)
def test_every_house_ruling_stands_in_the_list(name: str) -> None:
    page = read_page(name)
    listed = {link.removeprefix("#") for link in page.section(f"{page.game}.house").links}
    assert rulings(page)
    assert rulings(page) == listed


@pytest.mark.parametrize("name", GAME_PAGES)
def test_a_house_value_is_given_its_reason(name: str) -> None:
    game = game_of(name)
    ours = {
        option_anchor(game, id)
        for preset in game.presets
        for values in (preset.values, preset.match)
        for id, attributed in values.items()
        if Origin.HOUSE in {value.origin for value in (attributed, *(other for _, other in attributed.more))}
    }
    unsaid = sorted(ours - rulings(read_page(name)))
    assert not unsaid, f"rulebook/{name}: say why, after {house_mark(name)}, under {', '.join(unsaid)}"


def test_house_values_exist_in_some_games() -> None:
    """A game whose source gives every value has no house values."""
    attributed = [
        value for _, preset in PRESETS for value in (*preset.values.values(), *preset.match.values())
    ]
    assert {value.origin for value in attributed} == set(Origin)


@pytest.mark.parametrize("name", PAGES)
def test_a_page_has_no_straight_quotation_marks(name: str) -> None:
    prose = re.sub(
        r"^```.*?^```$", "", (RULEBOOK / name).read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL
    )
    assert '"' not in prose
