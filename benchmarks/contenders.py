"""Everything that is measured, as data: one contender is one figure per round."""

from dataclasses import dataclass
from enum import StrEnum

from games import GAMES, Game


class Kind(StrEnum):
    """How a contender is measured."""

    CATANATRON_PLAY = "catanatron-play"
    CATANATRON_CLONE = "catanatron-clone"
    OPEN_SPIEL_DRIVEN = "open-spiel-driven"
    OPEN_SPIEL_CLONE = "open-spiel-clone"
    IN_ENGINE = "in-engine"
    DRIVEN = "driven"
    CLONE = "clone"
    STATE_BYTES = "state-bytes"
    IMPORT_TIME = "import-time"


UNITS = {
    Kind.CATANATRON_PLAY: "decisions/s",
    Kind.CATANATRON_CLONE: "us",
    Kind.OPEN_SPIEL_DRIVEN: "decisions/s",
    Kind.OPEN_SPIEL_CLONE: "us",
    Kind.IN_ENGINE: "decisions/s",
    Kind.DRIVEN: "decisions/s",
    Kind.CLONE: "us",
    Kind.STATE_BYTES: "bytes",
    Kind.IMPORT_TIME: "ms",
}

PEER_KINDS = frozenset(
    {
        Kind.CATANATRON_PLAY,
        Kind.CATANATRON_CLONE,
        Kind.OPEN_SPIEL_DRIVEN,
        Kind.OPEN_SPIEL_CLONE,
    }
)


@dataclass(frozen=True)
class Contender:
    """One line of the table of absolute figures; a clone is taken `after` so many decisions."""

    name: str
    label: str
    kind: Kind
    game: str = ""
    players: int = 0
    after: int = 0

    @property
    def unit(self) -> str:
        return UNITS[self.kind]

    @property
    def is_peer(self) -> bool:
        return self.kind in PEER_KINDS


def _clone(name: str, what: str, kind: Kind, game: str, players: int, after: int) -> Contender:
    return Contender(name, f"{what}, clone after {after}", kind, game, players, after)


# open_spiel's chess keeps its history, so that its clones grow: hence an early one, the hardest to
# match, beside the one that is as many decisions in as kingsroad's.
PEERS = (
    Contender("catanatron", "catanatron 4p, its random players", Kind.CATANATRON_PLAY, "", 4),
    Contender("chess", "open_spiel chess, driven", Kind.OPEN_SPIEL_DRIVEN, "chess"),
    Contender("backgammon", "open_spiel backgammon, driven", Kind.OPEN_SPIEL_DRIVEN, "backgammon"),
    _clone("catanatron-clone", "catanatron 4p", Kind.CATANATRON_CLONE, "", 4, 450),
    _clone("chess-clone", "open_spiel chess", Kind.OPEN_SPIEL_CLONE, "chess", 0, 100),
    _clone("chess-clone-early", "open_spiel chess", Kind.OPEN_SPIEL_CLONE, "chess", 0, 20),
)

IMPORT = Contender("import", "import kingsroad", Kind.IMPORT_TIME)


def contenders_of(game: Game) -> tuple[Contender, ...]:
    """The four figures of one kingsroad game."""
    name, seats = game.name, game.players
    title = f"{name} {seats}p"
    return (
        Contender(f"{name}-in-engine", f"{title}, in-engine", Kind.IN_ENGINE, name, seats),
        Contender(f"{name}-driven", f"{title}, driven", Kind.DRIVEN, name, seats),
        _clone(f"{name}-clone", title, Kind.CLONE, name, seats, 100),
        Contender(f"{name}-bytes", f"{title}, one state", Kind.STATE_BYTES, name, seats, 100),
    )


CONTENDERS = (*PEERS, *(each for game in GAMES for each in contenders_of(game)), IMPORT)
