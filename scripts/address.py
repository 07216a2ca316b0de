"""Set where Spadille lives: `python -m scripts.address [--check] [SOURCE SITE]`.

`[project.urls]` in pyproject.toml is the setting: `Source` is the repository, `Homepage` the table on plain
files. With two addresses, this sets them; in any case it writes every line that is made from them.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
PROJECT: Final = ROOT / "pyproject.toml"
PLACEHOLDER: Final = ".example"
"""The end of hosts that cannot exist. A release is refused while an address has one."""
_FORM: Final = re.compile(r"https://[\w.-]+(/[\w.~-]+)*")


@dataclass(frozen=True)
class Addresses:
    """The addresses of the repository and of the static site."""

    source: str
    site: str

    @property
    def urls(self) -> Mapping[str, str]:
        """The table `[project.urls]`."""
        return {
            "Homepage": self.site,
            "Documentation": f"{self.site}/docs/latest/",
            "Source": self.source,
            "Issues": f"{self.source}/issues",
            "Changelog": f"{self.source}/blob/main/CHANGELOG.md",
        }

    @property
    def lines(self) -> Mapping[str, Mapping[str, str]]:
        """By file the lines that hold an address, each after the words before it."""
        return {
            "pyproject.toml": {f'{name} = "': f'{url}"' for name, url in self.urls.items()},
            "CITATION.cff": {"repository-code: ": self.source, "url: ": self.site},
            "SECURITY.md": {"[vulnerability report]: ": f"{self.source}/security/advisories/new"},
            "SUPPORT.md": {
                "[issues]: ": f"{self.source}/issues",
                "[discussions]: ": f"{self.source}/discussions",
            },
            ".github/ISSUE_TEMPLATE/config.yml": {"    url: ": f"{self.source}/security/advisories/new"},
            "mkdocs.yml": {"      link: ": self.source},
        }

    @property
    def are_set(self) -> bool:
        """Return whether both addresses are real, not placeholders."""
        return not any(PLACEHOLDER in address.split("/")[2] for address in (self.source, self.site))


def read_addresses() -> Addresses:
    """Return the addresses of pyproject.toml."""
    urls = tomllib.loads(PROJECT.read_text("utf-8"))["project"]["urls"]
    return Addresses(urls["Source"], urls["Homepage"])


def write_lines(text: str, lines: Mapping[str, str]) -> str:
    """Return a text with each line that begins with a key completed by its value.

    >>> write_lines("url: old\\nname: a\\n", {"url: ": "new"})
    'url: new\\nname: a\\n'
    """
    for start, address in lines.items():
        text, count = re.subn(rf"(?m)^{re.escape(start)}.*$", lambda _: start + address, text)  # noqa: B023
        if count != 1:
            raise SystemExit(f"spadille: {count} lines begin with {start!r}; there must be one.")
    return text


def main() -> None:
    """Write all lines, or check them."""
    chosen = [word.rstrip("/") for word in sys.argv[1:] if word != "--check"]
    if len(chosen) not in (0, 2) or not all(map(_FORM.fullmatch, chosen)):
        raise SystemExit("spadille: give the addresses of the repository and of the site, https:// each.")
    addresses = Addresses(*chosen) if chosen else read_addresses()
    for name, lines in addresses.lines.items():
        before = (ROOT / name).read_text("utf-8")
        after = write_lines(before, lines)
        if before == after:
            continue
        if "--check" in sys.argv:
            raise SystemExit(f"spadille: {name} has another address; make generate writes it.")
        (ROOT / name).write_text(after, "utf-8")


if __name__ == "__main__":
    main()
