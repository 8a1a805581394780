"""Records: what is written can be read and replayed; what is wrong is refused with its place."""

from __future__ import annotations

import copy
import json
import pickle

import pytest
from tests.fuzz import all_setups

import kingsroad
from kingsroad import (
    AnyGame,
    BrokenRecord,
    Chronicle,
    KingsroadError,
    read_record,
    record_of,
)
from kingsroad.core.dice import Dice
from kingsroad.core.playout import play_out

HEADER = "kingsroad 1\ngame caylus2005\nrules 2\nseats 2\n"
SETUP = [
    "chance: lay farm",
    "chance: lay forest",
    "chance: lay sawmill",
    "chance: lay quarry",
    "chance: lay market",
    "chance: lay carpenter",
    "chance: next red",
    "chance: next blue",
]
BEGUN = HEADER + "\n".join(SETUP) + "\n"


def finished(players: int = 3, seed: int = 5) -> kingsroad.AnyGame:
    """A random game that has been played to its end."""
    game = kingsroad.new_game("caylus2005", players, seed, jeweller="on")
    dice = Dice(seed)
    while not game.over:
        game.apply(game.legal[dice.below(len(game.legal))])
    return game


# -- round trips ---------------------------------------------------------------------------------


def test_a_record_written_and_read_replays_to_the_same_game() -> None:
    game = finished()
    record = record_of(game)
    text = record.write()
    again = read_record(text)
    assert again.choices == record.choices
    assert again.players == 3
    assert again.options == {"favors": "standard", "jeweller": "on"}
    replayed = again.replay()
    assert replayed.key() == game.key()
    assert replayed.scores() == game.scores()
    assert replayed.history == game.history
    assert again.write() == text


@pytest.mark.parametrize("name", kingsroad.GAMES)
def test_records_of_every_game_and_setup_replay(name: str) -> None:
    for game_name, players, options in all_setups():
        if game_name != name:
            continue
        game = kingsroad.find_game(name).start(players, options, seed=players)
        play_out(game, Dice(players))
        text = record_of(game).write()
        again = read_record(text)
        assert (again.rules.key, again.players, again.options) == (name, players, options)
        assert again.replay().key() == game.key()
        assert again.write() == text


def test_comments_tell_turns_and_the_end() -> None:
    game = finished()
    text = record_of(game).write()
    assert "# turn 1\n" in text
    points = zip(["blue", "red", "green"], game.scores(), strict=True)
    end = "# the end: " + ", ".join(f"{name} {score}" for name, score in points)
    assert text.endswith(f"\n{end}\n")
    bare = record_of(game).write(comments=False)
    assert "#" not in bare
    assert read_record(bare).replay().key() == game.key()


def test_comments_blank_lines_and_spacing_are_ignored() -> None:
    text = BEGUN.replace("lay farm", "LAY   farm  # on the first space").replace("\n", "\n\n# -\n")
    record = read_record("# a game\n" + text)
    assert len(record) == 8
    game = record.replay()
    assert game.seat_name(game.seat) == "red"


def test_a_record_without_choices_is_a_new_game() -> None:
    record = read_record(HEADER + "option favors simple\n")
    assert len(record) == 0
    assert record.options == {"favors": "simple", "jeweller": "off"}
    assert record.replay().question.startswith("chance: space 1: lay farm")


def test_a_truncated_record_replays_to_its_point() -> None:
    game = finished()
    record = record_of(game)
    lines = record.write(comments=False).splitlines()
    cut = read_record("\n".join(lines[:40]))
    assert 0 < len(cut) < len(record)
    assert cut.replay().key() == record.replay(len(cut)).key()
    assert not cut.replay().over


def test_replay_stops_where_it_is_told() -> None:
    record = record_of(finished())
    for upto in (0, 1, 20, len(record)):
        game = record.replay(upto)
        assert game.history == record.choices[:upto]
    assert record.replay(len(record)).over
    for upto in (-1, len(record) + 1):
        with pytest.raises(BrokenRecord, match=f"has {len(record)} choices, not {upto}"):
            record.replay(upto)


