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
    OPEN_SPIEL_OBSERVED = "open-spiel-observed"
    IN_ENGINE = "in-engine"
    DRIVEN = "driven"
    CLONE = "clone"
    STATE_BYTES = "state-bytes"
    IMPORT_TIME = "import-time"
    AEC = "aec"
    AEC_RAW = "aec-raw"
    BATCH = "batch"
    PARALLEL = "parallel"
    PETTING_ZOO = "petting-zoo"
    PGX = "pgx"


UNITS = {
    Kind.CATANATRON_PLAY: "decisions/s",
    Kind.CATANATRON_CLONE: "us",
    Kind.OPEN_SPIEL_DRIVEN: "decisions/s",
    Kind.OPEN_SPIEL_CLONE: "us",
    Kind.OPEN_SPIEL_OBSERVED: "steps/s",
    Kind.IN_ENGINE: "decisions/s",
    Kind.DRIVEN: "decisions/s",
    Kind.CLONE: "us",
    Kind.STATE_BYTES: "bytes",
    Kind.IMPORT_TIME: "ms",
    Kind.AEC: "steps/s",
    Kind.AEC_RAW: "steps/s",
    Kind.BATCH: "steps/s",
    Kind.PARALLEL: "steps/s",
    Kind.PETTING_ZOO: "steps/s",
    Kind.PGX: "steps/s",
}

PEER_KINDS = frozenset(
    {
        Kind.CATANATRON_PLAY,
        Kind.CATANATRON_CLONE,
        Kind.OPEN_SPIEL_DRIVEN,
        Kind.OPEN_SPIEL_CLONE,
        Kind.OPEN_SPIEL_OBSERVED,
        Kind.PETTING_ZOO,
        Kind.PGX,
    }
)

NEEDS = {
    Kind.AEC: "pettingzoo",
    Kind.AEC_RAW: "pettingzoo",
    Kind.BATCH: "numpy",
    Kind.PARALLEL: "numpy",
    Kind.OPEN_SPIEL_OBSERVED: "open_spiel",
    Kind.PETTING_ZOO: "pettingzoo",
    Kind.PGX: "pgx",
}
"""What must be installed; where it is not, the contender is left out with a word about it."""

EVERY_ROUND = 1_000_000
ENVIRONMENT_ROUNDS = 3
"""Enough for ratios of ten and more; and pgx has to be compiled in every round."""


@dataclass(frozen=True)
class Contender:
    """One line of the table of absolute figures.

    A clone is taken `after` so many decisions; several `workers` are as many processes.
    """

    name: str
    label: str
    kind: Kind
    game: str = ""
    players: int = 0
    after: int = 0
    workers: int = 1

    @property
    def most_rounds(self) -> int:
        return ENVIRONMENT_ROUNDS if self.kind in NEEDS else EVERY_ROUND

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

# Games written in Python, as OpenSpiel ships them, and ours through the same calls.
SPIEL_PYTHON = ("tic_tac_toe", "kuhn_poker", "liars_poker", "block_dominoes")
SPIEL_PEERS = (
    *(
        Contender(
            f"python-{name}", f"open_spiel python_{name}", Kind.OPEN_SPIEL_DRIVEN, f"python_{name}"
        )
        for name in SPIEL_PYTHON
    ),
    _clone(
        "python-clone",
        "open_spiel python_block_dominoes",
        Kind.OPEN_SPIEL_CLONE,
        "python_block_dominoes",
        0,
        4,
    ),
)

ENVIRONMENT_PEERS = (
    Contender("zoo-connect-four", "PettingZoo connect four", Kind.PETTING_ZOO, "connect_four-v3"),
    Contender("zoo-chess", "PettingZoo chess", Kind.PETTING_ZOO, "chess-v6"),
    Contender("zoo-go", "PettingZoo go 19x19", Kind.PETTING_ZOO, "go-v5"),
    Contender(
        "spiel-backgammon",
        "open_spiel backgammon, observed",
        Kind.OPEN_SPIEL_OBSERVED,
        "backgammon",
    ),
    Contender("spiel-chess", "open_spiel chess, observed", Kind.OPEN_SPIEL_OBSERVED, "chess"),
    Contender("pgx-backgammon", "pgx backgammon, 256 games, CPU", Kind.PGX, "backgammon"),
    Contender("pgx-chess", "pgx chess, 256 games, CPU", Kind.PGX, "chess"),
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


def through_openspiel(game: Game) -> tuple[Contender, ...]:
    """A kingsroad game as OpenSpiel's algorithms see it."""
    title = f"{game.name} {game.players}p through open_spiel"
    load = f"kingsroad_{game.name}(players={game.players})"
    return (
        Contender(f"{game.name}-spiel", title, Kind.OPEN_SPIEL_DRIVEN, load),
        _clone(f"{game.name}-spiel-clone", title, Kind.OPEN_SPIEL_CLONE, load, 0, 100),
    )


def environments_of(game: Game) -> tuple[Contender, ...]:
    """The figures of one game's environments."""
    name, seats = game.name, game.players
    title = f"{name} {seats}p"
    return (
        Contender(f"{name}-aec", f"{title}, PettingZoo env", Kind.AEC, name, seats),
        Contender(f"{name}-aec-raw", f"{title}, PettingZoo raw_env", Kind.AEC_RAW, name, seats),
        Contender(f"{name}-batch", f"{title}, 256 games at once", Kind.BATCH, name, seats),
        *(
            Contender(
                f"{name}-parallel-{workers}",
                f"{title}, 2048 games in {workers} other process{'es' if workers > 1 else ''}",
                Kind.PARALLEL,
                name,
                seats,
                workers=workers,
            )
            for workers in (1, 2)
        ),
    )


CONTENDERS = (
    *PEERS,
    *(each for game in GAMES for each in contenders_of(game)),
    *SPIEL_PEERS,
    *(each for game in GAMES for each in through_openspiel(game)),
    *ENVIRONMENT_PEERS,
    *(each for game in GAMES for each in environments_of(game)),
    IMPORT,
)
