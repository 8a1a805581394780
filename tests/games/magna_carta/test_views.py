"""What is open and what is secret: views, concealed tables, records."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from tests.games.magna_carta.table import SEATS, asks, offered, play, position, seat, seen

import kingsroad
from kingsroad import CHANCE, NOBODY, AnyGame, BrokenRecord, Chronicle
from kingsroad.core.dice import Dice

HANDS: dict[str, dict[str, Any]] = {
    "blue": {"deniers": 3, "hand": ["bank", "church"], "discard": ["market"]},
    "red": {"deniers": 2, "hand": ["lawyer", "gold-mine", "small-farm"], "wood": 2, "food": 2},
    "green": {"gold": 3, "hand": ["large-quarry"], "discard": ["lawyer", "bank"]},
}


def at_table(**tracks: Any) -> AnyGame:
    """Three seats with hands and discards; blue is to act."""
    return position(road=[{"card": "red-bank"}, "blue-lawyer"], seats=HANDS, **tracks)


def dealt(players: int, seed: int, choices: int) -> AnyGame:
    """A game with a history, after some choices at random."""
    game = kingsroad.new_game("magna_carta", players, seed)
    dice = Dice(seed)
    for _ in range(choices):
        if not game.over:
            game.apply(game.legal[dice.below(len(game.legal))])
    return game


def moments(players: int, games: int = 3, rules: str = "standard") -> Iterator[AnyGame]:
    """Games in all stages, chance's questions left open."""
    for seed in range(games):
        game = kingsroad.new_game("magna_carta", players, None, rules=rules)
        dice = Dice(seed)
        step = 0
        while not game.over:
            if step % 9 == 0:
                yield game
            game.apply(game.legal[dice.below(len(game.legal))])
            step += 1


def sizes(game: AnyGame) -> list[tuple[int, int, list[str]]]:
    """Cards in hand and pile, and the discards, of all seats."""
    owned = [seat(game, name) for name in SEATS[: game.players]]
    return [(one["hand_size"], one["pile_size"], one["discard"]) for one in owned]


def hands(game: AnyGame) -> list[list[str]]:
    """All hands."""
    return [seat(game, name)["hand"] for name in SEATS[: game.players]]


# -- views ---------------------------------------------------------------------------------------


def test_what_lies_open() -> None:
    """[view.1] The same for every seat and for a spectator."""
    game = at_table(workers={"park": "red"}, agenda=["TakeAction blue"])
    views = [game.view(number) for number in (NOBODY, 0, 1, 2)]
    for key in ("road", "tokens", "order", "bridge", "provost", "supply", "round", "phase"):
        assert [view[key] for view in views] == [views[0][key]] * 4
    assert seen(game, "road")[0] == {"card": "park", "worker": "red"}
    for view in views:
        seats: Any = view["seats"]
        assert seats["green"]["gold"] == 3
        assert [seats[name]["deniers"] for name in SEATS[:3]] == [3, 2, 0]
        assert [seats[name]["workers"] for name in SEATS[:3]] == [4, 3, 4]
        assert seats["red"]["tokens"] == {"dungeon": 0, "walls": 0, "towers": 0}


def test_stocks_lie_open() -> None:
    """[view.1] [build.4]"""
    game = position(road=[{"card": "red-small-farm", "cubes": 3}])
    assert seen(game, "road")[-1] == {"card": "red-small-farm", "cubes": 3}


def test_discards_lie_open() -> None:
    """[view.2] [deck.4]"""
    game = at_table()
    for number in (NOBODY, 0, 1, 2):
        seats: Any = game.view(number)["seats"]
        shown = [seats[name]["discard"] for name in SEATS[:3]]
        assert shown == [["market"], [], ["lawyer", "bank"]]


def test_hands_are_secret() -> None:
    """[view.3] [view.4] Own hand only; the sizes of hands and piles for all."""
    game = at_table()
    for number in (NOBODY, 0, 1, 2):
        seats: Any = game.view(number)["seats"]
        for other, name in enumerate(SEATS[:3]):
            assert ("hand" in seats[name]) == (other == number)
            assert "pile" not in seats[name]
            assert "known" not in seats[name]
            assert seats[name]["hand_size"] == len(HANDS[name]["hand"])
        assert [seats[name]["pile_size"] for name in SEATS[:3]] == [8, 8, 9]
    assert seat(game, "blue")["hand"] == ["bank", "church"]


