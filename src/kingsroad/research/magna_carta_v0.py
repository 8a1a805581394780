"""Caylus Magna Carta for PettingZoo: ``env`` with the usual wrappers, ``raw_env`` without."""

from functools import partial

from kingsroad.research.aec import AecTable, wrapped

env = partial(wrapped, "magna_carta")
raw_env = partial(AecTable, "magna_carta")
