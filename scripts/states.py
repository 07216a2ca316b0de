"""Generate the states of tables for the web's tests, as the server sends them: `python -m scripts.states
[--check]`.

`web/src/testing/moments.json` has for each state the cards, the actions and the table. The view, its
sentences and the contracts come from the server's code.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from spadille import protocol
from spadille.cards import Hand
from spadille.games import game_named
from spadille.notation.actions import read_action
from spadille.notation.views import view_json
from spadille.play.deal import Deal
from spadille.play.layout import lay_out
from spadille.play.seeing import view_of
from spadille.table.contract_sheet import contract_sheet
from spadille.table.deal_sentences import describe_view

_TESTING: Final = Path(__file__).parents[1] / "web" / "src" / "testing"
MOMENTS, STATES = _TESTING / "moments.json", _TESTING / "states.json"
Moment = Mapping[str, Any]


def render_states() -> str:
    """Return the file of states."""
    moments: dict[str, Moment] = json.loads(MOMENTS.read_text(encoding="utf-8"))
    shown = {name: _state(moment) for name, moment in moments.items()}
    lines = (f"{json.dumps(name)}: {json.dumps(state, ensure_ascii=False)}" for name, state in shown.items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _state(moment: Moment) -> dict[str, object]:
    table, state, deal = moment["table"], moment["state"], _deal(moment)
    view = view_of(deal, state["you"])
    shown = {
        **state,
        "table": {
            **table,
            "sheet": [contract.model_dump() for contract in contract_sheet(deal.layout.rules)],
        },
        "view": view_json(view),
        "wording": describe_view(view),
    }
    protocol.State.model_validate_json(json.dumps(shown))
    return shown


def _deal(moment: Moment) -> Deal:
    """Return the deal of a described state."""
    table, dealt = moment["table"], moment["dealt"]
    seats = len(table["seats"])
    rules = game_named(table["game"]).rules(table["rules"], table["options"]).at(seats)
    hands = [None if hand is None else Hand.read(hand) for hand in dealt["hands"]]
    pots = tuple(dealt["pots"].items())
    layout = lay_out(rules, seats, dealt["dealer"], hands, Hand.read(dealt["widow"]), pots=pots)
    return Deal.of(layout, map(read_action, dealt["actions"]))


def main(arguments: list[str]) -> int:
    """Write the states, or report whether the file is up to date."""
    made = render_states()
    if "--check" not in arguments:
        STATES.write_text(made, encoding="utf-8")
        return 0
    if STATES.read_text(encoding="utf-8") == made:
        return 0
    print("web/src/testing/states.json is out of step: make generate", file=sys.stderr)
    return 1


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