def test_a_view_does_not_depend_on_other_hands() -> None:
    """[view.3] [view.5] Another hand of the same size gives the very same view."""
    other = {**HANDS, "red": {**HANDS["red"], "hand": ["market", "church", "large-farm"]}}
    first = at_table()
    second = position(road=[{"card": "red-bank"}, "blue-lawyer"], seats=other)
    for number in (NOBODY, 0, 2):
        assert first.view(number) == second.view(number)
    assert first.view(1) != second.view(1)


def test_options_are_for_the_acting_seat() -> None:
    """[view.3] What red may build would tell its hand."""
    game = at_table()
    play(game, "blue: pass")
    assert asks(game)[0] == "red"
    assert "build lawyer" in offered(game)
    assert game.view(1)["options"] == offered(game)
    for number in (NOBODY, 0, 2):
        assert game.view(number)["options"] == []


def test_draws_are_secret() -> None:
    """[view.3] [view.5] Nobody sees what chance may deal, nor what it dealt to others."""
    game = at_table()
    play(game, "blue: draw")
    assert game.seat == CHANCE
    for number in (NOBODY, 0, 1, 2):
        assert game.view(number)["options"] == []
    other = game.clone()
    play(game, "chance: deal small-farm")
    play(other, "chance: deal large-farm")
    for number in (NOBODY, 1, 2):
        assert game.view(number) == other.view(number)
    assert game.view(0) != other.view(0)


def test_events_keep_draws_secret() -> None:
    """[view.3] [view.6]"""
    told = Chronicle()
    game = kingsroad.new_game("magna_carta", 2, seed=4, listener=told)
    drawn = [event for event in told.take() if event.kind == "draw"]
    assert [event.seat for event in drawn] == [0, 0, 0, 1, 1, 1]
    assert [event.seen_by(0).subject != "" for event in drawn] == [True] * 3 + [False] * 3
    assert [event.seen_by(1).subject != "" for event in drawn] == [False] * 3 + [True] * 3
    hand = seat(game, "blue")["hand"]
    play(game, "blue: exchange")
    away = [event for event in told.take() if event.kind == "discard"]
    assert [event.seen_by(1).subject for event in away] == hand


def test_the_order_of_a_pile_is_nobodys() -> None:
    """[view.5] [deck.2] Every card of the pile may be the next one, also for its own seat."""
    game = at_table()
    play(game, "blue: draw")
    gone = ["bank", "church", "market", "lawyer"]
    deck = ["small-farm", "small-sawmill", "small-quarry", "own-peddler", "market", "lawyer"]
    deck += ["large-farm", "large-sawmill", "large-quarry", "gold-mine", "bank", "church"]
    assert offered(game) == [f"deal {key}" for key in deck if key not in gone]


def test_exchanges_are_open() -> None:
    """[view.6] [deck.3]"""
    game = kingsroad.new_game("magna_carta", 2, seed=1)
    hand = seat(game, "blue")["hand"]
    play(game, "blue: exchange")
    seats: Any = game.view(1)["seats"]
    assert sorted(seats["blue"]["discard"]) == sorted(hand)
    record = kingsroad.record_of(game)
    assert "blue: exchange\n" in record.write(seen_by=1)


# -- a table dealt anew --------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_concealing_keeps_what_a_seat_can_see(players: int) -> None:
    """[view.1] [view.2] [view.3] [view.4]"""
    for game in moments(players):
        before = (hands(game), game.key(), game.question)
        for number in (NOBODY, *range(players)):
            hidden = game.rules.conceal(game, number, Dice(5))
            assert hidden.view(number) == game.view(number)
            assert hidden.view() == game.view()
            assert sizes(hidden) == sizes(game)
            assert hidden.over == game.over
            if number >= 0:
                assert hands(hidden)[number] == hands(game)[number]
        assert (hands(game), game.key(), game.question) == before, "the game itself stays"


