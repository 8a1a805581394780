"""What an operator sets: by a flag, by a variable, in a file."""

from __future__ import annotations

from pathlib import Path

import pytest

from kingsroad.core.errors import KingsroadError
from kingsroad.server.mail import MailServer
from kingsroad.server.options import OPTIONS, read_options
from kingsroad.server.settings import settings_from


def test_flags_come_before_variables_and_these_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "kingsroad.toml"
    file.write_text(
        'port = 1\nhost = "192.0.2.1"\nlog-format = "json"\nsite = ["a.example", "b.example"]\n'
        "[limits]\nviewers = 7\n"
    )
    variables = {"KINGSROAD_SETTINGS": str(file), "KINGSROAD_PORT": "2", "KINGSROAD_HOST": "::"}
    found = read_options({"port": 3, "origin": []}, variables)
    assert (found.port, found.host, found.log_format) == (3, "::", "json")
    assert (found.site, found.origin, found.thinkers) == (("a.example", "b.example"), (), None)
    assert settings_from(found).limits.viewers == 7
    assert read_options({"settings": str(file)}, {}).host == "192.0.2.1"


def test_variables_name_several_things_with_commas() -> None:
    found = read_options({}, {"KINGSROAD_OPERATOR": "10.0.0.0/8, ::1"})
    assert found.operator == ("10.0.0.0/8", "::1")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("prot = 1", "nothing is called prot"),
        ("port = 'x'", "port cannot be 'x'"),
        ("port = true", "port cannot be True"),
        ("host = 1", "host cannot be 1"),
        ("site = 1", "site cannot be 1"),
        ("port =", "Invalid value"),
        ("[limits]\nviewer = 1", "no limit called 'viewer'"),
        ("[limits]\nviewers = 0", "viewers cannot be 0"),
        ("[limits]\nviewers = 0.5", "viewers cannot be 0.5: it is a whole number"),
        ("[limits]\nviewers = inf", "viewers cannot be inf"),
        ("[limits]\nrequests = nan", "requests cannot be nan: it is a number above 0"),
        ("[limits]\nrequests = true", "requests cannot be True"),
        ("limits = 3", r"limits are a table, below a line \[limits\]"),
    ],
)
def test_what_is_not_understood_is_refused(text: str, said: str, tmp_path: Path) -> None:
    file = tmp_path / "kingsroad.toml"
    file.write_text(text)
    with pytest.raises(KingsroadError, match=said):
        settings_from(read_options({"settings": str(file)}, {}))


def test_every_option_has_a_variable_of_its_own() -> None:
    assert len({option.variable for option in OPTIONS}) == len(OPTIONS)


def test_mail_needs_a_sender_and_names_for_its_links() -> None:
    def found(**given: object) -> MailServer | None:
        return settings_from(read_options(given, {})).mail

    assert found() is None
    good = {"mail": "smtp://us%40er:pass@host", "mail_from": "a@b.org", "site": ["b.org"]}
    assert found(**good) == MailServer("host", 587, "a@b.org", "us@er", "pass", False)
    assert found(**good | {"mail": "smtps://host:999"}) == MailServer(
        "host", 999, "a@b.org", tls=True
    )
    wrong: tuple[dict[str, object], ...] = (
        {"site": []},
        {"mail_from": ""},
        {"mail": "host:25"},
        {"mail": "smtp://h:x"},
    )
    for bad in wrong:
        with pytest.raises(KingsroadError):
            found(**good | bad)
