"""Tests of the settings from the command line, the environment and a file. Invalid settings are explained."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from spadille.server.ops.serve import serve
from spadille.server.ops.settings import BadSetting, Settings, option_name, settings, variable_name
from spadille.text import LANGUAGES, load_catalogue

DOCUMENT = Path(__file__).parents[2] / "docs" / "reference" / "configuration.md"
NAMES = list(Settings.model_fields)


@pytest.fixture
def toml(tmp_path: Path) -> Callable[[str], Path]:
    """Return a function that writes a settings file and returns its path."""

    def written(words: str) -> Path:
        file = tmp_path / "spadille.toml"
        file.write_text(words, "utf-8")
        return file

    return written


def refusal(given: Mapping[str, object], environment: Mapping[str, str] | None = None) -> BadSetting:
    with pytest.raises(BadSetting) as bad:
        settings(given, environment or {})
    return bad.value


def test_without_settings_the_defaults_hold() -> None:
    assert settings({}, {}) == Settings()
    assert settings(dict.fromkeys(NAMES), {"PATH": "/bin", "SPADILLE_CHROMIUM": "chromium"}) == Settings()


def test_the_command_line_overrides_the_environment_which_overrides_the_file(
    toml: Callable[[str], Path],
) -> None:
    file = toml('port = 1\nbot-delay = 1\nhost = "::1"\nlog-level = "error"\nmetrics = false')
    environment = {"SPADILLE_CONFIG": str(file), "SPADILLE_PORT": "2", "SPADILLE_BOT_DELAY": "2.5"}
    chosen = settings({"port": 3}, environment)
    assert (chosen.port, chosen.bot_delay, chosen.host) == (3, 2.5, "::1")
    assert (chosen.log_level, chosen.metrics) == ("error", False)
    assert settings({"config": file}, {"SPADILLE_CONFIG": "nowhere"}).port == 1


def test_a_list_in_the_environment_is_separated_by_commas(toml: Callable[[str], Path]) -> None:
    assert settings({}, {"SPADILLE_PROXIES": "10.0.0.1, 10.0.0.2"}).proxies == ["10.0.0.1", "10.0.0.2"]
    file = toml('proxies = ["10.0.0.1"]')
    assert settings({"config": file}, {}).proxies == ["10.0.0.1"]


def test_tables_are_stored_in_a_file_or_a_database(toml: Callable[[str], Path]) -> None:
    assert settings({"data": Path("/srv/tables")}, {}).database_url == Path("/srv/tables")
    assert settings({}, {"SPADILLE_DATABASE": "sqlite:////srv/tables"}).database_url == Path("/srv/tables")
    assert settings({}, {}).database_url is None
    both = refusal({"config": toml('data = "/srv/tables"'), "database": "postgresql://club@db/tables"})
    assert both.sentence == "setting-two-places"


def test_an_unknown_setting_is_reported_with_the_known_ones(toml: Callable[[str], Path]) -> None:
    bad = refusal({"config": toml("prot = 1")})
    assert (bad.sentence, bad.facts["key"]) == ("setting-unknown", "prot")
    assert bad.facts["keys"] == ", ".join(map(option_name, NAMES))
    assert refusal({"config": toml("log_level = 'info'")}).facts["key"] == "log_level"
    assert refusal({"config": toml("[port]\nnumber = 1")}).sentence == "setting-bad-port"


def test_an_unreadable_file_is_named(toml: Callable[[str], Path], tmp_path: Path) -> None:
    assert refusal({"config": toml("port = ")}).sentence == "setting-no-toml"
    assert refusal({"config": tmp_path / "nowhere"}).sentence == "setting-no-file"
    assert refusal({}, {"SPADILLE_CONFIG": str(tmp_path)}).sentence == "setting-no-file"


BAD: Mapping[str, tuple[object, str]] = {
    "host": ("", ""),
    "port": (70000, "-1"),
    "data": ("", ""),
    "database": ("mysql://club:hidden@db/tables", "postgresql://club:hidden@db"),
    "public_address": ("cards.example", "https://cards.example/table"),
    "cluster_address": ("10.0.0.5", "10.0.0.5:door"),
    "lease_timeout": (0.5, "soon"),
    "proxies": ([""], ""),
    "bot_delay": (float("nan"), "61"),
    "bot_workers": (-1, "two"),
    "nonce_timeout": (-0.1, "a while"),
    "max_connections_per_client": (0, "many"),
    "tables_an_hour": (0, "2.5"),
    "delete_after_days": (-1, "36501"),
    "deal_file": ("", ""),
    "daily_deal_secrets": ("", ""),
    "offline_engine": ("", ""),
    "metrics": ("yes", "perhaps"),
    "log": ("xml", "xml"),
    "log_level": ("loud", "loud"),
    "language": ("tlh", "tlh"),
}


def test_every_setting_has_an_invalid_value_here() -> None:
    assert BAD.keys() == set(NAMES)


@pytest.mark.parametrize("name", BAD)
def test_an_invalid_value_is_reported_with_its_source(name: str) -> None:
    given, text = BAD[name]
    for bad, where in (
        (refusal({name: given}), f"--{option_name(name)}"),
        (refusal({}, {variable_name(name): text}), variable_name(name)),
    ):
        assert bad.sentence == f"setting-bad-{option_name(name)}"
        assert bad.facts["where"] == where
        assert "hidden" not in str(bad.facts)
        for language in LANGUAGES:
            sentence = load_catalogue(language).say(bad.sentence, **bad.facts)
            assert where in sentence


def test_a_number_in_a_file_is_not_taken_for_text(toml: Callable[[str], Path]) -> None:
    assert refusal({"config": toml('port = "8765"')}).sentence == "setting-bad-port"
    assert refusal({"config": toml("host = 127")}).sentence == "setting-bad-host"


def test_the_server_reports_a_bad_setting_and_exits(
    capsys: pytest.CaptureFixture[str], toml: Callable[[str], Path]
) -> None:
    with pytest.raises(SystemExit) as ended:
        serve(config=toml("prot = 1"), language="sv")
    assert ended.value.code == 1
    assert "någon inställning ”prot” finns inte" in capsys.readouterr().err


def test_all_settings_may_stand_on_the_command_line() -> None:
    words = set(serve.__annotations__) - {"return", "open_", "config"}
    assert words == set(NAMES)


def line(name: str) -> str:
    """Return the row for a setting in the documentation's table."""
    about = Settings.model_fields[name]
    usual = "" if about.default is None else f"`{_toml(about.default)}`"
    return f"| `{option_name(name)}` | `{variable_name(name)}` | {usual} | {about.description} |"


def _toml(value: object) -> str:
    if isinstance(value, list):
        return f"[{', '.join(map(_toml, value))}]"
    if isinstance(value, bool):
        return str(value).lower()
    return f'"{value}"' if isinstance(value, str) else str(value)


def test_the_documentation_has_every_setting() -> None:
    rows = [row for row in DOCUMENT.read_text("utf-8").splitlines() if row.startswith("| `")]
    assert rows == [line(name) for name in NAMES]
