"""The words of one game in one language, and the names that are made of them."""

from __future__ import annotations

from dataclasses import dataclass, field

from kingsroad.text import english

Templates = dict[str, str]


@dataclass(frozen=True)
class Vocabulary:
    """All templates of a game; the files of a language fill it."""

    events: Templates
    joined: Templates
    questions: Templates
    choices: Templates
    effects: Templates
    card: Templates
    kinds: Templates
    phases: Templates
    causes: Templates
    sources: Templates
    """The rows of the score sheet, in their order."""
    tiles: Templates
    """Names that are not just their key with spaces."""
    short_tiles: Templates
    """Names for narrow places."""
    at: Templates
    """Where a worker stands, where it is said in another way."""
    sections: Templates
    losses: Templates = field(default_factory=dict)
    lines: Templates = field(default_factory=dict)
    place: str = english.IN
    """Where a worker stands, usually."""
    owned: str = ""
    """A building that its owner's colour tells apart, as in ``red-bank``."""
    owners: tuple[str, ...] = ()
    """The colours that such keys begin with."""
    owned_tiles: Templates = field(default_factory=dict)
    """Names that are shorter when the owner is named."""
    spot: str = english.SPOT
    """Where the provost stands, usually."""
    spots: dict[int, str] = field(default_factory=dict)
    """Where he stands, where it is said in another way."""

    def parted(self, key: str) -> tuple[str, str]:
        """The owner and the building of a key; no owner if it names none."""
        owner, _, rest = key.partition("-")
        return (owner, rest) if owner in self.owners and rest else ("", key)

    def tile_name(self, key: str) -> str:
        """The name of a building for people."""
        owner, tile = self.parted(key)
        name = self.tiles.get(tile, tile.replace("-", " "))
        if not owner:
            return name
        return self.owned.format(seat=owner, tile=self.owned_tiles.get(tile, name))

    def the_tile(self, key: str) -> str:
        """The name of a building with its article: ``the farm``, ``red's bank``."""
        name = self.tile_name(key)
        return name if self.parted(key)[0] else english.THE.format(tile=name)

    def short_tile_name(self, key: str) -> str:
        """The name of a building where there is little room."""
        return self.short_tiles.get(key, self.tile_name(key))

    def place_name(self, key: str) -> str:
        """Where a worker stands: ``in the farm``, ``at the gate``."""
        return self.at.get(key, self.place.format(the_tile=self.the_tile(key)))

    def spot_name(self, number: int) -> str:
        """Where the provost stands: ``on space 6``."""
        return self.spots.get(number, self.spot.format(space=number))

    def cause_name(self, key: str) -> str:
        """Why something moved."""
        return self.causes.get(key, self.tile_name(key))

    def loss_name(self, key: str) -> str:
        """Why prestige was lost."""
        return self.losses.get(key, self.cause_name(key))
