"""The names under which other libraries find the environments."""

from __future__ import annotations

from importlib.util import find_spec

IDS = {"caylus2005": "Caylus2005", "magna_carta": "MagnaCarta", "caylus1303": "Caylus1303"}


def register() -> None:
    """Tell Gymnasium and PettingZoo, whichever is installed; nothing happens twice."""
    if find_spec("gymnasium") is not None:
        register_with_gymnasium()
    if find_spec("pettingzoo") is not None:
        register_with_pettingzoo()


def register_with_gymnasium() -> None:
    """One seat against bots: ``gymnasium.make("kingsroad/Caylus2005-v0")``."""
    import gymnasium  # noqa: PLC0415 - only where it is installed

    for game, name in IDS.items():
        if f"kingsroad/{name}-v0" not in gymnasium.registry:
            gymnasium.register(
                f"kingsroad/{name}-v0",
                entry_point="kingsroad.research.single:SingleSeat",
                kwargs={"game": game},
            )


def register_with_pettingzoo() -> None:
    """All seats: ``pettingzoo.make("aec", "kingsroad/caylus2005-v0")``."""
    import pettingzoo  # noqa: PLC0415 - only where it is installed

    if not hasattr(pettingzoo, "aec_registry"):
        return  # older than its registry: the modules can be used all the same
    for game in IDS:
        if f"kingsroad/{game}-v0" not in pettingzoo.aec_registry:
            pettingzoo.register("aec", f"kingsroad/{game}-v0", f"kingsroad.research.{game}_v0:env")