def test_concealing_changes_hidden_hands() -> None:
    """[view.3] [view.5] Every card that could be in a rival's hand is dealt at times."""
    game = at_table()
    found: set[str] = set()
    others = set()
    for seed in range(200):
        hidden = game.rules.conceal(game, 0, Dice(seed))
        found.update(hands(hidden)[1])
        others.add(tuple(hands(hidden)[2]))
        assert hands(hidden)[0] == ["bank", "church"]
        assert len(hands(hidden)[1]) == 3
    deck = {"small-farm", "small-sawmill", "small-quarry", "own-peddler", "market", "lawyer"}
    deck |= {"large-farm", "large-sawmill", "large-quarry", "gold-mine", "church"}
    assert found == deck, "all but the bank, which lies on the road"
    assert len(others) == 10, "green's only card is none of the two it put away"


def test_concealed_games_can_be_played_on() -> None:
    """[view.5] The options are those of the new hand, and the game runs to its end."""
    game = at_table()
    play(game, "blue: pass")
    seen_options = set()
    for seed in range(40):
        hidden = game.rules.conceal(game, 0, Dice(seed))
        built = {name.removeprefix("build ") for name in offered(hidden) if "build" in name}
        assert built <= set(hands(hidden)[1])
        seen_options.add(tuple(sorted(built)))
    assert len(seen_options) > 3
    dice = Dice(3)
    while not hidden.over:
        hidden.apply(hidden.legal[dice.below(len(hidden.legal))])


def test_what_everybody_can_tell_stays() -> None:
    """[view.2] [view.4] Red's pile was empty, so its hand was known when it was shuffled anew."""
    away = ["lawyer", "gold-mine", "bank", "church", "market", "own-peddler"]
    hand = ["small-farm", "small-quarry", "large-farm", "large-quarry", "large-sawmill"]
    game = position(
        order=["red", "green", "blue"],
        seats={"red": {"deniers": 3, "hand": [*hand, "small-sawmill"], "discard": away}},
    )
    hidden = game.rules.conceal(game, 0, Dice(1))
    assert hands(hidden)[1] == hands(game)[1], "with an empty pile there is nothing to deal anew"
    play(game, "red: draw", "chance: deal bank")
    last = set()
    for seed in range(60):
        dealt_anew = hands(game.rules.conceal(game, 0, Dice(seed)))[1]
        assert set(hand) < set(dealt_anew)
        assert len(dealt_anew) == 7
        last.update(set(dealt_anew) - {*hand, "small-sawmill"})
    assert last == set(away)


# -- records -------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_records_hide_the_draws_of_others(players: int) -> None:
    """[view.3] [view.6] Each seat reads its own deals, and `deal ?` for the rest."""
    game = dealt(players, seed=players, choices=120)
    record = kingsroad.record_of(game)
    full = [line for line in record.write().splitlines() if line.startswith("chance: deal")]
    assert "?" not in "".join(full)
    shown = []
    for number in range(players):
        text = record.write(seen_by=number)
        shown.append([line for line in text.splitlines() if line.startswith("chance: deal")])
        with pytest.raises(BrokenRecord):
            kingsroad.read_record(text)
    for lines in zip(full, *shown, strict=True):
        readable = [line for line in lines[1:] if line != "chance: deal ?"]
        assert readable == [lines[0]], "exactly one seat may read it"
    spectator = record.write(seen_by=NOBODY)
    assert spectator.count("chance: deal ?") == len(full) == spectator.count("chance: deal")


def test_the_full_record_replays() -> None:
    """[view.5] What chance dealt is all in the record."""
    game = dealt(3, seed=8, choices=10_000)
    assert game.over
    again = kingsroad.read_record(kingsroad.record_of(game).write()).replay()
    assert again.over
    assert again.key() == game.key()
    assert again.scores() == game.scores()


@pytest.mark.parametrize("rules", ["standard", "beginner"])
def test_positions_can_be_written_and_read_again(rules: str) -> None:
    """[view.4] [deck.5] The pile of a position is what is left of the deck."""
    for game in moments(3, 2, rules):
        document = game.rules.write_position(game)
        again = kingsroad.load_position(document)
        assert again.key() == game.key()
        assert offered(again) == offered(game)
