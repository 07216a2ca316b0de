"""Tests that the rulebook is complete: both languages, anchors, links, every option and every house
ruling.
"""

import re
from collections.abc import Callable

import pytest

from spadille.games import GAMES
from spadille.rules.contract import Contract
from spadille.rules.game import Game
from spadille.rules.options import MOST, Option
from spadille.rules.presets import Attributed, End, Origin, Preset
from tests.rulebook.example_checks import KINDS
from tests.rulebook.game_contents import choices
from tests.rulebook.page import ENGLISH, RULEBOOK, SWEDISH, Page, Section, game_of_page, read_page
from tests.rulebook.topics import option_anchor

PAGES = (*ENGLISH, *SWEDISH)
GAME_PAGES = [name for name in PAGES if game_of_page(name) in GAMES]
TWINS = list(zip(ENGLISH, SWEDISH, strict=True))
FEWEST_KINDS = frozenset({"deal", "auction", "trick", "legal", "refusal", "payment", "match", "seating"})
"""The kinds of example that every game needs."""
MARK = {ENGLISH: "**[house]**", SWEDISH: "**[husregel]**"}
ORIGINS = {
    ENGLISH: {Origin.SOURCE: "source", Origin.INFERRED: "inferred", Origin.HOUSE: "[house]"},
    SWEDISH: {Origin.SOURCE: "källan", Origin.INFERRED: "underförstått", Origin.HOUSE: "[husregel]"},
}


def game_of(name: str) -> Game:
    """Return the game of a page."""
    return GAMES[game_of_page(name)]


def seats_of(game: Game) -> range:
    """Return the numbers of seats of the game."""
    return game.rules(game.presets[0].id).seats


def language(name: str) -> tuple[str, ...]:
    """Return all pages in the page's language."""
    return SWEDISH if name in SWEDISH else ENGLISH


OPTIONS = [(name, option) for name in GAME_PAGES for option in choices(game_of(name))]
PRESETS = [(name, preset) for name in GAME_PAGES for preset in game_of(name).presets]


FROM = {ENGLISH: "from", SWEDISH: "från"}


def code(text: str) -> set[str]:
    """Return the code spans of a text."""
    return set(re.findall(r"`([^`]+)`", text))


def marks(section: Section) -> int:
    """Return how often a section marks a house ruling."""
    cells = (cell for row in section.rows for cell in row)
    return len(re.findall(r"\[(?:house|husregel)\]", "\n".join([section.prose, *cells])))


@pytest.mark.parametrize(("english", "swedish"), TWINS)
def test_both_languages_have_the_same_anchors_in_the_same_order(english: str, swedish: str) -> None:
    assert read_page(english).anchors == read_page(swedish).anchors


@pytest.mark.parametrize(("english", "swedish"), TWINS)
def test_both_languages_have_the_same_examples(english: str, swedish: str) -> None:
    ours, theirs = (
        [dict(example.fields) for example in read_page(page).examples] for page in (english, swedish)
    )
    assert ours == theirs


@pytest.mark.parametrize(("english", "swedish"), TWINS)
def test_both_languages_mark_the_same_house_rulings(english: str, swedish: str) -> None:
    assert list(map(marks, read_page(english).sections)) == list(map(marks, read_page(swedish).sections))


@pytest.mark.parametrize("name", PAGES)
def test_prose_is_set_with_the_quotation_marks_of_its_language(name: str) -> None:
    """Straight quotation marks are allowed only in examples and code."""
    sections = read_page(name).sections
    texts = [
        f"{section.title} {section.prose} {' '.join(map(' '.join, section.rows))}" for section in sections
    ]
    foreign = "“" if name in SWEDISH else "„"
    assert [text for text in texts if re.search(f"[\"'{foreign}]", re.sub("`[^`]+`", "", text))] == []


@pytest.mark.parametrize("name", PAGES)
def test_an_anchor_stands_for_one_thing_and_names_its_page(name: str) -> None:
    anchors = read_page(name).anchors
    assert len(set(anchors)) == len(anchors)
    assert {anchor.partition(".")[0] for anchor in anchors} == {game_of_page(name)}


@pytest.mark.parametrize("name", PAGES)
def test_every_link_leads_somewhere_in_its_language(name: str) -> None:
    there = {f"{page}#{anchor}" for page in language(name) for anchor in read_page(page).anchors}
    links = [link for section in read_page(name).sections for link in section.links]
    assert links
    assert {name + link if link.startswith("#") else link for link in links} <= there


def test_there_are_examples_of_every_kind() -> None:
    assert {example.kind for page in ENGLISH for example in read_page(page).examples} == set(KINDS)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_examples_of_every_kind_it_needs(game: str) -> None:
    kinds = [example.kind for example in read_page(f"{game}.md").examples]
    missing = sorted(FEWEST_KINDS - set(kinds))
    assert not missing, f"rulebook/{game}.md: add examples with `kind:` {', '.join(missing)}"
    contracts = {contract.id for preset in GAMES[game].presets for contract in _ladder(game, preset.id)}
    assert len(kinds) >= len(FEWEST_KINDS) + len(contracts), f"rulebook/{game}.md: add examples"


def _ladder(game: str, preset: str) -> tuple[Contract, ...]:
    return GAMES[game].rules(preset).contracts


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_contract_is_paid_in_every_rule_set(game: Game) -> None:
    paid = {
        (example.fields["rules"], example.fields["contract"])
        for example in read_page(f"{game.id}.md").examples
        if example.kind == "payment"
    }
    ladder = {preset.id: game.rules(preset.id).contracts for preset in game.presets}
    unpaid = {(preset, contract.id) for preset in ladder for contract in ladder[preset]} - paid
    assert not unpaid, f"rulebook/{game.id}.md: add a `kind: payment` for (rules, contract) {sorted(unpaid)}"


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
    return steps(name, attributed, lambda value: ORIGINS[language(name)][value.origin])


def steps(name: str, attributed: Attributed, word: Callable[[Attributed], str]) -> str:
    """Return one word, or the word for the smallest tables and for each number of seats where it changes."""
    words = [word(attributed)]
    for seats, other in attributed.more:
        if word(other) != words[-1].split()[-1]:
            words.append(f"{FROM[language(name)]} {seats} {word(other)}")
    return ", ".join(words)


@pytest.mark.parametrize("name", [name for name in GAME_PAGES if len(seats_of(game_of(name))) > 1])
def test_the_origin_of_each_number_of_seats_is_given(name: str) -> None:
    game = game_of(name)
    heads, *rows = read_page(name).section(f"{game.id}.table").rows
    assert heads[1:] == tuple(f"`{preset.id}`" for preset in game.presets)
    words = ORIGINS[language(name)]
    assert rows == [
        (str(seats), *(words[preset.seated(seats)] for preset in game.presets)) for seats in seats_of(game)
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
    assert origin == ORIGINS[language(name)][preset.ends_by]


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
    undated = "undated" in prose or "odaterad" in prose
    assert not (undated and source.year), f"{preset.id}: a page without a date has no year"


def rulings(page: Page) -> set[str]:
    """Return the house rulings, without the explanation of the mark."""
    explained = {page.game, f"{page.game}.options", f"{page.game}.house"}
    mark = MARK[language(page.name)]
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
    assert not unsaid, f"rulebook/{name}: say why, after {MARK[language(name)]}, under {', '.join(unsaid)}"


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
