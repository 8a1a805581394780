"""The readable record of a game: write, parse, replay to any point."""

from kingsroad.record.reading import read_record
from kingsroad.record.record import Record, record_of

__all__ = ["Record", "read_record", "record_of"]
