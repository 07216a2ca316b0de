"""Units of a study: some deals of a contest each, with the same result on every machine."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cached_property

from spadille.arena.contest import Contest, Deals
from spadille.games import game_named
from spadille.notation.records import differing
from spadille.notation.shape import Json, a_list, an_object, malformed, required, whole_number, word
from spadille.rules.game import Rules
from spadille.study.provenance import BotVersion, Provenance, find_provenance
from spadille.study.shard_folder import short_hash
from spadille.study.study_error import StudyError

FORMAT = 1
"""The format version of studies, their plans, units and tables."""


@dataclass(frozen=True, slots=True)
class UnitOutput:
    """The selection of what is stored of each deal besides its result."""

    decisions: bool = False
    """Whether to store a table with every decision."""
    records: bool = False
    """Whether to store each deal also as a record."""
    judge_worlds: int = 0
    """The number of worlds in which every decision is evaluated; 0 for no evaluation."""

    def to_json(self) -> dict[str, object]:
        judged = {"judged": self.judge_worlds} if self.judge_worlds else {}
        return {"decisions": self.decisions, "records": self.records, **judged}

    @property
    def tables(self) -> tuple[str, ...]:
        """The names of the tables to write, `deals` first."""
        decisions = ("decisions",) if self.decisions else ()
        return ("deals", *decisions, *(("judgements", "parts") if self.judge_worlds else ()))


DEALS_ONLY = UnitOutput()


@dataclass(frozen=True)
class Unit:
    """The deals of a contest from `first` up to but not including `end`."""

    contest: Contest
    provenance: Provenance
    first: int
    end: int
    output: UnitOutput = DEALS_ONLY

    @cached_property
    def id(self) -> str:
        """The id of the unit. It is the same on every machine for the same deals, bots and code."""
        return short_hash(canonical_json(self.to_json()))

    def to_json(self) -> dict[str, object]:
        """Return the unit as JSON: everything that determines its result."""
        return {
            "kind": "study-unit",
            **contest_json(self.contest),
            **self.provenance.to_json(),
            **self.output.to_json(),
            "first": self.first,
            "end": self.end,
        }

    def check_provenance(self) -> None:
        """Raise an error if this process has other code or bots than the unit's plan.

        Raises:
            StudyError: `other-code` if the code differs from that of the plan.
        """
        check_provenance(self.contest, self.provenance)


def check_provenance(contest: Contest, provenance: Provenance) -> None:
    """Raise an error if this process has other code or bots than `provenance`.

    Raises:
        StudyError: `other-code` if the code differs from that of the plan.
    """
    own = find_provenance(contest.bots)
    if own != provenance:
        raise StudyError("other-code", theirs=_format_provenance(provenance), ours=_format_provenance(own))


def _format_provenance(made_by: Provenance) -> str:
    hashes = [made_by.code, *(bot.hash for bot in made_by.bots if bot.hash is not None)]
    return f"{made_by.version} ({', '.join(hashes)})"


def canonical_json(value: object) -> bytes:
    """Encode JSON so that equal values give equal bytes."""
    return json.dumps(value, sort_keys=True, separators=(",", ":")).encode()


def contest_json(contest: Contest) -> dict[str, object]:
    """Return a contest as JSON without its bots, and with the rules of its auction."""
    bid = None if contest.auction is None else rules_json(contest.auction)
    return {**contest.to_json(), "v": FORMAT, "auction": bid}


def rules_json(rules: Rules) -> dict[str, object]:
    """Return rules as JSON: a preset, and the options that differ from it."""
    return {"rules": rules.settings.preset, "options": differing(rules)}


def read_contest(value: Json, bots: tuple[str, ...]) -> Contest:
    """Read a contest from its JSON.

    Raises:
        NotAllowed: `malformed`, or unknown rules.
        ContestError: the contest is invalid.
    """
    if whole_number(value, "v") != FORMAT:
        raise malformed("v")
    pairs = None if required(value, "pairs") is None else word(value, "pairs")
    bid = required(value, "auction")
    auction = None if bid is None else _read_rules(word(value, "game"), an_object(bid, "auction"))
    rules = _read_rules(word(value, "game"), value)
    deals = _read_deals(word(value, "set"))
    return Contest(rules, whole_number(value, "seats"), bots, word(value, "seed"), deals, pairs, auction)


def _read_deals(name: str) -> Deals:
    if name not in tuple(Deals):
        raise malformed("set")
    return Deals(name)


def _read_rules(game: str, value: Json) -> Rules:
    return game_named(game).rules(word(value, "rules"), an_object(required(value, "options"), "options"))


def read_provenance(value: Json) -> Provenance:
    """Read the provenance of a plan from its JSON.

    Raises:
        NotAllowed: `malformed` if the input has the wrong format.
    """
    bots = tuple(_read_bot(an_object(bot, "bots")) for bot in a_list(value, "bots"))
    return Provenance(word(value, "spadille"), word(value, "code"), bots)


def _read_bot(value: Json) -> BotVersion:
    return BotVersion(word(value, "bot"), None if required(value, "hash") is None else word(value, "hash"))


def read_unit_output(value: Json) -> UnitOutput:
    """Read the output of a plan's units from its JSON.

    Raises:
        NotAllowed: `malformed` if the input has the wrong format.
    """
    judged = whole_number(value, "judged") if "judged" in value else 0
    return UnitOutput(required(value, "decisions") is True, required(value, "records") is True, judged)
