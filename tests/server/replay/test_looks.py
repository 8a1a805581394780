"""Looking back costs little, and nobody has more than a share of what it costs."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from tests.server.helpers import GENEROUS, Client, Person, VirtualClock, running, service_of
from tests.server.replay.test_films import cut, played

from kingsroad.server.errors import Refusal
from kingsroad.server.play.turns import Asker
from kingsroad.server.replay.films import STRIDE, Film, Films, Look
from kingsroad.server.replay.looks import AMoment, Steps, TheRecord, TheScore
from kingsroad.server.security.requests import household_of
from kingsroad.server.table.chairs import Chair

RECORD = played("caylus2005")
END = len(RECORD)
CHAIRS = [Chair(0, "Ann", "a", ""), Chair(1, "", "", "journeyman")]
LOOKS: list[Look] = [
    AMoment(END, 0, "en"),
    Steps(0, 20, 0, "en"),
    Steps(END - 3, END, -1, "de"),
    TheScore(CHAIRS, "en"),
    TheRecord(None, CHAIRS, lambda: 0),
]


@pytest.mark.parametrize("look", LOOKS)
def test_what_was_seen_is_not_played_again(look: Look) -> None:
    films = Films()
    first = films.work("t", RECORD, look)
    assert first >= 20
    found = films.look("t", RECORD, look.find)
    assert films.work("t", RECORD, look) < STRIDE  # from the last stop, or not at all
    assert films.glance("t", RECORD, look) == found


def test_what_must_be_played_is_known_before() -> None:
    """Exactly: it is what somebody's share is charged with."""
    film = Film(RECORD)
    assert AMoment(100, 0, "en").work(film) == 100
    film.upto(100)
    assert AMoment(100, 0, "en").work(film) == 100 % STRIDE
    assert AMoment(50, 0, "en").work(film) == 50 % STRIDE
    assert AMoment(150, 0, "en").work(film) == 150 - 100 // STRIDE * STRIDE
    assert AMoment(10_000, 0, "en").work(film) <= END  # it is refused, not played
    film.frames(0, 50, 0, "en")
    assert Steps(0, 50, 0, "en").work(film) == 0
    assert Steps(0, 60, 0, "en").work(film) == 10 + 50 % STRIDE
    assert Steps(0, 50, 0, "de").work(film) == 50  # in other words


def test_somebody_who_looks_just_now_is_waited_for_elsewhere() -> None:
    films = Films()
    with films.lock:
        assert films.glance("t", RECORD, LOOKS[0]) is None
    assert films.glance("t", RECORD, LOOKS[0]) is not None


def test_whole_answers_are_those_of_who_sat_there_and_of_all_choices() -> None:
    films, half = Films(), cut(RECORD, END // 2)
    early = films.look("t", half, TheRecord(0, CHAIRS, lambda: 0).find)
    whole = films.look("t", RECORD, TheRecord(0, CHAIRS, lambda: 0).find)
    assert len(whole) > len(early)
    renamed = [CHAIRS[0]._replace(name="Änn"), CHAIRS[1]]
    told = films.look("t", RECORD, TheRecord(0, renamed, lambda: 0).find)
    assert "Änn" in told.decode()
    assert "Ann" in whole.decode()


def test_who_looks_at_ever_more_games_waits(tmp_path: Path) -> None:
    limits = replace(GENEROUS, looks=10.0, looks_burst=float(END + 50))
    clock = VirtualClock()
    with running(tmp_path, limits=limits, clock=clock) as client:
        ann = Person(client)
        first, second, third = (finished(ann) for _ in range(3))
        ann.get(f"/api/tables/{first}/sheet")
        ann.get(f"/api/tables/{first}/sheet")  # costs nothing any more
        ann.get(f"/api/tables/{second}/sheet")  # more than is left, so there are debts now
        refused = client.get(f"/api/tables/{third}/sheet", headers=ann.headers)
        assert (refused.status_code, refused.json()["code"]) == (429, "flood")
        ann.get(f"/api/tables/{second}/sheet")  # what was made is still there for everybody
        clock.time += END / 10
        ann.get(f"/api/tables/{third}/sheet")


def finished(person: Person) -> str:
    """A table whose game is over."""
    plan = {"seats": [{"kind": "me"}] * 2, "origin": {"record": RECORD.write()}}
    table: str = person.post("/api/tables", plan)["id"]
    return table


def test_shares_are_for_a_person_an_address_and_a_64(client: Client) -> None:
    service = service_of(client)
    all_of_it = int(service.settings.limits.looks_burst)
    here, next_door = household_of("2001:db8:1:2::5"), household_of("2001:db8:1:2:ffff::9")
    service.check_looks(Asker(here, "ann"), all_of_it)
    for refused in (Asker(next_door, "bob"), Asker("192.0.2.1", "ann")):
        with pytest.raises(Refusal) as found:
            service.check_looks(refused, 1)
        assert found.value.code == "flood"
    service.check_looks(Asker(household_of("2001:db8:1:3::5"), "bob"), 1)
    service.check_looks(Asker("192.0.2.2", ""), 1)
