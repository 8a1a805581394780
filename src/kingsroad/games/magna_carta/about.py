"""What a question is about, where its own facts do not tell: the card on a space, the occasion."""

from __future__ import annotations

from kingsroad.core.game import Ask, Game
from kingsroad.games.magna_carta.castle import OfferBatch
from kingsroad.games.magna_carta.causes import BRIBE, CASTLE, CAUSES
from kingsroad.games.magna_carta.choices import KEYS
from kingsroad.games.magna_carta.state import Board
from kingsroad.realm.provost import MoveProvost


def about(g: Game[Board], asked: Ask[Board], facts: dict[str, str]) -> dict[str, str]:
    """What the facts of the question say, and what asks."""
    if isinstance(asked, OfferBatch):
        return {"cause": CAUSES[CASTLE]}
    if isinstance(asked, MoveProvost):
        return {"cause": CAUSES[BRIBE]}
    if "space" in facts:
        return {"tile": KEYS[g.state.card_at(int(facts["space"]))], "space": facts["space"]}
    return facts
