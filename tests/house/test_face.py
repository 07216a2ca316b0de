"""Tests of `import spadille as sp`: its names are pinned, typed and loaded lazily."""

import ast
import re
import subprocess
import sys
from inspect import getsource
from pathlib import Path

import pytest

import spadille as sp
from spadille.notation.check import Sound
from tests.house import research_script, user_script
from tests.house.source import MODULES, ROOT, SPADILLE, bound_names, syntax, where
from tests.house.user_script import play_deals, sample_deals, value_cards

FACE = [
    "Action",
    "Answer",
    "Card",
    "Chance",
    "Deal",
    "FinishedDeal",
    "GAMES",
    "Hand",
    "LessLuck",
    "NotAllowed",
    "Play",
    "Player",
    "Rank",
    "Result",
    "Review",
    "SettlingTable",
    "Suit",
    "Summary",
    "View",
    "WorldSampler",
    "__version__",
    "arena",
    "bots",
    "check",
    "code_of",
    "deal",
    "deal_in",
    "deal_of",
    "env",
    "game_named",
    "hint",
    "lay_out",
    "play_out",
    "read_action",
    "read_record",
    "record_json",
    "reduce_luck",
    "review",
    "settle",
    "solve",
    "view_of",
]


def test_the_face_is_pinned() -> None:
    assert sp.__all__ == FACE == dir(sp)


def test_every_public_name_exists_and_has_a_docstring() -> None:
    assert [name for name in FACE if not getattr(sp, name).__doc__] == []


def test_an_unknown_public_name_raises_an_error() -> None:
    with pytest.raises(AttributeError, match="'spadille' has no attribute 'delas'"):
        sp.delas  # type: ignore[attr-defined]  # noqa: B018


def test_the_stub_reexports_each_name_unchanged() -> None:
    stub = ast.parse((SPADILLE / "__init__.pyi").read_text(encoding="utf-8"))
    taken = [alias for node in stub.body if isinstance(node, ast.ImportFrom) for alias in node.names]
    assert sorted(alias.name for alias in taken) == sorted(set(FACE) - {"__version__"})
    assert [alias.name for alias in taken if alias.asname != alias.name] == []


def submodules(package: Path) -> set[str]:
    return {
        path.stem for path in package.iterdir() if path.suffix == ".py" or (path / "__init__.py").exists()
    }


def test_no_submodule_takes_the_name_of_something_in_its_package() -> None:
    """Importing `spadille.review.luck` would set `spadille.review` to a package and hide the function."""
    hidden = {
        f"{where(init)}: {name}"
        for init in SPADILLE.rglob("__init__.py")
        for name in {name for name, _ in bound_names(syntax(init))} & submodules(init.parent)
    }
    assert hidden == set()
    assert submodules(SPADILLE) & set(FACE) == {"arena", "bots", "env"}
    assert submodules(SPADILLE / "bots") & set(sp.bots.BOTS) == set()


NAMES_BEFORE_AND_AFTER = """
import sys
from importlib import import_module
modules = [import_module(name) for name in sys.argv[1:] if name.count(".") < 2]
bots = import_module("spadille.bots")
public = [(module, name) for module in modules for name in getattr(module, "__all__", ())]
public += [(bots, name) for name in bots.BOTS]
before = [getattr(module, name) for module, name in public]
for name in sys.argv[1:]:
    import_module(name)
after = [getattr(module, name) for module, name in public]
print(len(public), [public[place] for place, value in enumerate(before) if after[place] is not value])
"""


def test_every_public_name_is_the_same_after_every_module_was_imported() -> None:
    names = (".".join(module.relative_to(SPADILLE.parent).with_suffix("").parts) for module in MODULES)
    arguments = sorted(name.removesuffix(".__init__") for name in names)
    ran = subprocess.run(
        [sys.executable, "-c", NAMES_BEFORE_AND_AFTER, *arguments],
        capture_output=True,
        text=True,
        check=True,
    )
    count, changed = ran.stdout.split(maxsplit=1)
    assert int(count) > 60
    assert changed.strip() == "[]"


@pytest.mark.parametrize("name", sp.bots.BOTS)
def test_a_bot_is_a_player_also_the_second_time(name: str) -> None:
    script = (
        "import sys, spadille as sp; name = sys.argv[1]\n"
        "for _ in range(2):\n"
        "    bot = getattr(sp.bots, name)\n"
        "    print(bot is sp.bots.BOTS[name], callable(bot.answer))"
    )
    ran = subprocess.run([sys.executable, "-c", script, name], capture_output=True, text=True, check=True)
    assert ran.stdout.split() == ["True"] * 4


def test_cards_are_read_without_loading_a_bot() -> None:
    script = "import sys, spadille as sp; sp.Card('AS'); print([m for m in sys.modules if 'bots' in m])"
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "[]"


