"""A course of play: the same for terminal and server."""

from functools import partial

import pytest

from kingsroad.core.dice import Dice
from kingsroad.core.game import CHANCE, NOBODY
from kingsroad.library import GAMES, load_position, new_game
from kingsroad.record.course import Course, Played, SeedDealer

SEED = 11


def new_course(game: str) -> Course:
    rules = GAMES[game]
    return Course(partial(rules.start, 3, rules.checked(3, {})))


def play(course: Course, dealer: SeedDealer, dice: Dice) -> None:
    """One choice of whoever is asked, and what chance does before it."""
    course.deal(dealer)
    legal = course.game.legal
    if legal:
        course.make(legal[dice.below(len(legal))])


@pytest.mark.parametrize("game", list(GAMES))
def test_a_seed_deals_as_everywhere(game: str) -> None:
    """Also when the course went back again and again: each place draws what it drew before."""
    course, dealer, dice = new_course(game), SeedDealer(SEED), Dice(3)
    for number in range(1, 120):
        play(course, dealer, dice)
        if number % 10 == 0:
            course.go_back(course.choices - 7)
    course.deal(dealer)
    told = new_game(game, 3, SEED)
    for choice, seat in zip(course.history, course.seats, strict=True):
        if seat != CHANCE:
            told.apply(choice)
    assert told.key() == course.game.key()
    assert told.history == course.history


@pytest.mark.parametrize("game", list(GAMES))
def test_what_is_played_again_happens_again(game: str) -> None:
    course, dealer, dice = new_course(game), SeedDealer(SEED), Dice(5)
    played = Played([], [])
    keys = [course.game.key()]
    while course.choices < 60:
        dealt = course.deal(dealer)
        legal = course.game.legal
        move, events = course.make(legal[dice.below(len(legal))])
        played.moves.extend([*dealt.moves, move])
        played.events.extend([*dealt.events, *events])
        keys.append(course.game.key())
    seats, audiences, shown = course.seats[:], course.audiences[:], course.shown
    again = course.go_back(course.choices)
    assert again.moves == played.moves
    assert [repr(event) for event in again.events] == [repr(event) for event in played.events]
    assert (course.seats, course.audiences, course.shown) == (seats, audiences, shown)
    assert course.game.key() == keys[-1]
    course.go_back(0)
    assert course.choices == 0
    assert course.game.key() == keys[0]


def test_what_came_from_elsewhere_is_not_dealt() -> None:
    """The dealer begins anew after what was loaded, and where that was taken back."""
    one, dealer = new_course("magna_carta"), SeedDealer(SEED)
    one.deal(dealer)
    loaded = new_course("magna_carta")
    loaded.load(one.history)
    assert (one.draws, loaded.draws) == (one.choices, 0)
    loaded.go_back(4)
    fresh = SeedDealer(SEED)
    loaded.deal(fresh)
    first = [move.choice for move in new_course("magna_carta").deal(SeedDealer(SEED)).moves]
    assert loaded.draws == len(first) - 4
    assert fresh.drawn == loaded.draws


def test_the_record_is_what_was_played() -> None:
    course, dealer, dice = new_course("caylus1303"), SeedDealer(SEED), Dice(1)
    for _ in range(40):
        play(course, dealer, dice)
    record = course.record()
    assert record.replay().key() == course.game.key()
    assert record.options == GAMES["caylus1303"].checked(3, {})
    play(course, dealer, dice)
    assert len(record) < course.choices  # it does not go on with the game


def test_a_course_can_begin_with_a_position() -> None:
    game = new_game("caylus2005", 3, SEED)
    document = game.rules.write_position(game)
    course = Course(lambda: load_position(document))
    first = course.game.legal[0]
    course.make(first)
    assert course.history == [first]
    course.go_back(0)
    assert course.game.key() == game.key()


def test_who_taught_something() -> None:
    """A drawn card is seen by its seat, and by nobody where a bot sits there."""
    course, dealer = new_course("magna_carta"), SeedDealer(SEED)
    course.deal(dealer)
    while "draw" not in {choice.name for choice in course.game.legal}:
        course.make(course.game.legal[0])
        course.deal(dealer)
    seat, before = course.game.seat, course.choices
    course.make(course.rules.catalogue.named("draw"))
    course.deal(dealer)
    assert course.teacher_since(before, {seat}) == CHANCE
    assert course.teacher_since(before, {(seat + 1) % 3}) == NOBODY
    assert course.latest[seat] == before
