"""Translate the examples of the Swedish pages into the words of the English ones."""

from __future__ import annotations

from collections.abc import Mapping

KEYS = {
    "slag": "kind",
    "regler": "rules",
    "platser": "seats",
    "givare": "dealer",
    "spelande": "active",
    "bud": "calls",
    "tur": "turn",
    "får": "may",
    "dubblat": "doubled",
    "spelförare": "declarer",
    "kontrakt": "contract",
    "rundpass": "passed-out",
    "trumf": "trump",
    "hand": "hand",
    "talong": "widow",
    "bord": "table",
    "tillåtna": "legal",
    "kortet": "card",
    "avvisas": "refused",
    "regel": "rule",
    "kallar": "call",
    "kallat": "called",
    "medspelare": "partner",
    "vet": "know",
    "frågar": "asks",
    "stannar": "stops",
    "säger": "says",
    "färg": "suit",
    "lägger bort": "discard",
    "kvar": "left",
    "ger tillbaka": "give",
    "spelar ut": "leader",
    "korten": "cards",
    "stick": "trick",
    "vinnare": "winner",
    "ögon": "points",
    "antal stick": "tricks",
    "first": "first",
    "last": "last",
    "missad": "missed",
    "mackers": "mackers",
    "potter": "pots",
    "potter efter": "pots after",
    "hem": "made",
    "utfall": "outcome",
    "värde": "value",
    "betalningar": "payments",
    "bank": "bank",
    "start": "start",
    "bankrutt": "bankrupt",
    "obetalt": "unpaid",
    "till": "end",
    "marker": "chips",
    "slut": "over",
}
KINDS = {
    "tillåtet": "legal",
    "avvisat": "refusal",
    "stick": "trick",
    "ögon": "points",
    "budgivning": "auction",
    "trumfval": "trumps",
    "kallning": "calling",
    "bortläggning": "laying-away",
    "mackers": "mackers",
    "utspel": "lead",
    "betalning": "payment",
    "parti": "match",
    "platser": "seating",
    "giv": "deal",
}
YES_OR_NO = {"ja": "yes", "nej": "no"}
WORDS = {
    "kind": KINDS,
    "passed-out": YES_OR_NO,
    "made": YES_OR_NO,
    "over": YES_OR_NO,
    "first": YES_OR_NO,
    "last": YES_OR_NO,
    "missed": YES_OR_NO,
    "winner": {"1:a": "1st", "2:a": "2nd", "3:e": "3rd", "4:e": "4th"},
    "outcome": {"hem": "won", "bet": "lost", "oavgjort": "drawn", "rundpass": "passed-out"},
}
"""The words that a key's value may be."""
NONE_AT_ALL = {"trump": "ingen", "contract": "inget", "start": "ingen"}


def translate_example(fields: Mapping[str, str]) -> dict[str, str]:
    """Return an example's keys and words in English. What is the same in both languages stays."""
    english = {_key(key): value for key, value in fields.items()}
    return {key: _word(key, value) for key, value in english.items()}


def _key(key: str) -> str:
    """Return the English key: `stick 3` is `trick 3`."""
    name, space, number = key.rpartition(" ")
    if space and number.isdigit():
        return f"{KEYS[name]} {number}"
    return KEYS[key]


def _word(key: str, value: str) -> str:
    if key in NONE_AT_ALL:
        return "none" if value == NONE_AT_ALL[key] else value
    return WORDS[key][value] if key in WORDS else value
