"""What was played under rules 1: records, pickles and positions go on under rules 2.

`golden_rules1` holds whole games as rules 1 wrote them, and `events.txt` there what the engine of
rules 1 told of them: how many events, and a hash over them.
"""

from __future__ import annotations

import hashlib
import pickle
import re
from pathlib import Path

import pytest
from tests.games.caylus1303 import table as table1303
from tests.games.caylus2005.table import play, position, seat
from tests.games.magna_carta import table as table_magna_carta

import kingsroad
from kingsroad import AnyGame, BrokenRecord, Chronicle, read_record, record_of
from kingsroad.core.upgrade import Made, still_made, upgrade
from kingsroad.library import restore_game, restore_position

FOLDER = Path(__file__).parent / "golden_rules1"
PATHS = sorted(FOLDER.glob("*/*.log"))
IDS = [f"{path.parent.name}/{path.stem}" for path in PATHS]
EVENTS = {
    name: (int(count), digest)
    for name, count, digest in map(
        str.split, (FOLDER / "events.txt").read_text(encoding="utf-8").splitlines()
    )
}


def told(log: Chronicle) -> tuple[int, str]:
    """What was told of a game, as `events.txt` has it.

    Then a provost who was left alone was told as one who moved to where he stood.
    """
    kinds = ["provost" if e.kind == "stay" else e.kind for e in log.events]
    text = "\n".join(
        f"{kind} {e.seat} {e.subject} {e.amount} {e.stock} {e.audience}"
        for kind, e in zip(kinds, log.events, strict=True)
    )
    return len(log.events), hashlib.sha256(text.encode()).hexdigest()[:16]


def choices_of(text: str) -> list[str]:
    """The names of the choices as they stand in a record."""
    lines = [line.split("#")[0].strip() for line in text.splitlines()]
    return [line.partition(": ")[2] for line in lines if ":" in line]


# -- whole games ---------------------------------------------------------------------------------


@pytest.mark.parametrize("path", PATHS, ids=IDS)
def test_an_old_record_replays_to_the_same_events_and_scores(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert "\nrules 1\n" in text
    log = Chronicle()
    game = read_record(text).replay(listener=log)
    assert game.over
    assert told(log) == EVENTS[f"{path.parent.name}/{path.name}"]
    end = ", ".join(f"{game.seat_name(n)} {score}" for n, score in enumerate(game.scores()))
    assert text.endswith(f"\n# the end: {end}\n")


@pytest.mark.parametrize("path", PATHS, ids=IDS)
def test_an_old_record_is_written_anew_as_a_record_of_today(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    today = read_record(text).write()
    assert "\nrules 2\n" in today
    assert read_record(today).write() == today
    assert set(today.splitlines()) - set(text.splitlines()) == {"rules 2"}, "lines go, none come"


def test_old_records_together_had_questions_of_every_sort() -> None:
    """So that the tests above show something."""
    dropped: dict[str, set[str]] = {name: set() for name in kingsroad.GAMES}
    for path in PATHS:
        text = path.read_text(encoding="utf-8")
        before, after = choices_of(text), choices_of(read_record(text).write())
        assert len(after) <= len(before)
        for verb in {name.split()[0] for name in before}:
            if sum(name.split()[0] == verb for name in before) != sum(
                name.split()[0] == verb for name in after
            ):
                dropped[path.parent.name].add(verb)
    assert dropped == {
        "caylus2005": {"give", "take"},
        "magna_carta": {"give", "gold"},
        "caylus1303": {"give", "done"},
    }


@pytest.mark.parametrize("path", PATHS[::5], ids=IDS[::5])
def test_an_old_record_that_stops_anywhere_replays(path: Path) -> None:
    """Also right before a choice that is no longer asked: nothing is refused."""
    lines = path.read_text(encoding="utf-8").splitlines()
    first = next(i for i, line in enumerate(lines) if ":" in line)
    for end in range(first, len(lines) - 2, 7):  # the last two are empty or tell the end
        read_record("\n".join(lines[:end])).replay()


def test_pickles_of_rules_1_are_played_again() -> None:
    for path in PATHS[::3]:
        text = path.read_text(encoding="utf-8")
        record = read_record(text)
        game = restore_game(
            record.rules.key, 1, record.players, record.options, choices_of(text), 0, None
        )
        assert game.key() == record.replay().key()
        assert pickle.loads(pickle.dumps(game)).key() == game.key()  # noqa: S301


def test_rules_that_nobody_knows_are_refused() -> None:
    rules = kingsroad.find_game("caylus2005")
    for version in (0, rules.version + 1):
        with pytest.raises(BrokenRecord, match=f"under rules {version} of caylus2005"):
            upgrade(rules, version, 2, {}, [])


# -- one question at a time ----------------------------------------------------------------------


def made(game: AnyGame, *lines: str) -> list[Made]:
    """Choices as rules 1 wrote them."""
    return [
        Made(game.rules.catalogue.named(line.partition(": ")[2]), line.partition(": ")[0], line)
        for line in lines
    ]


def kept(game: AnyGame, *lines: str) -> list[str]:
    """The choices of rules 1 that are still made, from a position on."""
    return [lines[place] for place in still_made(game, made(game, *lines))]


def alchemist(**blue: int) -> AnyGame:
    """Blue works at red's alchemist."""
    return position(
        phase="buildings",
        road={9: {"tile": "alchemist", "owner": "red", "worker": "blue"}},
        provost=9,
        seats={"blue": blue},
    )


def test_cubes_that_had_to_be_given_are_dropped() -> None:
    lines = ["blue: offer 1", "blue: give food", "blue: give wood"]
    assert kept(alchemist(food=3, wood=1), *lines) == ["blue: offer 1", "blue: give wood"]
    assert kept(alchemist(food=1, wood=1), *lines) == ["blue: offer 1"]
    assert kept(alchemist(food=2, wood=2), *lines) == lines


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        (["blue: offer 1", "blue: give wood"], "blue: give wood: .* was: give food"),
        (["blue: offer 1", "red: give food"], "red: give food: .* was: give food"),
        (["blue: offer 1", "blue: decline"], "blue: decline: .* was: give food"),
    ],
)
def test_what_rules_1_did_not_offer_is_refused(lines: list[str], message: str) -> None:
    with pytest.raises(BrokenRecord, match=message):
        kept(alchemist(food=1, wood=1), *lines)


