"""Sentences that native readers stumbled over do not come back."""

from __future__ import annotations

import re

import pytest
from tests.text.test_glossary import sentences

WITHDRAWN = {
    "en": [
        "no house costs", "do you take it", "^ *Who passes first", "Who knows the address",
        "Keep everything still", "word the provost",
    ],
    "de": [
        "auf den Zimmermann", "auf das Kontor", "kostet kein Haus", "dem König sein Schloss",
        "ein Bot vertritt", "Etwas zur Runde", "eine Wahl beim Namen", "drückt das Ausgewählte",
        "oder tut das", "Was täte", "Rat ist erlaubt", "Mehr zu diesem Tisch",
        "Eingesetzt oder bezahlt", "Auf Geheiß",
    ],
    "nl": [
        "niets te raden", "alleen raad", "Terug vragen", "Keuzes mogen terug$", "bij haar naam",
        "kost geen huis", "werken zoals hij nu staat", "De verbinding is weg", "Wie evenveel heeft",
        "overbouw", "tegen de tafel", "leg haar af", "kan haar zien", "betaald zijn",
        "Op bevel van",
    ],
    "fr": [
        "Récit", "Plutôt pas", "un robot remplace", "Seulement qui a", "^ *Qui passe",
        "ne transforme jamais lui", "l.hôte de l.auberge", "placés ou payés", "Là où il s.arrête",
        "Le plus de lots vaut", "faire la file", "Place attendue", "jouées en pensée",
        "Par trois autres", "revient d.un pas", "comme le système", "Cas douteux", r"\btu\b",
        "Sur l.ordre",
    ],
}  # fmt: skip


@pytest.mark.parametrize("language", WITHDRAWN)
def test_no_withdrawn_sentence_is_said(language: str) -> None:
    pattern = re.compile("|".join(WITHDRAWN[language]))
    assert [(where, said) for where, said in sentences(language) if pattern.search(said)] == []
