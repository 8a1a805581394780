"""Events, questions and choices as sentences, in several languages."""

from kingsroad.text.choices import ask, button, card, explain, explain_all, label
from kingsroad.text.events import LogLine, narrate, tell
from kingsroad.text.vocabulary import ENGLISH, LANGUAGES

__all__ = [
    "ENGLISH",
    "LANGUAGES",
    "LogLine",
    "ask",
    "button",
    "card",
    "explain",
    "explain_all",
    "label",
    "narrate",
    "tell",
]
