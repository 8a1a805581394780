"""The network while it learns, in PyTorch. Its inputs come as the sheet has them, unscaled."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import torch
from numpy.typing import NDArray

from kingsroad.bots.inputs import OVERALL, Inputs
from kingsroad.bots.learned import SCORE_UNIT
from kingsroad.bots.network import HEADS
from kingsroad.bots.weight_file import (
    Header,
    Layers,
    WrongWeights,
    read_header,
    read_layers,
    write_weights,
)
from kingsroad.training.settings import Settings

LEAD_UNIT: Final = 20.0
OUTPUTS: Final = 3
"""The hope, the own score, and the lead, which only helps to learn."""
FIRST_SPREAD: Final = 0.15
JUDGES_WORD: Final = 1.2
"""The hope before anything is learned: 0.6 for a lead as large as the judge's spread."""
LEAD_BY_SPREAD: Final = 2
"""Which of the numbers about the table as a whole that is."""


class Model:
    """Two layers, and a straight way from all inputs that starts as the judge's word.

    What plays is the running mean of the numbers that learn: the last steps of learning go to and
    fro, and their mean is the better player.
    """

    def __init__(self, inputs: Inputs[Any], settings: Settings) -> None:
        self.inputs: Final = inputs
        self.settings: Final = settings
        size, hidden, second = int(inputs.size), settings.hidden, settings.second
        chance = torch.Generator().manual_seed(settings.seed)

        def normal(spread: float, *shape: int) -> Any:
            return (spread * torch.randn(*shape, generator=chance)).requires_grad_()

        straight = torch.zeros(size, OUTPUTS)
        straight[size - OVERALL + LEAD_BY_SPREAD, 0] = JUDGES_WORD
        self.units: Final = torch.tensor(inputs.units())
        self.tensors: Final[dict[str, Any]] = {
            "first": normal(FIRST_SPREAD, size, hidden),
            "first_bias": normal(0.03, hidden),
            "second": normal(0.6 / hidden**0.5, hidden, second),
            "second_bias": normal(0.1, second),
            "head": normal(0.15 / second**0.5, second, OUTPUTS),
            "head_bias": torch.zeros(OUTPUTS).requires_grad_(),
            "straight": straight.requires_grad_(),
        }
        self.mean: Final[dict[str, Any]] = {
            name: tensor.detach().clone() for name, tensor in self.tensors.items()
        }
        self.steps = 0
        """Steps of learning that the mean knows of, as far as they count."""
        self.optimizer: Final = torch.optim.Adam(list(self.tensors.values()), lr=settings.rate)

    def forward(self, numbers: Any) -> Any:
        """The outputs for a batch of views."""
        t = self.tensors
        scaled = numbers.float() / self.units
        first = torch.relu(scaled @ t["first"] + t["first_bias"])
        second = torch.relu(first @ t["second"] + t["second_bias"])
        return second @ t["head"] + t["head_bias"] + scaled @ t["straight"]

    def learn(self, numbers: Any, targets: Any) -> tuple[float, float]:
        """One step down; the losses of the hope, and of score and lead."""
        outputs = self.forward(numbers)
        hope = torch.nn.functional.binary_cross_entropy_with_logits(outputs[:, 0], targets[:, 0])
        score = (outputs[:, 1] - targets[:, 1] / SCORE_UNIT) ** 2
        lead = (outputs[:, 2] - targets[:, 2] / LEAD_UNIT) ** 2
        aside = (score + lead).mean()
        self.optimizer.zero_grad()
        (hope + self.settings.aside * aside).backward()
        torch.nn.utils.clip_grad_norm_(list(self.tensors.values()), self.settings.clip)
        self.optimizer.step()
        self.steps = min(self.steps + 1, self.settings.steps_in_mean)
        with torch.no_grad():
            for name, tensor in self.tensors.items():
                self.mean[name].lerp_(tensor, 1.0 / self.steps)
        return hope.item(), aside.item()

    def set_rate(self, rate: float) -> None:
        """How fast to learn from now on."""
        for group in self.optimizer.param_groups:
            group["lr"] = rate

    # -- files -------------------------------------------------------------------------------

    def weights(self, made: dict[str, object]) -> bytes:
        """The network as a file that the bots read."""
        rules = self.inputs.features.rules
        header = Header(
            game=rules.key,
            rules=[rules.version],
            layout=self.inputs.features.version,
            parts=self.inputs.judge.part_names(),
            hidden=self.settings.hidden,
            second=self.settings.second,
            first_share=self.settings.first_share,
            lead_unit=self.settings.lead_unit,
            made=made,
        )
        return write_weights(header, self.layers())

    def layers(self) -> Layers:
        """The numbers, for inputs that are not scaled."""
        t = {name: tensor.numpy() for name, tensor in self.mean.items()}
        rows = np.concatenate([t["first"], t["straight"][:, :HEADS]], axis=1)
        return Layers(
            first_weights=plain(rows / self.units.numpy()[:, None]),
            first_biases=plain(np.concatenate([t["first_bias"], t["head_bias"][:HEADS]])),
            second_weights=plain(t["second"]),
            second_biases=plain(t["second_bias"]),
            head_weights=plain(t["head"][:, :HEADS].T),
        )

    def adopt(self, weights: bytes) -> None:
        """Begin as another network, whose size must be the same."""
        header = read_header(weights)
        if (header.hidden, header.second) != (self.settings.hidden, self.settings.second):
            raise WrongWeights(
                f"these weights have {header.hidden} and {header.second} units, the run "
                f"{self.settings.hidden} and {self.settings.second}"
            )
        known = read_layers(weights, self.inputs)
        t = self.tensors
        hidden, size = self.settings.hidden, int(self.inputs.size)
        rows = torch.tensor(list(known.first_weights)).reshape(size, -1) * self.units[:, None]
        biases = torch.tensor(list(known.first_biases))
        with torch.no_grad():
            t["first"].copy_(rows[:, :hidden])
            t["straight"][:, :HEADS] = rows[:, hidden:]
            t["first_bias"].copy_(biases[:hidden])
            t["head_bias"][:HEADS] = biases[hidden:]
            t["second"].copy_(torch.tensor(list(known.second_weights)).reshape(hidden, -1))
            t["second_bias"].copy_(torch.tensor(list(known.second_biases)))
            t["head"][:, :HEADS] = torch.tensor(list(known.head_weights)).reshape(HEADS, -1).T
            for name, tensor in t.items():
                self.mean[name].copy_(tensor)
        self.steps = self.settings.steps_in_mean

    def state(self) -> dict[str, Any]:
        """All that is needed to go on."""
        return {
            "tensors": self.tensors,
            "mean": self.mean,
            "steps": self.steps,
            "optimizer": self.optimizer.state_dict(),
        }

    def restore(self, state: dict[str, Any]) -> None:
        """Go on from a state."""
        with torch.no_grad():
            for name, tensor in self.tensors.items():
                tensor.copy_(state["tensors"][name])
                self.mean[name].copy_(state["mean"][name])
        self.steps = state["steps"]
        self.optimizer.load_state_dict(state["optimizer"])


def plain(numbers: NDArray[Any]) -> list[float]:
    """Numbers of an array, row by row."""
    flat: list[float] = numbers.reshape(-1).tolist()
    return flat
