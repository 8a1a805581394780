"""Networks of chance, for tests that ask how they are read and not how well they play."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

from kingsroad.bots.learned import Learned
from kingsroad.bots.library import inputs_of, learned
from kingsroad.bots.network import HEADS
from kingsroad.bots.weight_file import Header, Layers, write_weights
from kingsroad.library import find_game


def chance_header(name: str, **changes: Any) -> Header:
    """A header that fits, but for the changes."""
    inputs = inputs_of(find_game(name))
    header = Header(
        game=name,
        rules=[inputs.features.rules.version],
        layout=inputs.features.version,
        parts=inputs.judge.part_names(),
        hidden=6,
        second=4,
    )
    return replace(header, **changes)


def chance_layers(name: str, seed: int = 1) -> Layers:
    """Small numbers, so that hopes stay away from 0 and 1."""
    inputs = inputs_of(find_game(name))
    dice = random.Random(seed)
    units = inputs.units()

    def numbers(count: int, spread: float) -> list[float]:
        return [dice.gauss(0.0, spread) for _ in range(count)]

    first = [weight / unit for unit in units for weight in numbers(6 + HEADS, 0.05)]
    return Layers(
        first, numbers(6 + HEADS, 0.1), numbers(24, 0.3), numbers(4, 0.1), numbers(8, 0.5)
    )


def chance_weights(name: str, seed: int = 1, **changes: Any) -> bytes:
    """A whole file."""
    return write_weights(chance_header(name, **changes), chance_layers(name, seed))


def chance_evaluator(name: str, seed: int = 1) -> Learned[Any]:
    """An evaluator with such a network."""
    return learned(find_game(name), chance_weights(name, seed))