def test_a_replay_can_be_listened_to() -> None:
    record = record_of(finished())
    chronicle = Chronicle()
    record.replay(listener=chronicle)
    assert chronicle.events[0].kind == "lay"
    assert chronicle.events[-1].kind == "over"


def test_a_game_without_history_has_no_record() -> None:
    game = kingsroad.new_game("caylus2005", 3)
    assert len(record_of(game)) == len(record_of(game.clone(history=True))) == 9
    with pytest.raises(KingsroadError, match="kept no history"):
        record_of(game.clone())


# -- what is refused when it is read -------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "line 1: the header has no line 'kingsroad'"),
        ("\n\n", "the header has no line 'kingsroad'"),
        ("kingsroad 1\n", "line 2: the header has no line 'game'"),
        ("kingsroad 1\ngame caylus2005\n", "line 3: the header has no line 'rules'"),
        ("kingsroad 1\ngame caylus2005\nrules 2\n", "line 4: the header has no line 'seats'"),
        ("chance: lay farm\n" + HEADER, "line 1: the header has no line 'kingsroad'"),
        (HEADER + "seats 3\n", "line 5: 'seats' stands twice"),
        (HEADER + "seats\n", "line 5: 'seats' is no header line"),
        (HEADER + "option favors\n", "line 5: 'option favors' is no header line"),
        (HEADER + "weather fine\n", "line 5: 'weather fine' is no header line"),
        ("hello\n", "line 1: 'hello' is no header line"),
        (HEADER.replace("kingsroad 1", "kingsroad 2"), "record format 2; known is 1"),
        (HEADER.replace("caylus2005", "ludo"), "no game called 'ludo'; there are: caylus2005"),
        (HEADER.replace("rules 2", "rules 0"), "played under rules 0 of caylus2005"),
        (HEADER.replace("rules 2", "rules two"), "played under rules two of caylus2005"),
        (HEADER.replace("seats 2", "seats 6"), r"has 2 to 5 seats, not 6"),
        (HEADER.replace("seats 2", "seats two"), "header is wrong: .*'two'"),
        (HEADER + "option favors rich\n", "option favors is standard or simple, not 'rich'"),
        (HEADER + "option wind on\n", "no option 'wind'; it has: favors, jeweller"),
        (BEGUN + "red pass\n", "line 13: expected 'seat: choice', not 'red pass'"),
        (BEGUN + "seats 2\n", "line 13: expected 'seat: choice', not 'seats 2'"),
        (BEGUN + "red: fly\n", "line 13: there is no choice called 'fly'"),
        (BEGUN + "red:\n", "line 13: there is no choice called ''"),
        (BEGUN + "green: pass\n", "line 13: there is no seat called 'green'"),
        (BEGUN + "nobody: pass\n", "line 13: there is no seat called 'nobody'"),
        ("\x00\x01\x02\xff\xfe", "line 1: .* is no header line"),
        (bytes(range(256)).decode("latin-1"), "line 1"),
    ],
)  # fmt: skip
def test_a_broken_text_is_refused(text: str, message: str) -> None:
    with pytest.raises(BrokenRecord, match=message):
        read_record(text)


def test_an_option_that_stands_twice_is_refused() -> None:
    with pytest.raises(BrokenRecord, match="line 6"):
        read_record(HEADER + "option favors simple\noption favors standard\n")


# -- what is refused when it is replayed ---------------------------------------------------------


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        (["blue: pass"], "line 13: it is not blue who must choose, but red"),
        (["chance: lay farm"], "line 13: it is not chance who must choose, but red"),
        (
            ["red: place stables"],
            "line 13: 'place stables' is not offered; red may choose: place gate, .*, pass",
        ),
        (["red: home"], "line 13: 'home' is not offered; red may choose: place gate"),
        (
            ["red: pass", "# a remark", "blue: take gold"],
            "line 15: 'take gold' is not offered; blue may choose: place gate, .*, pass",
        ),
    ],
)
def test_an_illegal_choice_is_refused(lines: list[str], message: str) -> None:
    record = read_record(BEGUN + "\n".join(lines))
    with pytest.raises(BrokenRecord, match=message):
        record.replay()


