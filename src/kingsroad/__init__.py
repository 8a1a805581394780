"""Kingsroad: the Caylus family of board games, as a rules engine.

>>> import kingsroad
>>> game = kingsroad.new_game("caylus2005", players=3, seed=7)
>>> game.play(game.legal[0].name)
"""

from kingsroad.core.choice import Catalogue, Choice
from kingsroad.core.errors import (
    BrokenRecord,
    IllegalChoice,
    ImpossiblePosition,
    KingsroadError,
    UnknownChoice,
    UnknownGame,
)
from kingsroad.core.event import Chronicle, Event, Listener
from kingsroad.core.game import CHANCE, NOBODY, Game
from kingsroad.library import (
    COMPILED,
    GAMES,
    AnyGame,
    AnyRuleset,
    Tally,
    find_game,
    load_position,
    new_game,
    playouts,
)
from kingsroad.realm.stock import amounts
from kingsroad.record import Record, read_record, record_of
from kingsroad.text.sources import score_by_source
from kingsroad.version import VERSION

__version__ = VERSION

__all__ = [
    "CHANCE",
    "COMPILED",
    "GAMES",
    "NOBODY",
    "AnyGame",
    "AnyRuleset",
    "BrokenRecord",
    "Catalogue",
    "Choice",
    "Chronicle",
    "Event",
    "Game",
    "IllegalChoice",
    "ImpossiblePosition",
    "KingsroadError",
    "Listener",
    "Record",
    "Tally",
    "UnknownChoice",
    "UnknownGame",
    "__version__",
    "amounts",
    "find_game",
    "load_position",
    "new_game",
    "playouts",
    "read_record",
    "record_of",
    "score_by_source",
]
