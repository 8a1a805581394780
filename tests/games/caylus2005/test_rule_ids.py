"""Every rule is held by a test, and every rule that the code names exists."""

from __future__ import annotations

import ast
import re
import tokenize
from collections import Counter
from pathlib import Path

import kingsroad

TESTS = Path(__file__).parent
SOURCES = TESTS.parents[2] / "src" / "kingsroad" / "games" / "caylus2005"
RULES = Path(kingsroad.__file__).parent / "games" / "caylus2005" / "RULES.md"

RULE = re.compile(r"^- \[([a-z]+\.[a-z0-9]+)\]", re.MULTILINE)
CITED = re.compile(r"\[([a-z]+\.[a-z]?[0-9]+|line\.[a-z][0-9]?)\]")

EXPLAINED = {
    "provost.6": "it is about what people say to one another; nothing at the table changes",
}
"""Rules that no program can prove or break."""


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


def cited() -> dict[str, list[str]]:
    """Where comments and strings of the rules' code name each id."""
    found: dict[str, list[str]] = {}
    for path in sorted(SOURCES.glob("*.py")):
        with tokenize.open(path) as source:
            for token in tokenize.generate_tokens(source.readline):
                if token.type in (tokenize.COMMENT, tokenize.STRING):
                    for rule in CITED.findall(token.string):
                        found.setdefault(rule, []).append(f"{path.name}:{token.start[0]}")
    return found


def test_every_rule_has_an_id_of_its_own() -> None:
    ids = rules()
    assert len(ids) > 200, f"{RULES} holds only {len(ids)} rules"
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
    assert len(found) > 100, f"only {len(found)} rules are named in {SOURCES}"
    wrong = [f"{rule} ({', '.join(where)})" for rule, where in found.items() if rule not in known]
    assert not wrong, f"the code names rules that RULES.md does not have: {'; '.join(wrong)}"
