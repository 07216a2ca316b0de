"""The report of the arena in words: a sentence a line, so that it can be listened to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from spadille.arena.table import NO_ACTION, RAISED, Forfeit
from spadille.cli.language import in_figures
from spadille.talk.named import all_of, contract_named
from spadille.talk.quoting import quoted
from spadille.text import Catalogue

Figures = Mapping[str, Any]
"""A report, or a part of one."""


def report_told(report: Figures, words: Catalogue, *, foresight: bool = False) -> Iterator[str]:
    """The report, line by line; with what was foreseen of bids, where somebody asked."""
    teller = _Teller(words, dict(zip("ABCD", report["bots"], strict=False)), foresight=foresight)
    yield from teller.heading(report)
    yield from teller.pairs(report) if report["pairs"] else teller.whole_deals(report)


def times_told(times: Iterable[Figures], words: Catalogue) -> Iterator[str]:
    """How long the bots took, where somebody asked."""
    for bot_times in times:
        if bot_times["answers"]:
            median, slow = (_milliseconds(words, bot_times[key]) for key in ("median_ms", "p99_ms"))
            yield words.say(
                "arena-time",
                bot=bot_times["bot"],
                median=median,
                slow=slow,
                answers=str(bot_times["answers"]),
            )


def forfeited(forfeit: Forfeit, words: Catalogue) -> str:
    """Why a bot has forfeited."""
    name = {RAISED: "arena-forfeit-raised", NO_ACTION: "arena-forfeit-no-action"}
    return words.say(
        name.get(forfeit.code, "arena-forfeit"),
        bot=forfeit.bot,
        deal=str(forfeit.deal),
        seat=str(forfeit.seat),
        code=forfeit.code,
        said=quoted(forfeit.detail),
    )


class _Teller:
    """Says figures in one language."""

    def __init__(self, words: Catalogue, bots: Mapping[str, str], *, foresight: bool) -> None:
        self._words = words
        self._bots = bots
        self._foresight = foresight

    def heading(self, report: Figures) -> Iterator[str]:
        """What was played by whom."""
        say, game = self._words.say, report["game"]
        yield say(
            "arena-heading",
            game=say(f"game-{game}"),
            rules=say(f"preset-{game}-{report['rules']}"),
            seats=report["seats"],
            deals=report["deals"],
            set=report["set"],
            seed=report["seed"],
        )
        yield say("arena-bots", bots=all_of(self._words, [*map(self._named, self._bots)]))
        if report["comparisons"] is not None:
            yield say("arena-comparisons", count=report["comparisons"])

    def whole_deals(self, report: Figures) -> Iterator[str]:
        """Gains, then what each bot bids."""
        yield self._words.say("arena-tables", tables=report["tables"])
        for gain in report["gains"]:
            who, whom = self._named(gain["who"]), self._named(gain["whom"])
            yield self._words.say(
                f"arena-gain-{gain['how']}", who=who, whom=whom, estimate=self._estimate(gain)
            )
        for bot in report["by_bot"]:
            yield from self._bids(bot)

    def pairs(self, report: Figures) -> Iterator[str]:
        """D in each unit, then contract by contract."""
        say = self._words.say
        yield say("arena-pairs", n=report["n"], reference=report["reference"])
        for difference in report["d"]:
            yield say("arena-d", unit=self._unit(difference["unit"]), estimate=self._estimate(difference))
        yield say("arena-d-counters", estimate=self._estimate(report["counters"]))
        for figures in report["contracts"]:
            contract, unit = contract_named(self._words, figures["contract"]), self._unit(figures["unit"])
            yield "  " + say(
                "arena-d-contract", contract=contract, unit=unit, estimate=self._estimate(figures)
            )
            for bot in figures["by_bot"]:
                yield "    " + say("arena-declares", who=self._named(bot["who"]), **self._played(bot))

    def _bids(self, bot: Figures) -> Iterator[str]:
        shares = {key: self._share(bot[key]) for key in ("declared", "passed_out", "forced")}
        name = "arena-bot-forced" if bot["forced"] else "arena-bot"
        facts = {
            "declared": shares["declared"],
            "nobody": shares["passed_out"],
            "forced": shares["forced"],
        }
        yield self._words.say(name, who=self._named(bot["who"]), **facts)
        for figures in bot["contracts"]:
            yield "  " + self._words.say(
                "arena-contract",
                contract=contract_named(self._words, figures["contract"]),
                played=figures["played"],
                share=self._share(figures["share"]),
                **self._played(figures),
            )
            if self._foresight and figures["foreseen"] is not None:
                yield "    " + self._foreseen(figures["foreseen"])

    def _foreseen(self, figures: Figures) -> str:
        """What was foreseen less what came of it; the count only where there was one."""
        made = self._estimate(figures["made"])
        if figures["count"]["mean"] is None:
            return self._words.say("arena-foreseen-made", made=made)
        return self._words.say("arena-foreseen", count=self._estimate(figures["count"]), made=made)

    def _played(self, figures: Figures) -> dict[str, str]:
        return {
            "made": self._share(figures["made"]),
            "drawn": self._share(figures["drawn"]),
            "counters": self._signed(figures["counters"]),
        }

    def _named(self, letter: str) -> str:
        return self._words.say("arena-named", letter=letter, bot=self._bots[letter])

    def _unit(self, unit: str) -> str:
        return self._words.say(f"arena-unit-{unit}")

    def _estimate(self, estimate: Figures) -> str:
        return estimate_told(self._words, estimate)

    def _signed(self, figure: float) -> str:
        return signed_told(self._words, figure)

    def _share(self, share: float | None) -> str:
        return share_told(self._words, share)


def estimate_told(words: Catalogue, estimate: Figures) -> str:
    """A mean with its error and interval; less where there are too few deals."""
    if estimate["mean"] is None:
        return words.say("arena-estimate-none")
    mean, n = signed_told(words, estimate["mean"]), str(estimate["n"])
    if estimate["standard_error"] is None:
        return words.say("arena-estimate-one", mean=mean)
    error = in_figures(words, f"{estimate['standard_error']:.2f}")
    if estimate["low"] is None:
        return words.say("arena-estimate-few", mean=mean, error=error, n=n)
    low, high = signed_told(words, estimate["low"]), signed_told(words, estimate["high"])
    return words.say("arena-estimate", mean=mean, error=error, low=low, high=high, n=n)


def signed_told(words: Catalogue, figure: float) -> str:
    """A figure with its sign."""
    return in_figures(words, f"{figure:+.2f}")


def share_told(words: Catalogue, share: float | None) -> str:
    """A share as so many in a hundred."""
    return words.say("arena-percent", percent=in_figures(words, f"{100 * (share or 0):.1f}"))


def _milliseconds(words: Catalogue, figure: float) -> str:
    return in_figures(words, f"{figure:.3g}" if figure < 100 else f"{figure:.0f}")  # noqa: PLR2004
