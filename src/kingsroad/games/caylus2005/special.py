"""Phase 3: the six special buildings before the bridge, in their order."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kingsroad.core.bits import BIT
from kingsroad.core.choice import Choice
from kingsroad.core.game import NOBODY, Ask, Game, Step
from kingsroad.games.caylus2005.choices import HOME, PROVOST, STAY
from kingsroad.games.caylus2005.placement import (
    free_places,
    place_of,
    put_worker,
    send_home,
)
from kingsroad.games.caylus2005.state import (
    INN_LEFT,
    INN_RIGHT,
    STABLES_1,
    STABLES_END,
    TO_GO_HOME,
    Board,
)
from kingsroad.games.caylus2005.tiles import (
    GATE,
    JOUST_FIELD,
    MERCHANTS_GUILD,
    TILES,
    TRADING_POST,
    Gain,
)
from kingsroad.games.caylus2005.trade import UseTrade
from kingsroad.realm.provost import REACH, provost_moves, walk_provost
from kingsroad.realm.table import gain, tell_order


class OpenGate(Step[Board]):
    """[gate.1] A worker at the gate may move on."""

    def run(self, g: Game[Board]) -> None:
        """Ask the seat whose worker stands there; [gate.7] with nowhere to go it goes home."""
        seat = g.state.workers[GATE]
        if seat == NOBODY:
            return
        if free_places(g.state, seat, True) != 0:
            g.then(LeaveGate(seat))
        else:
            send_home(g, GATE)


class LeaveGate(Ask[Board]):
    """[gate.1] [gate.2] [gate.3] Move the worker, free of charge, to any place open to it."""

    def offered(self, g: Game[Board]) -> i64:
        """[gate.5] Every free place, beyond the provost too, or [gate.7] home."""
        return free_places(g.state, self.seat, True) | BIT[TO_GO_HOME]

    def numbered(self, g: Game[Board]) -> list[Choice]:
        """By place, the way home behind them."""
        return g.state.placings

    def choose(self, g: Game[Board], choice: Choice) -> None:
        """[gate.4] The owner of a building entered that way gains 1 prestige."""
        if choice is HOME:
            send_home(g, GATE)
        else:
            g.state.leave(GATE)
            if g.listener is not None:
                g.tell("leave", self.seat, TILES[GATE].key)
            put_worker(g, self.seat, place_of(g.state, self.seat, choice.arg))


class OpenTradingPost(Step[Board]):
    """[post.1] The worker in the trading post brings 3 deniers."""

    def run(self, g: Game[Board]) -> None:
        """Gain and go home."""
        seat = g.state.workers[TRADING_POST]
        if seat != NOBODY:
            effect = TILES[TRADING_POST].effect
            assert isinstance(effect, Gain)
            gain(g, seat, effect.stock, TRADING_POST)
            send_home(g, TRADING_POST)


class OpenGuild(Step[Board]):
    """[guild.1] The worker in the merchants' guild may move the provost."""

    def run(self, g: Game[Board]) -> None:
        """Ask the seat whose worker stands there."""
        seat = g.state.workers[MERCHANTS_GUILD]
        if seat != NOBODY:
            g.then(GuideProvost(seat))


class GuideProvost(Ask[Board]):
    """[guild.1] [guild.3] Move the provost up to three spaces either way, free of charge."""

    def offered(self, g: Game[Board]) -> i64:
        """[guild.2] He may also stay."""
        return provost_moves(g, REACH)

    def numbered(self, g: Game[Board]) -> list[Choice]:
        """Moves are numbered by reach."""
        return PROVOST

    def choose(self, g: Game[Board], choice: Choice) -> None:
        """[special.2] Then the worker goes home."""
        walk_provost(g, self.seat, choice.arg)
        send_home(g, MERCHANTS_GUILD)


class OpenJoustField(Step[Board]):
    """[joust.1] The worker on the joust field may pay for a royal favor, [joust.2] once."""

    def run(self, g: Game[Board]) -> None:
        """Offer the favor, then the worker goes home."""
        seat = g.state.workers[JOUST_FIELD]
        if seat != NOBODY:
            g.then_both(UseTrade(seat, JOUST_FIELD), LeaveJoustField())


class LeaveJoustField(Step[Board]):
    """[special.2] After the favor the worker goes home."""

    def run(self, g: Game[Board]) -> None:
        """Send it home."""
        send_home(g, JOUST_FIELD)


class OpenStables(Step[Board]):
    """[stables.1] Who stands in the stables leads the turn order, [stables.3] at once."""

    def run(self, g: Game[Board]) -> None:
        """[stables.2] The others follow in the order they had; [stables.4] workers go home."""
        b = g.state
        order = vec[i64]()
        riders: i64 = 0
        for place in range(STABLES_1, STABLES_END):
            seat = b.workers[place]
            if seat != NOBODY:
                order = append(order, seat)
                riders |= BIT[seat]
                send_home(g, place)
        if riders != 0:
            for seat in b.order:
                if not riders >> seat & 1:
                    order = append(order, seat)
            b.order = order
            tell_order(g)


class OpenInn(Step[Board]):
    """[inn.1] A new worker moves to the right circle and drives out whoever stands there."""

    def run(self, g: Game[Board]) -> None:
        """[inn.2] Even a worker of the same seat; [inn.3] without a newcomer the guest decides."""
        b = g.state
        newcomer = b.workers[INN_LEFT]
        guest = b.workers[INN_RIGHT]
        if newcomer != NOBODY:
            if guest != NOBODY:
                send_home(g, INN_RIGHT)
            b.leave(INN_LEFT)
            b.stand(INN_RIGHT, newcomer)
            if g.listener is not None:
                g.tell("lodge", newcomer, "inn")
        elif guest != NOBODY:
            g.then(LeaveInn(guest))


STAY_OR_HOME: Final = [STAY, HOME]


class LeaveInn(Ask[Board]):
    """[inn.3] The guest may stay for another turn or go home."""

    def options(self, g: Game[Board]) -> list[Choice]:
        """Stay or home."""
        return STAY_OR_HOME

    def choose(self, g: Game[Board], choice: Choice) -> None:
        """Go home if so chosen."""
        if choice is HOME:
            send_home(g, INN_RIGHT)
