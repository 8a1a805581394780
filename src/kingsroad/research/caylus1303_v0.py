"""Caylus 1303 for PettingZoo: ``env`` with the usual wrappers, ``raw_env`` without."""

from functools import partial

from kingsroad.research.aec import AecTable, wrapped

env = partial(wrapped, "caylus1303")
raw_env = partial(AecTable, "caylus1303")
