"""What must hold at every decision of every game, whatever was chosen before.

These serve any game of the registry. Beside the other tests of each game stand its own laws: what
can lie on its table, and a ledger that follows the events and must arrive at the same table.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Protocol

from tests.parts import part_of

import kingsroad
from kingsroad import CHANCE, NOBODY, AnyGame, Choice, Chronicle, Event, IllegalChoice
from kingsroad.core.dice import Dice

View = dict[str, Any]


class GameLaws(Protocol):
    """What the laws need to know of one game."""

    def bound(self, players: int) -> int:
        """No game has more decisions than this."""

    def check_table(self, seen: View) -> None:
        """Whether what a spectator sees can lie on the table."""

    def ledger(self, seen: View) -> Ledger:
        """A ledger that starts from a table."""


class Ledger(Protocol):
    """A table that is kept from events alone."""

    def book(self, event: Event, seat: str) -> None:
        """Enter one event."""

    def check(self, seen: View) -> None:
        """Whether the view shows what the events add up to."""


def laws_of(key: str) -> GameLaws:
    """The laws of a game."""
    laws: GameLaws = part_of(key, "laws").LAWS
    return laws


def expected(seen: View, name: str, **goods: int) -> dict[str, int]:
    """What a seat's goods will bring; what its workers bring besides has tests of its own."""
    if seen["over"]:
        return {}
    road = seen["seats"][name]["to_come"].get("road", 0)
    return {source: points for source, points in {**goods, "road": road}.items() if points}


# -- choosing ------------------------------------------------------------------------------------

Chooser = Callable[[list[Choice]], int]
"""Picks the index of an option."""

BUSY_VERBS = (
    "place", "build", "batch", "transform", "offer", "field", "over", "line", "give", "erect",
    "use", "bundle", "claim", "engage", "site", "steal",
)  # fmt: skip


def chooser(dice: Dice, catalogue: list[Choice], style: int) -> Chooser:
    """How one random player chooses: style 0 is fair, higher styles have a taste.

    A taste ranks the choices of the catalogue at random, with everything that does something
    before passing and declining. A style of n looks at n random options and takes the best.
    """
    if style == 0:
        return lambda legal: dice.below(len(legal))
    taste = [dice.below(100) + (60 if c.verb in BUSY_VERBS else 0) for c in catalogue]

    def pick(legal: list[Choice]) -> int:
        best = dice.below(len(legal))
        for _ in range(style - 1):
            other = dice.below(len(legal))
            if taste[legal[other].code] > taste[legal[best].code]:
                best = other
        return best

    return pick


# -- watching a game -----------------------------------------------------------------------------


def start(name: str, players: int, options: dict[str, str], seed: int | None) -> Watch:
    """A new game that is watched from the box on: the listener is there before the first step."""
    rules = kingsroad.find_game(name)
    game = rules.new(players, rules.checked(players, options))
    game.history = []
    if seed is not None:
        game.dealer = Dice(seed)
    watch = Watch(game)
    game.settle()
    return watch


