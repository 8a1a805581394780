"""What the positions of all games have in common: header, seats, agenda, going on from there."""

from __future__ import annotations

from kingsroad.core.agenda import AgendaWords, seat_of
from kingsroad.core.document import Document
from kingsroad.core.errors import ImpossiblePosition
from kingsroad.core.game import Ask, Game, Ruleset, S, Step


def write_header(g: Game[S]) -> dict[str, object]:
    """Which game under which rules: the beginning of every position."""
    return {
        "game": g.rules.key,
        "rules": g.rules.version,
        "options": g.rules.chosen_options(g.state),
    }


def write_agenda(g: Game[S], words: AgendaWords[S], implied: int) -> list[str]:
    """What is left to do, the open question first, without the last `implied` steps."""
    lines = [] if g.pending is None else [words.write(g.pending)]
    lines += [words.write(step) for step in reversed(g.agenda[implied:])]
    return lines


def read_header(rules: Ruleset[S], document: Document) -> dict[str, str]:
    """The options; a document of another game or of later rules is refused.

    Positions of older rules go on under the present ones: a question that is no longer asked is
    carried out as they are set up.
    """
    document.one_of("game", [rules.key], 0)
    document.number("rules", rules.version, 1, rules.version)
    chosen = document.table("options")
    options: dict[str, str] = {}
    for option in rules.options:
        options[option.key] = option.values[chosen.one_of(option.key, option.values, 0)]
    chosen.finish()
    return options


def read_names(rules: Ruleset[S], seats: Document) -> list[str]:
    """The seats that play: as many as the game allows, from the first on."""
    names = [name for name in rules.seat_names if seats.has(name)]
    if len(names) not in rules.seats or names != rules.seat_names[: len(names)]:
        raise ImpossiblePosition(
            f"seats must be the first {rules.seats[0]} to {rules.seats[-1]} of: "
            f"{', '.join(rules.seat_names)}, not {', '.join(names) or 'none'}"
        )
    return names


def check_steps(steps: list[Step[S]], words: AgendaWords[S], players: int) -> None:
    """Whatever is left to do begins with a question and concerns seats that play."""
    if not isinstance(steps[0], Ask):
        raise words.refuse(steps[0], "the first step must ask a question")
    for step in steps:
        if seat_of(step) >= players:
            raise words.refuse(step, "there is no such seat")


def resume(rules: Ruleset[S], state: S, steps: list[Step[S]], words: AgendaWords[S]) -> Game[S]:
    """A game with this state and agenda, in reading order, run to its next question."""
    game: Game[S] = Game(rules, state, [])
    if steps and isinstance(steps[0], Ask) and not steps[0].options(game):
        raise ImpossiblePosition(f"agenda: {words.write(steps[0])} has nothing to offer")
    game.then_all(steps)
    game.settle()
    return game
