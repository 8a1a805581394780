"""One error for each kind of wrong, so that a caller can tell them apart."""


class KingsroadError(Exception):
    """The base of every error that this package raises on purpose."""


class UnknownGame(KingsroadError):
    """No game has this name, or the game has no such option or number of seats."""


class UnknownChoice(KingsroadError):
    """The text names nothing in the catalogue of the game."""


class IllegalChoice(KingsroadError):
    """The choice exists, but it is not offered now."""


class BrokenRecord(KingsroadError):
    """A record cannot be read or replayed; the message names the line."""


class ImpossiblePosition(KingsroadError):
    """A position document describes something that no game can reach."""
