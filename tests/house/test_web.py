"""Tests that the web code contains no rules of the games: no numbers from the rules, and no parsing of
actions.
"""

import re

from tests.house.source import ROOT

WEB = ROOT / "web" / "src"
SOURCES = sorted(
    file
    for file in (*WEB.rglob("*.ts"), *WEB.rglob("*.svelte"))
    if ".test." not in file.name and "testing" not in file.parts
)
LAYS_OUT_SEATS = ("web/src/table/seats/Seats.svelte", "web/src/table/seats/seat_positions.ts")
"""Files that lay out seats, where numbers of seats are about space and not about rules."""
STYLE = re.compile(r"<style.*?</style>", re.DOTALL)
REMARK = re.compile(r"//[^\n]*|/\*.*?\*/|<!--.*?-->", re.DOTALL)

KNOWS_A_NUMBER = re.compile(
    r"""
    \b\w*(?:POINTS|TRICKS|SEATS|SEVERAL|CARDS|TRUMPS)\s*=\s*\d   # const POINTS = 120
    | \b(?:points|tricks|seats|players|widow|stakes?|times|trumps|active)(?:\.length)?
      \s*[<>=]=*\s*(?:[2-9]|\d\d+)\b
    """,
    re.VERBOSE,
)
READS_AN_ACTION = re.compile(
    r"""
    \b(?:action|answer|actions|answers)\w*\b[^\n;]*\.(?:split|match|includes|startsWith|endsWith|replace)\(\s*['"/`]
    | /[^/\n]*\b(?:play|bid|pass|discard|give|call|double)\b[^/\n]*/[a-z]*\.(?:test|exec)
    | \.(?:includes|startsWith|endsWith)\(\s*['"`]\s?(?:play|bid|pass|discard|give|call|double)\s
    | \bdecision\??\.answers\b
    """,
    re.VERBOSE,
)


def lines() -> list[tuple[str, str]]:
    """Return every line of the web code with its place, without styles and comments."""
    found = []
    for file in SOURCES:
        text = file.read_text(encoding="utf-8")
        for apart in (STYLE, REMARK):
            text = apart.sub(lambda gone: "\n" * gone[0].count("\n"), text)
        place = file.relative_to(ROOT).as_posix()
        found += [(f"{place}:{number}", line) for number, line in enumerate(text.splitlines(), 1)]
    return found


def offending(wrong: re.Pattern[str]) -> list[str]:
    return [f"{place} {line.strip()}" for place, line in lines() if wrong.search(line)]


def test_no_number_of_the_rules_stands_in_the_web() -> None:
    assert len(SOURCES) > 100
    assert [line for line in offending(KNOWS_A_NUMBER) if not line.startswith(LAYS_OUT_SEATS)] == []


def test_no_translator_replaces_text_that_changes() -> None:
    """A translator puts nodes of its own in the place of the page's: a sum would stand still."""
    assert '<body translate="no">' in (ROOT / "web" / "index.html").read_text("utf-8")
    translated = [line for line in lines() if 'translate="yes"' in line[1]]
    assert [place.partition(":")[0] for place, _ in translated] == ["web/src/pages/rules/RulebookPage.svelte"]


def test_no_action_is_read_in_the_web() -> None:
    assert offending(READS_AN_ACTION) == []


def test_both_are_seen_where_they_stand() -> None:
    numbers = (
        "const ALL_POINTS = 120;",
        "const POINTS = 120;",
        "export const SEVERAL = 3;",
        "now.table.seats.length > 3",
        "times > 2 ? 'redoubled' : 'doubled'",
        "if (trumps.length === 4) return",
    )
    actions = (
        "return action.includes(' play ') ? CARD : CALL;",
        "const [seat, verb] = action.split(' ');",
        "asked?.answers.filter((text) => !/ give /.test(text))",
        "view.decision?.answers.some((answer) => !/ (play|give|stop|ask)( |$)/.test(answer))",
    )
    assert [line for line in numbers if not KNOWS_A_NUMBER.search(line)] == []
    assert [line for line in actions if not READS_AN_ACTION.search(line)] == []
