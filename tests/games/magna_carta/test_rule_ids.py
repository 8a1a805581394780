"""Every rule is held by a test, and every rule that the code names exists."""

from __future__ import annotations

import ast
import re
import tokenize
from collections import Counter
from pathlib import Path

import kingsroad

TESTS = Path(__file__).parent
SOURCES = TESTS.parents[2] / "src" / "kingsroad" / "games" / "magna_carta"
RULES = Path(kingsroad.__file__).parent / "games" / "magna_carta" / "RULES.md"

RULE = re.compile(r"^- \[([a-z]+(?:\.[a-z0-9-]+)+)\]", re.MULTILINE)
CITED = re.compile(r"(?<![\w\]])\[([a-z]+(?:\.[a-z0-9-]+)+)\]")
GROUP = re.compile(r"(?<![\w\]])\[([a-z]+)\](?!\()")
"""A group of rules without the number of one, such as ``[deck]``."""

EXPLAINED: dict[str, str] = {}
"""Rules that no program can prove or break, each with the reason; there is none so far."""


def rules() -> list[str]:
    """The ids of all rules, in the order of the rule book."""
    return RULE.findall(RULES.read_text(encoding="utf-8"))


def proven() -> dict[str, list[str]]:
    """The tests that prove each id, by the docstrings of the test functions."""
    found: dict[str, list[str]] = {}
    for path in sorted(TESTS.glob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"), path.name)
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for rule in CITED.findall(ast.get_docstring(node) or ""):
                    found.setdefault(rule, []).append(f"{path.name}::{node.name}")
    return found


def words_of_the_code() -> list[tuple[str, str]]:
    """Every comment and string of the rules' code, and where it stands."""
    words: list[tuple[str, str]] = []
    for path in sorted(SOURCES.glob("*.py")):
        with tokenize.open(path) as source:
            for token in tokenize.generate_tokens(source.readline):
                if token.type in (tokenize.COMMENT, tokenize.STRING):
                    where = f"{path.name}:{token.start[0]}"
                    words += [(token.string, where)]
    return words


def cited() -> dict[str, list[str]]:
    """Where comments and strings of the rules' code name each id."""
    found: dict[str, list[str]] = {}
    for text, where in words_of_the_code():
        for rule in CITED.findall(text):
            found.setdefault(rule, []).append(where)
    return found


def test_every_rule_has_an_id_of_its_own() -> None:
    ids = rules()
    assert len(ids) >= 180, f"{RULES} holds only {len(ids)} rules"
    twice = [rule for rule, times in Counter(ids).items() if times > 1]
    assert not twice, f"used twice in RULES.md: {', '.join(twice)}"
    odd = [rule for rule in ids if not CITED.fullmatch(f"[{rule}]")]
    assert not odd, f"this test cannot find citations of: {', '.join(odd)}"


def test_every_rule_is_proven_by_a_test() -> None:
    held = proven()
    missing = [rule for rule in rules() if rule not in held and rule not in EXPLAINED]
    assert not missing, f"no test names these rules: {', '.join(missing)}"


def test_tests_prove_only_rules_that_exist() -> None:
    known = set(rules())
    wrong = [
        f"{rule} ({', '.join(where)})" for rule, where in proven().items() if rule not in known
    ]
    assert not wrong, f"tests name rules that RULES.md does not have: {'; '.join(wrong)}"


def test_explanations_are_still_needed() -> None:
    stale = [rule for rule in EXPLAINED if rule in proven() or rule not in rules()]
    assert not stale, f"take these out of EXPLAINED: {', '.join(stale)}"


def test_code_names_only_rules_that_exist() -> None:
    known = set(rules())
    found = cited()
    assert len(found) > 60, f"only {len(found)} rules are named in {SOURCES}"
    wrong = [f"{rule} ({', '.join(where)})" for rule, where in found.items() if rule not in known]
    assert not wrong, f"the code names rules that RULES.md does not have: {'; '.join(wrong)}"


def test_code_names_rules_not_groups() -> None:
    groups = {rule.split(".")[0] for rule in rules()}
    wrong = [
        f"[{group}] ({where})"
        for text, where in words_of_the_code()
        for group in GROUP.findall(text)
        if group in groups
    ]
    assert not wrong, f"the code names groups of rules, not rules: {'; '.join(wrong)}"
