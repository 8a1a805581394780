"""Decisions as a table."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import kingsroad
from kingsroad.arena.match import Failure, Result
from kingsroad.arena.runner import InlineRunner
from kingsroad.arena.tournament import Plan, hold
from kingsroad.bots.search import DEALINGS
from kingsroad.record import read_record

pq: Any = pytest.importorskip("pyarrow.parquet", exc_type=ImportError)
parquet: Any = import_module("kingsroad.arena.parquet")

DOCS = Path(__file__).parent.parent.parent / "docs" / "arena.md"


@pytest.mark.parametrize("name", kingsroad.GAMES)
def test_a_run_and_back(tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parquet, "ROWS_IN_A_GROUP", 150)  # more than one group
    plan = Plan(name, 2, ("random", "search:2"), games=2, seed=4)
    file = parquet.ParquetFile(tmp_path / "run.parquet", plan)
    outcomes = list(hold(plan, InlineRunner(), rows=True))
    for outcome in outcomes:
        file.add(outcome)
    file.add(Failure(2, ("random", "random"), "", "", ""))
    assert not file.path.exists()
    file.close()
    table = pq.read_table(file.path)
    assert table.schema.metadata[b"bots"] == b"random,search:2"
    rows = table.to_pylist()
    for done in outcomes:
        assert isinstance(done, Result)
        own = [row for row in rows if row["number"] == done.number]
        record = read_record(done.record)
        assert sum(row["asked"] for row in own) == sum(done.decisions)
        for row in own[:: len(own) // 4]:
            # The row stands before the choice of that number in the record ...
            game = record.replay(row["ply"])
            assert record.choices[row["ply"]].code == row["choice"]
            assert record.choices[row["ply"]].name == row["choice_name"]
            assert (row["seat"], row["turn"]) == (game.seat, game.state.turn())
            assert row["options"] == [choice.code for choice in game.legal]
            assert row["question"] == type(game.pending).__name__
            # ... and its position can be played on.
            loaded = kingsroad.load_position(json.loads(row["position"]))
            assert loaded.question == game.question
            assert (row["game"], row["seed"], row["players"]) == (name, 4, 2)
            assert row["bot"] == done.bots[row["seat"]]
            assert (row["score"], row["place"]) == (
                done.scores[row["seat"]],
                done.places[row["seat"]],
            )
            assert (row["scores"], row["places"]) == (done.scores, done.places)
    thought = [row["iterations"] for row in rows if row["bot"] == "search:2" and row["asked"]]
    # The end of a game is solved and not searched.
    solved = DEALINGS if kingsroad.find_game(name).secrets else 1
    assert 2 in thought
    assert max(thought) in (2, solved)
    with pytest.raises(parquet.OccupiedFile, match="there is such a file already"):
        parquet.ParquetFile(file.path, plan)


def test_the_documentation_names_every_column() -> None:
    text = DOCS.read_text(encoding="utf-8")
    rows = [line.split("`")[1] for line in text.splitlines() if line.startswith("| `")]
    assert [name for name in rows if name in parquet.SCHEMA.names] == parquet.SCHEMA.names
