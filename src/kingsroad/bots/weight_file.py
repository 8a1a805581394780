"""The files of networks: a line of JSON that says what they are for and where from, then numbers.

All numbers are little-endian. Those of the first layer, by far the most, are whole numbers of 16
bits, with a scale for each input; all others are floats of 32 bits.
"""

from __future__ import annotations

import json
import sys
from array import array
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from librt.vecs import vec

from kingsroad.bots.inputs import Inputs
from kingsroad.bots.network import BLOCK, HEADS, Network
from kingsroad.core.errors import KingsroadError

FORMAT: Final = 1
MOST: Final = 32767
SUFFIX: Final = ".weights"


class WrongWeights(KingsroadError):
    """A file that holds no weights, or those of another game or layout."""


@dataclass(frozen=True)
class Header:
    """What weights are for, and where they come from."""

    game: str
    rules: list[int]
    """The versions of the rules that they know."""
    layout: int
    """The version of the observation that they read."""
    parts: list[str]
    """The numbers of the hand-made judge that they read besides."""
    hidden: int
    second: int
    search_seats: list[int] = field(default_factory=list)
    """The numbers of seats with which games have shown the search to be stronger for them."""
    first_share: float = 0.3
    lead_unit: float = 8.0
    """What the end of a game was worth when they learned: see `Stakes`."""
    made: dict[str, Any] = field(default_factory=dict)
    """How they were made: command, commit, games, hours."""
    format: int = FORMAT


@dataclass(frozen=True)
class Layers:
    """The numbers of a network, row by row as `Network` wants them."""

    first_weights: Sequence[float]
    first_biases: Sequence[float]
    second_weights: Sequence[float]
    second_biases: Sequence[float]
    head_weights: Sequence[float]


def write_weights(header: Header, layers: Layers) -> bytes:
    """A file as bytes."""
    width = header.hidden + HEADS
    rows = [
        layers.first_weights[at : at + width] for at in range(0, len(layers.first_weights), width)
    ]
    scales: array[Any] = array("f", [max(map(abs, row)) / MOST for row in rows])
    whole: array[Any] = array("h")
    for row, scale in zip(rows, scales, strict=True):
        whole.extend(round(weight / scale) if scale else 0 for weight in row)
    plain: list[array[Any]] = [
        array("f", numbers)
        for numbers in (
            layers.first_biases,
            layers.second_weights,
            layers.second_biases,
            layers.head_weights,
        )
    ]
    line = json.dumps(asdict(header), ensure_ascii=False).encode() + b"\n"
    return line + b"".join(turned(numbers).tobytes() for numbers in (scales, whole, *plain))


def read_header(data: bytes) -> Header:
    """What the first line says."""
    try:
        facts = json.loads(data.partition(b"\n")[0])
        facts.pop("ends_by_hand", None)  # some networks left the ends of turns to the judge
        header = Header(**facts)
    except (ValueError, TypeError, AttributeError) as error:
        raise WrongWeights(f"this is no file of weights: {error}") from None
    if header.format != FORMAT:
        raise WrongWeights(f"these weights have format {header.format}, not {FORMAT}")
    return header


def check_fit(header: Header, inputs: Inputs[Any]) -> None:
    """Refuse weights that were trained for something else than these inputs."""
    features = inputs.features
    rules = features.rules
    if header.game != rules.key:
        raise WrongWeights(f"these weights are for {header.game}, not for {rules.key}")
    if rules.version not in header.rules:
        raise WrongWeights(
            f"these weights know rules {header.rules} of {rules.key}; this program plays rules "
            f"{rules.version}"
        )
    if header.layout != features.version:
        raise WrongWeights(
            f"these weights read layout {header.layout} of {rules.key}; this program writes layout "
            f"{features.version}"
        )
    if header.parts != inputs.judge.part_names():
        raise WrongWeights(
            f"these weights read {header.parts} of the judge of {rules.key}, which now says "
            f"{inputs.judge.part_names()}"
        )
    if header.second % BLOCK:
        raise WrongWeights(f"a second layer has a multiple of {BLOCK} units, not {header.second}")
    if not (0.0 <= header.first_share <= 1.0 and header.lead_unit > 0.0):
        raise WrongWeights(
            f"a first share of {header.first_share} and a lead unit of {header.lead_unit} "
            "make no sense"
        )


def read_network(data: bytes, inputs: Inputs[Any]) -> Network:
    """The network of a file, if it fits the inputs."""
    header, layers = read_header(data), read_layers(data, inputs)
    return Network(
        int(inputs.size),
        header.hidden,
        header.second,
        vec[float](list(layers.first_weights)),
        vec[float](list(layers.first_biases)),
        vec[float](list(layers.second_weights)),
        vec[float](list(layers.second_biases)),
        vec[float](list(layers.head_weights)),
    )


def read_layers(data: bytes, inputs: Inputs[Any]) -> Layers:
    """The numbers of a file, if it fits the inputs."""
    header = read_header(data)
    check_fit(header, inputs)
    size, hidden, second = int(inputs.size), header.hidden, header.second
    width = hidden + HEADS
    counts = [width, hidden * second, second, HEADS * second]
    body = data[data.index(b"\n") + 1 :]
    if len(body) != 4 * size + 2 * size * width + 4 * sum(counts):
        raise WrongWeights(f"{len(body)} bytes of numbers do not make a network of {size} inputs")
    scales = numbers_in("f", body, 0, size)
    whole = numbers_in("h", body, 4 * size, size * width)
    at = 4 * size + 2 * size * width
    plain: list[array[Any]] = []
    for count in counts:
        plain.append(numbers_in("f", body, at, count))
        at += 4 * count
    first = [scales[i // width] * weight for i, weight in enumerate(whole)]
    return Layers(first, *plain)


def numbers_in(kind: str, data: bytes, at: int, count: int) -> array[Any]:
    """Some numbers of a file."""
    numbers: array[Any] = array(kind)
    numbers.frombytes(data[at : at + count * numbers.itemsize])
    return turned(numbers)


def turned(numbers: array[Any]) -> array[Any]:
    """From the order of bytes in files to that of this machine, or back."""
    if sys.byteorder == "little":
        return numbers
    other = array(numbers.typecode, numbers)
    other.byteswap()
    return other
