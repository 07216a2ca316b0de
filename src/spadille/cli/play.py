"""`spadille play`: a match in the terminal, against bots, in words."""

from __future__ import annotations

import secrets
import sys
import time
from collections.abc import Iterable
from contextlib import suppress
from pkgutil import resolve_name
from random import Random

from spadille.bots import BOTS
from spadille.bots.expert.player import ExpertPlayer
from spadille.bots.explanation import Reasons
from spadille.bots.player import Player, make_hint_chance
from spadille.cli.arguments import Number, game_for, judge_seed, rules_for, seats_at
from spadille.cli.language import spoken
from spadille.cli.sitting import GotUp, TerminalSitting
from spadille.cli.trouble import Trouble
from spadille.notation.chance import Stream, dealt_by, key_of
from spadille.play.action import Action
from spadille.play.deal import Deal
from spadille.play.layout import Layout
from spadille.play.match import Match, Terms, agreed
from spadille.play.view import View
from spadille.rules.game import Game, Rules
from spadille.rules.options import MOST
from spadille.rules.presets import End
from spadille.rules.refusal import NotAllowed
from spadille.rules.seating import Seat
from spadille.talk.company import Company
from spadille.talk.quoting import quoted
from spadille.talk.vocabulary import vocabulary
from spadille.text import catalogue

with suppress(ImportError):
    # Where there is one, the line typed can be edited and the ones before called back.
    import readline  # noqa: F401

_ADVISER = ExpertPlayer()
_JUDGE = "spadille.cli.review:of_deal"
_USUAL_ROUNDS = 4
"""How often everybody deals in a match of an agreed length, unless somebody says otherwise."""


def play(
    *,
    game: str | None = None,
    rules: str | None = None,
    seats: Number | None = None,
    options: str = "{}",
    bot: str = "club",
    deals: Number | None = None,
    seed: str | None = None,
    language: str | None = None,
) -> None:
    """Plays a match by typing what is said at the table."""
    words = catalogue(spoken(language))
    played = game_for(game)
    table = rules_for(played, rules, options)
    seats = seats_at(table, seats)
    terms = _terms(played, table, seats, deals)
    chance = _Chance(_seed(seed), _bot(bot))
    began = time.monotonic()
    TerminalSitting(
        company=Company.gathered(words, seats),
        spoken=vocabulary(words),
        terminal=Keyboard(),
        bot=chance.answer,
        adviser=_advice,
        dealt=chance.dealt,
        minutes=lambda: (time.monotonic() - began) / 60,
        reviewer=_review,
    ).play(Match.begin(table, terms, seats, chance.first_dealer(seats)))


class Keyboard:
    """The terminal itself."""

    def tell(self, line: str) -> None:
        """Shows a line."""
        sys.stdout.write(f"{line}\n")

    def hear(self) -> str:
        """The next line typed.

        Raises:
            GotUp: there is no more to read.
        """
        sys.stdout.flush()
        try:
            return input("> " if sys.stdin is not None and sys.stdin.isatty() else "")
        except (EOFError, RuntimeError):
            # RuntimeError: standard input was closed before we began.
            raise GotUp from None


class _Chance:
    """Where the cards, the first dealer and the bots' whims come from."""

    def __init__(self, seed: str, bot: Player) -> None:
        self._seed = seed
        self._bot = bot
        self._whims = Random(f"{seed}/bots")  # noqa: S311 - a bot may be guessed at

    def first_dealer(self, seats: int) -> Seat:
        """Who deals first."""
        return Stream(key_of(f"{self._seed}/dealer", 0)).below(seats)

    def dealt(self, match: Match) -> Layout:
        """The cards of a match's next deal."""
        stream = Stream(key_of(self._seed, match.deals))
        return dealt_by(stream, match.rules, len(match.chips), match.dealer)

    def answer(self, view: View) -> Action:
        """What a bot does."""
        return self._bot.answer(view, self._whims)


def _advice(view: View) -> Reasons:
    """What the best player of the house would do, and why."""
    return _ADVISER.reasons(view, make_hint_chance(view))


def _review(company: Company, deal: Deal) -> Iterable[str]:
    """What a deal was worth; the judge comes when he is first asked."""
    lines: Iterable[str] = resolve_name(_JUDGE)(company, deal)
    return lines


def _seed(seed: str | None) -> str:
    if seed is None:
        return secrets.token_hex()
    judge_seed(seed)
    return seed


def _bot(name: str) -> Player:
    if name not in BOTS:
        raise Trouble("unknown-bot", bot=quoted(name), bots=", ".join(BOTS))
    return BOTS[name]


def _terms(game: Game, rules: Rules, seats: int, deals: int | None) -> Terms:
    """How long the match is: as many deals as asked for, else what is usual by these rules."""
    preset = game.preset(rules.settings.preset)
    if deals is None and preset.ends[0] is End.DEALS:
        deals = _USUAL_ROUNDS * seats
    if deals is not None and not 1 <= deals <= MOST:
        raise Trouble("deals-range", least=1, most=MOST)
    end = {} if deals is None else {End.DEALS.value: deals}
    try:
        return agreed(game.id, preset, seats, {"end": end})
    except NotAllowed:
        raise Trouble("deals-rounds", seats=seats) from None
