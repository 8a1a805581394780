"""The table of Magna Carta as text: castle, bridge, road, seats, and the hand of who looks.

It is drawn from what a seat may see.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from kingsroad.cli.boards.common import (
    DIM,
    FREE,
    STYLES,
    Board,
    headline,
    in_rows,
    label,
    labelled,
    phase_name,
    row_of,
    seat_rows,
    seat_text,
)
from kingsroad.cli.terminal.speech import Speech, own_words, speech_of
from kingsroad.games.magna_carta.choices import KEYS
from kingsroad.games.magna_carta.tiles import SECTION_NAMES, TILES, TOKEN_PRESTIGE
from kingsroad.library import AnyGame
from kingsroad.text import ENGLISH
from kingsroad.text.games.magna_carta import card_effect
from kingsroad.text.printed import cost_text, gains_text
from kingsroad.text.vocabulary import seat_noun

NAME = 14
CELL = 24
"""Number, provost, owner, name, cubes, worker."""
GAP = "  "
SEAT = 9
GOODS = ("deniers", "food", "wood", "stone", "gold")
SIZES = ("workers", "hand", "pile", "away", "income", "score")
COLUMNS = dict.fromkeys((*GOODS, "tokens", *SIZES), 1) | {"deniers": 0, "tokens": 2}
"""The columns of the seats, and the room before each of them."""
HAND_LABEL = 16


def draw(game: AnyGame, width: int, reader: int, language: str = ENGLISH) -> list[Text]:
    """The whole table, line by line; with the hand of the seat that looks."""
    speech = speech_of(game.rules, language)
    view: Mapping[str, Any] = game.view(reader)
    turn = speech.say("board-round", number=view["round"])
    lines = [headline(game.rules.title, turn, phase_name(speech, view), width)]
    lines += [castle(speech, view), bridge(speech, game, view)]
    lines += labelled(speech.say("board-prestige"), prestige_left(speech, view), width)
    lines.append(Text())
    in_row = (width + len(GAP)) // (CELL + len(GAP))
    cells = [cell(speech, view, space, entry) for space, entry in enumerate(view["road"], 1)]
    lines += in_rows(cells, max(1, in_row), GAP)
    lines.append(Text())
    lines += seats(speech, view)
    if "provost" not in view:
        lines += erected(speech, view, width)
    if view["you"] is not None and "hand" in view["seats"][view["you"]]:
        lines += [Text(), *hand(speech, view, width)]
    return lines


def castle(speech: Speech, view: Mapping[str, Any]) -> Text:
    """The tokens that are left, with their value; the best are next."""
    line = label(speech, "castle")
    best = next((key for key in SECTION_NAMES if view["tokens"][key]), "")
    for section, worth in zip(SECTION_NAMES, TOKEN_PRESTIGE, strict=True):
        left = view["tokens"][section]
        style = "bold underline" if section == best else "" if left else DIM
        line.append(speech.say("board-section", section=section), style)
        line.append(f" {left} × {worth}   ", "" if left else DIM)
    line.append(f"({speech.say('board-tokens')})", DIM)
    return line


def bridge(speech: Speech, game: AnyGame, view: Mapping[str, Any]) -> Text:
    """Who has passed, and the order of the actions."""
    line = label(speech, "bridge").append(f"{speech.say('board-passed')} ")
    line.append_text(row_of(speech, view["bridge"], game.players))
    if view["order"]:
        line.append(f"   {speech.say('board-order')} ")
        line.append_text(row_of(speech, view["order"], len(view["order"])))
    batches = [(name, seat["batches"]) for name, seat in view["seats"].items() if seat["batches"]]
    if batches:
        line.append(f"   {speech.say('board-batches')} ")
        for name, number in batches:
            line.append_text(seat_text(speech, name))
            line.append(f"{number} ")
    return line


def prestige_left(speech: Speech, view: Mapping[str, Any]) -> str:
    """The prestige buildings that nobody has, by what they are worth."""
    by_worth: dict[int, list[str]] = {}
    for key in view["supply"]:
        by_worth.setdefault(TILES[KEYS.index(key)].prestige, []).append(speech.tile(key))
    words = speech.words
    groups = [f"{words.together(names)} {worth}" for worth, names in by_worth.items()]
    return words.joined("semicolon", groups)


def cell(speech: Speech, view: Mapping[str, Any], space: int, entry: dict[str, Any]) -> Text:
    """One card of the road: number, provost, owner, what shows, cubes, worker."""
    owner, key = parted(entry["card"])
    text = Text(f"{space:>2}", DIM)
    text.append("○" if view.get("provost") == space else " ", "bold")
    text.append_text(seat_text(speech, owner) if owner else Text(*FREE))
    top = entry.get("top")
    sign = " " if top is None else "⌂" if top == "residence" else "★"
    shown = key if top in (None, "residence") else top
    text.append(f"{sign}{speech.tile(shown, 'short')[:NAME]:<{NAME}}", "" if top is None else DIM)
    if "turning" in entry:
        text.append("» ", "bold")
    elif "cubes" in entry:
        text.append(f"▪{entry['cubes']}")
    else:
        text.append("  ")
    if "worker" in entry:
        text.append("♙").append_text(seat_text(speech, entry["worker"]))
    else:
        text.append("  ")
    text.append(" " * (CELL - len(text)))
    return text


def parted(card: str) -> tuple[str, str]:
    """The owner and the building of a card on the road; a neutral one has no owner."""
    owner, _, key = card.partition("-")
    return (owner, key) if owner in STYLES else ("", card)


def seats(speech: Speech, view: Mapping[str, Any]) -> list[Text]:
    """What each seat owns, and how many cards it has where."""
    return seat_rows(speech, view, SEAT, COLUMNS, cells)


def cells(seat: Mapping[str, Any]) -> dict[str, tuple[object, str]]:
    """What stands in the columns of a seat; goods that it lacks are dim."""
    shown = {
        **seat,
        "tokens": " ".join(str(seat["tokens"][section]) for section in SECTION_NAMES),
        "hand": seat["hand_size"],
        "pile": seat["pile_size"],
        "away": len(seat["discard"]),
    }
    return {
        key: (
            shown[key],
            "bold" if key == "score" else DIM if key in GOODS and not shown[key] else "",
        )
        for key in COLUMNS
    }


def erected(speech: Speech, view: Mapping[str, Any], width: int) -> list[Text]:
    """The prestige buildings before their builders, where they are no part of the road."""
    lines: list[Text] = []
    for name, seat in view["seats"].items():
        if seat["prestige"]:
            tiles = ", ".join(map(speech.tile, seat["prestige"]))
            lines += labelled(speech.seat(name), tiles, width)
    return lines


def hand(speech: Speech, view: Mapping[str, Any], width: int) -> list[Text]:
    """The cards of the seat that looks: cost, prestige, effects."""
    name = view["you"]
    cards = view["seats"][name]["hand"]
    line = Text(speech.say("board-hand" if cards else "board-no-hand", seat=seat_noun(name)), DIM)
    line.highlight_words([speech.seat(name)], STYLES[name])
    lines = [line]
    words = speech.words
    for key in cards:
        tile = TILES[KEYS.index(key)]
        cost, gains = cost_text(words, tile, tile.cost), gains_text(words, tile)
        name = f"  {speech.tile(key, 'short')}"
        built = words.say("choice-build", cost=cost, gains=gains)
        told = words.joined("semicolon", [built, card_effect(words, key)])
        lines += labelled(name, told, width, HAND_LABEL)
    return lines


def shelves(game: AnyGame, reader: int, language: str = ENGLISH) -> list[tuple[str, list[str]]]:
    """The own hand, the prestige buildings, and what lies open."""
    view: Mapping[str, Any] = game.view(reader)
    own = own_words(language)
    found = [(own.say("shelf-prestige"), [str(key) for key in view["supply"]])]
    if view["you"] is not None:
        found.insert(0, (own.say("shelf-hand"), view["seats"][view["you"]]["hand"]))
    for name, seat in view["seats"].items():
        found.append((own.say("shelf-away", seat=seat_noun(name)), seat["discard"]))
    return [(heading, keys) for heading, keys in found if keys]


BOARD = Board(draw, shelves)
