"""The learning curve as SVG, from learning.json: ``python docs/research/learning_curve.py``."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent

WIDTH, HEIGHT = 720, 380
LEFT, RIGHT, TOP, BOTTOM = 62, 24, 58, 52
COLOURS = {"wins": "#2f5fb3", "reward": "#be3430"}
NAMES = {"wins": "share of games won", "reward": "mean reward (1 win, 0 tie, -1 loss)"}


def plot(told: dict[str, Any]) -> str:
    """Both curves over the steps of training."""
    lines: list[dict[str, float]] = told["lines"]
    most = max(line["steps"] for line in lines)

    def x(steps: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * steps / most

    def y(value: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (1.0 - value) / 2.0

    frame = f'viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="13"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {frame} fill="#28241e">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fffdf7"/>',
        f'<text x="{LEFT}" y="24" font-size="15">{told["environment"]}</text>',
    ]
    parts += [
        f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y(value):.1f}" y2="{y(value):.1f}" '
        f'stroke="{"#998f7c" if value == 0.0 else "#e2dac6"}"/>'
        f'<text x="{LEFT - 8}" y="{y(value) + 4:.1f}" text-anchor="end">{value:g}</text>'
        for value in (-1.0, -0.5, 0.0, 0.5, 1.0)
    ]
    parts += [
        f'<text x="{x(share * most):.1f}" y="{HEIGHT - BOTTOM + 20}" '
        f'text-anchor="middle">{share * most:,.0f}</text>'
        for share in (0.0, 0.25, 0.5, 0.75, 1.0)
    ]
    parts.append(
        f'<text x="{WIDTH / 2}" y="{HEIGHT - 10}" text-anchor="middle">steps of training</text>'
    )
    for place, (key, colour) in enumerate(COLOURS.items()):
        points = " ".join(f"{x(line['steps']):.1f},{y(line[key]):.1f}" for line in lines)
        at = LEFT + 190 * place
        parts.append(
            f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2.5"/>'
            f'<rect x="{at}" y="36" width="14" height="4" fill="{colour}"/>'
            f'<text x="{at + 20}" y="44">{NAMES[key]}</text>'
        )
    return "\n".join([*parts, "</svg>"]) + "\n"


if __name__ == "__main__":
    (HERE / "learning.svg").write_text(
        plot(json.loads((HERE / "learning.json").read_text("utf-8"))), "utf-8"
    )
