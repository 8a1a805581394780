"""Several processes think as one."""

from __future__ import annotations

import kingsroad
from kingsroad.bots.panel import Panel, merged
from kingsroad.bots.thinker import PlainThought


def thought(choice: str, visits: dict[str, int], line: list[str]) -> PlainThought:
    """A thought in which every option is worth a hundredth of its visits."""
    return {
        "choice": choice,
        "scores": [float(visits[choice]), 10.0],
        "places": [1.0, 2.0],
        "chances": [0.75, 0.25],
        "candidates": [
            {"choice": name, "visits": count, "value": count / 100}
            for name, count in visits.items()
        ],
        "line": line,
        "iterations": sum(visits.values()),
        "share": 1.0,
        "against": "",
        "reasons": [],
    }


def test_visits_add_up() -> None:
    """Values count by how often they were tried."""
    one = thought("a", {"a": 50, "b": 40}, ["a", "x"])
    two = thought("c", {"c": 65, "b": 20}, ["c", "y"])
    both = merged([one, two])
    assert [(one["choice"], one["visits"]) for one in both["candidates"]] == [("c", 65), ("b", 60)]
    assert both["candidates"][1]["value"] == (40 * 0.4 + 20 * 0.2) / 60
    assert (both["choice"], both["line"], both["iterations"]) == ("c", ["c", "y"], 175)
    assert both["scores"] == [57.5, 10.0]
    assert both["chances"] == [0.75, 0.25]


def test_a_choice_of_nobody_alone_has_a_line_of_its_own() -> None:
    """Nobody has looked further after an option that nobody preferred."""
    one = thought("a", {"a": 50, "b": 40}, ["a", "x"])
    two = thought("c", {"c": 50, "b": 45}, ["c", "y"])
    both = merged([one, two])
    assert (both["choice"], both["line"]) == ("b", ["b"])


def test_a_panel_says_the_same_again() -> None:
    """Whoever is done first: the answer follows from game, bot, seed and number."""
    game = kingsroad.new_game("magna_carta", players=2, seed=5)
    with Panel(2) as panel:
        first = panel.think(game, "search:16", 7)
        assert panel.think(game, "search:16", 7) == first
    assert first["choice"] in [choice.name for choice in game.legal]
    assert 16 < first["iterations"] <= 32
