"""The rulebook's pages are whole: twins, anchors, links, every option and every house ruling."""

import ast
import re
from collections.abc import Iterator

import pytest

from spadille.games import SIX_BID
from spadille.rules.options import MOST, Option
from spadille.rules.presets import BANKRUPT, START, End, Origin, Preset
from tests.house.source import MODULES, syntax
from tests.rulebook.page import ENGLISH, SWEDISH, Page, Section, read
from tests.rulebook.playing import KINDS

PAGES = (*ENGLISH, *SWEDISH)
SIX_BID_PAGES = (ENGLISH[0], SWEDISH[0])
TWINS = list(zip(ENGLISH, SWEDISH, strict=True))
MARK = {ENGLISH[0]: "**[house]**", SWEDISH[0]: "**[husregel]**"}
ORIGINS = {
    ENGLISH[0]: {Origin.SOURCE: "source", Origin.INFERRED: "inferred", Origin.HOUSE: "[house]"},
    SWEDISH[0]: {Origin.SOURCE: "källan", Origin.INFERRED: "underförstått", Origin.HOUSE: "[husregel]"},
}
TOPICS = [
    *(
        "table.sitting-out",
        "deal",
        "cards",
        "trump",
        "call",
        "give",
        "lead",
        "exposure",
        "early-end",
        "points",
    ),
    *("auction", "auction.higher", "auction.turn", "auction.rotation", "auction.duel", "auction.all-pass"),
    *("contract.solo", "contract.heart-solo", "contract.misere"),
    *("contract.guarantee", "contract.spread", "contract.call"),
    *("play", "play.turn", "play.in-hand", "play.follow", "play.must-trump", "play.trick"),
    *("points", "settlement", "settlement.sixty", "settlement.sitters"),
    *("match", "match.bankrupt", "match.freeride", "match.end"),
    *("options", "options.start", "options.bankrupt", "options.end", "house", "names"),
]
CHOICES: tuple[Option, ...] = (*SIX_BID.options, START, BANKRUPT)


def option_anchor(id: str) -> str:
    return f"six-bid.options.{id.replace('_', '-')}"


def code(text: str) -> set[str]:
    """What stands in code type."""
    return set(re.findall(r"`([^`]+)`", text))


def marks(section: Section) -> int:
    """How often a section says that something is a house ruling."""
    cells = (cell for row in section.rows for cell in row)
    return len(re.findall(r"\[(?:house|husregel)\]", "\n".join([section.prose, *cells])))


def anchors_in_code() -> Iterator[str]:
    """The rules that the package names when it refuses something."""
    for module in MODULES:
        for node in ast.walk(syntax(module)):
            match node:
                case ast.Call(func=ast.Attribute(attr="anchor"), args=[ast.Constant(value=str(topic))]):
                    yield f"six-bid.{topic}"
                case _:
                    pass


@pytest.mark.parametrize(("english", "swedish"), TWINS)
def test_both_languages_have_the_same_anchors_in_the_same_order(english: str, swedish: str) -> None:
    assert read(english).anchors == read(swedish).anchors


@pytest.mark.parametrize(("english", "swedish"), TWINS)
def test_both_languages_have_the_same_examples(english: str, swedish: str) -> None:
    ours, theirs = ([dict(example.fields) for example in read(page).examples] for page in (english, swedish))
    assert ours == theirs


@pytest.mark.parametrize(("english", "swedish"), TWINS)
def test_both_languages_mark_the_same_house_rulings(english: str, swedish: str) -> None:
    assert list(map(marks, read(english).sections)) == list(map(marks, read(swedish).sections))


@pytest.mark.parametrize("name", PAGES)
def test_an_anchor_stands_for_one_thing(name: str) -> None:
    anchors = read(name).anchors
    assert len(set(anchors)) == len(anchors)


@pytest.mark.parametrize("name", PAGES)
def test_every_link_leads_somewhere_in_its_language(name: str) -> None:
    pages = SWEDISH if name in SWEDISH else ENGLISH
    there = {f"{page}#{anchor}" for page in pages for anchor in read(page).anchors}
    links = [link for section in read(name).sections for link in section.links]
    assert links
    assert {name + link if link.startswith("#") else link for link in links} <= there


