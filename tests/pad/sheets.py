"""Sheets to write on, and hands drawn at random: what may be asked for is what the form says."""

from __future__ import annotations

from random import Random
from typing import Any

from spadille.games import GAMES
from spadille.pad.answering import answer
from spadille.rules.refusal import NotAllowed

Written = dict[str, Any]
NAMES = ("Signe", "Nora", "Edvin", "Wendell", "Olga", "Tor", "Una")


def head(game: str = "six-bid", rules: str = "standard", seats: int = 3, **more: object) -> Written:
    plain = {"entry": "open", "title": "Thursday", "game": game, "rules": rules, "options": {}, "dealer": 0}
    open_end: Written = {"start": None, "bankrupt": "debt", "end": {}}
    return plain | {"names": list(NAMES[:seats]), "match": open_end} | more


def asked(log: list[Written], **more: object) -> Written:
    return answer({"log": log, **more})


def entered(log: list[Written], **draft: object) -> list[Written]:
    """The log with a hand more, which the pad shows before it is entered."""
    preview = asked(log, draft=draft)["preview"]
    assert preview["entry"], preview
    after = asked(log, add=preview["entry"])
    assert after["refusal"] is None
    written: list[Written] = after["log"]
    return written


def any_head(chance: Random) -> Written:
    """Any game by any preset, with any options that can be played together, at any table."""
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
    return head(game.id, preset.id, seats, options=options, dealer=dealer)


def any_draft(chance: Random, form: Written) -> Written:
    """A hand as somebody might tap it: mostly one that can be, now and then one that cannot."""
    if form["passes"] and chance.random() < 1 / 10:
        return {"contract": None}
    tile = chance.choice(form["tiles"])
    declarer = chance.choice(form["active"])
    others = [seat for seat in form["active"] if seat != declarer]
    draft: Written = {"declarer": declarer, "contract": tile["contract"]}
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
