"""The names under which other libraries find the environments."""

from __future__ import annotations

from importlib.util import find_spec

from kingsroad.library import GAMES, AnyRuleset
from kingsroad.research.profile import features_of


def register() -> None:
    """Tell Gymnasium and PettingZoo, whichever is installed; nothing happens twice."""
    if find_spec("gymnasium") is not None:
        register_with_gymnasium()
    if find_spec("pettingzoo") is not None:
        register_with_pettingzoo()


def version_of(rules: AnyRuleset) -> int:
    """The version of an environment: another one when observations change; layout 1 is v0."""
    return features_of(rules).version - 1


def gymnasium_id(rules: AnyRuleset) -> str:
    """What Gymnasium calls a game: ``kingsroad/MagnaCarta-v0``."""
    name = "".join(word.capitalize() for word in rules.key.split("_"))
    return f"kingsroad/{name}-v{version_of(rules)}"


def pettingzoo_name(rules: AnyRuleset) -> str:
    """What PettingZoo calls a game, and the module with its environment: ``magna_carta_v0``."""
    return f"{rules.key}_v{version_of(rules)}"


def register_with_gymnasium() -> None:
    """One seat against bots: ``gymnasium.make("kingsroad/Caylus2005-v0")``."""
    import gymnasium  # noqa: PLC0415 - only where it is installed

    for game, rules in GAMES.items():
        name = gymnasium_id(rules)
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="kingsroad.research.single:SingleSeat",
                kwargs={"game": game},
            )


def register_with_pettingzoo() -> None:
    """All seats: ``pettingzoo.make("aec", "kingsroad/caylus2005-v0")``."""
    import pettingzoo  # noqa: PLC0415 - only where it is installed

    if not hasattr(pettingzoo, "aec_registry"):
        return  # older than its registry: the modules can be used all the same
    for game, rules in GAMES.items():
        name = f"kingsroad/{game}-v{version_of(rules)}"
        if name not in pettingzoo.aec_registry:
            module = f"{rules.home}.research.{pettingzoo_name(rules)}"
            pettingzoo.register("aec", name, f"{module}:env")
