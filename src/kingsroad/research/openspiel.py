"""The games for OpenSpiel. Importing this registers them.

>>> import pyspiel
>>> import kingsroad.research.openspiel
>>> game = pyspiel.load_game("kingsroad_caylus2005(players=3)")

Actions are the codes of the choices, chance draws openly, and the end is worth 1 to the first seat
and -1 to the last. `docs/openspiel.md` says the rest.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

import pyspiel

from kingsroad.core.choice import Choice
from kingsroad.core.dice import Dice
from kingsroad.core.event import EVERYBODY
from kingsroad.core.game import CHANCE
from kingsroad.library import GAMES, AnyGame, AnyRuleset
from kingsroad.research.bounds import BOUNDS
from kingsroad.research.render import render
from kingsroad.research.rewards import rewards_of
from kingsroad.research.spiel_observer import SpielObserver

PREFIX: Final = "kingsroad_"
CHANCE_VERBS: Final = frozenset({"deal", "first", "lay", "next"})
"""What chance says in any of the games, and nobody else."""
IMPERFECT: Final = frozenset({"caylus1303", "magna_carta"})
"""Hidden hands; and prestige that lies face down, though everybody saw where it came from."""
TERMINAL_PLAYER: Final = int(pyspiel.PlayerId.TERMINAL)
CHANCE_PLAYER: Final = int(pyspiel.PlayerId.CHANCE)

DRAWS: Final[dict[str, list[Choice]]] = {
    key: [choice for choice in rules.catalogue.choices if choice.verb in CHANCE_VERBS]
    for key, rules in GAMES.items()
}
"""The choices of chance by game. OpenSpiel wants outcomes to be numbered from 0 on."""
DRAW_NUMBER: Final[dict[str, dict[Choice, int]]] = {
    key: {choice: number for number, choice in enumerate(draws)} for key, draws in DRAWS.items()
}


def game_type(rules: AnyRuleset) -> pyspiel.GameType:
    """What is true of a game however many play."""
    kinds = pyspiel.GameType
    hidden = rules.key in IMPERFECT
    return pyspiel.GameType(
        short_name=PREFIX + rules.key,
        long_name=rules.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=(
            kinds.Information.IMPERFECT_INFORMATION
            if hidden
            else kinds.Information.PERFECT_INFORMATION
        ),
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(rules.seats),
        min_num_players=min(rules.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={"players": min(rules.seats)}
        | {option.key: option.values[0] for option in rules.options},
    )


class SpielGame(pyspiel.Game):
    """One game with its number of seats and its options."""

    rules: ClassVar[AnyRuleset]
    kind: ClassVar[pyspiel.GameType]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        rules, kind = self.rules, self.kind
        chosen = dict(kind.parameter_specification) | (params or {})
        players = chosen.pop("players")
        self.bounds = BOUNDS[rules.key](players)
        self.opening = rules.start(players, chosen)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(rules.catalogue.choices),
            max_chance_outcomes=len(DRAWS[rules.key]),
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.bounds.decisions,
        )
        super().__init__(kind, info, params or {})

    def new_initial_state(self) -> SpielState:
        """The table before the first draw."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """A bound; see `bounds.py`."""
        return self.bounds.draws

    def make_py_observer(
        self,
        iig_obs_type: pyspiel.IIGObservationType | None = None,
        params: dict[str, Any] | None = None,
    ) -> SpielObserver:
        """Who looks at states; without a type: all that the seat sees now."""
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return SpielObserver(self.rules, self.num_players(), wanted, params)


class SpielState(pyspiel.State):
    """A game at one point; `game` is the game of kingsroad itself, with its history.

    OpenSpiel copies and pickles the attributes one by one, so there are only two of them.
    """

    def __init__(self, spiel_game: SpielGame) -> None:
        super().__init__(spiel_game)
        self.game: AnyGame = spiel_game.opening.clone(history=True)
        self.audiences = b""
        """Who may know each move, 0 for everybody, else 1 + the seat; empty without secrets."""

    def current_player(self) -> int:
        """The seat that must choose, or OpenSpiel's number for chance or the end."""
        seat: int = self.game.seat
        if seat >= 0:
            return seat
        return CHANCE_PLAYER if seat == CHANCE else TERMINAL_PLAYER

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.game.pending is None

    def _legal_actions(self, _player: int) -> list[int]:
        return sorted([choice.code for choice in self.game.legal])

    # These two are OpenSpiel's own as well, but there each asks Python several times. Who calls
    # from Python, as its bots in Python do, gets the same answer at once.

    def is_chance_node(self) -> bool:
        """Whether chance draws."""
        return bool(self.game.seat == CHANCE)

    def legal_actions(self, player: int | None = None) -> list[int]:
        """What may be chosen now, in order; nothing for a seat that is not asked."""
        seat = self.game.seat
        if seat >= 0 and (player is None or player == seat):
            return sorted([choice.code for choice in self.game.legal])
        if seat == CHANCE and player is None:
            return [number for number, _ in self.chance_outcomes()]
        asked = () if player is None else (player,)
        legal: list[int] = super().legal_actions(*asked)
        return legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every draw is as likely as any other."""
        numbers = DRAW_NUMBER[self.game.rules.key]
        legal = self.game.legal
        likely = 1.0 / len(legal)
        return [(number, likely) for number in sorted([numbers[choice] for choice in legal])]

    def choice_of(self, player: int, action: int) -> Choice:
        """The choice that an action stands for."""
        rules = self.game.rules
        choices = DRAWS[rules.key] if player == CHANCE_PLAYER else rules.catalogue.choices
        return choices[action]

    def _apply_action(self, action: int) -> None:
        game = self.game
        if game.seat == CHANCE:
            choice = DRAWS[game.rules.key][action]
        else:
            choice = game.rules.catalogue.choices[action]
        if game.rules.secrets and game.pending is not None:
            self.audiences += bytes((game.pending.audience() - EVERYBODY,))
        game.apply(choice)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.choice_of(player, action).name

    def returns(self) -> list[float]:
        """By place at the end, 1 for the first and -1 for the last; zeros before."""
        if self.game.pending is not None:
            return [0.0] * self.game.players
        return rewards_of(self.game.scores(), "rank")

    def __str__(self) -> str:
        return render(self.game.rules.write_position(self.game))

    def _to_struct(self) -> dict[str, object]:
        return self.game.rules.write_position(self.game)

    def _to_observation_struct(self, player: int) -> dict[str, object]:
        return {**self.game.view(player)}

    def resample_from_infostate(self, player: int, rng: Callable[[], float]) -> SpielState:
        """A state that a seat cannot tell from this one, with a history that leads to it.

        Callers in Python only: OpenSpiel's C++ does not ask Python states for it.
        """
        copy: SpielState
        if not self.game.rules.secrets:
            copy = self.clone()
            return copy
        copy = self.get_game().new_initial_state()
        for action in redealt(self, player, Dice(int(rng() * (1 << 53)))):
            copy.apply_action(action)
        return copy


def redealt(state: SpielState, player: int, dice: Dice) -> list[int]:
    """The moves of a state with the cards dealt anew that a seat cannot know.

    A card that changed places with one of the pile was drawn once since the pile was last shuffled,
    and nobody else has seen it since. So its last draw may as well have been the other card.
    """
    game = state.game
    anew = game.rules.conceal(game, player, dice)
    draws = DRAWS[game.rules.key]
    dealt = {choice.arg: number for number, choice in enumerate(draws) if choice.verb == "deal"}
    swaps: dict[tuple[int, int], int] = {}
    for seat in range(game.players):
        before, after = game.state.seats[seat].hand, anew.state.seats[seat].hand
        gone = [number for card, number in dealt.items() if (before & ~after) >> card & 1]
        come = [number for card, number in dealt.items() if (after & ~before) >> card & 1]
        for old, new in zip(gone, come, strict=True):
            swaps[seat + 1, old] = new
    actions = list(state.history())
    for move in range(len(actions) - 1, -1, -1):
        drawn = (state.audiences[move], actions[move])
        if drawn in swaps:
            actions[move] = swaps.pop(drawn)
    return actions


class Caylus2005(SpielGame):
    """Caylus (2005)."""

    rules = GAMES["caylus2005"]
    kind = game_type(rules)


class MagnaCarta(SpielGame):
    """Caylus Magna Carta."""

    rules = GAMES["magna_carta"]
    kind = game_type(rules)


class Caylus1303(SpielGame):
    """Caylus 1303."""

    rules = GAMES["caylus1303"]
    kind = game_type(rules)


# OpenSpiel lets go of what is registered when Python is already gone. A class survives that; the
# last reference to a function or a partial would be freed then, and the process would abort.
for _game in (Caylus2005, MagnaCarta, Caylus1303):
    pyspiel.register_game(_game.kind, _game)
