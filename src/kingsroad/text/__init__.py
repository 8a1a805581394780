"""Events, questions and choices as sentences."""

from kingsroad.text.choices import ask, card, explain
from kingsroad.text.events import is_heading, narrate, tell

__all__ = ["ask", "card", "explain", "is_heading", "narrate", "tell"]
