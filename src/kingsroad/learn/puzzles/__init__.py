"""Puzzles from games of bots: best placement, the provost, the exact last turn."""