def test_the_part_before_an_illegal_choice_replays() -> None:
    record = read_record(BEGUN + "red: pass\nblue: home\nblue: stay\n")
    assert record.replay(9).seat_name(record.replay(9).seat) == "blue"
    with pytest.raises(BrokenRecord, match="line 14"):
        record.replay(10)


def test_a_choice_after_the_end_is_refused() -> None:
    text = record_of(finished()).write(comments=False)
    last = len(text.splitlines()) + 1
    with pytest.raises(BrokenRecord, match=f"line {last}: 'pass' comes after the end of the game"):
        read_record(text + "blue: pass\n").replay()


def test_a_record_from_a_game_counts_choices_where_it_has_no_lines() -> None:
    game = finished()
    record = record_of(game)
    record.choices.append(record.choices[0])
    number = len(record)
    with pytest.raises(BrokenRecord, match=f"choice {number}: 'lay .*' comes after the end"):
        record.replay()
    with pytest.raises(BrokenRecord, match=f"choice {number}: "):
        record.write()


def test_a_record_is_bound_to_its_rules_version() -> None:
    version = kingsroad.find_game("caylus2005").version
    text = HEADER.replace("rules 2", f"rules {version + 1}")
    with pytest.raises(BrokenRecord, match=f"this program plays rules {version}"):
        read_record(text)


# -- records that begin with a position ----------------------------------------------------------


def halfway(name: str, players: int, seed: int) -> AnyGame:
    """A random game somewhere in its middle, loaded from its position."""
    game = kingsroad.new_game(name, players, seed)
    dice = Dice(seed)
    for _ in range(60 + seed % 50):
        game.apply(game.legal[dice.below(len(game.legal))])
    return kingsroad.load_position(game.rules.write_position(game))


