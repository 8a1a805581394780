"""The terminal in other languages: how one is chosen, what is asked, what may be typed."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

import kingsroad
from kingsroad.cli.arguments import BadUsage
from kingsroad.cli.language import chosen_language
from kingsroad.cli.main import main
from kingsroad.cli.terminal.answers import find_choice, plain
from kingsroad.cli.terminal.speech import speech_of
from kingsroad.text import LANGUAGES, label

Capture = pytest.CaptureFixture[str]
Patch = pytest.MonkeyPatch
RULES = kingsroad.find_game("caylus2005")
SYSTEM = ("KINGSROAD_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def played(capsys: Capture, patch: Patch, lines: list[str], *arguments: str) -> str:
    patch.setattr("sys.stdin", io.StringIO("\n".join(lines) + "\n"))
    assert main(["play", *arguments]) == 0
    return capsys.readouterr().out


def plain_environment(patch: Patch, **variables: str) -> None:
    for name in SYSTEM:
        patch.delenv(name, raising=False)
    for name, value in variables.items():
        patch.setenv(name, value)


# -- which language ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("asked", "variables", "language"),
    [
        (None, {"LANG": "C"}, "en"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {"LANG": "de_AT.UTF-8"}, "de"),
        (None, {"LANG": "nl"}, "nl"),
        (None, {"LANG": "pt_BR.UTF-8"}, "en"),
        (None, {"LANG": "de_DE.UTF-8", "LC_ALL": "fr_FR.UTF-8"}, "fr"),
        (None, {"LANG": "de_DE.UTF-8", "LC_MESSAGES": ""}, "de"),
        (None, {"LANG": "de_DE.UTF-8", "KINGSROAD_LANGUAGE": "nl"}, "nl"),
        ("fr", {"LANG": "de_DE.UTF-8", "KINGSROAD_LANGUAGE": "nl"}, "fr"),
        ("DE", {}, "de"),
    ],
)
def test_the_nearest_word_counts(
    monkeypatch: Patch, asked: str | None, variables: dict[str, str], language: str
) -> None:
    plain_environment(monkeypatch, **variables)
    assert chosen_language(asked) == language


def test_an_unknown_language_is_refused(capsys: Capture, monkeypatch: Patch) -> None:
    assert main(["play", "caylus2005", "--language", "tlh"]) == 2
    assert "--language tlh: there are en, de, nl, fr" in capsys.readouterr().err
    plain_environment(monkeypatch, KINGSROAD_LANGUAGE="klingon")
    with pytest.raises(BadUsage, match="KINGSROAD_LANGUAGE klingon"):
        chosen_language(None)


# -- a game --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "over", "head", "record"),
    [
        ("de", "Das Spiel ist zu Ende.", "Prestige durch", "Die Aufzeichnung steht in"),
        ("nl", "Het spel is afgelopen.", "prestige door", "Het verslag staat in"),
        ("fr", "La partie est terminée.", "prestige par", "Le fichier de partie est dans"),
    ],
)
@pytest.mark.parametrize("name", kingsroad.GAMES)
def test_a_whole_game(
    capsys: Capture,
    monkeypatch: Patch,
    tmp_path: Path,
    name: str,
    language: str,
    over: str,
    head: str,
    record: str,
) -> None:
    path = tmp_path / "game.txt"
    lines = ["help", "tiles", "? lawyer", "board", "log", "undo", *["1"] * 500]
    shown = played(
        capsys, monkeypatch, lines,
        name, "--players", "3", "--seed", "11", "--record", str(path), "--language", language,
    )  # fmt: skip
    assert over in shown
    assert head in shown
    assert record in shown
    for english in (" the ", " you ", "worker", "prestige from"):
        assert english not in shown, english
    assert kingsroad.read_record(path.read_text(encoding="utf-8")).replay().over
    assert main(["replay", str(path), "--language", language]) == 0
    told = capsys.readouterr().out
    assert over in told
    assert head in told
    assert main(["replay", str(path), "--at", "20", "--board", "--language", language]) == 0
    assert " the " not in capsys.readouterr().out
    monkeypatch.setenv("KINGSROAD_LANGUAGE", language)
    assert main(["replay", str(path), "--json"]) == 0
    assert '"question": "The game is over."' in capsys.readouterr().out


def test_what_can_be_typed_in_german(capsys: Capture, monkeypatch: Patch) -> None:
    lines = ["auf dem bauernhof einsetzen", "place forst", "wirts", "tanzen", "99", "? zimmermann"]
    lines += ["rules juwelier", "quit"]
    shown = played(
        capsys, monkeypatch, lines,
        "caylus2005", "--seat", "all", "--players", "2", "--seed", "1", "--language", "de",
    )  # fmt: skip
    assert "setzt für 1 Denar einen Arbeiter auf dem Bauernhof ein." in shown
    assert "„place forst“ steht nicht zur Wahl." in shown
    assert "setzt für 1 Denar einen Arbeiter im Wirtshaus ein." in shown
    assert "„tanzen“ steht nicht zur Wahl." in shown
    assert "Es gibt keine Möglichkeit 99" in shown
    assert "Zimmermann (neutrales Gebäude); ein Holzgebäude bauen." in shown
    assert "Der Juwelier kommt als zehntes Steingebäude in den Vorrat" in shown


@pytest.mark.parametrize("rules", kingsroad.GAMES.values(), ids=lambda rules: rules.key)
@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_and_names_mean_their_choice(rules: kingsroad.AnyRuleset, language: str) -> None:
    choices = rules.catalogue.choices
    labels = [plain(label(rules, choice, language)) for choice in choices]
    assert len(set(labels)) == len(labels)
    speech = speech_of(rules, language)
    for choice in choices[::9]:
        for typed in (choice.name, label(rules, choice, language)):
            assert find_choice(typed, choices, speech) == (choice, "")


@pytest.mark.parametrize("rules", kingsroad.GAMES.values(), ids=lambda rules: rules.key)
def test_in_english_a_label_is_the_name_of_the_choice(rules: kingsroad.AnyRuleset) -> None:
    for choice in rules.catalogue.choices:
        assert label(rules, choice) == choice.name
