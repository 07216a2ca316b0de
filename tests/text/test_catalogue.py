"""Tests that sentences are found and formatted, and that missing ones are errors."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

from scripts import translations
from spadille import text
from spadille.games import GAMES
from spadille.rules.game import AuctionStyle, Game
from spadille.text import LANGUAGES, REGISTERED, Catalogue, load_catalogue, match_language


def test_every_language_has_a_catalogue() -> None:
    for language in LANGUAGES:
        assert load_catalogue(language).language == language
        assert load_catalogue(language) is load_catalogue(language)


def test_a_missing_sentence_is_an_error() -> None:
    with pytest.raises(KeyError, match="no sentence nonsense"):
        load_catalogue("en").say("nonsense")


def test_a_missing_fact_is_an_error() -> None:
    with pytest.raises(KeyError, match="server-at"):
        load_catalogue("en").say("server-at")


def test_facts_are_inserted_without_isolation_marks() -> None:
    text = load_catalogue("sv").say("server-at", address="http://127.0.0.1/")
    assert text == "Spadille finns på http://127.0.0.1/"


def test_a_catalogue_contains_its_sentences() -> None:
    assert "suit-S" in load_catalogue("en")
    assert "nonsense" not in load_catalogue("en")


def test_numbers_select_a_plural_form() -> None:
    catalogue = Catalogue("en", "left = { $left ->\n    [one] one card\n   *[other] { $left } cards\n}\n")
    assert [catalogue.say("left", left=left) for left in (1, 2, 1000)] == [
        "one card",
        "2 cards",
        "1,000 cards",
    ]


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        (["sv_SE.UTF-8"], "sv"),
        (["sv"], "sv"),
        (["SV-fi"], "sv"),
        ([None, "", "C", "sv_FI"], "sv"),
        (["tlh,sv;q=0.5,en;q=0.4"], "sv"),
        (["en-GB", "sv"], "en"),
        (["svenska"], "en"),
        (["POSIX"], "en"),
        ([], "en"),
    ],
)
def test_the_first_available_language_is_matched(wanted: list[str | None], language: str) -> None:
    assert match_language(*wanted) == language


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_everything_that_a_game_declares_has_its_name(language: str, game: Game) -> None:
    presets = [f"preset-{game.id}-{preset.id}" for preset in game.presets]
    options = [f"option-{option.id}" for option in game.options]
    groups = [f"start-group-{option.group}" for option in game.options]
    values = [f"option-{option.id}-{word}" for option in game.options for word in option.words]
    ladders = [game.rules(preset.id).contracts for preset in game.presets]
    contracts = [f"contract-{contract.id}" for ladder in ladders for contract in ladder]
    catalogue, complete = load_catalogue(language), REGISTERED[language].complete
    wanted = [f"game-{game.id}", *presets, *options, *groups, *values, *contracts]
    english = {name for _, name, _ in translations.find_missing(language)} if complete else set()
    missing = [name for name in wanted if name not in catalogue or name in english]
    where = {True: "start.ftl", False: "game.ftl"}
    additions = [f"{where[name.startswith(('option-', 'start-'))]}: {name} = ..." for name in missing]
    assert not missing, f"add to src/spadille/text/{language}/{'; '.join(additions)}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_no_key_selects_two_contracts_of_a_game(language: str, game: Game) -> None:
    page = Path(text.__file__).parent / language / "game.ftl"
    keys = dict(re.findall(r"^(?:contract-)?([\w-]+) = .*\n    \.key = (\w)$", page.read_text("utf-8"), re.M))
    styles = {AuctionStyle.PRECEDENCE: ["hold"], AuctionStyle.DOUBLING: ["double"]}
    for rules in (game.rules(preset.id) for preset in game.presets):
        contracts = [contract.id for contract in rules.contracts]
        verbs = ["pass", *styles.get(rules.auction, [])]
        without = [name for name in contracts if name not in keys]
        assert not without, f"{page}: add a line `    .key = x` under contract-{', contract-'.join(without)}"
        picked = [keys[name] for name in [*verbs, *contracts]]
        assert sorted(set(picked)) == sorted(picked), rules.settings.preset


# A sentence is parsed when it is first used.

FLUENT = """
# A comment.
away = { -house } is { $who ->
    [one] left
   *[other] gone
}.
    .hint = { left }

# Another one.
-house = The { left } house
left = left
unasked = { nothing-here }
"""


def test_a_sentence_is_parsed_with_its_references() -> None:
    catalogue = Catalogue("en", FLUENT)
    assert catalogue.say("away", who="two") == "The left house is gone."
    assert catalogue.say("left") == "left"


def test_a_term_is_not_a_sentence() -> None:
    catalogue = Catalogue("en", FLUENT)
    assert [name in catalogue for name in ("away", "-house", "house", "hint")] == [True, False, False, False]
    with pytest.raises(KeyError, match="no sentence -house"):
        catalogue.say("-house")


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_parsed_alone_equal_the_whole_file(language: str) -> None:
    folder = resources.files("spadille.text").joinpath(language)
    texts = [file.read_text("utf-8") for file in folder.iterdir() if file.name.endswith(".ftl")]
    whole = [
        entry
        for text in texts
        for entry in FluentResource(text).body
        if isinstance(entry, ast.Message | ast.Term)
    ]
    alone = {("-" if isinstance(entry, ast.Term) else "") + entry.id.name: entry for entry in whole}
    catalogue = Catalogue(language, *texts)
    assert catalogue._entries.keys() == alone.keys()
    for name, written in catalogue._entries.items():
        (entry,) = FluentResource(written).body
        assert entry.equals(alone[name], ["span", "comment"])


ROOT = Path(__file__).parents[2]
SOURCES = [
    ("src/spadille", "*.py"),
    ("src/spadille/app/lessons", "*.json"),
    ("web/src", "*.ts"),
    ("web/src", "*.svelte"),
]
"""Files that use message ids: code, lessons and tips."""


def test_every_sentence_is_used() -> None:
    """An id is used if it, the beginning of an id completed at run time, or a message that refers to it,
    is used.
    """
    files = [
        file for folder, kind in SOURCES for file in (ROOT / folder).rglob(kind) if ".test." not in file.name
    ]
    code = "\n".join(file.read_text("utf-8") for file in files)
    texts = [file.read_text("utf-8") for file in (ROOT / "src/spadille/text/en").glob("*.ftl")]
    named = set(re.findall(r"[a-z][\w-]*", code)) | set(re.findall(r"\{ *([a-z][\w-]*)", "\n".join(texts)))
    begun = tuple(set(re.findall(r"""['"`]([a-z][\w-]*[\w-])\$?\{""", code)))
    sentences = {name for source in texts for name in re.findall(r"^([a-z][\w-]*) =", source, re.MULTILINE)}
    assert len(begun) > 50
    assert sorted(name for name in sentences - named if not name.startswith(begun)) == []
