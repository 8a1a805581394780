"""The manners of people, one file a game.

`LIKES` has patterns of the choices that each style likes, `FONDNESS` how much worse, in hope from
0 to 1, such a choice may be and still be taken: as much as costs few games (benchmarks/styles.py).
`SIGHT`, where it is there, says how likely a weak level sees an option, if not as in other games.
"""