def test_the_line_is_named() -> None:
    text = (FOLDER / "caylus2005" / "01-5-seats-jeweller.log").read_text(encoding="utf-8")
    before, after = text.splitlines(), read_record(text).write().splitlines()
    number = next(
        i for i, (old, new) in enumerate(zip(before, after, strict=False)) if i > 2 and old != new
    )
    good = re.split("[ #]", before[number])[2]
    before[number] = before[number].replace(good, "food" if good != "food" else "wood")
    with pytest.raises(BrokenRecord, match=f"line {number + 1}: .* under older rules"):
        read_record("\n".join(before))


def test_either_answer_about_gold_is_dropped_where_both_came_to_the_same() -> None:
    game = table_magna_carta.position(seats={"blue": {"wood": 1, "gold": 1, "hand": ["market"]}})
    for answer in ("gold 0", "gold 1"):
        lines = ["blue: build market", f"blue: {answer}", "red: pass"]
        assert kept(game, *lines) == ["blue: build market", "red: pass"]


BUNDLE = {"food": 2, "wood": 2, "stone": 2}
DELIVER = "blue: bundle food-wood-stone"
DONE = "blue: done"


def deliveryman() -> AnyGame:
    """Blue is ahead of red, who has nothing to deliver."""
    return table1303.position(
        phase="delivery",
        queue=["blue", "red"],
        seats={"blue": {**BUNDLE, "characters": ["deliveryman"]}},
    )


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ([DONE, DONE], [DONE]),
        ([DONE, DELIVER, DONE], [DELIVER, DONE]),
        ([DONE, DELIVER, DELIVER], [DELIVER, DELIVER]),
        ([DELIVER, DONE, DONE], [DELIVER, DONE]),
        ([DELIVER, DONE, DELIVER], [DELIVER, DELIVER]),
        ([DELIVER, DELIVER], [DELIVER, DELIVER]),
        ([DONE], [DONE]),
    ],
)
def test_the_second_delivery_of_the_deliveryman(before: list[str], after: list[str]) -> None:
    """Rules 1 asked twice in a row; what was delivered the second time is kept."""
    game = deliveryman()
    assert kept(game, *before) == after
    play(game, *after)
    assert game.scores()[0] == 5 * before.count(DELIVER)


# -- positions -----------------------------------------------------------------------------------


def test_a_position_of_rules_1_goes_on() -> None:
    """A question that is no longer asked is carried out."""
    game = alchemist(food=3, wood=2)
    play(game, "blue: offer 2")
    document = game.rules.write_position(game)
    assert document["agenda"] == [
        "GiveCubes blue 2 food alchemist",
        "ReceiveOffer blue alchemist 2",
        "CloseBuilding 9",
        "ActivateRoad 10",
    ]
    document["rules"] = 1
    document["seats"]["blue"]["wood"] = 1  # type: ignore[index]
    for load in (kingsroad.load_position, lambda each: restore_position(each, None)):
        loaded = load(document)
        assert (seat(loaded, "blue")["food"], seat(loaded, "blue")["gold"]) == (0, 2)
    assert record_of(kingsroad.load_position(document)).replay().key() == loaded.key()


def test_a_payment_of_rules_1_goes_on() -> None:
    game = table_magna_carta.position(
        seats={"blue": {"food": 1, "wood": 1, "gold": 1, "hand": ["market"]}}
    )
    play(game, "blue: build market")
    document = game.rules.write_position(game)
    assert document["agenda"][0] == "PayKind blue market wood"  # type: ignore[index]
    document["rules"] = 1
    document["seats"]["blue"]["food"] = 0  # type: ignore[index]
    loaded = kingsroad.load_position(document)
    assert table_magna_carta.held(loaded, "blue") == {}
    assert table_magna_carta.cards(loaded)[-1] == "blue-market"
