"""The engine itself: choices, dice, games, rulesets, documents; whatever game it carries."""

from __future__ import annotations

import copy
from collections import Counter

import pytest

import kingsroad
from kingsroad import (
    CHANCE,
    NOBODY,
    Catalogue,
    Chronicle,
    IllegalChoice,
    ImpossiblePosition,
    KingsroadError,
    Listener,
    UnknownChoice,
    UnknownGame,
)
from kingsroad.core.choice import NO_CHOICE
from kingsroad.core.dice import Dice
from kingsroad.core.document import Document
from kingsroad.core.event import Event
from kingsroad.core.game import Ask, Game, Option, Ruleset, State, Step
from kingsroad.core.playout import play_out

# -- choices -------------------------------------------------------------------------------------


def test_a_catalogue_numbers_and_finds_its_choices() -> None:
    catalogue = Catalogue()
    stop = catalogue.add("stop")
    go = catalogue.add_each("go", "direction", ["north", "south"], first=5)
    assert [choice.code for choice in catalogue.choices] == [0, 1, 2]
    assert [choice.name for choice in catalogue.choices] == ["stop", "go north", "go south"]
    assert [choice.arg for choice in go] == [5, 6]
    assert [(choice.verb, choice.noun, choice.sort) for choice in (stop, go[0])] == [
        ("stop", "", ""),
        ("go", "north", "direction"),
    ]
    assert catalogue.named("stop") is stop
    assert catalogue.named("  GO   south ") is go[1]
    assert repr(go[0]) == "<go north>"
    with pytest.raises(UnknownChoice, match="no choice called 'go west'"):
        catalogue.named("go west")
    with pytest.raises(ValueError, match="two choices are called 'stop'"):
        catalogue.add("stop")
    with pytest.raises(ValueError, match="a noun and its sort go together"):
        catalogue.add("go", "west")


def test_promised_names_have_their_codes_whatever_is_made_first() -> None:
    catalogue = Catalogue(["stop", "go north", "go south"])
    new = catalogue.add("turn")
    some = catalogue.add_some("go", "direction", ["west", "south", "north"], [1, 2])
    assert [choice.code for choice in some] == [-1, 2, 1]
    assert some[0] is NO_CHOICE
    assert catalogue.choices == [NO_CHOICE, some[2], some[1], new], "nobody has made `stop` yet"
    stop = catalogue.add("stop")
    newer = catalogue.add("halt")
    assert [choice.name for choice in catalogue.choices] == [
        "stop", "go north", "go south", "turn", "halt",
    ]  # fmt: skip
    assert [choice.code for choice in (stop, new, newer)] == [0, 3, 4]
    with pytest.raises(ValueError, match="two choices are called 'go south'"):
        catalogue.add("go", "south", sort="direction")


def test_choices_are_interned() -> None:
    choice = Catalogue().add("stop")
    assert copy.copy(choice) is choice
    assert copy.deepcopy([choice])[0] is choice


@pytest.mark.parametrize("rules", kingsroad.GAMES.values(), ids=lambda rules: str(rules.key))
def test_every_choice_of_a_game_is_found_by_its_name(rules: kingsroad.AnyRuleset) -> None:
    for code, choice in enumerate(rules.catalogue.choices):
        assert choice.code == code
        assert rules.catalogue.named(choice.name) is choice
        assert choice.name == choice.name.lower().strip()
        assert "#" not in choice.name
        assert ":" not in choice.name


# -- dice ----------------------------------------------------------------------------------------


def test_dice_give_the_same_numbers_everywhere() -> None:
    """These numbers are part of what a seed means: if they change, every seeded game does."""
    assert [Dice(0).below(1000) for _ in range(3)] == [KNOWN[0][0]] * 3
    for seed, numbers in KNOWN.items():
        dice = Dice(seed)
        assert [dice.below(1000) for _ in range(len(numbers))] == numbers, seed


