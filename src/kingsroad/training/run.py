"""A run of training: rounds of self-play and learning, a gate now and then, all in one folder.

After every round the folder holds all that is needed to go on, so a run can be ended at any time
and gives the same network as if it had not been. It does not matter who plays: a round is learned
from when all of its games are there, in their order.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import asdict
from pathlib import Path
from typing import Final

import torch

from kingsroad.arena.runner import Lost, Runner, Stop
from kingsroad.bots.library import inputs_of
from kingsroad.core.errors import KingsroadError
from kingsroad.library import find_game
from kingsroad.training.gate import hold_duels, passes
from kingsroad.training.journal import Journal
from kingsroad.training.memory import Memory
from kingsroad.training.model import Model
from kingsroad.training.playing import Harvest, Lot, play_lot
from kingsroad.training.settings import Settings

GATE_SEED: Final = 7000000
"""The deals of the gate are none of those that are learned from."""
HOUR: Final = 3600.0

Tell = Callable[[str, int, int], None]
"""Hears what is being done, and how much of it is done."""


class TrainingFailed(KingsroadError):
    """A run that cannot go on."""


class Stopped(Exception):
    """The round is not finished; it begins anew when the run goes on."""


class Run:
    """A run in a folder: a new one, or one that goes on."""

    def __init__(
        self,
        folder: Path,
        settings: Settings,
        made: dict[str, object],
        runner: Runner,
        base: bytes | None = None,
    ) -> None:
        # All sums in one order: the same seed brings the same network. On a busy machine several
        # threads wait for each other, and were seen to be many times slower than one.
        torch.set_num_threads(1)
        self.folder: Final = folder
        self.settings: Final = settings
        self.made: Final = made
        """What the weights shall say about where they come from."""
        self.runner: Final = runner
        self.model: Final = Model(inputs_of(find_game(settings.game)), settings)
        size = int(self.model.inputs.size)
        self.memory: Final = Memory(folder / "games", size, settings.remembered)
        self.journal: Final = Journal(folder)
        self.round = 0
        """Rounds done; the start is none."""
        self.games = 0
        self.seconds = 0.0
        folder.mkdir(parents=True, exist_ok=True)
        self.begin(base)

    # -- the folder --------------------------------------------------------------------------

    @property
    def last(self) -> Path:
        """The network of the last round."""
        return self.folder / "last.weights"

    @property
    def best(self) -> Path:
        """The champion."""
        return self.folder / "best.weights"

    @property
    def state(self) -> Path:
        """All that is needed to go on, but for the games."""
        return self.folder / "state.pt"

    def begin(self, base: bytes | None) -> None:
        """Begin, perhaps as another network, or go on where the folder stands."""
        path = self.folder / "settings.json"
        wanted = json.loads(json.dumps(asdict(self.settings)))
        if not self.state.exists():
            if base is not None:
                self.model.adopt(base)
            path.write_text(json.dumps(wanted, indent=2) + "\n", encoding="utf-8")
            self.write_network()
            if base is not None:
                replace(self.best, self.last.read_bytes())
            return
        # What a run did not know of when it began is as it was then: the usual.
        usual = json.loads(json.dumps(asdict(Settings(self.settings.game))))
        kept = {**usual, **json.loads(path.read_text(encoding="utf-8"))}
        if kept != wanted:
            raise TrainingFailed(
                f"{self.folder} holds a run with other settings: {differences(kept, wanted)}"
            )
        state = torch.load(self.state, weights_only=True)
        self.model.restore(state["model"])
        self.round, self.games, self.seconds = state["round"], state["games"], state["seconds"]
        self.memory.recall(self.round)
        self.journal.cut(self.games)

    def write_network(self) -> None:
        """Write the network as it is now."""
        made = {**self.made, "games": self.games, "hours": round(self.seconds / HOUR, 2)}
        replace(self.last, self.model.weights(made))

    def save(self) -> None:
        """Keep what was reached."""
        self.write_network()
        written = self.state.with_suffix(".new")
        torch.save(
            {
                "model": self.model.state(),
                "round": self.round,
                "games": self.games,
                "seconds": self.seconds,
            },
            written,
        )
        written.replace(self.state)

    # -- training ----------------------------------------------------------------------------

    def train(self, rounds: int, tell: Tell, stop: Stop) -> None:
        """Go on until so many rounds are done in all, or somebody says stop."""
        try:
            if self.games == 0 and not self.settings.base and self.settings.start_games:
                self.start(tell, stop)
            while self.round < rounds:
                self.one_round(tell, stop)
        except Stopped:
            return

    def start(self, tell: Tell, stop: Stop) -> None:
        """Learn what the hand-made judge knows."""
        began = time.monotonic()
        harvest = self.play(self.settings.start_games, True, tell, stop)
        self.memory.add(0, harvest)
        self.games += self.settings.start_games
        for number in range(self.settings.start_passes):
            half = number < (self.settings.start_passes + 1) // 2
            rate = self.settings.rate if half else self.settings.last_rate
            loss, aside = self.learn(rate, number, tell)
        self.memory.views.clear()
        self.note("start", began, harvest, loss, aside)
        replace(self.best, self.last.read_bytes())

    def one_round(self, tell: Tell, stop: Stop) -> None:
        """Play, learn, and now and then ask the gate."""
        began = time.monotonic()
        harvest = self.play(self.settings.round_games, False, tell, stop)
        self.round += 1
        self.games += self.settings.round_games
        self.memory.add(self.round, harvest)
        rate = self.settings.rate_at(self.round)
        loss, aside = self.learn(rate, 1000 * self.round, tell)
        self.note("round", began, harvest, loss, aside)
        if self.round % self.settings.gate_every == 0:
            self.ask_gate(tell, stop)

    def play(self, games: int, start: bool, tell: Tell, stop: Stop) -> list[Harvest]:
        """Games of the network as it is now, in lots."""
        network = self.last.read_bytes()
        size = self.settings.lot_games
        lots = [
            Lot(self.settings, self.games + at, min(size, games - at), network, start)
            for at in range(0, games, size)
        ]
        found: dict[int, Harvest] = {}
        done = 0
        with closing(self.runner.run(play_lot, lots, stop)) as answers:
            for lot, answer in answers:
                if isinstance(answer, Lost):
                    raise TrainingFailed(answer.reason)
                found[lot.first] = answer
                done += lot.games
                tell("start" if start else f"round {self.round + 1}: play", done, games)
        if len(found) < len(lots):
            raise Stopped
        return [found[lot.first] for lot in lots]

    def learn(self, rate: float, shuffle: int, tell: Tell) -> tuple[float, float]:
        """One pass over all games in memory; the mean losses."""
        numbers, targets = self.memory.tensors()
        self.model.set_rate(rate)
        size = self.settings.batch
        chance = torch.Generator().manual_seed(self.settings.seed * 1000003 + shuffle)
        order = torch.randperm(len(numbers), generator=chance)
        losses = []
        for at in range(0, max(1, len(order) - size + 1), size):
            rows = order[at : at + size]
            losses.append(self.model.learn(numbers[rows], targets[rows]))
            if at // size % 50 == 0:
                tell("learn", at, len(order))
        hope, aside = (sum(each) / len(losses) for each in zip(*losses, strict=True))
        return hope, aside

    def note(
        self, kind: str, began: float, harvest: list[Harvest], loss: float, aside: float
    ) -> None:
        """Write down what a round has brought."""
        self.seconds += time.monotonic() - began
        games = sum(lot.games for lot in harvest)
        self.save()
        self.journal.note(
            kind,
            round=self.round,
            games=self.games,
            hours=round(self.seconds / HOUR, 4),
            loss=round(loss, 5),
            aside=round(aside, 5),
            score=round(sum(lot.points for lot in harvest) / games, 2),
            decisions=round(sum(lot.decisions for lot in harvest) / games, 1),
        )

    def ask_gate(self, tell: Tell, stop: Stop) -> None:
        """The network of this round challenges the champion."""
        tell("gate", 0, 1)
        duels = hold_duels(
            self.settings.game,
            copied(self.last, self.folder / "gate" / f"{self.round:06}-challenger.weights"),
            copied(self.best, self.folder / "gate" / f"{self.round:06}-champion.weights"),
            self.settings.gate_games,
            GATE_SEED + self.round,
            self.runner,
            stop,
        )
        if stop():
            return
        won = passes(duels)
        if won:
            replace(self.best, self.last.read_bytes())
        self.journal.note(
            "gate",
            round=self.round,
            games=self.games,
            champion=won,
            duels=[duel.document() for duel in duels],
        )


def differences(kept: dict[str, object], wanted: dict[str, object]) -> str:
    """In which settings two recipes differ."""
    keys = [key for key in {**kept, **wanted} if kept.get(key) != wanted.get(key)]
    return ", ".join(f"{key} {kept.get(key)}, not {wanted.get(key)}" for key in keys)


def copied(weights: Path, copy: Path) -> Path:
    """A copy under a name of its own: bots keep what they have read by its path."""
    copy.parent.mkdir(exist_ok=True)
    copy.write_bytes(weights.read_bytes())
    return copy


def replace(path: Path, content: bytes) -> None:
    """Write a file so that there is always a whole one."""
    written = path.with_suffix(".new")
    written.write_bytes(content)
    written.replace(path)
