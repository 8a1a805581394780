"""What the pages about research say is true: they run, and the tables are those of the code."""

from __future__ import annotations

import doctest
import importlib
import json
import sys
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("pettingzoo")

DOCS = Path(__file__).parent.parent.parent / "docs"


def script(monkeypatch: pytest.MonkeyPatch, folder: Path, name: str) -> Any:
    """A script of the documents as a module."""
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.delitem(sys.modules, name, raising=False)
    return importlib.import_module(name)


def test_the_page_runs() -> None:
    failed, attempted = doctest.testfile(str(DOCS / "research.md"), module_relative=False)
    assert attempted > 15
    assert failed == 0


def test_the_tables_are_those_of_the_code(monkeypatch: pytest.MonkeyPatch) -> None:
    """If not: python docs/make_observations.py, once the version of the layout is raised."""
    made = script(monkeypatch, DOCS, "make_observations").page()
    assert (DOCS / "observations.md").read_text(encoding="utf-8") == made


def test_the_curve_is_that_of_the_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    plot = script(monkeypatch, DOCS / "research", "learning_curve").plot
    told = json.loads((DOCS / "research" / "learning.json").read_text(encoding="utf-8"))
    assert (DOCS / "research" / "learning.svg").read_text(encoding="utf-8") == plot(told)
    assert told["lines"][-1]["wins"] > told["lines"][0]["wins"] + 0.3


@pytest.mark.filterwarnings("default")
def test_the_example_of_learning_works(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A few hundred steps: whether it runs, not whether it learns."""
    pytest.importorskip("sb3_contrib")
    example = script(monkeypatch, DOCS / "research", "train_maskable_ppo")
    settings = ["--steps=512", "--every=512", "--games=2", "--envs=1", f"--out={tmp_path}"]
    monkeypatch.setattr(sys, "argv", ["train", *settings])
    example.main()
    told = json.loads((tmp_path / "learning.json").read_text(encoding="utf-8"))
    assert [line["steps"] for line in told["lines"]] == [0, 512]
    assert (tmp_path / "learning.svg").read_text(encoding="utf-8").startswith("<svg")
