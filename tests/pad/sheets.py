"""Score sheets and random hands for the tests."""

from __future__ import annotations

from random import Random
from typing import Any

from spadille.games import GAMES
from spadille.pad.api import handle_request
from spadille.rules.refusal import NotAllowed

Json = dict[str, Any]
NAMES = ("Signe", "Nora", "Edvin", "Wendell", "Olga", "Tor", "Una")


def make_head(game: str = "six-bid", rules: str = "standard", seats: int = 3, **more: object) -> Json:
    plain = {"entry": "open", "title": "Thursday", "game": game, "rules": rules, "options": {}, "dealer": 0}
    open_end: Json = {"start": None, "bankrupt": "debt", "end": {"deals": 420}}
    return plain | {"names": list(NAMES[:seats]), "match": open_end} | more


def ask_pad(log: list[Json], **more: object) -> Json:
    return handle_request({"log": log, **more})


def enter_hand(log: list[Json], **draft: object) -> list[Json]:
    """Add a hand to a log, after checking that the pad previews the same entry. Return the log."""
    preview = ask_pad(log, draft=draft)["preview"]
    assert preview["entry"], preview
    after = ask_pad(log, add=preview["entry"])
    assert after["refusal"] is None
    written: list[Json] = after["log"]
    return written


def random_head(chance: Random) -> Json:
    """Return a random head of a sheet: any game, preset, valid options and number of seats."""
    game = chance.choice(list(GAMES.values()))
    preset = chance.choice(game.presets)
    options: dict[str, object] = {}
    for option in game.options:
        if chance.random() < 1 / 3:
            options[option.id] = (
                chance.choice([str(word) for word in option.words])
                if option.words
                else chance.randint(option.least, min(option.most, 120))
            )
    try:
        seats = chance.choice(game.rules(preset.id, options).seats)
    except (NotAllowed, ValueError):
        options, seats = {}, chance.choice(game.rules(preset.id).seats)
    dealer = chance.randrange(seats)
    return make_head(game.id, preset.id, seats, options=options, dealer=dealer)


def random_draft(chance: Random, form: Json) -> Json:
    """Return a random draft of a hand, which is usually possible."""
    if form["passes"] and chance.random() < 1 / 10:
        return {"contract": None}
    tile = chance.choice(form["tiles"])
    declarer = chance.choice(form["active"])
    others = [seat for seat in form["active"] if seat != declarer]
    draft: Json = {"declarer": declarer, "contract": tile["contract"]}
    if tile["trump"] or tile["trumps"]:
        draft["trump"] = tile["trump"] or chance.choice(tile["trumps"])
    if tile["partner"]:
        draft["partner"] = chance.choice(others)
    if tile["asks"] == "number":
        draft |= {"points": chance.randint(0, tile["all"] + 1), "others": chance.random() < 1 / 2 or None}
    else:
        draft["made"] = chance.random() < 1 / 2
    if tile["bonuses"] and draft["made"] and chance.random() < 1 / 2:
        draft[chance.choice(tile["bonuses"])] = True
    if tile["mackers"] and chance.random() < 1 / 2:
        draft["mackers"] = chance.choice(tile["mackers"])
    if form["doubles"] and chance.random() < 1 / 2:
        draft["doubled"] = {str(chance.choice(others)): chance.choice(form["doubles"])}
    return draft


def enter_random_hands(log: list[Json], chance: Random, hands: int) -> list[Json]:
    """Enter `hands` random hands and return the log."""
    while sum(entry["entry"] == "hand" for entry in log) < hands:
        entry = ask_pad(log, draft=random_draft(chance, ask_pad(log)["form"]))["preview"]["entry"]
        log = [*log, entry] if entry else log
    return log
