"""Tests of samples of card reasons for readers: positions are complete, and sentences do not name the two
cards.
"""

from itertools import islice
from pathlib import Path

from research.experiments import reason_samples
from research.experiments.reason_samples import blank, list_hints, list_position, list_samples, make_audience
from spadille.sentences.display_names import format_card
from spadille.sentences.reasons import describe_reason
from spadille.text import load_catalogue


def test_a_blanked_sentence_names_neither_card() -> None:
    catalogue = load_catalogue("en")
    for sample in islice(list_hints("six-bid", "tests"), 4):
        text, reason = blank(sample), sample.reason
        assert format_card(catalogue, reason.better) not in text
        assert format_card(catalogue, reason.worse) not in text
        lines = make_audience(sample.view).render_lines(describe_reason(sample.view, reason))
        named = [
            any(format_card(catalogue, card) in line for line in lines)
            for card in (reason.better, reason.worse)
        ]
        assert named == ["____" in text, "the other card" in text.lower()]
        assert any(named)


def test_a_position_is_all_that_the_seat_knows() -> None:
    for sample in islice(list_samples("frog", "tests"), 2):
        view, text = sample.view, "\n".join(list_position(sample.view))
        seen = {card for trick in view.tricks for card in trick.cards} | set(view.hand)
        assert all(card.text in text for card in seen)
        assert "Order of play: You" in text
        assert sample.reason.better.text in sample.figures
        assert sample.reason.worse.text in sample.figures


def test_the_same_seed_writes_the_same_files(tmp_path: Path) -> None:
    for folder in ("first", "second"):
        reason_samples.main(
            ["--games", "six-bid", "--sense", "2", "--blanked", "2", "--out", str(tmp_path / folder)]
        )
    for name in ("sense.txt", "blanked.txt", "blanked-answers.txt"):
        text = (tmp_path / "first" / name).read_text()
        assert text == (tmp_path / "second" / name).read_text()
        assert text