@pytest.mark.parametrize("name", kingsroad.GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_a_game_from_a_position_has_a_record(name: str, seed: int) -> None:
    game = halfway(name, 2 + seed % 3, seed)
    assert (game.history, len(record_of(game))) == ([], 0)
    start = game.key()
    game.dealer = Dice(seed)
    play_out(game, Dice(seed + 1))
    record = record_of(game)
    assert len(record) > 0
    text = record.write()
    again = read_record(text)
    assert again.write() == text
    assert again.replay().key() == record.replay().key() == game.key()
    assert again.replay().scores() == game.scores()
    assert again.replay(0).key() == start
    assert again.replay().history == game.history
    bare = record.write(comments=False)
    assert "#" not in bare
    assert read_record(bare).replay().key() == game.key()


@pytest.mark.parametrize("name", kingsroad.GAMES)
def test_a_game_from_a_position_is_copied_and_pickled_with_its_history(name: str) -> None:
    game = halfway(name, 3, 7)
    game.dealer = Dice(1)
    for _ in range(15):
        game.apply(game.legal[-1])
    for twin in (copy.deepcopy(game), pickle.loads(pickle.dumps(game))):  # noqa: S301
        assert (twin.key(), twin.history) == (game.key(), game.history)
        assert record_of(twin).write() == record_of(game).write()
        play_out(twin, Dice(2))
    assert game.clone().origin is None
    assert record_of(game.clone(history=True)).write() == record_of(game).write()


def test_the_position_stays_as_it_was_loaded() -> None:
    """Neither play nor whoever keeps the document changes where the record begins."""
    document = kingsroad.new_game("caylus2005", 2, 3).rules.write_position(
        kingsroad.new_game("caylus2005", 2, 3)
    )
    game = kingsroad.load_position(document)
    before = record_of(game).write()
    document["seats"]["blue"]["food"] = 9  # type: ignore[index]
    game.play(game.legal[0].name)
    assert record_of(game).write().startswith(before)


PUZZLE = """kingsroad 1
game caylus2005
rules 2
seats 2
option favors standard
option jeweller off
position {
  "phase": "castle",
  "bridge": ["blue", "red"],
  "special": {"castle": ["red", "blue"]},   # a comment
  "road": {
    "1": {"tile": "farm"}, "2": {"tile": "forest"}, "3": {"tile": "sawmill"},
    "4": {"tile": "quarry"}, "5": {"tile": "market"}, "6": {"tile": "carpenter"}
  },
  "seats": {
    "blue": {"food": 2, "wood": 1, "stone": 2, "gold": 1},
    "red": {"food": 1, "cloth": 1, "gold": 1}
  }
}

red: batch cloth-gold
blue: done
"""


def test_a_position_in_a_record_can_be_written_by_hand() -> None:
    record = read_record(PUZZLE)
    assert [choice.name for choice in record.choices] == ["batch cloth-gold", "done"]
    game = record.replay()
    assert record_of(game).replay().key() == game.key()
    assert record.position is not None
    told = {key: record.position[key] for key in ("phase", "bridge", "special", "road", "seats")}
    one_line = f"{HEADER}position {json.dumps(told)}\nred: batch cloth-gold\nblue: done\n"
    assert read_record(one_line).replay().key() == game.key()


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('"castle",', '"castle"', "line 9: Expecting ',' delimiter"),
        ('"wood": 1,', '"wood": 999,', "line 16: .* seats.blue.wood must be 0 to 250, not 999"),
        ('"gold": 1}\n', '"golf": 1}\n', "line 17: .* seats.red.golf is not known here"),
        ('"quarry"', '"pub"', "line 13: .* road.4.tile cannot be 'pub'"),
        ('"castle",', '"siesta",', "line 8: .* phase cannot be 'siesta'"),
        ('["blue", "red"]', '["blue", "green"]', "line 9: .* bridge cannot be 'green'"),
        ("seats 2", "seats 3", "line 15: the position has 2 seats, the header 3"),
        ('"phase"', '"game": "caylus2005", "phase"', "line 8: 'game' belongs before the position"),
        ("}\n\nred", "}}\n\nred", "line 19: '}' follows the position"),
        ("}\n\nred", "}\nposition {}\nred", "line 20: 'position' stands twice"),
        ("}\n\nred", "\n\nred", "line 21: Expecting ',' delimiter"),
        ("red: batch", "position {}\nred: batch", "line 21: 'position' stands twice"),
        ("blue: done", "position {}", "line 22: expected 'seat: choice'"),
        ("blue: done", "blue: batch stone-cloth", "line 22: 'batch stone-cloth' is not offered"),
    ],
)  # fmt: skip
def test_a_broken_position_is_refused_with_its_line(old: str, new: str, message: str) -> None:
    assert PUZZLE.count(old) >= 1
    with pytest.raises(BrokenRecord, match=message):
        read_record(PUZZLE.replace(old, new, 1)).replay()


def test_a_position_must_be_a_table() -> None:
    for text in ("position []", "position 7"):
        with pytest.raises(BrokenRecord, match="line 5: a position must be a table"):
            read_record(f"{HEADER}{text}\n")
    for text in ("position", "position {", "position nothing"):
        with pytest.raises(BrokenRecord, match="line 5: Expecting"):
            read_record(f"{HEADER}{text}\n")


@pytest.mark.parametrize("name", kingsroad.GAMES)
def test_a_seat_reads_of_a_hidden_position_only_that_there_is_one(name: str) -> None:
    game = halfway(name, 3, 2)
    hidden = game.rules.hidden
    text = record_of(game).write(seen_by=0)
    assert ("position ?" in text) == bool(hidden)
    if hidden:
        assert not any(word in text for word in ("{", *hidden))
        with pytest.raises(BrokenRecord, match="the position is hidden"):
            read_record(text)
    else:
        assert text == record_of(game).write()
