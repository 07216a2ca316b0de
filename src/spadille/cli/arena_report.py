"""Write the arena's report as text, one sentence a line, so that screen readers can read it out."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from spadille.arena.table import NO_ACTION, RAISED, Forfeit
from spadille.cli.language import localize_number
from spadille.sentences.display_names import format_contract, join_and, sanitize_input
from spadille.text import Catalogue
from spadille.text.wrapping import wrap_for

Figures = Mapping[str, Any]
"""A report, or a part of one."""


def format_report(report: Figures, catalogue: Catalogue, *, foresight: bool = False) -> Iterator[str]:
    """Yield the lines of a report. With `foresight`, compare forecasts of bids with their results."""
    teller = _ReportFormatter(catalogue, dict(zip("ABCD", report["bots"], strict=False)), foresight=foresight)
    yield from teller.format_heading(report)
    yield from teller.format_pairs(report) if report["pairs"] else teller.format_whole_deals(report)


def format_times(times: Iterable[Figures], catalogue: Catalogue) -> Iterator[str]:
    """Yield lines with the time that each bot took for an answer."""
    for bot_times in times:
        if bot_times["answers"]:
            median, slow = (
                _format_milliseconds(catalogue, bot_times[key]) for key in ("median_ms", "p99_ms")
            )
            yield catalogue.say(
                "arena-time",
                bot=bot_times["bot"],
                median=median,
                slow=slow,
                answers=str(bot_times["answers"]),
            )


def write_forfeit(forfeit: Forfeit, catalogue: Catalogue) -> None:
    """Write to standard error why a bot has forfeited: traceback, message and the deal code."""
    sys.stderr.write(forfeit.traceback)
    message = f"spadille: {format_forfeit(forfeit, catalogue)}\n"
    sys.stderr.write(wrap_for(sys.stderr, message))
    if forfeit.position:
        sys.stderr.write(f"{catalogue.say('arena-forfeit-position', code=forfeit.position)}\n")


def format_forfeit(forfeit: Forfeit, catalogue: Catalogue) -> str:
    """Return the message about why a bot has forfeited."""
    name = {RAISED: "arena-forfeit-raised", NO_ACTION: "arena-forfeit-no-action"}
    return catalogue.say(
        name.get(forfeit.code, "arena-forfeit"),
        bot=forfeit.bot,
        deal=str(forfeit.deal),
        seat=str(forfeit.seat),
        code=forfeit.code,
        said=sanitize_input(forfeit.detail),
    )


class _ReportFormatter:
    """A writer of the report's figures in one language."""

    def __init__(self, catalogue: Catalogue, bots: Mapping[str, str], *, foresight: bool) -> None:
        self._catalogue = catalogue
        self._bots = bots
        self._foresight = foresight

    def format_heading(self, report: Figures) -> Iterator[str]:
        say, game = self._catalogue.say, report["game"]
        yield say(
            "arena-heading",
            game=say(f"game-{game}"),
            rules=say(f"preset-{game}-{report['rules']}"),
            seats=report["seats"],
            deals=report["deals"],
            set=report["set"],
            seed=report["seed"],
        )
        yield say("arena-bots", bots=join_and(self._catalogue, [*map(self._format_bot, self._bots)]))
        if report["comparisons"] is not None:
            yield say("arena-comparisons", count=report["comparisons"])

    def format_whole_deals(self, report: Figures) -> Iterator[str]:
        """Yield lines with the gains, then with each bot's bids."""
        yield self._catalogue.say("arena-tables", tables=report["tables"])
        for gain in report["gains"]:
            who, whom = self._format_bot(gain["who"]), self._format_bot(gain["whom"])
            yield self._catalogue.say(
                f"arena-gain-{gain['how']}", who=who, whom=whom, estimate=self._format_estimate(gain)
            )
        for gain in report.get("gains_less_luck", ()):
            who, whom = self._format_bot(gain["who"]), self._format_bot(gain["whom"])
            yield self._catalogue.say(
                f"arena-gain-{gain['how']}-less-luck",
                who=who,
                whom=whom,
                estimate=self._format_estimate(gain),
            )
        for bot in report["by_bot"]:
            yield from self._format_bids(bot)

    def format_pairs(self, report: Figures) -> Iterator[str]:
        """Yield lines with the difference D between the bots in each unit, then by contract."""
        say = self._catalogue.say
        yield say("arena-pairs", n=report["n"], reference=report["reference"])
        for difference in report["d"]:
            yield say(
                "arena-d",
                unit=self._format_unit(difference["unit"]),
                estimate=self._format_estimate(difference),
            )
        yield say("arena-d-counters", estimate=self._format_estimate(report["counters"]))
        for figures in report["contracts"]:
            contract, unit = (
                format_contract(self._catalogue, figures["contract"]),
                self._format_unit(figures["unit"]),
            )
            yield "  " + say(
                "arena-d-contract", contract=contract, unit=unit, estimate=self._format_estimate(figures)
            )
            for bot in figures["by_bot"]:
                yield "    " + say(
                    "arena-declares", who=self._format_bot(bot["who"]), **self._list_played_facts(bot)
                )

    def _format_bids(self, bot: Figures) -> Iterator[str]:
        shares = {key: self._format_share(bot[key]) for key in ("declared", "passed_out", "forced")}
        name = "arena-bot-forced" if bot["forced"] else "arena-bot"
        facts = {
            "declared": shares["declared"],
            "nobody": shares["passed_out"],
            "forced": shares["forced"],
        }
        yield self._catalogue.say(name, who=self._format_bot(bot["who"]), **facts)
        for figures in bot["contracts"]:
            yield "  " + self._catalogue.say(
                "arena-contract",
                contract=format_contract(self._catalogue, figures["contract"]),
                played=figures["played"],
                share=self._format_share(figures["share"]),
                **self._list_played_facts(figures),
            )
            if self._foresight and figures["foreseen"] is not None:
                yield "    " + self._format_forecast(figures["foreseen"])

    def _format_forecast(self, figures: Figures) -> str:
        """Return a text with forecast minus result.

        Points or tricks are left out if there was no forecast of them.
        """
        made = self._format_estimate(figures["made"])
        if figures["count"]["mean"] is None:
            return self._catalogue.say("arena-foreseen-made", made=made)
        return self._catalogue.say("arena-foreseen", count=self._format_estimate(figures["count"]), made=made)

    def _list_played_facts(self, figures: Figures) -> dict[str, str]:
        return {
            "made": self._format_share(figures["made"]),
            "drawn": self._format_share(figures["drawn"]),
            "counters": self._format_signed(figures["counters"]),
        }

    def _format_bot(self, letter: str) -> str:
        return self._catalogue.say("arena-named", letter=letter, bot=self._bots[letter])

    def _format_unit(self, unit: str) -> str:
        return self._catalogue.say(f"arena-unit-{unit}")

    def _format_estimate(self, estimate: Figures) -> str:
        return format_estimate(self._catalogue, estimate)

    def _format_signed(self, figure: float) -> str:
        return format_signed(self._catalogue, figure)

    def _format_share(self, share: float | None) -> str:
        return format_share(self._catalogue, share)


