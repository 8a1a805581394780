"""Questions and their options as sentences: what is asked, what a choice costs and brings."""

from __future__ import annotations

from collections.abc import Callable

from kingsroad.core.choice import Choice
from kingsroad.core.game import NOBODY
from kingsroad.games.caylus2005.agenda import FACTS, WORDS
from kingsroad.games.caylus2005.building import cost_of
from kingsroad.games.caylus2005.goods import printed_choice
from kingsroad.games.caylus2005.lawyer import residence_cost
from kingsroad.games.caylus2005.placement import price_of
from kingsroad.games.caylus2005.state import CASTLE_1, CASTLE_END, ROAD, STABLES_1, STABLES_END
from kingsroad.games.caylus2005.tiles import (
    BATCH_PRESTIGE,
    CASTLE,
    FAVOR_TABLE,
    LINE_NAMES,
    SECTION_NAMES,
    STABLES,
    TILES,
)
from kingsroad.games.caylus2005.trade import printed_offers
from kingsroad.library import AnyGame
from kingsroad.realm.effect import Sell
from kingsroad.realm.stock import amount, one
from kingsroad.text import english
from kingsroad.text.tiles import cost_text, effect_text, gains_text, offer_text, tile_effect
from kingsroad.text.words import capital, cause_name, count, stock_text, tile_name, together


def ask(game: AnyGame) -> str:
    """The open question as a sentence."""
    if game.pending is None:
        return english.EVENTS["over"]
    known = facts(game)
    words = dict(known)
    if "tile" in known:
        words["tile"] = tile_name(known["tile"])
    if "cause" in known:
        words["cause"] = cause_name(known["cause"])
    if "count" in known:
        words["count"] = count(int(known["count"]), "cubes")
    if "line" in known:
        words["line"] = english.LINES[known["line"]]
    asked = question_name(game)
    if known.get("count") == "1":
        asked += "-last"
    return capital(english.QUESTIONS[asked].format_map(words))


def explain(game: AnyGame, choice: Choice) -> str:
    """What one of the options costs and brings, as far as the table shows it."""
    return EXPLAIN[choice.verb](game, choice)


def question_name(game: AnyGame) -> str:
    """The class of the open question; empty when the game is over."""
    return "" if game.pending is None else type(game.pending).__name__


def facts(game: AnyGame) -> dict[str, str]:
    """What the open question is about: seat, tile, line and so on, by their keys."""
    step = game.pending
    if step is None:
        return {}
    names = FACTS[type(step).__name__]
    return {
        name: WORDS[name][fact] if 0 <= fact < len(WORDS[name]) else str(fact)
        for name, fact in zip(names, step.facts(), strict=True)
    }


# -- one function for each verb ------------------------------------------------------------------


def place(game: AnyGame, choice: Choice) -> str:
    """A worker: price, the owner's point, whether the provost reaches the place."""
    b = game.state
    if question_name(game) == "LeaveGate":
        parts = [english.CHOICES["place-gate"]]
    else:
        price = price_of(b, game.seat, choice.arg)
        parts = [english.CHOICES["place"].format(deniers=count(price, "deniers"))]
    if choice.arg in (CASTLE, STABLES):
        first, end = (CASTLE_1, CASTLE_END) if choice.arg == CASTLE else (STABLES_1, STABLES_END)
        taken = sum(b.workers[slot] != NOBODY for slot in range(first, end))
        parts.append(english.CHOICES["place-number"].format(number=taken + 1))
    elif choice.arg > CASTLE:
        space = b.space_of(choice.arg)
        owner = b.owners[space]
        if owner not in (NOBODY, game.seat):
            parts.append(english.CHOICES["place-visitor"].format(owner=game.seat_name(owner)))
        if space > b.provost:
            parts.append(english.CHOICES["place-beyond"])
    return together(parts)


def leave_off(game: AnyGame, _choice: Choice) -> str:
    """Passing: the number on the bridge, and the denier for the first."""
    number = len(game.state.bridge) + 1
    parts = [english.CHOICES["pass"].format(number=number)]
    if number == 1:
        parts.append(english.CHOICES["pass-first"])
    return together(parts)


def home(game: AnyGame, _choice: Choice) -> str:
    """The worker goes home, from the gate or from the inn."""
    return english.CHOICES[f"home-{question_name(game)}"]


