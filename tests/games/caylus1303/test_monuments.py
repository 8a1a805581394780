"""Phase 4: monuments on residences."""

from __future__ import annotations

from typing import Any

from tests.games.caylus1303.table import (
    MONUMENTS,
    asks,
    hands,
    held,
    offered,
    play,
    position,
    road,
    seat,
    seen,
)

from kingsroad import AnyGame

RICH = {"food": 20, "wood": 20, "stone": 20, "cloth": 20, "gold": 20}
NEXT_ROUND = "PlaceWorker"


def management(owners: dict[int, str], **seats: dict[str, Any]) -> AnyGame:
    """The management with these residences."""
    return position(
        phase="administration",
        road={plot: {"tile": "residence", "owner": name} for plot, name in owners.items()},
        seats=seats,
    )


def test_residence_by_residence_along_the_road() -> None:
    """[monument.1] [monument.5] Its owner decides, each residence once, all seven are offered."""
    game = management({2: "red", 4: "blue", 5: "red"}, blue=RICH, red=RICH)
    assert asks(game) == ("red", "ErectMonument")
    assert offered(game) == [*[f"erect {key}" for key in MONUMENTS], "decline"]
    play(game, "red: decline", "blue: decline")
    assert asks(game) == ("red", "ErectMonument")
    play(game, "red: erect statue")
    assert asks(game)[1] == NEXT_ROUND
    assert [road(game, plot)["tile"] for plot in (2, 4, 5)] == ["residence", "residence", "statue"]


def test_paid_and_laid_on_the_residence() -> None:
    """[monument.2] [monument.4] [limits.7] The cubes of the cost; PP at once."""
    game = management({3: "blue", 8: "blue"}, blue={"gold": 2, "stone": 3, "wood": 1})
    play(game, "blue: erect statue")
    assert held(game, "blue") == {"gold": 1, "stone": 1, "wood": 1}
    assert game.scores() == [7, 0, 0]
    assert road(game, 3) == {"tile": "statue", "owner": "blue"}
    assert "statue" not in seen(game, "supply")
    assert offered(game) == ["erect garden", "erect granary", "decline"], "each exists once"


def test_a_monument_needs_no_new_house() -> None:
    """[monument.3] [limits.5] All nine houses stand on the board."""
    owners = dict.fromkeys(range(1, 9), "blue")
    road_of: dict[int, Any] = {
        plot: {"tile": "residence", "owner": name} for plot, name in owners.items()
    }
    game = position(
        phase="administration",
        road=road_of,
        built=["blue church"],
        seats={"blue": {"gold": 1, "wood": 1}},
    )
    assert seat(game, "blue")["houses"] == 0
    play(game, "blue: erect garden")
    assert road(game, 1) == {"tile": "garden", "owner": "blue"}
    assert seat(game, "blue")["houses"] == 0


def test_several_in_one_round() -> None:
    """[monument.5] [monument.1] Also on a residence turned in this round."""
    game = position(
        phase="administration",
        road={1: {"tile": "residence", "owner": "blue"}, 6: {"owner": "blue"}},
        seats={"blue": RICH},
    )
    play(game, "blue: erect garden", "blue: erect cathedral")
    assert asks(game)[1] == NEXT_ROUND
    assert [road(game, plot)["tile"] for plot in (1, 6)] == ["garden", "cathedral"]
    assert game.scores()[0] == 4 + 15


def test_a_covered_residence_brings_no_worker() -> None:
    """[monument.6] [recruit.2]"""
    game = management({1: "blue", 2: "blue"}, blue={"gold": 1, "stone": 2})
    play(game, "blue: erect statue")
    assert hands(game) == [4, 3, 3]


def test_theatre_before_the_next_residence() -> None:
    """[monument.7] [favor.1] 12 PP, then the favor, then red is asked."""
    game = management({1: "blue", 2: "red"}, blue={"gold": 3, "wood": 4}, red=RICH)
    play(game, "blue: erect theatre")
    assert (game.scores()[0], asks(game)) == (12, ("blue", "UseFavor"))
    play(game, "blue: site 1", "blue: use", "blue: decline")
    assert asks(game) == ("red", "ErectMonument")
    assert "erect theatre" not in offered(game)


def test_a_monument_stays() -> None:
    """[monument.8] It is not asked about again, neither now nor later."""
    game = position(
        phase="administration",
        road={1: {"tile": "statue", "owner": "blue"}, 2: {"tile": "theatre", "owner": "red"}},
        seats={"blue": RICH, "red": RICH},
    )
    assert asks(game)[1] == NEXT_ROUND
    assert [road(game, plot)["tile"] for plot in (1, 2)] == ["statue", "theatre"]


def test_only_monuments_that_can_be_paid() -> None:
    """[monument.2] [round.4] [round.6] Gold replaces nothing, nothing replaces gold."""
    for purse, can in (
        ({"gold": 9}, []),
        ({"wood": 9, "stone": 9, "cloth": 9, "food": 9}, []),
        ({"gold": 1, "wood": 1}, ["garden"]),
        ({"gold": 1, "cloth": 1, "stone": 1}, ["granary", "manufacture"]),
        ({"gold": 3, "stone": 3}, ["granary", "statue", "cathedral"]),
        ({"gold": 3, "wood": 3}, ["garden"]),
    ):
        game = management({1: "blue"}, blue=purse)
        expected = [*[f"erect {key}" for key in can], "decline"]
        if can:
            assert (asks(game)[1], offered(game)) == ("ErectMonument", expected)
        else:
            assert asks(game)[1] == NEXT_ROUND


def test_without_a_residence_nobody_is_asked() -> None:
    """[monument.1] Other buildings do not count."""
    game = position(phase="administration", built=["blue church"], seats={"blue": RICH})
    assert asks(game)[1] == NEXT_ROUND
