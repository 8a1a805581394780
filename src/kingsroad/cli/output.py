"""Output for machines."""

from __future__ import annotations

import json


def print_json(document: object) -> None:
    """Print a document as JSON."""
    print(json.dumps(document, indent=2, ensure_ascii=False))
