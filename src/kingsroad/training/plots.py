"""Curves as a picture (SVG), without a library for it."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import Final

WIDTH: Final = 720
HEIGHT: Final = 220
LEFT: Final = 60
EDGE: Final = 26
COLOURS: Final = ("#8a3324", "#2f5d8a", "#4d7c3a", "#b8862b", "#6b4a86")

Point = tuple[float, float]


@dataclass(frozen=True)
class Curve:
    """Some points and what they are."""

    title: str
    points: list[Point]


def draw(panels: list[list[Curve]]) -> str:
    """All panels, one below the other."""
    drawn = [
        f'<g transform="translate(0 {number * HEIGHT})">{panel(curves)}</g>'
        for number, curves in enumerate(shown(panels))
    ]
    height = HEIGHT * max(1, len(drawn))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        f'font-family="sans-serif" font-size="11"><rect width="100%" height="100%" fill="white"/>'
        f"{''.join(drawn)}</svg>\n"
    )


def shown(panels: list[list[Curve]]) -> list[list[Curve]]:
    """The panels and curves that have something to show."""
    filled = [[curve for curve in curves if curve.points] for curves in panels]
    return [curves for curves in filled if curves]


def panel(curves: list[Curve]) -> str:
    """Curves with the same axes, and their bounds in numbers."""
    points = [point for curve in curves for point in curve.points]
    low, high = min(y for _, y in points), max(y for _, y in points)
    end = max(x for x, _ in points)
    parts = [
        f'<text x="4" y="{EDGE + 4}">{high:.4g}</text>',
        f'<text x="4" y="{HEIGHT - EDGE}">{low:.4g}</text>',
        f'<text x="{WIDTH - 90}" y="{HEIGHT - 8}">{end:.0f} games</text>',
    ]
    for number, curve in enumerate(curves):
        colour = COLOURS[number % len(COLOURS)]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in placed(curve.points, end, low, high))
        parts.append(
            f'<polyline fill="none" stroke="{colour}" stroke-width="1.5" points="{path}"/>'
        )
        parts.append(
            f'<text x="{LEFT + 8}" y="{14 + 13 * number}" fill="{colour}">'
            f"{escape(curve.title)}</text>"
        )
    return "".join(parts)


def placed(points: list[Point], end: float, low: float, high: float) -> list[Point]:
    """Points where they stand in the picture."""
    across = (WIDTH - LEFT - EDGE) / (end or 1.0)
    up = (HEIGHT - 2 * EDGE) / ((high - low) or 1.0)
    return [(LEFT + x * across, HEIGHT - EDGE - (y - low) * up) for x, y in points]