def test_what_python_itself_asks_of_the_bots_loads_none() -> None:
    script = (
        "import sys, spadille as sp; hasattr(sp.bots, '__wrapped__'); print('spadille._core' in sys.modules)"
    )
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "False"
    with pytest.raises(
        AttributeError, match=r"'spadille\.bots' has no attribute 'nobody': its bots are novice"
    ):
        sp.bots.nobody  # noqa: B018


def test_a_newcomers_script_plays_a_deal_of_every_game() -> None:
    ended = play_deals()
    assert [end.deal.over for end in ended] == [True] * 4
    assert [end.deal for end in play_deals()] == [end.deal for end in ended]
    assert all(isinstance(sp.check(end.record), Sound) for end in ended)


def test_the_bot_of_the_guide_is_the_one_that_is_typed_and_played() -> None:
    guide = (ROOT / "docs" / "guides" / "your-own-bot.md").read_text(encoding="utf-8")
    bot = guide.split("```python\n", 1)[1].split("```", 1)[0].split("\n\n\n", 1)[1]
    assert "class Quiet" in bot
    assert bot in Path(user_script.__file__).read_text(encoding="utf-8")


def test_the_two_scripts_use_the_whole_face() -> None:
    written = getsource(user_script) + getsource(research_script)
    assert [name for name in FACE if not re.search(rf"\bsp\.{name}\b", written)] == []


def test_a_researchers_script_reads_refuses_pays_and_looks_back() -> None:
    end = play_deals()[0]
    _, code, record = research_script.facts_of(end)
    assert research_script.read_back(end) == [end.deal] * 2
    assert (code, research_script.verdict(record)) == (sp.code_of(end.deal), "Sound")
    assert research_script.review_deal(end).seat == 0
    assert research_script.reduce_luck(end).payments == end.result.payments
    assert len(research_script.gains("frog", 3)) == 3
    assert research_script.decisions() > 2 * 8 * 3
    laid = research_script.lay_out_deal()
    assert (len(laid.actions), research_script.refusal_code(laid, "0 pass" if laid.turn else "1 pass")) == (
        1,
        "not-your-turn",
    )
    assert research_script.settle_solo(70).payments == (40, -20, -20)
    answer, rank = research_script.solve_position(sp.Card("TS"))
    assert (answer.moves[sp.Card("AS")], rank.letter, research_script.version()) == (18, "T", sp.__version__)
    assert research_script.advised(sp.view_of(laid, laid.turn)).startswith(f"{laid.turn} ")


def test_a_newcomers_script_asks_the_solver() -> None:
    assert {str(card): value for card, value in value_cards().items()} == {"AS": 18, "TS": 17}


def test_what_has_been_played_out_is_looked_back_at() -> None:
    end = sp.play_out(sp.deal("frog", seed="a look back"), ["novice"] * 3)
    assert sp.review(end, seat=0, worlds=4) == sp.review(end.deal, seat=0, worlds=4)


def test_a_newcomers_script_guesses_at_the_hidden_cards() -> None:
    deal = sp.deal("six-bid", seed="a quiet play_deals")
    assert deal.turn is not None
    seen = sp.view_of(deal, deal.turn)
    assert [sp.view_of(guess, deal.turn) for guess in sample_deals(deal)] == [seen] * 3


def test_a_table_without_a_bot_for_each_seat_is_refused_in_words() -> None:
    with pytest.raises(ValueError, match="2 bots for 3 seats"):
        sp.play_out(sp.deal("six-bid"), ["club", "club"])


def test_an_error_for_an_unknown_name_lists_the_known_ones() -> None:
    with pytest.raises(
        KeyError, match="'whist' is no game: there are six-bid, progressive, german-solo, frog"
    ):
        sp.GAMES["whist"]
    with pytest.raises(
        KeyError, match="'shark' is no bot: there are novice, club, fast, pimc, ismcts, expert"
    ):
        sp.bots.BOTS["shark"]


def test_a_position_in_an_unknown_order_is_refused_in_words() -> None:
    with pytest.raises(ValueError, match="'skat' is no order of cards: orders are ace-ten, german"):
        sp.solve("AS | KS | QS", order="skat")


def test_a_series_deals_round_the_table_and_is_the_same_again() -> None:
    played = list(sp.arena.deals("german-solo", ["club"] * 4, count=5, seed="round"))
    assert [end.deal.layout.dealer for end in played] == [0, 1, 2, 3, 0]
    assert [end.deal for end in sp.arena.deals("german-solo", ["club"] * 4, count=5, seed="round")] == [
        end.deal for end in played
    ]
    assert len({end.deal.layout.hands for end in played}) == 5
