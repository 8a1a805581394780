"""What a seat cannot know: it is not shown, not told, and may as well be otherwise.

A game without secrets passes trivially: there nothing is hidden and concealing changes nothing.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from tests.asking import asking
from tests.fuzz import all_setups
from tests.laws import check_options, chooser, laws_of

import kingsroad
from kingsroad import CHANCE, NOBODY, AnyGame, Chronicle, Event, record_of
from kingsroad.core.dice import Dice
from kingsroad.core.event import EVERYBODY

Setup = tuple[str, int, dict[str, str]]
SETUPS = all_setups()
IDS = ["-".join([name, str(players), *options.values()]) for name, players, options in SETUPS]


def games_with(fact: Callable[[kingsroad.AnyRuleset], bool]) -> tuple[list[Setup], list[str]]:
    """The setups of games of which a fact is true, and their names."""
    found = [at for at, setup in enumerate(SETUPS) if fact(kingsroad.find_game(setup[0]))]
    return [SETUPS[at] for at in found], [IDS[at] for at in found]


SECRETIVE, SECRETIVE_IDS = games_with(lambda rules: rules.secrets)


def moments(
    setup: Setup, seed: int, every: int, dealt: bool = True
) -> Iterator[tuple[AnyGame, Dice]]:
    """Some decisions of a random game, the end included."""
    name, players, options = setup
    dice = Dice(seed)
    game = kingsroad.find_game(name).start(players, options, seed if dealt else None)
    choose = chooser(dice, game.rules.catalogue.choices, seed % 4)
    while not game.over:
        if dice.below(every) == 0:
            yield game, dice
        game.apply(game.legal[choose(game.legal)])
    yield game, dice


def seats_of(game: AnyGame) -> list[int]:
    """Everybody who looks on: a spectator and all seats."""
    return [int(NOBODY), *range(game.players)]


def secret_hands(game: AnyGame) -> dict[str, list[str]]:
    """The hands, from the position; none in a game without hands."""
    document: Any = game.rules.write_position(game)
    return {name: seat["hand"] for name, seat in document["seats"].items() if "hand" in seat}


def known_cards(game: AnyGame) -> dict[str, list[str]]:
    """The cards of each hand that everybody can tell."""
    document: Any = game.rules.write_position(game)
    return {name: seat["known"] for name, seat in document["seats"].items() if "known" in seat}


# -- views ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("setup", SETUPS, ids=IDS)
def test_a_view_stays_the_same_when_secrets_are_dealt_anew(
    setup: Setup,
) -> None:
    for seed in (1, 2):
        for game, dice in moments(setup, seed, 25, dealt=seed != 2):
            before = game.key()
            for seat in seats_of(game):
                seen = game.view(seat)
                for _ in range(2):
                    other = game.rules.conceal(game, seat, dice)
                    assert other.view(seat) == seen
                    assert other.scores() == game.scores()
                    assert other.view(NOBODY) == game.view(NOBODY)
            assert game.key() == before, "concealing touched the game"


@pytest.mark.parametrize("setup", SETUPS, ids=IDS)
def test_no_view_shows_the_hand_of_another_seat(setup: Setup) -> None:
    for game, _ in moments(setup, 3, 10, dealt=False):
        hands = secret_hands(game)
        for seat in seats_of(game):
            you = game.seat_name(seat)
            seen: Any = game.view(seat)
            assert hand_owners(seen) == [name for name in hands if name == you]
            if you in hands:
                assert seen["seats"][you]["hand"] == hands[you]
            text = json.dumps(seen)
            assert '"pile"' not in text
            assert '"known"' not in text
            for name, hand in hands.items():
                assert seen["seats"][name]["hand_size"] == len(hand)


def hand_owners(seen: Any) -> list[str]:
    """Under whose name a view has a hand, searched everywhere in it."""
    found: list[str] = []

    def search(value: Any, under: str) -> None:
        if isinstance(value, dict):
            for key, inside in value.items():
                if key == "hand":
                    found.append(under)
                search(inside, key)
        elif isinstance(value, list):
            for inside in value:
                search(inside, under)

    search(seen, "")
    return found


@pytest.mark.parametrize("setup", SECRETIVE, ids=SECRETIVE_IDS)
def test_only_the_seat_that_chooses_sees_its_options(
    setup: Setup,
) -> None:
    """What a seat may build tells its hand; what chance may deal tells a pile."""
    for game, _ in moments(setup, 5, 6, dealt=False):
        for seat in seats_of(game):
            if seat != game.seat or game.over:
                assert game.view(seat)["options"] == []


FACE_DOWN, FACE_DOWN_IDS = games_with(lambda rules: "prestige" in rules.hidden)


@pytest.mark.parametrize("setup", FACE_DOWN, ids=FACE_DOWN_IDS)
def test_prestige_lies_face_down_until_the_end(setup: Setup) -> None:
    """A view is the same whatever the others have scored, and as long as they play."""
    shown = 0
    for game, dice in moments(setup, 16, 12):
        scores = game.scores()
        for seat in seats_of(game):
            seen: Any = game.view(seat)
            for other, points in enumerate(scores):
                told = seen["seats"][game.seat_name(other)]["prestige"]
                assert told == (points if game.over or other == seat else None)
                shown += told is not None and points > 0
            if not game.over:
                others = game.clone()
                for number, owned in enumerate(others.state.seats):
                    owned.prestige += 0 if number == seat else 1 + dice.below(9)
                assert others.view(seat) == seen
                assert others.scores() != scores
    assert shown > 0


@pytest.mark.parametrize("setup", FACE_DOWN, ids=FACE_DOWN_IDS)
def test_concealing_leaves_the_prestige(setup: Setup) -> None:
    """All prestige is earned in the open, so whoever keeps count knows it."""
    for game, dice in moments(setup, 17, 30):
        for seat in seats_of(game):
            other = game.rules.conceal(game, seat, dice)
            assert other is not game
            assert other.key() == game.key()
            assert other.scores() == game.scores()


# -- dealing anew --------------------------------------------------------------------------------


@pytest.mark.parametrize("setup", SETUPS, ids=IDS)
def test_a_concealed_game_goes_to_its_end(setup: Setup) -> None:
    laws = laws_of(setup[0])
    for seed in (4, 5):
        for game, dice in moments(setup, seed, 80, dealt=seed != 5):
            for seat in seats_of(game):
                other = game.rules.conceal(game, seat, dice)
                assert other.over == game.over
                assert other.seat == game.seat
                decisions = 0
                while not other.over:
                    check_options(other)
                    laws.check_table({**other.view()})
                    other.apply(other.legal[dice.below(len(other.legal))])
                    decisions += 1
                    assert decisions <= laws.bound(other.players)
                laws.check_table({**other.view()})


@pytest.mark.parametrize("setup", SETUPS, ids=IDS)
def test_a_concealed_game_is_a_position(setup: Setup) -> None:
    for game, dice in moments(setup, 6, 15):
        for seat in seats_of(game):
            other = game.rules.conceal(game, seat, dice)
            document = json.loads(json.dumps(other.rules.write_position(other)))
            assert kingsroad.load_position(document).key() == other.key()


@pytest.mark.parametrize("setup", SETUPS, ids=IDS)
def test_own_cards_and_known_cards_stay(setup: Setup) -> None:
    for game, dice in moments(setup, 7, 8):
        hands, known = secret_hands(game), known_cards(game)
        for seat in seats_of(game):
            other = game.rules.conceal(game, seat, dice)
            assert known_cards(other) == known
            for name, hand in secret_hands(other).items():
                assert len(hand) == len(hands[name])
                assert set(known[name]) <= set(hand)
                if name == game.seat_name(seat):
                    assert hand == hands[name]


@pytest.mark.parametrize("setup", SECRETIVE, ids=SECRETIVE_IDS)
def test_hidden_hands_are_really_dealt_anew(setup: Setup) -> None:
    """Every card that may be in a hidden hand is there sometimes."""
    name, players, options = setup
    game = kingsroad.find_game(name).start(players, options, seed=8)
    dice = Dice(8)
    held: dict[str, set[str]] = {}
    for _ in range(150):
        for who, hand in secret_hands(game.rules.conceal(game, 0, dice)).items():
            held.setdefault(who, set()).update(hand)
    assert sorted(held["blue"]) == sorted(secret_hands(game)["blue"])
    deck = 10 if options["rules"] == "beginner" else 12
    for seat in game.rules.seat_names[1:players]:
        assert len(held[seat]) == deck, f"{seat}: {held[seat]}"


@pytest.mark.parametrize("setup", SECRETIVE, ids=SECRETIVE_IDS)
def test_cards_that_everybody_can_tell_come_up(setup: Setup) -> None:
    """Random play reshuffles, so that the tests above see hands that are partly known."""
    seen = 0
    for seed in range(12):
        for game, _ in moments(setup, seed, 4):
            hands = secret_hands(game)
            known = known_cards(game)
            seen += any(0 < len(known[name]) < len(hands[name]) for name in hands)
    assert seen > 0


# -- events --------------------------------------------------------------------------------------


@pytest.mark.parametrize("setup", SETUPS, ids=IDS)
def test_nobody_hears_what_another_seat_draws(setup: Setup) -> None:
    for seed in (9, 10):
        name, players, options = setup
        chronicle = Chronicle()
        rules = kingsroad.find_game(name)
        game = rules.start(players, options, seed, chronicle)
        dice = Dice(seed)
        while not game.over:
            game.apply(game.legal[dice.below(len(game.legal))])
        for seat in seats_of(game):
            for event in chronicle.events:
                check_heard(event, event.seen_by(seat), seat)


def check_heard(event: Event, heard: Event, seat: int) -> None:
    """A secret is told to its seat alone; that something happened, to all."""
    assert (heard.kind, heard.seat) == (event.kind, event.seat)
    if event.kind == "draw":
        assert event.audience == event.seat
        assert event.subject
        assert heard.subject == (event.subject if event.seat == seat else "")
        assert heard.amount == heard.stock == 0
    else:
        assert event.audience == EVERYBODY
        assert heard is event


@pytest.mark.parametrize("setup", SECRETIVE, ids=SECRETIVE_IDS)
def test_a_seat_can_follow_its_own_hand(setup: Setup) -> None:
    """From what a seat hears, and from what it builds, it knows its hand at every moment."""
    name, players, options = setup
    chronicle = Chronicle()
    game = kingsroad.find_game(name).start(players, options, 11, chronicle)
    dice = Dice(11)
    hands: list[set[str]] = [set() for _ in range(players)]
    while not game.over:
        for event in chronicle.take():
            if event.kind == "draw":
                hands[event.seat].add(event.seen_by(event.seat).subject)
            elif event.kind in ("discard", "build"):
                hands[event.seat].discard(event.subject)
        if asking(game.view()) not in ("PayKind", "GiveAny"):  # a card is on its way
            for seat in range(players):
                seen: Any = game.view(seat)
                assert set(seen["seats"][game.seat_name(seat)]["hand"]) == hands[seat]
        game.apply(game.legal[dice.below(len(game.legal))])


# -- records -------------------------------------------------------------------------------------


@pytest.mark.parametrize("setup", SETUPS, ids=IDS)
def test_a_record_for_a_seat_hides_what_others_drew(
    setup: Setup,
) -> None:
    *_, (game, _) = moments(setup, 12, 10**6)
    record = record_of(game)
    full = record.write().splitlines()
    drawn_by = drawers(game)
    for seat in seats_of(game):
        told = record.write(seen_by=seat).splitlines()
        assert len(told) == len(full)
        hidden = 0
        deals = 0
        for line, whole in zip(told, full, strict=True):
            if setup in SECRETIVE and whole.startswith("chance: deal "):
                mine = drawn_by[deals] == seat
                deals += 1
                assert line == (whole if mine else "chance: deal ?")
                hidden += not mine
            else:
                assert line == whole
        assert deals == len(drawn_by)
        if setup in SECRETIVE:
            assert hidden >= 3 * (game.players - (seat != NOBODY)), "first hands"
            with pytest.raises(kingsroad.BrokenRecord, match="hides what was drawn"):
                kingsroad.read_record("\n".join(told))
        else:
            assert told == full


def drawers(game: AnyGame) -> list[int]:
    """Who drew the cards that chance dealt in a game, in order."""
    chronicle = Chronicle()
    record_of(game).replay(listener=chronicle)
    return [int(event.seat) for event in chronicle.events if event.kind == "draw"]


@pytest.mark.parametrize("setup", SECRETIVE, ids=SECRETIVE_IDS)
def test_other_draws_give_the_same_record(setup: Setup) -> None:
    """Two games that differ only in what others drew read the same for a seat."""
    name, players, options = setup
    rules = kingsroad.find_game(name)
    for seat in range(players):
        texts = set()
        for seed in (13, 14, 15):
            game = rules.start(players, options, None)
            dice = Dice(seed)
            while game.state.turn() < 3:
                asked: Any = game.pending
                if asked.audience() not in (EVERYBODY, seat):
                    game.apply(game.legal[dice.below(len(game.legal))])
                elif asking(game.view()) == "KeepHand":
                    game.play("exchange" if game.seat == seat else "keep")
                else:
                    game.apply(game.legal[0 if game.seat == CHANCE else -1])
            texts.add(record_of(game).write(seen_by=seat))
        assert len(texts) == 1
