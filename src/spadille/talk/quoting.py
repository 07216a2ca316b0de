"""What somebody wrote, said back to him."""

_LONGEST = 60


def quoted(text: str) -> str:
    """What somebody wrote, fit for a sentence: printable, and cut where it is long.

    >>> quoted("x" * 80).endswith("x…"), quoted(chr(7) + "solo")
    (True, '�solo')
    """
    shown = "".join(letter if letter.isprintable() else "�" for letter in text[: _LONGEST + 1])
    return shown if len(shown) <= _LONGEST else f"{shown[:_LONGEST]}…"
