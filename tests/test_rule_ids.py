"""Every rule is held by a test, and every rule that the code names exists."""

from __future__ import annotations

import ast
import re
import tokenize
from collections import Counter
from pathlib import Path

import pytest
from tests.parts import ROOT, folder_of, part_of

import kingsroad

RULE = re.compile(r"^- \[([a-z]+(?:\.[a-z0-9-]+)+)\]", re.MULTILINE)
CITED = re.compile(r"(?<![\w\]])\[([a-z]+(?:\.[a-z0-9-]+)+)\]")
GROUP = re.compile(r"(?<![\w\]])\[([a-z]+)\](?!\()")
"""A group of rules without the number of one, such as ``[deck]``."""


def book(key: str) -> str:
    """The rules of a game, as they are installed."""
    return (Path(kingsroad.__file__).parent / "games" / key / "RULES.md").read_text(
        encoding="utf-8"
    )


def rules(key: str) -> list[str]:
    """The ids of all rules, in the order of the rule book."""
    return RULE.findall(book(key))


def proven(key: str) -> dict[str, list[str]]:
    """The tests that prove each id, by the docstrings of the test functions."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder_of(key).glob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"), path.name)
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for rule in CITED.findall(ast.get_docstring(node) or ""):
                    found.setdefault(rule, []).append(f"{path.name}::{node.name}")
    return found


def words_of_the_code(key: str) -> list[tuple[str, str]]:
    """Every comment and string of the rules' code, and where it stands."""
    words: list[tuple[str, str]] = []
    for path in sorted((ROOT / "src" / "kingsroad" / "games" / key).glob("*.py")):
        with tokenize.open(path) as source:
            for token in tokenize.generate_tokens(source.readline):
                if token.type in (tokenize.COMMENT, tokenize.STRING):
                    where = f"{path.name}:{token.start[0]}"
                    words += [(token.string, where)]
    return words


def cited(key: str) -> dict[str, list[str]]:
    """Where comments and strings of the rules' code name each id."""
    found: dict[str, list[str]] = {}
    for text, where in words_of_the_code(key):
        for rule in CITED.findall(text):
            found.setdefault(rule, []).append(where)
    return found


@pytest.mark.parametrize("key", kingsroad.GAMES)
def test_every_rule_has_an_id_of_its_own(key: str) -> None:
    ids = rules(key)
    assert len(ids) >= part_of(key, "pinned").RULES, f"RULES.md holds only {len(ids)} rules"
    lines = re.findall(r"^- \[", book(key), re.MULTILINE)
    assert len(lines) == len(ids), "RULES.md has an id that this test cannot read"
    twice = [rule for rule, times in Counter(ids).items() if times > 1]
    assert not twice, f"used twice in RULES.md: {', '.join(twice)}"
    odd = [rule for rule in ids if not CITED.fullmatch(f"[{rule}]")]
    assert not odd, f"this test cannot find citations of: {', '.join(odd)}"


@pytest.mark.parametrize("key", kingsroad.GAMES)
def test_every_rule_is_proven_by_a_test(key: str) -> None:
    held = {*proven(key), *part_of(key, "pinned").EXPLAINED}
    missing = [rule for rule in rules(key) if rule not in held]
    assert not missing, f"no test names these rules: {', '.join(missing)}"


@pytest.mark.parametrize("key", kingsroad.GAMES)
def test_tests_prove_only_rules_that_exist(key: str) -> None:
    known = set(rules(key))
    wrong = [
        f"{rule} ({', '.join(where)})" for rule, where in proven(key).items() if rule not in known
    ]
    assert not wrong, f"tests name rules that RULES.md does not have: {'; '.join(wrong)}"


@pytest.mark.parametrize("key", kingsroad.GAMES)
def test_explanations_are_still_needed(key: str) -> None:
    stale = [
        rule
        for rule in part_of(key, "pinned").EXPLAINED
        if rule in proven(key) or rule not in rules(key)
    ]
    assert not stale, f"take these out of EXPLAINED: {', '.join(stale)}"


@pytest.mark.parametrize("key", kingsroad.GAMES)
def test_code_names_only_rules_that_exist(key: str) -> None:
    known = set(rules(key))
    found = cited(key)
    assert len(found) >= part_of(key, "pinned").CITED, f"only {len(found)} rules are named"
    wrong = [f"{rule} ({', '.join(where)})" for rule, where in found.items() if rule not in known]
    assert not wrong, f"the code names rules that RULES.md does not have: {'; '.join(wrong)}"


@pytest.mark.parametrize("key", kingsroad.GAMES)
def test_code_names_rules_not_groups(key: str) -> None:
    groups = {rule.split(".")[0] for rule in rules(key)}
    wrong = [
        f"[{group}] ({where})"
        for text, where in words_of_the_code(key)
        for group in GROUP.findall(text)
        if group in groups
    ]
    assert not wrong, f"the code names groups of rules, not rules: {'; '.join(wrong)}"
