"""Events, questions and choices as sentences, in several languages."""

from kingsroad.text.choices import ask, button, card, explain, explain_all, label
from kingsroad.text.events import is_heading, narrate, tell
from kingsroad.text.vocabulary import ENGLISH, LANGUAGES

__all__ = [
    "ENGLISH",
    "LANGUAGES",
    "ask",
    "button",
    "card",
    "explain",
    "explain_all",
    "is_heading",
    "label",
    "narrate",
    "tell",
]
