"""Tree search for any number of seats.

Each iteration walks from the root down the tree, where every seat picks what is best for itself
(max^n), adds a node, has the evaluator look at the table there and reports to all nodes of its
path what each seat may hope for. The evaluator's one-step look-ahead is both the prior of a new
option and its value until it has been tried.

With hidden cards every iteration deals them anew; the tree then holds what the seats choose and
not what chance draws, so that one node stands for all that a seat cannot tell apart.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final, Generic

from librt.vecs import vec
from mypy_extensions import i64

from kingsroad.bots.ending import Ending, Outcome
from kingsroad.bots.evaluator import Evaluator
from kingsroad.bots.judge import advance, best_of, seat_to_choose
from kingsroad.bots.thought import Candidate, Forecast, Thought
from kingsroad.core.choice import Choice
from kingsroad.core.dice import Dice
from kingsroad.core.game import Game, S

PRIOR_HEAT: Final = 0.03
"""How far apart two rewards must be for the prior to prefer one clearly."""
SHOWN: Final = 5
DEALINGS: Final = 8
"""How often hidden cards are dealt anew to solve the end of a game."""


class Edge:
    """An option of a node."""

    def __init__(self, choice: Choice, prior: float, value: float) -> None:
        self.choice: Final = choice
        self.prior: Final = prior
        self.value: Final = value
        """What looking one step ahead promises the seat that chooses."""
        self.visits: i64 = 0
        self.child: Node | None = None


class Node:
    """A decision; nodes are shared where different ways lead to the same table."""

    def __init__(self, seats: i64) -> None:
        self.visits: i64 = 0
        self.totals: vec[float] = vec[float]([0.0] * seats)
        """The sum of the rewards of each seat over all visits."""
        self.edges: list[Edge] = []


class Search(Generic[S]):
    """A search from one position, for the seat that must choose there."""

    def __init__(self, g: Game[S], evaluator: Evaluator[S], dice: Dice, hidden: bool) -> None:
        self.game: Final = g
        self.evaluator: Final = evaluator
        self.exploration: Final = evaluator.exploration()
        self.dice: Final = dice
        self.hidden: Final = hidden
        """Whether some cards are hidden and must be dealt anew each time."""
        self.seat: Final = seat_to_choose(g)
        self.seats: Final[i64] = g.players
        self.root: Final = Node(self.seats)
        self.root.visits = 1
        self.table: Final[dict[int, Node]] = {}
        """The nodes by the key of their position, where nothing is hidden."""
        self.iterations: i64 = 0
        self.solved: list[Choice] = []
        """What follows if everybody does their best; empty unless that is known for certain."""
        self.ends: Final[list[list[float]]] = []
        """The final scores that this leads to, dealing by dealing."""

    # -- the end of a game -------------------------------------------------------------------

    def solve(self, positions: i64) -> bool:
        """Solve the table, if looking at so many positions suffices; then there is no search."""
        ending = Ending(self.evaluator, self.dice, positions)
        found: list[list[Outcome]] = []
        dealt = self.game
        for _ in range(DEALINGS if self.hidden else 1):
            if self.hidden:
                dealt = self.game.rules.conceal(self.game, self.seat, self.dice)
            outcomes: list[Outcome] = []
            for choice in self.game.legal:
                outcome = ending.after(dealt, choice, 1)
                if outcome is None:
                    return False
                outcomes.append(outcome)
            found.append(outcomes)
        self.take_over(found)
        best = self.ranked(self.root)[0].choice
        self.solved = [best]
        if not self.hidden:
            after = self.game.clone()
            after.apply(best)
            self.solved += ending.line(after)
        return True

    def take_over(self, found: list[list[Outcome]]) -> None:
        """Make what was found out in each dealing the values of the options."""
        values = [0.0] * len(self.game.legal)
        for outcomes in found:
            for i in range(len(outcomes)):
                values[i] += outcomes[i].hopes[self.seat] / float(len(found))
        for i in range(len(values)):
            edge = Edge(self.game.legal[i], 1.0 / float(len(values)), values[i])
            edge.visits = len(found)
            self.root.edges.append(edge)
        best = best_of(values)
        for outcomes in found:
            self.ends.append([float(score) for score in outcomes[best].scores])
            self.iterations += 1

    # -- thinking ----------------------------------------------------------------------------

    def run(self, iterations: i64) -> None:
        """Think some iterations more."""
        for _ in range(iterations):
            self.iterate()

    def settled(self, left: i64) -> bool:
        """Whether no option can overtake the most visited one in the iterations that are left."""
        most: i64 = 0
        second: i64 = 0
        for edge in self.root.edges:
            if edge.visits > most:
                second = most
                most = edge.visits
            elif edge.visits > second:
                second = edge.visits
        return most - second > left

    def iterate(self) -> None:
        """Walk down, add a node, judge it, report back."""
        g = self.game.clone()
        if self.hidden:
            g = self.game.rules.conceal(self.game, self.seat, self.dice)
        node = self.root
        path: list[Node] = [node]
        while g.pending is not None and node.visits > 0:
            edge = self.select(node, g)
            edge.visits += 1
            g.apply(edge.choice)
            advance(g, self.dice)
            child = edge.child
            if child is None:
                child = self.node_for(g)
                edge.child = child
            node = child
            path.append(node)
        hopes = self.judge_leaf(g)
        for passed in path:
            passed.visits += 1
            for seat in range(self.seats):
                passed.totals[seat] += hopes[seat]
        self.iterations += 1

    def node_for(self, g: Game[S]) -> Node:
        """The node of a position: a known one if the table has it."""
        if self.hidden:
            return Node(self.seats)
        key: int = g.key()
        known = self.table.get(key)
        if known is None:
            known = Node(self.seats)
            self.table[key] = known
        return known

    def select(self, node: Node, g: Game[S]) -> Edge:
        """The option that is best for the seat that chooses, with a bonus for little tried ones."""
        seat = seat_to_choose(g)
        if not node.edges:
            self.expand(node, g)
        elif self.hidden:
            self.add_missing(node, g)
        weight = self.exploration * math.sqrt(float(node.visits))
        best = node.edges[0]
        highest = -1.0
        for edge in node.edges:
            if self.hidden and not g.offers(edge.choice):
                continue
            value = edge.value
            child = edge.child
            if child is not None and child.visits > 0:
                # The promise of the look-ahead counts as one more visit.
                value = (child.totals[seat] + value) / float(child.visits + 1)
            value += weight * edge.prior / float(1 + edge.visits)
            if value > highest:
                highest = value
                best = edge
        return best

    def expand(self, node: Node, g: Game[S]) -> None:
        """Give a node its options, with the one-step look-ahead as prior."""
        values = self.evaluator.look_ahead(g, self.dice)
        best = values[best_of(values)]
        total = 0.0
        for value in values:
            total += math.exp((value - best) / PRIOR_HEAT)
        for i in range(len(values)):
            prior = math.exp((values[i] - best) / PRIOR_HEAT) / total
            node.edges.append(Edge(g.legal[i], prior, values[i]))

    def add_missing(self, node: Node, g: Game[S]) -> None:
        """With other cards other options may be open; they join the node as middling ones."""
        for choice in g.legal:
            known = False
            for edge in node.edges:
                if edge.choice is choice:
                    known = True
                    break
            if not known:
                count = float(node.visits)
                seat = seat_to_choose(g)
                node.edges.append(Edge(choice, 0.1, node.totals[seat] / count))

    # -- judging -----------------------------------------------------------------------------

    def judge_leaf(self, g: Game[S]) -> vec[float]:
        """What the evaluator hopes for each seat."""
        return self.evaluator.judge(g, self.dice).hopes

    # -- answering ---------------------------------------------------------------------------

    def thought(self, foretell: Callable[[], Forecast]) -> Thought:
        """The most visited option, and what was found out on the way."""
        edges = self.ranked(self.root)
        candidates = [
            Candidate(edge.choice, int(edge.visits), self.value_of(edge)) for edge in edges[:SHOWN]
        ]
        return Thought(edges[0].choice, candidates, self.line(), int(self.iterations), foretell)

    def ranked(self, node: Node) -> list[Edge]:
        """The options of a node, the most visited first; the promise decides among equals."""
        edges = node.edges.copy()
        for i in range(1, len(edges)):
            at = i
            while at > 0 and better(edges[at], edges[at - 1]):
                edges[at], edges[at - 1] = edges[at - 1], edges[at]
                at -= 1
        return edges

    def value_of(self, edge: Edge) -> float:
        """What the searching seat may expect of one of its options."""
        child = edge.child
        if child is None or child.visits == 0:
            return edge.value
        return (child.totals[self.seat] + edge.value) / float(child.visits + 1)

    def line(self) -> list[Choice]:
        """The most visited choices from the root on."""
        if self.solved:
            return self.solved
        line: list[Choice] = []
        node: Node | None = self.root
        while node is not None and node.edges:
            best = self.ranked(node)[0]
            if best.visits == 0:
                break
            line.append(best.choice)
            node = best.child
        return line


def better(edge: Edge, other: Edge) -> bool:
    """Whether an option stands before another."""
    if edge.visits != other.visits:
        return edge.visits > other.visits
    return edge.value > other.value
