"""Single bits, for sets and lanes that are packed into one number."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Looked up and not shifted: mypyc 2.4 writes ``1 << n`` with a literal 1 as a 32-bit shift in C.
BIT: Final = vec[i64]([1 << n for n in range(62)])