KNOWN: dict[int, list[int]] = {
    0: [416, 10, 587, 893, 637, 392],
    1: [91, 506, 888, 487, 434, 507],
    2**31: [508, 489, 455, 119, 99, 249],
    2**32: [827, 135, 103, 808, 249, 995],
    2**64 - 1: [451, 245, 765, 43, 511, 519],
    -1: [451, 245, 765, 43, 511, 519],
}


def test_dice_are_fair() -> None:
    dice = Dice(7)
    rolled = Counter(dice.below(6) for _ in range(60_000))
    assert set(rolled) == set(range(6))
    # Each face has mean 10,000 and standard deviation 91; five of those never happen by chance.
    assert all(abs(count - 10_000) < 456 for count in rolled.values())


def test_neighbouring_seeds_give_unrelated_numbers() -> None:
    first = Counter(Dice(seed).below(10) for seed in range(10_000))
    assert all(abs(count - 1000) < 150 for count in first.values())
    pairs = Counter((one.below(4), one.below(4)) for one in [Dice(seed) for seed in range(16_000)])
    assert len(pairs) == 16
    assert all(abs(count - 1000) < 160 for count in pairs.values())


def test_a_seed_uses_both_its_halves() -> None:
    """A run numbers its games in the low half and has its own seed in the high half."""
    low = [Dice(n).below(1 << 30) for n in range(1, 65)]
    high = [Dice(n << 32).below(1 << 30) for n in range(1, 65)]
    assert not set(low) & set(high), "n and n << 32 begin with the same number"


def test_dice_below_one_is_always_zero() -> None:
    dice = Dice(3)
    assert {dice.below(1) for _ in range(50)} == {0}


# -- games ---------------------------------------------------------------------------------------


def test_an_illegal_choice_changes_nothing() -> None:
    game = kingsroad.new_game("caylus2005", 3, seed=1)
    chronicle = Chronicle()
    game.listener = chronicle
    key = game.key()
    history = list(game.history or [])
    with pytest.raises(IllegalChoice, match=r"'home' is not offered; .* may choose: place gate, "):
        game.play("home")
    with pytest.raises(UnknownChoice):
        game.play("dance")
    assert game.key() == key
    assert game.history == history
    assert not chronicle.events
    assert not game.offers(game.rules.catalogue.named("home"))
    assert game.offers(game.rules.catalogue.named("pass"))


def test_nothing_can_be_chosen_after_the_end() -> None:
    game = kingsroad.new_game("caylus2005", 2, seed=1)
    assert play_out(game, Dice(1)) > 30
    assert game.over
    assert game.legal == []
    key = game.key()
    with pytest.raises(IllegalChoice, match="the game is over"):
        game.play("pass")
    assert game.key() == key
    assert play_out(game, Dice(1)) == 0


def test_a_clone_keeps_what_it_is_asked_to() -> None:
    game = kingsroad.new_game("caylus2005", 3, seed=1)
    game.listener = Listener()
    bare = game.clone()
    assert bare.history is None
    assert bare.listener is None
    assert bare.dealer is None
    full = game.clone(history=True)
    assert full.history == game.history
    full.play("pass")
    assert len(full.history or []) == len(game.history or []) + 1
    assert bare.clone(history=True).history is None


def test_without_a_seed_chance_is_left_open() -> None:
    game = kingsroad.new_game("caylus2005", 3, seed=None)
    assert game.seat == CHANCE
    assert game.seat_name(game.seat) == "chance"
    assert game.question.startswith("chance: space 1: lay farm, ")
    assert game.history == []
    while game.seat == CHANCE:
        game.apply(game.legal[-1])
    assert game.view()["order"] == ["green", "red", "blue"]
    assert len(game.history or []) == 9


def test_a_dealer_answers_for_chance() -> None:
    game = kingsroad.new_game("caylus2005", 3, seed=4)
    assert game.seat >= 0
    assert len(game.history or []) == 9
    assert game.key() == kingsroad.new_game("caylus2005", 3, seed=4).key()
    others = {kingsroad.new_game("caylus2005", 3, seed=seed).key() for seed in range(20)}
    assert len(others) == 20