@pytest.mark.parametrize("name", SIX_BID_PAGES)
def test_every_rule_that_is_named_elsewhere_is_here(name: str) -> None:
    named = {f"six-bid.{topic}" for topic in TOPICS} | {option_anchor(option.id) for option in CHOICES}
    in_code = set(anchors_in_code())
    assert in_code
    assert (named | in_code) - set(read(name).anchors) == set()


def test_there_are_examples_of_every_kind() -> None:
    assert {example.kind for example in read(ENGLISH[0]).examples} == set(KINDS)


def test_every_contract_is_paid_in_every_rule_set() -> None:
    paid = {
        (example.fields["rules"], example.fields["contract"])
        for example in read(ENGLISH[0]).examples
        if example.kind == "payment"
    }
    ladder = {preset.id: SIX_BID.rules(preset.id).contracts for preset in SIX_BID.presets}
    assert {(preset, contract.id) for preset in ladder for contract in ladder[preset]} - paid == set()


@pytest.mark.parametrize("option", CHOICES, ids=lambda option: option.id)
@pytest.mark.parametrize("name", SIX_BID_PAGES)
def test_every_choice_is_described(name: str, option: Option) -> None:
    prose = read(name).section(option_anchor(option.id)).prose
    assert set(option.words) <= code(prose)
    if not option.words:
        bounds = {option.least} | ({option.most} if option.most != MOST else set())
        assert bounds <= set(map(int, re.findall(r"\d+", prose)))


def column(section: Section, preset: Preset) -> tuple[str, str]:
    """What an option's table says of a rule set: the value, and who says so."""
    heads, values, origins = section.rows
    place = heads.index(f"`{preset.id}`")
    return values[place], origins[place]


@pytest.mark.parametrize("preset", SIX_BID.presets, ids=lambda preset: preset.id)
@pytest.mark.parametrize("name", SIX_BID_PAGES)
def test_every_rule_sets_values_are_told_with_their_origin(name: str, preset: Preset) -> None:
    said = {id: said for values in (preset.values, preset.match) for id, said in values.items()}
    assert set(said) == {option.id for option in CHOICES}
    told = {id: column(read(name).section(option_anchor(id)), preset) for id in said}
    value = {id: "none" if one.value is None else one.value for id, one in said.items()}
    assert told == {id: (f"`{value[id]}`", ORIGINS[name][one.origin]) for id, one in said.items()}


@pytest.mark.parametrize("preset", SIX_BID.presets, ids=lambda preset: preset.id)
@pytest.mark.parametrize("name", SIX_BID_PAGES)
def test_every_rule_sets_ends_are_told(name: str, preset: Preset) -> None:
    section = read(name).section(option_anchor("end"))
    ends, _ = column(section, preset)
    assert set(End) <= code(section.prose)
    assert code(ends) == set(preset.ends)
    assert ("(" in ends) == preset.whole_rounds


@pytest.mark.parametrize("preset", SIX_BID.presets, ids=lambda preset: preset.id)
@pytest.mark.parametrize("name", SIX_BID_PAGES)
def test_every_rule_set_names_its_source(name: str, preset: Preset) -> None:
    prose = read(name).section(f"six-bid.presets.{preset.id}").prose
    source = preset.source
    assert preset.id in code(prose)
    for fact in (source.title, source.year, source.pages):
        assert fact is None or str(fact) in prose


def rulings(page: Page) -> set[str]:
    """Where a house ruling is given, and not the mark explained."""
    explained = {"six-bid", "six-bid.options", "six-bid.house"}
    return {section.anchor for section in page.sections if MARK[page.name] in section.prose} - explained


@pytest.mark.parametrize("name", SIX_BID_PAGES)
def test_every_house_ruling_stands_in_the_list(name: str) -> None:
    page = read(name)
    listed = {link.removeprefix("#") for link in page.section("six-bid.house").links}
    assert rulings(page)
    assert rulings(page) == listed


@pytest.mark.parametrize("name", SIX_BID_PAGES)
def test_a_house_value_is_given_its_reason(name: str) -> None:
    page = read(name)
    ours = {
        option_anchor(id)
        for preset in SIX_BID.presets
        for values in (preset.values, preset.match)
        for id, said in values.items()
        if said.origin is Origin.HOUSE
    }
    assert ours
    assert ours <= rulings(page)