class Watch:
    """Follows one game and holds the laws against it."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.laws = laws_of(game.rules.key)
        self.ledger = self.laws.ledger(face_up(game))
        self.chronicle = Chronicle()
        game.listener = self.chronicle
        self.decisions = 0
        self.kept: list[tuple[AnyGame, int, list[str]]] = []
        """Clones of earlier decisions, with what they must still be at the end."""

    def play(self, index: int) -> None:
        """Choose the option with this number, modulo how many there are."""
        legal = self.game.legal
        self.game.apply(legal[index % len(legal)])
        self.decisions += 1

    def check(self) -> None:
        """The cheap laws."""
        game = self.game
        assert self.decisions <= self.laws.bound(game.players), "the game does not end"
        check_options(game)
        seen: View = {**game.view()}
        for event in self.chronicle.take():
            self.ledger.book(event, game.seat_name(event.seat))
        self.laws.check_table(seen)
        self.ledger.check(face_up(game))
        assert game.over == seen["over"]
        assert not game.over or not game.agenda, f"over, but {game.outlook} is left"

    def check_deep(self, dice: Dice) -> None:
        """The laws that need copies, replays and documents."""
        game = self.game
        check_views(game)
        check_clone(game, dice)
        check_concealed(game, dice)
        check_position(game, dice)
        if game.history is not None:
            check_record(game)
        if not game.over:
            check_refusal(game)
            check_every_option(game)
        self.kept.append((game.clone(), game.key(), names(game)))

    def finish(self) -> None:
        """The laws of the end."""
        assert self.game.over
        for clone, key, offered in self.kept:
            assert clone.key() == key, "an earlier clone has changed"
            assert names(clone) == offered, "an earlier clone offers something else"
        ranking = self.game.ranking()
        scores = self.game.scores()
        assert ranking == [sorted(scores, reverse=True).index(score) + 1 for score in scores]
        winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
        assert [seat for seat, place in enumerate(ranking) if place == 1] == winners


def face_up(game: AnyGame) -> View:
    """What a spectator sees, with the open question, and with prestige that lies face down."""
    seen: View = {**game.view()}
    seen["asked"] = repr(game.pending)
    seen["options"] = names(game)
    for seat, points in enumerate(game.scores()):
        owned = seen["seats"][game.seat_name(seat)]
        if "prestige" in owned and owned["prestige"] is None:
            owned["prestige"] = points
    return seen


def names(game: AnyGame) -> list[str]:
    """What is offered, by name and in order."""
    return [choice.name for choice in game.legal]


def play_to_end(watch: Watch, choose: Chooser, dice: Dice, deep_every: int) -> None:
    """Play on to the end under the laws; about one decision in `deep_every` gets all of them."""
    game = watch.game
    watch.check()
    while not game.over:
        if dice.below(deep_every) == 0:
            watch.check_deep(dice)
        watch.play(choose(game.legal))
        watch.check()
    watch.check_deep(dice)
    watch.finish()


# -- the laws of any game ------------------------------------------------------------------------


def check_options(game: AnyGame) -> None:
    """A question has options, all different, and gives the same ones when asked again."""
    asked = game.pending
    if asked is None:
        assert not game.legal, "options after the end"
        return
    legal = game.legal
    assert legal, f"{asked!r} offers nothing"
    codes = [choice.code for choice in legal]
    assert len(set(codes)) == len(codes), f"{asked!r} offers something twice: {legal}"
    again = asked.options(game)
    assert [choice.code for choice in again] == codes, f"{asked!r}: {legal}, then {again}"
    catalogue = game.rules.catalogue.choices
    for choice in legal:
        assert catalogue[choice.code] is choice, f"{choice!r} is not of the catalogue"
    assert asked.seat == CHANCE or 0 <= asked.seat < game.players


def check_views(game: AnyGame) -> None:
    """Everybody sees the same plain values; a seat its own hand and secret options besides."""
    common: View | None = None
    for seat in (CHANCE, NOBODY, *range(game.players)):
        seen: View = {**game.view(seat)}
        assert json.loads(json.dumps(seen)) == seen, "a view holds more than plain values"
        you = seen.pop("you")
        options = seen.pop("options")
        assert you == (None if seat == NOBODY else game.seat_name(seat))
        shown = not game.over and (seat == game.seat or not game.rules.secrets)
        assert options == (names(game) if shown else []), f"options of {you}"
        check_hidden(game, seen, you)
        assert common is None or seen == common, f"{you} sees another table"
        common = seen


def check_hidden(game: AnyGame, seen: View, you: str | None) -> None:
    """What is hidden a seat sees of itself alone; prestige that lies face down is shown at the end.

    It is taken out of the view: all else must be the same for everybody.
    """
    for seat, points in enumerate(game.scores()):
        name = game.seat_name(seat)
        owned = seen["seats"][name]
        for key in game.rules.hidden:
            shown = owned.pop(key, None)
            if key == "prestige":
                assert shown == (points if game.over or name == you else None)
            else:
                assert (shown is not None) == (name == you), f"{you} and the {key} of {name}"


def check_clone(game: AnyGame, dice: Dice) -> None:
    """What happens to a clone does not touch the game, nor the other way round."""
    key = game.key()
    document = game.rules.write_position(game)
    offered = names(game)
    clone = game.clone(history=True)
    assert clone.key() == key
    assert clone.history == game.history
    assert clone.history is None or clone.history is not game.history
    assert clone.listener is None
    assert clone.dealer is None
    assert names(clone) == offered
    wander(clone, dice, 40)
    assert game.key() == key, "playing a clone changed the game"
    assert game.rules.write_position(game) == document
    assert names(game) == offered


def wander(game: AnyGame, dice: Dice, steps: int) -> None:
    """Play on at random for a while."""
    for _ in range(steps):
        if game.over:
            return
        game.apply(game.legal[dice.below(len(game.legal))])


def check_concealed(game: AnyGame, dice: Dice) -> None:
    """What a seat cannot know may be otherwise: it sees no difference, and the game goes on."""
    key = game.key()
    for seat in (NOBODY, *range(game.players)):
        other = game.rules.conceal(game, seat, dice)
        assert other.view(seat) == game.view(seat), f"{game.seat_name(seat)} sees a difference"
        check_options(other)
        wander(other, dice, 15)
        laws_of(game.rules.key).check_table({**other.view()})
    assert game.key() == key, "concealing changed the game"


def check_position(game: AnyGame, dice: Dice) -> None:
    """A position goes through JSON and back: same key, same options, same play from there."""
    document = game.rules.write_position(game)
    text = json.dumps(document)
    loaded = kingsroad.load_position(json.loads(text))
    assert loaded.key() == game.key(), f"another position came back: {text}"
    assert names(loaded) == names(game)
    assert loaded.outlook == game.outlook
    assert loaded.rules.write_position(loaded) == document
    assert loaded.history == []
    twin = game.clone()
    for _ in range(20):
        if twin.over:
            break
        name = twin.legal[dice.below(len(twin.legal))].name
        twin.play(name)
        loaded.play(name)
        assert loaded.key() == twin.key(), f"after {name!r} the loaded game differs"
        assert names(loaded) == names(twin)


def check_record(game: AnyGame) -> None:
    """A record, written and read, replays to the same position."""
    record = kingsroad.record_of(game)
    for comments in (True, False):
        text = record.write(comments)
        read = kingsroad.read_record(text)
        replayed = read.replay()
        assert replayed.key() == game.key(), "the record leads elsewhere"
        assert names(replayed) == names(game)
        assert read.write(comments) == text
    cut = len(record) // 2
    assert record.replay(cut).history == record.choices[:cut]


def check_refusal(game: AnyGame) -> None:
    """A choice that is not offered is refused and changes nothing."""
    offered = set(names(game))
    key = game.key()
    for choice in game.rules.catalogue.choices:
        if choice.name not in offered:
            try:
                game.apply(choice)
            except IllegalChoice:
                break
            raise AssertionError(f"{choice!r} was accepted though it was not offered")
    assert game.key() == key


def check_every_option(game: AnyGame) -> None:
    """Whatever is offered can be carried out."""
    key = game.key()
    for choice in game.legal:
        clone = game.clone()
        clone.apply(choice)
        check_options(clone)
        laws_of(game.rules.key).check_table({**clone.view()})
        assert clone.key() != key, f"{choice!r} does nothing"
    assert game.key() == key


def comes_back(game: AnyGame) -> dict[str, Any]:
    """A position goes through JSON and back: the same table, question and rest of the phase."""
    written: dict[str, Any] = json.loads(json.dumps(game.rules.write_position(game)))
    again = kingsroad.load_position(written)
    assert again.key() == game.key(), written
    assert again.legal == game.legal
    assert again.outlook == game.outlook
    assert game.rules.write_position(again) == written
    return written