def format_estimate(catalogue: Catalogue, estimate: Figures) -> str:
    """Return a text with a mean and, if there are enough deals, its standard error and interval."""
    if estimate["mean"] is None:
        return catalogue.say("arena-estimate-none")
    mean, n = format_signed(catalogue, estimate["mean"]), str(estimate["n"])
    if estimate["standard_error"] is None:
        return catalogue.say("arena-estimate-one", mean=mean)
    error = localize_number(catalogue, f"{estimate['standard_error']:.2f}")
    if estimate["low"] is None:
        return catalogue.say("arena-estimate-few", mean=mean, error=error, n=n)
    low, high = format_signed(catalogue, estimate["low"]), format_signed(catalogue, estimate["high"])
    return catalogue.say("arena-estimate", mean=mean, error=error, low=low, high=high, n=n)


def format_signed(catalogue: Catalogue, figure: float) -> str:
    """Return a figure as text with its sign."""
    return localize_number(catalogue, f"{figure:+.2f}")


def format_share(catalogue: Catalogue, share: float | None) -> str:
    """Return a share as text in percent."""
    return catalogue.say("arena-percent", percent=localize_number(catalogue, f"{100 * (share or 0):.1f}"))


def _format_milliseconds(catalogue: Catalogue, figure: float) -> str:
    return localize_number(catalogue, f"{figure:.3g}" if figure < 100 else f"{figure:.0f}")  # noqa: PLR2004