def move_provost(game: AnyGame, choice: Choice) -> str:
    """The provost: price, where he goes, whose workers that lets in or shuts out."""
    b = game.state
    if choice.arg == 0:
        return english.CHOICES["provost-stay"].format(space=b.provost)
    if question_name(game) == "MoveProvost":
        deniers = count(abs(int(choice.arg)), "deniers")
        parts = [english.CHOICES["provost-price"].format(deniers=deniers)]
    else:
        parts = [english.CHOICES["provost-free"]]
    target = b.provost + choice.arg
    parts.append(english.CHOICES["provost-to"].format(space=target))
    crossed = range(min(target, b.provost) + 1, max(target, b.provost) + 1)
    workers = [
        english.CHOICES["provost-worker"].format(
            seat=game.seat_name(b.workers[ROAD + space]), tile=tile_name(TILES[b.tiles[space]].key)
        )
        for space in crossed
        if b.workers[ROAD + space] != NOBODY
    ]
    if workers:
        told = "provost-gains" if choice.arg > 0 else "provost-loses"
        parts.append(english.CHOICES[told].format(workers=together(workers)))
    return together(parts)


def offer(game: AnyGame, choice: Choice) -> str:
    """An offer of a building."""
    tile = WORDS["tile"].index(facts(game)["tile"])
    return offer_text(printed_offers(tile)[choice.arg])


def take(game: AnyGame, choice: Choice) -> str:
    """Cubes from the bank."""
    gained = one(choice.arg)
    if question_name(game) == "TakeOneOf":
        cause = WORDS["cause"].index(facts(game)["cause"])
        for printed in printed_choice(cause).gains:
            if amount(printed, choice.arg):
                gained = printed
    return english.CHOICES["take"].format(stock=stock_text(gained))


def give(game: AnyGame, choice: Choice) -> str:
    """A cube to the bank, perhaps for deniers."""
    if question_name(game) == "SellCube":
        effect = TILES[WORDS["tile"].index(facts(game)["tile"])].effect
        assert isinstance(effect, Sell)
        return english.CHOICES["sell"].format(deniers=count(effect.deniers, "deniers"))
    return english.CHOICES["give"].format(stock=stock_text(one(choice.arg)))


def build(game: AnyGame, choice: Choice) -> str:
    """A tile: cost, what it brings, what it does."""
    tile = TILES[choice.arg]
    cost = cost_of(choice.arg, facts(game)["full-or-less"] == "less")
    gains = [gains_text(tile), tile_effect(tile.key)]
    if gains[1] == english.EFFECTS["employs-nobody"]:
        gains.pop()
    return english.CHOICES["build"].format(
        cost=cost_text(tile, cost), gains=together([gain for gain in gains if gain])
    )


def transform(game: AnyGame, choice: Choice) -> str:
    """A residence: cost, space, whether it must wait for a worker."""
    b = game.state
    cheaper = facts(game)["full-or-less"] == "less"
    space = b.space_of(choice.arg)
    cost = stock_text(residence_cost(cheaper))
    parts = [english.CHOICES["transform"].format(cost=cost, space=space)]
    worker = b.workers[ROAD + space]
    if worker != NOBODY:
        parts.append(english.CHOICES["transform-waits"].format(seat=game.seat_name(worker)))
    return together(parts)


def line(game: AnyGame, choice: Choice) -> str:
    """A favor line: where the marker comes to stand and what that field does."""
    b = game.state
    column = b.seats[game.seat].column(choice.arg)
    told = "line-stuck"
    if column < b.open_fields():
        column += 1
        told = "line"
    effect = effect_text(FAVOR_TABLE[choice.arg][column - 1])
    return english.CHOICES[told].format(field=column, effect=effect)


def field(game: AnyGame, choice: Choice) -> str:
    """A favor field: what it does."""
    row = LINE_NAMES.index(facts(game)["line"])
    return english.CHOICES["field"].format(effect=effect_text(FAVOR_TABLE[row][choice.arg - 1]))


def batch(game: AnyGame, _choice: Choice) -> str:
    """A batch: prestige and the section that is built."""
    section = game.state.current_section()
    return english.CHOICES["batch"].format(
        prestige=BATCH_PRESTIGE[section], section=english.SECTIONS[SECTION_NAMES[section]][0]
    )


def done(game: AnyGame, _choice: Choice) -> str:
    """The end of a castle turn; idleness costs prestige."""
    return english.CHOICES["done" if game.state.seats[game.seat].batches else "done-idle"]


def lay(game: AnyGame, _choice: Choice) -> str:
    """Chance lays a tile."""
    return english.CHOICES["lay"].format(space=facts(game)["space"])


def draw(game: AnyGame, _choice: Choice) -> str:
    """Chance draws a seat."""
    return english.CHOICES["next"].format(number=len(game.state.order) + 1)


def plain(_game: AnyGame, choice: Choice) -> str:
    """A choice whose consequence is always the same."""
    return english.CHOICES[choice.verb]


EXPLAIN: dict[str, Callable[[AnyGame, Choice], str]] = {
    "pass": leave_off,
    "place": place,
    "home": home,
    "stay": plain,
    "provost": move_provost,
    "offer": offer,
    "take": take,
    "give": give,
    "build": build,
    "over": plain,
    "transform": transform,
    "line": line,
    "field": field,
    "batch": batch,
    "done": done,
    "decline": plain,
    "lay": lay,
    "next": draw,
}
