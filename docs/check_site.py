"""Follow every link inside the documentation site, to its page and the place on that page.

python docs/check_site.py site
"""

from __future__ import annotations

import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

NOWHERE = "404.html"
"""Shown at any address, so its links are told from the root."""


class Page(HTMLParser):
    """What a page links to, and the places on it."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.links: list[str] = []
        self.places: set[str] = set()
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Gather."""
        for name, value in attrs:
            if name == "id" and value:
                self.places.add(value)
            elif name in {"href", "src"} and value:
                self.links.append(value)


def dead_links(site: Path) -> list[str]:
    """Every link that leads nowhere, with the page that has it."""
    pages = {path: Page(path) for path in site.rglob("*.html") if path.name != NOWHERE}
    dead = []
    for path, page in pages.items():
        for link in page.links:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            target = target / "index.html" if target.is_dir() else target
            place = unquote(parts.fragment)
            if not target.exists() or (
                place and target in pages and place not in pages[target].places
            ):
                dead.append(f"{path.relative_to(site)}: {link}")
    return dead


def main() -> int:
    """Check a site; the exit status is 1 if a link is dead."""
    site = Path(sys.argv[1]).resolve()
    dead = dead_links(site)
    print(
        "\n".join(dead) or f"All links of {len(list(site.rglob('*.html')))} pages lead somewhere."
    )
    return bool(dead)


if __name__ == "__main__":
    sys.exit(main())