def test_a_listener_hears_everything_from_the_start() -> None:
    chronicle = Chronicle()
    kingsroad.new_game("caylus2005", 2, seed=4, listener=chronicle)
    kinds = [event.kind for event in chronicle.take()]
    assert kinds[:6] == ["lay"] * 6
    assert kinds.count("order") == 2
    assert kinds[-1] == "phase"
    assert chronicle.take() == []


def test_listeners_and_events() -> None:
    event = Event("gain", 1, "farm", 0, 3)
    assert repr(event) == "<gain 1 farm 0 0x3>"
    Listener().hear(event)
    chronicle = Chronicle()
    chronicle.hear(event)
    assert chronicle.take() == [event]


def test_without_a_listener_nothing_is_told() -> None:
    game = kingsroad.new_game("caylus2005", 2, seed=4)
    game.tell("rain")
    chronicle = Chronicle()
    game.listener = chronicle
    game.tell("rain", seat=1, subject="farm", amount=2, stock=3)
    assert repr(chronicle.take()) == "[<rain 1 farm 2 0x3>]"


def test_seats_places_and_outlook() -> None:
    game = kingsroad.new_game("caylus2005", 3, seed=1)
    assert game.players == 3
    assert [game.seat_name(seat) for seat in (0, 1, 2, NOBODY, CHANCE)] == [
        "blue",
        "red",
        "green",
        "nobody",
        "chance",
    ]
    assert game.scores() == [0, 0, 0]
    assert game.ranking() == [1, 1, 1]
    assert game.outlook[0] == "Phase(3)"
    assert game.rules.named_seat("green") == 2
    with pytest.raises(KingsroadError, match="no seat called 'pink'"):
        game.rules.named_seat("pink")


def test_equal_scores_share_a_place() -> None:
    game = kingsroad.new_game("caylus2005", 3, seed=1)
    game.state.seats[1].prestige = 7
    assert game.ranking() == [2, 1, 2]
    game.state.seats[0].prestige = 7
    assert game.ranking() == [1, 1, 3]


# -- the registry --------------------------------------------------------------------------------


def test_unknown_games_seats_and_options_are_refused() -> None:
    with pytest.raises(UnknownGame, match="no game called 'ludo'; there are: caylus2005"):
        kingsroad.new_game("ludo")
    with pytest.raises(UnknownGame, match=r"Caylus \(2005\) has 2 to 5 seats, not 6"):
        kingsroad.new_game("caylus2005", 6)
    with pytest.raises(UnknownGame, match="option favors is standard or simple, not 'rich'"):
        kingsroad.new_game("caylus2005", 3, favors="rich")
    with pytest.raises(UnknownGame, match="has no option 'wind'; it has: favors, jeweller"):
        kingsroad.new_game("caylus2005", 3, wind="on")


def test_playouts_are_tallied() -> None:
    tally = kingsroad.playouts("caylus2005", players=2, games=3, seed=5)
    assert tally.games == 3
    assert tally.decisions > 100
    assert tally.seconds > 0
    assert kingsroad.playouts("caylus2005", 2, 3, 5).decisions == tally.decisions
    assert kingsroad.playouts("caylus2005", 2, 3, 6).decisions != tally.decisions


def test_a_game_without_options_says_so() -> None:
    rules = bare_rules([])
    with pytest.raises(UnknownGame, match="has no option 'wind'; it has: none"):
        rules.checked(1, {"wind": "on"})
    assert rules.checked(1, {}) == {}
    rules = bare_rules([Option("wind", ["off", "on"], "it blows")])
    assert rules.checked(1, {}) == {"wind": "off"}
    assert rules.checked(1, {"wind": "on"}) == {"wind": "on"}


def bare_rules(options: list[Option]) -> Ruleset[State]:
    return Ruleset("bare", "Bare", 1, [1, 2], ["blue", "red"], options, Catalogue(), {})


