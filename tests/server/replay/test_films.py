"""Looking back: whatever was looked at before, and in which order, the same is seen."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from tests.server.helpers import Client, Person, apply_changes, view_through

import kingsroad
from kingsroad.core.dice import Dice
from kingsroad.library import GAMES
from kingsroad.record import Record
from kingsroad.server.errors import Refusal
from kingsroad.server.replay import films
from kingsroad.server.replay.films import STRIDE, Film, Films


def played(name: str, seed: int = 5) -> Record:
    """A whole game."""
    game = kingsroad.new_game(name, players=2, seed=seed)
    dice = Dice(seed)
    while not game.over:
        game.apply(game.legal[dice.below(len(game.legal))])
    return kingsroad.record_of(game)


def cut(record: Record, choices: int) -> Record:
    return Record(record.rules, record.players, record.options, record.choices[:choices])


@pytest.mark.parametrize("name", GAMES)
def test_every_moment_is_the_one_that_was_played(name: str) -> None:
    record = played(name)
    film = Film(record)
    numbers = list(range(len(record) + 1))
    random.Random(1).shuffle(numbers)
    for number in numbers:
        assert film.upto(number).game.key() == record.replay(number).key()
    for number in (-1, len(record) + 1):
        with pytest.raises(Refusal):
            film.upto(number)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seat", [0, -1])
def test_frames_lead_from_view_to_view(name: str, seat: int) -> None:
    """In whatever pieces they are asked for."""
    record = played(name)
    film, dice = Film(record), random.Random(2)
    for _ in range(30):
        since = dice.randrange(len(record))
        upto = min(len(record), since + dice.choice((1, 7, 60)))
        told: list[dict[str, Any]] = [
            json.loads(frame) for frame in film.frames(since, upto, seat, "en")
        ]
        assert [frame["made"]["number"] for frame in told] == list(range(since + 1, upto + 1))
        view = json.loads(json.dumps(view_through(record.replay(since), seat)))
        for frame in told:
            apply_changes(view, frame["changes"])
        assert view == json.loads(json.dumps(view_through(record.replay(upto), seat)))
    assert film.frames(0, len(record), seat, "en") == Film(record).frames(
        0, len(record), seat, "en"
    )


def test_a_moment_is_a_few_choices_away() -> None:
    record = played("caylus2005")
    film = Film(record)
    for number in range(len(record) + 1):
        assert film.upto(number).choices < STRIDE


def test_a_film_goes_on_with_its_game_and_ends_with_an_undo() -> None:
    record, kept = played("caylus2005"), Films()
    half = len(record) // 2
    first = kept.film("t", cut(record, half))
    first.frames(0, half, 0, "en")
    assert kept.film("t", record) is first
    assert first.upto(len(record)).game.over
    back = kept.film("t", cut(record, half))
    assert back is not first
    with pytest.raises(Refusal):
        back.upto(half + 1)
    other = kept.film("t", played("caylus2005", seed=6))
    assert other is not back


def test_what_is_kept_has_a_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(films, "MOST_FILMS", 3)
    record, kept = cut(played("caylus2005"), 10), Films()
    for number in range(5):
        kept.film(str(number), record)
        kept.film("dear", record)
    assert list(kept.kept) == ["3", "4", "dear"]
    film = kept.film("dear", record)
    for seat in (-1, 0, 1):
        for language in ("en", "de", "fr", "nl"):
            film.frames(0, 10, seat, language)
    assert len(film.reels) == films.MOST_REELS


def test_what_was_taken_back_cannot_be_looked_at(client: Client) -> None:
    person = Person(client)
    table = person.create("caylus2005", "me", "me")["id"]
    with person.at(table) as seat:
        before = person.get(f"/api/tables/{table}/at/8")["total"]
        seat.choose()
        seat.expect("update")
        frames = person.get(f"/api/tables/{table}/frames", since=before)
        assert len(frames) == person.get(f"/api/tables/{table}/at/8")["total"] - before
        seat.send(type="undo", lines=seat.lines)
        seat.expect("update")
        assert person.get(f"/api/tables/{table}/at/8")["total"] == before
        assert person.get(f"/api/tables/{table}/frames", since=before) == []
        assert client.get(f"/api/tables/{table}/at/{before + 1}").status_code == 404
