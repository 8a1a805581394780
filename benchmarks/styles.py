"""What a style costs and what is seen of it: a styled bot against the plain one, by points.

python benchmarks/styles.py --games 100                        all games and styles, greedy bots
python benchmarks/styles.py --game magna_carta --style court
python benchmarks/styles.py --bot search:32 --games 20

A line for each style: first places with their 95 % (Wilson) interval, points by source of both, and
how often both chose what the style likes. Everybody plays the same deals from both seats.
"""

from __future__ import annotations

import argparse
from collections import Counter
from dataclasses import dataclass, field

import kingsroad
from kingsroad.arena.results import wilson
from kingsroad.bots.leaning import fondness_in
from kingsroad.bots.levels import make_bot
from kingsroad.bots.persons import STYLES
from kingsroad.core.dice import Dice, derived_seed
from kingsroad.core.event import Chronicle
from kingsroad.text.tally import tally

SHOWN = 0.7
"""Sources that differ by less than so many points are left out."""


@dataclass
class Side:
    """What one of the two bots has got and done in all games."""

    firsts: float = 0.0
    points: int = 0
    by_source: Counter[str] = field(default_factory=Counter)
    liked: int = 0


def play(game: str, bot: str, style: str, number: int, seed: int, sides: tuple[Side, Side]) -> None:
    """One game of two seats; the styled bot sits in the first seat in every second one."""
    heard = Chronicle()
    table = kingsroad.new_game(
        game, players=2, seed=derived_seed(seed, number // 2), listener=heard
    )
    bots = [make_bot(f"{bot}+{style}"), make_bot(bot)]
    dice = Dice(derived_seed(seed + 1, number))
    likes = fondness_in(table.rules, style)
    while not table.over:
        side = (table.seat + number) % 2
        choice = bots[side].choose(table, dice).choice if len(table.legal) > 1 else table.legal[0]
        sides[side].liked += len(table.legal) > 1 and choice.name in likes
        table.apply(choice)
    places, scores, rows = table.ranking(), table.scores(), tally(table, heard.events)
    for seat in range(2):
        got = sides[(seat + number) % 2]
        got.firsts += (places[seat] == 1) / places.count(1)
        got.points += scores[seat]
        for source, points in rows.items():
            got.by_source[source] += points[seat]


def line(game: str, style: str, games: int, styled: Side, plain: Side) -> str:
    """What was seen, the sources that differ most first."""
    low, high = wilson(styled.firsts, games)
    sources = {*styled.by_source, *plain.by_source}
    far = {each: (styled.by_source[each] - plain.by_source[each]) / games for each in sources}
    shown = [
        f"{each} {styled.by_source[each] / games:.1f} / {plain.by_source[each] / games:.1f}"
        for each in sorted(far, key=lambda each: -abs(far[each]))
        if abs(far[each]) >= SHOWN
    ]
    return (
        f"{game:<12} {style:<8} {styled.firsts:g} of {games}: {styled.firsts / games:.0%} "
        f"[{low:.0%} to {high:.0%}]; points {styled.points / games:.1f} / "
        f"{plain.points / games:.1f}; liked {styled.liked / games:.1f} / "
        f"{plain.liked / games:.1f}; {', '.join(shown) or 'no source differs'}"
    )


def main() -> None:
    """Measure the styles that are asked for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", choices=kingsroad.GAMES, help="one game instead of all")
    parser.add_argument("--style", choices=STYLES, help="one style instead of all")
    parser.add_argument("--bot", default="greedy", help="who has the style (default greedy)")
    parser.add_argument("--games", type=int, default=100, help="games of each style (default 100)")
    parser.add_argument("--seed", type=int, default=0, help="the same seed deals the same games")
    asked = parser.parse_args()
    for game in [asked.game] if asked.game else kingsroad.GAMES:
        for style in [asked.style] if asked.style else STYLES:
            sides = Side(), Side()
            for number in range(asked.games):
                play(game, asked.bot, style, number, asked.seed, sides)
            print(line(game, style, asked.games, *sides), flush=True)


if __name__ == "__main__":
    main()
