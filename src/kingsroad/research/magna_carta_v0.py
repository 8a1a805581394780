"""Caylus Magna Carta for PettingZoo: ``env`` with the usual wrappers, ``raw_env`` without."""

from __future__ import annotations

from pettingzoo import AECEnv

from kingsroad.research.aec import AecTable, wrapped


def raw_env(
    players: int = 4,
    render_mode: str | None = None,
    reward: str = "rank",
    max_cycles: int | None = None,
    **options: str,
) -> AecTable:
    """A table for 2 to 4 agents; the options of the game are ``rules``."""
    return AecTable("magna_carta", players, render_mode, reward, max_cycles, **options)


def env(
    players: int = 4,
    render_mode: str | None = None,
    reward: str = "rank",
    max_cycles: int | None = None,
    **options: str,
) -> AECEnv:
    """The same with PettingZoo's checks around it."""
    return wrapped(raw_env(players, render_mode, reward, max_cycles, **options))
