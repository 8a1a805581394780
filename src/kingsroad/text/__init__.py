"""Events, questions and choices as sentences."""

from kingsroad.text.choices import ask, explain
from kingsroad.text.events import is_heading, narrate, tell
from kingsroad.text.tiles import card

__all__ = ["ask", "card", "explain", "is_heading", "narrate", "tell"]
