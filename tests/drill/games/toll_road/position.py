"""Positions: the whole table as a document."""

from __future__ import annotations

from tests.drill.games.toll_road.choices import SEAT_NAMES
from tests.drill.games.toll_road.state import Road
from tests.drill.games.toll_road.steps import STEPS, WORDS
from tests.drill.games.toll_road.tiles import KEYS, ROUNDS, SEALS
from tests.drill.games.toll_road.views import describe, hand_names

from kingsroad.core.agenda import AgendaWords
from kingsroad.core.document import Document, refuse_if
from kingsroad.core.game import NOBODY, Game, Ruleset
from kingsroad.core.position import read_header, read_names, resume, write_agenda, write_header

AGENDA: AgendaWords[Road] = AgendaWords(STEPS, WORDS, [])


def write_position(g: Game[Road]) -> dict[str, object]:
    """The position as a document, hidden hands included."""
    road = g.state
    document = write_header(g) | describe(road)
    document["seats"] = {
        SEAT_NAMES[seat]: {"points": points, "hand": hand_names(road, seat)}
        for seat, points in enumerate(road.points)
    }
    document["agenda"] = write_agenda(g, AGENDA, 0)
    return document


def read_position(rules: Ruleset[Road], values: dict[str, object]) -> Game[Road]:
    """The game that goes on from a document."""
    document = Document(values)
    read_header(rules, document)
    seats = document.table("seats")
    names = read_names(rules, seats)
    road = Road(len(names))
    road.round = document.number("round", 0, 0, ROUNDS)
    road.shown = document.several_of("shown", SEALS)
    for seat, name in enumerate(names):
        owned = seats.table(name)
        road.points[seat] = owned.number("points", 0, 0, 99)
        road.hands[seat] = sorted(owned.several_of("hand", SEALS))
        owned.finish()
    seats.finish()
    for tile, entry in enumerate(document.tables("road")):
        entry.one_of("tile", [KEYS[tile]], 0)
        road.workers[tile] = entry.one_of("worker", names, int(NOBODY))
        entry.finish()
    refuse_if(not document.has("agenda"), "a position needs an agenda")
    steps = [AGENDA.read(line) for line in document.lines("agenda")]
    document.finish()
    held = [seal for hand in (*road.hands, road.shown) for seal in hand]
    refuse_if(len(held) != len(set(held)), "a seal is in two places")
    return resume(rules, road, steps, AGENDA)
