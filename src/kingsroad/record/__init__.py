"""The readable record of a game: write, parse, replay to any point."""

from kingsroad.record.record import Record, read_record, record_of

__all__ = ["Record", "read_record", "record_of"]
