"""The kinds of events are closed lists: what is told is listed, and what is listed can be told."""

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import kingsroad
from kingsroad.core.dice import Dice
from kingsroad.core.event import Chronicle, Event, Telling
from kingsroad.core.game import NOBODY
from kingsroad.realm import events as realm
from kingsroad.text import LANGUAGES, tell
from kingsroad.text.books import book_of
from kingsroad.text.sentences import BadSentence
from kingsroad.text.tally import tally

SRC = Path(__file__).parent.parent / "src" / "kingsroad"
KEYS = sorted(kingsroad.GAMES)
GAMES_PLAYED = 12
TELLERS = {"tell": 0, "tell_only": 1}
"""How an event is told, and which argument is its kind."""
SEEKERS = {"run_of": 2, "is_next": 2}
"""How the log looks for events of a kind."""


def listed(key: str) -> dict[str, Telling]:
    """The kinds of a game."""
    found: dict[str, Telling] = import_module(f"kingsroad.games.{key}.events").EVENTS
    return found


def calls(folder: Path, names: dict[str, int]) -> Iterator[str]:
    """The texts given to some functions."""
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            if name in names and len(node.args) > names[name]:
                given = node.args[names[name]]
                if isinstance(given, ast.Constant) and isinstance(given.value, str):
                    yield given.value


def compared(folder: Path) -> Iterator[str]:
    """The texts with which the kind of an event is compared."""
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Compare) and ast.unparse(node.left).endswith(".kind"):
                for part in ast.walk(node.comparators[0]):
                    if isinstance(part, ast.Constant) and isinstance(part.value, str):
                        yield part.value


def subjects(key: str, sort: str) -> list[str]:
    """The keys of a sort."""
    tiles = import_module(f"kingsroad.games.{key}.tiles")
    keys = [tile.key for tile in tiles.TILES]
    if sort in ("tile", "bridge", ""):
        return {"tile": keys, "bridge": ["bridge"], "": [""]}[sort]
    if sort == "place":
        return [*keys, "site"]
    if sort == "cause":
        found: list[str] = import_module(f"kingsroad.games.{key}.causes").CAUSES
    elif sort == "card":
        found = import_module(f"kingsroad.games.{key}.choices").ROAD_KEYS
    else:
        lists = {"character": "CHARACTER_KEYS"}
        found = getattr(tiles, lists.get(sort, f"{sort.upper()}_NAMES"))
    return found


def told(key: str) -> Iterator[tuple[kingsroad.AnyGame, list[Event]]]:
    """Random games and all that was told of them."""
    rules = kingsroad.GAMES[key]
    for seed in range(GAMES_PLAYED):
        heard, dice = Chronicle(), Dice(seed)
        options = {option.key: option.values[seed % len(option.values)] for option in rules.options}
        game = rules.start(rules.seats[seed % len(rules.seats)], options, seed, heard)
        while not game.over:
            game.apply(game.legal[dice.below(len(game.legal))])
        yield game, heard.events


@pytest.mark.parametrize("key", KEYS)
def test_the_list_has_what_the_rules_tell(key: str) -> None:
    shared, own = (set(calls(SRC / part, TELLERS)) for part in ("realm", f"games/{key}"))
    assert set(realm.EVENTS) | set(realm.SCORING) == shared
    assert set(listed(key)) - set(realm.SCORING) == (set(realm.EVENTS) | own) - set(realm.SCORING)


@pytest.mark.parametrize("key", KEYS)
def test_events_are_what_the_list_says(key: str) -> None:
    kinds = listed(key)
    for _, events in told(key):
        for event in events:
            meant = kinds[event.kind]
            assert event.subject in subjects(key, meant.subject), event
            assert meant.amount or event.amount == 0, event
            assert meant.goods or event.stock == 0, event


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_has_words(language: str, key: str) -> None:
    rules = kingsroad.GAMES[key]
    for kind, meant in listed(key).items():
        for subject in subjects(key, meant.subject):
            for amount in (1, 2) if meant.amount else (0,):
                event = Event(kind, 0, subject, amount, 1 if meant.goods else 0)
                assert tell(event, rules, language)
    with pytest.raises(BadSentence):
        tell(Event("nonsense", 0, "", 0, 0), rules, language)


def test_the_log_joins_only_what_is_told() -> None:
    text = SRC / "text"
    known = {kind for key in KEYS for kind in listed(key)}
    sought = {*calls(text, SEEKERS), *compared(text)}
    assert sought
    assert sought <= known


@pytest.mark.parametrize("key", KEYS)
def test_every_score_has_a_row_of_the_sheet(key: str) -> None:
    for game, events in told(key):
        rows = tally(game, events)
        assert set(rows) <= set(book_of(game.rules).sources)
        assert [sum(row[seat] for row in rows.values()) for seat in range(game.players)] == (
            game.scores()
        )


def test_a_secret_keeps_its_kind() -> None:
    secret = Event("draw", 1, "bank", 0, 0, 1)
    assert (secret.seen_by(NOBODY).kind, secret.seen_by(NOBODY).subject) == ("draw", "")
