"""Toll Road for PettingZoo."""

from functools import partial

from kingsroad.research.aec import AecTable, wrapped

env = partial(wrapped, "toll_road")
raw_env = partial(AecTable, "toll_road")