def test_a_ruleset_must_provide_everything() -> None:
    rules = bare_rules([])
    game: Game[State] = Game(rules, State(), [])
    for missing in (
        lambda: rules.new(1, {}),
        lambda: rules.copy_state(State()),
        lambda: rules.chosen_options(State()),
        lambda: rules.scores(game),
        lambda: rules.view(game, 0),
        lambda: rules.write_position(game),
        lambda: rules.read_position({}),
        game.state.seat_count,
        game.state.clone,
        game.state.key,
        lambda: Step[State]().run(game),
        lambda: Ask[State](0).numbered(game),
        lambda: Ask[State](0).choose(game, Catalogue().add("stop")),
    ):
        with pytest.raises(NotImplementedError):
            missing()
    assert Step[State]().facts() == []
    assert Ask[State](1).facts() == [1]
    assert repr(Ask[State](1)) == "Ask(1)"


# -- documents -----------------------------------------------------------------------------------


def test_a_document_reads_what_it_is_asked_for() -> None:
    document = Document({"n": 3, "a": "x", "many": ["y", "x"], "inner": {"k": 1}, "none": None})
    assert document.number("n", 0, 0, 9) == 3
    assert document.number("m", 7, 0, 9) == 7
    assert document.number("none", 7, 0, 9) == 7
    assert document.one_of("a", ["w", "x"], 0) == 1
    assert document.one_of("b", ["w", "x"], -1) == -1
    assert document.several_of("many", ["x", "y"]) == [1, 0]
    assert document.several_of("few", ["x", "y"]) == []
    inner = document.table("inner")
    assert inner.where("k") == "inner.k"
    assert inner.number("k", 0, 0, 9) == 1
    inner.finish()
    document.table("nowhere").finish()
    assert document.lines("many") == ["y", "x"]
    document.finish()


@pytest.mark.parametrize(
    ("values", "message"),
    [
        ({"n": 10}, "^n must be 0 to 9, not 10$"),
        ({"n": -1}, "^n must be 0 to 9, not -1$"),
        ({"n": 10**30}, "^n must be 0 to 9, not 1000"),
        ({"n": "3"}, "^n must be a whole number, not '3'$"),
        ({"n": 3.0}, "^n must be a whole number, not 3.0$"),
        ({"n": True}, "^n must be a whole number, not True$"),
        ({"n": []}, "^n must be a whole number"),
        ({"a": "z"}, "^a cannot be 'z'; it is one of: x, y$"),
        ({"a": 1}, "^a cannot be 1; it is one of: x, y$"),
        ({"a": ["x"]}, "^a cannot be "),
        ({"many": "x"}, "^many must be a list$"),
        ({"many": ["x", "x"]}, "^many names x twice$"),
        ({"many": ["x", 1]}, "^many cannot be 1; "),
        ({"many": [["x"]]}, "^many cannot be "),
        ({"inner": 3}, "^inner must be a table$"),
        ({"inner": {"k": "z"}}, "^inner.k must be a whole number, not 'z'$"),
        ({"inner": {"z": 1}}, "^inner.z is not known here; known are: k$"),
        ({"inner": {1: 1}}, "^inner has a key that is no text$"),
        ({"lines": "x"}, "^lines must be a list$"),
        ({"lines": ["x", 3]}, "^lines must hold texts only, not 3$"),
        ({"other": 1}, "^other is not known here; known are: a, inner, lines, many, n$"),
        ({1: 1}, "^a position has a key that is no text$"),
        ([], "^a position must be a table$"),
        (None, "^a position must be a table$"),
    ],
)
def test_a_document_refuses_the_rest(values: object, message: str) -> None:
    with pytest.raises(ImpossiblePosition, match=message):
        read_all(Document(values))


def read_all(document: Document) -> None:
    document.number("n", 0, 0, 9)
    document.one_of("a", ["x", "y"], 0)
    document.several_of("many", ["x", "y"])
    inner = document.table("inner")
    inner.number("k", 0, 0, 9)
    inner.finish()
    if document.has("lines"):
        document.lines("lines")
    document.finish()
