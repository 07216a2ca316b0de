"""Every measurement, printed with the commit it belongs to."""

import subprocess

from bench import engine


def commit() -> str:
    """The commit that is measured."""
    words = ["git", "describe", "--always", "--dirty"]
    return subprocess.run(words, capture_output=True, text=True, check=False).stdout.strip() or "no commit"


def main() -> None:
    """Measure and print."""
    print(f"spadille at {commit()}; CPU time, one core")
    for figure in engine.figures():
        print(figure)


if __name__ == "__main__":
    main()
